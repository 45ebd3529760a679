"""The Rounds page: pair, accept, publish, and the results by keyboard."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMenu,
    QProgressBar,
    QSizePolicy,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Round, TeamId, Tournament
from teamswiss_gui.domain.terms import ByeKind, Forfeit, RoundState
from teamswiss_gui.models.matches import (
    BoardColumn,
    BoardsModel,
    MatchColumn,
    MatchesModel,
    board_rows,
    match_rows,
)
from teamswiss_gui.models.roles import Tone
from teamswiss_gui.scoring.points import Points, totals
from teamswiss_gui.views.desk import Desk, action
from teamswiss_gui.views.result_keys import ResultKeys
from teamswiss_gui.views.theme import GROUP, INSIDE, SMALL
from teamswiss_gui.views.why_panel import WhyPanel
from teamswiss_gui.views.widgets import (
    ActionButton,
    EmptyState,
    Page,
    RoundStrip,
    Table,
    button,
    caption,
    label,
    repolish,
    set_tone,
)

BUSY_AFTER = 500
"""Milliseconds after which a pairing that is not done yet shows its progress."""


class RoundsPage(Page):
    """The heart of the day."""

    lots_wanted = Signal()
    teams_wanted = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, "")
        self.setAccessibleName(self.tr("Rounds"))
        self._shown = 0
        self._before: tuple[object, dict[TeamId, Points]] | None = None
        self.keys = ResultKeys(self.session, desk.notices, self)
        self._make_commands()
        self._make_title_row()
        self._make_lists()
        self._connect()
        self.retheme()

    # --- building -----------------------------------------------------------------------------

    def _make_commands(self) -> None:
        self.pair = action(self, self.tr("&Pair the next round"), self._on_pair, "F9")
        self.accept = action(self, self.tr("&Accept the draft"), self._on_accept, "Ctrl+Return")
        self.discard = action(self, self.tr("&Discard the draft"), self._on_discard)
        self.publish = action(self, self.tr("P&ublish the round"), self._on_publish, "Ctrl+Shift+P")
        self.reopen = action(self, self.tr("&Reopen the round…"), self._on_reopen)
        self.unpair = action(self, self.tr("U&npair the last round"), self._on_unpair)
        self.cancel = action(self, self.tr("&Cancel pairing"), self._on_cancel)
        self.why = action(self, self.tr("&Why?"), self._on_why, "F4")
        self.why.setCheckable(True)
        self.earlier = action(self, self.tr("Round before"), self._on_earlier, "Alt+Left")
        self.later = action(self, self.tr("Round after"), self._on_later, "Alt+Right")
        self.correct = action(self, self.tr("Co&rrect results of this round"), self._on_correct)
        self.correct.setCheckable(True)
        self.forfeits = QMenu(self.tr("Whole match &forfeited"))
        for text, forfeit in (
            (self.tr("&Left team did not appear"), Forfeit.WHITE),
            (self.tr("&Right team did not appear"), Forfeit.BLACK),
            (self.tr("&Both did not appear"), Forfeit.BOTH),
            (self.tr("&Take the forfeit back"), None),
        ):
            made = action(self, text, self._on_forfeit)
            made.setData(forfeit)
            self.forfeits.addAction(made)

    def commands(self) -> Sequence[QAction | None]:
        return (
            self.pair, self.accept, self.discard, self.publish, self.reopen, self.unpair, None,
            self.forfeits.menuAction(), self.correct, None,
            self.why, self.earlier, self.later,
        )  # fmt: skip

    def _make_title_row(self) -> None:
        self.reason = caption()
        self.reason.setWordWrap(False)
        self.cancel_button = ActionButton(self.cancel)
        self.busy = QProgressBar()
        self.busy.setTextVisible(False)
        self.busy.setFixedWidth(140)
        self.busy.setAccessibleName(self.tr("Pairing"))
        self.title_row.addWidget(self.reason)
        for widget in (
            self.busy,
            self.cancel_button,
            ActionButton(self.why),
            ActionButton(self.discard),
            ActionButton(self.publish, primary=True),
            ActionButton(self.accept, primary=True),
            ActionButton(self.pair, primary=True),
        ):
            self.title_row.addWidget(widget)
        self._busy_timer = QTimer(self)
        self._busy_timer.setSingleShot(True)
        self._busy_timer.setInterval(BUSY_AFTER)
        self._busy_timer.timeout.connect(self._on_still_busy)
        self._show_busy(False)

        self.strip = RoundStrip()
        self.count = label()
        self.count.setAccessibleName(self.tr("Results entered"))
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setFixedWidth(160)
        self.bar.setAccessibleName(self.tr("Results entered"))
        row = QHBoxLayout()
        row.setSpacing(INSIDE)
        row.addWidget(self.strip, 1)
        row.addWidget(self.count)
        row.addWidget(self.bar)
        self.body.addLayout(row)

    def _make_lists(self) -> None:
        self.matches_model = MatchesModel()
        self.matches = Table(self.desk, self.matches_model, self.tr("Matches"))
        self.boards_model = BoardsModel()
        self.boards = Table(self.desk, self.boards_model, self.tr("Boards of the match"))
        self.byes = caption()
        self.match_title = label("", "subtitle")
        self.hint = QLabel()
        self.hint.setAccessibleName(self.tr("Hint"))
        head = QHBoxLayout()
        head.setSpacing(GROUP)
        head.addWidget(self.match_title)
        head.addWidget(self.hint, 1)
        self.keys_help = caption(
            self.tr(
                "1 win · 0 loss · = or space draw · + − x forfeit · * adjourned · "
                "Backspace clears · Enter next match · g table"
            )
        )
        self.keys_help.setWordWrap(False)
        self.keys_help.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.keys_help.setToolTip(
            self.tr(
                "Seen from the left team: 1 win, 0 loss, = or space draw, + and − forfeit for and "
                "against, x forfeited by both, * adjourned; g and a number go to a table."
            )
        )
        upper, lower = QWidget(), QWidget()
        above = QVBoxLayout(upper)
        above.setContentsMargins(0, 0, 0, 0)
        above.setSpacing(SMALL)
        above.addWidget(self.matches, 1)
        above.addWidget(self.byes)
        below = QVBoxLayout(lower)
        below.setContentsMargins(0, SMALL, 0, 0)
        below.setSpacing(SMALL)
        below.addLayout(head)
        below.addWidget(self.boards, 1)
        below.addWidget(self.keys_help)
        self.lists = QSplitter(Qt.Orientation.Vertical)
        self.lists.setObjectName("roundLists")
        self.lists.addWidget(upper)
        self.lists.addWidget(lower)
        self.lists.setChildrenCollapsible(False)
        self.lists.setSizes([360, 200])
        self.lists.setStretchFactor(0, 1)
        self.panel = WhyPanel(self.desk)
        self.panel.hide()
        self.across = QSplitter(Qt.Orientation.Horizontal)
        self.across.setObjectName("roundAcross")
        self.across.addWidget(self.lists)
        self.across.addWidget(self.panel)
        self.across.setChildrenCollapsible(False)
        self.across.setSizes([740, 296])
        self.across.setStretchFactor(0, 1)
        self.lots = button(self.tr("Draw lots for the initial colour"))
        self.to_teams = button(self.tr("Go to the teams"))
        self.first = button(self.tr("Pair round 1"))
        self.first.clicked.connect(self.pair.trigger)
        self.empty = EmptyState("", "", (self.to_teams, self.lots, self.first))
        self.stack = QStackedWidget()
        self.stack.addWidget(self.across)
        self.stack.addWidget(self.empty)
        self.body.addWidget(self.stack, 1)

    def _connect(self) -> None:
        self.strip.round_chosen.connect(self.show_round)
        self.matches.current_changed.connect(self._on_match_chosen)
        self.boards.current_changed.connect(self._on_board_chosen)
        for view in (self.matches, self.boards):
            view.installEventFilter(self.keys)
        self.keys.board_moved.connect(self._on_board_moved)
        self.keys.match_wanted.connect(self._on_match_wanted)
        self.keys.told.connect(self._on_told)
        self.lots.clicked.connect(self.lots_wanted)
        self.to_teams.clicked.connect(self.teams_wanted)
        jobs = self.desk.jobs
        jobs.started.connect(self._on_job_started)
        jobs.progressed.connect(self._on_job_progressed)
        jobs.ended.connect(self._on_job_ended)
        jobs.paired.connect(self._on_paired)
        jobs.failed.connect(self._on_job_failed)

    def retheme(self) -> None:
        super().retheme()
        size = self.desk.theme.size
        self.matches.fit(
            (MatchColumn.WHITE, MatchColumn.BLACK),
            {
                MatchColumn.TABLE: size(56),
                MatchColumn.WHITE_NUMBER: size(46),
                MatchColumn.WHITE_BEFORE: size(46),
                MatchColumn.SCORE: size(84),
                MatchColumn.BLACK_BEFORE: size(46),
                MatchColumn.BLACK_NUMBER: size(46),
                MatchColumn.STATE: size(100),
            },
        )
        self.boards.fit(
            (BoardColumn.WHITE, BoardColumn.BLACK),
            {
                BoardColumn.NUMBER: size(66),
                BoardColumn.WHITE_RATING: size(70),
                BoardColumn.RESULT: size(96),
                BoardColumn.BLACK_RATING: size(70),
            },
        )
        self.boards.setMinimumHeight(size(30) * 4 + size(36))

    # --- showing ------------------------------------------------------------------------------

    def start_over(self) -> None:
        self._shown = 0
        self._before = None
        self.correct.setChecked(False)
        self.keys.is_correcting = False
        self.matches.choose_nothing()
        self.matches_model.set_rows([])

    def refresh(self, tournament: Tournament) -> None:
        paired = len(tournament.rounds)
        self._shown = min(self._shown, paired) or paired
        total = max(tournament.settings.rounds, paired)
        self.strip.show_rounds(total, range(1, paired + 1), self._shown)
        self._show_commands(tournament)
        self.stack.setCurrentWidget(self.across if paired else self.empty)
        if paired:
            self._show_round(tournament, tournament.rounds[self._shown - 1])
        else:
            self._show_empty(tournament)

    def show_round(self, number: int) -> None:
        """Show another round."""
        tournament = self.session.tournament
        if not 1 <= number <= len(tournament.rounds):
            return
        if number != self._shown:
            self._shown = number
            self.correct.setChecked(False)
            self.keys.is_correcting = False
            self.matches.choose_nothing()
            self._on_told("", None)
        self.refresh(tournament)

    @property
    def shown_round(self) -> int:
        """The number of the round that is shown; 0 before the first is paired."""
        return self._shown

    def focus_first(self) -> None:
        if self._shown:
            self.boards.setFocus()

    def _show_round(self, tournament: Tournament, each: Round) -> None:
        state = {
            RoundState.DRAFT: self.tr("draft: results come after it is accepted"),
            RoundState.ACCEPTED: self.tr("accepted, not published yet"),
            RoundState.PUBLISHED: self.tr("published"),
        }[each.state]
        self.title.setText(
            self.tr("Round {number} of {total}").format(
                number=each.number, total=tournament.settings.rounds
            )
        )
        self.note.setText(state)
        set_tone(self.note, Tone.NEEDS if each.state is RoundState.DRAFT else Tone.QUIET)
        self._show_count(each)
        rows = match_rows(tournament, each, self._points_before(tournament, each.number))
        self.matches_model.set_rows(rows)
        self.byes.setText(self._bye_text(tournament, each))
        self.byes.setVisible(bool(each.byes))
        if not self.matches.currentIndex().isValid() and rows:
            waiting = [place for place, row in enumerate(rows) if row.missing]
            self.matches.choose(waiting[0] if waiting else 0)
        else:
            self._show_match(tournament)
        if self.panel.isVisible():
            self.panel.show_round(each.number)

    def _show_count(self, each: Round) -> None:
        boards = sum(len(match.boards) for match in each.matches)
        missing = each.missing_results
        draft = each.state is RoundState.DRAFT
        self.count.setVisible(not draft)
        self.bar.setVisible(not draft)
        self.count.setText(
            self.tr("All {boards} results are in").format(boards=boards)
            if not missing
            else self.tr("{done} of {boards} results").format(done=boards - missing, boards=boards)
        )
        set_tone(self.count, None if missing else Tone.DONE)
        self.bar.setRange(0, max(boards, 1))
        self.bar.setValue(boards - missing)
        if self.bar.property("done") != (not missing):
            self.bar.setProperty("done", not missing)
            repolish(self.bar)

    def _points_before(self, tournament: Tournament, number: int) -> dict[TeamId, Points]:
        """Return the points before a round, worked out again only when they may differ."""
        rest = (tournament.rounds[: number - 1], tournament.adjustments, tournament.settings,
                tournament.teams)  # fmt: skip
        if self._before is None or not _same(self._before[0], rest):
            self._before = (rest, totals(tournament, number - 1))
        return self._before[1]

    def _bye_text(self, tournament: Tournament, each: Round) -> str:
        kinds = {
            ByeKind.PAIRING_ALLOCATED: self.tr("Bye"),
            ByeKind.FULL: self.tr("Full-point bye"),
            ByeKind.HALF: self.tr("Half-point bye"),
            ByeKind.ABSENT: self.tr("Absent"),
        }
        parts = []
        for kind, text in kinds.items():
            names = [tournament.team(bye.team).name for bye in each.byes if bye.kind is kind]
            if names:
                parts.append(f"{text}: {', '.join(names)}")
        return "   ·   ".join(parts)

    def _show_match(self, tournament: Tournament) -> None:
        match = self.keys.match
        if match is None:
            self.match_title.clear()
            self.boards_model.set_rows([])
            return
        white, black = tournament.team(match.white).name, tournament.team(match.black).name
        place = (self.keys.place or 0) + 1
        self.match_title.setText(
            self.tr("Table {table}   {white} – {black}").format(
                table=match.table or place, white=white, black=black
            )
        )
        self.boards_model.set_teams(white, black)
        self.boards_model.set_rows(board_rows(tournament, match))
        self.panel.show_match(match)

    def _show_empty(self, tournament: Tournament) -> None:
        self.title.setText(self.tr("Rounds"))
        self.note.clear()
        self.count.hide()
        self.bar.hide()
        self.keys.go_to(0, None)
        obstacle = self.obstacle(tournament)
        self.empty.headline.setText(
            self.tr("Round 1 is not paired yet") if obstacle else self.tr("Ready for round 1")
        )
        self.empty.text.setText(
            obstacle
            or self.tr(
                "{teams} teams are numbered and the initial colour is drawn. "
                "The pairing comes as a draft that you accept or discard."
            ).format(teams=len(tournament.teams))
        )
        few = len(tournament.teams) < 2 or any(team.tpn is None for team in tournament.teams)
        self.to_teams.setVisible(few)
        self.first.setVisible(not obstacle)
        self.lots.setVisible(not few and tournament.settings.initial_colour is None)

    # --- what can be done now -----------------------------------------------------------------

    def obstacle(self, tournament: Tournament) -> str:
        """Return why the next round cannot be paired; nothing if it can."""
        if not self.session.is_open:
            return self.tr("No tournament is open.")
        if len(tournament.teams) < 2:
            return self.tr("A round needs two teams at least. Enter them on the Teams page.")
        try:
            edits.start_round(tournament)
        except TeamSwissError as error:
            return self.session.worded(error)
        if not tournament.rounds and tournament.settings.initial_colour is None:
            return self.tr("The initial colour has not been drawn yet.")
        return ""

    def _show_commands(self, tournament: Tournament) -> None:
        draft = tournament.draft
        last = tournament.rounds[-1] if tournament.rounds else None
        busy = self.desk.jobs.is_pairing
        waits = last is not None and last.state is RoundState.ACCEPTED
        complete = last is None or all(match.is_complete for match in last.matches)
        obstacle = self.obstacle(tournament)
        self.accept.setVisible(draft is not None)
        self.accept.setEnabled(draft is not None)
        self.discard.setVisible(draft is not None)
        self.discard.setEnabled(draft is not None)
        self.publish.setVisible(waits and not complete)
        self.publish.setEnabled(waits)
        if last is not None:
            self.publish.setText(self.tr("P&ublish round {number}").format(number=last.number))
        self.reopen.setEnabled(self._shown_state(tournament) is RoundState.PUBLISHED)
        self.unpair.setEnabled(last is not None and last.state is not RoundState.PUBLISHED)
        over = tournament.next_round > tournament.settings.rounds
        number = min(tournament.next_round, tournament.settings.rounds)
        self.pair.setText(self.tr("&Pair round {number}").format(number=number))
        self.pair.setVisible(draft is None and not over and (complete or not waits))
        self.pair.setEnabled(not obstacle and not busy)
        self.pair.setToolTip(obstacle or self.tr("Pair round {number} (F9)").format(number=number))
        self.reason.setText(obstacle if self.pair.isVisible() and last is not None else "")
        self.earlier.setEnabled(self._shown > 1)
        self.later.setEnabled(self._shown < len(tournament.rounds))
        is_old = 0 < self._shown < len(tournament.rounds)
        self.correct.setEnabled(is_old)
        accepted = self._shown_state(tournament) not in (None, RoundState.DRAFT)
        self.forfeits.setEnabled(accepted)
        self.why.setEnabled(last is not None)

    def _shown_state(self, tournament: Tournament) -> RoundState | None:
        if not 1 <= self._shown <= len(tournament.rounds):
            return None
        return tournament.rounds[self._shown - 1].state

    # --- gestures -----------------------------------------------------------------------------

    def _on_pair(self) -> None:
        obstacle = self.obstacle(self.session.tournament)
        if obstacle:
            self.desk.notices.refuse(obstacle)
        else:
            self.desk.jobs.pair_next()

    def _on_cancel(self) -> None:
        self.desk.jobs.cancel()

    def _on_accept(self) -> None:
        if self.desk.attempt(edits.accept_draft):
            self.show_round(len(self.session.tournament.rounds))
            self.matches.choose_nothing()
            self.matches.choose(0)
            self.boards.setFocus()

    def _on_discard(self) -> None:
        self.desk.attempt(edits.discard_draft)

    def _on_publish(self) -> None:
        self.desk.attempt(edits.publish_round, round=len(self.session.tournament.rounds))

    def _on_reopen(self) -> None:
        reason = self.desk.notices.ask_reason(
            self.tr("Reopen round {number}").format(number=self._shown),
            self.tr("Why is the round reopened? The reason goes into the log."),
        )
        if reason is not None:
            self.desk.attempt(edits.reopen_round, round=self._shown, reason=reason)

    def _on_unpair(self) -> None:
        self.desk.attempt(edits.unpair_last_round)

    def _on_forfeit(self) -> None:
        command, match = self.sender(), self.keys.match
        if isinstance(command, QAction) and match is not None:
            self.desk.attempt(
                edits.forfeit_match, round=self._shown, match=match.id, forfeit=command.data()
            )
            self.keys.go_to(self._shown, self.keys.place)

    def _on_correct(self) -> None:
        self.keys.is_correcting = self.correct.isChecked()
        self._on_told(
            self.tr("Correcting round {number}: choose a board and type its result.").format(
                number=self._shown
            )
            if self.keys.is_correcting
            else "",
            Tone.NEEDS,
        )

    def _on_why(self) -> None:
        self.panel.setVisible(self.why.isChecked())
        if self.why.isChecked() and self._shown:
            self.panel.show_round(self._shown)
            if self.keys.match:
                self.panel.show_match(self.keys.match)

    def _on_earlier(self) -> None:
        self.show_round(self._shown - 1)

    def _on_later(self) -> None:
        self.show_round(self._shown + 1)

    # --- the cursor ---------------------------------------------------------------------------

    def _on_match_chosen(self, current: QModelIndex) -> None:
        self.keys.go_to(self._shown, current.row() if current.isValid() else None)
        self._on_told("", None)

    def _on_match_wanted(self, place: int) -> None:
        self.matches.choose(place)
        self.matches.scrollTo(self.matches.currentIndex())
        self._on_told("", None)

    def _on_board_chosen(self, current: QModelIndex) -> None:
        if current.isValid():
            self.keys.go_to_board(current.row() + 1)

    def _on_board_moved(self) -> None:
        self._show_match(self.session.tournament)
        blocker = QSignalBlocker(self.keys)
        if self.keys.board is None:
            self.boards.choose_nothing()
        else:
            self.boards.choose(self.keys.board - 1, BoardColumn.RESULT)
        blocker.unblock()

    def _on_told(self, text: str, tone: Tone | None) -> None:
        self.hint.setText(text)
        set_tone(self.hint, tone)

    # --- pairing in the background ------------------------------------------------------------

    def _on_job_started(self) -> None:
        self.pair.setEnabled(False)
        self.busy.setRange(0, 0)
        self._busy_timer.start()

    def _on_still_busy(self) -> None:
        self._show_busy(True)

    def _on_job_progressed(self, done: int, total: int) -> None:
        self.busy.setRange(0, total)
        self.busy.setValue(done)

    def _on_job_ended(self) -> None:
        self._busy_timer.stop()
        self._show_busy(False)
        self._show_commands(self.session.tournament)

    def _show_busy(self, busy: bool) -> None:
        self.busy.setVisible(busy)
        self.cancel.setVisible(busy)

    def _on_paired(self, number: int) -> None:
        self.show_round(number)

    def _on_job_failed(self, error: TeamSwissError) -> None:
        self.desk.notices.refuse(self.session.worded(error))


def _same(a: object, b: object) -> bool:
    """Say whether two groups of frozen values are the same objects, rounds one by one."""
    assert isinstance(a, tuple)
    assert isinstance(b, tuple)
    return (
        len(a[0]) == len(b[0])
        and all(x is y for x, y in zip(a[0], b[0], strict=True))
        and all(x is y for x, y in zip(a[1:], b[1:], strict=True))
    )
