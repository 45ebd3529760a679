"""The Tournament page: its fields, locks, presets, lots, arbiters."""

from __future__ import annotations

from datetime import date, time

import pytest

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.edits.event import lot_colour
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.settings import (
    FIDE_TIEBREAKS,
    LOCKED_WHEN_PAIRED,
    OLYMPIAD_TIEBREAKS,
    Arbiter,
    GivenPoints,
    RoundDate,
    Settings,
)
from teamswiss_gui.domain.terms import (
    Acceleration,
    ArbiterRole,
    Colour,
    PairingSystem,
    PrimaryScore,
    Result,
)
from tests.arbiter import Arbiter as Driver
from tests.arbiter import a_numbered_event, a_running_event, after_one_round, an_entered_event

WIN, DRAW = HalfPoints(4), HalfPoints(2)


def test_that_the_defaults_are_those_the_rules_name() -> None:
    settings = Settings()
    assert settings.board_colours == "WBWB"
    assert settings.system is PairingSystem.FIDE_TEAM_2026
    assert (settings.match_win, settings.match_draw, settings.match_loss) == (4, 2, 0)
    assert (settings.board_win, settings.board_draw, settings.board_loss) == (2, 1, 0)
    assert (settings.rating_players, settings.rating_floor) == (4, 1400)
    assert settings.tiebreaks == FIDE_TIEBREAKS


@pytest.mark.parametrize(
    ("field", "value", "kept"),
    [
        ("name", "  Team Cup  ", "Team Cup"),
        ("name", "E\u0301toile", "Étoile"),
        ("federation", "ger", "GER"),
        ("board_colours", "wbbw", "WBBW"),
        ("rounds", 11, 11),
        ("line_up_deadline", 30, 30),
        ("logo", "iVBORw0KGgo=", "iVBORw0KGgo="),
        ("logo", "/9j/", "/9j/"),
        ("logo", "", ""),
        ("sponsor", " With thanks to the bakery ", "With thanks to the bakery"),
        ("start_date", date(2026, 5, 1), date(2026, 5, 1)),
        ("tiebreaks", ("BH:MP/C1",), ("BH:MP/C1",)),
        ("tiebreaks", (), ()),
        ("pab_match_points", None, None),
        ("pab_match_points", HalfPoints(3), 3),
        ("system", PairingSystem.DUTCH_2017, PairingSystem.DUTCH_2017),
        ("round_dates", (RoundDate(date(2026, 5, 1)), None), (RoundDate(date(2026, 5, 1)),)),
    ],
)
def test_that_a_field_is_set(field: str, value: object, kept: object) -> None:
    assert getattr(Driver().sets(**{field: value}).settings, field) == kept


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("colour", 1, "no-such-setting"),
        ("initial_colour_seed", "forged", "no-such-setting"),
        ("name", 7, "wrong-type"),
        ("name", "x" * 10_000, "text-too-long"),
        ("name", "a\x07b", "text-character"),
        ("place", "\u202eecalp", "text-character"),
        ("place", "a\nb", "text-character"),
        ("federation", "G3R", "federation-code"),
        ("federation", "Germany", "text-too-long"),
        ("start_date", "2026-05-01", "wrong-type"),
        ("rounds", 0, "number-out-of-range"),
        ("rounds", 100, "number-out-of-range"),
        ("rounds", "7", "wrong-type"),
        ("rounds", True, "wrong-type"),
        ("boards", 0, "number-out-of-range"),
        ("board_colours", "WXWX", "board-colours"),
        ("board_colours", "WB", "board-colours-length"),
        ("board_colours", "", "text-empty"),
        ("roster_order_checked", 1, "wrong-type"),
        ("system", "dutch", "wrong-type"),
        ("match_win", 1.5, "wrong-type"),
        ("match_win", HalfPoints(1), "points-order"),
        ("board_draw", HalfPoints(3), "points-order"),
        ("match_win", HalfPoints(10**6), "number-out-of-range"),
        ("tiebreaks", ("%",), "tiebreak-near"),
        ("tiebreaks", ("BH/C3",), "tiebreak-modifier"),
        ("tiebreaks", ("EMGSB", "ESB:MG"), "tiebreak-doubled"),
        ("tiebreaks", ("BH", "bh"), "tiebreak-doubled"),
        ("tiebreaks", "BH", "wrong-type"),
        ("rating_floor", -1, "number-out-of-range"),
        ("logo", "no picture", "logo-format"),
        ("logo", "R0lGODlh", "logo-format"),
        ("logo", "iVBORw0KGgo=" + "A" * 200_000, "logo-too-large"),
        ("rating_players", 0, "number-out-of-range"),
        ("given_points", (GivenPoints(3, 2, WIN, WIN, (1,)),), "rounds-reversed"),
        ("arbiters", ("Ann",), "wrong-type"),
        ("round_dates", (RoundDate(date(2026, 5, 1)),) * 8, "too-many-round-dates"),
        ("round_dates", (RoundDate(date(2026, 5, 1)),) * 100, "number-out-of-range"),
    ],
)
def test_that_a_field_refuses_what_it_cannot_be(field: str, value: object, code: str) -> None:
    Driver().is_refused(code, edits.set_field, field=field, value=value)


