"""Teams: entry, names, attendance, forbidden pairs, penalties."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from teamswiss_gui.domain import checks, edits
from teamswiss_gui.domain.edits import Entry
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.terms import AdjustmentTarget, ByeKind
from tests.arbiter import (
    Arbiter,
    a_numbered_event,
    a_running_event,
    after_one_round,
    an_entered_event,
)

# --- entry and names --------------------------------------------------------------------------


def test_that_a_team_is_entered_with_its_fields() -> None:
    arbiter = Arbiter().does(
        edits.add_team, name=" Rook  ", federation="nor", captain="Kari", previous_standing=3
    )
    team = arbiter.the("Rook")
    assert (team.federation, team.captain, team.previous_standing) == ("NOR", "Kari", 3)
    assert (team.first_round, team.tpn, team.players) == (1, None, ())


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "text-empty"),
        (" \t ", "text-empty"),
        ("\u200b", "text-empty"),
        ("\u200d\u200b", "text-empty"),
        ("x" * 101, "text-too-long"),
        ("x" * 10_000, "text-too-long"),
        ("\u200b" * 10_000, "text-empty"),
        ("a\x00b", "text-character"),
        ("a\tb", "text-character"),
        ("a\u2028b", "text-character"),
        ("\u202eknooR", "text-character"),
        ("Rook\u2066", "text-character"),
        ("Rook\ud800", "text-character"),
        ("Rook\ue000", "text-character"),
        (7, "wrong-type"),
        (None, "wrong-type"),
    ],
)
def test_that_a_name_must_be_one_that_can_be_shown(name: object, code: str) -> None:
    Arbiter().is_refused(code, edits.add_team, name=name)


@pytest.mark.parametrize("name", ["می\u200cخواهم", "Ørn & Söhne", "象棋", "👩\u200d🚀", "x" * 100])
def test_that_names_of_every_script_are_welcome(name: str) -> None:
    assert Arbiter().does(edits.add_team, name=name).tournament.teams[0].name == name


@pytest.mark.parametrize(
    "again", ["ROOK ende", "Rook  Ende", "Rook\u00a0Ende", "\uff32ook Ende", "Rook\u200b Ende"]
)
def test_that_names_differ_in_more_than_case_spacing_and_width(again: str) -> None:
    arbiter = Arbiter().does(edits.add_team, name="Rook Ende")
    arbiter.is_refused("team-name-doubled", edits.add_team, name=again)
    arbiter.does(edits.add_team, name="Other")
    arbiter.is_refused(
        "team-name-doubled", edits.rename_team, team=arbiter.team("Other"), name=again
    )


@given(st.text(max_size=150))
def test_that_a_name_once_accepted_is_accepted_again_as_it_is(name: str) -> None:
    try:
        once = checks.text(name, "name", required=True)
    except TeamSwissError:
        return
    assert checks.text(once, "name", required=True) == once
    assert unicodedata.is_normalized("NFC", once)
    assert not set(once) & set("\u202a\u202b\u202d\u202e\u2066\n\r\x00")


def test_that_a_team_is_renamed_and_may_keep_its_name_in_other_case() -> None:
    arbiter = an_entered_event(2)
    arbiter.does(edits.rename_team, team=arbiter.team("A"), name="Alpha")
    arbiter.does(edits.rename_team, team=arbiter.team("Alpha"), name="ALPHA")
    arbiter.changes_nothing(edits.rename_team, team=arbiter.team("ALPHA"), name=" ALPHA ")


def test_that_fields_of_a_team_are_changed() -> None:
    arbiter = an_entered_event(2)
    team = arbiter.team("A")
    arbiter.does(edits.change_team, team=team, captain="Kari", club="SK", table=3, note="late")
    assert arbiter.the("A").captain == "Kari"
    arbiter.is_refused("no-such-field", edits.change_team, team=team, tpn=3)
    arbiter.is_refused("no-such-field", edits.change_team, team=team, shoe_size=3)
    arbiter.is_refused("number-out-of-range", edits.change_team, team=team, previous_standing=0)
    arbiter.is_refused("text-too-long", edits.change_team, team=team, short_name="x" * 21)
    arbiter.is_refused("federation-code", edits.change_team, team=team, federation="N0R")
    arbiter.is_refused("wrong-type", edits.change_team, team=team, checked_in="yes")
    arbiter.is_refused("no-such-team", edits.change_team, team=999, captain="Kari")


def test_that_a_table_of_its_own_belongs_to_one_team() -> None:
    arbiter = an_entered_event(2).does(edits.add_team, name="C", table=7)
    arbiter.is_refused("table-taken", edits.change_team, team=arbiter.team("A"), table=7)
    arbiter.is_refused("table-taken", edits.add_team, name="D", table=7)
    two = [Entry({"name": "E", "table": 8}), Entry({"name": "F", "table": 8})]
    arbiter.is_refused("table-taken", edits.import_teams, entries=two)


def test_that_a_team_checks_in_and_out() -> None:
    arbiter = an_entered_event(1)
    arbiter.does(edits.check_in, team=arbiter.team("A"))
    assert arbiter.the("A").checked_in
    arbiter.changes_nothing(edits.check_in, team=arbiter.team("A"))
    arbiter.does(edits.check_in, team=arbiter.team("A"), present=False)
    assert not arbiter.the("A").checked_in


# --- many at once -----------------------------------------------------------------------------


def test_that_a_list_of_teams_comes_in_with_rosters() -> None:
    entries = [
        Entry({"name": "A", "club": "SK"}, ({"name": "A1", "rating": 2100}, {"name": "A2"})),
        Entry({"name": "B"}),
    ]
    arbiter = Arbiter().does(edits.import_teams, entries=entries)
    assert [p.rating for p in arbiter.the("A").players] == [2100, None]
    assert arbiter.tournament.next_id == 5


@pytest.mark.parametrize(
    ("entries", "code"),
    [
        ([Entry({"name": "C"}), Entry({"name": "c"})], "team-name-doubled"),
        ([Entry({"name": "a"})], "team-name-doubled"),
        ([Entry({})], "text-empty"),
        ([Entry({"name": "C"}, ({},))], "text-empty"),
        ([Entry({"name": "C", "colour": 1})], "no-such-field"),
        ([Entry({"name": "C"}, ({"name": "x", "rating": 4000},))], "number-out-of-range"),
        ([Entry({"name": "C"}, ({"name": "x"}, {"name": "X"}))], "player-name-doubled"),
        ([Entry({"name": "C"}, tuple({"name": f"x{i}"} for i in range(100)))], "roster-full"),
        (
            [
                Entry({"name": "C"}, ({"name": "x", "fide_id": "77"},)),
                Entry({"name": "D"}, ({"name": "y", "fide_id": "0077"},)),
            ],
            "player-on-two-rosters",
        ),
    ],
)
def test_that_a_list_comes_in_whole_or_not_at_all(entries: list[Entry], code: str) -> None:
    an_entered_event(1).is_refused(code, edits.import_teams, entries=entries)


def test_that_an_empty_list_changes_nothing() -> None:
    Arbiter().changes_nothing(edits.import_teams, entries=[])


# --- leaving and coming back ------------------------------------------------------------------


def test_that_a_team_is_removed_before_it_was_paired() -> None:
    arbiter = an_entered_event(3)
    arbiter.does(edits.forbid_pair, team=arbiter.team("A"), opponent=arbiter.team("C"))
    arbiter.does(edits.remove_team, team=arbiter.team("C"))
    assert [team.name for team in arbiter.tournament.teams] == ["A", "B"]
    assert arbiter.tournament.forbidden_pairs == ()


def test_that_a_paired_team_is_not_removed() -> None:
    arbiter = a_running_event()
    refused = arbiter.is_refused("team-was-paired", edits.remove_team, team=arbiter.team("A"))
    assert refused.details == {"team_name": "A", "round": 1}


def test_that_a_team_with_a_bye_is_not_removed() -> None:
    arbiter = a_numbered_event(3).pairs("A-B", "C")
    arbiter.is_refused("team-was-paired", edits.remove_team, team=arbiter.team("C"))


def test_that_a_team_taken_out_of_its_match_is_still_known_to_the_round() -> None:
    arbiter = a_numbered_event().pairs("A-C", "B-D")
    arbiter.does(edits.unpair_match, match=arbiter.match().id)
    arbiter.is_refused("team-was-paired", edits.remove_team, team=arbiter.team("A"))


def test_that_a_withdrawn_team_is_out_from_that_round_on_and_can_return() -> None:
    arbiter = after_one_round()
    team = arbiter.team("D")
    arbiter.does(edits.withdraw_team, team=team, first_round=2)
    assert [arbiter.the("D").bye(n) for n in (1, 2, 5)] == [None, ByeKind.ABSENT, ByeKind.ABSENT]
    arbiter.is_refused("team-is-withdrawn", edits.withdraw_team, team=team, first_round=3)
    arbiter.pairs("A-B", "C").accepts().enters_everything()
    arbiter.does(edits.return_team, team=team, round=3)
    assert [arbiter.the("D").bye(n) for n in (2, 3)] == [ByeKind.ABSENT, None]
    arbiter.is_refused("team-is-not-withdrawn", edits.return_team, team=team, round=3)
    arbiter.does(edits.withdraw_team, team=team, first_round=4)
    assert [arbiter.the("D").bye(n) is None for n in (2, 3, 4)] == [False, True, False]


def test_that_attendance_of_a_paired_round_is_settled() -> None:
    arbiter = a_running_event()
    team = arbiter.team("A")
    code = "round-already-paired"
    arbiter.is_refused(code, edits.withdraw_team, team=team, first_round=1)
    arbiter.is_refused(code, edits.return_team, team=team, round=1)
    arbiter.is_refused(code, edits.set_attendance, team=team, round=1, bye=ByeKind.HALF)
    code = "number-out-of-range"
    arbiter.is_refused(code, edits.set_attendance, team=team, round=6, bye=ByeKind.HALF)


@pytest.mark.parametrize("kind", [ByeKind.ABSENT, ByeKind.HALF, ByeKind.FULL])
def test_that_a_requested_bye_is_in_the_round(kind: ByeKind) -> None:
    arbiter = a_numbered_event(3)
    arbiter.does(edits.set_attendance, team=arbiter.team("B"), round=1, bye=kind)
    arbiter.pairs("A-C").accepts()
    assert arbiter.last.bye_of(arbiter.team("B")) is kind


def test_that_a_requested_bye_is_changed_and_taken_back() -> None:
    arbiter = a_numbered_event()
    team = arbiter.team("B")
    arbiter.does(edits.set_attendance, team=team, round=3, bye=ByeKind.HALF)
    arbiter.does(edits.set_attendance, team=team, round=2, bye=ByeKind.ABSENT)
    arbiter.does(edits.set_attendance, team=team, round=3, bye=ByeKind.FULL)
    assert [(a.round, a.kind) for a in arbiter.the("B").absences] == [
        (2, ByeKind.ABSENT),
        (3, ByeKind.FULL),
    ]
    arbiter.does(edits.set_attendance, team=team, round=3, bye=None)
    arbiter.does(edits.set_attendance, team=team, round=2, bye=None)
    assert arbiter.the("B").absences == ()


def test_that_nobody_requests_the_pairing_allocated_bye() -> None:
    arbiter = a_numbered_event()
    pab = ByeKind.PAIRING_ALLOCATED
    arbiter.is_refused(
        "bye-not-on-request", edits.set_attendance, team=arbiter.team("A"), round=1, bye=pab
    )


# --- late entries -----------------------------------------------------------------------------


def test_that_a_team_entered_between_rounds_is_a_late_entry() -> None:
    arbiter = after_one_round().does(edits.add_team, name="E")
    assert arbiter.the("E").first_round == 2
    arbiter.does(edits.late_entry, name="F", first_round=3)
    assert arbiter.the("F").bye(2) is ByeKind.ABSENT
    arbiter.is_refused("round-already-paired", edits.late_entry, name="G", first_round=1)
    arbiter.is_refused("no-round-left", edits.late_entry, name="G", first_round=6)
    arbiter.is_refused("number-out-of-range", edits.late_entry, name="G", first_round=0)


def test_that_nobody_enters_after_the_last_round() -> None:
    arbiter = after_one_round().sets(rounds=1)
    arbiter.is_refused("no-round-left", edits.add_team, name="E")
    arbiter.is_refused("no-round-left", edits.import_teams, entries=[Entry({"name": "E"})])


# --- forbidden pairs, penalties ---------------------------------------------------------------


def test_that_a_pair_is_forbidden_for_some_rounds_and_allowed_again() -> None:
    arbiter = an_entered_event(2)
    pair = {"team": arbiter.team("B"), "opponent": arbiter.team("A")}
    arbiter.does(edits.forbid_pair, **pair, first_round=2, last_round=3, reason="one club")
    forbidden = arbiter.tournament.forbidden_pairs[0]
    assert [forbidden.holds(number) for number in (1, 2, 3, 4)] == [False, True, True, False]
    arbiter.changes_nothing(edits.forbid_pair, **pair, first_round=2, last_round=3)
    arbiter.does(edits.forbid_pair, **pair)
    assert len(arbiter.tournament.forbidden_pairs) == 2
    arbiter.does(edits.allow_pair, forbidden_pair=forbidden.id)
    arbiter.is_refused("no-such-forbidden-pair", edits.allow_pair, forbidden_pair=forbidden.id)


def test_that_a_forbidden_pair_is_two_teams_and_rounds_in_order() -> None:
    arbiter = an_entered_event(2)
    a, b = arbiter.team("A"), arbiter.team("B")
    arbiter.is_refused("team-against-itself", edits.forbid_pair, team=a, opponent=a)
    arbiter.is_refused("no-such-team", edits.forbid_pair, team=a, opponent=99)
    arbiter.is_refused(
        "rounds-reversed", edits.forbid_pair, team=a, opponent=b, first_round=3, last_round=2
    )


def test_that_a_penalty_has_a_reason_and_can_be_taken_back() -> None:
    arbiter = a_running_event()
    what = {"team": arbiter.team("A"), "round": 1, "match_points": HalfPoints(-2)}
    arbiter.does(edits.adjust_points, **what, reason="phone", target=AdjustmentTarget.MATCH)
    (penalty,) = arbiter.tournament.adjustments
    assert (penalty.match_points, penalty.game_points, penalty.reason) == (-2, 0, "phone")
    arbiter.is_refused("text-empty", edits.adjust_points, **what, reason=" ")
    arbiter.does(edits.remove_adjustment, adjustment=penalty.id)
    arbiter.is_refused("no-such-adjustment", edits.remove_adjustment, adjustment=penalty.id)


def test_that_a_penalty_for_a_match_needs_the_match_and_every_penalty_is_worth_something() -> None:
    arbiter = a_numbered_event(3).pairs("A-B", "C").accepts()
    point = HalfPoints(2)
    a = arbiter.team("A")
    arbiter.is_refused("adjustment-of-nothing", edits.adjust_points, team=a, round=1, reason="x")
    arbiter.is_refused(
        "no-such-round",
        edits.adjust_points,
        team=a,
        round=2,
        match_points=point,
        reason="x",
        target=AdjustmentTarget.MATCH,
    )
    arbiter.is_refused(
        "team-has-no-match",
        edits.adjust_points,
        team=arbiter.team("C"),
        round=1,
        match_points=point,
        reason="x",
        target=AdjustmentTarget.MATCH,
    )
    arbiter.is_refused(
        "number-out-of-range",
        edits.adjust_points,
        team=a,
        round=1,
        match_points=HalfPoints(10**9),
        reason="x",
    )


def test_that_there_is_an_end_to_the_number_of_teams(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "MAX_TEAMS", 3)
    arbiter = an_entered_event(3, players=0)
    arbiter.is_refused("too-many-teams", edits.add_team, name="D")
    arbiter.is_refused("too-many-teams", edits.import_teams, entries=[Entry({"name": "D"})])
