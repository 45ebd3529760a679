"""Windows, splitters and columns come back where they were."""

from __future__ import annotations

import json
from typing import TypeVar

from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QSplitter, QWidget

from teamswiss_gui.app.preferences import Preferences
from teamswiss_gui.views.table import Table

Part = TypeVar("Part", bound=QWidget)
WIDTHS = range(8, 3000)


def name_parts(page: QWidget, name: str) -> None:
    """Name the splitters and tables of a page that have no name yet."""
    for kind in (QSplitter, Table):
        for number, part in enumerate(page.findChildren(kind), start=1):
            if not part.objectName():
                part.setObjectName(f"{name}{kind.__name__}{number}")


def restore_places(window: QWidget, preferences: Preferences, name: str) -> bool:
    """Put a window and its named parts where they were; say whether its place was known."""
    for splitter in _named(window, QSplitter):
        state = preferences.state(splitter.objectName())
        if state is not None:
            splitter.restoreState(state)
    for table in _named(window, Table):
        state = preferences.state(_columns_of(table))
        if state is not None:
            table.take_widths(_read(state))
    geometry = preferences.state(name)
    return geometry is not None and window.restoreGeometry(geometry)


def keep_places(window: QWidget, preferences: Preferences, name: str) -> None:
    """Remember where a window and its named parts are."""
    preferences.keep_state(name, window.saveGeometry())
    for splitter in _named(window, QSplitter):
        preferences.keep_state(splitter.objectName(), splitter.saveState())
    for table in _named(window, Table):
        widths = table.dragged_widths()
        if widths:
            preferences.keep_state(_columns_of(table), QByteArray(json.dumps(widths).encode()))


def _read(state: QByteArray) -> dict[str, int]:
    try:
        kept = json.loads(bytes(state.data()))
    except ValueError:
        return {}
    items = kept.items() if isinstance(kept, dict) else ()
    return {str(title): width for title, width in items if width in WIDTHS}


def _columns_of(table: Table) -> str:
    return f"{table.objectName()}/columns"


def _named(window: QWidget, kind: type[Part]) -> list[Part]:
    return [each for each in window.findChildren(kind) if each.objectName()]
