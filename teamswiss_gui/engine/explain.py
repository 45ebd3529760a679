"""Why a round was paired as it was, as data."""

from __future__ import annotations

from collections.abc import Iterator

from teamswiss_gui.engine.answer import Step
from teamswiss_gui.engine.fide_team.rounds import PairedRound


def explanation(paired: PairedRound) -> Iterator[Step]:
    """Yield the steps in the order in which the rules took them."""
    yield from ()
