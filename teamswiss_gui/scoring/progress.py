"""How teams came to their places: rank and points after every round."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from teamswiss_gui.domain.model import TeamId, Tournament
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.scoring.standings import Standings, standings


@dataclass(frozen=True, slots=True)
class Way:
    """One team's way: a value for every round, in order."""

    places: tuple[int, ...]
    match_points: tuple[HalfPoints, ...]
    game_points: tuple[HalfPoints, ...]


@dataclass(frozen=True, slots=True)
class Progress:
    """The ways of all teams up to a round."""

    rounds: int
    ways: dict[TeamId, Way]


def progress(
    tournament: Tournament,
    after: int,
    known: Callable[[int], Standings] | None = None,
) -> Progress:
    """Return every team's place and points after each of the first rounds."""
    table_of = known or (lambda number: standings(tournament, number))
    tables = [table_of(number) for number in range(1, after + 1)]
    rows = [{row.team: row for row in table.rows} for table in tables]
    return Progress(
        after,
        {
            team.id: Way(
                tuple(each[team.id].rank for each in rows),
                tuple(each[team.id].points.match_points for each in rows),
                tuple(each[team.id].points.game_points for each in rows),
            )
            for team in tournament.teams
        },
    )
