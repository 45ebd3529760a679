"""Pairing by hand: what can be done with the matches of the last round while it is open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from teamswiss_gui.app.advice import HandAdvice
from teamswiss_gui.domain import edits
from teamswiss_gui.domain.edits import Gesture
from teamswiss_gui.domain.model import Match, TeamId, Tournament
from teamswiss_gui.domain.terms import ByeKind, RoundState
from teamswiss_gui.views.desk import Desk, action
from teamswiss_gui.views.rounds.decision_dialog import DecisionDialog
from teamswiss_gui.views.rounds.team_dialogs import (
    TeamsDialog,
    consider,
    free_teams,
    numbered_teams,
)

Chosen = Callable[[], Sequence[Match]]


class HandCommands(QObject):
    """The commands; consequences are named before, and the log has them after."""

    def __init__(self, desk: Desk, chosen: Chosen, page: QWidget) -> None:
        super().__init__(page)
        self._desk = desk
        self._session = desk.session
        self._chosen = chosen
        self._page = page
        self._advice = HandAdvice()
        self.start = action(self, self.tr("Start a round by &hand"), self._on_start)
        self.pair_two = self._made(self.tr("Pair &two teams…"), self._on_pair_two, "T")
        self.unpair = self._made(self.tr("&Unpair the match"), self._on_unpair, "U")
        self.swap = self._made(self.tr("&Swap the opponents of two matches"), self._on_swap, "O")
        self.exchange = self._made(self.tr("E&xchange two teams…"), self._on_exchange, "X")
        self.colours = self._made(self.tr("Swap the &colours of the match"), self._on_colours, "C")
        self.give = self._made(self.tr("&Give the bye…"), self._on_give, "B")
        self.take = action(self, self.tr("Ta&ke the bye back"), self._on_take)
        self.up = self._made(self.tr("Match u&p"), self._on_up, "Up")
        self.down = self._made(self.tr("Match &down"), self._on_down, "Down")

    def _made(self, text: str, slot: Callable[[], object], key: str) -> QAction:
        return action(self, text, slot, f"Ctrl+Shift+{key}", inside=self._page)

    def listed(self) -> list[QAction | None]:
        """Return the commands for a menu."""
        return [
            self.start, None, self.pair_two, self.unpair, self.swap, self.exchange, self.colours,
            None, self.give, self.take, None, self.up, self.down,
        ]  # fmt: skip

    def follow(self, tournament: Tournament, shown: int) -> None:
        """Enable what makes sense now."""
        last = tournament.rounds[-1] if tournament.rounds else None
        is_open = (
            last is not None and shown == last.number and last.state is not RoundState.PUBLISHED
        )
        self.start.setEnabled(
            self._session.is_open
            and not tournament.draft
            and not self._session.problem(edits.start_round)
        )
        has_bye = last is not None and any(
            bye.kind is ByeKind.PAIRING_ALLOCATED for bye in last.byes
        )
        for command in (self.pair_two, self.exchange):
            command.setEnabled(is_open)
        self.give.setEnabled(is_open and not has_bye)
        self.take.setEnabled(is_open and has_bye)
        self.follow_choice(tournament, shown)

    def follow_choice(self, tournament: Tournament, shown: int) -> None:
        """Enable what fits the matches that are chosen."""
        last = tournament.rounds[-1] if tournament.rounds else None
        is_open = (
            last is not None and shown == last.number and last.state is not RoundState.PUBLISHED
        )
        matches = self._chosen() if is_open else ()
        clean = bool(matches) and not any(match.has_result for match in matches)
        self.unpair.setEnabled(clean and len(matches) == 1)
        self.colours.setEnabled(clean and len(matches) == 1)
        self.swap.setEnabled(clean and len(matches) == 2)
        for command in (self.up, self.down):
            command.setEnabled(len(matches) == 1)

    # --- gestures -----------------------------------------------------------------------------

    def drop(self, team: TeamId, other: TeamId) -> None:
        """Let two teams change places, or pair them if neither has a match."""
        last = self._session.tournament.rounds[-1]
        if last.match_of(team) is None and last.match_of(other) is None:
            self._decide(edits.pair_by_hand, {"white": other, "black": team})
        else:
            self._decide(edits.exchange_teams, {"team": team, "other": other})

    def _on_start(self) -> None:
        self._desk.attempt(edits.start_round)

    def _on_pair_two(self) -> None:
        free = free_teams(self._session.tournament)
        dialog = TeamsDialog(
            self._desk,
            self._advice,
            edits.pair_by_hand,
            (self.tr("Pair two teams by hand"), self.tr("Pair them")),
            (
                ("white", self.tr("White on board 1"), free),
                ("black", self.tr("Black on board 1"), free),
            ),
            self._page,
        )
        dialog.open()
        left = edits.unpaired(self._session.tournament)
        if len(left) >= 2:
            dialog.choose(white=left[0].id, black=left[1].id)

    def _on_exchange(self) -> None:
        teams = numbered_teams(self._session.tournament)
        dialog = TeamsDialog(
            self._desk,
            self._advice,
            edits.exchange_teams,
            (self.tr("Let two teams change places"), self.tr("Exchange them")),
            (("team", self.tr("Team"), teams), ("other", self.tr("Changes with"), teams)),
            self._page,
        )
        dialog.open()
        chosen = self._chosen()
        if chosen:
            dialog.choose(team=chosen[0].black)
        if len(chosen) == 2:
            dialog.choose(other=chosen[1].black)

    def _on_give(self) -> None:
        free = list(edits.unpaired(self._session.tournament))
        dialog = TeamsDialog(
            self._desk,
            self._advice,
            edits.give_bye,
            (self.tr("Give the bye by hand"), self.tr("Give the bye")),
            (("team", self.tr("Team"), free or free_teams(self._session.tournament)),),
            self._page,
        )
        dialog.open()
        if len(free) == 1:
            dialog.choose(team=free[0].id)

    def _on_take(self) -> None:
        self._desk.attempt(edits.take_bye)

    def _on_unpair(self) -> None:
        for match in self._chosen()[:1]:
            self._desk.attempt(edits.unpair_match, match=match.id)

    def _on_swap(self) -> None:
        chosen = self._chosen()
        if len(chosen) == 2:
            self._decide(edits.swap_opponents, {"match": chosen[0].id, "other": chosen[1].id})

    def _on_colours(self) -> None:
        for match in self._chosen()[:1]:
            self._decide(edits.swap_colours, {"match": match.id})

    def _on_up(self) -> None:
        self._move(-1)

    def _on_down(self) -> None:
        self._move(1)

    def _move(self, step: int) -> None:
        last = self._session.tournament.rounds[-1]
        chosen = self._chosen()
        order = [match.id for match in last.matches]
        if len(chosen) != 1:
            return
        place = order.index(chosen[0].id)
        if 0 <= place + step < len(order):
            order[place], order[place + step] = order[place + step], order[place]
            self._desk.attempt(edits.order_matches, round=last.number, order=order)

    def _decide(self, gesture: Gesture, arguments: dict[str, Any]) -> None:
        """Name the consequences, and do it when the arbiter says so."""
        problem = self._session.problem(gesture, **arguments)
        if problem:
            self._desk.notices.refuse(problem)
            return
        title, do_text = self._texts(gesture, arguments)
        dialog = DecisionDialog(self._desk, title, do_text, self._page)
        consider(dialog, self._advice, gesture, arguments)

    def _texts(self, gesture: Gesture, arguments: dict[str, Any]) -> tuple[str, str]:
        tournament = self._session.tournament
        last = tournament.rounds[-1]
        name = {team.id: team.name for team in tournament.teams}
        if gesture is edits.swap_opponents:
            first, second = (last.match(arguments[key]) for key in ("match", "other"))
            text = self.tr("{a} – {b} and {c} – {d}").format(
                a=name[first.white], b=name[second.black],
                c=name[second.white], d=name[first.black],
            )  # fmt: skip
            return text, self.tr("Swap the opponents")
        if gesture is edits.swap_colours:
            match = last.match(arguments["match"])
            text = self.tr("{white} – {black}").format(
                white=name[match.black], black=name[match.white]
            )
            return text, self.tr("Swap the colours")
        if gesture is edits.pair_by_hand:
            text = self.tr("{white} – {black}").format(
                white=name[arguments["white"]], black=name[arguments["black"]]
            )
            return text, self.tr("Pair them")
        text = self.tr("{team} and {other} change places").format(
            team=name[arguments["team"]], other=name[arguments["other"]]
        )
        return text, self.tr("Exchange them")
