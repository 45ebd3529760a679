"""The small events of the handbook's examples, played gesture by gesture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.model import TeamId, Tournament
from teamswiss_gui.domain.terms import Colour, PairingSystem, Result
from teamswiss_gui.engine.pair import Answer, pair
from teamswiss_gui.engine.tournament import pairing_request
from tests.arbiter import Arbiter

VILLAGES = ("Ash", "Birch", "Cedar", "Elm", "Fir", "Hazel", "Larch", "Maple")
"""The teams in the order of their ratings, so that Ash is number 1."""

BOARDS: Mapping[str, str] = {
    "3": "11==",
    "2½": "1===",
    "2": "====",
    "1½": "===0",
    "1": "0==0",
}
"""Score of the White team -> results of its boards, seen from it."""


def entered(names: Sequence[str], *, rounds: int, system: PairingSystem) -> Arbiter:
    """Return an event with these teams, the strongest first; lots gave White to the odd numbers."""
    arbiter = Arbiter().sets(name="Village Cup", rounds=rounds, system=system)
    for number, name in enumerate(names):
        arbiter.does(edits.add_team, name=name)
        for board in range(1, 5):
            arbiter.does(
                edits.add_player,
                team=arbiter.team(name),
                name=f"{name} {board}",
                rating=2200 - 60 * number - 20 * board,
            )
    arbiter.does(edits.number_by_rating)
    return arbiter.sets(initial_colour=Colour.WHITE)


def next_round(arbiter: Arbiter) -> Answer:
    """Pair the next round by the tournament's system and accept it."""
    answer = pair(pairing_request(arbiter.tournament), explain=True)
    teams = {team.tpn: team.id for team in arbiter.tournament.teams if team.tpn}
    bye: TeamId | None = None if answer.bye is None else teams[answer.bye]
    pairs = [(teams[each.white], teams[each.black]) for each in answer.pairs]
    arbiter.does(edits.pair_round, pairs=pairs, bye=bye)
    arbiter.accepts()
    return answer


def play(arbiter: Arbiter, scores: Sequence[str]) -> None:
    """Enter the score of the White team of each match, in the order of the tables."""
    for place, score in enumerate(scores, start=1):
        for board, letter in enumerate(BOARDS[score], start=1):
            arbiter.enters(match=place, board=board, result=Result(letter))


def played(teams: int, *rounds: Sequence[str]) -> Tournament:
    """Return an event of the first villages whose rounds ended so, paired by C.04.6."""
    arbiter = entered(VILLAGES[:teams], rounds=5, system=PairingSystem.FIDE_TEAM_2026)
    for scores in rounds:
        next_round(arbiter)
        play(arbiter, scores)
    return arbiter.tournament


@lru_cache
def eight_teams() -> Tournament:
    """Eight teams after three rounds: one leads, one is last, six have the same points."""
    return played(8, ["1", "3", "1½", "2"], ["3", "3", "2½", "1"], ["1½", "2", "2", "3"])


@lru_cache
def seven_teams() -> Tournament:
    """Seven teams after two rounds: somebody must have the bye."""
    return played(7, ["3", "2½", "2"], ["2½", "1½", "3"])


@lru_cache
def six_teams() -> Tournament:
    """Six teams after three rounds, two of which only the last tie-break parts."""
    return played(6, ["2½", "2½", "1½"], ["1½", "2½", "2"], ["3", "2", "2½"])


@lru_cache
def draft_teams() -> Tournament:
    """Six teams after two rounds, which the draft of C.04.6 pairs otherwise than the final text."""
    return played(6, ["1", "3", "2½"], ["2½", "3", "3"])


@lru_cache
def dutch_teams() -> Tournament:
    """Six teams after two rounds, which the two Dutch editions pair differently."""
    return played(6, ["2½", "2½", "2"], ["2", "1½", "2½"])


def paired_by(tournament: Tournament, system: PairingSystem) -> Answer:
    """Return the next round of an event as another system pairs it."""
    settings = replace(tournament.settings, system=system)
    return pair(pairing_request(replace(tournament, settings=settings)), explain=True)
