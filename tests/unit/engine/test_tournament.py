"""The request of a round holds what was known before it, and nothing else."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Absence, ForbiddenPair, TeamId, Tournament
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.settings import GivenPoints, Settings
from teamswiss_gui.domain.terms import (
    Acceleration,
    ByeKind,
    ColourPreferences,
    PairingSystem,
    PrimaryScore,
)
from teamswiss_gui.engine.acceleration import baku_group_size, baku_rounds
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.request import Kind, Team
from teamswiss_gui.engine.tournament import pairing_request
from tests.unit.scoring.events import Event


def team(tournament: Tournament, tpn: int, round_number: int | None = None) -> Team:
    request = pairing_request(tournament, round_number)
    return next(team for team in request.teams if team.tpn == tpn)


def test_that_histories_are_those_of_the_points() -> None:
    event = Event(5).round("1-3 1=01", "2-4 +-", "5 pab")
    played = team(event.tournament, 3).history[0]
    assert (played.opponent, played.kind, played.mp, played.gp) == (1, Kind.PLAYED, 0, 3)
    assert team(event.tournament, 2).history[0].kind is Kind.FORFEIT_WIN
    assert team(event.tournament, 5).history[0].kind is Kind.PAB


def test_that_adjourned_boards_are_draws_and_missing_results_are_refused() -> None:
    adjourned = Event(2).round("1-2 1*00").tournament
    assert team(adjourned, 1).history[0].gp == HalfPoints(3)
    with pytest.raises(TeamSwissError) as caught:
        pairing_request(Event(2).round("1-2 1?00").tournament)
    assert caught.value.code == "results-missing"
    assert caught.value.details == {"round": 1, "missing": 1}


def test_that_a_round_is_paired_from_before_it() -> None:
    event = Event(4).round("1-3 1111", "4-2 ====").round("1-4 0000", "2-3 1?11").tournament
    assert [len(t.history) for t in pairing_request(event, 2).teams] == [1, 1, 1, 1]
    assert pairing_request(event, 1).next_round == 1
    with pytest.raises(TeamSwissError, match="results-missing"):
        pairing_request(event, 3)
    with pytest.raises(TeamSwissError, match="no-such-round"):
        pairing_request(event, 4)


def test_that_a_penalty_on_the_total_is_in_its_round() -> None:
    event = Event(4).round("1-3 1111", "4-2 ====").adjust(1, 1, mp=-1, gp=-0.5).tournament
    entry = team(event, 1).history[0]
    assert (entry.mp, entry.gp) == (2, 7)
    assert not team(event, 1, 1).history


def test_that_an_earlier_round_has_its_own_basis_and_numbers() -> None:
    event = Event(2).round("1-2 1111").tournament
    basis = replace(event.rounds[0].basis, colour_preferences=ColourPreferences.NONE)
    numbers = ((TeamId(2), 1), (TeamId(1), 2))
    event = replace(event, rounds=(replace(event.rounds[0], basis=basis, numbers=numbers),))
    assert pairing_request(event, 1).colour_preferences is ColourPreferences.NONE
    assert pairing_request(event, 2).colour_preferences is ColourPreferences.TYPE_A
    assert team(event, 1, 2).history[0].mp == 4  # team 1 has its number of now


def test_that_teams_that_are_away_are_not_available() -> None:
    event = Event(4).round("1-3 1111", "2 half", "4 absent").tournament
    away = replace(event.teams[0], absences=(Absence(2, ByeKind.HALF),))
    event = replace(event, teams=(away, *event.teams[1:]))
    assert [t.available for t in pairing_request(event).teams] == [False, True, True, True]
    assert [t.available for t in pairing_request(event, 1).teams] == [True, False, True, False]


def test_that_a_team_without_a_number_is_no_part_until_it_is_to_be_paired() -> None:
    event = Event(3).tournament
    late = replace(event.teams[2], tpn=None, first_round=2)
    event = replace(event, teams=(*event.teams[:2], late))
    assert [t.tpn for t in pairing_request(event).teams] == [1, 2]
    arrived = replace(event, teams=(*event.teams[:2], replace(late, first_round=1)))
    with pytest.raises(TeamSwissError, match="team-without-number"):
        pairing_request(arrived)


def test_that_forbidden_pairs_hold_in_their_rounds() -> None:
    event = Event(4).round("1-2 1111", "3-4 1111").tournament
    pair = ForbiddenPair(9, TeamId(3), TeamId(1), 2, 2)
    event = replace(event, forbidden_pairs=(pair,))
    assert pairing_request(event, 2).forbidden_pairs == {(1, 3)}
    assert not pairing_request(event, 1).forbidden_pairs


# --- virtual points ---------------------------------------------------------------------------


@pytest.mark.parametrize(("teams", "size"), [(161, 82), (178, 90), (4, 2), (5, 4), (8, 4)])
def test_that_the_accelerated_group_is_the_upper_half(teams: int, size: int) -> None:
    assert baku_group_size(teams) == size


@pytest.mark.parametrize(("rounds", "spans"), [(11, (3, 6)), (9, (3, 5)), (7, (2, 4)), (1, (1, 1))])
def test_that_half_of_the_rounds_are_accelerated(rounds: int, spans: tuple[int, int]) -> None:
    assert baku_rounds(rounds) == spans


def accelerated(**fields: object) -> Event:
    return Event(8, settings=Settings(rounds=5, **fields))  # type: ignore[arg-type]


def with_basis(tournament: Tournament) -> Tournament:
    acceleration = tournament.settings.acceleration
    rounds = tuple(
        replace(each, basis=replace(each.basis, acceleration=acceleration, total_rounds=5))
        for each in tournament.rounds
    )
    return replace(tournament, rounds=rounds)


def test_that_baku_gives_a_win_and_then_half_a_win() -> None:
    event = accelerated(acceleration=Acceleration.BAKU)
    for _round in range(3):
        event.round("1-5 ====", "2-6 ====", "3-7 ====", "4-8 ====")
    virtual = pairing_request(with_basis(event.tournament)).virtual_points
    assert virtual == {tpn: {1: 4, 2: 4, 3: 2} for tpn in (1, 2, 3, 4)}


def test_that_a_late_entry_above_the_last_accelerated_team_is_accelerated() -> None:
    event = with_basis(
        accelerated(acceleration=Acceleration.BAKU)
        .round("1-5 ====", "2-6 ====", "3-7 ====", "4-8 ====")
        .tournament
    )
    numbered = replace(
        event.rounds[0], numbers=tuple((team.id, team.tpn or 0) for team in event.teams)
    )
    event = replace(event, rounds=(numbered,), next_id=100_000)
    event = edits.add_team(event, "Late")
    event = edits.number_late_entry(event, event.teams[-1].id, 2)
    virtual = pairing_request(event).virtual_points
    # Team 4 was the last of the group and is number 5 now; the newcomer is number 2.
    assert virtual is not None
    assert sorted(tpn for tpn, rounds in virtual.items() if 2 in rounds) == [1, 2, 3, 4, 5]
    assert 1 not in virtual[2]


@pytest.mark.parametrize(
    ("place", "top"), [(4, [1, 2, 3, 4, 5]), (5, [1, 2, 3, 4]), (9, [1, 2, 3, 4])]
)
def test_that_a_late_entry_of_round_2_does_not_move_the_imaginary_half_28(
    place: int, top: list[int]
) -> None:
    # The top half of nine teams is 4. A tenth makes it 6 if everybody is counted anew.
    event = Event(
        9,
        settings=Settings(
            rounds=5, system=PairingSystem.OLYMPIAD_2008, acceleration=Acceleration.IMAGINARY
        ),
    ).round("1-5 ====", "2-6 ====", "3-7 ====", "4-8 ====", "9 pab")
    tournament = with_basis(event.tournament)
    first = tournament.rounds[0]
    first = replace(
        first,
        basis=replace(first.basis, system=PairingSystem.OLYMPIAD_2008),
        numbers=tuple((team.id, team.tpn or 0) for team in tournament.teams),
    )
    tournament = replace(tournament, rounds=(first,), next_id=100_000)
    assert pairing_request(tournament).virtual_points is None
    tournament = edits.add_team(tournament, "Late")
    tournament = edits.number_late_entry(tournament, tournament.teams[-1].id, place)
    request = pairing_request(tournament)
    assert request.virtual_points == {tpn: {2: 4} for tpn in top}
    assert pairing_request(tournament, 1).virtual_points is None
    # The explanation tells them as rule 28, as it does without late entries.
    steps: Any = pair(request, explain=True).explanation
    assert [s["teams"] for s in steps if s["kind"] == "imaginary-points"] == [top]
    other = pairing_request(tournament, system=PairingSystem.FIDE_TEAM_2026)
    assert other.virtual_points is None


def test_that_given_points_are_those_of_the_primary_score() -> None:
    given = (GivenPoints(1, 2, HalfPoints(2), HalfPoints(5), (1, 3)),)
    for primary, points in ((PrimaryScore.MATCH_POINTS, 2), (PrimaryScore.GAME_POINTS, 5)):
        event = accelerated(
            acceleration=Acceleration.GIVEN, given_points=given, primary_score=primary
        ).tournament
        assert pairing_request(event).virtual_points == {1: {1: points}, 3: {1: points}}


def test_that_imaginary_points_are_left_to_the_olympiad() -> None:
    olympiad = accelerated(
        system=PairingSystem.OLYMPIAD_2008, acceleration=Acceleration.IMAGINARY
    ).tournament
    assert pairing_request(olympiad).virtual_points is None
    without = accelerated(system=PairingSystem.OLYMPIAD_2008).tournament
    assert pairing_request(without).virtual_points == {}
    other = accelerated().tournament
    chosen = pairing_request(other, system=PairingSystem.OLYMPIAD_2008)
    assert (chosen.system, chosen.virtual_points) == ("olympiad-2008", None)
