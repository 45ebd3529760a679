"""A whole round (article 3.3.2): the bye, bracket after bracket, then the colours."""

from __future__ import annotations

from dataclasses import dataclass

from teamswiss_gui.domain.points import as_number
from teamswiss_gui.engine.answer import Answer, BracketLine, JsonValue, PairLine
from teamswiss_gui.engine.fide_team.brackets import Bracket, Pairing, build_bracket, pair_bracket
from teamswiss_gui.engine.fide_team.byes import Bye, assign_bye
from teamswiss_gui.engine.fide_team.colours import Allocation, allocate
from teamswiss_gui.engine.fide_team.editions import EDITIONS
from teamswiss_gui.engine.fide_team.state import Field, build_field
from teamswiss_gui.engine.fide_team.upfloaters import Selection, Situation, select, situation
from teamswiss_gui.engine.hooks import Hooks
from teamswiss_gui.engine.matching import bits
from teamswiss_gui.engine.request import Request


@dataclass(frozen=True, slots=True)
class PairedBracket:
    """One turn of 3.3.2.2: what was there, who came up, how they were paired."""

    before: Situation
    selection: Selection
    bracket: Bracket
    pairing: Pairing


@dataclass(frozen=True, slots=True)
class PairedRound:
    """Everything that the answer and its explanation are made from."""

    field: Field
    bye: Bye
    brackets: tuple[PairedBracket, ...]
    colours: tuple[Allocation, ...]
    """In publishing order."""


def pair_round(request: Request, hooks: Hooks) -> PairedRound:  # 3.3.2
    """Pair a round by the edition that the request names."""
    field = build_field(request, EDITIONS[request.system])
    bye = assign_bye(field)
    unpaired = field.everyone
    if bye.index is not None:
        unpaired &= ~(1 << bye.index)
    total = unpaired.bit_count()
    mate = bye.mate
    done = []
    for score in field.scores:
        if not field.groups[score] & unpaired:
            continue
        hooks.check(total - unpaired.bit_count(), total)
        before = situation(field, unpaired, score, mate)
        selection = select(before)
        bracket = build_bracket(field, before.residents, selection.upfloaters)
        done.append(PairedBracket(before, selection, bracket, pair_bracket(bracket)))
        unpaired &= ~bracket.teams
        mate = selection.rest
    colours = [
        allocate(request, field.teams[a], field.teams[b])
        for turn in done
        for a, b in turn.pairing.pairs
    ]
    return PairedRound(field, bye, tuple(done), tuple(sorted(colours, key=_publishing_order)))


def _publishing_order(pair: Allocation) -> tuple[int, int, int]:
    scores = pair.white.score, pair.black.score
    return -max(scores), -sum(scores), min(pair.white.tpn, pair.black.tpn)


def answer(paired: PairedRound) -> Answer:
    """Return the answer, without an explanation."""
    field = paired.field
    bye = paired.bye.index
    return Answer(
        round=field.request.next_round,
        system=field.request.system,
        bye=None if bye is None else field.teams[bye].tpn,
        pairs=tuple(
            PairLine(board, pair.white.tpn, pair.black.tpn, pair.rule)
            for board, pair in enumerate(paired.colours, start=1)
        ),
        brackets=tuple(bracket_line(field, turn) for turn in paired.brackets),
    )


def bracket_line(field: Field, turn: PairedBracket) -> BracketLine:
    """Return what the answer says of a bracket."""
    teams = field.teams
    residents = list(bits(turn.before.residents))
    upfloaters = sorted(bits(turn.selection.upfloaters), key=lambda i: (-teams[i].score, i))
    return BracketLine(
        score=as_number(teams[residents[0]].score),
        residents=tuple(teams[i].tpn for i in residents),
        upfloaters=tuple(teams[i].tpn for i in upfloaters),
        criteria=criteria_values(field, turn),
    )


def criteria_values(field: Field, turn: PairedBracket) -> dict[str, JsonValue]:
    """Return the value of every quality criterion under its number in the edition."""
    names = field.edition.criteria
    selection = turn.selection
    counted = {
        c.name: value for c, value in zip(turn.bracket.criteria, turn.pairing.values, strict=True)
    }
    opponents = counted.get("opponents", 0)
    if field.edition.opponents_count_upfloaters and field.floats_count:
        opponents += sum(field.teams[i].floated for i in bits(selection.upfloaters))
    values: dict[str, JsonValue] = {
        names.count: selection.upfloaters.bit_count(),
        names.profile: [as_number(score) for score in selection.scores],
        names.following: selection.following,
    }
    if names.floated_again is not None:
        values[names.floated_again] = selection.floated_again
    values[names.colours] = counted["colours"]
    values[names.strong_colours] = counted.get("strong_colours", 0)
    values[names.opponents] = opponents
    return values
