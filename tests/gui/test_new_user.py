"""What stops somebody who has never seen the program: he types, looks and expects an answer."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.terms import RoundState
from teamswiss_gui.models.teams import TeamColumn
from teamswiss_gui.views.fields import ChoiceField
from teamswiss_gui.views.letters import letter_of, with_letters
from tests.gui.drivers import ArbiterAtWindow
from tests.gui.rounds_driver import ArbiterAtRounds
from tests.gui.test_every_gesture import late, teams

# --- keys -------------------------------------------------------------------------------------


def test_that_enter_leads_from_the_first_page_to_what_is_missing(arbiter: ArbiterAtWindow) -> None:
    arbiter.window.welcome.focus_first()
    arbiter.presses("Return")
    assert arbiter.window.session.is_open
    teams(arbiter).goes_to("Rounds").presses("Return")  # what is missing first: numbers
    assert arbiter.window.stack.currentWidget() is arbiter.window.teams


def test_that_every_menu_opens_with_a_letter_of_its_own(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample()
    bar = arbiter.window.menuBar()
    tabs = arbiter.window.tournament_page.tabs
    letters = [letter_of(each.text()) for each in bar.actions()]
    letters += [letter_of(tabs.tabText(tab)) for tab in range(tabs.count())]
    assert all(letters)
    assert len(set(letters)) == len(letters)
    waiting = [each.menu() for each in bar.actions()]
    while waiting:
        menu = waiting.pop()
        assert isinstance(menu, QMenu)
        menu.aboutToShow.emit()
        inside = [each for each in menu.actions() if each.isVisible() and each.text()]
        marked = [letter_of(each.text()) for each in inside]
        assert len({letter for letter in marked if letter}) == sum(map(bool, marked)), menu.title()
        waiting += [each.menu() for each in inside if each.menu() is not None]


def test_that_letters_stay_where_they_are_free_and_move_where_they_are_not() -> None:
    given = with_letters(["&Copy\tC", "Copy &all", "&Close", "B && X", "&Quit"], "B")
    assert given == ["&Copy\tC", "Copy &all", "C&lose", "B && &X", "&Quit"]
    assert with_letters(["1", "2"]) == ["1", "2"]
    assert with_letters(["&Открыть", "&Отмена"]) == ["&Открыть", "О&тмена"]


def test_that_ctrl_and_an_arrow_choose_what_they_go_to(arbiter: ArbiterAtWindow) -> None:
    teams(arbiter, 0).presses("Ctrl+End").presses("Up")
    assert arbiter.window.teams.team == arbiter.tournament.teams[-1].id
    arbiter.presses("Ctrl+Home").presses("Del")
    assert [team.name for team in arbiter.tournament.teams] == ["South", "West", "East"]


def test_that_a_roster_is_typed_after_one_tab(arbiter: ArbiterAtWindow) -> None:
    teams(arbiter, 1).presses("Tab").types("Berg, Anna\rLund, Jon\r")
    assert [player.name for player in arbiter.tournament.teams[1].players] == [
        "Berg, Anna", "Lund, Jon",
    ]  # fmt: skip


def test_that_a_name_can_be_typed_anywhere_in_the_row_that_adds(arbiter: ArbiterAtWindow) -> None:
    teams(arbiter)
    arbiter.window.teams.teams.choose(4, TeamColumn.CAPTAIN)
    arbiter.types("Centre\r")
    assert arbiter.tournament.teams[-1].name == "Centre"


def test_that_the_wheel_changes_no_setting(arbiter: ArbiterAtWindow) -> None:
    arbiter.starts_a_new_tournament()
    before = arbiter.tournament
    page = arbiter.window.tournament_page
    page.tabs.setCurrentWidget(page.pairing_section)
    for field in page.fields:
        if isinstance(field, ChoiceField):
            middle = QPointF(field.combo.rect().center())
            turned = QWheelEvent(
                middle, field.combo.mapToGlobal(middle), QPoint(), QPoint(0, -120),
                Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
                Qt.ScrollPhase.NoScrollPhase, False,
            )  # fmt: skip
            QApplication.sendEvent(field.combo, turned)
    assert arbiter.tournament is before


# --- what is seen -----------------------------------------------------------------------------


def test_that_a_window_too_large_for_the_screen_takes_all_of_it(
    qtbot: QtBot, arbiter: ArbiterAtWindow
) -> None:
    second = arbiter.window.windows.make()
    room = second.screen().availableSize()
    assert room.width() < second.width()  # the screen of the tests is small
    second.present()
    qtbot.waitUntil(second.isVisible)
    assert second.isMaximized()


def test_that_a_setting_is_undone_by_the_name_it_has_on_the_page(arbiter: ArbiterAtWindow) -> None:
    arbiter.starts_a_new_tournament()
    arbiter.window.session.perform(edits.set_field, field="time_control", value="60 min + 30 s")
    assert arbiter.window.undo.text().replace("&", "") == "Undo: set Time control"


def test_that_the_log_says_in_which_round_a_result_was_typed(at_rounds: ArbiterAtRounds) -> None:
    at_rounds.opens_the_sample().pairs().accepts().types("1")
    first = at_rounds.last.matches[0]
    white, black = (at_rounds.tournament.team(team).name for team in (first.white, first.black))
    place = f"at table 1, board 1 (round 6, {white} – {black})"
    assert at_rounds.log_says() == f"result {place}: 1 – 0"
    undo = at_rounds.window.undo.text().replace("&", "")
    assert undo == "Undo: result at table 1, board 1 (round 6): 1 – 0"
    at_rounds.presses("Backspace")
    assert at_rounds.log_says() == f"clear the result {place}"


# --- where the focus is -----------------------------------------------------------------------


def test_that_a_paired_round_is_at_hand(at_rounds: ArbiterAtRounds) -> None:
    at_rounds.opens_the_sample().goes_to("Standings").pairs().accepts()
    at_rounds.types("1")
    assert at_rounds.last.missing_results == 43


def test_that_the_next_match_is_chosen_after_one_is_unpaired(at_rounds: ArbiterAtRounds) -> None:
    at_rounds.opens_the_sample().pairs()
    last = len(at_rounds.last.matches)
    at_rounds.chooses_match(last).presses("Ctrl+Shift+U")
    assert at_rounds.window.rounds.chosen_matches() == [at_rounds.last.matches[-1]]
    white = at_rounds.last.matches[-1].white
    at_rounds.presses("Ctrl+Shift+C")
    at_rounds.decides()
    assert at_rounds.last.matches[-1].black == white


def test_that_the_last_round_can_be_published_by_its_button(at_rounds: ArbiterAtRounds) -> None:
    at_rounds.opens_the_sample()
    at_rounds.window.session.perform(edits.set_field, field="rounds", value=6)
    at_rounds.pairs().accepts()
    at_rounds.enters_the_round()
    button = at_rounds.window.rounds.publish_button
    assert button.isVisible()
    button.click()
    assert at_rounds.last.state is RoundState.PUBLISHED


def test_that_correcting_is_said_as_long_as_it_lasts(at_rounds: ArbiterAtRounds) -> None:
    at_rounds.opens_the_sample().presses("Alt+Left")
    at_rounds.uses("Correct results of this round")
    at_rounds.types("q")
    assert at_rounds.window.rounds.note.text().startswith("Correcting round 4")
    at_rounds.uses("Correct results of this round")
    assert at_rounds.window.rounds.note.text() == "published"


def test_that_a_late_team_is_the_chosen_one(arbiter: ArbiterAtWindow) -> None:
    late(arbiter, first_round=6)
    QApplication.processEvents()
    page = arbiter.window.teams
    assert page.team is not None
    assert arbiter.tournament.team(page.team).name == "Comet"


def test_that_a_draft_stands_in_the_way_of_a_withdrawal(at_rounds: ArbiterAtRounds) -> None:
    at_rounds.opens_the_sample().pairs().goes_to("Teams")
    at_rounds.chooses("Teams", "Withdraw from the next round on")
    assert at_rounds.problem == "Round 6 is a draft: accept it or discard it first."


def test_that_drawing_lots_from_the_keyboard_leads_to_the_pairing(
    at_rounds: ArbiterAtRounds,
) -> None:
    teams(at_rounds).chooses("Teams", "Numbers", "Number by rating")
    at_rounds.goes_to("Rounds").presses("Return")
    assert at_rounds.tournament.settings.initial_colour is not None
    with at_rounds.qtbot.waitSignal(at_rounds.window.desk.jobs.ended):
        at_rounds.presses("Return")
    assert at_rounds.tournament.draft is not None


def test_that_teams_without_rosters_are_told_how_their_match_is_entered(
    at_rounds: ArbiterAtRounds,
) -> None:
    teams(at_rounds).chooses("Teams", "Numbers", "Number by rating")
    at_rounds.goes_to("Rounds").presses("Return").pairs().accepts().types("1")
    assert at_rounds.hint.endswith("Type s for the score of the whole match.")
    at_rounds.types("s2,5").presses("Tab").types("1,5")
    at_rounds.decides()
    assert at_rounds.sees_matches()[0][4] == "2½ – 1½"
    assert at_rounds.hint == ""


def test_that_f9_pairs_from_the_page_where_the_teams_were_numbered(
    at_rounds: ArbiterAtRounds,
) -> None:
    teams(at_rounds)
    at_rounds.window.session.perform(edits.draw_initial_colour, seed="a")
    at_rounds.goes_to("Rounds").goes_to("Teams")
    at_rounds.chooses("Teams", "Numbers", "Number by rating").pairs()
    assert at_rounds.tournament.draft is not None
    assert at_rounds.window.stack.currentWidget() is at_rounds.window.rounds


def test_that_f9_leads_to_what_is_missing(at_rounds: ArbiterAtRounds) -> None:
    at_rounds.opens_the_sample().pairs().accepts().goes_to("Standings").presses("F9")
    assert at_rounds.window.stack.currentWidget() is at_rounds.window.rounds
    assert at_rounds.sees_missing()[0] == "44 results missing in round 6"
    at_rounds.presses("Return").types("1")
    assert at_rounds.last.missing_results == 43


def test_that_alt_and_an_arrow_turn_the_rounds_that_are_seen(at_rounds: ArbiterAtRounds) -> None:
    at_rounds.opens_the_sample().goes_to("Standings").presses("Alt+Left").presses("Alt+Left")
    window = at_rounds.window
    assert window.standings.title.text() == "Standings after round 3"
    at_rounds.presses("Alt+Right")
    assert window.standings.title.text() == "Standings after round 4"
    assert window.rounds.shown_round == 5
    at_rounds.goes_to("Teams").presses("Alt+Left")
    assert window.stack.currentWidget() is window.rounds
    assert window.rounds.shown_round == 5
