"""Every document of a large event, built and written; and the growth with the field."""

from __future__ import annotations

import io
import random
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TypeVar

import openpyxl

from teamswiss_gui.documents.csv import to_csv
from teamswiss_gui.documents.html import to_html
from teamswiss_gui.documents.model import Document
from teamswiss_gui.documents.registry import BUILDERS, build
from teamswiss_gui.documents.site import site
from teamswiss_gui.documents.source import Source
from teamswiss_gui.documents.xlsx import to_xlsx, workbook
from teamswiss_gui.domain.model import Birth, Player, PlayerId, Tournament
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.words import Words
from tests.unit.scoring.events import Event

ROUNDS = 11
T = TypeVar("T")


def event(teams: int, seed: int = 1) -> Tournament:
    """Return a finished event with rosters; neighbours in points meet, so that ties are many."""
    dice = random.Random(seed)
    made = Event(teams, settings=Settings(name="Large Cup", rounds=ROUNDS), players=6)
    made.teams = [
        replace(
            team,
            players=tuple(
                _dressed(player, 2400 - team.id - 20 * place)
                for place, player in enumerate(team.players)
            ),
        )
        for team in made.teams
    ]
    points = dict.fromkeys(range(1, teams + 1), 0)
    for _ in range(ROUNDS):
        order = sorted(points, key=lambda team: (-points[team], dice.random()))
        lines = []
        while len(order) > 1:
            white, black = order.pop(0), order.pop(0)
            boards = "".join(dice.choice("1=0") for _ in range(4))
            score = boards.count("1") - boards.count("0")
            points[white] += 1 + (score > 0) - (score < 0)
            points[black] += 1 - (score > 0) + (score < 0)
            lines.append(f"{white}-{black} {boards}")
        lines += [f"{team} pab" for team in order]
        made.round(*lines)
    return made.tournament


def _dressed(player: Player, rating: int) -> Player:
    return replace(
        player,
        id=PlayerId(player.id),
        rating=rating,
        fide_id=str(10_000_000 + player.id),
        birth=Birth(1990, 5, 17),
        federation="UTO",
    )


def bench(*, quick: bool) -> None:
    """Print what each document costs, and how everything together grows."""
    size = 60 if quick else 200
    tournament = event(size)
    print(f"{size} teams, {ROUNDS} rounds; processor milliseconds, nothing kept between")
    print(f"{'document':<18}{'build':>8}{'HTML':>8}{'Excel':>8}{'CSV':>8}{'rows':>8}")
    for name in BUILDERS:
        source = Source(tournament, Words())
        if name == "explanation":
            continue  # pairing a round again is measured by bench_pairing
        document, built = _timed(partial(build, name, source))
        writers: tuple[Callable[[Document], bytes], ...] = (to_html, to_xlsx, to_csv)
        costs = [built, *(_timed(partial(write, document))[1] for write in writers)]
        rows = sum(len(table.rows) for _, table in document.tables())
        print(f"{name:<18}" + "".join(f"{cost * 1000:>8.0f}" for cost in costs) + f"{rows:>8}")
    print("\nseconds of one processor; in brackets on the clock, which other programs share")
    print(f"{'teams':>6}{'workbook':>10}{'size':>10}{'site':>8}{'all HTML':>10}{'together':>18}")
    for teams in (20, 60) if quick else (20, 60, 200, 400):
        _growth(teams)


def _growth(teams: int) -> None:
    source = Source(event(teams), Words())
    began = time.perf_counter()
    content, book = _timed(lambda: workbook(source))
    _, pages = _timed(lambda: site(source))
    names = [name for name in BUILDERS if name != "explanation"]
    _, written = _timed(lambda: [to_html(build(name, source)) for name in names])
    clock = time.perf_counter() - began
    openpyxl.load_workbook(io.BytesIO(content), read_only=True).close()
    print(
        f"{teams:>6}{book:>10.2f}{len(content) / 1024:>7.0f} KB{pages:>8.2f}{written:>10.2f}"
        f"{book + pages + written:>10.2f} ({clock:.2f})"
    )


def _timed(work: Callable[[], T]) -> tuple[T, float]:
    began = time.process_time()
    done = work()
    return done, time.process_time() - began
