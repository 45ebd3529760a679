"""Pairing by hand: consequences named before, kept in the log, all of it undone."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.model import Team
from teamswiss_gui.domain.terms import ByeKind
from tests.gui.rounds_driver import ArbiterAtRounds


def without_a_legal_pairing(arbiter: ArbiterAtRounds) -> Team:
    """Let a team that has had the bye have nobody left to meet."""
    arbiter.opens_the_sample()
    had = next(
        bye.team
        for bye in arbiter.tournament.rounds[2].byes
        if bye.kind is ByeKind.PAIRING_ALLOCATED
    )
    for other in arbiter.tournament.teams:
        if other.id != had:
            arbiter.window.session.perform(edits.forbid_pair, team=had, opponent=other.id)
    return arbiter.tournament.team(had)


def test_that_swapped_opponents_name_their_consequences_first(at_rounds: ArbiterAtRounds) -> None:
    at_rounds.opens_the_sample().pairs()
    before = at_rounds.tournament
    first, second = (at_rounds.sees_pairs()[i].split(" – ") for i in (0, 1))
    at_rounds.chooses_match(1, 2).presses("Ctrl+Shift+O")
    told = at_rounds.is_told()
    assert any("By the rules" in text for text in told)
    assert any("instead of" in text or "order of the rules" in text for text in told)
    assert at_rounds.tournament is before
    at_rounds.thinks_better_of_it()
    assert at_rounds.tournament is before
    at_rounds.presses("Ctrl+Shift+O")
    at_rounds.is_told()
    at_rounds.decides()
    assert at_rounds.sees_pairs()[:2] == [f"{first[0]} – {second[1]}", f"{second[0]} – {first[1]}"]
    done = f"swap the opponents of two matches: {first[0]} – {first[1]} and another match ("
    assert at_rounds.log_says().startswith(done)
    assert told[0] in at_rounds.log_says()
    at_rounds.window.undo.trigger()
    assert at_rounds.tournament == before


def test_that_a_meeting_again_is_named_with_its_round(at_rounds: ArbiterAtRounds) -> None:
    at_rounds.opens_the_sample().pairs()
    met = at_rounds.tournament.rounds[1].matches[0]
    white, black = at_rounds.name(met.white), at_rounds.name(met.black)
    now = at_rounds.match_of(white)
    opponent = at_rounds.name(now.black if now.white == met.white else now.white)
    at_rounds.drags(black, onto=opponent)
    told = at_rounds.is_told()
    assert any("have met in round 2" in text and white in text for text in told)
    at_rounds.decides()
    paired = at_rounds.match_of(white)
    assert {paired.white, paired.black} == {met.white, met.black}
    assert at_rounds.last_gesture == "exchange_teams"
    assert "have met in round 2" in at_rounds.log_says()


def test_that_a_change_back_to_the_rules_asks_nothing(at_rounds: ArbiterAtRounds) -> None:
    at_rounds.opens_the_sample().pairs()
    by_the_rules = at_rounds.last
    at_rounds.chooses_match(3).presses("Ctrl+Shift+C")
    told = at_rounds.is_told()
    assert len(told) == 1
    assert "the rules give White to" in told[0]
    at_rounds.decides()
    at_rounds.chooses_match(3).presses("Ctrl+Shift+C")
    at_rounds.waits_for(lambda: at_rounds.last == by_the_rules)
    assert QApplication.activeModalWidget() is None


def test_that_a_match_is_taken_apart_and_its_teams_paired_again(
    at_rounds: ArbiterAtRounds,
) -> None:
    at_rounds.opens_the_sample().pairs()
    white, black = at_rounds.sees_pairs()[4].split(" – ")
    at_rounds.chooses_match(5).presses("Ctrl+Shift+U")
    assert f"{white}: without a match" in at_rounds.sees_waiting()
    at_rounds.presses("Ctrl+Return")
    assert "Without a match" in at_rounds.notices.refused[0]
    at_rounds.presses("Ctrl+Shift+T")
    at_rounds.decides()
    assert {white, black} == set(at_rounds.sees_pairs()[-1].split(" – "))
    for _step in range(6):
        at_rounds.chooses_match(len(at_rounds.last.matches)).presses("Ctrl+Shift+Up")
    assert at_rounds.last_gesture == "order_matches"


def test_that_the_bye_is_taken_and_given_with_what_it_means(at_rounds: ArbiterAtRounds) -> None:
    at_rounds.opens_the_sample().pairs()
    (lucky,) = (b.team for b in at_rounds.last.byes if b.kind is ByeKind.PAIRING_ALLOCATED)
    at_rounds.uses("Pairing by hand", "Take the bye back")
    at_rounds.presses("Ctrl+Shift+B")
    at_rounds.decides()
    assert at_rounds.last.bye_of(lucky) is ByeKind.PAIRING_ALLOCATED
    had = next(
        bye.team
        for each in at_rounds.tournament.rounds[:5]
        for bye in each.byes
        if bye.kind is ByeKind.PAIRING_ALLOCATED and at_rounds.last.match_of(bye.team)
    )
    at_rounds.drags(at_rounds.name(lucky), onto=at_rounds.name(had))
    told = at_rounds.is_told()
    assert any("had points without playing in round" in text for text in told)
    assert any(f"By the rules {at_rounds.name(lucky)}" in text for text in told)
    at_rounds.decides()
    assert at_rounds.last.bye_of(had) is ByeKind.PAIRING_ALLOCATED


def test_that_an_accepted_round_without_results_can_still_be_changed(
    at_rounds: ArbiterAtRounds,
) -> None:
    at_rounds.opens_the_sample().pairs().accepts()
    at_rounds.chooses_match(1, 2).presses("Ctrl+Shift+O")
    assert at_rounds.is_told()
    at_rounds.decides()
    assert at_rounds.last_gesture == "swap_opponents"
    at_rounds.chooses_match(1).types("1")
    at_rounds.chooses_match(1, 2)
    assert not at_rounds.window.rounds.by_hand.swap.isEnabled()


def test_that_no_legal_pairing_offers_what_the_arbiter_can_do(at_rounds: ArbiterAtRounds) -> None:
    loner = without_a_legal_pairing(at_rounds)
    dialog = at_rounds.finds_no_pairing()
    assert "(3.3.3)" in dialog.reason.text()
    assert len(at_rounds.tournament.rounds) == 5
    at_rounds.thinks_better_of_it()
    dialog = at_rounds.finds_no_pairing()
    dialog.absent.click()
    dialog.team.choose(loner.id)
    with at_rounds.qtbot.waitSignal(at_rounds.window.desk.jobs.ended):
        dialog.do.click()
    assert at_rounds.last.number == 6
    assert at_rounds.last.bye_of(loner.id) is ByeKind.ABSENT


def test_that_a_round_without_a_legal_pairing_is_paired_by_hand_or_ends_the_event(
    at_rounds: ArbiterAtRounds,
) -> None:
    without_a_legal_pairing(at_rounds)
    at_rounds.finds_no_pairing()
    at_rounds.decides()
    assert at_rounds.last_gesture == "start_round"
    assert len(at_rounds.sees_waiting()) == len(at_rounds.tournament.teams)
    at_rounds.window.undo.trigger()
    dialog = at_rounds.finds_no_pairing()
    dialog.finish.click()
    at_rounds.decides()
    assert at_rounds.tournament.settings.rounds == 5
    assert not at_rounds.window.rounds.pair.isVisible()
