"""A guard against a fault of PySide6 6.12 that ends the program on Python 3.11.

Whenever Qt hands an empty QVariant to Python (`QModelIndex.data`, `QObject.property`, ...) that
PySide gives back a None that it never took, and after some ten thousand cells Python counts no
None any more and aborts. From Python 3.12 on None is immortal; here it is made as good as that.
"""

from __future__ import annotations

import ctypes
import sys

PLENTY = 2**40


def keep_none() -> None:
    """Give None so many references that no window ever uses them up."""
    if sys.version_info >= (3, 12) or sys.implementation.name != "cpython":
        return
    counted = ctypes.c_ssize_t.from_address(id(None))
    is_the_count = abs(counted.value - sys.getrefcount(None)) < 100
    if is_the_count and counted.value < PLENTY:
        counted.value += PLENTY
