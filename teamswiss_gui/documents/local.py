"""Figures and dates of a finished document, written as its language writes them.

Builders write figures once, with a point; spreadsheets and CSV get values and need no writing.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from teamswiss_gui.documents.model import Block, Card, Cards, Cell, Document, Facts, Section, Table
from teamswiss_gui.words.local import date_text, decimal_text


def localised(document: Document) -> Document:
    """Return the document with its figures and dates in its language's writing."""
    if document.language == "en":
        return document  # as the builders write
    writer = _Writer(document.language)
    return replace(document, sections=tuple(map(writer.section, document.sections)))


class _Writer:
    def __init__(self, language: str) -> None:
        self._language = language

    def section(self, section: Section) -> Section:
        return replace(section, blocks=tuple(map(self._block, section.blocks)))

    def _block(self, block: Block) -> Block:
        match block:
            case Table():
                return self._table(block)
            case Facts():
                return Facts(self._facts(block.lines))
            case Cards():
                return replace(block, cards=tuple(map(self._card, block.cards)))
        return block

    def _card(self, card: Card) -> Card:
        tables = tuple(map(self._table, card.tables))
        return replace(card, tables=tables, facts=self._facts(card.facts))

    def _facts(self, lines: tuple[tuple[str, Cell], ...]) -> tuple[tuple[str, Cell], ...]:
        return tuple((name, self._cell(cell)) for name, cell in lines)

    def _table(self, table: Table) -> Table:
        rows = tuple(
            replace(row, cells=tuple(map(self._cell, row.cells)))
            if any(_is_written(cell) for cell in row.cells)
            else row
            for row in table.rows
        )
        return replace(table, rows=rows)

    def _cell(self, cell: Cell) -> Cell:
        if not _is_written(cell):
            return cell
        if isinstance(cell.value, date):
            return replace(cell, text=date_text(self._language, cell.value))
        return replace(cell, text=decimal_text(self._language, cell.text))


def _is_written(cell: Cell) -> bool:
    """Say whether a language may write the cell otherwise."""
    return isinstance(cell.value, date) or (
        isinstance(cell.value, int | float) and "." in cell.text
    )
