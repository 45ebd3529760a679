"""Makes the two sample events in resources/samples; `python -m tests.samples` writes them anew.

All names are invented. Every round was paired by the engine; chance comes from a fixed seed, so
the events are the same wherever they are made.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path
from typing import Any

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.edits import Entry
from teamswiss_gui.domain.model import Birth, Match, Team, TeamId, Tournament
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.prizes import PrizeCategory, read_prizes
from teamswiss_gui.domain.settings import Arbiter, RoundDate
from teamswiss_gui.domain.terms import (
    ArbiterRole,
    Card,
    Forfeit,
    Result,
    Sex,
    Side,
)
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.tournament import pairing_request
from teamswiss_gui.storage.document import Document
from teamswiss_gui.words.places import resource

LEAGUE = "City League.teamswiss"
CUP = "Summer Cup.teamswiss"

TEAM_NAMES = (
    *("North Star", "Old Rook", "Harbour", "Green Hill", "Lighthouse", "Iron Bridge"),
    *("Market Square", "Three Bishops", "Riverside", "Clock Tower", "Blue Lantern", "Millstone"),
    *("Royal Oak", "Tramway", "South Gate", "Copper Mine", "Silver Fox", "Brickworks"),
    *("Post Office", "Lime Tree", "Ferry House", "White Horse", "Railway", "Orchard"),
)
PRIZES = (
    PrizeCategory("League", read_prizes("600 + Cup; 400; 200")),
    PrizeCategory("Second half", read_prizes("150; 100"), rating_below=1900),
)
CUP_NAMES = (
    *("Hill Farm", "Boat Club", "Library", "Fire Brigade"),
    *("Music School", "Town Hall", "Bakery", "Observatory"),
)
MEN = (
    *("Aleš", "Bengt", "Carlo", "Dárius", "Emil", "Fabián", "Gustav", "Håkon", "Ivo", "Jürgen"),
    *("Kārlis", "Luís", "Miro", "Nils", "Ömer", "Pál", "Quentin", "Rui", "Søren", "Tadeusz"),
)
WOMEN = ("Ana", "Brigita", "Chloé", "Dóra", "Ewa", "Freya", "Greta", "Ilze", "Júlia", "Zoë")
FAMILIES = (
    *("Ahlbeck", "Brandvik", "Calvetti", "Dornfeld", "Eklöf", "Ferrando", "Gáborvári"),
    *("Hollmann", "Isakstad", "Jurevan", "Kovácsik", "Lindqvar", "Marušan", "Norwind"),
    *("Oberlund", "Pereiral", "Quistgard", "Rosendahl", "Šimkovar", "Thalberg", "Ulvestad"),
    *("Vanderlo", "Wieczorny", "Ysebrand", "Zandvliet", "Ågedal", "Birkendal", "Castellar"),
)


class Clock:
    """A clock that moves on by itself, the same in every run."""

    def __init__(self, start: datetime) -> None:
        self._now = start

    def __call__(self) -> datetime:
        self._now += timedelta(seconds=7)
        return self._now


def entries(names: tuple[str, ...], dice: random.Random, *, players: int) -> list[Entry]:
    """Return teams with full rosters, the strongest player mostly on top."""
    found = []
    used: set[str] = set()
    for number, name in enumerate(names):
        level = 2180 - 22 * number
        roster: list[dict[str, object]] = []
        for _board in range(players):
            woman = dice.random() < 0.25
            person = _person(dice, woman, used)
            rating = round(dice.gauss(level, 90))
            unrated = dice.random() < 0.04
            birth = Birth(dice.randint(1948, 2012), dice.randint(1, 12), dice.randint(1, 28))
            roster.append(
                {
                    "name": person,
                    "rating": None if unrated else rating,
                    "title": _title(rating, woman) if not unrated else "",
                    "fide_id": str(90_000_000 + 1000 * number + 7 * len(roster) + len(used)),
                    "federation": "UTO",
                    "sex": Sex.FEMALE if woman else Sex.MALE,
                    "birth": birth,
                }
            )
        roster.sort(key=lambda player: -int(str(player["rating"] or 0)))
        captain = str(roster[0]["name"])
        fields = {"name": name, "short_name": _short(name), "captain": captain, "club": name}
        found.append(Entry(team=fields, players=tuple(roster)))
    return found


def _person(dice: random.Random, woman: bool, used: set[str]) -> str:
    while True:
        name = f"{dice.choice(FAMILIES)}, {dice.choice(WOMEN if woman else MEN)}"
        if name not in used:
            used.add(name)
            return name


def _title(rating: int, woman: bool) -> str:
    if rating >= 2300:
        return "FM"
    if rating >= 2200:
        return "CM"
    return "WCM" if woman and rating >= 2050 else ""


def _short(name: str) -> str:
    words = name.split()
    return (words[0][:3] + "".join(word[0] for word in words[1:])).upper()


class Run:
    """Runs an event through the document, as an arbiter would."""

    def __init__(self, document: Document, dice: random.Random) -> None:
        self.document = document
        self.dice = dice

    @property
    def tournament(self) -> Tournament:
        return self.document.tournament

    def does(self, gesture: Callable[..., Tournament], **arguments: Any) -> None:
        self.document.perform(gesture, **arguments)

    def team(self, name: str) -> Team:
        return next(team for team in self.tournament.teams if team.name == name)

    def pairs_the_round(self) -> None:
        request = pairing_request(self.tournament)
        answer = pair(request)
        teams = {team.tpn: team.id for team in self.tournament.teams if team.tpn}
        bye: TeamId | None = None if answer.bye is None else teams[answer.bye]
        pairs = [(teams[p.white], teams[p.black]) for p in answer.pairs]
        self.does(edits.pair_round, pairs=pairs, bye=bye)
        self.does(edits.accept_draft)
        self.does(edits.publish_round, round=len(self.tournament.rounds))

    def reserves_come_in(self) -> None:
        """Rest a player of some teams, so that reserves play."""
        number = len(self.tournament.rounds)
        for match in self.tournament.rounds[-1].matches:
            for side in Side:
                if self.dice.random() < 0.25:
                    board = self.dice.choice(match.boards)
                    player = board.player(side)
                    self.does(
                        edits.mark_absent, round=number, match=match.id, side=side, player=player
                    )

    def plays_the_round(self, *, forfeited: str = "", empty_board: str = "") -> None:
        """Enter every result, by the players' ratings and chance."""
        number = len(self.tournament.rounds)
        absent = self.team(forfeited).id if forfeited else None
        late = self.team(empty_board).id if empty_board else None
        for match in self.tournament.rounds[-1].matches:
            if absent in (match.white, match.black):
                side = Forfeit.WHITE if match.white == absent else Forfeit.BLACK
                self.does(edits.forfeit_match, round=number, match=match.id, forfeit=side)
                continue
            for board in match.boards:
                result = self._result(match, board.number)
                if late in (match.white, match.black) and board.number == 4:
                    mine = match.white == late
                    result = Result.FORFEIT_LOSS if mine else Result.FORFEIT_WIN
                self.does(
                    edits.enter_result,
                    round=number,
                    match=match.id,
                    board=board.number,
                    result=result,
                )
            self.does(edits.set_card, round=number, match=match.id, card=Card.VERIFIED)

    def _result(self, match: Match, board: int) -> Result:
        white = self._rating(match.white, match.boards[board - 1].white_side)
        black = self._rating(match.black, match.boards[board - 1].black_side)
        expected = 1 / (1 + 10 ** ((black - white) / 400))
        draw = 0.35 * min(expected, 1 - expected) * 2
        chance = self.dice.random()
        if chance < draw:
            return Result.DRAW
        return Result.WIN if chance < draw + expected - draw / 2 else Result.LOSS

    def _rating(self, team: TeamId, player: Any) -> int:
        return self.tournament.team(team).player(player).rating or 1400