def test_that_the_last_day_is_not_before_the_first() -> None:
    driver = Driver().sets(start_date=date(2026, 5, 2))
    driver.is_refused("dates-reversed", edits.set_field, field="end_date", value=date(2026, 5, 1))


def test_that_setting_the_same_value_changes_nothing() -> None:
    driver = Driver().sets(name="Cup")
    driver.changes_nothing(edits.set_field, field="name", value=" Cup ")


# --- boards and rounds ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("boards", "colours"), [(1, "W"), (3, "WBW"), (5, "WBWBW"), (8, "WBWBWBWB")]
)
def test_that_the_board_colours_follow_the_number_of_boards(boards: int, colours: str) -> None:
    assert Driver().sets(boards=boards).settings.board_colours == colours


def test_that_a_pattern_of_the_arbiter_is_continued() -> None:
    assert Driver().sets(board_colours="WBBW", boards=6).settings.board_colours == "WBBWBW"


def test_that_a_draft_follows_the_number_of_boards() -> None:
    driver = a_numbered_event().pairs("A-C", "B-D").sets(boards=5)
    assert [len(match.boards) for match in driver.last.matches] == [5, 5]
    driver.sets(boards=2).accepts()
    assert [len(match.boards) for match in driver.last.matches] == [2, 2]


def test_that_rounds_cannot_be_fewer_than_paired() -> None:
    driver = after_one_round().pairs("A-D", "C-B").accepts()
    driver.is_refused("fewer-rounds", edits.set_field, field="rounds", value=1)
    driver.sets(rounds=2)


def test_that_fewer_rounds_drop_their_dates() -> None:
    driver = Driver()
    driver.does(edits.set_round_date, round=7, date=RoundDate(date(2026, 5, 7), time(10)))
    assert len(driver.settings.round_dates) == 7
    driver.does(edits.set_round_date, round=2, date=RoundDate(date(2026, 5, 2)))
    driver.sets(rounds=3)
    assert driver.settings.round_dates[1:2] == (RoundDate(date(2026, 5, 2)),)
    assert len(driver.settings.round_dates) <= 3


def test_that_a_round_date_is_set_and_taken_back() -> None:
    moment = RoundDate(date(2026, 5, 2), time(14, 30))
    driver = Driver().does(edits.set_round_date, round=2, date=moment)
    assert driver.settings.round_dates == (None, moment)
    driver.does(edits.set_round_date, round=2, date=None)
    assert len(driver.settings.round_dates) == 0
    driver.is_refused("number-out-of-range", edits.set_round_date, round=8, date=moment)
    driver.is_refused("number-out-of-range", edits.set_round_date, round=0, date=moment)


# --- locks ------------------------------------------------------------------------------------


def test_that_nothing_is_locked_while_the_first_round_is_a_draft() -> None:
    driver = a_numbered_event().pairs("A-C", "B-D")
    driver.sets(match_win=HalfPoints(6), system=PairingSystem.DUTCH_2017)


def test_that_accepting_a_round_locks_what_it_was_paired_on() -> None:
    driver = a_running_event()
    refused = driver.is_refused(
        "setting-locked", edits.set_field, field="system", value=PairingSystem.DUTCH_2017
    )
    assert refused.details == {"field": "system", "round": 1}
    driver.is_refused("setting-locked", edits.set_field, field="match_win", value=HalfPoints(6))
    driver.is_refused("setting-locked", edits.set_field, field="boards", value=5)
    driver.is_refused("setting-locked", edits.choose_preset, preset="olympiad-2008")
    driver.sets(name="Another name", tiebreaks=("BH",), roster_order_checked=True)


def test_that_every_lock_names_a_setting() -> None:
    assert set(Settings.__dataclass_fields__) >= LOCKED_WHEN_PAIRED


