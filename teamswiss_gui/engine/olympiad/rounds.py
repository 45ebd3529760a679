"""A whole round: the bye, the groups in the order of rule 17, then the colours."""

from __future__ import annotations

from dataclasses import dataclass

from teamswiss_gui.domain.points import as_number
from teamswiss_gui.engine.answer import Answer, JsonValue, PairLine
from teamswiss_gui.engine.hooks import Hooks
from teamswiss_gui.engine.matching import bits
from teamswiss_gui.engine.olympiad.byes import Bye, assign_bye
from teamswiss_gui.engine.olympiad.colours import Allocation, allocate
from teamswiss_gui.engine.olympiad.pools import Division, Pool, divide
from teamswiss_gui.engine.olympiad.state import Field, build_field
from teamswiss_gui.engine.olympiad.turns import Turn
from teamswiss_gui.engine.olympiad.walk import Walk
from teamswiss_gui.engine.request import Request


@dataclass(frozen=True, slots=True)
class PairedRound:
    """Everything that the answer and its explanation are made from."""

    field: Field
    bye: Bye
    division: Division | None
    """None if nobody is paired."""
    turns: tuple[Turn, ...]
    """The groups in the order in which they were paired."""
    colours: tuple[Allocation, ...]
    """In publishing order."""


def pair_round(request: Request, hooks: Hooks) -> PairedRound:
    """Pair a round; `no-legal-pairing` if no pairing exists."""
    field = build_field(request)
    bye = assign_bye(field)
    playing = field.everyone
    if bye.index is not None:
        playing &= ~(1 << bye.index)
    if not playing:
        return PairedRound(field, bye, None, (), ())
    division = divide(field, playing)
    turns = tuple(Walk(field, division, hooks).turns())
    colours = [
        allocate(request, field.teams[a], field.teams[b]) for turn in turns for a, b in turn.pairs
    ]
    return PairedRound(field, bye, division, turns, tuple(sorted(colours, key=_publishing_order)))


def _publishing_order(pair: Allocation) -> tuple[int, int, int]:
    scores = pair.white.score, pair.black.score
    return -max(scores), -sum(scores), min(pair.white.tpn, pair.black.tpn)


# --- the answer -----------------------------------------------------------------------------------


def answer(paired: PairedRound) -> Answer:
    """Return the answer, without an explanation."""
    field = paired.field
    return Answer(
        round=field.request.next_round,
        system=field.request.system,
        bye=None if paired.bye.index is None else field.teams[paired.bye.index].tpn,
        pairs=tuple(
            PairLine(board, pair.white.tpn, pair.black.tpn, pair.rule)
            for board, pair in enumerate(paired.colours, start=1)
        ),
        details=_details(paired),
    )


def _details(paired: PairedRound) -> dict[str, JsonValue]:
    division = paired.division
    floaters: list[JsonValue] = [
        {
            "team": paired.field.teams[floater.team].tpn,
            "from": _scores(turn.pool),
            "to": following,
            "rule": floater.rule,
        }
        for turn, following in zip(paired.turns, _following(paired), strict=True)
        for floater in turn.floaters
    ]
    return {
        "median_group": None if division is None else as_number(division.middle.scores[0]),
        "score_groups": [_group(paired.field, turn) for turn in paired.turns],
        "floaters": floaters,
        "imaginary_points": [
            team.tpn for team in paired.field.teams if team.tpn in paired.field.imaginary
        ],
    }


def _group(field: Field, turn: Turn) -> JsonValue:
    return {
        "scores": _scores(turn.pool),
        "part": turn.part.value,
        "teams": tpns(field, turn.pool.residents),
        "from_above": tpns(field, turn.pool.above),
        "from_below": tpns(field, turn.pool.below),
        "floating": tpns(field, turn.floating),
        "limits_dropped": turn.limits_dropped,
        "floaters_meet": turn.floaters_meet,
    }


def _following(paired: PairedRound) -> list[JsonValue]:
    """Return the scores of the group that each group's floaters went to."""
    turns = paired.turns
    found: list[JsonValue] = []
    for place, turn in enumerate(turns):
        later = [other for other in turns[place + 1 :] if other.pool.members & turn.floating]
        found.append(_scores(later[0].pool) if later else None)
    return found


def _scores(pool: Pool) -> list[JsonValue]:
    return [as_number(score) for score in pool.scores]


def tpns(field: Field, mask: int) -> list[JsonValue]:
    """Return the numbers of a set of teams in ascending order."""
    return [field.teams[i].tpn for i in bits(mask)]
