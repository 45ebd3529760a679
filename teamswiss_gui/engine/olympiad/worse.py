"""Why another pairing is worse by the Olympiad rules: the bye, or the first group that differs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from teamswiss_gui.domain.points import as_number
from teamswiss_gui.engine.answer import JsonValue
from teamswiss_gui.engine.decisions import Decision, Pairs, Why
from teamswiss_gui.engine.hooks import Hooks
from teamswiss_gui.engine.matching import EXPOSED, bits, maximum
from teamswiss_gui.engine.olympiad.rounds import PairedRound, pair_round, tpns
from teamswiss_gui.engine.olympiad.state import Field
from teamswiss_gui.engine.olympiad.turns import Turn
from teamswiss_gui.engine.request import Request

Pair = tuple[int, int]
LIMITS, FLOATERS_MEET = "rule 20", "rule 54"
"""How many pairs break the limits, and how many are two floaters."""


def decisions(request: Request, pairs: Pairs, bye: int | None) -> Iterator[Decision]:
    """Yield pairs that may not be, then the first thing that the rules decide otherwise."""
    paired = pair_round(request, Hooks())
    field = paired.field
    place = {team.tpn: index for index, team in enumerate(field.teams)}
    mate = [EXPOSED] * len(field.teams)
    for white, black in pairs:
        a, b = place[white], place[black]
        mate[a], mate[b] = b, a
    for v, w in enumerate(mate):
        if v < w and not field.legal[v] >> w & 1:  # 15 a
            pair = field.teams[v].tpn, field.teams[w].tpn
            forbidden = pair in request.forbidden_pairs
            yield Decision(Why.FORBIDDEN if forbidden else Why.REPEAT, "15 a", [*pair])
    lucky = None if bye is None else place.get(bye)
    if lucky != paired.bye.index:
        yield _bye(paired, lucky)
        return
    for turn in paired.turns:
        members = turn.pool.members
        inside = [(v, mate[v]) for v in bits(members) if v < mate[v] and members >> mate[v] & 1]
        if {frozenset(p) for p in inside} != {frozenset(p) for p in turn.pairs}:
            if all(field.legal[v] >> w & 1 for v, w in inside):
                yield _decision(field, turn, inside, last=turn is paired.turns[-1])
            if values_of(field, turn, inside)["floaters"] != tpns(field, turn.floating):
                return  # what comes after was chosen among other teams


def _bye(paired: PairedRound, lucky: int | None) -> Decision:  # 11, 15 b
    field = paired.field
    index = paired.bye.index
    if lucky is None or index is None:
        one, other = (None if i is None else field.teams[i].tpn for i in (lucky, index))
        return Decision(Why.BYE_NUMBER, "11", one, other)
    found, wanted = field.teams[lucky], field.teams[index]
    if found.barred:
        return Decision(Why.BYE_BARRED, "15 b", found.tpn, wanted.tpn)
    if maximum(field.legal, field.everyone & ~(1 << lucky))[1].deficiency:
        return Decision(Why.BYE_COMPLETION, "15 a", found.tpn, wanted.tpn)
    if found.score != wanted.score:
        return Decision(Why.BYE_SCORE, "11", as_number(found.score), as_number(wanted.score))
    return Decision(Why.BYE_TPN, "11", found.tpn, wanted.tpn)


def values_of(field: Field, turn: Turn, pairs: Sequence[Pair]) -> dict[str, JsonValue]:
    """Return what pairings of a group are compared by before the order of its section."""
    left = turn.pool.members
    beyond = met = 0
    for a, b in pairs:
        left &= ~(1 << a | 1 << b)
        beyond += not field.limited[a] >> b & 1
        met += turn.pool.floaters >> a & turn.pool.floaters >> b & 1
    return {"floaters": tpns(field, left), LIMITS: beyond, FLOATERS_MEET: met}


def _decision(field: Field, turn: Turn, inside: Sequence[Pair], *, last: bool) -> Decision:
    score = as_number(turn.pool.scores[0])
    theirs, ours = values_of(field, turn, inside), values_of(field, turn, turn.pairs)
    values = theirs, ours
    if theirs["floaters"] != ours["floaters"]:
        rule = turn.floaters[0].rule if turn.floaters else "16"
        return Decision(
            Why.FLOATERS,
            rule,
            theirs["floaters"],
            ours["floaters"],
            score=score,
            below=not last,
            values=values,
        )
    for name, article in ((LIMITS, "21"), (FLOATERS_MEET, "54")):
        if theirs[name] != ours[name] and not (name == LIMITS and turn.limits_dropped):
            return Decision(
                Why.CRITERION,
                article,
                theirs[name],
                ours[name],
                score=score,
                criterion=name,
                values=values,
            )
    return _order(field, turn, inside, score, values)


def _order(
    field: Field,
    turn: Turn,
    inside: Sequence[Pair],
    score: int | float,
    values: tuple[dict[str, JsonValue], dict[str, JsonValue]],
) -> Decision:
    """Return the first team whose turn it was and who has another opponent."""
    partner = {v: w for a, b in inside for v, w in ((a, b), (b, a))}
    for choice in turn.choices:
        if choice.opponent is not None and partner[choice.team] != choice.opponent:
            team = field.teams[choice.team].tpn
            return Decision(
                Why.ORDER,
                choice.rule,
                [team, field.teams[partner[choice.team]].tpn],
                [team, field.teams[choice.opponent].tpn],
                score=score,
                values=values,
            )
    raise AssertionError("the pairings differ")


DECIDE = {"olympiad-2008": decisions}
