"""Why a round was paired as it was, as data: steps with their article and the values compared."""

from __future__ import annotations

from collections.abc import Iterator

from teamswiss_gui.domain.points import as_number
from teamswiss_gui.engine.answer import JsonValue, Step
from teamswiss_gui.engine.dutch.brackets import Pair, Pairing, Task, pairing_of
from teamswiss_gui.engine.dutch.colours import Allocation
from teamswiss_gui.engine.dutch.criteria import Digit, pair_digits
from teamswiss_gui.engine.dutch.details import (
    criteria,
    numbers,
    remainder,
    role,
    score_of,
    told,
    tpns,
    upfloaters,
)
from teamswiss_gui.engine.dutch.following import following_value
from teamswiss_gui.engine.dutch.rounds import PairedBracket, PairedRound, Rest, values
from teamswiss_gui.engine.dutch.state import Field, TeamState
from teamswiss_gui.engine.matching import bits


def explanation(paired: PairedRound) -> Iterator[Step]:
    """Yield the steps in the order in which the rules took them."""
    field = paired.field
    for turn in paired.brackets:
        if turn.bracket.task is Task.PENULTIMATE:
            yield explain_collapse(field, turn)
        yield {"article": "A.3", **told(field, turn), "kind": "bracket", "shape": _shape(turn)}
        yield from explain_candidate(field, turn)
        yield from explain_order(field, turn)
        yield from explain_floaters(field, turn)
    if paired.bye is not None:
        yield explain_bye(paired)
    for board, pair in enumerate(paired.colours, start=1):
        yield explain_colours(board, pair)


def _shape(turn: PairedBracket) -> str:
    return "homogeneous" if turn.bracket.homogeneous else "heterogeneous"


def explain_collapse(field: Field, turn: PairedBracket) -> Step:  # A.9
    """Tell that the bracket is the PPB and who collapses below it."""
    return {
        "article": "A.9",
        "kind": "collapse",
        "score": score_of(field, turn.bracket.residents),
        "collapsed": tpns(field, turn.bracket.following),
    }


# --- the first candidate, and what it fell to -----------------------------------------------------


def explain_candidate(field: Field, turn: PairedBracket) -> Iterator[Step]:  # B.3, B.4
    """Tell the first candidate and the criterion by which it is out or worse than the chosen."""
    first = first_candidate(turn)
    step: Step = {
        "article": "B.4",
        "kind": "first-candidate",
        "score": score_of(field, turn.bracket.residents),
        "pairs": _pairs(field, first.pairs),
        "accepted": set(first.pairs) == set(turn.pairing.pairs),
    }
    if not step["accepted"]:
        step.update(falls_to(field, turn, first) or {"fell_to": "C7"})
    yield step


def first_candidate(turn: PairedBracket) -> Pairing:  # B.2, B.3
    """Return the candidate of the original subgroups."""
    bracket = turn.bracket
    moved = [v for v, _ in turn.pairing.pairs if bracket.mdps >> v & 1]
    mdps = list(bits(bracket.mdps))[: len(moved)]
    residents = list(bits(bracket.residents))
    rest = residents[len(mdps) :]
    half = len(turn.pairing.pairs) - len(mdps)
    pairs = list(zip(mdps, residents, strict=False))
    pairs += list(zip(rest[:half], rest[half:], strict=False))
    return pairing_of(bracket, pairs)


def falls_to(field: Field, turn: PairedBracket, other: Pairing) -> Step | None:
    """Return the first criterion that another candidate breaks or fulfils worse, None if none."""
    illegal = [(v, w) for v, w in other.pairs if not field.may_meet[v] >> w & 1]
    if illegal:
        again = [pair for pair in illegal if met(field, *pair)]
        return {"fell_to": "C1" if again else "C3", "at_fault": _pairs(field, again or illegal)}
    bracket = turn.bracket
    barred = other.floaters & field.barred
    if bracket.task is Task.LAST and barred:
        return {"fell_to": "C2", "at_fault": tpns(field, barred)}
    same_floaters = other.floaters == turn.pairing.floaters
    left = other.floaters | bracket.following
    if bracket.task is Task.PENULTIMATE and not (same_floaters or Rest(field).completes(left)):
        return {"fell_to": "C4"}
    theirs, ours = values(bracket, other), values(bracket, turn.pairing)
    worse = _first_difference(theirs, ours)
    if worse is not None and worse[0] < 7:
        return _worse(field, turn, other, worse)
    if not same_floaters and bracket.task not in (Task.PENULTIMATE, Task.LAST):
        one = following_value(bracket, other.floaters)
        best = following_value(bracket, turn.pairing.floaters)
        if one != best:
            return {"fell_to": "C7", "value": one[0], "chosen": best[0]}
    return None if worse is None else _worse(field, turn, other, worse)


