"""The criteria of a pairing that somebody else made, bracket by bracket (C.04.6 and its draft)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from teamswiss_gui.domain.points import as_number
from teamswiss_gui.engine.answer import BracketLine, JsonValue
from teamswiss_gui.engine.fide_team.brackets import build_bracket
from teamswiss_gui.engine.fide_team.byes import order
from teamswiss_gui.engine.fide_team.editions import EDITIONS
from teamswiss_gui.engine.fide_team.state import Field, build_field
from teamswiss_gui.engine.fide_team.upfloaters import Situation, keep_following, situation
from teamswiss_gui.engine.matching import EXPOSED, bits
from teamswiss_gui.engine.request import Request
from teamswiss_gui.engine.weighted import cheapest_perfect

Pairs = Sequence[tuple[int, int]]
"""(White's TPN, Black's TPN)."""


@dataclass(frozen=True, slots=True)
class Evaluation:
    """What a pairing comes to."""

    bye: int | None
    bye_rank: int | None
    """The place of the bye's team in the order of 3.4, from 1."""
    bye_facts: tuple[int | float, int, int] | None
    """What the order of 3.4 reads of it: score, matches played, TPN."""
    bye_barred: bool
    """Whether C2 keeps it from the bye."""
    illegal: tuple[tuple[int, int], ...]
    """Pairs that C1 or a forbidden pair rules out."""
    brackets: tuple[BracketLine, ...]
    pairings: tuple[tuple[tuple[int, int], ...], ...]
    """For each bracket its pairs (top member, bottom member) in the order of their tops."""


def can_evaluate(request: Request) -> bool:
    """Say whether the request's system has these criteria."""
    return request.system in EDITIONS


def evaluate(request: Request, pairs: Pairs, bye: int | None) -> Evaluation:
    """Return the criteria values of a pairing of the request's teams.

    The pairing is read as the rules would have made it: the top-scoregroup with the lower teams
    that its members meet is the first bracket, and so on.
    """
    field = build_field(request, EDITIONS[request.system])
    index = {team.tpn: place for place, team in enumerate(field.teams)}
    mate = [EXPOSED] * len(field.teams)
    illegal = []
    for white, black in pairs:
        a, b = index[white], index[black]
        mate[a], mate[b] = b, a
        if not field.may_meet[a] >> b & 1:
            illegal.append((white, black))
    unpaired = sum(1 << i for i, other in enumerate(mate) if other != EXPOSED)
    brackets, pairings = [], []
    for score in field.scores:
        residents = field.groups[score] & unpaired
        if not residents:
            continue
        now = situation(field, unpaired, score, mate)
        upfloaters = sum(1 << mate[i] for i in bits(residents) if not residents >> mate[i] & 1)
        brackets.append(_line(field, now, upfloaters, mate))
        together = residents | upfloaters
        pairs_here = [(i, mate[i]) for i in bits(together) if i < mate[i]]
        pairings.append(tuple((field.teams[a].tpn, field.teams[b].tpn) for a, b in pairs_here))
        unpaired &= ~together
    lucky = None if bye is None else index.get(bye)
    return Evaluation(
        bye=bye,
        bye_rank=None if lucky is None else order(field).index(lucky) + 1,
        bye_facts=None if lucky is None else _bye_facts(field, lucky),
        bye_barred=lucky is not None and field.teams[lucky].barred,
        illegal=tuple(illegal),
        brackets=tuple(brackets),
        pairings=tuple(pairings),
    )


def _bye_facts(field: Field, index: int) -> tuple[int | float, int, int]:  # 3.4.2 to 3.4.4
    team = field.teams[index]
    return as_number(team.score), len(team.colours), team.tpn


def _line(field: Field, now: Situation, upfloaters: int, mate: list[int]) -> BracketLine:
    teams = field.teams
    names = field.edition.criteria
    bracket = build_bracket(field, now.residents, upfloaters)
    pairs = [(i, mate[i]) for i in bits(bracket.teams) if i < mate[i]]
    counted = {criterion.name: criterion.count(pairs) for criterion in bracket.criteria}
    floated = sum(teams[i].floated for i in bits(upfloaters)) if field.floats_count else 0
    opponents = counted.get("opponents", 0)
    if field.edition.opponents_count_upfloaters:
        opponents += floated
    values: dict[str, JsonValue] = {
        names.count: upfloaters.bit_count(),
        names.profile: [as_number(s) for s in sorted(teams[i].score for i in bits(upfloaters))],
        names.following: following_cost(field, now, upfloaters),
    }
    if names.floated_again is not None:
        values[names.floated_again] = floated
    values[names.colours] = counted["colours"]
    values[names.strong_colours] = counted.get("strong_colours", 0)
    values[names.opponents] = opponents
    residents = list(bits(now.residents))
    ordered = sorted(bits(upfloaters), key=lambda i: (-teams[i].score, i))
    return BracketLine(
        score=as_number(teams[residents[0]].score),
        residents=tuple(teams[i].tpn for i in residents),
        upfloaters=tuple(teams[i].tpn for i in ordered),
        criteria=values,
    )


def following_cost(field: Field, now: Situation, upfloaters: int) -> int:  # C6
    """Return C6: 0 kept, 1 broken; in the draft how many of the following scoregroup leave it."""
    left = now.following & ~upfloaters
    if field.edition.following_is_graded:
        return _leaving(field, now, upfloaters)
    legal = [
        mate if mate != EXPOSED and field.may_meet[i] >> mate & 1 else EXPOSED
        for i, mate in enumerate(now.mate)
    ]
    kept = Situation(field, now.residents, now.following, now.below, legal)
    return int(bool(left) and keep_following(kept, upfloaters) is None)


def _leaving(field: Field, now: Situation, upfloaters: int) -> int:
    """Return how few of the following scoregroup can leave it if everyone left is to be paired."""
    left = now.following & ~upfloaters
    vertices = list(bits(now.lower & ~upfloaters))
    place = {v: i for i, v in enumerate(vertices)}
    costs = [
        {
            place[w]: int((left >> v & 1) != (left >> w & 1))
            for w in bits(field.may_meet[v])
            if w in place
        }
        for v in vertices
    ]
    found = cheapest_perfect(costs)
    if found is None:
        return left.bit_count()
    return sum(costs[i][mate] for i, mate in enumerate(found)) // 2
