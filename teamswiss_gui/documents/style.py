"""The style sheet of the web pages: a screen, a second screen, and paper."""

from __future__ import annotations

from teamswiss_gui.documents.model import Document, Orientation, Size

_SIZES = {Size.WALL: "14pt", Size.NORMAL: "10.5pt", Size.COMPACT: "9pt"}

_COMMON = """
:root{--ink:#1c2326;--quiet:#5a666b;--line:#c9d1d4;--tint:#f1f5f6;--accent:#0f5c66;--warn:#8a4b00;
 --paper:#fff}
@media screen and (prefers-color-scheme:dark){:root{--ink:#e6ecee;--quiet:#a3b1b6;--line:#3a484d;
 --tint:#222c30;--accent:#5cc0cc;--warn:#f0b45a;--paper:#171d20;color-scheme:dark}}
*{box-sizing:border-box}
body{margin:0 auto;padding:24px;max-width:76rem;color:var(--ink);background:var(--paper);
 font-family:system-ui,"Segoe UI","Noto Sans","DejaVu Sans",sans-serif;line-height:1.35;
 font-variant-numeric:tabular-nums lining-nums}
a{color:inherit;text-decoration-color:var(--line);text-underline-offset:2px}
nav{display:flex;flex-wrap:wrap;gap:4px 16px;margin-bottom:16px}
nav a{color:var(--accent)}
nav a[aria-current]{font-weight:600;text-decoration:none;color:var(--ink)}
header{border-bottom:1px solid var(--line);margin-bottom:16px;padding-bottom:8px}
header img{float:inline-end;max-height:64px;max-width:220px}
.event{color:var(--quiet);margin:0}
h1{font-size:1.7em;line-height:1.2;margin:2px 0}
h1 small{font-weight:400;color:var(--quiet);font-size:.75em;margin-inline-start:.5em}
h2{font-size:1.2em;margin:24px 0 8px}
h3{font-size:1.05em;margin:16px 0 4px}
.head,.notes,.quiet{color:var(--quiet)}
.head{margin:0}
.head span+span:before{content:" \\b7\\20 "}
.notes{font-size:.88em;margin:6px 0 0}
.notes p{margin:2px 0}
.mark{display:inline-block;border:2px solid var(--warn);color:var(--warn);font-weight:700;
 padding:2px 10px;border-radius:6px;margin:6px 0}
.strong{font-weight:650}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%}
caption{text-align:start;font-weight:600;padding:4px 0}
th{font-weight:600;font-size:.86em;color:var(--quiet);text-align:start;vertical-align:bottom;
 border-bottom:1px solid var(--ink);padding:3px 6px}
th.h{font-size:1em;color:var(--ink)}
td{padding:3px 6px;vertical-align:baseline;border-bottom:1px solid var(--line)}
.e{text-align:end}.c{text-align:center}.d{text-align:end;white-space:nowrap}
td.e,th.e,td.c,td.d{width:1%;padding-inline:8px}
.d .f{display:inline-block;text-align:start}
.f1{width:.9em}.f2{width:1.25em}.f3{width:1.9em}.f4{width:2.6em}
td.t{overflow-wrap:anywhere;min-width:10em}
.n{white-space:nowrap}
tr.s>td{background:var(--tint);-webkit-print-color-adjust:exact;print-color-adjust:exact}
tr.g>th{font-size:1em;color:var(--ink);padding-top:10px;border-bottom:1px solid var(--line)}
.m{white-space:nowrap}td.c.m{padding-inline:3px}
.m i{font-style:normal;display:inline-block}
i.w,i.b{display:inline-block;width:.68em;height:.68em;border:1px solid var(--ink);
 overflow:hidden;color:transparent;vertical-align:baseline;
 -webkit-print-color-adjust:exact;print-color-adjust:exact}
i.w{background:#fff}i.b{background:#000}
.m .o{min-width:1.4em;text-align:end}.m .k{width:1.3em;text-align:center}
.m .p{min-width:1.8em;text-align:start}.m .u{min-width:.62em;text-align:end}
.box{border:1px solid var(--ink);min-width:2.4em;height:2em}
dl{display:grid;grid-template-columns:max-content 1fr;gap:3px 16px;margin:0}
dt{color:var(--quiet)}dd{margin:0}
p.i1{margin:2px 0 2px 1.6em}p{margin:4px 0}
.lines{display:flex;gap:24px;margin-top:32px}
.lines span{flex:1;border-top:1px solid var(--ink);font-size:.85em;color:var(--quiet)}
.cards{display:grid;gap:0}
.card{border:1px dashed var(--line);padding:16px;break-inside:avoid}
.card h2{margin:0}.corner{float:inline-end;font-size:2.2em;font-weight:700;line-height:1}
.card td{vertical-align:middle}
dd .box{display:inline-block;vertical-align:middle}
.corner small{display:block;font-size:.3em;font-weight:400;color:var(--quiet)}
.folded .card{text-align:center;min-height:12em}
.folded .corner{float:none;font-size:5em;display:block}
.flow{columns:2;column-gap:24px}
footer{margin-top:24px;border-top:1px solid var(--line);padding-top:6px;color:var(--quiet);
 font-size:.85em;display:flex;flex-wrap:wrap;gap:2px 24px;justify-content:space-between}
@media screen and (min-width:50.01rem){table{width:auto;min-width:min(100%,46rem)}
 .card table{width:100%}
 td.e,th.e,td.c,td.d{width:auto}}
@media screen and (max-width:50rem){body{padding:12px}
 .scroll .l{position:sticky;inset-inline-start:0;background:var(--paper);
 background-clip:padding-box}
 .scroll tr.s>.l{background-color:var(--tint)}
 .flow{columns:1}td,th{padding:3px 4px}
 td.e,th.e,td.c,td.d{padding-inline:4px}td.t{min-width:7em}nav a{padding:4px 0}
 .cards{grid-template-columns:1fr!important}}
@media screen and (max-width:30rem){table{font-size:.86em}td,th{padding:3px 2px}
 td.t{min-width:7.2em}
 .x{display:none}h1 small{display:block;margin:0}}
"""

_PRINT = """
@media print{
 body{padding:0;max-width:none}
 nav{display:none}
 thead{display:table-header-group}
 tr,.notes,.facts,p{break-inside:avoid}
 tr.g{break-after:avoid}
 h1,h2,h3,caption{break-after:avoid}
 tbody.together,section.together{break-inside:avoid}
 section.page{break-before:page}
 a{text-decoration:none}
 .scroll{overflow:visible}
}
"""


def style_sheet(document: Document) -> str:
    """Return the style sheet of a document's page; it holds no sign that XML would trip over."""
    lies = "landscape" if document.orientation is Orientation.LANDSCAPE else "portrait"
    page = f"@page{{size:{lies};margin:12mm;@bottom-right{{content:{_page_of(document)};"
    page += "font-size:8pt;color:#5a666b}}"
    size = f"@media print{{body{{font-size:{_SIZES[document.size]}}}}}"
    return f"{_COMMON}{_PRINT}{page}\n{size}\n"


def _page_of(document: Document) -> str:
    words = document.page_of or "{page} / {pages}"
    parts = []
    for piece in words.replace("{pages}", "\0P\0").replace("{page}", "\0p\0").split("\0"):
        if piece == "P":
            parts.append("counter(pages)")
        elif piece == "p":
            parts.append("counter(page)")
        elif piece:
            parts.append('"' + "".join(_safe(c) for c in piece) + '"')
    return " ".join(parts)


def _safe(character: str) -> str:
    if character.isalnum() or character == " ":
        return character
    return f"\\{ord(character):x} "
