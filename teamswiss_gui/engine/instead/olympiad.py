"""Why two teams do not meet under the Olympiad rules: whose turn it was, and what it found."""

from __future__ import annotations

from dataclasses import replace

from teamswiss_gui.domain.points import as_number
from teamswiss_gui.engine.answer import JsonValue
from teamswiss_gui.engine.instead.model import Instead, Obstacle
from teamswiss_gui.engine.olympiad.choices import Choice
from teamswiss_gui.engine.olympiad.explain import ARTICLES
from teamswiss_gui.engine.olympiad.rounds import PairedRound
from teamswiss_gui.engine.olympiad.turns import Turn


def cost_of_pair(paired: PairedRound, a: int, b: int) -> Instead:
    """Return what stood between two teams when the first of them had its turn.

    The rules go from team to team, each taking the first opponent of its order that leaves a
    pairing; so the first turn that concerns one of the two decides.
    """
    field = paired.field
    index = {team.tpn: place for place, team in enumerate(field.teams)}
    both = {index[a], index[b]}
    nothing = Instead((a, b), Obstacle.PAIRED, "")
    lucky = paired.bye.index
    if lucky in both:
        return replace(nothing, obstacle=Obstacle.BYE, article="11", wanted=field.teams[lucky].tpn)
    for turn in paired.turns:
        for choice in turn.choices:
            if choice.opponent is not None and {choice.team, choice.opponent} & both:
                return _decided(paired, turn, choice, both, nothing)
    return nothing


def _decided(
    paired: PairedRound, turn: Turn, choice: Choice, both: set[int], nothing: Instead
) -> Instead:
    field = paired.field
    assert choice.opponent is not None
    score: JsonValue = as_number(turn.pool.scores[0])
    assert isinstance(score, int | float)
    nothing = replace(nothing, article=choice.rule, score=score)
    if {choice.team, choice.opponent} == both:
        return nothing
    if choice.team not in both:  # somebody else had the turn and took one of the two
        return replace(
            nothing,
            obstacle=Obstacle.TAKEN,
            found=field.teams[choice.team].tpn,
            wanted=field.teams[choice.opponent].tpn,
        )
    (other,) = both - {choice.team}
    for passed, reason in choice.passed:
        if passed == other:
            return replace(
                nothing, obstacle=Obstacle.PASSED, article=ARTICLES[reason], found=reason
            )
    met: JsonValue = field.teams[choice.opponent].tpn
    if turn.pool.members >> other & 1:
        return replace(
            nothing, obstacle=Obstacle.LATER, found=field.teams[choice.team].tpn, wanted=met
        )
    return replace(nothing, obstacle=Obstacle.ANOTHER_GROUP, article="16", wanted=met)
