"""The two editions of the team system, as the engine's entry lists them."""

from __future__ import annotations

from dataclasses import replace

from teamswiss_gui.engine.answer import Answer
from teamswiss_gui.engine.fide_team.rounds import answer, pair_round
from teamswiss_gui.engine.hooks import Hooks
from teamswiss_gui.engine.request import Request


def pair_team_swiss(request: Request, hooks: Hooks, explain: bool) -> Answer:
    """Pair a round by C.04.6 or its draft."""
    paired = pair_round(request, hooks)
    told = answer(paired)
    if not explain:
        return told
    from teamswiss_gui.engine.explain import explanation

    return replace(told, explanation=tuple(explanation(paired)))
