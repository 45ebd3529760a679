"""Days at the Rounds page: a late team, a no-show, a hand pairing, and all of it undone."""

from __future__ import annotations

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.terms import ByeKind, Forfeit, RoundState
from teamswiss_gui.models.line_ups import LineUpColumn
from tests.gui.rounds_driver import ArbiterAtRounds


def test_that_before_a_round_it_is_said_who_is_absent_and_what_is_missing(
    at_rounds: ArbiterAtRounds,
) -> None:
    at_rounds.opens_the_sample().pairs().accepts()
    rounds = at_rounds.window.rounds
    rounds.publish.trigger()
    assert rounds.reason.text() == "Results missing in round 6: 44."
    rounds.reason.click()
    assert rounds.title.text() == "Round 7 of 9"
    missing, absent = at_rounds.sees_missing()
    assert missing == "44 results missing in round 6"
    assert absent == "Orchard: withdrawn"
    rounds.preparation.buttons()[0].click()
    assert rounds.shown_round == 6
    at_rounds.types("1")
    assert at_rounds.last.missing_results == 43
    at_rounds.presses("Alt+Right")
    assert at_rounds.sees_missing()[0] == "43 results missing in round 6"
    at_rounds.presses("Alt+Left")
    assert rounds.title.text() == "Round 6 of 9"


def test_that_an_absent_team_leads_to_the_teams(at_rounds: ArbiterAtRounds) -> None:
    at_rounds.opens_the_sample()
    rounds = at_rounds.window.rounds
    at_rounds.presses("Alt+Right")
    assert rounds.preparation.headline.text() == "Ready for round 6"
    rounds.preparation.buttons()[-1].click()
    assert at_rounds.window.stack.currentWidget() is at_rounds.window.teams


def test_a_late_team(at_rounds: ArbiterAtRounds) -> None:
    """A team comes when the round is a draft already, and is paired with the bye's team."""
    at_rounds.opens_the_sample()
    start = at_rounds.tournament
    at_rounds.pairs()
    session = at_rounds.window.session
    at_rounds.window.rounds.discard.trigger()
    session.perform(edits.late_entry, name="Night Train", first_round=6)
    late = at_rounds.team("Night Train")
    at_rounds.presses("Alt+Right")
    assert any("without a number: Night Train" in text for text in at_rounds.sees_missing())
    assert not at_rounds.window.rounds.pair.isEnabled()
    session.perform(edits.number_late_entry, team=late)
    assert any("without players: Night Train" in text for text in at_rounds.sees_missing())
    at_rounds.pairs().accepts()
    assert at_rounds.last.match_of(late) is not None
    assert not any(bye.kind is ByeKind.PAIRING_ALLOCATED for bye in at_rounds.last.byes)
    at_rounds.undoes_everything()
    assert at_rounds.tournament == start


def test_a_no_show(at_rounds: ArbiterAtRounds) -> None:
    """A team does not appear: the match is forfeited, the round goes on, the next one is paired."""
    at_rounds.opens_the_sample().pairs().accepts()
    at_rounds.chooses_match(4).uses("Whole match forfeited", "Right team did not appear")
    gone = at_rounds.last.matches[3]
    assert gone.forfeit is Forfeit.BLACK
    assert at_rounds.sees_matches()[3][8] == "right forfeits"
    at_rounds.chooses_match(1)
    at_rounds.window.rounds.boards.setFocus()
    for place in range(11):
        at_rounds.types(("1=0=" if place != 3 else "") + "\r")
    assert at_rounds.last.missing_results == 0
    at_rounds.pairs()
    assert at_rounds.last.number == 7
    assert at_rounds.notices.refused == []


def test_a_day_by_hand_that_is_closed_reopened_and_undone(at_rounds: ArbiterAtRounds) -> None:
    at_rounds.opens_the_sample()
    start = at_rounds.tournament
    at_rounds.pairs()
    at_rounds.chooses_match(1, 2).presses("Ctrl+Shift+O")
    at_rounds.is_told()
    at_rounds.decides()
    at_rounds.accepts()
    dialog = at_rounds.opens_line_ups()
    dialog.table.choose(2, LineUpColumn.WHITE)
    at_rounds.presses("Ctrl+Shift+A")
    at_rounds.thinks_better_of_it()
    at_rounds.window.rounds.boards.setFocus()
    at_rounds.types("1=0=c")
    at_rounds.window.rounds.publish.trigger()
    assert at_rounds.last.state is RoundState.PUBLISHED
    full, view = at_rounds.tournament, at_rounds.sees_matches()
    at_rounds.closes_and_starts_again()
    assert at_rounds.tournament == full
    assert at_rounds.sees_matches() == view
    named = [at_rounds.window.session.log_text(line) for line in at_rounds.window.session.log()]
    assert any("swap the opponents" in text and "By the rules" in text for text in named)
    assert at_rounds.undoes_everything() == 3 + 1 + 5 + 1
    assert at_rounds.tournament == start


def test_that_a_pairing_that_takes_long_shows_its_progress_and_cancel(
    at_rounds: ArbiterAtRounds,
) -> None:
    at_rounds.opens_the_sample()
    jobs, run = at_rounds.window.desk.jobs, at_rounds.window.rounds.run
    jobs.started.emit()
    assert not run.isVisible()
    at_rounds.waits_for(run.isVisible)
    jobs.progressed.emit(2, 5)
    assert (run.bar.value(), run.bar.maximum()) == (2, 5)
    assert run.cancel.isEnabled()
    jobs.ended.emit()
    assert not run.isVisible()
