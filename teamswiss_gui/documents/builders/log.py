"""The log: who did what when, in the order in which it happened."""

from __future__ import annotations

from datetime import datetime

from teamswiss_gui.documents import cells
from teamswiss_gui.documents.model import (
    Block,
    Cell,
    Column,
    Document,
    Row,
    Section,
    Size,
    Table,
    Text,
    Weight,
)
from teamswiss_gui.documents.source import Source
from teamswiss_gui.storage.history import LogLine
from teamswiss_gui.words.log_lines import log_text


def build(source: Source) -> Document:
    """Return every line of the file's log, day by day."""
    lines = source.options.log
    blocks: tuple[Block, ...] = (_table(source, lines),)
    if not lines:
        blocks = (Text(source.tr("Nothing is in the log.")), *blocks)
    return source.document(
        "log",
        source.tr("Log"),
        (Section(blocks),),
        subtitle=source.tr("Entries: {count}", count=len(lines)) if lines else "",
        size=Size.COMPACT,
    )


def _table(source: Source, lines: tuple[LogLine, ...]) -> Table:
    tr = source.tr
    rows: list[Row] = []
    day = ""
    for line in lines:
        moment = datetime.fromisoformat(line.at).astimezone()
        if source.date(moment.date()) != day:
            day = source.date(moment.date())
            rows.append(cells.heading(day))
        said = log_text(source.words, line.gesture, line.details)
        said = said[:1].upper() + said[1:]
        stamp = f"{moment:%H:%M:%S}"
        shown = said.replace("−", "–")  # as every minus on paper: cells.with_minus
        rows.append(Row((Cell(f"{day} {stamp}", stamp), cells.text(line.who), Cell(said, shown))))
    columns = (
        Column("when", tr("Time"), width=9, weight=Weight.QUIET),
        Column("who", tr("Who"), width=12, wraps=True, weight=Weight.QUIET),
        Column("what", tr("What"), width=60, grows=True, wraps=True),
    )
    return Table("log", columns, tuple(rows), notes=_notes(source), has_header=bool(rows))


def _notes(source: Source) -> tuple[str, ...]:
    grows = source.tr("The log only grows: taking something back is an entry of its own.")
    if not any("result" in line.details for line in source.options.log):
        return (grows,)
    sides = source.tr("Of two teams the first has White on board 1; its points come first.")
    return (grows, sides)
