"""The entry of the engine: a request in, an answer out."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.engine.answer import Answer
from teamswiss_gui.engine.dutch import system as dutch
from teamswiss_gui.engine.dutch_earlier import system as dutch_earlier
from teamswiss_gui.engine.fide_team import system as fide_team
from teamswiss_gui.engine.hooks import Cancelled, Hooks
from teamswiss_gui.engine.olympiad import system as olympiad
from teamswiss_gui.engine.request import Request

__all__ = ["SYSTEMS", "Answer", "Cancelled", "pair"]

System = Callable[[Request, Hooks, bool], Answer]
"""Pairs a request; the last argument asks for the explanation."""

SYSTEMS: Mapping[str, System] = {
    **fide_team.SYSTEMS,
    **dutch.SYSTEMS,
    **dutch_earlier.SYSTEMS,
    **olympiad.SYSTEMS,
}


def pair(
    request: Request,
    *,
    explain: bool = False,
    progress: Callable[[int, int], None] | None = None,
    cancel: Callable[[], bool] | None = None,
) -> Answer:
    """Pair the next round as its system's articles say.

    Raises TeamSwissError `no-legal-pairing` if no pairing exists, `bad-request` for a system that
    is not there; Cancelled once `cancel` says so. The same request has the same answer.
    """
    system = SYSTEMS.get(request.system)
    if system is None:
        raise TeamSwissError(
            "bad-request", place="system", found=request.system, expected=" | ".join(SYSTEMS)
        )
    return system(request, Hooks(progress, cancel), explain)