def test_that_a_lock_opens_with_a_reason_until_the_next_round_is_accepted() -> None:
    driver = after_one_round()
    driver.does(edits.unlock_setting, field="match_win", reason="entered wrongly")
    driver.sets(match_win=HalfPoints(6))
    driver.is_refused("setting-locked", edits.set_field, field="match_draw", value=HalfPoints(1))
    driver.pairs("A-D", "C-B").accepts()
    assert driver.tournament.unlocked == frozenset()
    driver.is_refused("setting-locked", edits.set_field, field="match_win", value=WIN)


def test_that_unlocking_needs_a_reason_and_a_locked_setting() -> None:
    driver = a_running_event()
    driver.is_refused("text-empty", edits.unlock_setting, field="match_win", reason="  ")
    driver.is_refused("no-such-setting", edits.unlock_setting, field="name", reason="why not")


def test_that_unlocked_boards_leave_earlier_rounds_as_they_were() -> None:
    driver = after_one_round().does(edits.unlock_setting, field="boards", reason="fewer came")
    driver.sets(boards=3).pairs("A-D", "C-B").accepts()
    assert driver.settings.board_colours == "WBW"
    assert [len(each.matches[0].boards) for each in driver.tournament.rounds] == [4, 3]


# --- presets, lots, acceleration --------------------------------------------------------------


def test_that_the_olympiad_preset_sets_its_rules() -> None:
    other = Driver().sets(boards=6, match_win=HalfPoints(6), rating_players=5)
    settings = other.does(edits.choose_preset, preset="olympiad-2008").settings
    assert settings.system is PairingSystem.OLYMPIAD_2008
    assert settings.primary_score is PrimaryScore.MATCH_POINTS
    assert (settings.match_win, settings.match_draw, settings.match_loss) == (4, 2, 0)
    assert (settings.boards, settings.board_colours, settings.rating_players) == (4, "WBWB", 4)
    assert settings.reserves == 1
    assert settings.acceleration is Acceleration.IMAGINARY
    assert (settings.pab_match_points, settings.pab_game_points) == (2, 4)
    assert settings.tiebreaks == OLYMPIAD_TIEBREAKS


@pytest.mark.parametrize("preset", sorted(edits.PRESETS))
def test_that_every_preset_can_be_chosen(preset: str) -> None:
    driver = Driver().does(edits.choose_preset, preset=preset)
    driver.changes_nothing(edits.choose_preset, preset=preset)


def test_that_an_unknown_preset_is_refused() -> None:
    Driver().is_refused("no-such-preset", edits.choose_preset, preset="best")


def test_that_a_lot_for_the_initial_colour_can_be_shown_again() -> None:
    driver = Driver().does(edits.draw_initial_colour, seed="dice 3 4 1")
    assert driver.settings.initial_colour is lot_colour("dice 3 4 1")
    assert driver.settings.initial_colour_seed == "dice 3 4 1"
    driver.is_refused("text-empty", edits.draw_initial_colour, seed=" ")


def test_that_lots_fall_on_both_colours() -> None:
    drawn = [lot_colour(f"seed {number}") for number in range(1000)]
    assert 400 < drawn.count(Colour.WHITE) < 600


def test_that_a_colour_set_by_hand_has_no_seed() -> None:
    driver = Driver().does(edits.draw_initial_colour, seed="s")
    drawn = driver.settings.initial_colour
    assert drawn is not None
    driver.sets(initial_colour=drawn.other)
    assert driver.settings.initial_colour_seed == ""


def test_that_lots_are_not_drawn_again_once_a_round_is_accepted() -> None:
    driver = a_numbered_event().does(edits.draw_initial_colour, seed="first")
    driver.pairs("A-C", "B-D").accepts()
    for seed in ("second", "third", "fourth"):  # some draw the same colour, some the other
        driver.is_refused("setting-locked", edits.draw_initial_colour, seed=seed)


def test_that_baku_needs_match_points_and_a_win_of_two_draws() -> None:  # C.04.7
    driver = Driver().does(edits.set_acceleration, acceleration=Acceleration.BAKU)
    game_points = PrimaryScore.GAME_POINTS
    driver.is_refused(
        "baku-needs-match-points", edits.set_field, field="primary_score", value=game_points
    )
    code = "baku-needs-win-of-two-draws"
    driver.is_refused(code, edits.set_field, field="match_win", value=HalfPoints(6))
    driver = Driver().sets(match_win=HalfPoints(6))
    driver.is_refused(code, edits.set_acceleration, acceleration=Acceleration.BAKU)
    driver = Driver().sets(primary_score=game_points)
    driver.is_refused(
        "baku-needs-match-points", edits.set_acceleration, acceleration=Acceleration.BAKU
    )


