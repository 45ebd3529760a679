"""Letters of menus: Alt and a letter, or a letter alone in an open menu, mean one thing only."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar


def letter_of(text: str) -> str:
    """Return the letter that a text marks; nothing if it marks none."""
    _before, mark, after = text.replace("&&", "").partition("&")
    return after[:1].upper() if mark else ""


def with_letters(texts: Sequence[str], taken: Iterable[str] = ()) -> list[str]:
    """Return texts that each mark a letter of their own, the one they had where it is free.

    What stands behind a tabulator is no part of the text. Where no letter is left, none is marked.
    """
    used = {letter.upper() for letter in taken}
    given = list(texts)
    for place, text in enumerate(texts):
        letter = letter_of(text.partition("\t")[0])
        if letter and letter not in used:
            used.add(letter)
        else:
            given[place] = ""
    for place, text in enumerate(texts):
        if not given[place]:
            given[place] = _marked(text, used)
    return given


def _marked(text: str, used: set[str]) -> str:
    words, tab, rest = text.partition("\t")
    bare = words.replace("&&", "\0").replace("&", "")
    begins = [at for at in range(len(bare)) if at == 0 or bare[at - 1] == " "]
    for at in (*begins, *range(len(bare))):
        letter = bare[at].upper()
        if letter.isalpha() and letter not in used:
            used.add(letter)
            bare = f"{bare[:at]}&{bare[at:]}"
            break
    return bare.replace("\0", "&&") + tab + rest


class Letters(QObject):
    """Gives a menu bar its letters, and every menu below it whenever it opens."""

    def __init__(self, bar: QMenuBar) -> None:
        super().__init__(bar)
        give_letters(bar)
        below: list[QAction] = list(bar.actions())
        while below:
            menu = below.pop().menu()
            if isinstance(menu, QMenu):
                menu.aboutToShow.connect(self._on_about_to_show)
                below += menu.actions()

    def _on_about_to_show(self) -> None:
        menu = self.sender()
        if isinstance(menu, QMenu):
            give_letters(menu)


def give_letters(menu: QMenu | QMenuBar) -> None:
    """Let every entry of a menu that can be seen mark a letter of its own."""
    entries = [each for each in menu.actions() if each.isVisible() and each.text()]
    for entry, text in zip(entries, with_letters([e.text() for e in entries]), strict=True):
        if entry.text() != text:
            entry.setText(text)


def letters_of(bar: QMenuBar) -> list[str]:
    """Return the letters that a menu bar takes."""
    return [letter_of(each.text()) for each in bar.actions()]
