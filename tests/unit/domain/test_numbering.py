"""Team ratings and numbers (Olympiad rules C.7 to C.9; C.04.2 2.4 and 2.5)."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.model import Player, PlayerId, Team, TeamId
from teamswiss_gui.domain.ratings import by_rating, player_rating, team_rating
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import ByeKind, NumberingMethod, RatingSource
from tests.arbiter import a_numbered_event, a_running_event, after_one_round, an_entered_event

ratings = st.lists(st.one_of(st.none(), st.integers(1, 3000)), max_size=8)


def team(*found: int | None, name: str = "T", number: int = 1, previous: int | None = None) -> Team:
    players = tuple(
        Player(PlayerId(place), f"{name}{place}", rating=rating)
        for place, rating in enumerate(found, start=1)
    )
    return Team(TeamId(number), name, players=players, previous_standing=previous)


# --- the rating of a team ---------------------------------------------------------------------


def test_that_the_four_highest_rated_count_wherever_they_sit() -> None:  # C.8
    rated = team_rating(team(2100, 2400, 2000, 2300, 2200, 1900), Settings())
    assert rated.average == Fraction(2400 + 2300 + 2200 + 2100, 4)
    assert rated.counted == (2, 4, 5, 1)
    assert (rated.next_best, rated.unrated) == (2000, ())


def test_that_an_unrated_player_counts_the_floor() -> None:  # C.7
    rated = team_rating(team(2000, None, None, 1300, None), Settings())
    assert rated.average == Fraction(2000 + 3 * 1400, 4)
    assert rated.counted == (1, 2, 3, 5)
    assert (rated.unrated, rated.next_best) == ((2, 3, 5), 1300)


def test_that_a_short_roster_counts_whom_it_has() -> None:
    assert team_rating(team(2001, 2000), Settings()).average == Fraction(4001, 2)
    assert team_rating(team(), Settings()).average == 0


@given(ratings, st.integers(1, 6))
def test_that_the_counted_are_never_weaker_than_the_rest(
    found: list[int | None], count: int
) -> None:
    settings = Settings(rating_players=count)
    rated = team_rating(team(*found), settings)
    values = sorted((rating or 1400 for rating in found), reverse=True)
    assert len(rated.counted) == min(count, len(found))
    best = values[:count]
    assert rated.average == (Fraction(sum(best), len(best)) if best else 0)
    assert rated.next_best == (values[count] if len(values) > count else 0)


@pytest.mark.parametrize(
    ("source", "fide", "national", "counts"),
    [
        (RatingSource.FIDE, 2000, 2100, 2000),
        (RatingSource.FIDE, None, 2100, None),
        (RatingSource.NATIONAL, 2000, 2100, 2100),
        (RatingSource.NATIONAL, 2000, None, None),
        (RatingSource.FIDE_THEN_NATIONAL, None, 2100, 2100),
        (RatingSource.FIDE_THEN_NATIONAL, 2000, 2100, 2000),
        (RatingSource.NATIONAL_THEN_FIDE, 2000, 2100, 2100),
        (RatingSource.NATIONAL_THEN_FIDE, 2000, None, 2000),
        (RatingSource.HIGHER, 2000, 2100, 2100),
        (RatingSource.HIGHER, 2000, None, 2000),
        (RatingSource.HIGHER, None, None, None),
    ],
)
def test_that_the_setting_says_which_rating_counts(
    source: RatingSource, fide: int | None, national: int | None, counts: int | None
) -> None:
    player = Player(PlayerId(1), "P", rating=fide, national_rating=national)
    assert player_rating(player, Settings(rating_source=source)) == counts


def test_that_ties_go_to_the_next_best_player_then_standing_then_alphabet() -> None:  # C.9
    teams = (
        team(2000, 2000, 2000, 2000, name="no fifth", number=1),
        team(2000, 2000, 2000, 2000, 1500, name="weak fifth", number=2),
        team(2000, 2000, 2000, 2000, 1600, name="zebra", number=3),
        team(2000, 2000, 2000, 2000, 1600, name="ähre", number=4),
        team(2000, 2000, 2000, 2000, 1600, name="was ninth", number=5, previous=9),
        team(2000, 2000, 2000, 2000, 1600, name="was third", number=6, previous=3),
        team(2001, 2000, 2000, 2000, name="best", number=7),
        team(2000, 2000, 2000, 2000, 1600, name="Apfel", number=8),
    )
    assert [each.name for each in by_rating(teams, Settings())] == [
        *("best", "was third", "was ninth", "ähre", "Apfel", "zebra", "weak fifth", "no fifth")
    ]


# --- numbering --------------------------------------------------------------------------------


def test_that_teams_are_numbered_by_rating() -> None:
    arbiter = an_entered_event("CAB").does(edits.number_by_rating)
    assert arbiter.numbers() == "C A B"  # the builder's first team is its strongest
    assert arbiter.tournament.numbering is not None
    assert arbiter.tournament.numbering.method is NumberingMethod.RATING
    arbiter.changes_nothing(edits.number_by_rating)


def test_that_the_same_seed_gives_the_same_lot_and_is_recorded() -> None:
    first = an_entered_event(12, players=0).does(edits.number_by_lot, seed="coin 17")
    again = an_entered_event(12, players=0).does(edits.number_by_lot, seed="coin 17")
    other = an_entered_event(12, players=0).does(edits.number_by_lot, seed="coin 18")
    assert first.numbers() == again.numbers() != other.numbers()
    assert first.tournament.numbering is not None
    assert first.tournament.numbering.seed == "coin 17"
    first.is_refused("text-empty", edits.number_by_lot, seed="")


def test_that_a_lot_is_the_same_in_every_version_of_the_program() -> None:
    arbiter = an_entered_event(6, players=0).does(edits.number_by_lot, seed="2026")
    assert arbiter.numbers() == "A E C D B F"


def test_that_teams_are_numbered_by_hand() -> None:
    arbiter = an_entered_event(3, players=0)
    order = [arbiter.team(name) for name in "BCA"]
    arbiter.does(edits.number_by_hand, order=order)
    assert arbiter.numbers() == "B C A"
    arbiter.is_refused("numbering-incomplete", edits.number_by_hand, order=order[:2])
    arbiter.is_refused("numbering-incomplete", edits.number_by_hand, order=[*order, order[0]])
    arbiter.is_refused("numbering-incomplete", edits.number_by_hand, order=[*order[:2], 999])


def test_that_a_closed_list_keeps_its_numbers_unless_reopened() -> None:
    arbiter = a_numbered_event().does(edits.close_list)
    arbiter.is_refused("list-closed", edits.number_by_lot, seed="s")
    arbiter.is_refused("list-closed", edits.number_by_rating)
    arbiter.is_refused("text-empty", edits.reopen_list, reason="")
    arbiter.does(edits.reopen_list, reason="a rating was wrong")
    arbiter.does(edits.number_by_lot, seed="s")


def test_that_a_closed_list_can_be_unlocked_for_once() -> None:
    arbiter = a_numbered_event().does(edits.close_list)
    arbiter.does(edits.unlock_setting, field=edits.NUMBERING, reason="a rating was wrong")
    arbiter.does(edits.number_by_lot, seed="s")
    assert arbiter.tournament.list_closed


def test_that_the_list_is_not_closed_over_a_team_without_a_number() -> None:
    arbiter = a_numbered_event().does(edits.add_team, name="E")
    arbiter.is_refused("team-without-number", edits.close_list)


# --- late entries -----------------------------------------------------------------------------


def test_that_a_late_entry_gets_the_place_of_its_rating_and_others_move_down() -> None:
    arbiter = after_one_round().does(edits.close_list).does(edits.add_team, name="E")
    for place in range(4):
        player = {"name": f"E{place}", "rating": 2390}
        arbiter.does(edits.add_player, team=arbiter.team("E"), **player)
    arbiter.does(edits.number_late_entry, team=arbiter.team("E"))
    assert arbiter.numbers() == "A E B C D"
    arbiter.is_refused("team-has-number", edits.number_late_entry, team=arbiter.team("E"))


def test_that_a_late_entry_can_be_given_a_number() -> None:
    arbiter = after_one_round().does(edits.add_team, name="E")
    late = arbiter.team("E")
    arbiter.is_refused("number-out-of-range", edits.number_late_entry, team=late, tpn=6)
    arbiter.is_refused("number-out-of-range", edits.number_late_entry, team=late, tpn=0)
    arbiter.does(edits.number_late_entry, team=late, tpn=5)
    assert arbiter.numbers() == "A B C D E"


def test_that_a_team_that_has_not_arrived_holds_no_number() -> None:  # C.04.2 2.4
    arbiter = a_running_event().does(edits.late_entry, name="E", first_round=4)
    arbiter.is_refused("team-not-arrived", edits.number_late_entry, team=arbiter.team("E"))
    arbiter.does(edits.number_by_rating)
    assert arbiter.the("E").tpn is None


def test_that_every_round_keeps_the_numbers_it_was_paired_with() -> None:
    arbiter = after_one_round()
    before = arbiter.numbers_of(1)
    arbiter.does(edits.add_team, name="E")
    arbiter.does(edits.number_late_entry, team=arbiter.team("E"), tpn=1)
    arbiter.pairs("A-D", "C-B", "E").accepts()
    assert arbiter.numbers_of(1) == before == {"A": 1, "B": 2, "C": 3, "D": 4}
    assert arbiter.numbers_of(2) == {"E": 1, "A": 2, "B": 3, "C": 4, "D": 5}
    arbiter.does(edits.number_by_lot, seed="late in the day")
    assert arbiter.numbers_of(1) == before


def test_that_a_team_that_withdrew_after_playing_keeps_its_number() -> None:
    arbiter = after_one_round()
    arbiter.does(edits.withdraw_team, team=arbiter.team("B"), first_round=2)
    arbiter.does(edits.number_by_rating)
    assert arbiter.numbers() == "A B C D"


def test_that_a_team_that_withdrew_before_playing_leaves_its_number() -> None:
    arbiter = a_numbered_event()
    arbiter.does(edits.withdraw_team, team=arbiter.team("B"), first_round=1)
    arbiter.does(edits.number_by_rating)
    assert arbiter.numbers() == "A C D"


def test_that_a_late_team_paired_into_a_running_round_is_numbered_there() -> None:
    arbiter = a_numbered_event(3).pairs("A-B", "C").accepts().does(edits.add_team, name="E")
    late = arbiter.team("E")
    c = arbiter.team("C")
    arbiter.is_refused("team-without-number", edits.pair_by_hand, white=c, black=late)
    arbiter.does(edits.number_late_entry, team=late, tpn=1)
    arbiter.does(edits.pair_by_hand, white=c, black=late)
    assert arbiter.numbers_of(1) == {"A": 1, "B": 2, "C": 3, "E": 4}  # 1 was A's in this round
    assert arbiter.last.byes == ()
    arbiter.does(edits.unpair_match, match=arbiter.match(2).id)
    assert arbiter.last.bye_of(late) is ByeKind.ABSENT
