"""How a caller looks into a running pairing: progress, and a way to stop it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


class Cancelled(Exception):  # noqa: N818 (not an error: the caller asked for it)
    """The caller's `cancel` said so; nothing was paired."""


@dataclass(frozen=True, slots=True)
class Hooks:
    """Called between brackets, in the thread that pairs."""

    progress: Callable[[int, int], None] | None = None
    """Told how many teams are paired, and of how many."""
    cancel: Callable[[], bool] | None = None

    def check(self, done: int, total: int) -> None:
        """Report progress; raise Cancelled if the caller wants to stop."""
        if self.cancel is not None and self.cancel():
            raise Cancelled
        if self.progress is not None:
            self.progress(done, total)
