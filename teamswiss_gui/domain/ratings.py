"""A team's rating and the order it gives (Olympiad rules C.7 to C.9)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from teamswiss_gui.domain import checks
from teamswiss_gui.domain.model import Player, PlayerId, Team
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import RatingSource


@dataclass(frozen=True, slots=True)
class TeamRating:
    """An average, exact, and who counted for it."""

    average: Fraction
    counted: tuple[PlayerId, ...]
    """From the highest-rated on; equal ratings in board order."""
    next_best: int
    """The rating of the best player who did not count; 0 if there is none."""
    unrated: tuple[PlayerId, ...]
    """Those of the counted who stand at the floor rating."""


def player_rating(player: Player, settings: Settings) -> int | None:
    """Return the rating that counts for a player, None if he has none."""
    fide, national = player.rating, player.national_rating
    match settings.rating_source:
        case RatingSource.FIDE:
            return fide
        case RatingSource.NATIONAL:
            return national
        case RatingSource.FIDE_THEN_NATIONAL:
            return fide or national
        case RatingSource.NATIONAL_THEN_FIDE:
            return national or fide
        case RatingSource.HIGHER:
            return max(fide or 0, national or 0) or None


def counting_rating(player: Player, settings: Settings) -> int:  # C.7
    """Return what a player counts in the average: an unrated one the floor."""
    return player_rating(player, settings) or settings.rating_floor


def team_rating(team: Team, settings: Settings) -> TeamRating:  # C.8
    """Average the highest-rated players of the roster; a shorter roster counts whom it has."""
    best = sorted(team.players, key=lambda player: -counting_rating(player, settings))
    counted, rest = best[: settings.rating_players], best[settings.rating_players :]
    total = sum(counting_rating(player, settings) for player in counted)
    return TeamRating(
        average=Fraction(total, len(counted)) if counted else Fraction(0),
        counted=tuple(player.id for player in counted),
        next_best=counting_rating(rest[0], settings) if rest else 0,
        unrated=tuple(p.id for p in counted if player_rating(p, settings) is None),
    )


def by_rating(teams: tuple[Team, ...], settings: Settings) -> tuple[Team, ...]:  # C.8, C.9
    """Order teams by average, next-best player, previous standing, alphabet."""

    def order(team: Team) -> tuple[Fraction, int, float, str, str, int]:
        rated = team_rating(team, settings)
        previous = team.previous_standing
        return (
            -rated.average,
            -rated.next_best,
            float("inf") if previous is None else previous,
            checks.bare(team.name),
            checks.key(team.name),
            team.id,
        )

    return tuple(sorted(teams, key=order))
