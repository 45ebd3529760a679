"""A document as one self-contained web page, for the screen and for a browser's printer."""

from __future__ import annotations

import base64
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from html import escape
from itertools import groupby

from teamswiss_gui.documents.figures import clean, decimal_parts, tail_width
from teamswiss_gui.documents.model import (
    Align,
    Block,
    Card,
    Cards,
    Cell,
    Column,
    Document,
    Facts,
    Kind,
    Lines,
    Row,
    RowKind,
    Section,
    Shading,
    Table,
    Text,
    Weight,
)
from teamswiss_gui.documents.style import style_sheet

SQUARES = {"w": "□", "b": "■"}
_ASIDE = frozenset({"federation", "fide-id"})
"""Columns that a telephone does without, so that the points are in sight."""
_RIGHT_TO_LEFT = frozenset({"ar", "fa", "he", "ur", "ps", "yi"})
_CLASSES = {Align.START: "", Align.CENTRE: " c", Align.END: " e", Align.DECIMAL: " d"}
_LOUD = {Weight.NORMAL: "", Weight.QUIET: " quiet", Weight.STRONG: " strong"}
_TAILS = 4

Links = Mapping[str, str]
"""The page of each document that can be linked to, by its name."""


def to_html(
    document: Document,
    *,
    refresh: int | None = None,
    links: Links | None = None,
    menu: Sequence[tuple[str, str]] = (),
    here: str = "",
) -> bytes:
    """Return the page.

    `refresh` loads it anew after so many seconds; `links` and `menu` (title, page) tie it to the
    other pages of a site, `here` being its own.
    """
    return "".join(_page(document, refresh, links or {}, menu, here)).encode()


def _page(
    document: Document,
    refresh: int | None,
    links: Links,
    menu: Sequence[tuple[str, str]],
    here: str,
) -> Iterator[str]:
    language = document.language
    direction = "rtl" if language.split("_")[0] in _RIGHT_TO_LEFT else "ltr"
    title = " – ".join(part for part in (document.title, document.subtitle, document.event) if part)
    yield f'<!DOCTYPE html>\n<html lang="{_e(language)}" dir="{direction}">\n<head>\n'
    yield '<meta charset="utf-8"/>\n'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
    yield '<meta name="generator" content="TeamSwiss"/>\n'
    if refresh is not None:
        yield f'<meta http-equiv="refresh" content="{int(refresh)}"/>\n'
    yield f"<title>{_e(title)}</title>\n<style>{style_sheet(document)}</style>\n</head>\n<body>\n"
    if menu:
        yield "<nav>"
        for name, page in menu:
            current = ' aria-current="page"' if page == here else ""
            yield f'<a href="{_e(page)}"{current}>{_e(name)}</a> '
        yield "</nav>\n"
    yield from _header(document)
    writer = _Body({**links, document.name: ""})
    yield "<main>\n"
    for section in document.sections:
        yield from writer.section(section)
    yield "</main>\n"
    yield from _footer(document)
    yield "</body>\n</html>\n"


def _header(document: Document) -> Iterator[str]:
    yield "<header>\n"
    if document.logo is not None:
        content = base64.b64encode(document.logo.content).decode()
        yield f'<img alt="" src="data:{_e(document.logo.media_type)};base64,{content}"/>\n'
    yield f'<p class="event"><bdi>{_e(document.event)}</bdi></p>\n'
    subtitle = f"<small>{_e(document.subtitle)}</small>" if document.subtitle else ""
    yield f"<h1>{_e(document.title)}{subtitle}</h1>\n"
    for mark, text in document.marks:
        yield f'<p class="mark {mark.value}">{_e(text)}</p>\n'
    if document.head:
        facts = "".join(f"<span>{_e(fact)}</span>" for fact in document.head)
        yield f'<p class="head">{facts}</p>\n'
    yield "</header>\n"


def _footer(document: Document) -> Iterator[str]:
    yield "<footer>"
    facts = [*document.foot, document.printed_text]
    yield f"<span>{_e(' · '.join(fact for fact in facts if fact))}</span>"
    if document.sponsor:
        yield f"<span>{_e(document.sponsor)}</span>"
    yield "</footer>\n"


