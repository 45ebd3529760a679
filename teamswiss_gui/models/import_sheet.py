"""A list about to come in: the sheet as it was read, its doubts, and the teams it brings."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QObject, Qt

from teamswiss_gui.formats.headers import Field
from teamswiss_gui.formats.team_lists import Doubt, Preview
from teamswiss_gui.formats.team_lists.values import doubt_text
from teamswiss_gui.models.cell_values import field_text
from teamswiss_gui.models.editable import DISPLAY, TIP
from teamswiss_gui.models.roles import Role, Tone
from teamswiss_gui.models.rows import LEFT, RIGHT, RowsModel
from teamswiss_gui.words import Words


def letters(column: int) -> str:
    """Return the letters of a column (from 0), as spreadsheets call it."""
    text = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        text = chr(ord("A") + rest) + text
    return text


class SheetModel(RowsModel[int]):
    """The cells of the sheet; heads say what a column holds, colours what is doubtful."""

    def __init__(
        self, words: Words, names: Mapping[Field, str], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._names = names
        self._seen: Preview | None = None
        self._doubts: dict[tuple[int, int], list[Doubt]] = {}

    def show(self, seen: Preview | None) -> None:
        """Show what was read."""
        self.beginResetModel()
        self._seen = seen
        self._doubts = {}
        for doubt in seen.doubts if seen else ():
            self._doubts.setdefault((doubt.row, doubt.column), []).append(doubt)
        self.rows = list(range(1, len(seen.table.rows) + 1)) if seen else []
        self.endResetModel()

    def columns(self) -> Sequence[int]:
        return range(self._seen.table.width if self._seen else 0)

    def key(self, row: int) -> Hashable:
        return row

    def head(self, column: int) -> str:
        if self._seen is None or column >= len(self._seen.mapping.columns):
            return letters(column)
        holds = self._seen.mapping.columns[column]
        name = self._names[holds.field]
        if holds.player:
            name = self.tr("{field} {number}").format(field=name, number=holds.player)
        return f"{letters(column)} · {name}"

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if orientation is Qt.Orientation.Vertical:
            return section + 1 if role == DISPLAY else None
        return super().headerData(section, orientation, role)

    def cell(self, row: int, column: int, role: int) -> object:
        if self._seen is None:
            return None
        if role == DISPLAY:
            return self._seen.table.cell(row, column + 1)
        if role == Role.STRONG:
            return row == self._seen.mapping.head_row
        doubts = self._doubts.get((row, column + 1), ())
        if role == TIP:
            return "\n".join(doubt_text(self._words, doubt) for doubt in doubts) or None
        if role == Role.TONE:
            if doubts:
                out = any(doubt.left_out for doubt in doubts)
                return Tone.WRONG if out else Tone.NEEDS
            ignored = self._seen.mapping.columns[column].field is Field.IGNORE
            above = row < self._seen.mapping.head_row
            return Tone.QUIET if ignored or above else None
        return None


class DoubtColumn(IntEnum):
    """The columns of the doubts."""

    PLACE = 0
    TEXT = 1


class DoubtsModel(RowsModel[Doubt]):
    """What is doubtful, in the order of the sheet."""

    listed = tuple(DoubtColumn)

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words

    def show(self, doubts: Sequence[Doubt]) -> None:
        """Show these doubts."""
        self.beginResetModel()
        self.rows = list(doubts)
        self.endResetModel()

    def key(self, row: Doubt) -> Hashable:
        return row

    def head(self, column: int) -> str:
        return self.tr("Cell") if column == DoubtColumn.PLACE else self.tr("What is doubtful")

    def cell(self, row: Doubt, column: int, role: int) -> object:
        if role == Role.TONE:
            if column == DoubtColumn.PLACE:
                return Tone.QUIET
            return Tone.WRONG if row.left_out else Tone.NEEDS
        if role not in (DISPLAY, TIP):
            return None
        if column == DoubtColumn.TEXT:
            return doubt_text(self._words, row)
        if role == TIP:
            return None
        if not row.column:
            return self.tr("row {row}").format(row=row.row)
        return f"{letters(row.column - 1)}{row.row}"


@dataclass(frozen=True, slots=True)
class Incoming:
    """A player about to come in, or a team without players."""

    number: int
    team: str
    place: int
    fields: Mapping[str, object]


class IncomingColumn(IntEnum):
    """The columns of what comes in."""

    TEAM = 0
    PLACE = 1
    NAME = 2
    TITLE = 3
    RATING = 4
    FIDE_ID = 5
    FEDERATION = 6
    BIRTH = 7


class IncomingModel(RowsModel[Incoming]):
    """The teams and players as they will be entered."""

    listed = tuple(IncomingColumn)

    def show(self, seen: Preview | None) -> None:
        """Show what a list brings."""
        rows = []
        for number, entry in enumerate(seen.entries if seen else ()):
            team = str(entry.team.get("name", ""))
            rows += [
                Incoming(number, team, place, player)
                for place, player in enumerate(entry.players, start=1)
            ]
            if not entry.players:
                rows.append(Incoming(number, team, 0, {}))
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def key(self, row: Incoming) -> Hashable:
        return (row.number, row.place)

    def head(self, column: int) -> str:
        return (
            self.tr("Team"),
            self.tr("Bd"),
            self.tr("Player"),
            self.tr("Title"),
            self.tr("Rating"),
            self.tr("FIDE id"),
            self.tr("Fed."),
            self.tr("Born"),
        )[column]

    def alignment(self, column: int) -> int:
        figures = (IncomingColumn.PLACE, IncomingColumn.RATING, IncomingColumn.FIDE_ID)
        return RIGHT if column in figures else LEFT

    def cell(self, row: Incoming, column: int, role: int) -> object:
        match IncomingColumn(column):
            case IncomingColumn.TEAM:
                if role == DISPLAY:
                    return row.team if row.place <= 1 else ""
                return role == Role.STRONG or None
            case IncomingColumn.PLACE:
                if role == Role.TONE:
                    return Tone.QUIET
                return row.place or "" if role == DISPLAY else None
            case _:
                field = IncomingColumn(column).name.lower()
                return field_text(row.fields.get(field)) if role == DISPLAY else None
