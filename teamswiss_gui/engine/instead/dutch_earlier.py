"""What a pair would cost in the earlier Dutch edition: which requirement would have to yield."""

from __future__ import annotations

from dataclasses import replace

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.points import as_number
from teamswiss_gui.engine.answer import JsonValue
from teamswiss_gui.engine.dutch_earlier.brackets import Paired, pair_brackets
from teamswiss_gui.engine.dutch_earlier.costs import NAMES
from teamswiss_gui.engine.dutch_earlier.explain import DROPPED_BY
from teamswiss_gui.engine.dutch_earlier.state import Field, Strength, build_field
from teamswiss_gui.engine.hooks import Hooks
from teamswiss_gui.engine.instead.model import Instead, Obstacle, forced
from teamswiss_gui.engine.matching import bits
from teamswiss_gui.engine.request import Request


def cost_of_pair(request: Request, a: int, b: int) -> Instead:
    """Return the first bracket that would be paired otherwise if two teams had to meet."""
    nothing = Instead((a, b), Obstacle.PAIRED, "")
    field = build_field(request)
    index = {team.tpn: place for place, team in enumerate(field.teams)}
    top = field.teams[index[a]].top_scorer or field.teams[index[b]].top_scorer
    if not top and field.same_colour(index[a], index[b], Strength.ABSOLUTE):
        return replace(nothing, obstacle=Obstacle.COLOURS, article="B.2")
    mine = pair_brackets(field, Hooks())
    try:
        its = pair_brackets(build_field(forced(request, a, b)), Hooks())
    except TeamSwissError as error:
        if error.code != "no-legal-pairing":
            raise
        return replace(nothing, obstacle=Obstacle.COMPLETION, article="C.13")
    for ours, theirs in zip(mine, its, strict=False):
        if set(ours.solution.pairs) != set(theirs.solution.pairs):
            first = next(bits(ours.bracket.group.teams))
            score = as_number(field.teams[first].score)
            return _worse(field, ours, theirs, replace(nothing, score=score))
    return nothing


def _worse(field: Field, ours: Paired, theirs: Paired, nothing: Instead) -> Instead:
    pairs = len(theirs.solution.pairs), len(ours.solution.pairs)
    if pairs[0] < pairs[1]:
        return replace(
            nothing,
            obstacle=Obstacle.FEWER_PAIRS,
            article="C.14.a",
            found=pairs[0],
            wanted=pairs[1],
        )
    if ours.bracket.members == theirs.bracket.members:
        for name, found, wanted in zip(
            NAMES, theirs.solution.violations, ours.solution.violations, strict=True
        ):
            if found > wanted:
                return replace(
                    nothing,
                    obstacle=Obstacle.CRITERION,
                    article=DROPPED_BY[name],
                    criterion=name,
                    found=found,
                    wanted=wanted,
                )
            if found < wanted:
                break
        else:
            article = "D.2" if theirs.solution.exchanged > ours.solution.exchanged else "D.1"
            return replace(nothing, obstacle=Obstacle.ORDER, article=article)
    leaving: list[JsonValue] = [field.teams[i].tpn for i in bits(ours.moving)]
    return replace(nothing, obstacle=Obstacle.ANOTHER_SET, article="C.6", wanted=leaving)
