"""Rating lists in the window: loaded once, then names complete and ratings are updated."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLineEdit, QTreeView

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.terms import Sex
from teamswiss_gui.formats.rating_list import ListKind, RatingKind
from teamswiss_gui.models.roster import PlayerColumn
from teamswiss_gui.views.teams.completion import ListCompleter
from teamswiss_gui.views.teams.rating_list_dialog import RatingListDialog
from teamswiss_gui.views.teams.updates_dialog import UpdatesDialog
from tests.gui.drivers import ArbiterAtWindow, watched
from tests.unit.formats.made_lists import Made, players, text_list

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

KNOWN = (
    Made(1503014, "Carlsten, Magna", "NOR", "F", "GM", 2830, 2800, 2790, 1990, ""),
    Made(1503022, "Carlberg, Otto", "SWE", "M", "", 2100, 0, 0, 1985, ""),
    Made(4100018, "Müller, Jörg", "GER", "M", "FM", 2310, 2200, 2150, 1970, ""),
)


def written(folder: Path) -> Path:
    """Return a list of known and made players, as FIDE writes it."""
    path = folder / "players_list_foa.txt"
    with path.open("wb") as file:
        file.writelines(text_list(iter([*KNOWN, *players(300)])))
    return path


@pytest.fixture
def with_list(arbiter: ArbiterAtWindow) -> ArbiterAtWindow:
    """A new event with a team, and the list loaded."""
    arbiter.starts_a_new_tournament().goes_to("Teams").types("North\r")
    lists = arbiter.window.desk.lists
    lists.load(written(arbiter.folder), ListKind.FIDE, "FIDE")(_no_progress, _never)
    lists.reopened()
    page = arbiter.window.teams
    page.teams.choose(0, 1)
    page.roster.setFocus()
    return arbiter


def _no_progress(_done: int, _total: int) -> None: ...


def _never() -> bool:
    return False


def popup(arbiter: ArbiterAtWindow) -> QTreeView:
    found = QApplication.activePopupWidget()
    assert isinstance(found, QTreeView)
    return found


def offered(arbiter: ArbiterAtWindow) -> list[str]:
    model = popup(arbiter).model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def test_that_a_list_is_loaded_with_its_state_shown(arbiter: ArbiterAtWindow) -> None:
    arbiter.starts_a_new_tournament().goes_to("Teams")
    arbiter.notices.files = [written(arbiter.folder)]
    arbiter.chooses("Teams", "Rating lists…")
    dialog = arbiter.sees_dialog(RatingListDialog)
    assert dialog.state.text() == "No list is loaded yet."
    dialog.load_fide.click()
    arbiter.qtbot.waitUntil(lambda: not dialog.work.is_running)
    watched(dialog.model, dialog)
    assert dialog.state.text().startswith("Loaded. Players: 303.")
    assert dialog.model.index(0, 0).data() == "FIDE"
    assert dialog.model.index(0, 3).data() == "players_list_foa.txt"
    dialog.kind.setCurrentIndex(dialog.kind.findData(RatingKind.RAPID))
    dialog.kind.activated.emit(dialog.kind.currentIndex())
    assert arbiter.window.desk.preferences.rating_kind is RatingKind.RAPID
    dialog.remove.click()
    assert arbiter.window.desk.lists.is_empty
    dialog.reject()


def test_that_a_load_can_be_cancelled_and_a_wrong_file_says_why(
    arbiter: ArbiterAtWindow,
) -> None:
    arbiter.starts_a_new_tournament().goes_to("Teams")
    big = arbiter.folder / "big.txt"
    with big.open("wb") as file:
        file.writelines(text_list(players(60_000)))
    wrong = arbiter.folder / "letter.txt"
    wrong.write_text("Dear arbiter,\nhere is no list.\n", encoding="utf-8")
    arbiter.notices.files = [big, wrong]
    arbiter.window.teams.list_commands.lists.trigger()
    dialog = arbiter.sees_dialog(RatingListDialog)
    dialog.load_fide.click()
    dialog.progress.cancel.click()
    arbiter.qtbot.waitUntil(lambda: not dialog.work.is_running)
    assert dialog.state.text() == "Cancelled. The lists are as they were."
    assert arbiter.window.desk.lists.is_empty
    dialog.load_fide.click()
    arbiter.qtbot.waitUntil(lambda: not dialog.work.is_running)
    assert "is not a rating list" in dialog.state.text()
    dialog.reject()


def test_that_a_national_list_is_loaded_by_its_federation(arbiter: ArbiterAtWindow) -> None:
    arbiter.starts_a_new_tournament().goes_to("Teams").types("North\r")
    path = arbiter.folder / "national.csv"
    path.write_text("National ID;Name;National rating\nN-17;Berg, Anna;1999\n", encoding="utf-8")
    arbiter.notices.files = [path]
    arbiter.window.teams.list_commands.lists.trigger()
    dialog = arbiter.sees_dialog(RatingListDialog)
    assert not dialog.load_national.isEnabled()
    dialog.code.setText("nor")
    dialog.load_national.click()
    arbiter.qtbot.waitUntil(lambda: not dialog.work.is_running)
    assert dialog.model.index(0, 0).data() == "NOR"
    dialog.reject()
    arbiter.turns_to(arbiter.window)
    page = arbiter.window.teams
    page.teams.choose(0, 1)
    page.roster.setFocus()
    arbiter.presses("Ins").types("anna be").presses("Down").presses("Return")
    (player,) = arbiter.tournament.teams[0].players
    assert (player.name, player.national_id, player.national_rating) == ("Berg, Anna", "N-17", 1999)
    assert player.rating is None


def test_that_a_typed_name_is_completed_from_the_list(with_list: ArbiterAtWindow) -> None:
    arbiter = with_list
    arbiter.presses("Ins").types("ma")
    roster = arbiter.window.teams.roster
    editor = roster.indexWidget(roster.currentIndex())
    assert editor is not None
    for completer in editor.findChildren(ListCompleter):
        watched(completer.found, arbiter.window)
    arbiter.types("g carls")
    assert offered(arbiter) == ["Carlsten, Magna"]
    arbiter.presses("Down").presses("Return")
    (player,) = arbiter.tournament.teams[0].players
    assert (player.name, player.title, player.rating) == ("Carlsten, Magna", "GM", 2830)
    assert (player.fide_id, player.federation, player.sex) == ("1503014", "NOR", Sex.FEMALE)
    assert player.birth is not None
    assert player.birth.year == 1990
    arbiter.types("muller")
    assert "Müller, Jörg" in offered(arbiter)
    arbiter.presses("Down").presses("Return")
    assert arbiter.tournament.teams[0].players[1].rating == 2310
    arbiter.types("1503022")
    assert offered(arbiter) == ["Carlberg, Otto"]
    arbiter.presses("Escape").presses("Escape")
    assert len(arbiter.tournament.teams[0].players) == 2
    arbiter.window.undo.trigger()
    arbiter.window.undo.trigger()
    assert not arbiter.tournament.teams[0].players


def test_that_enter_keeps_what_was_typed_while_nothing_is_chosen(
    with_list: ArbiterAtWindow,
) -> None:
    arbiter = with_list
    arbiter.presses("Ins").types("Carls")
    assert offered(arbiter)
    arbiter.presses("Return")
    (player,) = arbiter.tournament.teams[0].players
    assert (player.name, player.fide_id) == ("Carls", "")
    arbiter.types("Berg, Anna").presses("Tab").types("wim")
    arbiter.presses("Return")
    assert [p.name for p in arbiter.tournament.teams[0].players] == ["Carls", "Berg, Anna"]
    assert arbiter.tournament.teams[0].players[1].title == "WIM"


def test_that_a_player_is_taken_over_into_his_row(with_list: ArbiterAtWindow) -> None:
    arbiter, page = with_list, with_list.window.teams
    arbiter.presses("Ins").types("Carlb").presses("Return")
    page.roster.choose(0, 1)
    arbiter.chooses("Teams", "Player", "Take over from the rating list")
    assert offered(arbiter) == ["Carlberg, Otto"]
    arbiter.presses("Down").presses("Return")
    (player,) = arbiter.tournament.teams[0].players
    assert (player.name, player.rating, player.fide_id) == ("Carlberg, Otto", 2100, "1503022")
    assert arbiter.window.undo_status.text() == "Undo: take Carlb over from the rating list"


def test_that_taking_over_needs_a_roster(with_list: ArbiterAtWindow) -> None:
    """The random user (seed "long 6") had no team chosen: Qt was given a cell that is none."""
    page = with_list.window.teams
    page.teams.choose_nothing()
    assert page.team is None
    page.roster_commands.take_over.trigger()
    assert page.problem.text() == "Select players of the roster first."


def test_that_a_player_of_another_roster_is_refused_with_the_reason(
    with_list: ArbiterAtWindow,
) -> None:
    arbiter = with_list
    for _twice in range(2):
        arbiter.presses("Ins").types("1503014").presses("Down").presses("Return")
    assert len(arbiter.tournament.teams[0].players) == 1
    assert "is on the roster of North already" in arbiter.problem


def test_that_ratings_are_updated_after_old_and_new_were_seen(with_list: ArbiterAtWindow) -> None:
    arbiter = with_list
    team = arbiter.tournament.teams[0].id
    for name, id, rating in (
        ("Carlsten, Magna", "1503014", 2800),
        ("Carlberg, Otto", "1503022", 2100),
        ("Somebody Else", "4100018", 1500),
        ("Nobody, Known", "99", 1500),
        ("Berg, Anna", "", None),
    ):
        arbiter.window.session.perform(
            edits.add_player, team=team, name=name, fide_id=id, rating=rating
        )
    arbiter.chooses("Teams", "Update ratings…")
    dialog = arbiter.sees_dialog(UpdatesDialog)
    watched(dialog.model, dialog)
    arbiter.qtbot.waitUntil(lambda: bool(dialog.model.rows))
    assert dialog.state.text() == (
        "Would change: 2 · as in the list: 1 · id not in the list: 1 · without an id: 1"
    )
    first, second = dialog.model.rows
    assert (first.update.name, first.wanted) == ("Carlsten, Magna", True)
    assert (second.update.name, second.wanted) == ("Somebody Else", False)
    assert dialog.model.index(0, 5).data() == "+30"
    dialog.table.choose(1)
    dialog.table.setFocus()
    arbiter.presses("Space")
    assert len(dialog.model.wanted) == 2
    dialog.none.click()
    assert not dialog.update_them.isEnabled()
    dialog.model.want({first.update.player}, True)
    dialog.update_them.click()
    ratings = [player.rating for player in arbiter.tournament.teams[0].players]
    assert ratings == [2830, 2100, 1500, 1500, None]
    assert arbiter.window.undo_status.text() == "Undo: update ratings"


def test_that_the_window_asks_for_a_list_before_updating(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().goes_to("Teams")
    arbiter.chooses("Teams", "Update ratings…")
    arbiter.sees_dialog(RatingListDialog).reject()
    page = arbiter.window.teams
    page.roster.setFocus()
    page.roster_commands.take_over.trigger()
    assert arbiter.problem == "No rating list is loaded yet. Load one first."


def test_that_cells_complete_from_what_is_known(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().goes_to("Teams")
    page = arbiter.window.teams
    page.roster.setFocus()
    page.roster.choose(0, PlayerColumn.FEDERATION)
    arbiter.types("UK")
    editor = page.roster.indexWidget(page.roster.currentIndex())
    assert isinstance(editor, QLineEdit)
    completer = editor.completer()
    assert completer.completionCount() == 1
    assert completer.currentCompletion() == "UKR"
    arbiter.presses("Down").presses("Return").presses("Return")
    assert arbiter.tournament.teams[0].players[0].federation in ("UKR", "UTO")
