"""The File menu: templates, windows, snapshots, the second copy, and the view that comes back."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from teamswiss_gui.app import second_copy
from teamswiss_gui.app.preferences import Preferences
from teamswiss_gui.app.second_copy import PAUSE, CopyState, SecondCopy
from teamswiss_gui.domain import edits
from teamswiss_gui.storage import copies
from teamswiss_gui.storage.document import Document
from teamswiss_gui.views.dialogs.snapshots import SnapshotsDialog
from teamswiss_gui.views.main_window import MainWindow
from teamswiss_gui.views.message_boxes import MessageBoxes
from tests.gui.drivers import ArbiterAtWindow, watched


def others(arbiter: ArbiterAtWindow) -> list[MainWindow]:
    return [window for window in arbiter.window.windows.shown if window is not arbiter.window]


def saved(arbiter: ArbiterAtWindow, name: str) -> Path:
    arbiter.notices.files.append(arbiter.folder / name)
    arbiter.window.save_as.trigger()
    return arbiter.folder / name


# --- windows ----------------------------------------------------------------------------------


def test_that_a_second_file_opens_its_own_window(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample()
    first = saved(arbiter, "A section.teamswiss")
    arbiter.starts_a_new_tournament()
    assert arbiter.path == first
    (second,) = others(arbiter)
    assert second.isVisible()
    assert second.session.is_open
    assert second.session.tournament.teams == ()
    second.session.perform(edits.set_field, field="name", value="B section")
    assert arbiter.tournament.settings.name != "B section"
    assert second.windowTitle().startswith("B section")


def test_that_a_file_that_is_open_is_brought_to_the_front(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample()
    path = saved(arbiter, "Mine.teamswiss")
    arbiter.window.file.new_window.trigger()
    (second,) = others(arbiter)
    assert second.open_file(path)
    assert not second.session.is_open
    assert len(arbiter.window.windows.shown) == 2
    assert arbiter.notices.refused == []


def test_that_a_file_the_desktop_sends_is_opened(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample()
    first = saved(arbiter, "A section.teamswiss")
    second = arbiter.folder / "B section.teamswiss"
    shutil.copy(first, second)
    windows = arbiter.window.windows
    windows.open(str(second))
    assert [w.session.document.path for w in windows.shown if w.session.document] == [first, second]
    windows.open(str(first))
    assert len(windows.shown) == 2
    windows.open(str(arbiter.folder / "gone.teamswiss"))
    assert len(windows.shown) == 2
    assert len(arbiter.notices.refused) == 1


def test_that_the_program_hears_of_the_files_the_desktop_sends() -> None:
    code = (
        "from PySide6.QtGui import QFileOpenEvent\n"
        "from teamswiss_gui.views.program import Application\n"
        "application, heard = Application([]), []\n"
        "application.file_sent.connect(heard.append)\n"
        "application.sendEvent(application, QFileOpenEvent('/events/Cup ½.teamswiss'))\n"
        "assert heard == ['/events/Cup ½.teamswiss'], heard\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_that_a_file_that_cannot_be_opened_leaves_no_window_behind(
    arbiter: ArbiterAtWindow,
) -> None:
    arbiter.opens_the_sample()
    broken = arbiter.folder / "broken.teamswiss"
    broken.write_bytes(b"nothing of ours")
    assert not arbiter.window.open_file(broken)
    assert others(arbiter) == []
    assert len(arbiter.notices.refused) == 1


def test_that_a_damaged_file_is_rescued_into_a_new_tournament(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample()
    damaged = saved(arbiter, "Torn.teamswiss")
    arbiter.window.close_document()
    connection = sqlite3.connect(damaged)
    connection.execute("DELETE FROM round WHERE number = 2")
    connection.commit()
    connection.close()
    before = damaged.read_bytes()
    assert not arbiter.window.open_file(damaged)
    assert "Rescue what can be read" in arbiter.notices.refused[-1]
    arbiter.notices.files = [damaged]
    arbiter.window.file.rescue.trigger()
    assert arbiter.tournament.settings.name == "City League 2026"
    assert [len(each.matches) for each in arbiter.tournament.rounds] == [12, 12, 11, 11, 11]
    told = arbiter.notices.told[-1]
    assert "Torn.teamswiss" in told
    assert "could not be read: round 2" in told
    assert arbiter.path != damaged
    assert damaged.read_bytes() == before
    arbiter.pairs()
    assert arbiter.last.number == 6


def test_that_a_file_of_which_nothing_is_left_is_refused_in_words(
    arbiter: ArbiterAtWindow,
) -> None:
    noise = arbiter.folder / "noise.teamswiss"
    noise.write_bytes(bytes(range(256)) * 40)
    arbiter.notices.files = [noise, None]  # type: ignore[list-item]
    arbiter.window.file.rescue.trigger()
    assert "can be read any more" in arbiter.notices.refused[-1]
    arbiter.window.file.rescue.trigger()
    assert not arbiter.window.session.is_open
    assert arbiter.notices.told == []


def test_that_close_closes_a_second_window_but_keeps_the_last(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().starts_a_new_tournament()
    (second,) = others(arbiter)
    second.close_file.trigger()
    assert others(arbiter) == []
    arbiter.window.close_file.trigger()
    assert arbiter.window.isVisible()
    assert arbiter.window.whole.currentWidget() is arbiter.window.welcome


# --- places -----------------------------------------------------------------------------------


def test_that_no_file_is_replaced_that_the_user_did_not_name(
    arbiter: ArbiterAtWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The dialog asks about the name that was typed; the ending is ours, and may be left out."""
    there = arbiter.folder / "League.teamswiss"
    there.write_bytes(b"last year")
    typed = [arbiter.folder / "League", arbiter.folder / "League 2.1"]
    shown: list[str] = []

    def save_dialog(_parent: object, _title: str, suggested: str, _kinds: str) -> tuple[str, str]:
        shown.append(suggested)
        return str(typed.pop(0)), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", save_dialog)
    suggested = arbiter.folder / "City League.teamswiss"
    assert MessageBoxes().choose_place(suggested) == arbiter.folder / "League 2.1.teamswiss"
    assert shown == [str(suggested), str(there)]
    typed.append(arbiter.folder / "chart.svg")
    pictures = "Pictures (*.png *.svg)"
    place = MessageBoxes().choose_place(suggested.with_suffix(".png"), "", pictures)
    assert place == arbiter.folder / "chart.svg"


