"""The players as the page shows them: rows, filters and columns; worked out without Qt."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import date
from enum import Enum
from fractions import Fraction

from PySide6.QtCore import QLocale

from teamswiss_gui.domain import checks
from teamswiss_gui.domain.model import Player, PlayerId, TeamId, Tournament
from teamswiss_gui.domain.points import as_text
from teamswiss_gui.domain.terms import Sex
from teamswiss_gui.scoring.boards import PlayerScore, Record, board_prizes
from teamswiss_gui.scoring.boards import player_scores as scores_of
from teamswiss_gui.scoring.rating_change import rating_changes


class Category(Enum):
    """Whom the list can be narrowed to."""

    ALL = "all"
    WOMEN = "women"
    UNDER_14 = "u14"
    UNDER_18 = "u18"
    UNDER_20 = "u20"
    FIFTY = "50+"
    SIXTY_FIVE = "65+"
    TITLED = "titled"
    UNRATED = "unrated"


_YOUNGER = {Category.UNDER_14: 14, Category.UNDER_18: 18, Category.UNDER_20: 20}
_OLDER = {Category.FIFTY: 50, Category.SIXTY_FIVE: 65}


@dataclass(frozen=True, slots=True)
class ScoredPlayer:
    """A player's line: overall, on one board, or in the order of a board prize."""

    score: PlayerScore
    player: Player
    team: str
    record: Record
    board: int | None
    change: Fraction | None = None
    place: int | None = None


@dataclass(frozen=True, slots=True)
class Filter:
    """What is shown of the players."""

    text: str = ""
    team: TeamId | None = None
    board: int | None = None
    """None: overall."""
    category: Category = Category.ALL

    def admits(self, row: ScoredPlayer, year: int) -> bool:
        """Say whether a row is shown."""
        if self.team is not None and row.score.team != self.team:
            return False
        if self.text and checks.bare(self.text) not in checks.bare(f"{row.player.name} {row.team}"):
            return False
        return in_category(row.player, row.score.rating, self.category, year)


def in_category(player: Player, rating: int | None, category: Category, year: int) -> bool:
    """Say whether a player is in a category; who does not tell his year is in none by age."""
    born = player.birth.year if player.birth else None
    if category in _YOUNGER:
        return born is not None and year - born <= _YOUNGER[category]
    if category in _OLDER:
        return born is not None and year - born >= _OLDER[category]
    match category:
        case Category.WOMEN:
            return player.sex is Sex.FEMALE
        case Category.TITLED:
            return bool(player.title)
        case Category.UNRATED:
            return not rating
        case _:
            return True


def year_of(tournament: Tournament) -> int:
    """Return the year by which ages count."""
    settings = tournament.settings
    day = settings.end_date or settings.start_date
    return day.year if day else date.today().year


@dataclass(frozen=True, slots=True)
class Scored:
    """A tournament's players, worked out once; the lists are made from it."""

    tournament: Tournament
    scores: tuple[PlayerScore, ...]
    changes: Mapping[PlayerId, Fraction]

    def rows(self, board: int | None = None) -> list[ScoredPlayer]:
        """Return everybody with all games, or those who played on a board with the games on it."""
        found = []
        for row in self._everybody():
            if board is None:
                found.append(row)
            else:
                record = dict(row.score.by_board).get(board)
                if record is not None:
                    found.append(replace(row, record=record, board=board))
        return found

    def prizes(self, board: int | None) -> list[ScoredPlayer]:
        """Return the order for a board's prize, or for the best of all."""
        known = {row.score.player: row for row in self._everybody()}
        for prize in board_prizes(self.tournament, scores=self.scores):
            if prize.board == board:
                return [
                    replace(known[each.player], record=each.record, place=each.place)
                    for each in prize.placed
                ]
        return []

    def _everybody(self) -> list[ScoredPlayer]:
        known = {player.id: (team, player) for team, player in self.tournament.players()}
        found = []
        for score in self.scores:
            team, player = known[score.player]
            found.append(
                ScoredPlayer(
                    score,
                    player,
                    team.name,
                    score.overall,
                    score.main_board,
                    self.changes.get(score.player),
                )
            )
        return found


def scored(tournament: Tournament) -> Scored:
    """Work the players of a tournament out."""
    changes = {number: each.change for number, each in rating_changes(tournament).items()}
    return Scored(tournament, scores_of(tournament), changes)


# --- columns --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Column:
    """What a column of the players is; a new one is added to COLUMNS and named in the model."""

    key: str
    value: Callable[[ScoredPlayer], object]
    """What it is sorted by; None if there is nothing."""
    text: Callable[[ScoredPlayer], object] | None = None
    """What is shown, if that is not the value."""
    width: int = 0
    """0: it takes what is left."""
    left: bool = False
    quiet: bool = False
    strong: bool = False


def _points(row: ScoredPlayer) -> object:
    return row.record.points if row.record.games else None


def _change(row: ScoredPlayer) -> object:
    if row.change is None:
        return None
    amount = float(row.change)
    point = QLocale().decimalPoint()
    return f"{amount:+.1f}".replace("-", "−").replace(".", point) if amount else f"0{point}0"


COLUMNS: tuple[Column, ...] = (
    Column("place", lambda row: None if row.place is None else -row.place,
           lambda row: row.place, width=54),
    Column("name", lambda row: row.player.name,
           lambda row: f"{row.player.name}  {row.player.title}".rstrip(), left=True),
    Column("team", lambda row: row.team, width=124, left=True, quiet=True),
    Column("rating", lambda row: row.score.rating, width=60, quiet=True),
    Column("board", lambda row: row.board, width=56),
    Column("games", lambda row: row.record.games, width=64),
    Column("points", _points,
           lambda row: as_text(row.record.points) if row.record.games else None,
           width=58, strong=True),
    Column("percentage", lambda row: row.record.percentage,
           lambda row: None if row.record.percentage is None else round(row.record.percentage),
           width=54),
    Column("performance", lambda row: row.record.performance, width=56),
    Column("change", lambda row: row.change, _change, width=66, quiet=True),
)  # fmt: skip
PLACE = 0
NAME = 1
POINTS = 6
