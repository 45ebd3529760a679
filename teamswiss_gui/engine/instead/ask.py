"""The entry: why do these two not meet?"""

from __future__ import annotations

from dataclasses import replace

from teamswiss_gui.engine.answer import Answer
from teamswiss_gui.engine.dutch import rounds as dutch_rounds
from teamswiss_gui.engine.fide_team import rounds as team_rounds
from teamswiss_gui.engine.fide_team.editions import EDITIONS
from teamswiss_gui.engine.hooks import Hooks
from teamswiss_gui.engine.instead import dutch, dutch_earlier, olympiad, team_swiss
from teamswiss_gui.engine.instead.model import (
    Instead,
    Obstacle,
    changed_pairs,
    common,
    forced_answer,
)
from teamswiss_gui.engine.olympiad import rounds as olympiad_rounds
from teamswiss_gui.engine.request import Request

MET = {"dutch-2017": "C.1", "dutch-earlier": "B.1.a", "olympiad-2008": "15a"}
COMPLETION = {"dutch-2017": "A.9", "dutch-earlier": "C.13", "olympiad-2008": "15a"}
_DECIDED_AT_ONCE = (Obstacle.PAIRED, Obstacle.COLOURS, Obstacle.COMPLETION)


def why_not(request: Request, answer: Answer, a: int, b: int) -> Instead:
    """Return why two teams do not meet in the round that the request's system pairs.

    `answer` is that round. What the pair would cost is found by making it: the same rules, the
    same field, these two with nobody else to meet.
    """
    edition = EDITIONS.get(request.system)
    met = edition.articles.criteria["C1"] if edition else MET[request.system]
    known = common(request, a, b, met)
    if known is not None:
        return known
    if any({line.white, line.black} == {a, b} for line in answer.pairs):
        return Instead((a, b), Obstacle.PAIRED, "")
    with_pair = forced_answer(request, a, b)
    if with_pair is None:
        completion = edition.articles.completion if edition else COMPLETION[request.system]
        told = Instead((a, b), Obstacle.COMPLETION, completion)
        reason = told if edition else _cost(request, a, b)
        return reason if reason.obstacle in (Obstacle.COLOURS, Obstacle.PASSED) else told
    told = _cost(request, a, b)
    if told.obstacle in _DECIDED_AT_ONCE:
        return told
    return replace(told, changed=changed_pairs(answer, with_pair))


def _cost(request: Request, a: int, b: int) -> Instead:
    match request.system:
        case "dutch-2017":
            return dutch.cost_of_pair(dutch_rounds.pair_round(request, Hooks()), a, b)
        case "dutch-earlier":
            return dutch_earlier.cost_of_pair(request, a, b)
        case "olympiad-2008":
            return olympiad.cost_of_pair(olympiad_rounds.pair_round(request, Hooks()), a, b)
        case _:
            return team_swiss.cost_of_pair(team_rounds.pair_round(request, Hooks()), a, b)