class _Body:
    """Writes the parts of a document that may hold links."""

    def __init__(self, links: Links) -> None:
        self.links = links

    def section(self, section: Section) -> Iterator[str]:
        """Yield a section with its heading."""
        classes = [
            name
            for name, holds in (("page", section.new_page), ("together", section.keep_together))
            if holds
        ]
        named = f' id="{_e(section.anchor)}"' if section.anchor else ""
        yield f"<section{named}{_class(*classes)}>\n"
        if section.heading:
            level = min(section.level + 1, 4)
            yield f"<h{level}>{_e(section.heading)}</h{level}>\n"
        for block in section.blocks:
            yield from self.block(block)
        yield "</section>\n"

    def block(self, block: Block) -> Iterator[str]:
        """Yield one block."""
        match block:
            case Text():
                classes = _class(
                    _LOUD[block.weight].strip(), f"i{block.indent}" if block.indent else ""
                )
                yield f"<p{classes}>{_e(block.text)}</p>\n"
            case Facts():
                yield self.facts(block.lines)
            case Lines():
                yield _lines(block)
            case Table():
                yield from self.table(block)
            case Cards():
                folded = "folded" if block.folded else ""
                grid = f' style="grid-template-columns:repeat({block.across},1fr)"'
                yield f"<div{_class('cards', folded)}{grid}>\n"
                for card in block.cards:
                    yield from self.card(card)
                yield "</div>\n"

    def facts(self, lines: Sequence[tuple[str, Cell]]) -> str:
        """Return names and values."""
        told = "".join(f"<dt>{_e(name)}</dt><dd>{_fact(cell)}</dd>" for name, cell in lines)
        return f'<dl class="facts">{told}</dl>\n' if told else ""

    def card(self, card: Card) -> Iterator[str]:
        """Yield one card."""
        yield '<div class="card">\n'
        if card.corner:
            name = f"<small>{_e(card.corner_name)}</small>" if card.corner_name else ""
            yield f'<span class="corner">{name}{_e(card.corner)}</span>'
        yield f"<h2>{_e(card.title)}</h2>\n"
        if card.subtitle:
            yield f'<p class="quiet">{_e(card.subtitle)}</p>\n'
        if card.mark:
            yield f'<p class="mark">{_e(card.mark)}</p>\n'
        for table in card.tables:
            yield from self.table(table)
        yield self.facts(card.facts)
        if card.note:
            yield f'<p class="notes">{_e(card.note)}</p>\n'
        for lines in card.lines:
            yield _lines(lines)
        yield "</div>\n"

    def table(self, table: Table) -> Iterator[str]:
        """Yield a table: a header that is repeated, and bodies that stay together."""
        shown = [(place, column) for place, column in enumerate(table.columns) if column.on_paper]
        yield f"<div{_class('flow' if table.flow > 1 else 'scroll')}>\n"
        yield f'<table class="{_e(table.name)}">\n'
        if table.caption:
            yield f"<caption>{_e(table.caption)}</caption>\n"
        if table.has_header:
            yield from _head([column for _, column in shown])
        tails = {
            place: min(tail_width(row.cells[place].text for row in table.body()), _TAILS)
            for place, column in shown
            if column.alignment is Align.DECIMAL
        }
        plan = [
            (place, column, column.alignment, tails.get(place, 0), _narrow(column))
            for place, column in shown
        ]
        body = _class("together" if table.groups_together else "")
        yield f"<tbody{body}>\n"
        count = group = 0
        for index, row in enumerate(table.rows):
            if row.kind is RowKind.HEADING:
                if index:
                    yield f"</tbody>\n<tbody{body}>\n"
                group += 1
                count = 0
                yield self._heading(row, len(shown))
                continue
            tinted = (group if table.shading is Shading.GROUPS else count) % 2 == 1
            count += 1
            classes = _class("s" if tinted and table.shading is not Shading.NONE else "")
            named = f' id="{_e(row.anchor)}"' if row.anchor else ""
            cells = "".join(
                self._cell(row.cells[place], column, align, tail, narrow)
                for place, column, align, tail, narrow in plan
            )
            yield f"<tr{named}{classes}>{cells}</tr>\n"
        yield "</tbody>\n</table>\n"
        if table.notes:
            notes = "".join(f"<p>{_e(note)}</p>" for note in table.notes)
            yield f'<div class="notes">{notes}</div>\n'
        yield "</div>\n"

    def _heading(self, row: Row, width: int) -> str:
        named = f' id="{_e(row.anchor)}"' if row.anchor else ""
        cell = row.cells[0]
        said = self._linked(cell, _e(cell.text))
        return f'<tr class="g"{named}><th colspan="{width}" scope="rowgroup">{said}</th></tr>\n'

    def _cell(self, cell: Cell, column: Column, align: Align, tail: int, narrow: str) -> str:
        text = cell.text
        kind = column.kind
        if kind is Kind.BOX:
            return '<td class="c"><div class="box"></div></td>'
        if not text:
            return f"<td{_class(narrow)}></td>"
        weight = _LOUD[cell.weight or column.weight] + (f" {narrow}" if narrow else "")
        if cell.parts:
            opponent, mark, points = (_e(part) for part in cell.parts)
            whole, rest = decimal_parts(points)
            inner = (
                f'<i class="o">{opponent}</i><i class="k">{_square(mark)}</i>'
                f'<i class="p"><i class="u">{whole}</i>{rest}</i>'
            )
            return f'<td class="c m{weight}">{inner}</td>'
        if kind is Kind.COLOUR:
            return f"<td{_class('c', narrow)}>{_square(text) or _e(text)}</td>"
        if align is Align.DECIMAL and tail:
            whole, rest = decimal_parts(text)
            inner = f'{_e(whole)}<span class="f f{tail}">{_e(rest)}</span>'
            return f'<td class="d{weight}">{inner}</td>'
        inner = _e(text)
        wrap = "n"
        if kind is Kind.NAME or kind is Kind.TEXT:
            inner = self._linked(cell, f"<bdi>{inner}</bdi>")
            wrap = "t" if column.wraps else "n"
        return f'<td class="{wrap}{_CLASSES[align]}{weight}">{inner}</td>'

    def _linked(self, cell: Cell, inner: str) -> str:
        if not cell.link:
            return inner
        name, _, anchor = cell.link.partition("#")
        page = self.links.get(name)
        if page is None:
            return inner
        return f'<a href="{_e(page)}#{_e(anchor)}">{inner}</a>'


