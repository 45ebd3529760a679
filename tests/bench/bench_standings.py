"""Standings of a large event with ten tie-breaks, and its players' scores."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.scoring.boards import player_scores
from teamswiss_gui.scoring.standings import standings
from tests.unit.scoring.events import Event

TIEBREAKS = (
    *("MPvGP", "EDEBT", "BH:MP/C1", "EMGSB/C1", "OTHER_OSB"),
    *("AOB", "SSSC", "BH:GP/M1", "TBR", "OTHER_BERLIN"),
)
ROUNDS = 11


def event(teams: int, seed: int = 1, players: int = 0) -> Event:
    """Return a finished event; neighbours in points meet, so that ties are many."""
    dice = random.Random(seed)
    made = Event(teams, settings=Settings(rounds=ROUNDS), players=players)
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
    """Print how long the standings and the players' scores take as the field grows."""
    print(f"{ROUNDS} rounds, {len(TIEBREAKS)} tie-breaks: {', '.join(TIEBREAKS)}")
    print(f"{'teams':>6}  {'best of 3':>10}  {'processor':>10}  {'per team':>9}")
    for teams in (20, 200) if quick else (20, 200, 1000):
        tournament = event(teams).tournament
        _line(teams, partial(standings, tournament, tiebreaks=TIEBREAKS))
    print("Players' scores and performance, eight players a team")
    for teams in (20, 200) if quick else (20, 200, 1000):
        _line(teams, partial(player_scores, with_rosters(teams)))


def with_rosters(teams: int) -> Tournament:
    """Return an event with eight rated players a team, four of whom play."""
    made = event(teams, players=8)
    made.teams = [
        replace(
            team,
            players=tuple(
                replace(player, rating=2400 - team.id % 900 - 20 * place)
                for place, player in enumerate(team.players)
            ),
        )
        for team in made.teams
    ]
    return made.tournament


def _line(teams: int, work: Callable[[], object]) -> None:
    best, cpu = min(_once(work) for _ in range(3))
    line = f"{teams:>6}  {best * 1000:>7.0f} ms  {cpu * 1000:>7.0f} ms"
    print(f"{line}  {cpu * 1e6 / teams:>6.0f} us")


def _once(work: Callable[[], object]) -> tuple[float, float]:
    began, busy = time.perf_counter(), time.process_time()
    work()
    return time.perf_counter() - began, time.process_time() - busy
