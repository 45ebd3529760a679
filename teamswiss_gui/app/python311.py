"""A guard against a fault of PySide6 6.12 that ends the program on Python 3.11.

That PySide gives references back that it never took: to None whenever Qt hands an empty QVariant
to Python (`QModelIndex.data`, `QObject.property`, ...), and to True with every `emit`. After some
ten thousand of them Python counts none any more and aborts. From Python 3.12 on these constants
are immortal; here they are made as good as that.
"""

from __future__ import annotations

import ctypes
import sys

PLENTY = 2**40
CONSTANTS = (None, True, False)


def keep_constants() -> None:
    """Give the constants so many references that no window ever uses them up."""
    if sys.version_info >= (3, 12) or sys.implementation.name != "cpython":
        return
    for constant in CONSTANTS:
        counted = ctypes.c_ssize_t.from_address(id(constant))
        is_the_count = abs(counted.value - sys.getrefcount(constant)) < 100
        if is_the_count and counted.value < PLENTY:
            counted.value += PLENTY