def _head(columns: Sequence[Column]) -> Iterator[str]:
    groups = [(group, list(those)) for group, those in groupby(columns, lambda c: c.group)]
    yield "<thead>\n"
    if any(group and any(column.header for column in those) for group, those in groups):
        yield "<tr>"
        for group, those in groups:
            yield f'<th class="c" colspan="{len(those)}">{_e(group)}</th>'
        yield "</tr>\n"
        groups = [("", list(columns))]
    yield "<tr>"
    for group, those in groups:
        if group:  # it heads columns that have no name of their own
            yield f'<th scope="colgroup" class="c" colspan="{len(those)}">{_e(group)}</th>'
            continue
        for column in those:
            align = "e" if column.alignment is Align.DECIMAL else _CLASSES[column.alignment].strip()
            said = f' title="{_e(column.explained)}"' if column.explained else ""
            classes = _class(align, _narrow(column), "h" if column.named else "")
            yield f'<th scope="col"{classes}{said}>{_e(column.header)}</th>'
    yield "</tr>\n</thead>\n"


def _narrow(column: Column) -> str:
    """Return how a column behaves on a narrow screen: names stay in sight, side matters go."""
    if column.is_label and column.kind is Kind.NAME:
        return "l"
    return "x" if column.key in _ASIDE else ""


def _fact(cell: Cell) -> str:
    """Return a value, or boxes for a score that is to be written in."""
    if cell.text:
        return f"<bdi>{_e(cell.text)}</bdi>"
    return '<span class="box"></span> : <span class="box"></span>'


def _square(colour: str) -> str:
    """Return the mark of a colour: a box that is white or black on any ground, read as a sign."""
    return f'<i class="{colour}">{SQUARES[colour]}</i>' if colour in SQUARES else ""


def _lines(lines: Lines) -> str:
    told = "".join(f"<span>{_e(label)}</span>" for label in lines.labels)
    return f'<div class="lines">{told}</div>\n'


def _class(*names: str) -> str:
    said = " ".join(name for name in names if name)
    return f' class="{said}"' if said else ""


@lru_cache(maxsize=10_000)
def _e(text: str) -> str:
    return escape(clean(text))
