"""What TRF can hold survives writing and reading."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Team, TeamId, Tournament
from teamswiss_gui.domain.terms import (
    Acceleration,
    ColourPreferences,
    PairingSystem,
    PrimaryScore,
)
from teamswiss_gui.engine.generate import Plan, generate
from teamswiss_gui.formats.trf import read_trf, write_trf
from tests.unit.formats.dressed import dressed, told
from tests.unit.scoring.events import Event


@st.composite
def tournaments(draw: st.DrawFn) -> Tournament:
    primary = draw(st.sampled_from(PrimaryScore))
    accelerations = [Acceleration.NONE]
    if primary is PrimaryScore.MATCH_POINTS:
        accelerations.append(Acceleration.BAKU)
    systems = (PairingSystem.FIDE_TEAM_2026, PairingSystem.FIDE_TEAM_DRAFT)
    plan = Plan(
        teams=draw(st.integers(8, 16)),
        rounds=draw(st.integers(1, 4)),
        seed=draw(st.integers(0, 10_000)),
        system=draw(st.sampled_from(systems)),
        colour_preferences=draw(st.sampled_from(ColourPreferences)),
        primary_score=primary,
        secondary_for_colours=draw(st.booleans()),
        acceleration=draw(st.sampled_from(accelerations)),
        boards=draw(st.sampled_from((1, 2, 4, 5))),
        forfeits=0.12,
        absences=0.06,
    )
    try:
        return generate(plan)
    except TeamSwissError:  # too few teams for so many rounds
        return generate(replace(plan, rounds=1, absences=0.0))


@settings(max_examples=60)
@given(tournaments())
def test_that_a_generated_tournament_survives(tournament: Tournament) -> None:
    data = write_trf(tournament)
    found = read_trf(data)
    assert told(found.tournament) == told(tournament)
    assert not found.warnings
    assert write_trf(tournament) == data


@settings(max_examples=60)
@given(tournaments(), st.integers(0, 10_000))
def test_that_odd_settings_and_results_survive(tournament: Tournament, seed: int) -> None:
    odd = dressed(tournament, random.Random(seed))
    assert told(read_trf(write_trf(odd)).tournament) == told(odd)


def test_that_the_generated_files_have_every_record() -> None:
    """What the two tests above promise, they promise of every record that TRF has for teams."""
    found: dict[str, int] = {}
    out_of_order = empty = reserves = 0
    for seed in range(12):
        plan = Plan(teams=11, rounds=4, seed=seed, forfeits=0.12, absences=0.06)
        event = dressed(generate(plan), random.Random(seed))
        reserves += sum(len(t.players) > event.settings.boards for t in event.teams)
        for line in write_trf(event, notes=["a result corrected"]).decode().splitlines():
            found[line[:3]] = found.get(line[:3], 0) + 1
            if line.startswith("300"):
                out_of_order += 1
                empty += "0000" in line[15:].split() or "0" in line[15:].split()
    header = "012 022 032 042 052 062 072 082 092 102 112 122 132 142 152 162 172 182 192 202"
    teams = "352 362 001 013 310 300 240 250 260 299 320 330 801 802 ###"
    assert set(f"{header} {teams}".split()) <= set(found), found
    assert min(out_of_order, empty, reserves) > 0


@settings(max_examples=20)
@given(tournaments())
def test_that_matches_come_back_in_publishing_order(tournament: Tournament) -> None:
    back = read_trf(write_trf(tournament)).tournament
    for before, after in zip(tournament.rounds, back.rounds, strict=True):
        numbers = [
            [(t.team(m.white).tpn, t.team(m.black).tpn) for m in each.matches]
            for t, each in ((tournament, before), (back, after))
        ]
        assert numbers[0] == numbers[1]


@pytest.mark.parametrize("system", PairingSystem)
def test_that_the_system_comes_back_from_our_comment(system: PairingSystem) -> None:
    event = Event(4, players=4).tournament
    event = replace(event, settings=replace(event.settings, system=system))
    data = write_trf(event)
    if system is not PairingSystem.FIDE_TEAM_2026:
        assert f"### system: {system.value}".encode() in data
    assert read_trf(data).tournament.settings.system is system


def test_that_the_olympiad_has_its_imaginary_points_unless_the_file_says_none() -> None:
    event = Event(4, players=4).tournament
    olympiad = replace(event.settings, system=PairingSystem.OLYMPIAD_2008)
    with_none = write_trf(replace(event, settings=olympiad))
    assert read_trf(with_none).tournament.settings.acceleration is Acceleration.NONE
    foreign = with_none.replace(b"### acceleration: none\r\n", b"")
    assert read_trf(foreign).tournament.settings.acceleration is Acceleration.IMAGINARY


def test_that_interventions_are_written_as_comments_and_read_back() -> None:
    data = write_trf(Event(2, players=4).tournament, notes=["round 1 paired\nby hand"])
    assert b"### note: round 1 paired by hand\r\n" in data
    assert read_trf(data).comments == ("round 1 paired by hand",)


def test_that_long_names_stay_apart() -> None:
    event = Event(3, players=4).tournament
    teams = tuple(
        replace(team, name="A very long name of a chess club, section " + str(team.tpn))
        for team in event.teams
    )
    names = [
        team.name for team in read_trf(write_trf(replace(event, teams=teams))).tournament.teams
    ]
    assert len(set(names)) == 3


def test_that_matches_without_players_survive() -> None:
    event = Event(4).round("1-2 2.5:1.5", "4-3 +-").tournament
    back = read_trf(write_trf(event)).tournament
    assert [(m.white, m.black, m.score, m.forfeit) for m in back.rounds[0].matches] == [
        (m.white, m.black, m.score, m.forfeit) for m in event.rounds[0].matches
    ]


def test_that_more_teams_than_three_digits_are_refused() -> None:
    teams = tuple(Team(TeamId(i), f"Team {i}", tpn=i) for i in range(1, 1001))
    with pytest.raises(TeamSwissError) as caught:
        write_trf(Tournament(teams=teams))
    assert caught.value.code == "trf-too-many-teams"
    assert caught.value.details == {"teams": 1000, "limit": 999}


def test_that_more_players_than_four_digits_are_refused() -> None:
    event = Event(999, players=11).tournament
    with pytest.raises(TeamSwissError) as caught:
        write_trf(event)
    assert caught.value.code == "trf-too-many-players"


def test_that_baku_stays_baku_before_all_teams_have_numbers() -> None:
    event = generate(Plan(teams=8, rounds=1, seed=1, acceleration=Acceleration.BAKU))
    waiting = tuple(replace(team, tpn=None) for team in event.teams[2:])
    early = replace(event, rounds=(), teams=(*event.teams[:2], *waiting))
    assert read_trf(write_trf(early)).tournament.settings.acceleration is Acceleration.BAKU
