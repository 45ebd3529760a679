"""A document's description as plain text, so that a change of it can be read in a diff.

`python -m tests.golden.describe` writes the golden files anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from teamswiss_gui.documents.model import (
    Card,
    Cards,
    Cell,
    Document,
    Facts,
    Lines,
    RowKind,
    Table,
    Text,
)
from teamswiss_gui.documents.registry import BUILDERS, NEEDS_ROUND, document
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.storage.document import Document as File
from teamswiss_gui.words.places import resource

FOLDER = Path(__file__).parent / "documents"
SAMPLES = {"league": "City League.teamswiss", "cup": "Summer Cup.teamswiss"}


def sample(name: str) -> Tournament:
    with File.open(resource("samples", SAMPLES[name]), read_only=True) as opened:
        return opened.tournament


def cases() -> list[tuple[str, str]]:
    """Return (event, document) for everything that can be shown of the samples."""
    return [
        (event, name)
        for event in SAMPLES
        for name in BUILDERS
        if event == "league" or name not in NEEDS_ROUND
    ]


def described(found: Document) -> str:
    """Return everything that the description holds."""
    return "\n".join(_lines(found)) + "\n"


def _lines(found: Document) -> Iterator[str]:
    yield f"{found.event} | {found.title} | {found.subtitle} | round {found.round}"
    yield f"{found.orientation.value}, {found.size.value}, {found.language}"
    for mark, text in found.marks:
        yield f"MARK {mark.value}: {text}"
    yield f"head: {' | '.join(found.head)}"
    yield f"foot: {' | '.join(found.foot)} | {found.page_of}"
    for section in found.sections:
        flags = [name for name in ("new_page", "keep_together") if getattr(section, name)]
        yield f"# {section.heading} {' '.join(flags)}".rstrip()
        for block in section.blocks:
            match block:
                case Text():
                    yield f"{'  ' * block.indent}{block.weight.value}: {block.text}"
                case Facts():
                    yield from _facts(block.lines)
                case Lines():
                    yield f"lines: {' | '.join(block.labels)}"
                case Table():
                    yield from _table(block)
                case Cards():
                    yield f"cards: {block.per_page} a page, {block.across} across, {block.folded}"
                    for card in block.cards:
                        yield from _card(card)


def _facts(lines: tuple[tuple[str, Cell], ...]) -> Iterator[str]:
    for name, cell in lines:
        yield f"  {name}: {cell.text} ({cell.value!r})"


def _card(card: Card) -> Iterator[str]:
    yield f"[{card.corner}] {card.title} | {card.subtitle} | {card.mark}"
    yield from _facts(card.facts)
    for table in card.tables:
        yield from _table(table)
    for lines in card.lines:
        yield f"  lines: {' | '.join(lines.labels)}"
    if card.note:
        yield f"  {card.note}"


def _table(table: Table) -> Iterator[str]:
    flags = [name for name in ("splits", "groups_together") if getattr(table, name)]
    yield f"table {table.name}: {table.shading.value}, flow {table.flow} {' '.join(flags)}".rstrip()
    for column in table.columns:
        marks = [
            name
            for name in ("grows", "wraps", "is_label", "on_paper", "below")
            if getattr(column, name)
        ]
        yield (
            f"  {column.key}: {column.header!r} {column.kind.value} {column.alignment.value} "
            f"{column.width:g} {column.weight.value} {' '.join(marks)}"
        ).rstrip()
    for row in table.rows:
        if row.kind is RowKind.HEADING:
            yield f"  == {row.cells[0].text}"
        else:
            yield "  " + " | ".join(_cell(cell) for cell in row.cells)
    for note in table.notes:
        yield f"  note: {note}"


def _cell(cell: Cell) -> str:
    """Return the text, and the value where it says something else."""
    if cell.value is None or str(cell.value) == cell.text:
        return cell.text
    return f"{cell.text} <{cell.value!r}>"


def main() -> None:
    """Write the golden files."""
    events = {name: sample(name) for name in SAMPLES}
    for event, name in cases():
        text = described(document(name, events[event]))
        (FOLDER / f"{event}-{name}.txt").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
