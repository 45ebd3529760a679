"""Who has arrived: the teams with a tick, and a note for those that come late."""

from __future__ import annotations

from collections.abc import Hashable
from enum import IntEnum
from typing import Any

from PySide6.QtCore import Qt

from teamswiss_gui.domain import checks, edits
from teamswiss_gui.domain.model import Team, Tournament
from teamswiss_gui.models.editable import (
    CHECK,
    DISPLAY,
    EDIT,
    SPOKEN,
    Call,
    EditableModel,
    Index,
)
from teamswiss_gui.models.roles import Role, Tone
from teamswiss_gui.models.rows import LEFT, RIGHT


class CheckInColumn(IntEnum):
    """The columns of the check-in."""

    HERE = 0
    NUMBER = 1
    NAME = 2
    CAPTAIN = 3
    NOTE = 4


class CheckInModel(EditableModel[Team]):
    """The teams by name, as people ask for them at the desk."""

    listed = tuple(CheckInColumn)
    has_open_end = False

    def show(self, tournament: Tournament, wanted: str, only_missing: bool) -> None:
        """Show the teams whose name, club or captain has a text."""
        words = checks.bare(wanted).split()
        found = []
        for team in tournament.teams:
            text = checks.bare(f"{team.name} {team.short_name} {team.club} {team.captain}")
            if all(word in text for word in words) and not (only_missing and team.checked_in):
                found.append(team)
        self.set_rows(sorted(found, key=lambda team: checks.bare(team.name)))

    def key(self, row: Team) -> Hashable:
        return row.id

    def head(self, column: int) -> str:
        match CheckInColumn(column):
            case CheckInColumn.HERE:
                return self.tr("Here")
            case CheckInColumn.NUMBER:
                return self.tr("No.")
            case CheckInColumn.NAME:
                return self.tr("Team")
            case CheckInColumn.CAPTAIN:
                return self.tr("Captain")
            case CheckInColumn.NOTE:
                return self.tr("Note (late, on the way…)")

    def alignment(self, column: int) -> int:
        return RIGHT if column == CheckInColumn.NUMBER else LEFT

    def cell(self, row: Team, column: int, role: int) -> object:
        here = row.checked_in
        if role == Role.TONE:
            return None if column == CheckInColumn.NAME else Tone.QUIET
        match CheckInColumn(column):
            case CheckInColumn.HERE if role == CHECK:
                return Qt.CheckState.Checked if here else Qt.CheckState.Unchecked
            case CheckInColumn.HERE if role == SPOKEN:
                return self.tr("here") if here else self.tr("not here yet")
            case CheckInColumn.HERE if role == Role.SORT:
                return here
            case CheckInColumn.NUMBER if role == DISPLAY:
                return row.tpn
            case CheckInColumn.NAME if role == DISPLAY:
                return row.name
            case CheckInColumn.CAPTAIN if role in (DISPLAY, EDIT):
                return row.captain
            case CheckInColumn.NOTE if role in (DISPLAY, EDIT):
                return row.note
        return None

    def is_editable(self, _row: Team, column: int) -> bool:
        return column in (CheckInColumn.CAPTAIN, CheckInColumn.NOTE)

    def call(self, row: Team, column: int, text: str) -> Call | None:
        field = "captain" if column == CheckInColumn.CAPTAIN else "note"
        return edits.change_team, {"team": row.id, field: text}

    def cell_flags(self, row: Team, column: int) -> Qt.ItemFlag:
        flags = super().cell_flags(row, column)
        if column == CheckInColumn.HERE:
            flags |= Qt.ItemFlag.ItemIsUserCheckable
        return flags

    def setData(self, index: Index, value: Any, role: int = EDIT) -> bool:
        if role == CHECK and index.isValid():
            team = self.rows[index.row()]
            present = Qt.CheckState(value) is Qt.CheckState.Checked
            return self.perform((edits.check_in, {"team": team.id, "present": present}))
        return super().setData(index, value, role)