def test_that_tie_breaks_are_ordered() -> None:
    driver = Driver().does(edits.order_tiebreaks, codes=("EDEBT", "MPvGP"))
    assert driver.settings.tiebreaks == ("EDEBT", "MPvGP")
    driver.is_refused("tiebreak-doubled", edits.order_tiebreaks, codes=("BH", "BH"))
    too_many = tuple(f"SSSC/K{number}" for number in range(1, 102))
    driver.is_refused("number-out-of-range", edits.order_tiebreaks, codes=too_many)


# --- arbiters ---------------------------------------------------------------------------------


def test_that_arbiters_are_added_changed_and_removed() -> None:
    chief = Arbiter("Ann", ArbiterRole.CHIEF, "0012345")
    driver = Driver().does(edits.add_arbiter, arbiter=chief)
    driver.does(edits.add_arbiter, arbiter=Arbiter("Bob"))
    assert driver.settings.arbiters[0] == Arbiter("Ann", ArbiterRole.CHIEF, "12345")
    driver.does(edits.change_arbiter, index=1, arbiter=Arbiter("Rob", ArbiterRole.DEPUTY))
    assert [a.name for a in driver.settings.arbiters] == ["Ann", "Rob"]
    driver.does(edits.remove_arbiter, index=0)
    assert [a.name for a in driver.settings.arbiters] == ["Rob"]


def test_that_arbiters_are_told_apart_and_have_one_chief() -> None:
    driver = Driver().does(edits.add_arbiter, arbiter=Arbiter("Ann", ArbiterRole.CHIEF))
    driver.is_refused("arbiter-doubled", edits.add_arbiter, arbiter=Arbiter("ANN"))
    second = Arbiter("Bob", ArbiterRole.CHIEF)
    driver.is_refused("two-chief-arbiters", edits.add_arbiter, arbiter=second)
    driver.does(edits.add_arbiter, arbiter=Arbiter("Bob"))
    driver.is_refused("arbiter-doubled", edits.change_arbiter, index=1, arbiter=Arbiter("ann"))
    driver.is_refused("text-empty", edits.add_arbiter, arbiter=Arbiter(" "))
    driver.is_refused("fide-id", edits.add_arbiter, arbiter=Arbiter("Cyd", fide_id="x"))
    driver.is_refused("number-out-of-range", edits.remove_arbiter, index=2)
    driver.is_refused("number-out-of-range", edits.change_arbiter, index=-1, arbiter=second)


# --- a new event from an earlier one ----------------------------------------------------------


def test_that_a_new_event_takes_over_teams_rosters_settings_and_final_places() -> None:
    driver = after_one_round().sets(place="Oslo", tiebreaks=("BH",))
    driver.does(edits.withdraw_team, team=driver.team("D"), first_round=2)
    places = {driver.team(name): place for place, name in enumerate("BADC", start=1)}
    new = Driver(edits.new_from_earlier(driver.tournament, places))
    assert [team.name for team in new.tournament.teams] == ["A", "B", "C", "D"]
    assert [p.name for p in new.the("C").players] == ["C1", "C2", "C3", "C4", "C5", "C6"]
    assert [new.the(name).previous_standing for name in "ABCD"] == [2, 1, 4, 3]
    assert (new.settings.place, new.settings.tiebreaks) == ("Oslo", ("BH",))
    assert new.tournament.rounds == ()
    assert new.the("D").withdrawals == ()
    assert new.settings.initial_colour is None
    new.does(edits.number_by_rating).pairs("A-C", "B-D").accepts()


def test_that_a_new_event_leaves_the_earlier_one_behind() -> None:
    driver = an_entered_event(2).sets(start_date=date(2025, 1, 1), boards=6)
    driver.does(edits.forbid_pair, team=driver.team("A"), opponent=driver.team("B"))
    new = edits.new_from_earlier(driver.tournament, {})
    assert new.settings.start_date is None
    assert new.settings.boards == 6
    assert new.forbidden_pairs == ()
    assert all(team.tpn is None and team.previous_standing is None for team in new.teams)


def test_that_results_are_seen_from_the_white_team() -> None:
    assert [result.reversed.value for result in Result] == list("0=1-+x*LDW#")
