"""What a pairing by hand departs from, and what a correction changes."""

from __future__ import annotations

import pytest

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.terms import Colour, PairingSystem, Result
from teamswiss_gui.engine.corrections import correction
from teamswiss_gui.engine.departures import Departs, departures
from teamswiss_gui.engine.hooks import Cancelled
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.tournament import numbers_of, pairing_request
from tests.arbiter import Arbiter, a_numbered_event

SYSTEMS = tuple(PairingSystem)


def paired_by_the_engine(arbiter: Arbiter) -> Arbiter:
    tournament = arbiter.tournament
    answer = pair(pairing_request(tournament))
    teams = {tpn: team for team, tpn in numbers_of(tournament, answer.round).items()}
    pairs = [(teams[line.white], teams[line.black]) for line in answer.pairs]
    bye = None if answer.bye is None else teams[answer.bye]
    return arbiter.does(edits.pair_round, pairs=pairs, bye=bye)


def after_two_rounds(teams: int = 9, system: PairingSystem = SYSTEMS[0]) -> Arbiter:
    arbiter = a_numbered_event(teams).sets(initial_colour=Colour.WHITE, system=system)
    for results in ("11==", "1==="):
        paired_by_the_engine(arbiter).accepts().enters_everything(results)
    return paired_by_the_engine(arbiter)


@pytest.mark.parametrize("system", SYSTEMS)
def test_that_the_engines_own_pairing_departs_from_nothing(system: PairingSystem) -> None:
    assert departures(after_two_rounds(system=system).tournament) == ()


@pytest.mark.parametrize("system", SYSTEMS)
def test_that_a_meeting_again_names_its_round(system: PairingSystem) -> None:
    arbiter = after_two_rounds(8, system)
    numbers = numbers_of(arbiter.tournament, 3)
    first = arbiter.tournament.rounds[0].matches[0]
    white, black = first.white, first.black
    mine = arbiter.last.match_of(white)
    assert mine is not None
    other = mine.black if mine.white == white else mine.white
    arbiter.does(edits.exchange_teams, team=other, other=black)
    found = departures(arbiter.tournament)
    met = [each for each in found if each.departs is Departs.MET]
    assert (frozenset((numbers[white], numbers[black])), 1) in {
        (frozenset(each.teams), each.round) for each in met
    }
    assert Departs.PAIRS in {each.departs for each in found}


def test_that_worse_criteria_have_both_values() -> None:
    arbiter = after_two_rounds()
    first, second = arbiter.last.matches[:2]
    arbiter.does(edits.swap_opponents, match=first.id, other=second.id)
    found = departures(arbiter.tournament)
    worse = [each for each in found if each.departs is Departs.CRITERION]
    order = [each for each in found if each.departs is Departs.OTHERWISE]
    assert worse or order
    for each in worse:
        assert each.found != each.wanted
        assert each.article
    assert len([each for each in found if each.departs is Departs.PAIRS]) == 2


def test_that_swapped_colours_name_the_article_of_the_right_ones() -> None:
    arbiter = after_two_rounds()
    match = arbiter.last.matches[0]
    arbiter.does(edits.swap_colours, match=match.id)
    (found,) = departures(arbiter.tournament)
    assert found.departs is Departs.COLOURS
    assert found.article.startswith("4.3.")


def test_that_a_second_bye_is_named() -> None:
    arbiter = after_two_rounds()
    (had,) = (bye.team for bye in arbiter.tournament.rounds[0].byes)
    (now,) = (bye.team for bye in arbiter.last.byes)
    arbiter.does(edits.exchange_teams, team=had, other=now)
    found = {each.departs: each for each in departures(arbiter.tournament)}
    assert found[Departs.BYE_AGAIN].round == 1
    assert found[Departs.BYE].wanted == numbers_of(arbiter.tournament, 3)[now]


def test_that_a_pairing_with_teams_left_over_is_judged_as_far_as_it_goes() -> None:
    arbiter = after_two_rounds()
    arbiter.does(edits.unpair_match, match=arbiter.last.matches[0].id)
    assert departures(arbiter.tournament) == ()


def test_that_a_forbidden_pair_is_named() -> None:
    arbiter = after_two_rounds()
    match = arbiter.last.matches[0]
    arbiter.does(edits.forbid_pair, team=match.white, opponent=match.black)
    assert Departs.FORBIDDEN in {each.departs for each in departures(arbiter.tournament)}


def test_that_an_empty_round_that_nobody_can_pair_says_so() -> None:
    arbiter = a_numbered_event(2).sets(initial_colour=Colour.WHITE)
    paired_by_the_engine(arbiter).accepts().enters_everything()
    arbiter.does(edits.start_round)
    match = arbiter.tournament.rounds[0].matches[0]
    arbiter.does(edits.pair_by_hand, white=match.black, black=match.white)
    found = departures(arbiter.tournament)
    assert [each.departs for each in found] == [Departs.MET, Departs.NO_RULE]


def test_that_a_comparison_can_be_cancelled() -> None:
    with pytest.raises(Cancelled):
        departures(after_two_rounds().tournament, cancel=lambda: True)


def test_that_a_correction_names_places_and_later_rounds() -> None:
    arbiter = after_two_rounds()
    before = arbiter.tournament
    match = before.rounds[0].matches[0]
    after = before
    for board in (1, 2, 3, 4):
        after = edits.correct_result(
            after, round=1, match=match.id, board=board, result=Result.LOSS
        )
    found = correction(before, after)
    assert found.after == 2
    points = {place.team: place.points for place in found.places}
    assert points[match.black][1].match_points == points[match.black][0].match_points + 4
    assert [each.round for each in found.rounds] == [2, 3]
    assert found.rounds[0].is_paired_otherwise


def test_that_a_correction_that_moves_nothing_names_nothing() -> None:
    tournament = after_two_rounds().tournament
    found = correction(tournament, tournament)
    assert (found.places, found.rounds) == ((), ())
