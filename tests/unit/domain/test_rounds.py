"""Rounds: pair, accept, publish, take back, and pairing by hand."""

from __future__ import annotations

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.terms import (
    AdjustmentTarget,
    ByeKind,
    PairingSystem,
    Result,
    RoundState,
    Side,
)
from tests.arbiter import (
    Arbiter,
    a_numbered_event,
    a_running_event,
    after_one_round,
    an_entered_event,
)


def teams_of(arbiter: Arbiter) -> list[str]:
    name = {team.id: team.name for team in arbiter.tournament.teams}
    return [f"{name[match.white]}-{name[match.black]}" for match in arbiter.last.matches]


# --- the round as a whole ---------------------------------------------------------------------


def test_that_a_pairing_is_a_draft_with_line_ups() -> None:
    arbiter = a_numbered_event(5).pairs("A-D", "E-B", "C")
    assert arbiter.last.state is RoundState.DRAFT
    assert arbiter.tournament.next_round == 1
    assert arbiter.last.bye_of(arbiter.team("C")) is ByeKind.PAIRING_ALLOCATED
    assert arbiter.seats(Side.BLACK, match=2) == "B1 B2 B3 B4"


def test_that_a_round_remembers_the_settings_it_was_paired_on() -> None:
    arbiter = a_numbered_event().sets(system=PairingSystem.DUTCH_2017, rounds=9)
    basis = arbiter.pairs("A-C", "B-D").last.basis
    assert (basis.system, basis.total_rounds) == (PairingSystem.DUTCH_2017, 9)


def test_that_a_pairing_seats_everybody_once() -> None:
    arbiter = a_numbered_event()
    a, b, c, d = (arbiter.team(name) for name in "ABCD")
    code = "pairing-incomplete"
    arbiter.is_refused(code, edits.pair_round, pairs=[(a, b)])
    arbiter.is_refused(code, edits.pair_round, pairs=[(a, b), (c, a)])
    arbiter.is_refused(code, edits.pair_round, pairs=[(a, b), (c, d)], bye=a)
    arbiter.is_refused(code, edits.pair_round, pairs=[(a, b), (c, 99)])
    arbiter.is_refused(code, edits.pair_round, pairs=[(a, a), (c, d)])


def test_that_pairing_waits_for_numbers_results_and_the_draft() -> None:
    arbiter = an_entered_event(2)
    pair = [(arbiter.team("A"), arbiter.team("B"))]
    arbiter.is_refused("team-without-number", edits.pair_round, pairs=pair)
    arbiter.does(edits.number_by_rating).pairs("A-B")
    arbiter.is_refused("draft-exists", edits.pair_round, pairs=pair)
    arbiter.accepts()
    refused = arbiter.is_refused("results-missing", edits.pair_round, pairs=pair)
    assert refused.details == {"round": 1, "missing": 4}
    arbiter.enters_everything().sets(rounds=1)
    arbiter.is_refused("no-round-left", edits.pair_round, pairs=pair)
    arbiter.is_refused("no-round-left", edits.start_round)


def test_that_an_adjourned_game_does_not_hold_up_the_next_round() -> None:
    arbiter = a_running_event().enters_everything("1=0*")
    arbiter.pairs("A-D", "C-B")


def test_that_a_draft_is_accepted_once_and_complete() -> None:
    arbiter = a_numbered_event().does(edits.start_round)
    refused = arbiter.is_refused("teams-unpaired", edits.accept_draft)
    assert refused.details["team_names"] == ("A", "B", "C", "D")
    arbiter.does(edits.pair_by_hand, white=arbiter.team("A"), black=arbiter.team("B"))
    arbiter.does(edits.pair_by_hand, white=arbiter.team("C"), black=arbiter.team("D"))
    arbiter.accepts()
    arbiter.is_refused("no-draft", edits.accept_draft)
    arbiter.is_refused("no-draft", edits.discard_draft)


def test_that_a_draft_is_discarded() -> None:
    arbiter = a_numbered_event().pairs("A-C", "B-D").does(edits.discard_draft)
    assert arbiter.tournament.rounds == ()


def test_that_the_last_round_is_unpaired_with_all_that_belongs_to_it() -> None:
    arbiter = after_one_round()
    for target in AdjustmentTarget:
        arbiter.does(
            edits.adjust_points,
            team=arbiter.team("A"),
            round=1,
            game_points=HalfPoints(-1),
            reason="late",
            target=target,
        )
    arbiter.does(edits.unpair_last_round)
    assert arbiter.tournament.rounds == ()
    # The penalty of the match went with it; the one for the team has nothing to do with it.
    (kept,) = arbiter.tournament.adjustments
    assert kept.target is AdjustmentTarget.TEAM
    arbiter.is_refused("no-round", edits.unpair_last_round)


