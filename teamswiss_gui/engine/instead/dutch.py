"""What a pair would cost in the Dutch system of 2017 (C.1 to C.19, then the order of section D)."""

from __future__ import annotations

from dataclasses import replace

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.engine.answer import JsonValue
from teamswiss_gui.engine.dutch.brackets import Pairing, Task
from teamswiss_gui.engine.dutch.criteria import Digit
from teamswiss_gui.engine.dutch.details import criteria, score_of, tpns
from teamswiss_gui.engine.dutch.following import following_value
from teamswiss_gui.engine.dutch.rounds import PairedBracket, PairedRound, pair_round, values
from teamswiss_gui.engine.dutch.state import Field
from teamswiss_gui.engine.hooks import Hooks
from teamswiss_gui.engine.instead.model import Instead, Obstacle, forced

FOLLOWING = 7


def cost_of_pair(paired: PairedRound, a: int, b: int) -> Instead:
    """Return the first bracket that would be paired otherwise if two teams had to meet, and why
    that is worse by the criteria as they stand."""
    field = paired.field
    nothing = Instead((a, b), Obstacle.PAIRED, "")
    index = {team.tpn: place for place, team in enumerate(field.teams)}
    if not field.may_meet[index[a]] >> index[b] & 1:
        return replace(nothing, obstacle=Obstacle.COLOURS, article="C.3")
    try:
        other = pair_round(forced(field.request, a, b), Hooks())
    except TeamSwissError as error:
        if error.code != "no-legal-pairing":
            raise
        return replace(nothing, obstacle=Obstacle.COMPLETION, article="A.9")
    for mine, its in zip(paired.brackets, other.brackets, strict=False):
        if mine.pairing.pairs != its.pairing.pairs:
            nothing = replace(nothing, score=score_of(field, mine.bracket.residents))
            return _worse(field, mine, its, nothing)
    return nothing


def _worse(field: Field, mine: PairedBracket, its: PairedBracket, nothing: Instead) -> Instead:
    """Compare another pairing of a bracket with the chosen one, by the bracket as it stands."""
    ours, theirs = values(mine.bracket, mine.pairing), values(mine.bracket, its.pairing)
    digit = _first_difference(ours, theirs)
    same = its.pairing.floaters == mine.pairing.floaters
    if digit is not None and digit[0] < FOLLOWING:
        return _criterion(mine, its.pairing, digit, nothing)
    if not same and mine.bracket.task is Task.LAST:
        found, wanted = (tpns(field, p.floaters) for p in (its.pairing, mine.pairing))
        if digit is not None:
            return _criterion(mine, its.pairing, digit, nothing)
        return replace(nothing, obstacle=Obstacle.SET, article="D.1", found=found, wanted=wanted)
    if not same and mine.bracket.task is not Task.PENULTIMATE:
        told = _following(field, mine, its, nothing)
        if told is not None:
            return told
    if digit is not None:
        return _criterion(mine, its.pairing, digit, nothing)
    article = "D.1" if _tops(mine) == _tops(its) else "D.2"
    return replace(nothing, obstacle=Obstacle.ORDER, article=article)


def _following(
    field: Field, mine: PairedBracket, its: PairedBracket, nothing: Instead
) -> Instead | None:  # C.7
    """Return that C.7 decides, or that it may: None if it does not."""
    wanted = following_value(mine.bracket, mine.pairing.floaters)
    found = following_value(mine.bracket, its.pairing.floaters)
    if found[0] != wanted[0]:
        return replace(
            nothing,
            obstacle=Obstacle.CRITERION,
            article="C.7",
            criterion="C7",
            found=found[0],
            wanted=wanted[0],
        )
    bound = following_value(replace(its.bracket, field=its.bracket.field), its.pairing.floaters)
    if found[1] != wanted[1] or bound != found:
        return replace(
            nothing,
            obstacle=Obstacle.ANOTHER_SET,
            article="C.7",
            wanted=tpns(field, mine.pairing.floaters),
        )
    return None


def _first_difference(ours: dict[Digit, int], theirs: dict[Digit, int]) -> Digit | None:
    for digit in sorted({*ours, *theirs}):
        if theirs.get(digit, 0) != ours.get(digit, 0):
            return digit
    return None


def _criterion(mine: PairedBracket, its: Pairing, digit: Digit, nothing: Instead) -> Instead:
    name = f"C{digit[0]}"
    found: JsonValue = criteria(PairedBracket(mine.bracket, its, mine.collapsed))[name]
    return replace(
        nothing,
        obstacle=Obstacle.CRITERION,
        article=f"C.{digit[0]}",
        criterion=name,
        found=found,
        wanted=criteria(mine)[name],
    )


def _tops(turn: PairedBracket) -> set[int]:
    return {v for v, _ in turn.pairing.pairs}