def make_league(path: Path) -> Tournament:
    """Write the league: 24 teams, nine rounds, five played; reserves, a bye, a forfeit."""
    dice = random.Random(20261004)
    clock = Clock(datetime(2026, 10, 4, 8, 0, tzinfo=UTC))
    with Document.create(path, Tournament(), clock=clock, who="Arbiter") as document:
        run = Run(document, dice)
        settings = {
            "name": "City League 2026",
            "place": "Utopia",
            "federation": "UTO",
            "organiser": "Utopia Chess Union",
            "start_date": date(2026, 10, 4),
            "end_date": date(2026, 11, 29),
            "time_control": "90 minutes for 40 moves, then 30 minutes; 30 seconds a move",
            "rounds": 9,
            "roster_order_checked": True,
        }
        for field, value in settings.items():
            run.does(edits.set_field, field=field, value=value)
        run.does(edits.add_arbiter, arbiter=Arbiter("Holm, Astrid", ArbiterRole.CHIEF))
        run.does(edits.add_arbiter, arbiter=Arbiter("Vesely, Jan", ArbiterRole.DEPUTY))
        for number in range(1, 10):
            day = RoundDate(date(2026, 10, 4) + timedelta(days=7 * (number - 1)), time(10, 0))
            run.does(edits.set_round_date, round=number, date=day)
        run.does(edits.import_teams, entries=entries(TEAM_NAMES, dice, players=6))
        for category in PRIZES:
            run.does(edits.add_category, name=category.name)
            run.does(edits.change_category, name=category.name, category=category)
        run.does(edits.set_field, field="prize_currency", value="EUR")
        for team in run.tournament.teams:
            run.does(edits.check_in, team=team.id)
        run.does(edits.number_by_rating)
        run.does(edits.close_list)
        run.does(edits.draw_initial_colour, seed="2026-10-04 09:41")
        run.does(
            edits.forbid_pair,
            team=run.team("Ferry House").id,
            opponent=run.team("Harbour").id,
            last_round=3,
            reason="two teams of one club",
        )
        run.pairs_the_round()
        run.plays_the_round()
        run.pairs_the_round()
        run.reserves_come_in()
        run.plays_the_round(forfeited="Orchard")
        run.does(edits.withdraw_team, team=run.team("Orchard").id, first_round=3)
        run.pairs_the_round()
        run.plays_the_round()
        run.pairs_the_round()
        run.reserves_come_in()
        run.plays_the_round(empty_board="Tramway")
        run.does(
            edits.adjust_points,
            team=run.team("Silver Fox").id,
            round=4,
            game_points=HalfPoints(-1),
            reason="A telephone rang at board 3",
        )
        run.pairs_the_round()
        run.reserves_come_in()
        run.plays_the_round()
        return run.tournament


