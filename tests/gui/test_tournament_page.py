"""The Tournament page: every setting, arbiters, days, tie-breaks, locks, the logo."""

from __future__ import annotations

from dataclasses import fields
from datetime import date, time
from pathlib import Path

from PySide6.QtCore import QMimeData, QModelIndex, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QTableView

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.settings import FIDE_TIEBREAKS, Arbiter, RoundDate, Settings
from teamswiss_gui.domain.terms import Acceleration, ArbiterRole, PairingSystem
from teamswiss_gui.models.tiebreaks import MIME
from teamswiss_gui.views.fields import ChoiceField, Field, TextField
from teamswiss_gui.views.tournament.logo import LogoField
from tests.gui.drivers import ArbiterAtWindow, shown, watched

ELSEWHERE = {
    "arbiters": "the list of arbiters",
    "round_dates": "the list of days",
    "tiebreaks": "the list of tie-breaks",
    "initial_colour_seed": "drawn with the initial colour",
    "given_points": "come with a TRF",
    "prizes": "the list of prizes",
    "board_prizes": "on the Players page",
}
"""Settings that are no single field of the page."""
OF_THE_PAGE = (
    *("set_field", "choose_preset", "unlock_setting", "add_arbiter", "change_arbiter"),
    *("remove_arbiter", "draw_initial_colour", "set_acceleration", "order_tiebreaks"),
    *("set_round_date",),
)


def at_page(arbiter: ArbiterAtWindow) -> ArbiterAtWindow:
    arbiter.starts_a_new_tournament()
    page = arbiter.window.tournament_page
    for model in (
        page.event_section.arbiters_model,
        page.event_section.dates_model,
        page.tiebreaks.model,
    ):
        watched(model, page)
    return arbiter


def field(arbiter: ArbiterAtWindow, setting: str) -> Field:
    page = arbiter.window.tournament_page
    found = next(each for each in page.fields if each.setting == setting)
    for place, section in enumerate(page.sections):
        if found in section.fields:
            page.tabs.setCurrentIndex(place)
    return found


def types_into(arbiter: ArbiterAtWindow, setting: str, text: str) -> TextField:
    found = field(arbiter, setting)
    assert isinstance(found, TextField)
    found.line.setFocus()
    found.line.selectAll()
    QTest.keyClicks(found.line, text)
    QTest.keyClick(found.line, Qt.Key.Key_Return)
    return found


def chooses(arbiter: ArbiterAtWindow, setting: str, text: str) -> None:
    found = field(arbiter, setting)
    assert isinstance(found, ChoiceField)
    found.combo.setCurrentText(text)
    found.combo.activated.emit(found.combo.currentIndex())


def types_cell(table: QTableView, row: int, column: int, text: str) -> None:
    table.setFocus()
    table.setCurrentIndex(table.model().index(row, column))
    table.edit(table.currentIndex())
    (editor,) = [each for each in table.findChildren(QLineEdit) if each.isVisible()]
    editor.selectAll()
    QTest.keyClicks(editor, text)
    QTest.keyClick(editor, Qt.Key.Key_Return)
    QApplication.processEvents()


def test_that_every_setting_is_on_the_page(arbiter: ArbiterAtWindow) -> None:
    at_page(arbiter)
    there = [each.setting for each in arbiter.window.tournament_page.fields]
    assert len(there) == len(set(there))
    assert set(there) | set(ELSEWHERE) == {each.name for each in fields(Settings)}


def test_that_every_gesture_of_the_page_can_be_made(arbiter: ArbiterAtWindow) -> None:
    at_page(arbiter)
    window, page = arbiter.window, arbiter.window.tournament_page
    types_into(arbiter, "name", "Harbour Cup")
    page.tiebreaks.presets.actions()[3].trigger()
    chooses(arbiter, "system", "FIDE Team Swiss, February 2026 (C.04.6)")
    chooses(arbiter, "acceleration", "Baku (C.04.7)")
    page.lots.trigger()
    people = page.event_section.arbiters.table
    page.tabs.setCurrentIndex(0)
    types_cell(people, 0, 0, "Holm, Astrid")
    types_cell(people, 0, 2, "1401")
    types_cell(people, 1, 0, "Vesely, Jan")
    assert arbiter.tournament.settings.arbiters == (
        Arbiter("Holm, Astrid", ArbiterRole.CHIEF, "1401"),
        Arbiter("Vesely, Jan"),
    )
    people.setCurrentIndex(people.model().index(1, 0))
    QTest.keyClick(people, Qt.Key.Key_Delete)
    types_cell(page.event_section.dates.table, 1, 1, "2026-10-11")
    page.tabs.setCurrentIndex(3)
    page.tiebreaks.focus_first()
    QTest.keyClick(page.tiebreaks.table, Qt.Key.Key_Delete)
    window.session.perform(edits.unlock_setting, field="boards", reason="of the test")
    made = {line.gesture for line in window.session.log()}
    assert set(OF_THE_PAGE) <= made
    assert set(OF_THE_PAGE) <= set(edits.GESTURES)
    assert arbiter.notices.refused == []


