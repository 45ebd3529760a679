"""The sample events are what they are said to be."""

from __future__ import annotations

from pathlib import Path

import pytest

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.terms import ByeKind, Result, RoundState
from teamswiss_gui.storage.document import Document
from teamswiss_gui.storage.earlier import tournament_from_earlier
from teamswiss_gui.words.places import resource
from tests import samples


def read(name: str) -> Tournament:
    with Document.open(resource("samples", name), read_only=True) as document:
        return document.tournament


def test_that_the_league_stands_after_five_of_nine_rounds() -> None:
    league = read(samples.LEAGUE)
    assert len(league.teams) == 24
    assert league.settings.rounds == 9
    assert [each.state for each in league.rounds] == [RoundState.PUBLISHED] * 5
    assert sum(each.missing_results for each in league.rounds) == 0
    assert all(len(team.players) == 6 for team in league.teams)


def test_that_the_league_has_reserves_a_bye_and_a_forfeit() -> None:
    league = read(samples.LEAGUE)
    matches = [match for _round, match in league.matches()]
    first_four = {player.id for team in league.teams for player in team.players[:4]}
    seated = {board.white_side for match in matches for board in match.boards} - {None}
    assert seated - first_four
    byes = [bye.kind for each in league.rounds for bye in each.byes]
    assert byes.count(ByeKind.PAIRING_ALLOCATED) == 3
    assert sum(match.forfeit is not None for match in matches) == 1
    results = [board.result for match in matches for board in match.boards]
    assert Result.FORFEIT_WIN in results or Result.FORFEIT_LOSS in results


def test_that_the_cup_has_not_started() -> None:
    cup = read(samples.CUP)
    assert len(cup.teams) == 8
    assert cup.rounds == ()
    assert cup.settings.initial_colour is None


@pytest.mark.parametrize(
    ("name", "make"), [(samples.LEAGUE, samples.make_league), (samples.CUP, samples.make_cup)]
)
def test_that_the_samples_are_what_their_maker_makes(
    name: str, make: object, tmp_path: Path
) -> None:
    assert callable(make)
    assert make(tmp_path / name) == read(name)


def test_that_a_new_event_takes_over_teams_settings_and_places() -> None:
    league = read(samples.LEAGUE)
    event = tournament_from_earlier(resource("samples", samples.LEAGUE))
    assert [team.name for team in event.teams] == [team.name for team in league.teams]
    assert [[p.name for p in t.players] for t in event.teams] == [
        [p.name for p in t.players] for t in league.teams
    ]
    assert event.settings.time_control == league.settings.time_control
    assert event.settings.initial_colour is None
    assert event.rounds == ()
    assert all(team.tpn is None for team in event.teams)
    places = {team.name: team.previous_standing for team in event.teams}
    assert places["Green Hill"] == 1
    assert sorted(place for place in places.values() if place) == list(range(1, 25))


def test_that_an_event_without_rounds_gives_no_places() -> None:
    event = tournament_from_earlier(resource("samples", samples.CUP))
    assert all(team.previous_standing is None for team in event.teams)


def test_that_reading_a_sample_leaves_it_alone() -> None:
    path = resource("samples", samples.LEAGUE)
    before = path.read_bytes()
    with Document.open(path, read_only=True) as document, pytest.raises(TeamSwissError):
        document.snapshot("mine")
    assert path.read_bytes() == before
    assert list(path.parent.glob(".*")) == []
