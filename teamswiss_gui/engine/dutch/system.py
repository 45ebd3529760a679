"""The Dutch system as the engine's entry lists it."""

from __future__ import annotations

from dataclasses import replace

from teamswiss_gui.engine.answer import Answer, PairLine
from teamswiss_gui.engine.dutch.details import details
from teamswiss_gui.engine.dutch.rounds import PairedRound, pair_round
from teamswiss_gui.engine.hooks import Hooks
from teamswiss_gui.engine.request import Request

DUTCH_2017 = "dutch-2017"


def pair_dutch(request: Request, hooks: Hooks, explain: bool) -> Answer:
    """Pair a round by C.04.3 (Baku 2016)."""
    paired = pair_round(request, hooks)
    told = answer(paired)
    if not explain:
        return told
    from teamswiss_gui.engine.dutch.explanation import explanation

    return replace(told, explanation=tuple(explanation(paired)))


def answer(paired: PairedRound) -> Answer:
    """Return the answer, without an explanation."""
    field = paired.field
    return Answer(
        round=field.request.next_round,
        system=field.request.system,
        bye=None if paired.bye is None else field.teams[paired.bye].tpn,
        pairs=tuple(
            PairLine(board, pair.white.tpn, pair.black.tpn, pair.rule)
            for board, pair in enumerate(paired.colours, start=1)
        ),
        details=details(paired),
    )
