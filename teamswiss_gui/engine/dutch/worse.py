"""Why another pairing is worse by the Dutch system of 2017: the first bracket that differs."""

from __future__ import annotations

from collections.abc import Iterator

from teamswiss_gui.engine.answer import JsonValue
from teamswiss_gui.engine.decisions import Decision, Pairs, Why
from teamswiss_gui.engine.dutch.brackets import Pairing, Task, pairing_of
from teamswiss_gui.engine.dutch.details import criteria, numbers, score_of
from teamswiss_gui.engine.dutch.explanation import falls_to, met
from teamswiss_gui.engine.dutch.rounds import PairedBracket, pair_round
from teamswiss_gui.engine.dutch.state import Field
from teamswiss_gui.engine.dutch.system import DUTCH_2017
from teamswiss_gui.engine.hooks import Hooks
from teamswiss_gui.engine.matching import EXPOSED, bits
from teamswiss_gui.engine.request import Request


def decisions(request: Request, pairs: Pairs, bye: int | None) -> Iterator[Decision]:
    """Yield pairs that may not be, then the first thing that the rules decide otherwise."""
    paired = pair_round(request, Hooks())
    field = paired.field
    place = {team.tpn: index for index, team in enumerate(field.teams)}
    mate = [EXPOSED] * len(field.teams)
    for white, black in pairs:
        a, b = place[white], place[black]
        mate[a], mate[b] = b, a
    yield from _illegal(field, mate)
    if (bye is None) != (paired.bye is None):
        wanted = None if paired.bye is None else field.teams[paired.bye].tpn
        yield Decision(Why.BYE_NUMBER, "C.04.1.c", bye, wanted)
        return
    if bye in place and field.teams[place[bye]].barred:
        assert paired.bye is not None
        yield Decision(Why.BYE_BARRED, "C.2", bye, field.teams[paired.bye].tpn)
        return
    for turn in paired.brackets:
        members = turn.bracket.teams
        inside = [(v, mate[v]) for v in bits(members) if v < mate[v] and members >> mate[v] & 1]
        theirs = pairing_of(turn.bracket, inside)
        if set(theirs.pairs) != set(turn.pairing.pairs):
            if all(field.may_meet[v] >> w & 1 for v, w in inside):
                yield _decision(field, turn, theirs)
            if theirs.floaters != turn.pairing.floaters:
                return  # what comes after was chosen among other teams


def _illegal(field: Field, mate: list[int]) -> Iterator[Decision]:  # C.1, C.3
    for v, w in enumerate(mate):
        if v < w and not field.may_meet[v] >> w & 1:
            pair = sorted((field.teams[v].tpn, field.teams[w].tpn))
            if (pair[0], pair[1]) in field.request.forbidden_pairs:
                yield Decision(Why.FORBIDDEN, "C.1", [*pair])
            elif met(field, v, w):
                yield Decision(Why.REPEAT, "C.1", [*pair])
            else:
                yield Decision(Why.COLOURS, "C.3", [*pair])


def _decision(field: Field, turn: PairedBracket, theirs: Pairing) -> Decision:
    """Return what a legal pairing of the same bracket fell to."""
    score = score_of(field, turn.bracket.residents)
    other = PairedBracket(turn.bracket, theirs, turn.collapsed)
    values = criteria(other), criteria(turn)
    below = turn.bracket.task is not Task.LAST and theirs.floaters != turn.pairing.floaters
    fell_to = falls_to(field, turn, theirs)
    if fell_to is None:
        found, wanted = (_listed(field, each) for each in (theirs, turn.pairing))
        equal = tuple(values[1])
        return Decision(
            Why.ORDER, "D", found, wanted, score=score, equal=equal, below=below, values=values
        )
    name = str(fell_to["fell_to"])
    article = f"C.{name.removeprefix('C')}"
    if name in ("C2", "C4"):  # C.2: somebody is left over who may not have the bye
        return Decision(Why.COMPLETION, article, score=score, below=below, values=values)
    return Decision(
        Why.CRITERION,
        article,
        values[0][name],
        values[1][name],
        score=score,
        criterion=name,
        below=below,
        values=values,
    )


def _listed(field: Field, pairing: Pairing) -> list[JsonValue]:
    """Return S1, then the opponents in their order."""
    return numbers(field, [v for v, _ in pairing.pairs] + [w for _, w in pairing.pairs])


DECIDE = {DUTCH_2017: decisions}