def test_that_a_published_round_must_be_reopened_with_a_reason() -> None:
    arbiter = a_running_event().does(edits.publish_round, round=1)
    a, c = arbiter.team("A"), arbiter.team("C")
    match = arbiter.match().id
    code = "round-published"
    arbiter.is_refused(code, edits.unpair_last_round)
    arbiter.is_refused(code, edits.unpair_match, match=match)
    arbiter.is_refused(code, edits.swap_colours, match=match)
    arbiter.is_refused(code, edits.swap_opponents, match=match, other=match)
    arbiter.is_refused(code, edits.pair_by_hand, white=a, black=c)
    arbiter.is_refused(code, edits.give_bye, team=a)
    arbiter.is_refused(code, edits.take_bye)
    order = [arbiter.match(2).id, match]
    arbiter.is_refused(code, edits.order_matches, round=1, order=order)
    arbiter.is_refused("text-empty", edits.reopen_round, round=1, reason="")
    arbiter.does(edits.reopen_round, round=1, reason="D came after all")
    assert arbiter.last.state is RoundState.ACCEPTED
    arbiter.is_refused("round-not-published", edits.reopen_round, round=1, reason="again")
    arbiter.does(edits.unpair_last_round)


def test_that_results_come_in_while_a_round_is_published() -> None:
    arbiter = a_running_event().does(edits.publish_round, round=1)
    arbiter.changes_nothing(edits.publish_round, round=1)
    arbiter.enters_everything()
    assert arbiter.last.missing_results == 0


def test_that_only_accepted_rounds_are_published() -> None:
    arbiter = a_numbered_event().pairs("A-C", "B-D")
    arbiter.is_refused("round-is-draft", edits.publish_round, round=1)
    arbiter.is_refused("no-such-round", edits.publish_round, round=2)


def test_that_a_round_with_a_hole_is_neither_published_nor_followed() -> None:
    arbiter = a_running_event()
    arbiter.does(edits.unpair_match, match=arbiter.match(1).id).enters_everything()
    arbiter.is_refused("teams-unpaired", edits.publish_round, round=1)
    arbiter.is_refused("teams-unpaired", edits.start_round)


# --- by hand ----------------------------------------------------------------------------------


def test_that_a_match_is_taken_apart_and_paired_otherwise() -> None:
    arbiter = a_numbered_event().pairs("A-C", "B-D")
    arbiter.does(edits.unpair_match, match=arbiter.match(1).id)
    arbiter.does(edits.unpair_match, match=arbiter.match(1).id)
    assert [team.name for team in edits.unpaired(arbiter.tournament)] == ["A", "B", "C", "D"]
    arbiter.does(edits.pair_by_hand, white=arbiter.team("D"), black=arbiter.team("A"))
    arbiter.does(edits.pair_by_hand, white=arbiter.team("B"), black=arbiter.team("C"))
    assert teams_of(arbiter) == ["D-A", "B-C"]


def test_that_pairing_by_hand_wants_two_free_teams() -> None:
    arbiter = a_numbered_event().pairs("A-C", "B-D")
    a, b = arbiter.team("A"), arbiter.team("B")
    arbiter.is_refused("team-is-paired", edits.pair_by_hand, white=a, black=b)
    arbiter.is_refused("team-against-itself", edits.pair_by_hand, white=a, black=a)
    arbiter.is_refused("no-such-team", edits.pair_by_hand, white=a, black=99)
    Arbiter().is_refused("no-round", edits.pair_by_hand, white=1, black=2)


def test_that_an_absent_team_can_be_paired_by_hand_and_is_absent_again_when_unpaired() -> None:
    arbiter = a_numbered_event(4)
    absent = arbiter.team("D")
    arbiter.does(edits.set_attendance, team=absent, round=1, bye=ByeKind.HALF)
    arbiter.pairs("A-B", "C").does(edits.pair_by_hand, white=arbiter.team("C"), black=absent)
    assert arbiter.last.byes == ()
    arbiter.does(edits.unpair_match, match=arbiter.match(2).id)
    assert arbiter.last.bye_of(absent) is ByeKind.HALF


