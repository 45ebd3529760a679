"""Why another pairing is worse by the earlier Dutch edition: the first bracket that differs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import add

from teamswiss_gui.domain.points import as_number
from teamswiss_gui.engine.answer import JsonValue
from teamswiss_gui.engine.decisions import Decision, Pairs, Why
from teamswiss_gui.engine.dutch_earlier.brackets import Paired, pair_brackets
from teamswiss_gui.engine.dutch_earlier.costs import NAMES, float_violations, pair_violations
from teamswiss_gui.engine.dutch_earlier.explain import DROPPED_BY
from teamswiss_gui.engine.dutch_earlier.state import Field, build_field
from teamswiss_gui.engine.hooks import Hooks
from teamswiss_gui.engine.matching import EXPOSED, bits
from teamswiss_gui.engine.request import Kind, Request

Pair = tuple[int, int]


def decisions(request: Request, pairs: Pairs, bye: int | None) -> Iterator[Decision]:
    """Yield pairs that may not be, then the first thing that the rules decide otherwise."""
    field = build_field(request)
    brackets = pair_brackets(field, Hooks())
    place = {team.tpn: index for index, team in enumerate(field.teams)}
    mate = [EXPOSED] * len(field.teams)
    for white, black in pairs:
        a, b = place[white], place[black]
        mate[a], mate[b] = b, a
    yield from _illegal(field, mate)
    lucky = next(bits(brackets[-1].solution.leaving), None) if brackets else None
    wanted = None if lucky is None else field.teams[lucky].tpn
    if (bye is None) != (wanted is None):
        yield Decision(Why.BYE_NUMBER, "A.5", bye, wanted)
        return
    if bye in place and not field.teams[place[bye]].may_have_bye:
        yield Decision(Why.BYE_BARRED, "B.1.b", bye, wanted)
        return
    for each in brackets:
        members = each.bracket.members
        inside = [(v, mate[v]) for v in bits(members) if v < mate[v] and members >> mate[v] & 1]
        if {frozenset(p) for p in inside} != {frozenset(p) for p in each.solution.pairs}:
            if all(field.possible[v] >> w & 1 for v, w in inside):
                yield _decision(field, each, inside)
            if _leaving(each, inside) != each.solution.leaving:
                return  # what comes after was chosen among other teams


def _illegal(field: Field, mate: list[int]) -> Iterator[Decision]:  # B.1.a, B.2
    history = {team.tpn: team.history for team in field.request.teams}
    for v, w in enumerate(mate):
        if v < w and not field.possible[v] >> w & 1:
            one, other = sorted((field.teams[v].tpn, field.teams[w].tpn))
            met = any(e.opponent == other and e.kind is Kind.PLAYED for e in history[one])
            if (one, other) in field.request.forbidden_pairs:
                yield Decision(Why.FORBIDDEN, "B.1.a", [one, other])
            elif met:
                yield Decision(Why.REPEAT, "B.1.a", [one, other])
            else:
                yield Decision(Why.COLOURS, "B.2", [one, other])


def _leaving(each: Paired, pairs: Sequence[Pair]) -> int:
    left = each.bracket.members
    for a, b in pairs:
        left &= ~(1 << a | 1 << b)
    return left


def values_of(field: Field, each: Paired, pairs: Sequence[Pair]) -> dict[str, JsonValue]:
    """Return what pairings of a bracket are compared by, the strictest requirement first."""
    bracket = each.bracket
    leaving = _leaving(each, pairs)
    violated: tuple[int, ...] = (0,) * len(NAMES)
    moved = bracket.moved if bracket.heterogeneous else 0
    left_out = 0
    for a, b in pairs:
        left_out += moved >> a & moved >> b & 1
        more = pair_violations(field, a, b, heterogeneous=bracket.heterogeneous)
        violated = tuple(map(add, violated, more))
    for team in bits(leaving):
        violated = tuple(map(add, violated, float_violations(field, team)))
    left_out += (leaving & moved).bit_count()
    return {"P": len(pairs), "M0-M1": left_out, **dict(zip(NAMES, violated, strict=True))}


def _decision(field: Field, each: Paired, inside: Sequence[Pair]) -> Decision:
    score = as_number(field.teams[next(bits(each.bracket.group.teams))].score)
    theirs = values_of(field, each, inside)
    ours = values_of(field, each, each.solution.pairs)
    below = not each.bracket.lowest and _leaving(each, inside) != each.solution.leaving
    looked_at: list[str] = []
    for name, mine in ours.items():
        other = theirs[name]
        if mine != other:
            assert isinstance(mine, int)
            assert isinstance(other, int)
            if (other > mine) == (name == "P"):  # better here, so it is the next bracket's sake
                article = next((s for s in reversed(each.steps) if s in _BACK), "C.14")
                return Decision(
                    Why.COMPLETION, article, score=score, below=below, values=(theirs, ours)
                )
            return Decision(
                Why.CRITERION,
                "C.14" if name in ("P", "M0-M1") else DROPPED_BY[name],
                other,
                mine,
                score=score,
                criterion=name,
                equal=tuple(looked_at),
                below=below,
                values=(theirs, ours),
            )
        looked_at.append(name)
    if any(step in _BACK for step in each.steps):
        article = next(step for step in reversed(each.steps) if step in _BACK)
        return Decision(Why.COMPLETION, article, score=score, below=below, values=(theirs, ours))
    return Decision(
        Why.ORDER,
        "D",
        _listed(field, inside),
        _listed(field, [(min(pair), max(pair)) for pair in each.solution.pairs]),
        score=score,
        equal=tuple(looked_at),
        below=below,
        values=(theirs, ours),
    )


_BACK = ("C.12", "C.13")


def _listed(field: Field, pairs: Sequence[Pair]) -> list[JsonValue]:
    """Return the higher ranked teams, then their opponents in the same order."""
    ordered = sorted(pairs)
    return [field.teams[v].tpn for v in [a for a, _ in ordered] + [b for _, b in ordered]]


DECIDE = {"dutch-earlier": decisions}
