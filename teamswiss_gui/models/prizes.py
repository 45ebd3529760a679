"""The categories of prizes, edited in place, and the teams that one of them is for."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any

from PySide6.QtCore import Qt

from teamswiss_gui.app.session import Session
from teamswiss_gui.domain import checks, edits
from teamswiss_gui.domain.model import Team, Tournament
from teamswiss_gui.domain.prizes import PrizeCategory, prizes_text, read_prizes
from teamswiss_gui.models.editable import (
    CHECK,
    DISPLAY,
    EDIT,
    SPOKEN,
    TIP,
    Call,
    EditableModel,
)
from teamswiss_gui.models.roles import Role, Tone
from teamswiss_gui.models.rows import RIGHT, Index
from teamswiss_gui.scoring.prize_words import conditions
from teamswiss_gui.scoring.prizes import qualifies


class PrizeColumn(IntEnum):
    """The columns of the list."""

    NAME = 0
    PRIZES = 1
    WHO = 2
    TEAMS = 3


@dataclass(frozen=True, slots=True)
class PrizeRow:
    """A category, its place and how many teams are in it; none in the line that is open."""

    place: int
    category: PrizeCategory | None = None
    teams: int = 0


class PrizesModel(EditableModel[PrizeRow]):
    """Name and prizes are typed; the conditions have fields of their own."""

    listed = tuple(PrizeColumn)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._words = session.words

    def show(self, tournament: Tournament) -> None:
        """Show the categories of a tournament."""
        rows = [
            PrizeRow(
                place,
                category,
                sum(qualifies(tournament, category, team) for team in tournament.teams),
            )
            for place, category in enumerate(tournament.settings.prizes)
        ]
        self.set_rows([*rows, PrizeRow(-1)])

    def key(self, row: PrizeRow) -> Hashable:
        return row.place

    def head(self, column: int) -> str:
        match PrizeColumn(column):
            case PrizeColumn.NAME:
                return self.tr("Category")
            case PrizeColumn.PRIZES:
                return self.tr("Prizes")
            case PrizeColumn.WHO:
                return self.tr("Who can win")
            case _:
                return self.tr("Teams")

    def alignment(self, column: int) -> int:
        return RIGHT if column == PrizeColumn.TEAMS else super().alignment(column)

    def cell(self, row: PrizeRow, column: int, role: int) -> object:
        category = row.category
        if category is None:
            if column == PrizeColumn.NAME and role == DISPLAY:
                return self.tr("Add prizes…")
            return Tone.QUIET if role == Role.TONE else None
        match PrizeColumn(column):
            case PrizeColumn.NAME:
                return category.name if role in (DISPLAY, EDIT, TIP) else None
            case PrizeColumn.PRIZES:
                text = prizes_text(category.prizes)
                if not text and role == DISPLAY:
                    return self.tr("300 + Cup; 200; 100")
                if role == Role.TONE:
                    return None if text else Tone.QUIET
                return text if role in (DISPLAY, EDIT, TIP) else None
            case PrizeColumn.WHO:
                said = ", ".join(conditions(self._words, category)) or self.tr("all teams")
                return said if role in (DISPLAY, TIP) else None
            case _:
                if role == Role.TONE:
                    return None if row.teams else Tone.NEEDS
                return row.teams if role == DISPLAY else None

    # --- typing -------------------------------------------------------------------------------

    def is_open_end(self, row: PrizeRow) -> bool:
        return row.category is None

    def is_editable(self, row: PrizeRow, column: int) -> bool:
        if row.category is None:
            return column == PrizeColumn.NAME
        return column in (PrizeColumn.NAME, PrizeColumn.PRIZES)

    def call(self, row: PrizeRow, column: int, text: str) -> Call | None:
        if row.category is None:
            return (edits.add_category, {"name": text}) if text.strip() else None
        changed = (
            replace(row.category, name=text)
            if column == PrizeColumn.NAME
            else replace(row.category, prizes=read_prizes(text))
        )
        return edits.change_category, {"name": row.category.name, "category": changed}


class CategoryTeamsModel(EditableModel[Team]):
    """Every team with a tick, if a category is for chosen ones."""

    listed = (PrizeColumn.NAME,)
    has_open_end = False

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.category: PrizeCategory | None = None

    def show(self, tournament: Tournament, category: PrizeCategory | None) -> None:
        """Show the teams of a category; none if it is not for chosen ones."""
        before, self.category = self.category, category
        chosen = category is not None and category.teams is not None
        by_name = sorted(tournament.teams, key=lambda team: checks.bare(team.name))
        self.set_rows(by_name if chosen else [])
        if before != category and self.rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.rows) - 1, 0))

    def key(self, row: Team) -> Hashable:
        return row.id

    def head(self, column: int) -> str:
        return self.tr("Team")

    def cell(self, row: Team, column: int, role: int) -> object:
        ticked = self.category is not None and row.id in (self.category.teams or ())
        if role == CHECK:
            return Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked
        if role == SPOKEN:
            said = self.tr("can win") if ticked else self.tr("cannot win")
            return f"{row.name}, {said}"
        return row.name if role in (DISPLAY, TIP) else None

    def is_editable(self, row: Team, column: int) -> bool:
        return False

    def call(self, row: Team, column: int, text: str) -> Call | None:
        return None

    def cell_flags(self, row: Team, column: int) -> Qt.ItemFlag:
        return super().cell_flags(row, column) | Qt.ItemFlag.ItemIsUserCheckable

    def setData(self, index: Index, value: Any, role: int = EDIT) -> bool:
        if role != CHECK or self.category is None or not index.isValid():
            return False
        team = {self.rows[index.row()].id}
        teams = self.category.teams or frozenset()
        is_chosen = Qt.CheckState(value) is Qt.CheckState.Checked
        changed = replace(self.category, teams=teams | team if is_chosen else teams - team)
        call = {"name": self.category.name, "category": changed}
        return self.perform((edits.change_category, call))
