"""What a correction of an earlier round changes: places, and the basis of later pairings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import TeamId, Tournament
from teamswiss_gui.engine.answer import Answer
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.request import Request
from teamswiss_gui.engine.tournament import pairing_request
from teamswiss_gui.scoring.points import Points
from teamswiss_gui.scoring.standings import standings


@dataclass(frozen=True, slots=True)
class Place:
    """A team whose place or points change."""

    team: TeamId
    rank: tuple[int, int]
    """Before and after; the points likewise."""
    points: tuple[Points, Points]


@dataclass(frozen=True, slots=True)
class LaterRound:
    """A round that was paired on what is corrected now."""

    round: int
    is_paired_otherwise: bool
    """The rules would pair it otherwise from what is known now; its pairing stays."""


@dataclass(frozen=True, slots=True)
class Correction:
    """What changes; nothing of it has happened yet."""

    after: int
    places: tuple[Place, ...]
    rounds: tuple[LaterRound, ...]


def correction(
    before: Tournament, after: Tournament, *, cancel: Callable[[], bool] | None = None
) -> Correction:
    """Compare two tournaments that differ in results. Raises Cancelled once `cancel` says so."""
    last = len(before.accepted_rounds)
    old, new = standings(before, last), standings(after, last)
    now = {row.team: row for row in new.rows}
    places = tuple(
        Place(row.team, (row.rank, now[row.team].rank), (row.points, now[row.team].points))
        for row in old.rows
        if row.rank != now[row.team].rank or row.points != now[row.team].points
    )
    rounds = []
    for each in before.rounds[1:]:
        requests = _request(before, each.number), _request(after, each.number)
        if requests[0] != requests[1]:
            answers = [_pairs(request, cancel) for request in requests]
            rounds.append(LaterRound(each.number, answers[0] != answers[1]))
    return Correction(last, places, tuple(rounds))


def _request(tournament: Tournament, number: int) -> Request | None:
    try:
        return pairing_request(tournament, number)
    except TeamSwissError:
        return None  # results are missing: nothing can be said of it


def _pairs(request: Request | None, cancel: Callable[[], bool] | None) -> object:
    if request is None:
        return None
    try:
        answer: Answer = pair(request, cancel=cancel)
    except TeamSwissError as error:
        return error.code
    return answer.pairs, answer.bye
