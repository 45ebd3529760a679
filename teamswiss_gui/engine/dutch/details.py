"""What the answer tells of a round beside its pairs: scoregroups, brackets, floaters, criteria."""

from __future__ import annotations

from collections.abc import Iterable

from teamswiss_gui.domain.points import HalfPoints, as_number
from teamswiss_gui.engine.answer import JsonValue
from teamswiss_gui.engine.dutch.brackets import Task
from teamswiss_gui.engine.dutch.criteria import Digit
from teamswiss_gui.engine.dutch.following import following_value
from teamswiss_gui.engine.dutch.rounds import PairedBracket, PairedRound, values
from teamswiss_gui.engine.dutch.state import Field
from teamswiss_gui.engine.matching import bits

COUNTED = range(8, 16)
LISTED = range(16, 20)


def details(paired: PairedRound) -> dict[str, JsonValue]:
    """Return the members of the answer that fit this system."""
    field = paired.field
    return {
        "score_groups": [
            {"score": score_of(field, mask), "teams": tpns(field, mask)} for mask in field.groups
        ],
        "pairing_brackets": [told(field, turn) for turn in paired.brackets],
    }


def told(field: Field, turn: PairedBracket) -> dict[str, JsonValue]:
    """Return what the answer says of a bracket."""
    bracket, pairing = turn.bracket, turn.pairing
    limbo = bracket.mdps & pairing.floaters
    up = upfloaters(turn)
    last = bracket.task is Task.LAST
    step: dict[str, JsonValue] = {
        "score": score_of(field, bracket.residents),
        "kind": "homogeneous" if bracket.homogeneous else "heterogeneous",
        "role": role(turn),
        "moved_down": tpns(field, bracket.mdps),
        "residents": tpns(field, bracket.residents),
        "pairs": [[field.teams[v].tpn, field.teams[w].tpn] for v, w in pairing.pairs],
        "downfloaters": [] if last else tpns(field, pairing.floaters),
        "upfloaters": tpns(field, up),
        "criteria": criteria(turn),
    }
    if not bracket.homogeneous:
        step["limbo"] = tpns(field, limbo)
        step["remainder"] = tpns(field, remainder(turn))
    return step


def role(turn: PairedBracket) -> str:  # A.9
    """Return which bracket of the round it is."""
    if turn.bracket.task is Task.PENULTIMATE:
        return "penultimate"
    if turn.bracket.task is Task.LAST:
        return "collapsed-last" if turn.collapsed else "last"
    return "ordinary"


def upfloaters(turn: PairedBracket) -> int:  # A.4
    """Return those of the bracket who are paired with a higher score."""
    teams = turn.bracket.field.teams
    found = 0
    for v, w in turn.pairing.pairs:
        if teams[v].score > teams[w].score:
            found |= 1 << w
    return found


def remainder(turn: PairedBracket) -> int:  # B.3
    """Return the residents whom no moved-down player is paired with."""
    rest = turn.bracket.residents
    for v, w in turn.pairing.pairs:
        if turn.bracket.mdps >> v & 1:
            rest &= ~(1 << w)
    return rest


def criteria(turn: PairedBracket) -> dict[str, JsonValue]:
    """Return the value of every quality criterion; of lists only what is not zero."""
    bracket, pairing = turn.bracket, turn.pairing
    counts = values(bracket, pairing)
    found: dict[str, JsonValue] = {"C5": len(pairing.pairs), "C6": _differences(counts, 6)}
    if bracket.task in (Task.PENULTIMATE, Task.LAST) or not pairing.floaters:
        found["C7"] = None
    else:
        pairs, floating_on = following_value(bracket, pairing.floaters)
        found["C7"] = {"pairs": pairs, "floating_on": tpns(bracket.field, floating_on)}
    for number in COUNTED:
        found[f"C{number}"] = counts.get((number, 0, 0), 0)
    for number in LISTED:
        found[f"C{number}"] = _differences(counts, number)
    return found


def _differences(counts: dict[Digit, int], number: int) -> list[JsonValue]:
    """Return a list of score differences, from the highest to the lowest (A.8)."""
    return [
        as_number(HalfPoints(-digit[2]))
        for digit in sorted(counts)
        if digit[0] == number
        for _ in range(counts[digit])
    ]


def tpns(field: Field, mask: int) -> list[JsonValue]:
    """Return the pairing numbers of a mask, in the order of A.2."""
    return numbers(field, bits(mask))


def numbers(field: Field, places: Iterable[int]) -> list[JsonValue]:
    """Return the pairing numbers of these places."""
    return [field.teams[v].tpn for v in places]


def score_of(field: Field, mask: int) -> int | float:
    """Return the highest score of a mask."""
    return as_number(field.teams[next(bits(mask))].score)
