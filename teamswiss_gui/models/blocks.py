"""Blocks of a spreadsheet: what the clipboard holds, and how it fills teams and rosters."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.formats.headers import PLAYER_FIELDS, TEAM_FIELDS, Field
from teamswiss_gui.formats.team_lists import Layout, Table, preview
from teamswiss_gui.formats.team_lists.bounds import BIGGEST_FILE, MOST_COLUMNS, MOST_ROWS
from teamswiss_gui.formats.team_lists.mapping import IGNORED, Column, propose
from teamswiss_gui.models.cell_values import field_value

Fields = dict[str, object]
Block = list[list[str]]
C = TypeVar("C")


def read_block(text: str) -> Block:
    """Split what a spreadsheet puts on the clipboard; rows without any text are left out."""
    if len(text) > BIGGEST_FILE:
        raise TeamSwissError("list-too-big", file="", found=len(text), limit=BIGGEST_FILE)
    clean = text.replace("\0", "").replace("\r\n", "\n").replace("\r", "\n")
    try:
        rows = [
            [" ".join(cell.split()) for cell in row]
            for row in csv.reader(io.StringIO(clean), delimiter="\t")
        ]
    except csv.Error as error:
        raise TeamSwissError("list-damaged", file="", problem=str(error)) from None
    rows = [row for row in rows if any(row)]
    if len(rows) > MOST_ROWS or any(len(row) > MOST_COLUMNS for row in rows):
        raise TeamSwissError("list-rows", file="", limit=MOST_ROWS)
    return rows


def write_block(rows: Sequence[Sequence[str]]) -> str:
    """Return cells as a spreadsheet takes them from the clipboard."""
    out = io.StringIO()
    csv.writer(out, delimiter="\t", lineterminator="\n").writerows(rows)
    return out.getvalue()


@dataclass(frozen=True, slots=True)
class Seen:
    """What a block seems to be."""

    is_team_list: bool
    """It has heads with a team and players: it is looked at before it comes in."""
    heads: bool
    """Its first rows are heads that are known."""


def look_at(block: Block) -> Seen:
    """Say what a block seems to be, by the heads that are known."""
    mapping = propose(_table(block))
    fields = {column.field for column in mapping.columns}
    named = bool(fields & {Field.NAME, Field.LAST_NAME})
    across = mapping.layout is Layout.TEAM_ROWS
    if not mapping.head_row:
        return Seen(is_team_list=across and len(block) > 1, heads=False)
    return Seen(is_team_list=Field.TEAM in fields and (named or across), heads=True)


def by_place(block: Block, columns: Sequence[C], fields: Mapping[C, str]) -> list[Fields]:
    """Read rows cell by cell into the fields of columns that stand side by side."""
    rows = []
    for number, cells in enumerate(block, start=1):
        found: Fields = {}
        for column, text in zip(columns, cells, strict=False):
            try:
                found[fields[column]] = field_value(fields[column], text)
            except TeamSwissError as error:
                details = {**error.details, "pasted_row": number}
                raise TeamSwissError(error.code, **details) from None
        rows.append(found)
    return rows


def players_by_heads(block: Block) -> list[Fields]:
    """Read players whose block has heads of its own, in whatever order."""
    table = _table(block)
    mapping = propose(table)
    columns = tuple(c if c.field in PLAYER_FIELDS else IGNORED for c in mapping.columns)
    whole = Table("", tuple(("-", *row) for row in table.rows))
    one_team = replace(mapping, layout=Layout.PLAYER_ROWS, columns=(Column(Field.TEAM), *columns))
    return [dict(player) for e in preview(whole, one_team).entries for player in e.players]


def teams_by_heads(block: Block) -> list[Fields]:
    """Read teams whose block has heads of its own, in whatever order."""
    table = _table(block)
    mapping = propose(table)
    columns = tuple(
        Column(Field.TEAM) if c.field is Field.NAME and Field.TEAM not in _of(mapping.columns)
        else Column(Field.TEAM_FEDERATION) if c.field is Field.FEDERATION
        else c if c.field in TEAM_FIELDS
        else IGNORED
        for c in mapping.columns
    )  # fmt: skip
    return [dict(entry.team) for entry in preview(table, replace(mapping, columns=columns)).entries]


def _of(columns: Sequence[Column]) -> set[Field]:
    return {column.field for column in columns}


def _table(block: Block) -> Table:
    return Table("", tuple(tuple(row) for row in block))
