"""Names that are tags or formulas, and files with odd names, at every door of the window."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QModelIndex, QPoint, Qt, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel, QTableView, QTextBrowser

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.edits import Entry
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.models.carried import CARRIED
from teamswiss_gui.models.team_order import ORDERED, TeamOrderModel
from teamswiss_gui.models.tiebreaks import MIME as TIEBREAK
from teamswiss_gui.models.tips import LONGEST, plain_tip
from teamswiss_gui.storage.document import Document, write_new
from teamswiss_gui.views.rounds.team_dragging import MIME as TEAM
from tests.gui.drivers import ArbiterAtWindow
from tests.gui.rounds_driver import ArbiterAtRounds

TAG = "<img src=x><b>Bold</b>"
HOSTILE = (
    TAG,
    '=HYPERLINK("http://x","y")',
    "<script>alert(1)</script>",
    "nothing &amp; &lt;",
    "@SUM(1+1)*cmd|' /C calc'!A0",
    "%n %1 {name} {0}",
    "z" * 60,
    "a&b &c",
)
TIP = Qt.ItemDataRole.ToolTipRole


def hostile_event() -> Tournament:
    entries = [
        Entry(
            {"name": f"{name}", "captain": TAG, "federation": "NOR"},
            tuple({"name": f"{name} {place}", "rating": 2000} for place in range(1, 5)),
        )
        for name in HOSTILE
    ]
    event = edits.set_field(Tournament(), "name", TAG)
    event = edits.set_field(event, "rounds", 3)
    return edits.number_by_rating(edits.import_teams(event, entries))


@pytest.fixture
def hostile(arbiter: ArbiterAtWindow) -> ArbiterAtWindow:
    path = arbiter.folder / "<b>x & %1 'quoted'.teamswiss"
    event = hostile_event()
    ids = [team.id for team in event.teams]
    event = edits.pair_round(event, pairs=list(zip(ids[:4], ids[4:], strict=True)))
    write_new(path, edits.accept_draft(event))
    assert arbiter.window.open_file(path)
    arbiter.goes_to("Rounds").types("1=01\r0=")
    return arbiter


def tips(view: QTableView) -> Iterator[str]:
    model = view.model()
    if model is None:
        return
    for row in range(min(model.rowCount(QModelIndex()), 12)):
        for column in range(min(model.columnCount(QModelIndex()), 20)):
            found = model.index(row, column, QModelIndex()).data(TIP)
            if isinstance(found, str):
                yield found


def test_that_no_page_takes_a_name_for_a_tag(hostile: ArbiterAtWindow) -> None:
    window = hostile.window
    seen = ""
    for name, _icon, page in window.pages:
        hostile.goes_to(name)
        hostile.qtbot.wait(50)
        for label in window.findChildren(QLabel):
            text = label.text()
            if label.textFormat() is Qt.TextFormat.PlainText:
                continue
            assert TAG not in text, f"{name}: {label.objectName()} {text}"
            assert label.textFormat() is not Qt.TextFormat.AutoText or "<" not in text
        for view in page.findChildren(QTableView):
            for tip in tips(view):
                assert TAG not in tip, name
                seen += tip
        for browser in page.findChildren(QTextBrowser):
            assert "\ufffc" not in browser.toPlainText(), f"{name}: a picture was put in"
        assert TAG not in window.status.toolTip()
    assert hostile.notices.bugs == []


def test_that_the_explanation_shows_names_as_they_are(hostile: ArbiterAtWindow) -> None:
    panel = hostile.window.rounds.panel
    hostile.presses("F4")
    hostile.qtbot.waitUntil(lambda: "Bold" in panel.text.toPlainText(), timeout=20_000)
    assert "<b>Bold</b>" in panel.text.toPlainText()


def test_that_a_long_tip_is_cut_and_a_tag_in_it_is_text() -> None:
    assert plain_tip("North Star") == "North Star"
    assert TAG not in plain_tip(f"{TAG} and more")
    assert len(plain_tip("x" * 10_000)) == LONGEST + 1


@pytest.mark.parametrize("name", ["x" * 10_000, "a\x00b", "\x1b[31m", "line\nbreak"])
def test_that_a_pasted_name_that_cannot_be_is_refused_or_made_clean(
    arbiter: ArbiterAtWindow, name: str
) -> None:
    arbiter.starts_a_new_tournament().goes_to("Teams")
    QGuiApplication.clipboard().setText(f"{name}\tNOR\nGood team\tNOR")
    arbiter.window.teams.teams.setFocus()
    arbiter.presses("Ctrl+V")
    if QApplication.activeModalWidget() is not None:
        arbiter.presses("Escape")
    for team in arbiter.tournament.teams:
        assert len(team.name) < 1000
        assert team.name.isprintable()
    with Document.open(arbiter.path, read_only=True) as found:
        assert found.tournament == arbiter.tournament
    assert arbiter.notices.bugs == []


@pytest.mark.parametrize("name", ["x" * 10_000, "a\x00b", "line\nbreak", "\ud800", "\u202ex"])
def test_that_a_gesture_refuses_such_a_name(name: str) -> None:
    with pytest.raises(TeamSwissError):
        edits.add_team(Tournament(), name=name)


NAMES = (
    b"a b.teamswiss",
    b'it\'s "quoted".teamswiss',
    b"new\nline.teamswiss",
    b"n" * 200 + b".teamswiss",
    b"caf\xe9 \xff.teamswiss",
    b"<b>&amp;.teamswiss",
    b"%s%n{0}.teamswiss",
    b"-rf.teamswiss",
)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such names")
@pytest.mark.parametrize("name", NAMES)
def test_that_a_file_with_an_odd_name_is_opened_and_saved(
    arbiter: ArbiterAtWindow, name: bytes
) -> None:
    path = arbiter.folder / os.fsdecode(name)
    write_new(path, hostile_event())
    assert arbiter.window.open_file(path), arbiter.notices.refused
    arbiter.goes_to("Teams")
    arbiter.notices.files.append(arbiter.folder / os.fsdecode(b"copy \xe9.teamswiss"))
    arbiter.window.save_copy.trigger()
    QApplication.processEvents()
    assert arbiter.notices.refused == []
    assert (arbiter.folder / os.fsdecode(b"copy \xe9.teamswiss")).exists()
    arbiter.window.file.recent.aboutToShow.emit()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such names")
@pytest.mark.parametrize("name", NAMES)
def test_that_the_command_line_takes_odd_names(tmp_path: Path, name: bytes) -> None:
    path = tmp_path / os.fsdecode(name)
    for there in (False, True):
        if there:
            write_new(path, hostile_event())
        done = subprocess.run(
            [sys.executable, "-m", "teamswiss_gui", path],
            env={**os.environ, "DISPLAY": "", "WAYLAND_DISPLAY": ""},
            capture_output=True,
            check=False,
        )
        assert b"Traceback" not in done.stderr
        assert done.returncode == (0 if there else 2)
        if not there:
            assert done.stderr.count(b"\n") == 1


def test_that_a_dropped_file_that_is_none_is_refused_in_words(arbiter: ArbiterAtWindow) -> None:
    arbiter.starts_a_new_tournament().goes_to("Teams")
    for content in (b"", b"\x00\xff" * 500, b"PK\x03\x04junk", TAG.encode() * 100):
        path = arbiter.folder / "dropped <b>.csv"
        path.write_bytes(content)
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(path)), QUrl("http://example.org/x.csv")])
        event = QDropEvent(
            QPoint(5, 5), Qt.DropAction.CopyAction, data,
            Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier,
        )  # fmt: skip
        arbiter.window.teams.dropEvent(event)
        for _each in range(5):
            QApplication.processEvents()
        while (dialog := QApplication.activeModalWidget()) is not None:
            dialog.close()
            QApplication.processEvents()
    assert arbiter.tournament.teams == ()
    assert arbiter.notices.bugs == []


@pytest.mark.parametrize(
    "content", [b"", b"7", b"-7", b"9" * 30, b"[1]", b"\xff", b"null", b"[" * 9999]
)
def test_that_a_drag_of_another_program_is_left_alone(
    at_rounds: ArbiterAtRounds, content: bytes
) -> None:
    """Any program may offer our kinds of drags, with anything in it."""
    at_rounds.opens_the_sample().pairs()
    window, before = at_rounds.window, at_rounds.tournament
    order = TeamOrderModel(before.settings)
    order.show(before.teams)
    data = QMimeData()
    for kind in (CARRIED, ORDERED, TIEBREAK, TEAM):
        data.setData(kind, content)
    nowhere, move = QModelIndex(), Qt.DropAction.MoveAction
    for model in (
        order,
        window.teams.teams_model,
        window.teams.roster_model,
        window.tournament_page.tiebreaks.model,
    ):
        assert not model.dropMimeData(data, move, 0, 0, nowhere)
    at_rounds.goes_to("Rounds")
    view = window.rounds.matches_panel.table.viewport()
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(view, QDropEvent(QPoint(40, 10), move, data, left, none))
    assert at_rounds.tournament is before
    assert at_rounds.notices.bugs == []


def test_that_a_refusal_shows_a_name_as_it_is(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    from PySide6.QtWidgets import QMessageBox

    from teamswiss_gui.views.message_boxes import MessageBoxes

    shown: list[QMessageBox] = []
    monkeypatch.setattr(QMessageBox, "exec", lambda self: shown.append(self))
    MessageBoxes().refuse(TAG)
    MessageBoxes().tell("Title", TAG)
    assert [box.textFormat() for box in shown] == [Qt.TextFormat.PlainText] * 2