def test_that_a_wrong_value_is_refused_in_place(arbiter: ArbiterAtWindow) -> None:
    at_page(arbiter)
    wrong = types_into(arbiter, "rounds", "x")
    assert "a whole number" in wrong.problem.text()
    assert arbiter.tournament.settings.rounds == 7
    assert types_into(arbiter, "rounds", "9").problem.text() == ""
    assert arbiter.tournament.settings.rounds == 9


def test_that_empty_points_follow_the_system(arbiter: ArbiterAtWindow) -> None:
    at_page(arbiter)
    bye = types_into(arbiter, "pab_match_points", "2")
    assert arbiter.tournament.settings.pab_match_points == 4
    types_into(arbiter, "pab_match_points", "\b")
    assert arbiter.tournament.settings.pab_match_points is None
    assert bye.line.placeholderText() == "1 (usual)"
    chooses(arbiter, "system", "Dutch System (C.04.3)")
    assert arbiter.tournament.settings.system is PairingSystem.DUTCH_2017
    assert bye.line.placeholderText() == "2 (usual)"


def test_that_days_of_rounds_are_typed_and_cleared(arbiter: ArbiterAtWindow) -> None:
    at_page(arbiter)
    dates = arbiter.window.tournament_page.event_section.dates
    types_cell(dates.table, 0, 1, "2026-10-04")
    types_cell(dates.table, 0, 2, "14.30")
    types_cell(dates.table, 1, 1, "2026-10-11")
    assert arbiter.tournament.settings.round_dates == (
        RoundDate(date(2026, 10, 4), time(14, 30)),
        RoundDate(date(2026, 10, 11), time(14, 30)),
    )
    types_cell(dates.table, 2, 1, "someday")
    assert "2026-10-04" in dates.problem.text()
    dates.table.setCurrentIndex(dates.table.model().index(1, 1))
    QTest.keyClick(dates.table, Qt.Key.Key_Delete)
    assert len(arbiter.tournament.settings.round_dates) == 1


def test_that_a_second_chief_arbiter_is_refused_in_place(arbiter: ArbiterAtWindow) -> None:
    at_page(arbiter)
    section = arbiter.window.tournament_page.event_section
    table = section.arbiters.table
    types_cell(table, 0, 0, "Holm, Astrid")
    types_cell(table, 1, 0, "Vesely, Jan")
    table.edit(table.model().index(1, 1))
    combo = table.findChild(QComboBox)
    assert combo is not None
    combo.setCurrentText("Chief arbiter")
    delegate = table.itemDelegate()
    delegate.setModelData(combo, table.model(), table.model().index(1, 1))
    assert section.arbiters.problem.text() == "There can be only one chief arbiter."
    assert arbiter.tournament.settings.arbiters[1].role is ArbiterRole.ARBITER


# --- tie-breaks -------------------------------------------------------------------------------


def codes(arbiter: ArbiterAtWindow) -> tuple[str, ...]:
    return arbiter.tournament.settings.tiebreaks


def test_that_tiebreaks_move_by_key(arbiter: ArbiterAtWindow) -> None:
    at_page(arbiter)
    section = arbiter.window.tournament_page.tiebreaks
    arbiter.window.tournament_page.tabs.setCurrentWidget(section)
    section.focus_first()
    arbiter.presses("Alt+Down")
    assert codes(arbiter) == ("EDEBT", "MPvGP", "BH:MP/C1", "EMGSB/C1")
    arbiter.presses("Alt+Down")
    arbiter.presses("Alt+Up")
    assert codes(arbiter) == ("EDEBT", "MPvGP", "BH:MP/C1", "EMGSB/C1")
    assert section.table.currentIndex().row() == 1
    arbiter.presses("Ctrl+Z").presses("Ctrl+Z").presses("Ctrl+Z")
    assert codes(arbiter) == FIDE_TIEBREAKS


