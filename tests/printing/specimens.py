"""Writes every document of small and large events as PDF, to be looked at page by page.

`python -m tests.printing.specimens FOLDER`: with ordinary names, and with the worst ones.
"""

from __future__ import annotations

import random
import sys
from dataclasses import replace
from datetime import date, time, timedelta
from functools import cache
from pathlib import Path

from PySide6.QtWidgets import QApplication

from teamswiss_gui.documents.registry import BUILDERS
from teamswiss_gui.domain.model import Player, Team, Tournament
from teamswiss_gui.domain.settings import Arbiter, RoundDate
from teamswiss_gui.domain.terms import ArbiterRole
from teamswiss_gui.printing.paper import Form, Paper
from teamswiss_gui.printing.pdf import to_pdf
from tests.printing.pages import WHEN, field, laid

SIZES = (8, 24, 60, 200)
TOWNS = (
    *(
        "Northport",
        "Old Harbour",
        "Green Hill",
        "Riverside",
        "St. Martin",
        "Brunswick",
        "Karlsfeld",
    ),
    *("Kirkwall", "Łódź", "Malmö", "Żywiec", "Évora", "Győr", "Tromsø", "Bath", "Ulm", "Aix"),
)
CLUBS = ("Chess Club", "Rooks", "SK", "Knights", "1899", "Railwaymen", "University", "City")
FIRST = ("Anna", "Péter", "José", "Jürgen", "Søren", "Ines", "Li", "Oluwaseun", "Zoë", "Ben")
LAST = (
    *("Berg", "Kovács", "García Márquez", "Müller-Lüdenscheidt", "Ødegård", "da Silva", "Wu"),
    *("Adebayo", "van der Meer", "O'Neill", "Þórsson", "Çelik", "Nagy", "Fischer"),
)
TITLES = ("", "", "", "FM", "IM", "GM", "WFM", "CM", "", "")
WORST = (
    "Schachgesellschaft Neckarwestheim-Untertürkheim von 1877 e. V., Zweite Mannschaft",
    "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
    "Шахматный клуб «Ладья» имени Михаила Моисеевича Ботвинника",
    "Σκακιστικός Όμιλος Θεσσαλονίκης «Ο Μέγας Αλέξανδρος»",
    "نادي الشطرنج المركزي في الإسكندرية",
    "מועדון השחמט של תל אביב 1936",
    "Sæbjørn Ærøskøbing Šachový klub Příbor-Žďár nad Sázavou",
    "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
    "=SUM(A1:A9)",
    "A",
)
WORST_NAMES = (
    "Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine",
    "Nabokov-Ossipenko, Владислав Александрович",
    "Παπαδημητρακοπούλου, Αναστασία-Μαρία",
    "عبد الرحمن بن محمد الشافعي",
    "בן־גוריון, אליהו שמעון",
    "Vasconcelos e Albuquerque de Mendonça, Maria João Francisca",
    "Ő",
    "Nguyễn Thị Phương Thảo",
)


@cache
def ordinary(teams: int) -> Tournament:
    """Return an event as most are."""
    dice = random.Random(teams)

    def team(given: Team) -> Team:
        town = TOWNS[given.id % len(TOWNS)]
        name = f"{town} {CLUBS[given.id // 3 % len(CLUBS)]}" + (
            f" {given.id}" if teams > 24 else ""
        )
        players = tuple(
            replace(
                player,
                name=f"{dice.choice(LAST)}, {dice.choice(FIRST)}",
                title=dice.choice(TITLES),
                federation=dice.choice(("NOR", "GER", "HUN", "ESP")),
            )
            for player in given.players
        )
        captain = players[0].name if given.id % 2 else ""
        return replace(given, name=name, captain=captain, club=town, players=players)

    return _dressed(replace(field(teams), teams=tuple(map(team, field(teams).teams))))


@cache
def worst(teams: int) -> Tournament:
    """Return an event whose names want to break every table."""
    count = iter(range(100_000))

    def player(given: Player) -> Player:
        number = next(count)
        name = WORST_NAMES[number % len(WORST_NAMES)]
        return replace(given, name=name, title=("WGM", "")[number % 2], federation="ESP")

    def team(given: Team) -> Team:
        name = f"{WORST[given.id % len(WORST)]}" + (f" {given.id}" if teams > 10 else "")
        players = tuple(map(player, given.players))
        return replace(given, name=name, captain=WORST_NAMES[0], club=name, players=players)

    made = _dressed(replace(field(teams), teams=tuple(map(team, field(teams).teams))))
    settings = replace(
        made.settings,
        name="Internationale Mannschaftsmeisterschaft der Verbände des Donauraumes und der Adria",
        sponsor="Supported by the Savings Bank of the Old Town, the Brewery, and the Ferry " * 2,
    )
    return replace(made, settings=settings)


def _dressed(given: Tournament) -> Tournament:
    first = date(2026, 5, 1)
    settings = replace(
        given.settings,
        name="City League 2026",
        place="Northport",
        federation="NOR",
        organiser="Chess Club Northport",
        start_date=first,
        end_date=first + timedelta(days=10),
        time_control="90 min + 30 s",
        sponsor="Supported by the Savings Bank of Northport",
        arbiters=(Arbiter("Ingrid Larsen", ArbiterRole.CHIEF, "IA"),),
        round_dates=tuple(
            RoundDate(first + timedelta(days=day), time(15, 30)) for day in range(len(given.rounds))
        ),
    )
    return replace(given, settings=settings)


def main(folder: Path) -> None:
    """Write all on A4, for 24 teams on Letter too; pairings also compact, cards four a page."""
    kept = QApplication.instance() or QApplication([])
    for size in SIZES:
        for kind, make in (("ordinary", ordinary), ("worst", worst)):
            for paper in (Paper.A4, Paper.LETTER) if size == 24 else (Paper.A4,):
                place = folder / f"{size} {kind} {paper.value}"
                place.mkdir(parents=True, exist_ok=True)
                for name in BUILDERS:
                    pdf = to_pdf(laid(name, make(size), Form(paper)), WHEN)
                    (place / f"{name}.pdf").write_bytes(pdf)
                compact = laid("pairings", make(size), Form(paper), compact=True)
                (place / "pairings-compact.pdf").write_bytes(to_pdf(compact, WHEN))
                for name in ("match-cards", "line-up-slips"):
                    four = laid(name, make(size), Form(paper, per_page=4))
                    (place / f"{name}-four.pdf").write_bytes(to_pdf(four, WHEN))
    del kept


if __name__ == "__main__":
    main(Path(sys.argv[1]))
