"""Every document of a large event, built and written; and the growth with the field."""

from __future__ import annotations

import io
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import pairwise
from typing import TypeVar

import openpyxl
from PySide6.QtWidgets import QApplication

from teamswiss_gui.documents.csv import to_csv
from teamswiss_gui.documents.everything import everything
from teamswiss_gui.documents.html import to_html
from teamswiss_gui.documents.model import Document
from teamswiss_gui.documents.registry import BUILDERS, build
from teamswiss_gui.documents.source import Source
from teamswiss_gui.documents.xlsx import to_xlsx
from teamswiss_gui.domain.model import Birth, Player, PlayerId, Tournament
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.printing.pages import lay_out
from teamswiss_gui.printing.pdf import to_pdf
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
    kept = QApplication.instance() or QApplication([])
    size = 60 if quick else 200
    tournament = event(size)
    print(f"{size} teams, {ROUNDS} rounds; processor milliseconds, nothing kept between")
    heads = ("build", "HTML", "Excel", "CSV", "pages", "PDF")
    print(f"{'document':<18}" + "".join(f"{head:>8}" for head in heads) + f"{'of':>8}{'rows':>8}")
    for name in BUILDERS:
        source = Source(tournament, Words())
        if name == "explanation":
            continue  # pairing a round again is measured by bench_pairing
        document, built = _timed(partial(build, name, source))
        writers: tuple[Callable[[Document], bytes], ...] = (to_html, to_xlsx, to_csv)
        costs = [built, *(_timed(partial(write, document))[1] for write in writers)]
        layout, laid = _timed(partial(lay_out, document))
        costs += [laid, _timed(partial(to_pdf, layout))[1]]
        rows = sum(len(table.rows) for _, table in document.tables())
        print(
            f"{name:<18}"
            + "".join(f"{cost * 1000:>8.0f}" for cost in costs)
            + f"{layout.pages:>8}{rows:>8}"
        )
    print("\nthe whole export, as files in memory: every document as PDF and CSV, the workbook,")
    print("the site, TRF, XML; processor milliseconds, and how often more for the larger field")
    sizes = (20, 60) if quick else (20, 200, 1000)
    exports = [_export(teams) for teams in sizes]
    print(f"{'teams':<18}" + _grown([float(teams) for teams in sizes]))
    for name in exports[0].costs:
        print(f"{name:<18}" + _grown([each.costs.get(name, 0) * 1000 for each in exports]))
    print(f"{'everything':<18}" + _grown([sum(each.costs.values()) * 1000 for each in exports]))
    print("\nthe same in seconds of one processor, in brackets on the clock")
    print(f"{'teams':>6}{'seconds':>10}{'clock':>10}{'files':>8}{'size':>12}{'pages':>8}")
    for teams, each in zip(sizes, exports, strict=True):
        spent, clock = sum(each.costs.values()), f"({each.clock:.2f})"
        print(
            f"{teams:>6}{spent:>10.2f}{clock:>10}{each.files:>8}{each.size / 2**20:>9.1f} MB"
            f"{each.pages:>8}"
        )
    del kept


def _grown(values: list[float]) -> str:
    """Return values with how many times the one before each is."""
    said = f"{values[0]:>8.0f}"
    for before, value in pairwise(values):
        said += f"{value:>8.0f}" + (f"{value / before:>6.1f}x" if before else f"{'':>7}")
    return said


@dataclass
class Export:
    """What a whole export took and gave."""

    costs: dict[str, float] = field(default_factory=dict)
    clock: float = 0
    files: int = 0
    size: int = 0
    pages: int = 0


def _export(teams: int) -> Export:
    source = Source(event(teams), Words())
    export = Export()

    def draw(document: Document) -> bytes:
        layout = lay_out(document)
        export.pages += layout.pages
        return to_pdf(layout)

    began = time.perf_counter()
    for item in everything(source, draw):
        files, export.costs[item.name] = _timed(item.make)
        export.files += len(files)
        export.size += sum(map(len, files.values()))
        if item.name == "workbook":
            book = io.BytesIO(files["workbook.xlsx"])
            openpyxl.load_workbook(book, read_only=True).close()
    export.clock = time.perf_counter() - began
    return export


def _timed(work: Callable[[], T]) -> tuple[T, float]:
    began = time.process_time()
    done = work()
    return done, time.process_time() - began
