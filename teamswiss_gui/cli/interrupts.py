"""Ctrl+C stops a long work between two of its parts, where nothing is left half done."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def between_parts() -> Iterator[Callable[[], None]]:
    """Give what is to be called between the parts: it raises KeyboardInterrupt once that is asked.

    Python would raise it anywhere, in the middle of a painter's work too. The second time it does.
    """
    before = signal.getsignal(signal.SIGINT)
    is_ours = threading.current_thread() is threading.main_thread() and callable(before)
    asked: list[int] = []

    def note(number: int, _frame: FrameType | None) -> None:
        asked.append(number)
        signal.signal(signal.SIGINT, before)

    def check() -> None:
        if asked:
            raise KeyboardInterrupt

    if is_ours:
        signal.signal(signal.SIGINT, note)
    try:
        yield check
    finally:
        if is_ours:
            signal.signal(signal.SIGINT, before)
