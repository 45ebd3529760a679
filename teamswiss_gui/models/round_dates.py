"""When each round is played."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from datetime import date, time
from enum import IntEnum

from PySide6.QtCore import QLocale, Qt

from teamswiss_gui.app.session import Session
from teamswiss_gui.domain import edits
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.settings import RoundDate
from teamswiss_gui.models.arbiters import EDITABLE
from teamswiss_gui.models.roles import Role
from teamswiss_gui.models.rows import RIGHT, Index, RowsModel
from teamswiss_gui.words.local import date_text, read_date

FIRST_YEAR = 1900
WITH_POINTS = "de"
"""A language that writes days with points; wherever that is done, the day stands first."""
EXAMPLE = date(2026, 10, 4)
"""A day that shows how days are typed."""


class DateColumn(IntEnum):
    """The columns of the list."""

    ROUND = 0
    DAY = 1
    START = 2


@dataclass(frozen=True, slots=True)
class DateRow:
    """A round and when it is played."""

    round: int
    date: RoundDate | None


def _language() -> str:
    """Return the language that days are written in: the window's."""
    return QLocale().name().partition("_")[0]


def day_text(day: date) -> str:
    """Return a day as the window's language writes it."""
    return date_text(_language(), day)


def read_day(text: str) -> date | None:
    """Read a day as we show it, as 2026-10-04, as 4.10.2026, or as the desktop writes it.

    None if it is none of these.
    """
    text = text.strip()
    for language in (_language(), "en", WITH_POINTS):
        day = read_date(language, text)
        if day is not None and day.year >= FIRST_YEAR:
            return day
    for wanted in (QLocale.FormatType.ShortFormat, QLocale.FormatType.LongFormat):
        found = QLocale().toDate(text, wanted)
        if not found.isValid():  # years with four digits where the desktop shows two
            form = QLocale().dateFormat(wanted).replace("yyyy", "yy").replace("yy", "yyyy")
            found = QLocale().toDate(text, form)
        if found.isValid() and found.year() >= FIRST_YEAR:
            return date(found.year(), found.month(), found.day())
    return None


def read_start(text: str) -> time | None:
    """Read a time as 14:30, 14.30 or 14; None if it is none."""
    hour, _colon, minute = text.strip().replace(".", ":").partition(":")
    if not hour.isdecimal() or not (minute or "0").isdecimal():
        return None
    try:
        return time(int(hour), int(minute or 0))
    except ValueError:
        return None


class RoundDatesModel(RowsModel[DateRow]):
    """A line for every round; an empty day takes the date away."""

    listed = tuple(DateColumn)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session

    def show(self, tournament: Tournament) -> None:
        """Show the dates of a tournament."""
        settings = tournament.settings
        dates = [*settings.round_dates, *[None] * settings.rounds][: settings.rounds]
        self.set_rows([DateRow(number, each) for number, each in enumerate(dates, start=1)])

    def key(self, row: DateRow) -> Hashable:
        return row.round

    def head(self, column: int) -> str:
        match DateColumn(column):
            case DateColumn.ROUND:
                return self.tr("Round")
            case DateColumn.DAY:
                return self.tr("Day")
            case _:
                return self.tr("Start")

    def alignment(self, column: int) -> int:
        return RIGHT if column == DateColumn.ROUND else super().alignment(column)

    def cell(self, row: DateRow, column: int, role: int) -> object:
        if role == Role.STRONG:
            return column == DateColumn.ROUND
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return None
        match DateColumn(column):
            case DateColumn.ROUND:
                return str(row.round)
            case DateColumn.DAY:
                return day_text(row.date.day) if row.date else ""
            case _:
                start = row.date.start if row.date else None
                return start.strftime("%H:%M") if start else ""

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        if index.column() == DateColumn.ROUND:
            return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return EDITABLE

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        row = self.rows[index.row()]
        if self.problem(index, str(value)):
            return False
        try:
            return self._session.perform(
                edits.set_round_date, round=row.round, date=self._changed(index, str(value))
            )
        except TeamSwissError:
            return False

    def problem(self, index: Index, text: str) -> str:
        """Return why a text cannot be taken."""
        row, text = self.rows[index.row()], text.strip()
        if index.column() == DateColumn.DAY:
            if not text or read_day(text):
                return ""
            return self.tr("A day as {day}.").format(day=day_text(EXAMPLE))
        if text and read_start(text) is None:
            return self.tr("A time as 14:30.")
        if text and row.date is None:
            return self.tr("The day comes first.")
        return ""

    def _changed(self, index: Index, text: str) -> RoundDate | None:
        row, text = self.rows[index.row()], text.strip()
        if index.column() == DateColumn.DAY:
            day = read_day(text)
            start = row.date.start if row.date else self._usual_start()
            return RoundDate(day, start) if day else None
        if row.date is None:
            return None
        return RoundDate(row.date.day, read_start(text) if text else None)

    def _usual_start(self) -> time | None:
        """Return when the round before starts: the others mostly do so too."""
        known = [row.date.start for row in self.rows if row.date and row.date.start]
        return known[-1] if known else None
