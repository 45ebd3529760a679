"""Whole stories through the real window."""

from __future__ import annotations

from teamswiss_gui.app.jobs import EngineThread
from teamswiss_gui.domain import edits
from teamswiss_gui.domain.terms import RoundState
from tests.gui.drivers import ArbiterAtWindow, shown

TEAMS = ("Rook House", "Green Bank", "Old Mill", "Sea View", "High Peak", "Elm Court",
         "Fair Field", "Long Bridge")  # fmt: skip


def test_a_round_of_the_sample_event_and_back(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample()
    start = arbiter.tournament
    arbiter.pairs()
    assert arbiter.last.state is RoundState.DRAFT
    assert "round 6 is a draft" in arbiter.status
    arbiter.accepts()
    for _match in arbiter.last.matches:
        arbiter.types("1=0=\r")
    assert arbiter.last.missing_results == 0
    assert arbiter.window.rounds.pair.isEnabled()
    full = arbiter.tournament
    view = arbiter.sees_matches()
    arbiter.closes_and_starts_again()
    assert arbiter.tournament == full
    assert arbiter.sees_matches() == view
    assert arbiter.undoes_everything() == 2 + 44
    assert arbiter.tournament == start
    arbiter.closes_and_starts_again()
    assert arbiter.tournament == start
    while arbiter.window.redo.isEnabled():
        arbiter.window.redo.trigger()
    assert arbiter.tournament == full


def test_that_eight_teams_are_entered_from_the_keyboard_and_paired(
    arbiter: ArbiterAtWindow,
) -> None:
    arbiter.starts_a_new_tournament()
    arbiter.types("Spring Cup").presses("Tab")
    assert arbiter.tournament.settings.name == "Spring Cup"
    arbiter.goes_to("Teams")
    for name in TEAMS:
        arbiter.types(name).presses("Return")
    assert [team.name for team in arbiter.tournament.teams] == list(TEAMS)
    assert not arbiter.window.rounds.pair.isEnabled()
    arbiter.window.teams.by_rating.trigger()
    assert sorted(team.tpn or 0 for team in arbiter.tournament.teams) == list(range(1, 9))
    arbiter.goes_to("Rounds")
    (missing, *_rest) = arbiter.window.rounds.preparation.buttons()
    assert "initial colour" in missing.text()
    missing.click()
    assert arbiter.tournament.settings.initial_colour is not None
    arbiter.pairs()
    assert len(arbiter.last.matches) == 4
    assert arbiter.last.state is RoundState.DRAFT
    assert arbiter.notices.refused == []


def test_that_a_discarded_draft_leaves_no_trace(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample()
    start = arbiter.tournament
    arbiter.pairs()
    arbiter.window.rounds.discard.trigger()
    assert arbiter.tournament.rounds == start.rounds
    assert arbiter.window.rounds.shown_round == 5


def test_that_the_last_round_is_published_reopened_and_unpaired(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().pairs().accepts()
    rounds = arbiter.window.rounds
    rounds.publish.trigger()
    assert arbiter.tournament.rounds[5].state is RoundState.PUBLISHED
    rounds.unpair.trigger()
    assert "reopen it with a reason first" in arbiter.notices.refused.pop()
    assert rounds.reason.text() == "Results missing in round 6: 44."
    arbiter.notices.reasons = ["wrong bye"]
    rounds.reopen.trigger()
    assert arbiter.last.state is RoundState.ACCEPTED
    rounds.unpair.trigger()
    assert len(arbiter.tournament.rounds) == 5


def test_that_why_explains_the_round_and_the_match(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().pairs()
    with arbiter.qtbot.waitSignal(arbiter.window.desk.jobs.explained):
        arbiter.presses("F4")
    text = arbiter.window.rounds.panel.text.toPlainText()
    assert "Ferry House (19) has the bye" in text
    assert "(4.3.8)" in text
    assert text.index("This match") < text.index("The round")
    assert "otherwise" not in text


def test_that_a_stale_pairing_is_dropped(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample()
    jobs = arbiter.window.desk.jobs
    with arbiter.qtbot.waitSignal(jobs.ended):
        jobs.pair_next()
        arbiter.window.session.perform(edits.set_field, field="name", value="Another")
    assert len(arbiter.tournament.rounds) == 5


def test_that_a_cancelled_pairing_has_no_answer(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample()
    thread = EngineThread(arbiter.tournament, 6, explain=False)
    answers: list[object] = []
    thread.answered.connect(answers.append)
    thread.failed.connect(answers.append)
    thread.cancel()
    with arbiter.qtbot.waitSignal(thread.finished):
        thread.start()
    thread.wait()
    assert answers == []
    assert len(arbiter.tournament.rounds) == 5


def test_that_a_locked_setting_is_unlocked_with_a_reason(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().goes_to("Tournament")
    page = arbiter.window.tournament_page
    boards = next(field for field in page.fields if field.setting == "match_win")
    assert not boards.editor.isEnabled()
    arbiter.notices.reasons = ["three points for a win were announced"]
    boards.lock.click()
    assert boards.editor.isEnabled()
    boards.editor.setFocus()
    arbiter.presses("Ctrl+A").types("3\r")
    assert arbiter.tournament.settings.match_win == 6
    assert "three points for a win" in str(arbiter.window.session.log()[-2].details)


def test_that_what_a_setting_cannot_be_is_said_beside_it(arbiter: ArbiterAtWindow) -> None:
    arbiter.starts_a_new_tournament()
    page = arbiter.window.tournament_page
    federation = next(field for field in page.fields if field.setting == "federation")
    federation.editor.setFocus()
    arbiter.types("7")
    assert "federation" in federation.problem.text()
    arbiter.presses("Ctrl+A").types("UTO\r")
    assert federation.problem.text() == ""
    assert arbiter.tournament.settings.federation == "UTO"


def test_that_the_standings_show_how_a_value_came_about(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().goes_to("Standings")
    page = arbiter.window.standings
    page.table.choose(0, 10)
    assert "BH:MP/C1 = 27" in page.working.toPlainText()
    page.table.choose(0, 6)
    assert "R1, " in page.working.toPlainText()
    page.show_after(3)
    assert page.title.text() == "Standings after round 3"


def test_that_a_file_that_is_none_is_refused_and_the_open_one_stays(
    arbiter: ArbiterAtWindow,
) -> None:
    arbiter.opens_the_sample()
    before = arbiter.tournament
    wrong = arbiter.folder / "letter.teamswiss"
    wrong.write_text("Dear arbiter", encoding="utf-8")
    arbiter.notices.files = [wrong]
    arbiter.window.open.trigger()
    assert "not a TeamSwiss tournament" in arbiter.notices.refused[0]
    assert arbiter.tournament is before


def test_that_save_as_moves_the_file_and_says_so(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample()
    assert "Ctrl+S" in arbiter.status
    arbiter.notices.files = [arbiter.folder / "Mine.teamswiss"]
    arbiter.window.save_as.trigger()
    assert arbiter.status.startswith("Mine.teamswiss – saved – ")
    assert arbiter.window.desk.preferences.recent[0].name == "Mine.teamswiss"
    arbiter.window.close_file.trigger()
    assert arbiter.window.whole.currentWidget() is arbiter.window.welcome


def test_that_the_crosstable_goes_by_rank_and_by_number(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().goes_to("Crosstable")
    page = arbiter.window.crosstable
    by_rank = [row[1] for row in shown(page.table)]
    assert by_rank[0] == "Green Hill"
    page.by_number.trigger()
    by_number = shown(page.table)
    assert [row[0] for row in by_number[:3]] == ["1", "2", "3"]
    assert by_number[0][1] == "North Star"
    assert len(by_number[0]) == 2 + 5 + 2


def test_that_players_are_sorted_by_points_and_show_their_games(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().goes_to("Players")
    page = arbiter.window.players
    rows = shown(page.table)
    assert len(rows) == 144
    points = [float(row[6].replace("½", ".5") or -1) for row in rows]
    assert points == sorted(points, reverse=True)
    assert page.player.text() in rows[0][1]
    assert "R1, board " in page.games.toPlainText()
