"""The arbiters of the event; the last line is open for another."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from enum import IntEnum

from PySide6.QtCore import Qt

from teamswiss_gui.app.session import Session
from teamswiss_gui.domain import edits
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.settings import Arbiter
from teamswiss_gui.domain.terms import ArbiterRole
from teamswiss_gui.models.roles import Role, Tone
from teamswiss_gui.models.rows import Index, RowsModel

EDITABLE = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEditable


class ArbiterColumn(IntEnum):
    """The columns of the list."""

    NAME = 0
    ROLE = 1
    FIDE_ID = 2


@dataclass(frozen=True, slots=True)
class ArbiterRow:
    """An arbiter and his place; none in the line that is open."""

    place: int
    arbiter: Arbiter | None = None


class ArbitersModel(RowsModel[ArbiterRow]):
    """Edited in place; every change is a gesture."""

    listed = tuple(ArbiterColumn)
    has_open_end = True

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session

    def show(self, tournament: Tournament) -> None:
        """Show the arbiters of a tournament."""
        known = tournament.settings.arbiters
        rows = [ArbiterRow(place, arbiter) for place, arbiter in enumerate(known)]
        self.set_rows([*rows, ArbiterRow(-1)])

    def role_names(self) -> dict[ArbiterRole, str]:
        """Return what the roles are called."""
        return {
            ArbiterRole.CHIEF: self.tr("Chief arbiter"),
            ArbiterRole.DEPUTY: self.tr("Deputy chief arbiter"),
            ArbiterRole.ARBITER: self.tr("Arbiter"),
        }

    def key(self, row: ArbiterRow) -> Hashable:
        return row.place

    def head(self, column: int) -> str:
        match ArbiterColumn(column):
            case ArbiterColumn.NAME:
                return self.tr("Name")
            case ArbiterColumn.ROLE:
                return self.tr("Role")
            case _:
                return self.tr("FIDE id")

    def cell(self, row: ArbiterRow, column: int, role: int) -> object:
        if row.arbiter is None:
            open_line = column == ArbiterColumn.NAME and role == Qt.ItemDataRole.DisplayRole
            if open_line:
                return self.tr("Add an arbiter…")
            return Tone.QUIET if role == Role.TONE else None
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return None
        match ArbiterColumn(column):
            case ArbiterColumn.NAME:
                return row.arbiter.name
            case ArbiterColumn.ROLE:
                return self.role_names()[row.arbiter.role]
            case _:
                return row.arbiter.fide_id

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        is_open_end = self.rows[index.row()].arbiter is None
        if is_open_end and index.column() != ArbiterColumn.NAME:
            return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return EDITABLE

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        row = self.rows[index.row()]
        changed = self._changed(row, ArbiterColumn(index.column()), str(value))
        try:
            if row.arbiter is None:
                return bool(str(value).strip()) and self._session.perform(
                    edits.add_arbiter, arbiter=changed
                )
            return self._session.perform(edits.change_arbiter, index=row.place, arbiter=changed)
        except TeamSwissError:
            return False  # the delegate has said why

    def problem(self, index: Index, text: str) -> str:
        """Return why a text cannot be taken."""
        row = self.rows[index.row()]
        changed = self._changed(row, ArbiterColumn(index.column()), text)
        if row.arbiter is None:
            return self._session.problem(edits.add_arbiter, arbiter=changed) if text.strip() else ""
        return self._session.problem(edits.change_arbiter, index=row.place, arbiter=changed)

    def _changed(self, row: ArbiterRow, column: ArbiterColumn, text: str) -> Arbiter:
        first = not self._session.tournament.settings.arbiters
        role = ArbiterRole.CHIEF if first else ArbiterRole.ARBITER
        arbiter = row.arbiter or Arbiter("", role)
        match column:
            case ArbiterColumn.NAME:
                return replace(arbiter, name=text)
            case ArbiterColumn.ROLE:
                roles = {name: each for each, name in self.role_names().items()}
                return replace(arbiter, role=roles.get(text, arbiter.role))
            case _:
                return replace(arbiter, fide_id=text.strip())
