"""The Olympiad system, as the engine's entry lists it."""

from __future__ import annotations

from dataclasses import replace

from teamswiss_gui.engine.answer import Answer
from teamswiss_gui.engine.hooks import Hooks
from teamswiss_gui.engine.olympiad.rounds import answer, pair_round
from teamswiss_gui.engine.request import Request


def pair_olympiad(request: Request, hooks: Hooks, explain: bool) -> Answer:
    """Pair a round by D.II.02 (2008)."""
    paired = pair_round(request, hooks)
    told = answer(paired)
    if not explain:
        return told
    from teamswiss_gui.engine.olympiad.explain import explanation

    return replace(told, explanation=tuple(explanation(paired)))
