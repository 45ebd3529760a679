"""The Rounds page: pair, accept, publish, and the results by keyboard."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QSizePolicy, QSplitter, QStackedWidget

from teamswiss_gui.documents.source import Options
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Match, MatchId, Round, TeamId, Tournament
from teamswiss_gui.domain.readiness import Finding, Want
from teamswiss_gui.domain.terms import RoundState
from teamswiss_gui.models.roles import Tone
from teamswiss_gui.models.tips import plain_tip
from teamswiss_gui.views.desk import Desk, action
from teamswiss_gui.views.page import Page
from teamswiss_gui.views.round_questions import CompareCommand
from teamswiss_gui.views.rounds.boards_panel import BoardsPanel
from teamswiss_gui.views.rounds.matches_panel import MatchesPanel
from teamswiss_gui.views.rounds.no_pairing_dialog import NoPairingDialog
from teamswiss_gui.views.rounds.pairing_run import PairingRun
from teamswiss_gui.views.rounds.preparation import Preparation
from teamswiss_gui.views.rounds.result_keys import ResultKeys
from teamswiss_gui.views.rounds.round_bar import RoundBar
from teamswiss_gui.views.rounds.round_menus import RoundMenus
from teamswiss_gui.views.why_panel import WhyPanel
from teamswiss_gui.views.widgets import ActionButton, button, set_tone


class RoundsPage(Page):
    """The heart of the day."""

    lots_wanted = Signal()
    step_wanted = Signal(int)
    """A round before or after is asked for while another page is shown."""
    teams_wanted = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, "")
        self.setAccessibleName(self.tr("Rounds"))
        self._shown = 0
        self._paired = 0
        self._prepares = False
        self.keys = ResultKeys(self.session, desk.notices, self)
        self._make_commands()
        self._make_title_row()
        self._make_lists()
        self._connect()
        self.retheme()

    # --- building -----------------------------------------------------------------------------

    def _make_commands(self) -> None:
        self.menus = RoundMenus(self.desk, self.keys, self.chosen_matches, self)
        self.whole, self.results = self.menus.whole, self.menus.results
        self.by_hand, self.line_ups = self.menus.by_hand, self.menus.line_ups
        self.pair, self.accept, self.discard = (
            self.whole.pair, self.whole.accept, self.whole.discard,
        )  # fmt: skip
        self.publish, self.reopen, self.unpair = (
            self.whole.publish, self.whole.reopen, self.whole.unpair,
        )  # fmt: skip
        self.correct, self.forfeits = self.results.correct, self.results.forfeits
        self.why = action(self, self.tr("&Why?"), self._on_why, "F4")
        self.why.setCheckable(True)
        self.compare = CompareCommand(self.desk, self).command
        self.earlier = action(self, self.tr("Round before"), self._on_earlier, "Alt+Left")
        self.later = action(self, self.tr("Round after"), self._on_later, "Alt+Right")

    def commands(self) -> Sequence[QAction | None]:
        return (
            *self.menus.listed(), None,
            self.why, self.compare, self.earlier, self.later,
        )  # fmt: skip

    def _make_title_row(self) -> None:
        self.reason = button("", flat=True)
        self.reason.setAccessibleName(self.tr("Why the next round cannot be paired"))
        self.reason.setAccessibleDescription(self.tr("Shows what is missing"))
        for text in (self.reason, self.note):  # they give way to the title and the buttons
            text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.run = PairingRun(self.desk)
        self.publish_button = ActionButton(self.publish, primary=True)
        buttons = self.title_row.count() - 1
        self.title_row.insertWidget(buttons, self.run)
        self.title_row.insertWidget(buttons, self.reason, 2)
        self.add_to_title(
            ActionButton(self.why),
            ActionButton(self.discard),
            self.publish_button,
            ActionButton(self.accept, primary=True),
            ActionButton(self.pair, primary=True),
        )
        self.round_bar = RoundBar()
        self.strip, self.count = self.round_bar.strip, self.round_bar.count
        self.body.addWidget(self.round_bar)

    def _make_lists(self) -> None:
        self.matches_panel = MatchesPanel(self.desk)
        self.matches, self.matches_model = self.matches_panel.table, self.matches_panel.model
        self.boards_panel = BoardsPanel(self.desk)
        self.boards, self.boards_model = self.boards_panel.table, self.boards_panel.model
        self.hint = self.boards_panel.hint
        self.lists = QSplitter(Qt.Orientation.Vertical)
        self.lists.setObjectName("roundLists")
        self.lists.addWidget(self.matches_panel)
        self.lists.addWidget(self.boards_panel)
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
        self.preparation = Preparation(self.desk, self.pair)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.across)
        self.stack.addWidget(self.preparation)
        self.body.addWidget(self.stack, 1)

    def _connect(self) -> None:
        self.strip.round_chosen.connect(self.show_round)
        self.matches.current_changed.connect(self._on_match_chosen)
        self.boards.current_changed.connect(self._on_board_chosen)
        for view in (self.matches, self.boards):
            view.installEventFilter(self.keys)
        self.keys.board_moved.connect(self._on_board_moved)
        self.keys.match_wanted.connect(self._on_match_wanted)
        self.keys.told.connect(self.boards_panel.tell)
        self.results.correcting_changed.connect(self._on_correcting_changed)
        self.whole.accepted.connect(self._on_accepted)
        self.reason.clicked.connect(self.show_missing)
        self.preparation.place_wanted.connect(self._on_place_wanted)
        self.preparation.absentee_wanted.connect(self._on_absentee_wanted)
        self.matches_panel.choice_changed.connect(self._on_choice_changed)
        self.matches_panel.dragging.dropped.connect(self._on_dropped)
        self.menus.give_menus(self.matches, self.boards)
        self.menus.side_changed.connect(self._on_side_changed)
        jobs = self.desk.jobs
        jobs.unpairable.connect(self._on_unpairable)
        jobs.started.connect(self._on_jobs_changed)
        jobs.ended.connect(self._on_jobs_changed)
        jobs.paired.connect(self._on_paired)
        jobs.failed.connect(self._on_job_failed)

    def retheme(self) -> None:
        super().retheme()
        self.matches_panel.retheme()
        self.boards_panel.retheme()
        self.menus.follow_preferences()  # the same dialog changes them

    # --- showing ------------------------------------------------------------------------------

    def start_over(self) -> None:
        self._shown = self._paired = 0
        self._prepares = False
        self.results.stop_correcting()
        self.matches_panel.start_over()

    def refresh(self, tournament: Tournament) -> None:
        paired = len(tournament.rounds)
        if paired > self._paired:
            self._shown = paired  # a round has come
            self.matches.choose_nothing()
        self._paired = paired
        if tournament.draft or tournament.next_round > tournament.settings.rounds:
            self._prepares = False
        self._shown = min(self._shown, paired) or paired
        prepares = self._prepares or not paired
        self.round_bar.show_rounds(tournament, paired + 1 if prepares else self._shown)
        self._show_commands(tournament)
        self.stack.setCurrentWidget(self.preparation if prepares else self.across)
        if prepares:
            self._show_preparation(tournament)
        else:
            self._show_round(tournament, tournament.rounds[self._shown - 1])

    def help_topic(self) -> str:
        return "why" if self.panel.isVisible() else ""

    def show_round(self, number: int) -> None:
        """Show another round; the one after the last is what has to be done before it is paired."""
        tournament = self.session.tournament
        paired = len(tournament.rounds)
        if not 1 <= number <= paired + 1:
            return
        self._prepares = number > paired
        if number != self._shown:
            self._shown = min(number, paired)
            self.results.stop_correcting()
            self.matches.choose_nothing()
            self.boards_panel.tell("", None)
        self.refresh(tournament)

    def show_missing(self) -> None:
        """Show what stands in the way of the next round."""
        self.show_round(len(self.session.tournament.rounds) + 1)
        self.focus_first()

    def show_match(self, number: int, match: MatchId | None) -> None:
        """Show a match of a round, with the cursor where its results go."""
        self.show_round(number)
        places = [each.id for each in self.session.tournament.round(number).matches]
        if match in places:
            self._on_match_wanted(places.index(match))
        self.boards.setFocus()

    def chosen_matches(self) -> list[Match]:
        """Return the matches that are chosen in the list."""
        tournament = self.session.tournament
        if not 1 <= self._shown <= len(tournament.rounds) or self._prepares:
            return []
        return self.matches_panel.chosen(tournament.rounds[self._shown - 1])

    @property
    def shown_round(self) -> int:
        """The number of the round that is shown; 0 before the first is paired."""
        return self._shown

    def document(self) -> tuple[str, Options] | None:
        """Return the round's paper: why it is so, its results once there are some, its pairings."""
        if not self._shown or self._shown > len(self.session.tournament.rounds):
            return "start-list", Options()
        shown = self.session.tournament.rounds[self._shown - 1]
        has_results = any(match.has_result for match in shown.matches)
        name = "results" if has_results else "pairings"
        if self.why.isChecked():
            name = "explanation"
        return name, Options(round=self._shown)

    def focus_first(self) -> None:
        if self.stack.currentWidget() is self.preparation:
            self.preparation.focus_first()
        elif self._shows_draft():
            self.matches.setFocus()  # pairs are looked at first; results come later
        else:
            self.boards.setFocus()

    def _shows_draft(self) -> bool:
        draft = self.session.tournament.draft
        return draft is not None and draft.number == self._shown

    def _show_round(self, tournament: Tournament, each: Round) -> None:
        state = {
            RoundState.DRAFT: self.tr("draft: results come after it is accepted"),
            RoundState.ACCEPTED: self.tr("accepted, not published yet"),
            RoundState.PUBLISHED: self.tr("published"),
        }[each.state]
        if self.keys.is_correcting:
            state = self.tr(
                "Correcting round {number}: choose a board and type its result."
            ).format(number=each.number)
        self.title.setText(
            self.tr("Round {number} of {total}").format(
                number=each.number, total=tournament.settings.rounds
            )
        )
        self.note.setText(state)
        waits = each.state is RoundState.DRAFT or self.keys.is_correcting
        set_tone(self.note, Tone.NEEDS if waits else Tone.QUIET)
        self.round_bar.show_count(each)
        if not self.matches_panel.show_round(tournament, each):
            self._show_match(tournament)
        if self.panel.isVisible():
            self.panel.show_round(each.number)

    def _show_match(self, tournament: Tournament) -> None:
        match = self.keys.match
        self.boards_panel.show_match(tournament, match, (self.keys.place or 0) + 1)
        if match is not None:
            self.panel.show_match(match)

    def _show_preparation(self, tournament: Tournament) -> None:
        self.title.setText(
            self.tr("Round {number} of {total}").format(
                number=tournament.next_round, total=tournament.settings.rounds
            )
        )
        self.note.setText(self.tr("not paired yet"))
        set_tone(self.note, Tone.QUIET)
        self.round_bar.show_count(None)
        if not tournament.rounds:
            self.keys.go_to(0, None)
        self.preparation.show_tournament(tournament)

    def _show_commands(self, tournament: Tournament) -> None:
        obstacle = self.menus.follow(tournament, self._shown)
        self.publish_button.setVisible(
            self.publish.isVisible()
            and (tournament.rounds[-1].missing_results > 0 or not self.pair.isVisible())
        )
        prepares = self._prepares or not tournament.rounds
        self.reason.setText("" if prepares else obstacle)
        self.reason.setVisible(bool(self.reason.text()))
        self.reason.setToolTip(plain_tip(self.reason.text()))
        for step in (self.earlier, self.later):
            step.setEnabled(bool(tournament.rounds))
        self.why.setEnabled(bool(tournament.rounds))
        draggable = self._shown == len(tournament.rounds) and not prepares
        last = tournament.rounds[-1] if tournament.rounds else None
        self.matches_panel.dragging.is_allowed = (
            draggable and last is not None and last.state is not RoundState.PUBLISHED
        )

    def _has_later(self, tournament: Tournament) -> bool:
        if self._shown < len(tournament.rounds):
            return True
        return not tournament.draft and tournament.next_round <= tournament.settings.rounds

    # --- the cursor ---------------------------------------------------------------------------

    def _on_accepted(self) -> None:
        self.show_round(len(self.session.tournament.rounds))
        self.matches.choose_nothing()
        self.matches.choose(0)
        self.boards.setFocus()

    def _on_why(self) -> None:
        self.panel.setVisible(self.why.isChecked())
        if self.why.isChecked() and self._shown:
            self.panel.show_round(self._shown)
            if self.keys.match:
                self.panel.show_match(self.keys.match)

    def _on_earlier(self) -> None:
        if not self.isVisible():
            self.step_wanted.emit(-1)
        else:
            self.show_round(self._shown if self._prepares else self._shown - 1)

    def _on_later(self) -> None:
        if not self.isVisible():
            self.step_wanted.emit(1)
        elif not self._prepares and self._has_later(self.session.tournament):
            self.show_round(self._shown + 1)

    def _on_match_chosen(self, current: QModelIndex) -> None:
        self.keys.go_to(self._shown, current.row() if current.isValid() else None)
        self.boards_panel.tell("", None)

    def _on_match_wanted(self, place: int) -> None:
        self.matches.choose(place)
        self.boards_panel.tell("", None)

    def _on_board_chosen(self, current: QModelIndex) -> None:
        if current.isValid():
            self.keys.go_to_board(current.row() + 1)

    def _on_board_moved(self) -> None:
        self._show_match(self.session.tournament)
        blocker = QSignalBlocker(self.keys)
        self.boards_panel.choose_board(self.keys.board)
        blocker.unblock()

    def _on_choice_changed(self) -> None:
        self.by_hand.follow_choice(self.session.tournament, self._shown)

    # --- gestures -----------------------------------------------------------------------------

    def _on_correcting_changed(self) -> None:
        self.refresh(self.session.tournament)
        self.boards.setFocus()

    def _on_side_changed(self) -> None:
        self.boards_panel.show_help(sees_white=self.keys.sees_white)

    def _on_dropped(self, team: int, other: int) -> None:
        self.by_hand.drop(TeamId(team), TeamId(other))

    def _on_place_wanted(self, finding: Finding) -> None:
        if finding.want is Want.INITIAL_COLOUR:
            self.lots_wanted.emit()
        elif finding.round is None:
            self.teams_wanted.emit()
        else:
            self.show_match(finding.round, finding.match)
            if finding.want is Want.LINE_UPS:
                self.menus.open_line_ups()

    def _on_absentee_wanted(self, _team: int) -> None:
        self.teams_wanted.emit()

    # --- pairing in the background ------------------------------------------------------------

    def _on_jobs_changed(self) -> None:
        self._show_commands(self.session.tournament)

    def _on_paired(self, number: int) -> None:
        self.show_round(number)

    def _on_job_failed(self, error: TeamSwissError) -> None:
        self.desk.notices.refuse(self.session.worded(error))

    def _on_unpairable(self, error: TeamSwissError) -> None:
        NoPairingDialog(self.desk, error, self).open()
