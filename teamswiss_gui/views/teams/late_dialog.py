"""A team that comes late: its name, its first round, its number."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialogButtonBox,
    QLineEdit,
    QSpinBox,
    QWidget,
)

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.model import TeamId, Tournament
from teamswiss_gui.domain.ratings import by_rating
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.teams.panel import Form, GesturePanel
from teamswiss_gui.views.widgets import caption, roomy


class NumberFields:
    """The number that a late entry gets: by its rating, or one that is given."""

    def __init__(self) -> None:
        self.by_rating = QCheckBox(_tr("By its rating"))
        self.by_rating.setChecked(True)
        self.number = roomy(QSpinBox())
        self.number.setAccessibleName(_tr("Number"))
        self.number.setEnabled(False)
        self.by_rating.toggled.connect(self.number.setDisabled)

    @property
    def chosen(self) -> int | None:
        """The number; None for the one that the rating gives."""
        return None if self.by_rating.isChecked() else self.number.value()


def _tr(text: str) -> str:
    return QCoreApplication.translate("NumberFields", text)


class LateEntryDialog(GesturePanel):
    """Enters a team after the first round has been paired, or for a later round."""

    entered = Signal(int)
    """The team that has come."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, parent, "")
        self.setWindowTitle(self.tr("Late entry"))
        self.undo_button.hide()
        self.setMinimumWidth(desk.theme.size(440))
        self.name = QLineEdit()
        self.name.textChanged.connect(self._on_changed)
        self.federation = QLineEdit()
        self.federation.setMaxLength(3)
        self.first_round = roomy(QSpinBox())
        self.first_round.valueChanged.connect(self._on_changed)
        self.numbers = NumberFields()
        self.numbers.number.setRange(1, 9999)
        form = Form()
        form.add(self.tr("&Name"), self.name, stretch=True)
        form.add(self.tr("&Federation"), self.federation)
        form.add(self.tr("Plays from &round"), self.first_round)
        form.add(self.tr("N&umber"), self.numbers.by_rating, self.tr("or"), self.numbers.number)
        self.hint = caption()
        self.body.addWidget(
            caption(
                self.tr(
                    "The team counts as absent in the rounds before. The teams behind its number "
                    "move one down; rounds that are paired keep the numbers they had (C.04.2 2.4)."
                )
            )
        )
        self.body.addLayout(form)
        self.body.addWidget(self.hint)
        self.enter = self.buttons.addButton(
            self.tr("Enter the team"), QDialogButtonBox.ButtonRole.ActionRole
        )
        self.enter.setProperty("primary", "true")
        self.enter.setProperty("enter", "true")
        self.enter.clicked.connect(self._on_enter)
        self.refresh(self.session.tournament)
        self.name.setFocus()

    def refresh(self, tournament: Tournament) -> None:
        last = tournament.settings.rounds
        self.first_round.setRange(min(tournament.next_round, last), last)
        numbered = sum(team.tpn is not None for team in tournament.teams)
        self.numbers.number.setRange(1, numbered + 1)
        self._on_changed()

    def _on_changed(self) -> None:
        tournament = self.session.tournament
        name, first = self.name.text(), self.first_round.value()
        problem = (
            self.session.problem(edits.late_entry, name=name, first_round=first) if name else ""
        )
        self.show_problem(problem)
        self.enter.setEnabled(bool(name.strip()) and not problem)
        now = first <= tournament.next_round and self._is_numbered
        self.numbers.by_rating.setEnabled(now)
        self.numbers.number.setEnabled(now and not self.numbers.by_rating.isChecked())
        if not self._is_numbered:
            self.hint.setText(self.tr("The teams have no numbers yet; it gets one with them."))
        elif not now:
            self.hint.setText(
                self.tr("It gets its number before round {number}, when it has arrived.").format(
                    number=first
                )
            )
        else:
            self.hint.setText("")

    @property
    def _is_numbered(self) -> bool:
        return any(team.tpn is not None for team in self.session.tournament.teams)

    def _on_enter(self) -> None:
        numbered = self._is_numbered and self.first_round.value() <= (
            self.session.tournament.next_round
        )
        tpn = self.numbers.chosen
        team = TeamId(self.session.tournament.next_id)
        if not self.attempt(
            edits.late_entry,
            name=self.name.text(),
            first_round=self.first_round.value(),
            federation=self.federation.text(),
        ):
            return
        if not numbered or self.attempt(edits.number_late_entry, team=team, tpn=tpn):
            self.accept()
            self.entered.emit(team)


class LateNumberDialog(GesturePanel):
    """Gives a team that has arrived its number."""

    def __init__(self, desk: Desk, parent: QWidget, team: TeamId) -> None:
        super().__init__(desk, parent, "")
        self.setWindowTitle(self.tr("Number of a late entry"))
        self.undo_button.hide()
        self.setMinimumWidth(desk.theme.size(400))
        self._team = team
        self.numbers = NumberFields()
        self.text = caption()
        self.body.addWidget(self.text)
        self.body.addWidget(self.numbers.by_rating)
        self.body.addWidget(self.numbers.number, 0, Qt.AlignmentFlag.AlignLeft)
        self.give = self.buttons.addButton(
            self.tr("Give the number"), QDialogButtonBox.ButtonRole.ActionRole
        )
        self.give.setProperty("primary", "true")
        self.give.setProperty("enter", "true")
        self.give.clicked.connect(self._on_give)
        self.refresh(self.session.tournament)

    def refresh(self, tournament: Tournament) -> None:
        late = next((team for team in tournament.teams if team.id == self._team), None)
        if late is None:
            self.reject()
            return
        others = tuple(team for team in tournament.teams if team.tpn is not None)
        self.numbers.number.setRange(1, len(others) + 1)
        place = by_rating((*others, late), tournament.settings).index(late) + 1
        self.text.setText(
            self.tr(
                "By its rating {name} gets the number {number}; the teams behind move one down."
            ).format(name=late.name, number=place)
        )

    def _on_give(self) -> None:
        if self.attempt(edits.number_late_entry, team=self._team, tpn=self.numbers.chosen):
            self.accept()
