"""The chess-results file: its parts, its attributes, what it says of a round."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree

import pytest

from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.engine.generate import Plan, generate
from teamswiss_gui.formats.chess_results import upload_note, write_chess_results
from teamswiss_gui.words import Words
from tests.outside import SAMPLES
from tests.unit.scoring.events import Event

SAMPLE = SAMPLES / "chess-results-team-swiss.xml"


def written(tournament: Tournament) -> ElementTree.Element:
    return ElementTree.fromstring(write_chess_results(tournament))


def shape(root: ElementTree.Element) -> dict[str, list[str]]:
    return {
        child.tag: list(child.attrib) for parent in root for child in [*parent][:1] if len(parent)
    }


@pytest.mark.skipif(not SAMPLE.exists(), reason="the sample is not here")
def test_that_parts_and_attributes_are_those_of_the_sample() -> None:
    sample = ElementTree.parse(SAMPLE).getroot()
    ours = written(generate(Plan(teams=7, rounds=3, seed=4)))
    assert [part.tag for part in ours] == [part.tag for part in sample]
    assert shape(ours) == shape(sample)


def test_that_the_file_has_no_key_and_says_where_one_comes_from() -> None:
    root = written(Event(4, players=4).tournament)
    assert "security" not in {element.tag for element in root.iter()}
    assert root.find("tournamentdata/tournament").get("key") == ""  # type: ignore[union-attr]
    assert "only with a key" in upload_note(Words())


def test_that_every_match_and_bye_of_a_round_is_there() -> None:
    event = generate(Plan(teams=9, rounds=4, seed=2, absences=0.1, forfeits=0.1))
    root = written(event)
    for each in event.rounds:
        lines = [m for m in root.iter("teampairing") if m.get("round") == str(each.number)]
        assert len(lines) == len(each.matches) + len(each.byes)
        assert [m.get("pairing") for m in lines] == [str(i + 1) for i in range(len(lines))]
    boards = [len(match.boards) for _round, match in event.matches()]
    assert len(list(root.iter("playerpairing"))) == sum(boards)


def test_that_the_white_team_stands_first_and_its_second_board_has_black() -> None:
    event = Event(2, players=4).round("1-2 1=0=").tournament
    root = written(event)
    match = root.find("teampairings/teampairing")
    assert match is not None
    assert (match.get("no1"), match.get("no2")) == ("1", "2")
    assert (match.get("res1"), match.get("res2")) == ("2.0", "2.0")
    first, second, third, _fourth = root.iter("playerpairing")
    assert (first.get("whiteno"), first.get("blackno"), first.get("reswhite")) == ("1", "5", "1.0")
    assert (second.get("whiteno"), second.get("blackno")) == ("6", "2")
    assert (third.get("reswhite"), third.get("resblack")) == ("0.0", "1.0")


@pytest.mark.parametrize(("pattern", "home"), [("WBWB", "w"), ("BWBW", "s")])
def test_that_the_home_colour_is_that_of_the_first_team_on_board_one(
    pattern: str, home: str
) -> None:
    event = Event(2, players=4, settings=Settings(board_colours=pattern)).round("1-2 1=0=")
    root = written(event.tournament)
    assert root.find("tournamentdata/tournament").get("homecolor") == home  # type: ignore[union-attr]
    first = next(root.iter("playerpairing"))
    assert (first.get("whiteno") == "1") == (home == "w")  # player 1 is the first of team 1


def test_that_a_name_with_signs_of_xml_survives() -> None:
    event = Event(2, players=4).tournament
    name = "<Rook & \"King\"> 'n' Ümlaut"
    event = replace(event, teams=(replace(event.teams[0], name=name), *event.teams[1:]))
    assert written(event).find("teams/team").get("teamname") == name  # type: ignore[union-attr]
