"""What the event is: names, days, arbiters, what stands on paper."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.models.arbiters import ArbiterColumn, ArbitersModel
from teamswiss_gui.models.round_dates import EXAMPLE, DateColumn, RoundDatesModel, day_text
from teamswiss_gui.views.desk import Desk, action, come_forward
from teamswiss_gui.views.fields import DateField, NumberField, TextField
from teamswiss_gui.views.theme import GROUP
from teamswiss_gui.views.tournament.lists import EditedList, RoleDelegate
from teamswiss_gui.views.tournament.logo import LogoField
from teamswiss_gui.views.tournament.section import Section
from teamswiss_gui.views.widgets import ActionButton, caption, key, label

MOST_ARBITERS = 6
MOST_DATES = 11


class EventSection(Section):
    """Names and days at the left, arbiters and rounds at the right."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.add_group(
            self.left,
            self.tr("Event"),
            (
                TextField(desk, "name", self.tr("Name")),
                TextField(desk, "place", self.tr("Venue")),
                TextField(desk, "federation", self.tr("Federation"), self.tr("three letters")),
                TextField(desk, "organiser", self.tr("Organiser")),
                DateField(desk, "start_date", self.tr("First day"), day_text(EXAMPLE)),
                DateField(desk, "end_date", self.tr("Last day"), "2026-11-29"),
                TextField(desk, "time_control", self.tr("Time control")),
            ),
        )
        deadline = self.tr("Line-ups due")
        self.add_group(
            self.left,
            self.tr("Line-ups and paper"),
            (
                NumberField(
                    desk,
                    "line_up_deadline",
                    deadline,
                    self.tr("minutes before the round"),
                    optional=True,
                ),
                TextField(desk, "sponsor", self.tr("Sponsor line")),
                LogoField(desk, self.tr("Logo")),
            ),
        )
        self.left.addStretch(1)
        self._make_arbiters(self.right)
        self._make_dates(self.right)
        self.right.addStretch(1)

    def _make_arbiters(self, column: QVBoxLayout) -> None:
        desk = self.desk
        self.arbiters_model = ArbitersModel(self.session)
        name = self.tr("Arbiters")
        self.arbiters = EditedList(desk, self.arbiters_model, name)
        delegate = RoleDelegate(desk, self.arbiters_model, self.arbiters.table)
        delegate.problem_changed.connect(self.arbiters.tell)
        self.arbiters.table.setItemDelegate(delegate)
        self.arbiters.table.setObjectName("arbiterTable")
        self.add_arbiter = action(self, self.tr("&Add an arbiter"), self._on_add_arbiter)
        self.remove_arbiter = action(self, self.tr("&Remove the arbiter"), self._on_remove_arbiter)
        key(self.arbiters.table, "Del", self.remove_arbiter)
        key(self.arbiters.table, "Ins", self.add_arbiter)
        self.arbiters.table.current_changed.connect(self._on_arbiter_chosen)
        column.addWidget(label(name, "subtitle"))
        column.addWidget(self.arbiters)
        column.addWidget(ActionButton(self.remove_arbiter), 0, Qt.AlignmentFlag.AlignLeft)
        column.addSpacing(GROUP)

    def _make_dates(self, column: QVBoxLayout) -> None:
        self.dates_model = RoundDatesModel(self.session)
        name = self.tr("Days of the rounds")
        self.dates = EditedList(self.desk, self.dates_model, name)
        self.dates.table.setObjectName("dateTable")
        self.clear_date = action(self, self.tr("Clear the &day"), self._on_clear_date)
        key(self.dates.table, "Del", self.clear_date)
        column.addWidget(label(name, "subtitle"))
        column.addWidget(self.dates)
        column.addWidget(
            caption(
                self.tr("Type a day as {day} and a time as 14:30.").format(day=day_text(EXAMPLE))
            )
        )

    def retheme(self) -> None:
        super().retheme()
        size = self.desk.theme.size
        widths = {int(ArbiterColumn.ROLE): size(150), int(ArbiterColumn.FIDE_ID): size(90)}
        self.arbiters.table.fit((ArbiterColumn.NAME,), widths)
        self.dates.table.fit(
            (DateColumn.DAY,), {int(DateColumn.ROUND): size(84), int(DateColumn.START): size(90)}
        )
        self._fit()

    def refresh(self, tournament: Tournament) -> None:
        super().refresh(tournament)
        self.arbiters_model.show(tournament)
        self.dates_model.show(tournament)
        self._fit()
        self._on_arbiter_chosen()

    def _fit(self) -> None:
        self.arbiters.show_rows(MOST_ARBITERS)
        self.dates.show_rows(MOST_DATES)

    # --- gestures -----------------------------------------------------------------------------

    def _on_arbiter_chosen(self, _index: object = None) -> None:
        self.remove_arbiter.setEnabled(self._arbiter() is not None)

    def _arbiter(self) -> int | None:
        row = self.arbiters.table.currentIndex().row()
        if 0 <= row < len(self.arbiters_model.rows) and self.arbiters_model.rows[row].arbiter:
            return row
        return None

    def _on_add_arbiter(self) -> None:
        come_forward(self)
        self.arbiters.table.setFocus()
        self.arbiters.table.choose(len(self.arbiters_model.rows) - 1, ArbiterColumn.NAME)
        self.arbiters.table.start_editing(self.arbiters.table.currentIndex())

    def _on_remove_arbiter(self) -> None:
        place = self._arbiter()
        if place is not None:
            self.desk.attempt(edits.remove_arbiter, index=place)

    def _on_clear_date(self) -> None:
        row = self.dates.table.currentIndex().row()
        if row >= 0:
            self.desk.attempt(edits.set_round_date, round=row + 1, date=None)
