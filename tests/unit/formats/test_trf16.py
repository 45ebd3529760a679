"""Files of the older form: teams by record 013 alone, and no record for line-ups."""

from __future__ import annotations

from typing import Any

import pytest

from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.engine.generate import Plan, generate
from teamswiss_gui.formats.trf import read_trf, write_trf
from teamswiss_gui.scoring import points as scoring

OLD = {"001", "013", *(f"{n:02}2" for n in range(1, 14))}


def played(teams: int, rounds: int, seed: int, boards: int) -> Tournament:
    """Return an event without forfeits and byes, for which the older form has letters alone."""
    plan = Plan(teams=teams, rounds=rounds, seed=seed, boards=boards, forfeits=0.0, absences=0.0)
    return generate(plan)


def as_trf16(tournament: Tournament) -> str:
    lines = write_trf(tournament).decode().split("\r\n")
    old = [line for line in lines if line[:3] in OLD]
    return "\r".join([*old, f"XXR {tournament.settings.rounds}", ""])


def told(tournament: Tournament) -> list[Any]:
    """Return points and opponents; who had White on board 1 a line-up out of order may hide."""
    tpns = {team.id: team.tpn or 0 for team in tournament.teams}
    totals = {tpns[team]: points for team, points in scoring.totals(tournament).items()}
    rounds = [
        sorted(tuple(sorted((tpns[m.white], tpns[m.black]))) for m in each.matches)
        for each in tournament.rounds
    ]
    return [sorted(totals.items()), rounds]


@pytest.mark.parametrize("seed", range(12))
def test_that_an_event_is_read_without_line_ups(seed: int) -> None:
    event = played(14 + 2 * (seed % 4), 3 + seed % 4, seed, (4, 2, 5)[seed % 3])
    found = read_trf(as_trf16(event)).tournament
    assert found.settings.boards == event.settings.boards
    assert told(found) == told(event)


@pytest.mark.parametrize("seed", range(6))
def test_that_colours_are_found_where_one_side_sat_in_order(seed: int) -> None:
    event = played(16, 4, seed, 4)
    found = read_trf(as_trf16(event)).tournament
    rosters = {team.id: [player.id for player in team.players] for team in event.teams}
    then = {team.id: team.tpn for team in event.teams}
    now = {team.id: team.tpn for team in found.teams}
    for before, after in zip(event.rounds, found.rounds, strict=True):
        read = {(now[match.white], now[match.black]) for match in after.matches}
        for match in before.matches:
            seats = [[b.white_side for b in match.boards], [b.black_side for b in match.boards]]
            places = [
                [rosters[team].index(player) for player in side if player is not None]
                for team, side in zip((match.white, match.black), seats, strict=True)
            ]
            if any(place == sorted(place) for place in places):
                assert (then[match.white], then[match.black]) in read