def make_cup(path: Path) -> Tournament:
    """Write the cup: eight teams that have entered, nothing else done yet."""
    dice = random.Random(20260620)
    clock = Clock(datetime(2026, 6, 20, 8, 0, tzinfo=UTC))
    with Document.create(path, Tournament(), clock=clock, who="Arbiter") as document:
        run = Run(document, dice)
        settings = {
            "name": "Summer Cup 2026",
            "place": "Utopia, Boat House",
            "start_date": date(2026, 6, 20),
            "end_date": date(2026, 6, 21),
            "time_control": "15 minutes and 10 seconds a move",
            "rounds": 5,
        }
        for field, value in settings.items():
            run.does(edits.set_field, field=field, value=value)
        run.does(edits.add_arbiter, arbiter=Arbiter("Holm, Astrid", ArbiterRole.CHIEF))
        run.does(edits.import_teams, entries=entries(CUP_NAMES, dice, players=5))
        return run.tournament


def main() -> None:
    """Write both samples into resources."""
    folder = resource("samples")
    folder.mkdir(parents=True, exist_ok=True)
    make_league(folder / LEAGUE)
    make_cup(folder / CUP)
    for path in sorted(folder.glob("*.teamswiss")):
        print(f"{path.name}: {path.stat().st_size / 1024:.0f} KiB")


if __name__ == "__main__":
    main()
