"""The Open of the 2022 Olympiad: published tie-break rows come out again."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from fractions import Fraction
from pathlib import Path

import pytest

from teamswiss_gui.domain.model import Match, MatchId, MatchScore, Round, Team, TeamId, Tournament
from teamswiss_gui.domain.points import half_points
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import RoundState
from teamswiss_gui.scoring.standings import standings
from tests.outside import SAMPLES

DATA = SAMPLES / "olympiad-2022-open-matches.csv"
# Sonneborn-Berger without the lowest, game points, opponents' match points without the lowest.
PUBLISHED = {
    "Armenia": (Fraction("382.5"), Fraction("28.5"), 159),
    "India 2": (Fraction("427.5"), Fraction("32.5"), 155),
    "India": (Fraction(409), Fraction(29), 158),
    "United States of America": (Fraction(352), Fraction("26.5"), 157),
    "Moldova": (Fraction("316.5"), Fraction("28.5"), 135),
    "Uzbekistan": (Fraction(435), Fraction(33), 154),
}


def read(path: Path) -> Tournament:
    with path.open(encoding="utf-8", newline="") as lines:
        matches = list(csv.DictReader(lines))
    names = sorted(name for name in _names(matches) if name)
    ids = {name: TeamId(number) for number, name in enumerate(names, 1)}
    rounds = []
    for number in range(1, 12):
        of_round = [each for each in matches if int(each["round"]) == number]
        rounds.append(
            Round(
                number,
                RoundState.PUBLISHED,
                matches=tuple(
                    Match(
                        MatchId(number * 1000 + place),
                        ids[each["whiteteam_board1"]],
                        ids[each["blackteam_board1"]],
                        score=MatchScore(
                            half_points(float(each["gp_white"])),
                            half_points(float(each["gp_black"])),
                        ),
                    )
                    for place, each in enumerate(of_round, 1)
                    if each["whiteteam_board1"] in ids and each["blackteam_board1"] in ids
                ),
            )
        )
    return Tournament(
        settings=Settings(rounds=11),
        teams=tuple(Team(ids[name], name, tpn=ids[name]) for name in names),
        rounds=tuple(rounds),
    )


def _names(matches: Iterable[dict[str, str]]) -> set[str]:
    return {each[side] for each in matches for side in ("whiteteam_board1", "blackteam_board1")}


@pytest.mark.skipif(not DATA.exists(), reason=f"{DATA} is not there")
@pytest.mark.parametrize("codes", ["EMGSB/C1,MPvGP,BH:MP/C1", "OTHER_OSB,MPvGP,OTHER_OMP1"])
def test_that_the_published_rows_come_out(codes: str) -> None:
    tournament = read(DATA)
    names = {team.id: team.name for team in tournament.teams}
    table = standings(tournament, tiebreaks=codes)
    found: dict[str, object] = {names[row.team]: row.values for row in table.rows}
    assert {name: found[name] for name in PUBLISHED} == PUBLISHED
