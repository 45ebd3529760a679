"""The handbook's list of keys is the one of the menus."""

from __future__ import annotations

import re

from pytestqt.qtbot import QtBot

from tests.handbook.book import FOLDER, blocks, pages
from tests.handbook.examples import made
from tests.handbook.keys import shortcuts

OF_QT = {"F2", "Ctrl+C", "Ctrl+V"}
"""What tables and fields do by themselves."""


def test_that_the_page_of_shortcuts_lists_the_keys_of_the_menus(qtbot: QtBot) -> None:
    page = (FOLDER / "shortcuts.md").read_text(encoding="utf-8")
    assert blocks(page)["shortcuts"] == made("shortcuts"), "run python -m tests.handbook"


def test_that_every_key_the_handbook_names_is_one_of_the_program(qtbot: QtBot) -> None:
    known = {key for _menu, _entry, key in shortcuts()} | OF_QT
    for path in pages():
        text = path.read_text(encoding="utf-8")
        named = set(re.findall(r"\b(?:Ctrl|Alt|Shift)\+(?:\w+\+)?(?:\w+|[+,-])|\bF\d+\b", text))
        assert named <= known, path.stem
