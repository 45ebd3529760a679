"""Standings of a large event with ten tie-breaks."""

from __future__ import annotations

import random
import time

from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.scoring.standings import standings
from tests.unit.scoring.events import Event

TIEBREAKS = (
    *("MPvGP", "EDEBT", "BH:MP/C1", "EMGSB/C1", "OTHER_OSB"),
    *("AOB", "SSSC", "BH:GP/M1", "TBR", "OTHER_BERLIN"),
)
ROUNDS = 11


def event(teams: int, seed: int = 1) -> Event:
    """Return a finished event; neighbours in points meet, so that ties are many."""
    dice = random.Random(seed)
    made = Event(teams, settings=Settings(rounds=ROUNDS))
    points = dict.fromkeys(range(1, teams + 1), 0)
    for _ in range(ROUNDS):
        order = sorted(points, key=lambda team: (-points[team], dice.random()))
        lines = []
        while len(order) > 1:
            white, black = order.pop(0), order.pop(0)
            if dice.random() < 0.01:
                lines.append(f"{white}-{black} +-")
                points[white] += 2
                continue
            boards = "".join(dice.choice("1=0") for _ in range(4))
            score = boards.count("1") - boards.count("0")
            points[white] += 1 + (score > 0) - (score < 0)
            points[black] += 1 - (score > 0) + (score < 0)
            lines.append(f"{white}-{black} {boards}")
        lines += [f"{team} pab" for team in order]
        made.round(*lines)
    return made


def bench(*, quick: bool) -> None:
    """Print how long the standings take as the field grows."""
    print(f"{ROUNDS} rounds, {len(TIEBREAKS)} tie-breaks: {', '.join(TIEBREAKS)}")
    print(f"{'teams':>6}  {'best of 3':>10}  {'per team':>9}")
    for teams in (20, 200) if quick else (20, 200, 1000):
        tournament = event(teams).tournament
        best = min(_once(tournament) for _ in range(3))
        print(f"{teams:>6}  {best * 1000:>7.0f} ms  {best * 1e6 / teams:>6.0f} us")


def _once(tournament: Tournament) -> float:
    began = time.perf_counter()
    standings(tournament, tiebreaks=TIEBREAKS)
    return time.perf_counter() - began
