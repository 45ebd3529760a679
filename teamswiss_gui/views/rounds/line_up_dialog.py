"""Line-ups of a match: seat, swap, empty, mark absent; who has not handed in."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QCompleter,
    QDialogButtonBox,
    QHBoxLayout,
    QLineEdit,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.model import Match, PlayerId, Tournament
from teamswiss_gui.domain.readiness import line_ups_missing
from teamswiss_gui.domain.terms import Side
from teamswiss_gui.models.line_ups import SIDES, LineUpColumn, LineUpModel
from teamswiss_gui.models.roles import Tone
from teamswiss_gui.models.tips import plain_tip
from teamswiss_gui.views.delegates import EditDelegate, Index
from teamswiss_gui.views.descriptions import Dialog
from teamswiss_gui.views.desk import Desk, action
from teamswiss_gui.views.flow import FlowRow
from teamswiss_gui.views.plain import plain
from teamswiss_gui.views.rounds.boards_panel import LARGE
from teamswiss_gui.views.rounds.line_up_side import LineUpSide
from teamswiss_gui.views.table import Table
from teamswiss_gui.views.theme import GROUP, SMALL
from teamswiss_gui.views.widgets import (
    ActionButton,
    caption,
    elided_caption,
    give_room,
    label,
    set_tone,
)


class PlayerDelegate(EditDelegate):
    """Completes players of the roster by their place or any part of their name.

    Enter takes what is typed, also while the list of completions is open.
    """

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(desk, parent)
        self._editor: QLineEdit | None = None

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = super().createEditor(parent, option, index)
        assert isinstance(editor, QLineEdit)
        model = index.model()
        assert isinstance(model, LineUpModel)
        completer = QCompleter(model.choices(index), editor)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        editor.setCompleter(completer)
        popup = completer.popup()
        assert popup is not None
        popup.installEventFilter(self)
        completer.activated.connect(self._on_activated)
        self._editor = editor
        return editor

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(watched, QAbstractItemView):
            return super().eventFilter(watched, event)
        is_key = isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress
        if not is_key or watched.currentIndex().isValid() or self._editor is None:
            return False
        assert isinstance(event, QKeyEvent)
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab):
            return False
        watched.hide()
        QApplication.sendEvent(self._editor, event)
        return True

    def _on_activated(self, text: str) -> None:
        """Seat a player who was chosen from the list; who cannot sit there stays in the field."""
        if self._editor is None:
            return
        self._editor.setText(text)
        problem = self._problem(self._editor)
        self._on_problem(self._editor, problem)
        if not problem:
            self.commitData.emit(self._editor)
            self.closeEditor.emit(self._editor)


class LineUpDialog(Dialog):
    """Every change is a gesture of its own, saved and undoable; the dialog only shows."""

    topic = "rounds"

    def __init__(self, desk: Desk, round_number: int, match: Match, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Line-ups of round {number}").format(number=round_number))
        give_room(self, desk, 760, 500)
        self.desk = desk
        self._round = round_number
        self.title = label("", "subtitle")
        self.model = LineUpModel(desk.session, self)
        self.table = Table(desk, self.model, self.tr("Line-ups"), cells=True)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.table.setEditTriggers(
            QAbstractItemView.EditTrigger.AnyKeyPressed
            | QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
        )
        self.table.horizontalHeader().setObjectName("lineUpHeader")
        self.delegate = PlayerDelegate(desk, self.table)
        self.delegate.problem_changed.connect(self._on_problem)
        self.table.setItemDelegate(self.delegate)
        self.table.fit(
            (LineUpColumn.WHITE, LineUpColumn.BLACK), {LineUpColumn.BOARD: desk.theme.size(60)}
        )
        self.problem = plain()
        self.problem.setWordWrap(True)
        self.problem.setAccessibleName(self.tr("Problem"))
        set_tone(self.problem, Tone.WRONG)
        # With large text the boards need the room; the whole list is in the tip.
        self.missing = elided_caption() if desk.theme.body > LARGE else caption()
        header = self.table.horizontalHeader().sizeHint().height()
        self.table.setMinimumHeight(header + 2 * desk.theme.row_height + 4)
        self._make_commands()
        self._lay_out()
        desk.session.tournament_changed.connect(self._on_tournament_changed)
        desk.session.document_changed.connect(self.reject)
        self.show_match(match)
        self.table.choose(0, LineUpColumn.WHITE)
        self.table.setFocus()

    def _make_commands(self) -> None:
        self.empty = action(self, self.tr("&Empty the board"), self._on_empty, "Del",
                            inside=self.table)  # fmt: skip
        self.up = action(self, self.tr("Board &up"), self._on_up, "Ctrl+Up", inside=self.table)
        self.down = action(
            self, self.tr("Board &down"), self._on_down, "Ctrl+Down", inside=self.table
        )
        self.swap = action(self, self.tr("&Swap two boards"), self._on_swap, "Ctrl+Shift+S",
                           inside=self.table)  # fmt: skip
        self.absent = action(
            self, self.tr("Mark &absent"), self._on_absent, "Ctrl+Shift+A", inside=self.table
        )
        self.absent.setToolTip(
            self.tr("The others move up and the next reserve comes in (Ctrl+Shift+A)")
        )
        self.previous = action(self, self.tr("Match &before"), self._on_previous, "Ctrl+PgUp",
                               inside=self)  # fmt: skip
        self.next = action(self, self.tr("&Next match"), self._on_next, "Ctrl+PgDown", inside=self)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(SMALL)
        head.addWidget(self.title, 1)
        for turning in (self.previous, self.next):
            head.addWidget(ActionButton(turning))
        tools = FlowRow()
        for command in (self.absent, self.empty, self.up, self.down, self.swap):
            tools.add(ActionButton(command))
        self.sides = {side: LineUpSide(self.desk, side) for side in Side}
        below = QHBoxLayout()
        below.setSpacing(GROUP)
        for each in self.sides.values():
            below.addWidget(each, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(GROUP, GROUP, GROUP, GROUP)
        layout.setSpacing(SMALL)
        layout.addLayout(head)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.problem)
        layout.addWidget(tools)
        layout.addLayout(below)
        foot = QHBoxLayout()
        foot.setSpacing(GROUP)
        foot.addWidget(self.missing, 1)
        foot.addWidget(buttons)
        layout.addLayout(foot)

    # --- showing ------------------------------------------------------------------------------

    def show_match(self, match: Match) -> None:
        """Show a match of the round."""
        tournament = self.desk.session.tournament
        each = tournament.round(self._round)
        self.model.show_match(self._round, match)
        table = edits.shown_tables(each.matches)[match.id]
        self.title.setText(
            self.tr("Table {table}   {white} – {black}").format(
                table=table,
                white=tournament.team(match.white).name,
                black=tournament.team(match.black).name,
            )
        )
        for side, part in self.sides.items():
            part.show_side(tournament, self._round, match, side)
        waiting = [tournament.team(team).name for team in line_ups_missing(each)]
        self.missing.setText(
            self.tr("Not handed in yet: {teams}. Until then the default line-up stands.").format(
                teams=", ".join(waiting)
            )
            if waiting
            else self.tr("All line-ups of the round are in.")
        )
        self.missing.setToolTip(plain_tip(self.missing.text()))
        place = [m.id for m in each.matches].index(match.id)
        self.previous.setEnabled(place > 0)
        self.next.setEnabled(place + 1 < len(each.matches))

    def _on_tournament_changed(self, _before: Tournament, _after: Tournament) -> None:
        match = self.model.found()
        if match is None:
            self.reject()
        else:
            self.show_match(match)

    def _on_problem(self, text: str) -> None:
        self.problem.setText(text)

    # --- gestures -----------------------------------------------------------------------------

    def _current(self) -> tuple[int, Side] | None:
        index = self.table.currentIndex()
        side = SIDES.get(LineUpColumn(index.column())) if index.isValid() else None
        return None if side is None else (index.row() + 1, side)

    def _attempt(self, gesture: edits.Gesture, **arguments: object) -> bool:
        """Make a gesture on the match; a refusal is told in the dialog."""
        problem = self.desk.session.problem(
            gesture, round=self._round, match=self.model.match_id, **arguments
        )
        self.problem.setText(problem)
        return not problem and self.desk.attempt(
            gesture, round=self._round, match=self.model.match_id, **arguments
        )

    def _on_empty(self) -> None:
        if current := self._current():
            self._attempt(edits.empty_board, board=current[0], side=current[1])

    def _on_up(self) -> None:
        self._swap_with(-1)

    def _on_down(self) -> None:
        self._swap_with(1)

    def _swap_with(self, step: int) -> None:
        current = self._current()
        if current and 1 <= current[0] + step <= self.model.rowCount():
            board, side = current
            if self._attempt(edits.swap_boards, side=side, board=board, other=board + step):
                self.table.choose(board + step - 1, self.table.currentIndex().column())

    def _on_swap(self) -> None:
        chosen: list[QModelIndex] = self.table.selectionModel().selectedIndexes()
        columns = {index.column() for index in chosen}
        if len(chosen) != 2 or len(columns) != 1 or LineUpColumn.BOARD in columns:
            self.problem.setText(self.tr("Choose two players of one team with Ctrl first."))
            return
        board, other = sorted(index.row() + 1 for index in chosen)
        side = SIDES[LineUpColumn(chosen[0].column())]
        self._attempt(edits.swap_boards, side=side, board=board, other=other)

    def _on_absent(self) -> None:
        current = self._current()
        if current is None:
            return
        board, side = current
        player: PlayerId | None = self.model.rows[board - 1].seat(side).player
        if player is None:
            self.problem.setText(self.tr("Nobody sits there."))
        else:
            self._attempt(edits.mark_absent, side=side, player=player)

    def _on_previous(self) -> None:
        self._turn(-1)

    def _on_next(self) -> None:
        self._turn(1)

    def _turn(self, step: int) -> None:
        matches = self.desk.session.tournament.round(self._round).matches
        place = [match.id for match in matches].index(self.model.match_id) + step  # type: ignore[arg-type]
        if 0 <= place < len(matches):
            self.show_match(matches[place])
            self.table.choose(0, LineUpColumn.WHITE)