def test_that_tiebreaks_are_dragged(arbiter: ArbiterAtWindow) -> None:
    at_page(arbiter)
    model = arbiter.window.tournament_page.tiebreaks.model
    dragged = model.mimeData([model.index(3, 0)])
    assert isinstance(dragged, QMimeData)
    assert dragged.hasFormat(MIME)
    model.dropMimeData(dragged, Qt.DropAction.MoveAction, 0, 0, QModelIndex())
    assert codes(arbiter) == ("EMGSB/C1", "MPvGP", "EDEBT", "BH:MP/C1")
    model.dropMimeData(
        model.mimeData([model.index(0, 0)]), Qt.DropAction.MoveAction, -1, -1, QModelIndex()
    )
    assert codes(arbiter) == FIDE_TIEBREAKS


def test_that_a_code_can_be_typed_and_a_wrong_one_names_the_nearest(
    arbiter: ArbiterAtWindow,
) -> None:
    at_page(arbiter)
    section = arbiter.window.tournament_page.tiebreaks
    section.choice.setEditText("bh:gp/c2")
    section.add_button.click()
    assert codes(arbiter)[-1] == "BH:GP/C2"
    assert shown(section.table)[-1][2].endswith("on game points, without the two lowest")
    section.choice.setEditText("BHH")
    section.add_button.click()
    assert "the nearest is BH" in section.problem.text()
    assert len(codes(arbiter)) == 5
    section.choice.setCurrentIndex(0)
    section.add_button.click()
    assert "in the list already" in section.problem.text()


def test_that_every_preset_is_offered(arbiter: ArbiterAtWindow) -> None:
    at_page(arbiter)
    section = arbiter.window.tournament_page.tiebreaks
    assert {command.data() for command in section.presets.actions()} == set(edits.PRESETS)
    for command in section.presets.actions():
        command.trigger()
        assert codes(arbiter) == edits.PRESETS[command.data()]["tiebreaks"]
    assert arbiter.tournament.settings.acceleration is Acceleration.IMAGINARY


# --- locks and lots ---------------------------------------------------------------------------


def test_that_a_locked_setting_is_unlocked_with_a_reason(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().goes_to("Tournament")
    boards = field(arbiter, "match_win")
    assert not boards.editor.isEnabled()
    assert "5 rounds" in boards.lock.toolTip()
    arbiter.notices.reasons.append("the federation wants three points")
    boards.lock.click()
    assert boards.editor.isEnabled()
    types_into(arbiter, "match_win", "3")
    assert arbiter.tournament.settings.match_win == 6
    lines = [line for line in arbiter.window.session.log() if line.gesture == "unlock_setting"]
    assert lines[-1].details["reason"] == "the federation wants three points"


def test_that_the_lot_is_shown_and_recorded(arbiter: ArbiterAtWindow) -> None:
    at_page(arbiter)
    page = arbiter.window.tournament_page
    page.lots.trigger()
    settings = arbiter.tournament.settings
    assert settings.initial_colour is not None
    assert settings.initial_colour_seed in page.pairing_section.initial_note.text()
    assert "was drawn" in page.note.text()


# --- the logo ---------------------------------------------------------------------------------


def test_that_a_large_picture_becomes_a_small_logo(
    arbiter: ArbiterAtWindow, tmp_path: Path
) -> None:
    at_page(arbiter)
    picture = QImage(1600, 1200, QImage.Format.Format_RGB32)
    for x in range(0, 1600, 3):
        for y in range(0, 1200, 3):
            picture.setPixel(x, y, (x * 7919 + y * 104729) % 0xFFFFFF)
    path = tmp_path / "logo.bmp"
    assert picture.save(str(path))
    arbiter.notices.files.append(path)
    logo = field(arbiter, "logo")
    assert isinstance(logo, LogoField)
    logo.choose.click()
    assert logo.problem.text() == ""
    assert 0 < len(arbiter.tournament.settings.logo) <= 200_000
    logo.remove.click()
    assert arbiter.tournament.settings.logo == ""


def test_that_what_is_no_picture_is_refused_in_place(
    arbiter: ArbiterAtWindow, tmp_path: Path
) -> None:
    at_page(arbiter)
    path = tmp_path / "logo.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\nbroken")
    arbiter.notices.files.append(path)
    logo = field(arbiter, "logo")
    assert isinstance(logo, LogoField)
    logo.choose.click()
    assert logo.problem.text() == "The logo must be a PNG or JPEG picture."
