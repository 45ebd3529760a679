"""Writes every document of small and large events as PDF, to be looked at page by page.

`python -m tests.printing.specimens FOLDER` writes three kinds of event, every round paired by the
engine: a light one (names and a first round, nothing else), an ordinary one (finished, everything
filled in) and the worst (names that want to break every table, a draft, a game adjourned).
`python -m tests.printing.contact_sheets FOLDER` makes pictures of them, several pages on each.
"""

from __future__ import annotations

import base64
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date, time, timedelta
from functools import cache
from itertools import cycle, product
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QColor, QImage

from teamswiss_gui.documents.registry import BUILDERS
from teamswiss_gui.domain.model import (
    Adjustment,
    Birth,
    Board,
    Player,
    Round,
    Team,
    Tournament,
)
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.prizes import PrizeCategory, Sharing, read_prizes
from teamswiss_gui.domain.settings import Arbiter, RoundDate, Settings
from teamswiss_gui.domain.terms import AdjustmentTarget, ArbiterRole, Result, RoundState
from teamswiss_gui.engine.generate import Plan, generate
from teamswiss_gui.printing.offscreen import application
from teamswiss_gui.printing.paper import Form, Paper
from teamswiss_gui.printing.pdf import to_pdf
from teamswiss_gui.printing.sheet import Layout
from teamswiss_gui.storage.document import Document as File
from teamswiss_gui.storage.history import LogLine
from teamswiss_gui.words.places import resource
from tests.golden.describe import SAMPLES
from tests.printing.pages import WHEN, laid