def _first_difference(theirs: dict[Digit, int], ours: dict[Digit, int]) -> Digit | None:
    for digit in sorted({*theirs, *ours}):
        if theirs.get(digit, 0) > ours.get(digit, 0):
            return digit
        if theirs.get(digit, 0) < ours.get(digit, 0):
            return None
    return None


def _worse(field: Field, turn: PairedBracket, first: Pairing, digit: Digit) -> Step:
    name = f"C{digit[0]}"
    candidate = PairedBracket(turn.bracket, first, turn.collapsed)
    teams = field.teams
    at_fault = [(v, w) for v, w in first.pairs if digit in pair_digits(teams[v], teams[w])]
    return {
        "fell_to": name,
        "value": criteria(candidate)[name],
        "chosen": criteria(turn)[name],
        "at_fault": _pairs(field, at_fault),
    }


def met(field: Field, v: int, w: int) -> bool:  # C.1
    """Say whether two teams have played each other, or must not."""
    a, b = field.teams[v].tpn, field.teams[w].tpn
    history = next(team.history for team in field.request.teams if team.tpn == a)
    forbidden = (min(a, b), max(a, b)) in field.request.forbidden_pairs
    return forbidden or any(e.opponent == b and e.kind.value == "played" for e in history)


# --- the order of section D -----------------------------------------------------------------------


def explain_order(field: Field, turn: PairedBracket) -> Iterator[Step]:  # D
    """Tell the MDP-pairing, the exchange and the transposition of the chosen candidate."""
    bracket = turn.bracket
    score = score_of(field, bracket.residents)
    moved = [pair for pair in turn.pairing.pairs if bracket.mdps >> pair[0] & 1]
    if bracket.mdps:
        yield {
            "article": "D.3" if bracket.mdps & turn.pairing.floaters else "D.1",
            "kind": "mdp-pairing",
            "score": score,
            "s1": numbers(field, (v for v, _ in moved)),
            "limbo": tpns(field, bracket.mdps & turn.pairing.floaters),
            "s2": numbers(field, (w for _, w in moved)),
        }
    listed = list(bits(remainder(turn)))
    pairs = [pair for pair in turn.pairing.pairs if not bracket.mdps >> pair[0] & 1]
    original = set(listed[: len(pairs)])
    chosen = {v for v, _ in pairs}
    if original != chosen:
        yield {
            "article": "D.2",
            "kind": "exchange",
            "score": score,
            "out": numbers(field, sorted(original - chosen)),
            "into": numbers(field, sorted(chosen - original)),
        }
    if pairs:
        yield {
            "article": "D.1",
            "kind": "transposition",
            "score": score,
            "s1": numbers(field, (v for v, _ in pairs)),
            "s2": numbers(field, (w for _, w in pairs)),
        }


def explain_floaters(field: Field, turn: PairedBracket) -> Iterator[Step]:  # A.4
    """Tell who leaves the bracket downwards and who plays above the own score."""
    if turn.bracket.task is not Task.LAST and turn.pairing.floaters:
        yield {
            "article": "C.4" if role(turn) == "penultimate" else "C.7",
            "kind": "downfloaters",
            "score": score_of(field, turn.bracket.residents),
            "teams": tpns(field, turn.pairing.floaters),
        }
    up = upfloaters(turn)
    if up:
        yield {
            "article": "A.4",
            "kind": "upfloaters",
            "score": score_of(field, turn.bracket.residents),
            "teams": tpns(field, up),
        }


def explain_bye(paired: PairedRound) -> Step:  # C.2
    """Tell who has the bye and who of the last bracket may not have it."""
    assert paired.bye is not None
    last = paired.brackets[-1].bracket
    return {
        "article": "C.2",
        "kind": "bye",
        "team": paired.field.teams[paired.bye].tpn,
        "barred": tpns(paired.field, last.teams & paired.field.barred),
    }


# --- colours --------------------------------------------------------------------------------------


def explain_colours(board: int, pair: Allocation) -> Step:  # E
    """Tell the article that gave the colours and the facts that it read."""
    step: Step = {
        "article": pair.rule,
        "kind": "colours",
        "board": board,
        "white": pair.white.tpn,
        "black": pair.black.tpn,
        "higher_ranked": pair.higher.tpn,
        "teams": [_colour_facts(pair.white), _colour_facts(pair.black)],
    }
    if pair.back is not None:
        step["matches_back"] = pair.back
    return step


def _colour_facts(team: TeamState) -> JsonValue:
    wish = team.preference
    return {
        "team": team.tpn,
        "score": as_number(team.score),
        "preference": None if wish.colour is None else wish.colour.value,
        "strength": wish.strength.name.lower(),
        "difference": team.difference,
        "sequence": "".join("W" if c.value == "white" else "B" for c in team.colours),
    }


def _pairs(field: Field, pairs: tuple[Pair, ...] | list[Pair]) -> list[JsonValue]:
    return [[field.teams[v].tpn, field.teams[w].tpn] for v, w in pairs]
