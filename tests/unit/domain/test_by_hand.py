"""Two teams change places, tables that follow the pairing or do not, and what is missing."""

from __future__ import annotations

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.model import MatchId
from teamswiss_gui.domain.readiness import Want, readiness
from teamswiss_gui.domain.terms import ByeKind, Card, Colour
from tests.arbiter import Arbiter, a_numbered_event, after_one_round, an_entered_event


def paired(arbiter: Arbiter) -> list[str]:
    name = {team.id: team.name for team in arbiter.tournament.teams}
    return [f"{name[match.white]}-{name[match.black]}" for match in arbiter.last.matches]


def exchange(arbiter: Arbiter, team: str, other: str) -> Arbiter:
    return arbiter.does(edits.exchange_teams, team=arbiter.team(team), other=arbiter.team(other))


def tables(arbiter: Arbiter) -> list[int]:
    return list(edits.shown_tables(arbiter.last.matches).values())


def test_that_teams_of_two_matches_change_places_with_their_colours() -> None:
    arbiter = exchange(a_numbered_event().pairs("A-C", "B-D"), "A", "D")
    assert paired(arbiter) == ["D-C", "B-A"]


def test_that_teams_of_one_match_change_colours() -> None:
    assert paired(exchange(a_numbered_event().pairs("A-C", "B-D"), "A", "C")) == ["C-A", "B-D"]


def test_that_the_bye_is_handed_on() -> None:
    arbiter = exchange(a_numbered_event(5).pairs("A-D", "E-B", "C"), "C", "B")
    assert paired(arbiter) == ["A-D", "E-C"]
    assert arbiter.last.bye_of(arbiter.team("B")) is ByeKind.PAIRING_ALLOCATED
    assert arbiter.last.bye_of(arbiter.team("C")) is None


def test_that_an_absent_team_that_comes_takes_a_place() -> None:
    arbiter = a_numbered_event(5)
    arbiter.does(edits.set_attendance, team=arbiter.team("E"), round=1, bye=ByeKind.HALF)
    arbiter.pairs("A-C", "B-D")
    exchange(arbiter, "E", "D")
    assert paired(arbiter) == ["A-C", "B-E"]
    assert [team.name for team in edits.unpaired(arbiter.tournament)] == ["D"]
    exchange(arbiter, "E", "D")
    assert arbiter.last.bye_of(arbiter.team("E")) is ByeKind.HALF


def test_that_a_team_without_a_match_changes_with_one_that_has() -> None:
    arbiter = a_numbered_event(6).pairs("A-D", "E-B", "C-F")
    arbiter.does(edits.unpair_match, match=arbiter.last.matches[2].id)
    arbiter.is_refused(
        "team-has-no-match", edits.exchange_teams, team=arbiter.team("C"), other=arbiter.team("F")
    )
    exchange(arbiter, "F", "A")
    assert paired(arbiter) == ["F-D", "E-B"]
    assert [team.name for team in edits.unpaired(arbiter.tournament)] == ["A", "C"]


def test_that_a_team_keeps_its_table_and_another_match_makes_room() -> None:
    arbiter = a_numbered_event(6)
    arbiter.does(edits.change_team, team=arbiter.team("C"), table=1)
    arbiter.pairs("A-D", "E-B", "C-F")
    assert tables(arbiter) == [3, 2, 1]
    exchange(arbiter, "C", "B")
    assert tables(arbiter) == [3, 1, 2]


def test_that_tables_follow_the_pairing_where_nobody_has_one() -> None:
    arbiter = a_numbered_event(6).pairs("A-D", "E-B", "C-F")
    assert [match.table for match in arbiter.last.matches] == [None] * 3
    arbiter.does(edits.set_table, **arbiter.at(3), table=1)
    assert tables(arbiter) == [3, 2, 1]


def test_that_what_a_round_needs_is_named() -> None:
    arbiter = an_entered_event(3)
    found = {finding.want for finding in readiness(arbiter.tournament).findings}
    assert found == {Want.NUMBERS, Want.INITIAL_COLOUR}
    arbiter.does(edits.number_by_rating)
    arbiter.does(edits.set_field, field="initial_colour", value=Colour.WHITE)
    arbiter.does(edits.check_in, team=arbiter.team("A"))
    arbiter.does(edits.set_attendance, team=arbiter.team("B"), round=1, bye=ByeKind.HALF)
    arbiter.does(edits.add_team, name="Empty")
    ready = readiness(arbiter.tournament)
    assert not ready.is_ready
    assert [(a.team, a.kind) for a in ready.absent] == [(arbiter.team("B"), ByeKind.HALF)]
    assert ready.findings[0].want is Want.NUMBERS
    told = {finding.want: finding.teams for finding in ready.findings}
    assert told[Want.PLAYERS] == (arbiter.team("Empty"),)
    assert told[Want.CHECK_IN] == (arbiter.team("C"), arbiter.team("Empty"))


def test_that_teams_with_too_many_reserves_are_named() -> None:
    arbiter = a_numbered_event()
    most = max(len(team.players) for team in arbiter.tournament.teams)
    boards = arbiter.tournament.settings.boards
    assert Want.MANY_PLAYERS not in {f.want for f in readiness(arbiter.tournament).findings}
    arbiter.does(edits.set_field, field="reserves", value=most - boards - 1)
    found = {f.want: f.teams for f in readiness(arbiter.tournament).findings}
    many = tuple(team.id for team in arbiter.tournament.teams if len(team.players) == most)
    assert found[Want.MANY_PLAYERS] == many


def test_that_missing_results_and_cards_are_named_with_their_match() -> None:
    arbiter = after_one_round()
    assert readiness(arbiter.tournament).is_ready
    place = arbiter.at(2)
    arbiter.does(edits.clear_result, **place, board=3)
    arbiter.does(edits.set_card, **arbiter.at(1), card=Card.VERIFIED)
    arbiter.does(edits.set_protest, **arbiter.at(1), board=1)
    findings = {finding.want: finding for finding in readiness(arbiter.tournament).findings}
    assert findings[Want.RESULTS].match == MatchId(place["match"])
    assert findings[Want.RESULTS].count == 1
    assert findings[Want.CARDS].count == 1
    assert findings[Want.PROTEST].count == 1
    assert not readiness(arbiter.tournament).is_ready
