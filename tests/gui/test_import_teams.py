"""Lists come in: from files and the clipboard, looked at first."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication

from teamswiss_gui.formats.headers import Field
from teamswiss_gui.formats.team_lists import Layout, read_table
from teamswiss_gui.formats.trf import write_trf
from teamswiss_gui.models.roles import Role, Tone
from teamswiss_gui.views.teams.import_dialog import ImportDialog
from teamswiss_gui.views.teams.trf_dialog import TrfDialog
from tests.gui.drivers import ArbiterAtWindow, watched

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

LIST = """Team;Player;Elo;FIDE ID;Fed;Shoe
North;Berg, Anna;2103;1500001;NOR;39
;Lund, Jon;high;x77;NOR;44
;Berg, Anna;2103;1500001;NOR;
River;Silva, Maria;2011;;XYZ;
;Berg, Anna;1888;;NOR;
"""
BARE = "\n".join(f"{1500 + n}\t{n}\tKlub {n // 4}\tSpieler {chr(65 + n)}bel" for n in range(8))


@pytest.fixture
def at_teams(arbiter: ArbiterAtWindow) -> ArbiterAtWindow:
    arbiter.starts_a_new_tournament().goes_to("Teams")
    return arbiter


def looked_at(arbiter: ArbiterAtWindow) -> ImportDialog:
    """Return the dialog when it has read the list."""
    dialog = arbiter.sees_dialog(ImportDialog)
    arbiter.qtbot.waitUntil(lambda: not dialog.work.is_running)
    return dialog


def test_that_a_list_is_imported_after_its_doubts_were_seen(at_teams: ArbiterAtWindow) -> None:
    arbiter = at_teams
    path = arbiter.folder / "Entries.csv"
    path.write_text(LIST, encoding="utf-8")
    arbiter.notices.files = [path]
    arbiter.presses("Ctrl+I")
    dialog = looked_at(arbiter)
    for model in (dialog.sheet_model, dialog.doubts_model, dialog.incoming_model):
        watched(model, dialog)
    assert dialog.summary.text() == (
        "Entries.csv · teams: 2 · players: 4 · doubts: 6 · left out: 4"
    )
    assert not arbiter.tournament.teams
    shown = [dialog.doubts_model.index(row, 1).data() for row in range(6)]
    assert "'high' is no rating; it does not come in." in shown
    assert "XYZ is no federation that is known." in shown
    assert "Berg, Anna stands twice in this team; he comes in once." in shown
    assert dialog.sheet_model.index(2, 2).data(Role.TONE) == Tone.WRONG
    assert dialog.sheet_model.index(4, 4).data(Role.TONE) == Tone.NEEDS
    dialog.doubts.choose(shown.index("XYZ is no federation that is known."))
    assert (dialog.sheet.currentIndex().row(), dialog.sheet.currentIndex().column()) == (4, 4)
    dialog.tabs.setCurrentIndex(1)
    assert dialog.incoming_model.index(0, 2).data() == "Berg, Anna"
    dialog.bring_in.setFocus()
    arbiter.presses("Return")
    sizes = {team.name: len(team.players) for team in list(arbiter.tournament.teams)}
    assert sizes == {"North": 2, "River": 2}
    assert arbiter.window.undo_status.text() == "Undo: import teams"
    arbiter.window.undo.trigger()
    assert arbiter.tournament.teams == ()


def test_that_columns_without_heads_are_named_by_the_arbiter(at_teams: ArbiterAtWindow) -> None:
    arbiter = at_teams
    QGuiApplication.clipboard().setText(BARE)
    arbiter.chooses("File", "Import", "Import from the clipboard…")
    dialog = looked_at(arbiter)
    assert dialog.seen is not None
    assert dialog.seen.mapping.head_row == 0
    choose(arbiter, dialog, 2, Field.IGNORE)
    assert "which column holds the team" in dialog.problem.text()
    assert not dialog.bring_in.isEnabled()
    choose(arbiter, dialog, 2, Field.TEAM)
    choose(arbiter, dialog, 3, Field.NAME)
    choose(arbiter, dialog, 0, Field.NATIONAL_RATING)
    assert dialog.problem.text() == ""
    dialog.bar.head_row.setFocus()
    arbiter.presses("Return")
    assert arbiter.tournament.teams == ()
    dialog.bring_in.click()
    assert len(arbiter.tournament.teams) == 2
    first = arbiter.tournament.teams[0].players[0]
    assert (first.name, first.national_rating, first.rating) == ("Spieler Abel", 1500, None)


def choose(arbiter: ArbiterAtWindow, dialog: ImportDialog, column: int, field: Field) -> None:
    dialog.sheet.choose(0, column)
    dialog.bar.field.setCurrentIndex(dialog.bar.field.findData(field))
    dialog.bar.field.activated.emit(dialog.bar.field.currentIndex())
    arbiter.qtbot.waitUntil(lambda: not dialog.work.is_running)


def test_that_a_row_a_team_can_be_chosen(at_teams: ArbiterAtWindow) -> None:
    arbiter = at_teams
    arbiter.window.teams.list_commands.import_text(
        "Team\tPlayer 1\tElo 1\tPlayer 2\tElo 2\nNorth\tBerg, Anna\t2103\tLund, Jon\t1987\n"
    )
    dialog = looked_at(arbiter)
    assert dialog.bar.layouts.currentData() is Layout.TEAM_ROWS
    dialog.sheet.choose(1, 3)
    assert dialog.bar.player.isVisible()
    assert dialog.bar.player.value() == 2
    dialog.bar.player.setValue(3)
    arbiter.qtbot.waitUntil(lambda: not dialog.work.is_running)
    assert dialog.seen is not None
    assert dialog.seen.mapping.columns[3].player == 3
    dialog.bar.head_row.setValue(0)
    arbiter.qtbot.waitUntil(lambda: not dialog.work.is_running)
    assert dialog.seen.mapping.head_row == 0
    dialog.reject()
    assert arbiter.tournament.teams == ()


def test_that_a_team_list_pasted_anywhere_is_looked_at_first(at_teams: ArbiterAtWindow) -> None:
    arbiter = at_teams
    QGuiApplication.clipboard().setText(LIST.replace(";", "\t"))
    arbiter.presses("Ctrl+V")
    dialog = looked_at(arbiter)
    assert arbiter.tournament.teams == ()
    assert len(dialog.incoming_model.rows) == 4
    dialog.reject()


def test_that_a_file_that_is_no_list_says_so(at_teams: ArbiterAtWindow) -> None:
    arbiter = at_teams
    path = arbiter.folder / "old.xlsx"
    path.write_bytes(b"\xd0\xcf\x11\xe0 an old workbook")
    arbiter.window.teams.list_commands.import_file(path)
    dialog = looked_at(arbiter)
    assert "old Excel format" in dialog.problem.text()
    assert not dialog.bring_in.isEnabled()
    dialog.reject()


def dropped(path: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    return data


def test_that_a_file_is_dropped_on_the_page(at_teams: ArbiterAtWindow) -> None:
    arbiter, page = at_teams, at_teams.window.teams
    path = arbiter.folder / "Entries.csv"
    path.write_text(LIST, encoding="utf-8")
    left = Qt.MouseButton.LeftButton
    keys = Qt.KeyboardModifier.NoModifier
    data = dropped(path)
    enter = QDragEnterEvent(QPointF(9, 9).toPoint(), Qt.DropAction.CopyAction, data, left, keys)
    QApplication.sendEvent(page, enter)
    assert enter.isAccepted()
    drop = QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, left, keys)
    QApplication.sendEvent(page, drop)
    dialog = looked_at(arbiter)
    assert len(dialog.incoming_model.rows) == 4
    dialog.reject()
    data = dropped(arbiter.folder / "picture.png")
    enter = QDragEnterEvent(QPointF(9, 9).toPoint(), Qt.DropAction.CopyAction, data, left, keys)
    enter.ignore()
    QApplication.sendEvent(page, enter)
    assert not enter.isAccepted()


def test_that_a_template_keeps_the_points_in_its_name(at_teams: ArbiterAtWindow) -> None:
    arbiter = at_teams
    other = arbiter.folder / "Teams 12.xlsx"
    other.write_bytes(b"another list")
    arbiter.notices.files = [arbiter.folder / "Teams 12.10"]
    arbiter.chooses("Teams", "Save a template…")
    assert other.read_bytes() == b"another list"
    assert (arbiter.folder / "Teams 12.10.xlsx").stat().st_size > 1000


def test_that_the_template_is_saved_and_reads_back(at_teams: ArbiterAtWindow) -> None:
    arbiter = at_teams
    arbiter.notices.files = [arbiter.folder / "Entry form.xlsx"]
    arbiter.chooses("Teams", "Save a template…")
    table = read_table(arbiter.folder / "Entry form.xlsx")
    assert table.rows[0][:3] == ("Team", "Board", "Name")


def test_that_a_trf_brings_its_teams_in(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample()
    path = arbiter.folder / "league.trf"
    path.write_bytes(write_trf(arbiter.tournament))
    names = {team.name for team in arbiter.tournament.teams}
    arbiter.window.close_document()
    arbiter.starts_a_new_tournament().goes_to("Teams")
    arbiter.window.teams.list_commands.import_file(path)
    dialog = looked_at(arbiter)
    assert dialog.bring_in.isEnabled()
    dialog.bring_in.click()
    assert {team.name for team in arbiter.tournament.teams} == names
    assert arbiter.tournament.rounds == ()


def test_that_a_trf_opens_as_a_new_event(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample()
    path = arbiter.folder / "league.trf"
    path.write_bytes(write_trf(arbiter.tournament))
    rounds = len(arbiter.tournament.rounds)
    arbiter.window.close_document()
    arbiter.notices.files = [path]
    arbiter.presses("Ctrl+O")
    dialog = arbiter.sees_dialog(TrfDialog)
    arbiter.qtbot.waitUntil(dialog.open_it.isEnabled)
    assert f"rounds: {rounds}" in dialog.text.text()
    dialog.open_it.click()
    assert len(arbiter.tournament.teams) == 24
    assert len(arbiter.tournament.rounds) == rounds


def test_that_every_problem_of_a_trf_is_listed_and_nothing_opens(arbiter: ArbiterAtWindow) -> None:
    path = arbiter.folder / "broken.trf"
    path.write_text("012 Broken\n001    1 x\n310 foo\n", encoding="utf-8")
    assert arbiter.window.open_file(path)
    dialog = arbiter.sees_dialog(TrfDialog)
    arbiter.qtbot.waitUntil(lambda: not dialog.work.is_running)
    watched(dialog.model, dialog)
    assert dialog.headline.text() == "The file cannot be read as it stands"
    assert len(dialog.model.rows) >= 2
    assert not dialog.open_it.isEnabled()
    dialog.copy.click()
    assert "Line\tColumn\tRecord" in QGuiApplication.clipboard().text()
    dialog.reject()
    assert not arbiter.window.session.is_open