SIZES = (8, 24, 60, 200)
ROUNDS = 11
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
FIRST = (
    *("Anna", "Péter", "José", "Jürgen", "Søren", "Ines", "Li", "Oluwaseun", "Zoë", "Ben"),
    *("Katarzyna", "Mats", "Aoife", "Dimitri", "Noor", "Tomáš", "Ida", "Rui", "Fatma", "Jean-Luc"),
)
LAST = (
    *("Berg", "Kovács", "García Márquez", "Müller-Lüdenscheidt", "Ødegård", "da Silva", "Wu"),
    *("Adebayo", "van der Meer", "O'Neill", "Þórsson", "Çelik", "Nagy", "Fischer"),
    *("Lindqvist", "Rossi", "Dvořáková", "Horvat", "Papadakis", "Haddad", "Jansen", "Virtanen"),
    *("Moreau", "Silva Santos", "Nowak", "Ivanov", "Sato", "Byrne", "Kjellberg", "Zuber"),
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

PRIZES = (
    PrizeCategory("Championship", read_prizes("600 + Cup; 400; 200; 100")),
    PrizeCategory("Second group", read_prizes("150; 100"), rating_below=2100),
    PrizeCategory("Youth", read_prizes("Books; Books"), born_from=2009),
)
WORST_PRIZES = (
    PrizeCategory(
        "Championship of the Association for the Advancement of Chess on the Upper Reaches",
        read_prizes(
            "123456789.01 + The challenge cup of the Savings Bank of the Old Town, to be handed "
            "back after a year; 1000.50; 333.33 + Кубок Παιχνιδιού; A weekend at the hotel"
        ),
        rating_from=1,
        born_until=2020,
    ),
    PrizeCategory("Of fifteen places", read_prizes("; ".join(["10"] * 15))),
)


@cache
def played(teams: int) -> Tournament:
    """Return a finished event, its rounds paired by the engine: byes, forfeits, late entries."""
    return generate(Plan(teams, ROUNDS if teams > ROUNDS + 1 else 5, teams))


@cache
def light(teams: int) -> Tournament:
    """Return an event of which hardly anything is known: its names and the first round."""
    given = generate(Plan(teams, 1, teams, forfeits=0, absences=0))
    names = (f"{TOWNS[(team.tpn or 0) % len(TOWNS)].split()[0]} {team.tpn}" for team in given.teams)
    people = (f"{last}, {first}" for last, first in _people(teams))
    bare = tuple(
        Team(
            team.id,
            next(names),
            tpn=team.tpn,
            players=tuple(Player(player.id, next(people)) for player in team.players),
        )
        for team in given.teams
    )
    settings = Settings(name="Open", rounds=5)
    return replace(given, settings=settings, teams=bare, rounds=(_unplayed(given.rounds[0]),))


@cache
def ordinary(teams: int) -> Tournament:
    """Return an event as most are."""
    people = _people(teams)

    def team(given: Team) -> Team:
        town = TOWNS[(given.tpn or 0) % len(TOWNS)]
        name = f"{town} {CLUBS[(given.tpn or 0) // 3 % len(CLUBS)]}" + (
            f" {given.tpn}" if teams > 24 else ""
        )
        players = tuple(
            replace(player, name=", ".join(next(people)), birth=Birth(1950 + player.id % 62, 5, 17))
            for player in given.players
        )
        captain = players[0].name if (given.tpn or 0) % 2 else ""
        return replace(given, name=name, captain=captain, club=town, players=players)

    given = played(teams)
    return _dressed(replace(given, teams=tuple(map(team, given.teams))))


@cache
def worst(teams: int) -> Tournament:
    """Return an event whose names want to break every table; its last round is a draft."""
    count = iter(range(100_000))

    def player(given: Player) -> Player:
        number = next(count)
        name = WORST_NAMES[number % len(WORST_NAMES)]
        title = ("WGM", "")[number % 2]
        return replace(given, name=name, title=title, federation="ESP", birth=Birth(1990, 12, 28))

    def team(given: Team) -> Team:
        name = f"{WORST[(given.tpn or 0) % len(WORST)]}" + (f" {given.tpn}" if teams > 10 else "")
        players = tuple(map(player, given.players))
        return replace(given, name=name, captain=WORST_NAMES[0], club=name, players=players)

    given = played(teams)
    *earlier, before, last = given.rounds
    rounds = (*earlier, _adjourned(before), replace(_unplayed(last), state=RoundState.DRAFT))
    penalty = Adjustment(
        *(900_000, given.rounds[1].matches[0].white, 2),
        *(HalfPoints(-2), HalfPoints(-3), AdjustmentTarget.TEAM),
        f"A telephone rang at board 3, and the captain {WORST_NAMES[0]} advised his players. " * 2,
    )
    made = _dressed(
        replace(given, teams=tuple(map(team, given.teams)), rounds=rounds, adjustments=(penalty,))
    )
    settings = replace(
        made.settings,
        name="Internationale Mannschaftsmeisterschaft der Verbände des Donauraumes und der Adria",
        sponsor="Supported by the Savings Bank of the Old Town, the Brewery, and the Ferry " * 2,
        logo=_logo(),
        prizes=WORST_PRIZES,
        prize_sharing=Sharing.HORT,
        prize_currency="doubloons",
    )
    return replace(made, settings=settings)


def _people(seed: int) -> Iterator[tuple[str, str]]:
    """Go on naming people; nobody has the name of another before the names run out."""
    every = [(last, first) for last in LAST for first in FIRST]
    random.Random(seed).shuffle(every)
    return cycle(every)


def _unplayed(each: Round) -> Round:
    """Return a round that has just been paired."""
    matches = tuple(
        replace(
            match,
            forfeit=None,
            boards=tuple(replace(board, result=None) for board in match.boards or _empty_boards()),
        )
        for match in each.matches
    )
    return replace(each, state=RoundState.ACCEPTED, matches=matches)


def _empty_boards() -> tuple[Board, ...]:
    return tuple(Board(number) for number in range(1, 5))


def _adjourned(each: Round) -> Round:
    """Return a round in which one game is still going on, and one is under protest."""
    at = next(place for place, match in enumerate(each.matches) if match.boards)
    first, second, *others = each.matches[at].boards
    boards = (
        replace(first, result=Result.ADJOURNED),
        replace(second, result=Result.UNRATED_WIN, protest=True),
        *others,
    )
    matches = list(each.matches)
    matches[at] = replace(matches[at], boards=boards)
    return replace(each, matches=tuple(matches))


def _logo() -> str:
    image = QImage(360, 120, QImage.Format.Format_RGB32)
    image.fill(QColor("#20606a"))
    kept = QBuffer()
    kept.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(kept, "PNG")  # type: ignore[call-overload]
    return base64.b64encode(kept.data().data()).decode()


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
        prizes=PRIZES,
        prize_currency="EUR",
        round_dates=tuple(
            RoundDate(first + timedelta(days=day), time(15, 30)) for day in range(len(given.rounds))
        ),
    )
    return replace(given, settings=settings)


@cache
def log() -> tuple[LogLine, ...]:
    """Return the log of the sample event."""
    with File.open(resource("samples", SAMPLES["league"]), read_only=True) as opened:
        return tuple(opened.log())


def specimens(
    teams: int, paper: Paper, make: Callable[[int], Tournament]
) -> Iterator[tuple[str, Layout]]:
    """Go through every document of an event, with what can be chosen for it."""
    event, form = make(teams), Form(paper)
    for name in BUILDERS:
        if name != "log" or make is ordinary:
            yield name, laid(name, event, form, log=log()[: 5 * teams])
    yield "pairings-compact", laid("pairings", event, form, compact=True)
    yield "match-cards-4", laid("match-cards", event, replace(form, per_page=4))
    if teams <= 24:
        yield "line-up-slips-2", laid("line-up-slips", event, replace(form, per_page=2))


def main(folder: Path) -> None:
    """Write all on A4, for 24 teams on Letter too."""
    application()
    for size, (kind, make) in product(SIZES, KINDS.items()):
        for paper in (Paper.A4, Paper.LETTER) if size == 24 else (Paper.A4,):
            place = folder / f"{size} {kind} {paper.value}"
            place.mkdir(parents=True, exist_ok=True)
            for name, layout in specimens(size, paper, make):
                (place / f"{name}.pdf").write_bytes(to_pdf(layout, WHEN))


KINDS = {"light": light, "ordinary": ordinary, "worst": worst}

if __name__ == "__main__":
    main(Path(sys.argv[1]))
