"""The ordered list of tie-breaks: dragged, moved by key, added with plain words, set by presets."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QCompleter,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.terms import TieBreakEdition
from teamswiss_gui.models.roles import Tone
from teamswiss_gui.models.tiebreaks import TieBreakColumn, TieBreaksModel
from teamswiss_gui.scoring.sentences import described
from teamswiss_gui.scoring.tiebreaks.codes import parse, valid_codes
from teamswiss_gui.views.desk import Desk, action
from teamswiss_gui.views.fields import ChoiceField, Field
from teamswiss_gui.views.plain import plain
from teamswiss_gui.views.table import Table
from teamswiss_gui.views.theme import INSIDE, SMALL
from teamswiss_gui.views.widgets import ActionButton, button, caption, key, label, set_tone

USUAL = (
    *("MPvGP", "EDEBT", "DE", "EDE", "BH:MP/C1", "BH:MP", "BH:GP", "EMGSB/C1", "EMMSB", "EGGSB"),
    *("SB", "BC", "TBR", "BBE", "WON", "WIN", "AOB", "KS", "PS", "OTHER_OSB", "OTHER_OMP1"),
    *("OTHER_OMP", "OTHER_BERLIN", "TPN"),
)
"""What is offered first; every other code can be typed."""


class TieBreakSection(QWidget):
    """The list, what can be added to it, and the edition of the rules."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.setObjectName("form")
        self.desk = desk
        self.session = desk.session
        self.edition = ChoiceField(
            desk,
            "tiebreak_edition",
            self.tr("Edition of C.07"),
            (
                (TieBreakEdition.MARCH_2026, self.tr("March 2026")),
                (TieBreakEdition.AUGUST_2024, self.tr("August 2024")),
            ),
        )
        self.fields: tuple[Field, ...] = (self.edition,)
        self._make_list()
        self._make_commands()
        self._make_adding()
        self._lay_out()

    def _make_list(self) -> None:
        self.model = TieBreaksModel(self.session.words)
        self.model.moved.connect(self.move_line)
        self.table = Table(self.desk, self.model, self.tr("Tie-breaks"))
        self.table.setObjectName("tiebreakTable")
        self.table.setDragEnabled(True)
        self.table.setAcceptDrops(True)
        self.table.setDropIndicatorShown(True)
        self.table.setDragDropOverwriteMode(False)
        self.table.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.table.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.table.current_changed.connect(self._on_current_changed)

    def _make_commands(self) -> None:
        self.up = action(self, self.tr("Move the tie-break &up"), self._on_up)
        self.up.setToolTip(self.tr("Move the tie-break up (Alt+Up)"))
        self.down = action(self, self.tr("Move the tie-break &down"), self._on_down)
        self.down.setToolTip(self.tr("Move the tie-break down (Alt+Down)"))
        self.remove = action(self, self.tr("&Remove the tie-break"), self._on_remove)
        self.add = action(self, self.tr("&Add a tie-break"), self._on_add)
        key(self.table, "Alt+Up", self.up)
        key(self.table, "Alt+Down", self.down)
        key(self.table, "Del", self.remove)
        key(self.table, "Ins", self.add)
        self.presets = QMenu(self.tr("Tie-break &preset"), self)
        for name, text in (
            ("fide", self.tr("FIDE recommendation")),
            ("sonneborn-berger", self.tr("Sonneborn-Berger first")),
            ("game-points", self.tr("Game points first")),
            ("olympiad-2008", self.tr("Olympiad 2008, the whole system")),
        ):
            made = action(self, text, self._on_preset)
            made.setData(name)
            self.presets.addAction(made)

    def _make_adding(self) -> None:
        words = self.session.words
        self.choice = QComboBox()
        self.choice.setAccessibleName(self.tr("Tie-break to add"))
        self.choice.setEditable(True)
        self.choice.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        for code in (*USUAL, *(each for each in valid_codes() if each not in USUAL)):
            self.choice.addItem(f"{code}  {described(words, parse(code))}", code)
        self.choice.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.choice.setMinimumContentsLength(30)
        completer = self.choice.completer()
        assert completer is not None
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        self.choice.setCurrentIndex(-1)
        line = self.choice.lineEdit()
        assert line is not None
        line.setPlaceholderText(self.tr("Choose one, or type a code such as BH:GP/C2"))
        line.setAccessibleName(self.tr("Tie-break to add"))
        line.returnPressed.connect(self._on_add_chosen)
        self.add_button = button(self.tr("Add"))
        self.add_button.setAccessibleName(self.tr("Add the tie-break"))
        self.add_button.clicked.connect(self._on_add_chosen)
        self.problem = plain()
        self.problem.setWordWrap(True)
        set_tone(self.problem, Tone.WRONG)
        self.problem.hide()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(SMALL)
        head.addWidget(label(self.tr("Tie-breaks"), "subtitle"))
        head.addStretch(1)
        preset = QPushButton(self.tr("Preset"))
        preset.setMenu(self.presets)
        preset.setProperty("menu", "true")
        for command, short in (
            (self.up, self.tr("Up")),
            (self.down, self.tr("Down")),
            (self.remove, self.tr("Remove")),
        ):
            head.addWidget(ActionButton(command, short=short))
        head.addWidget(preset)
        adding = QHBoxLayout()
        adding.setSpacing(SMALL)
        adding.addWidget(self.choice, 1)
        adding.addWidget(self.add_button)
        below = QHBoxLayout()
        below.setSpacing(INSIDE)
        below.addWidget(self.edition.name)
        below.addWidget(self.edition)
        below.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2, SMALL, 0, 0)
        layout.setSpacing(SMALL)
        layout.addLayout(head)
        layout.addWidget(self.table, 1)
        layout.addLayout(adding)
        layout.addWidget(self.problem)
        layout.addWidget(
            caption(
                self.tr(
                    "They are applied one after the other to teams with the same score. The "
                    "standings show how each value came about."
                )
            )
        )
        layout.addLayout(below)

    # --- showing ------------------------------------------------------------------------------

    def refresh(self, tournament: Tournament) -> None:
        """Show a tournament."""
        chosen = self.table.currentIndex().row()
        self.model.show(tournament.settings.tiebreaks)
        self.edition.show_setting(tournament)
        self.presets.setEnabled(self.session.is_open)
        if self.model.rows and not self.table.currentIndex().isValid():
            self.table.choose(min(max(chosen, 0), len(self.model.rows) - 1))
        self._on_current_changed()

    def retheme(self) -> None:
        """Take over another look."""
        size = self.desk.theme.size
        widths = {
            int(TieBreakColumn.PLACE): size(54),
            int(TieBreakColumn.CODE): size(110),
            int(TieBreakColumn.ARTICLE): size(130),
        }
        self.table.fit((TieBreakColumn.WORDS,), widths)

    def focus_first(self) -> None:
        """Put the focus on the list."""
        self.table.setFocus()

    def _on_current_changed(self, _index: object = None) -> None:
        row, last = self.table.currentIndex().row(), len(self.model.rows) - 1
        self.up.setEnabled(row > 0)
        self.down.setEnabled(0 <= row < last)
        self.remove.setEnabled(row >= 0)

    # --- gestures -----------------------------------------------------------------------------

    def move_line(self, source: int, target: int) -> None:
        """Move a line before another one (behind the last, if there is none)."""
        codes = list(self.session.tournament.settings.tiebreaks)
        if not 0 <= source < len(codes):
            return
        code = codes.pop(source)
        place = target - 1 if target > source else target
        codes.insert(place, code)
        if self._order(codes):
            self.table.choose(min(place, len(codes) - 1))

    def _order(self, codes: Sequence[str]) -> bool:
        try:
            self.session.perform(edits.order_tiebreaks, codes=tuple(codes))
        except TeamSwissError as error:
            self._tell(self.session.worded(error))
            return False
        self._tell("")
        return True

    def _tell(self, problem: str) -> None:
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))

    def _on_up(self) -> None:
        row = self.table.currentIndex().row()
        self.move_line(row, row - 1)

    def _on_down(self) -> None:
        row = self.table.currentIndex().row()
        self.move_line(row, row + 2)

    def _on_remove(self) -> None:
        row = self.table.currentIndex().row()
        codes = list(self.session.tournament.settings.tiebreaks)
        if 0 <= row < len(codes):
            del codes[row]
            self._order(codes)

    def _on_add(self) -> None:
        self.choice.setFocus()
        self.choice.showPopup()

    def _on_add_chosen(self) -> None:
        typed = self.choice.currentText().strip()
        place = self.choice.findText(typed)
        code = str(self.choice.itemData(place)) if place >= 0 else typed.split("  ")[0]
        if not code:
            return
        try:
            written = str(parse(code, len(self.model.rows) + 1))
        except TeamSwissError as error:
            self._tell(self.session.worded(error))
            return
        if self._order([*self.session.tournament.settings.tiebreaks, written]):
            self.choice.setCurrentIndex(-1)
            self.choice.clearEditText()
            self.table.choose(len(self.model.rows) - 1)

    def _on_preset(self) -> None:
        command = self.sender()
        if isinstance(command, QAction):
            self.desk.attempt(edits.choose_preset, preset=command.data())
