"""What can be won: prizes of categories, how ties divide them, the rules of the board prizes."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import Enum

from teamswiss_gui.domain.errors import TeamSwissError

_AMOUNT = re.compile(r"([0-9]{1,9})(?:[.,]([0-9]{1,2}))?")
_THING = re.compile(r"[^\W\d_].*|[\"'«„“(].*", re.DOTALL)
"""A thing begins with a letter, so that `300 EUR` is not taken for one that nobody can divide."""


class Sharing(Enum):
    """How teams divide the prizes of the places they occupy together."""

    BY_PLACE = "by-place"
    """By place in the standings; only a shared place is divided, equally."""
    EQUAL = "equal"
    """Teams with the same primary score divide equally, whatever the tie-breaks say."""
    HORT = "hort"
    """Half of each prize by place, the other half divided among equal primary scores."""


@dataclass(frozen=True, slots=True)
class Prize:
    """What a place is worth: money in hundredths, and a thing that cannot be divided."""

    amount: int = 0
    item: str = ""


@dataclass(frozen=True, slots=True)
class PrizeCategory:
    """Who is in a category; every condition that is set must hold. None set: all teams."""

    name: str
    prizes: tuple[Prize, ...] = ()
    """First, second, ..."""
    rating_below: int | None = None
    """The team's rating is lower than this."""
    rating_from: int | None = None
    born_from: int | None = None
    """Every player was born in this year or later (youth)."""
    born_until: int | None = None
    """Every player was born in this year or before (seniors)."""
    women: bool = False
    """Every player is a woman."""
    teams: frozenset[int] | None = None
    """The ids of exactly these, for a category of the organiser's own."""

    @property
    def is_about_players(self) -> bool:
        """Whether a team needs a roster to be in it."""
        bounds = (self.rating_below, self.rating_from, self.born_from, self.born_until)
        return self.women or any(bound is not None for bound in bounds)


class Measure(Enum):
    """What board prizes are decided by."""

    PERCENTAGE = "percentage"
    POINTS = "points"
    PERFORMANCE = "performance"
    GAMES = "games"


@dataclass(frozen=True, slots=True)
class BoardPrizeRules:
    """Who may win a board prize, and by what."""

    minimum_games: int | None = None
    """None: half of the rounds counted, rounded up."""
    measures: tuple[Measure, ...] = (Measure.PERCENTAGE, Measure.GAMES, Measure.PERFORMANCE)
    on_every_board: bool = False
    """False: a player stands on the board he played most, with all his games. True: he stands on
    every board he played often enough, with the games on it."""


USUAL_BOARD_PRIZES = BoardPrizeRules()


def without_team(categories: tuple[PrizeCategory, ...], team: int) -> tuple[PrizeCategory, ...]:
    """Return the categories without a team that is removed."""
    return tuple(
        replace(each, teams=each.teams - {team}) if each.teams and team in each.teams else each
        for each in categories
    )


def prizes_text(prizes: tuple[Prize, ...]) -> str:
    """Return prizes as an arbiter types them: `300 + Cup; 200; Medal`."""
    return "; ".join(_typed(prize) for prize in prizes)


def _typed(prize: Prize) -> str:
    money = f"{prize.amount // 100}"
    if prize.amount % 100:
        money += f".{prize.amount % 100:02}"
    if not prize.item:
        return money
    return f"{money} + {prize.item}" if prize.amount else prize.item


def read_prizes(text: str) -> tuple[Prize, ...]:
    """Return the prizes that a text names; refuse what is neither an amount nor a thing."""
    return tuple(_read(part.strip()) for part in text.split(";") if part.strip())


def _read(part: str) -> Prize:
    before, plus, after = (each.strip() for each in part.partition("+"))
    money = _AMOUNT.fullmatch(before)
    item = after if money else part
    if (plus and money and not item) or (item and _THING.fullmatch(item) is None):
        raise TeamSwissError("prize-text", text=part)
    if money is None:
        return Prize(0, item)
    whole, hundredths = money.groups()
    return Prize(100 * int(whole) + int(f"{hundredths or '0':0<2}"), item)
