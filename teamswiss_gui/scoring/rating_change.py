"""Expected rating changes by FIDE's table, for interest (B.02 article 8.3, 1 October 2025).

Only FIDE ratings count, and only games really played against a rated opponent. What the tournament
does not tell is taken as usual: nobody is new to the list, and who stands below 2400 never was
above. An unrated player's initial rating (8.2) is not worked out.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from enum import Enum
from fractions import Fraction
from typing import NamedTuple

from teamswiss_gui.domain.model import Player, PlayerId, Tournament
from teamswiss_gui.scoring.games import Game, games
from teamswiss_gui.scoring.points import checked_round

# 8.1.2: the largest difference at which the higher-rated player scores 50, 51, ... 99 per cent.
_LARGEST = (
    *(3, 10, 17, 25, 32, 39, 46, 53, 61, 68),
    *(76, 83, 91, 98, 106, 113, 121, 129, 137, 145),
    *(153, 162, 170, 179, 188, 197, 206, 215, 225, 235),
    *(245, 256, 267, 278, 290, 302, 315, 328, 344, 357),
    *(374, 391, 411, 432, 456, 484, 517, 559, 619, 735),
)
LARGEST_DIFFERENCE = 400
NO_LIMIT_FROM = 2650
MOST_K_TIMES_GAMES = 700
_REACHED_2400 = frozenset({"GM", "IM"})


class Because(Enum):
    """Why a player has his development coefficient (8.3.3)."""

    GIVEN = "given"
    """Somebody who knows it said so."""
    TOP = "top"
    """2400 or more, or a title (GM, IM) that takes such a rating: 10."""
    JUNIOR = "junior"
    """Up to the year of the 18th birthday, below 2300: 40."""
    USUAL = "usual"
    """Everybody else: 20."""


class Coefficient(NamedTuple):
    """The development coefficient K."""

    k: int
    because: Because


class RatedGame(NamedTuple):
    """One game that counts."""

    round: int
    opponent: PlayerId
    opponent_rating: int
    difference: int
    """The player's rating minus the opponent's, as it counts."""
    is_limited: bool
    """The difference was more than 400 and counts as 400 (8.3.1)."""
    half_points: int
    expected: int
    """The score probability, in hundredths (8.1.2)."""


class RatingChange(NamedTuple):
    """What an event would change in a player's rating."""

    player: PlayerId
    rating: int
    coefficient: Coefficient
    games: tuple[RatedGame, ...]

    @property
    def k(self) -> int:
        """K as it counts: with many games it is lower (8.3.3)."""
        k, count = self.coefficient.k, len(self.games)
        return MOST_K_TIMES_GAMES // count if k * count > MOST_K_TIMES_GAMES else k

    @property
    def score(self) -> Fraction:
        """The points from the games that count."""
        return Fraction(sum(game.half_points for game in self.games), 2)

    @property
    def expected(self) -> Fraction:
        """The points that the ratings let expect."""
        return Fraction(sum(game.expected for game in self.games), 100)

    @property
    def change(self) -> Fraction:
        """The sum of score minus expectation, times K (8.3.2); FIDE rounds a period's sum only."""
        return (self.score - self.expected) * self.k


def rating_changes(
    tournament: Tournament,
    after: int | None = None,
    coefficients: Mapping[PlayerId, int] | None = None,
) -> dict[PlayerId, RatingChange]:
    """Return the expected change of every FIDE-rated player with a game that counts.

    `coefficients` are those that are known (from a rating list, say); the others follow from
    rating, title and year of birth.
    """
    known = coefficients or {}
    players = {player.id: player for _, player in tournament.players()}
    ratings = {number: player.rating or None for number, player in players.items()}
    counted: dict[PlayerId, list[RatedGame]] = {}
    for game in games(tournament, checked_round(tournament, after), ratings):
        own = ratings.get(game.player)
        if own is not None and game.is_rated and game.opponent_rating is not None:
            counted.setdefault(game.player, []).append(_rated(game, own))
    day = tournament.settings.end_date or tournament.settings.start_date
    year = None if day is None else day.year
    return {
        number: RatingChange(
            number,
            player.rating or 0,
            Coefficient(known[number], Because.GIVEN)
            if number in known
            else coefficient(player, year),
            tuple(counted[number]),
        )
        for number, player in players.items()
        if number in counted
    }


def coefficient(player: Player, year: int | None) -> Coefficient:  # 8.3.3
    """Return the K that rating, title and year of birth tell, in an event of that year."""
    rating = player.rating or 0
    if rating >= 2400 or player.title in _REACHED_2400:
        return Coefficient(10, Because.TOP)
    is_junior = player.birth is not None and year is not None and year - player.birth.year <= 18
    if is_junior and rating < 2300:
        return Coefficient(40, Because.JUNIOR)
    return Coefficient(20, Because.USUAL)


def probability(difference: int) -> int:  # 8.1.2
    """Return the expected score in hundredths at a rating difference."""
    higher = 50 + bisect_left(_LARGEST, abs(difference))
    return higher if difference >= 0 else 100 - higher


def counted_difference(own: int, other: int) -> int:  # 8.3.1
    """Return the difference as it counts: at most 400, but for players of 2650 and more."""
    difference = own - other
    if own >= NO_LIMIT_FROM:
        return difference
    return max(-LARGEST_DIFFERENCE, min(LARGEST_DIFFERENCE, difference))


def _rated(game: Game, own: int) -> RatedGame:
    assert game.opponent is not None
    assert game.opponent_rating is not None
    difference = counted_difference(own, game.opponent_rating)
    return RatedGame(
        game.round,
        game.opponent,
        game.opponent_rating,
        difference,
        difference != own - game.opponent_rating,
        game.standard,
        probability(difference),
    )