def test_that_opponents_are_swapped_with_fresh_line_ups() -> None:
    arbiter = a_numbered_event().pairs("A-C", "B-D")
    first, second = arbiter.match(1).id, arbiter.match(2).id
    arbiter.does(edits.swap_opponents, match=first, other=second)
    assert teams_of(arbiter) == ["A-D", "B-C"]
    assert arbiter.seats(Side.BLACK) == "D1 D2 D3 D4"
    arbiter.is_refused("same-match-twice", edits.swap_opponents, match=first, other=first)
    arbiter.is_refused("no-such-match", edits.swap_opponents, match=first, other=99)


def test_that_colours_are_swapped_with_the_line_ups() -> None:
    arbiter = a_numbered_event().pairs("A-C", "B-D")
    arbiter.does(edits.receive_line_up, **arbiter.at(), side=Side.WHITE)
    arbiter.does(edits.swap_colours, match=arbiter.match().id)
    assert teams_of(arbiter) == ["C-A", "B-D"]
    assert arbiter.seats(Side.BLACK) == "A1 A2 A3 A4"
    assert arbiter.match().black_line_up_in
    assert not arbiter.match().white_line_up_in


def test_that_a_match_with_a_result_is_not_paired_anew() -> None:
    arbiter = a_running_event().enters(board=1, result=Result.WIN)
    first, second = arbiter.match(1).id, arbiter.match(2).id
    arbiter.is_refused("match-has-result", edits.unpair_match, match=first)
    arbiter.is_refused("match-has-result", edits.swap_colours, match=first)
    arbiter.is_refused("match-has-result", edits.swap_opponents, match=second, other=first)


def test_that_a_penalty_in_a_match_goes_with_the_match() -> None:
    arbiter = a_running_event()
    for target in AdjustmentTarget:
        arbiter.does(
            edits.adjust_points,
            team=arbiter.team("A"),
            round=1,
            match_points=HalfPoints(-2),
            reason="x",
            target=target,
        )
    arbiter.does(edits.unpair_match, match=arbiter.match().id)
    assert [a.target for a in arbiter.tournament.adjustments] == [AdjustmentTarget.TEAM]


def test_that_the_bye_is_given_and_taken() -> None:
    arbiter = a_numbered_event(3).pairs("A-B", "C")
    a, c = arbiter.team("A"), arbiter.team("C")
    arbiter.is_refused("bye-is-given", edits.give_bye, team=a)
    arbiter.does(edits.take_bye)
    arbiter.is_refused("no-bye", edits.take_bye)
    arbiter.is_refused("team-is-paired", edits.give_bye, team=a)
    arbiter.does(edits.give_bye, team=c)
    assert arbiter.last.bye_of(c) is ByeKind.PAIRING_ALLOCATED


def test_that_an_absent_or_unnumbered_team_gets_no_bye() -> None:
    arbiter = a_numbered_event(3)
    arbiter.does(edits.set_attendance, team=arbiter.team("C"), round=1, bye=ByeKind.ABSENT)
    arbiter.pairs("A-B").does(edits.add_team, name="late")
    arbiter.is_refused("team-is-absent", edits.give_bye, team=arbiter.team("C"))
    arbiter.is_refused("team-without-number", edits.give_bye, team=arbiter.team("late"))


def test_that_matches_are_put_into_another_order() -> None:
    arbiter = a_numbered_event().pairs("A-C", "B-D")
    order = [arbiter.match(2).id, arbiter.match(1).id]
    arbiter.does(edits.order_matches, round=1, order=order)
    assert teams_of(arbiter) == ["B-D", "A-C"]
    arbiter.is_refused("pairing-incomplete", edits.order_matches, round=1, order=order[:1])
    arbiter.is_refused("pairing-incomplete", edits.order_matches, round=1, order=order[:1] * 2)


def test_that_an_earlier_round_changes_only_where_a_correction_is_meant() -> None:
    arbiter = after_one_round()
    match = arbiter.match(1).id
    arbiter.does(edits.start_round)
    where = {"round": 1, "match": match}
    code = "later-round-paired"
    points = {"board": 1, "white_points": HalfPoints(1), "black_points": HalfPoints(0)}
    arbiter.is_refused(code, edits.set_board_score, **where, **points)
    arbiter.is_refused(code, edits.set_match_score, **where, score=None)
    arbiter.is_refused(code, edits.forfeit_match, **where, forfeit=None)
    arbiter.does(edits.set_board_score, **where, **points, correct=True)
    assert arbiter.tournament.rounds[0].match(match).boards[0].white_points == 1
