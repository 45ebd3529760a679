"""The frame around the pages: doors, looks, places, and that everything has a name."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QPoint, QRect, QSettings, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QTableView,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from teamswiss_gui.app.preferences import Look, Preferences
from teamswiss_gui.models.roster import PlayerColumn
from teamswiss_gui.models.teams import TeamColumn
from teamswiss_gui.printing.type import load_fonts
from teamswiss_gui.views import self_test, theme
from teamswiss_gui.views.chart import drawing
from teamswiss_gui.views.theme import DARK, LIGHT, Colours
from tests.gui.drivers import ArbiterAtWindow


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
        for text in (*texts, colours.accent):
            assert contrast(text, ground) >= 4.5, (text, ground)
    for ground in (colours.selection, colours.hover):
        assert contrast(colours.text, ground) >= 4.5
    for ground in (colours.accent, colours.accenthover):
        assert contrast(colours.onaccent, ground) >= 4.5
    assert contrast(colours.base, colours.needs) >= 4.5  # a badge
    assert contrast(colours.base, colours.text) >= 4.5  # a tip


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_that_the_focus_can_be_seen_on_every_ground(colours: Colours) -> None:
    for ground in (colours.window, colours.base, colours.panel, colours.selection):
        assert contrast(colours.accent, ground) >= 3, ground
    assert contrast(colours.text, colours.window) >= 3  # around the primary button


@pytest.mark.parametrize(
    ("colours", "lines"), [(LIGHT, drawing.LIGHT), (DARK, drawing.DARK)], ids=["light", "dark"]
)
def test_that_every_line_of_the_chart_and_its_name_can_be_read(
    colours: Colours, lines: tuple[str, ...]
) -> None:
    for line in lines:
        assert contrast(line, colours.base) >= 4.5, line


@pytest.mark.parametrize("look", [Look.LIGHT, Look.DARK])
def test_that_what_is_painted_has_the_contrast_that_was_meant(
    arbiter: ArbiterAtWindow, look: Look
) -> None:
    """The darkest and the lightest point of a text are its ink and its ground, as drawn."""
    arbiter.window.desk.preferences.look = look
    arbiter.window.windows.follow_preferences()
    arbiter.opens_the_sample()
    for _name, _icon, page in arbiter.window.pages:
        arbiter.window.stack.setCurrentWidget(page)
        for text in page.findChildren(QLabel):
            if text.isVisible() and text.text() and text.isEnabled() and text.width() > 8:
                assert painted_contrast(text) >= 4, (page.accessibleName(), text.text())


def painted_contrast(widget: QWidget) -> float:
    picture = widget.window().grab(QRect(widget.mapTo(widget.window(), QPoint()), widget.size()))
    image = picture.toImage()
    seen = {
        image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())
    }
    ground, ink = max(seen, key=luminance), min(seen, key=luminance)
    return contrast(ground, ink)


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
def test_that_qt_gives_back_only_the_references_it_took(qtbot: QtBot) -> None:
    class Sender(QObject):
        said = Signal(bool)

    sender = Sender()
    counts = sys.getrefcount(None), sys.getrefcount(True)
    for _ in range(100):
        sender.property("nothing")
        sender.said.emit(True)
    after = sys.getrefcount(None), sys.getrefcount(True)
    assert all(abs(b - a) < 50 for a, b in zip(counts, after, strict=True))


def test_that_enter_presses_the_button_that_has_the_focus(arbiter: ArbiterAtWindow) -> None:
    arbiter.window.activateWindow()
    first = arbiter.window.focusWidget()
    assert isinstance(first, QPushButton)
    QTest.keyClick(first, Qt.Key.Key_Return)
    assert arbiter.window.session.is_open
    arbiter.window.close_file.trigger()
    arbiter.opens_the_sample().goes_to("Rounds")
    chip = arbiter.window.rounds.findChildren(QToolButton, "roundChip")[1]
    chip.setFocus()
    QTest.keyClick(chip, Qt.Key.Key_Enter)
    assert arbiter.window.rounds.shown_round == 2


@pytest.mark.parametrize("family", ["DejaVu Sans", "Noto Sans"])
def test_that_columns_have_room_for_the_figures_of_any_font(
    arbiter: ArbiterAtWindow, monkeypatch: pytest.MonkeyPatch, family: str
) -> None:
    load_fonts()
    monkeypatch.setattr(theme, "QFontInfo", lambda _font: QFontInfo(QFont(family)))
    arbiter.opens_the_sample().goes_to("Teams")
    page = arbiter.window.teams
    page.teams.rescale()
    page.roster.rescale()
    for table, column, text in (
        (page.teams, TeamColumn.NUMBER, "200"),
        (page.teams, TeamColumn.AVERAGE, "2222"),
        (page.roster, PlayerColumn.TITLE, "WGM"),
        (page.roster, PlayerColumn.RATING, "2222"),
        (page.roster, PlayerColumn.FIDE_ID, "12345678"),
        (page.roster, PlayerColumn.BIRTH, "1999"),
    ):
        needed = QFontMetrics(arbiter.window.desk.theme.font()).horizontalAdvance(text)
        assert table.columnWidth(column) >= needed + 2 * 6
    for table in (page.teams, page.roster):
        assert not table.horizontalScrollBar().maximum()
