"""The entry of the engine: a request in, an answer out."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.engine.answer import Answer
from teamswiss_gui.engine.hooks import Cancelled, Hooks
from teamswiss_gui.engine.request import Request

__all__ = ["SYSTEMS", "Answer", "Cancelled", "pair"]

System = Callable[[Request, Hooks, bool], Answer]
"""Pairs a request; the last argument asks for the explanation."""


def _team() -> System:
    from teamswiss_gui.engine.fide_team.system import pair_team_swiss

    return pair_team_swiss


def _dutch() -> System:
    from teamswiss_gui.engine.dutch.system import pair_dutch

    return pair_dutch


def _dutch_earlier() -> System:
    from teamswiss_gui.engine.dutch_earlier.system import pair_dutch_earlier

    return pair_dutch_earlier


def _olympiad() -> System:
    from teamswiss_gui.engine.olympiad.system import pair_olympiad

    return pair_olympiad


SYSTEMS: Mapping[str, Callable[[], System]] = {
    "fide-team-2026": _team,
    "fide-team-draft": _team,
    "dutch-2017": _dutch,
    "dutch-earlier": _dutch_earlier,
    "olympiad-2008": _olympiad,
}
"""How each system is fetched: a request by one shall not wait until the others are loaded."""


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
    return system()(request, Hooks(progress, cancel), explain)
