"""The frame around the pages: doors, looks, places, and that everything has a name."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLineEdit,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from teamswiss_gui.app.bugs import BugDoor
from teamswiss_gui.app.preferences import Look, Preferences
from teamswiss_gui.app.python311 import CONSTANTS, PLENTY, keep_constants
from teamswiss_gui.views import self_test
from teamswiss_gui.views.theme import DARK, LIGHT, Colours
from tests.gui.drivers import ArbiterAtWindow, ListedNotices


def test_that_a_bug_is_shown_and_written_down(qtbot: QtBot, tmp_path: Path) -> None:
    notices = ListedNotices()
    door = BugDoor(notices, tmp_path / "data")
    with qtbot.waitSignal(door.caught):
        try:
            raise ZeroDivisionError("of the test")
        except ZeroDivisionError as error:
            door.catch(type(error), error, error.__traceback__)
    qtbot.waitUntil(lambda: bool(notices.bugs))
    assert notices.bugs == ["ZeroDivisionError: of the test"]
    written = (tmp_path / "data" / "errors.log").read_text(encoding="utf-8")
    assert "ZeroDivisionError: of the test" in written
    assert "test_frame.py" in written


def test_that_look_and_size_are_kept(tmp_path: Path) -> None:
    settings = QSettings(str(tmp_path / "p.ini"), QSettings.Format.IniFormat)
    preferences = Preferences(settings)
    assert (preferences.look, preferences.font_size) == (Look.SYSTEM, 13)
    preferences.look, preferences.font_size = Look.DARK, 17
    settings.sync()
    again = Preferences(QSettings(str(tmp_path / "p.ini"), QSettings.Format.IniFormat))
    assert (again.look, again.font_size) == (Look.DARK, 17)


def test_that_the_text_grows_and_the_rows_with_it(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample()
    before = arbiter.window.rounds.matches.rowHeight(0)
    arbiter.window.larger.trigger()
    assert arbiter.window.rounds.matches.rowHeight(0) > before
    arbiter.window.smaller.trigger()
    assert arbiter.window.rounds.matches.rowHeight(0) == before


def test_that_names_of_fields_are_not_cut_in_large_text(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().goes_to("Tournament")
    for _step in range(4):
        arbiter.window.larger.trigger()
    for field in arbiter.window.tournament_page.fields:
        assert field.name.sizeHint().width() <= field.name.width(), field.heading
    for _step in range(4):
        arbiter.window.smaller.trigger()


def test_that_whatever_takes_the_focus_has_a_name(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample()
    nameless = []
    for kind in (QAbstractButton, QComboBox, QLineEdit, QTableView):
        for widget in arbiter.window.findChildren(kind):
            inside_of_another = widget.objectName().startswith("qt_")
            text = widget.text() if isinstance(widget, QAbstractButton) else ""
            if not (widget.accessibleName() or text or inside_of_another or _is_part(widget)):
                nameless.append(repr(widget))
    assert nameless == []


def _is_part(widget: QWidget) -> bool:
    """Say whether Qt made a widget inside one of ours."""
    return isinstance(widget.parentWidget(), (QLineEdit, QComboBox, QTableView))


def test_that_no_two_commands_share_a_key(arbiter: ArbiterAtWindow) -> None:
    keys: dict[str, list[str]] = {}
    for menu in arbiter.window.menuBar().actions():
        opened = menu.menu()
        for command in opened.actions() if isinstance(opened, QWidget) else ():
            if not command.shortcut().isEmpty():
                keys.setdefault(command.shortcut().toString(), []).append(command.text())
    assert {key: names for key, names in keys.items() if len(names) > 1} == {}
    assert {"F9", "F4", "Ins", "Del", "Ctrl+Z", "Ctrl+Shift+Z", "Alt+Left"} <= set(keys)


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_that_every_text_can_be_read_on_its_ground(colours: Colours) -> None:
    grounds = (colours.window, colours.base, colours.panel, colours.alternate)
    texts = (colours.text, colours.quiet, colours.needs, colours.wrong, colours.done)
    for ground in grounds:
        for text in texts:
            assert contrast(text, ground) >= 4.5, (text, ground)
    assert contrast(colours.onaccent, colours.accent) >= 4.5
    assert contrast(colours.text, colours.selection) >= 4.5


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of WCAG 2."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(name: str) -> float:
    colour = QColor(name)
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_that_the_program_can_try_itself_out(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TEAMSWISS_DATA", "")  # set back afterwards
    assert isinstance(QApplication.instance(), QApplication)
    assert self_test.run() == 0
    assert "passed" in capsys.readouterr().out


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="they are immortal from Python 3.12 on")
@pytest.mark.parametrize("constant", CONSTANTS)
def test_that_the_constants_are_kept_however_often_qt_is_asked(constant: bool | None) -> None:
    keep_constants()
    assert sys.getrefcount(constant) > PLENTY / 2