def test_that_a_name_with_a_point_keeps_it(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample()
    saved(arbiter, "League 2.1")
    assert arbiter.path.name == "League 2.1.teamswiss"


# --- templates and snapshots ------------------------------------------------------------------


def test_that_last_years_event_is_a_template(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample()
    path = saved(arbiter, "Last year.teamswiss")
    names = {team.name for team in arbiter.tournament.teams}
    leader = arbiter.window.session.standings().rows[0].team
    winner = arbiter.tournament.team(leader).name
    arbiter.window.close_file.trigger()
    arbiter.notices.files.append(path)
    arbiter.window.file.from_earlier.trigger()
    event = arbiter.tournament
    assert {team.name for team in event.teams} == names
    assert event.rounds == ()
    first = next(team for team in event.teams if team.previous_standing == 1)
    assert first.name == winner
    assert arbiter.path != path
    assert arbiter.window.stack.currentWidget() is arbiter.window.tournament_page


def test_that_a_snapshot_is_kept_restored_and_taken_back(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().pairs()
    before = arbiter.tournament
    arbiter.notices.reasons.append("before lunch")
    arbiter.window.file.snapshot.trigger()
    arbiter.window.session.perform(edits.set_field, field="name", value="Other")
    dialog = SnapshotsDialog(arbiter.window.desk, arbiter.window)
    watched(dialog.model, dialog)
    arbiter.qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.model.index(0, 2).data() == "Before lunch"
    assert "pair the round" in dialog.model.index(1, 2).data()
    dialog.restore.click()
    assert arbiter.tournament == before
    assert arbiter.window.undo.text() == "&Undo: restore snapshot " + str(dialog.model.rows[0].id)
    arbiter.presses("Ctrl+Z")
    assert arbiter.tournament.settings.name == "Other"


# --- the second copy --------------------------------------------------------------------------


def stick(arbiter: ArbiterAtWindow) -> Path:
    folder = arbiter.folder / "stick"
    folder.mkdir()
    arbiter.window.desk.preferences.second_folder = folder
    return folder


def copied(arbiter: ArbiterAtWindow) -> SecondCopy:
    copy = arbiter.window.copy
    arbiter.qtbot.waitUntil(lambda: copy.state is CopyState.DONE, timeout=10_000)
    return copy


def test_that_the_copy_follows_every_change(arbiter: ArbiterAtWindow) -> None:
    folder = stick(arbiter)
    arbiter.opens_the_sample()
    copied(arbiter)
    for name in ("One", "Two", "Three"):
        arbiter.window.session.perform(edits.set_field, field="name", value=name)
    copy = copied(arbiter)
    assert copy.target == folder / arbiter.path.name
    with Document.open(copy.target, read_only=True) as there:
        assert there.tournament == arbiter.tournament
        assert len(there.log()) == len(arbiter.window.session.log())
    assert [path.name for path in folder.iterdir()] == [arbiter.path.name]
    assert arbiter.window.line.copied.text().startswith("copy ")


def test_that_many_gestures_are_one_copy(
    arbiter: ArbiterAtWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    stick(arbiter)
    made = []
    keep = copies.keep_copy

    def counted(source: Path, target: Path) -> None:
        made.append(target)
        keep(source, target)

    monkeypatch.setattr(second_copy, "keep_copy", counted)
    arbiter.opens_the_sample()
    for number in range(20):
        arbiter.window.session.perform(edits.set_field, field="name", value=f"N{number}")
    copied(arbiter)
    assert len(made) == 1
    assert PAUSE < 2000


def test_that_a_missing_stick_is_told_once_and_tried_again(
    arbiter: ArbiterAtWindow, qtbot: QtBot
) -> None:
    folder = stick(arbiter)
    folder.rmdir()
    arbiter.opens_the_sample()
    copy, line = arbiter.window.copy, arbiter.window.line
    qtbot.waitUntil(lambda: copy.state is CopyState.FAILED, timeout=10_000)
    assert "stick" in line.currentMessage()
    assert line.copied.text() == "no copy"
    assert arbiter.notices.refused == []
    line.clearMessage()
    arbiter.window.session.perform(edits.set_field, field="name", value="Safe")
    with qtbot.waitSignal(copy.changed, timeout=10_000):
        pass
    assert line.currentMessage() == ""
    folder.mkdir()
    arbiter.window.session.perform(edits.set_field, field="name", value="Safe too")
    copied(arbiter)
    with Document.open(folder / arbiter.path.name, read_only=True) as there:
        assert there.tournament.settings.name == "Safe too"


def test_that_a_copy_never_replaces_that_of_another_event(arbiter: ArbiterAtWindow) -> None:
    folder = stick(arbiter)
    other = folder / "City League 2026.teamswiss"
    other.write_bytes(b"somebody else's")
    arbiter.opens_the_sample()
    copy = copied(arbiter)
    assert copy.target == folder / "City League 2026 2.teamswiss"
    assert other.read_bytes() == b"somebody else's"


def test_that_closing_makes_the_copy_that_is_due(arbiter: ArbiterAtWindow) -> None:
    folder = stick(arbiter)
    arbiter.opens_the_sample()
    arbiter.window.session.perform(edits.set_field, field="name", value="Last words")
    name = arbiter.path.name
    arbiter.window.close_file.trigger()
    with Document.open(folder / name, read_only=True) as there:
        assert there.tournament.settings.name == "Last words"


# --- what comes back --------------------------------------------------------------------------


def test_that_page_and_round_come_back(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().goes_to("Rounds")
    arbiter.window.rounds.show_round(2)
    arbiter.goes_to("Standings")
    arbiter.closes_and_starts_again()
    assert arbiter.window.stack.currentWidget() is arbiter.window.standings
    assert arbiter.window.rounds.shown_round == 2


def test_that_columns_and_windows_come_back(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().goes_to("Teams")
    table = arbiter.window.teams.teams
    column = 0
    width = table.columnWidth(column) + 37
    table.setColumnWidth(column, width)
    height = arbiter.window.minimumHeight() + 13
    arbiter.window.resize(900, height)
    arbiter.closes_and_starts_again().goes_to("Teams")
    assert arbiter.window.teams.teams.columnWidth(column) == width
    assert arbiter.window.height() == height


def test_that_of_old_files_nothing_is_kept_for_ever(tmp_path: Path) -> None:
    preferences = Preferences(QSettings(str(tmp_path / "p.ini"), QSettings.Format.IniFormat))
    for number in range(60):
        preferences.keep_note("view", tmp_path / str(number), "rounds 1")
    known = [preferences.note("view", tmp_path / str(number)) for number in range(60)]
    assert known == [""] * 20 + ["rounds 1"] * 40
