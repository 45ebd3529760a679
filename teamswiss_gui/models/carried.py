"""What is on its way from one place of the window to another.

Any program may offer a drag of our kinds, with anything in it; and another window of ours has
other teams under the same numbers. Only what was picked up here is taken.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence

from PySide6.QtCore import QMimeData

from teamswiss_gui.app.session import Session
from teamswiss_gui.domain.model import PlayerId

CARRIED = "application/x-teamswiss-players"


def carrying_numbers(kind: str, home: object, numbers: Sequence[int]) -> QMimeData:
    """Return what a drag that begins at an object carries."""
    data = QMimeData()
    data.setData(kind, json.dumps([_name(home), *numbers]).encode())
    return data


def carried_numbers(kind: str, home: object, data: QMimeData) -> list[int]:
    """Return the numbers that a drag carries; none if it began elsewhere."""
    if not data.hasFormat(kind):
        return []
    try:
        name, *numbers = json.loads(bytes(data.data(kind).data()))
    except (ValueError, TypeError, RecursionError):
        return []
    ours = name == _name(home) and all(type(number) is int for number in numbers)
    return numbers if ours else []


def carrying(session: Session, players: Sequence[PlayerId]) -> QMimeData:
    """Return what a drag of these players carries."""
    return carrying_numbers(CARRIED, session, players)


def carried(session: Session, data: QMimeData) -> list[PlayerId]:
    """Return the players that a drag carries; none if it comes from another event's window."""
    return [PlayerId(number) for number in carried_numbers(CARRIED, session, data)]


def _name(home: object) -> str:
    return f"{os.getpid()}-{id(home)}"
