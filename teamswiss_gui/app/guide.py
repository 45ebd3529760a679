"""The first tournament as steps, each of which a tournament shows to be done or not."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum

from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.terms import RoundState


class GuideStep(Enum):
    """What a first tournament needs, in its order."""

    NAME = "name"
    TEAMS = "teams"
    PLAYERS = "players"
    NUMBERS = "numbers"
    LOTS = "lots"
    PAIR = "pair"
    ACCEPT = "accept"
    RESULT = "result"
    PRINT = "print"


ENOUGH_TEAMS = 4


def _has_result(tournament: Tournament) -> bool:
    return any(
        board.result is not None or match.forfeit is not None or match.score is not None
        for each in tournament.accepted_rounds
        for match in each.matches
        for board in match.boards
    )


_DONE: Mapping[GuideStep, Callable[[Tournament], bool]] = {
    GuideStep.NAME: lambda t: bool(t.settings.name.strip()),
    GuideStep.TEAMS: lambda t: len(t.teams) >= ENOUGH_TEAMS,
    GuideStep.PLAYERS: lambda t: bool(t.teams) and all(team.players for team in t.teams),
    GuideStep.NUMBERS: lambda t: bool(t.teams) and all(team.tpn for team in t.teams),
    GuideStep.LOTS: lambda t: t.settings.initial_colour is not None,
    GuideStep.PAIR: lambda t: bool(t.rounds),
    GuideStep.ACCEPT: lambda t: bool(t.accepted_rounds),
    GuideStep.RESULT: _has_result,
    GuideStep.PRINT: lambda t: any(each.state is RoundState.PUBLISHED for each in t.rounds),
}


def is_done(step: GuideStep, tournament: Tournament) -> bool:
    """Say whether a tournament has a step behind it.

    Whoever has paired a round needs no hint how to come there, whatever he left out on the way.
    """
    before_pairing = step in (GuideStep.TEAMS, GuideStep.NUMBERS, GuideStep.LOTS)
    return _DONE[step](tournament) or (before_pairing and bool(tournament.rounds))


def next_step(tournament: Tournament) -> GuideStep | None:
    """Return the first step that is not done; None after the last."""
    return next((step for step in GuideStep if not is_done(step, tournament)), None)
