"""Players: points, games, percentage and performance, by board and overall; board prizes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

from teamswiss_gui.domain.model import Board, Match, PlayerId, TeamId, Tournament
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.ratings import player_rating
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import Colour, Result, Side
from teamswiss_gui.scoring.performance import performance
from teamswiss_gui.scoring.points import board_points, checked_round

_UNRATED = frozenset({Result.UNRATED_WIN, Result.UNRATED_DRAW, Result.UNRATED_LOSS, Result.SET})
_NO_RESULT = frozenset({None, Result.ADJOURNED})


@dataclass(frozen=True, slots=True)
class Game:
    """One board of one round, seen by one player."""

    round: int
    board: int
    player: PlayerId
    colour: Colour
    opponent: PlayerId | None
    opponent_team: TeamId
    opponent_rating: int | None
    points: HalfPoints
    standard: int
    """Half points on the usual scale (win 1, draw ½), which performance is reckoned on."""
    is_played: bool
    is_rated: bool


@dataclass(frozen=True, slots=True)
class Record:
    """Some games of a player together."""

    games: int
    """Games really played."""
    points: HalfPoints
    """Points from those games."""
    forfeit_wins: int
    won: int
    drawn: int
    lost: int
    percentage: Fraction | None
    """Of the points that were possible; None without a game."""
    rated_games: int
    """Played games against opponents with a rating: those that performance counts."""
    performance: int | None


@dataclass(frozen=True, slots=True)
class PlayerScore:
    """A player's event."""

    player: PlayerId
    team: TeamId
    rating: int | None
    overall: Record
    by_board: tuple[tuple[int, Record], ...]
    """By board number; only boards he sat on."""
    games: tuple[Game, ...]

    @property
    def main_board(self) -> int | None:
        """The board he played on most often; of several, the top one."""
        boards = [(-record.games, board) for board, record in self.by_board if record.games]
        return min(boards)[1] if boards else None


def player_scores(tournament: Tournament, after: int | None = None) -> tuple[PlayerScore, ...]:
    """Return every player of every team after a round, in roster order."""
    last = checked_round(tournament, after)
    games: dict[PlayerId, list[Game]] = {player.id: [] for _, player in tournament.players()}
    ratings = {
        player.id: player_rating(player, tournament.settings) for _, player in tournament.players()
    }
    for each in tournament.rounds[:last]:
        for match in each.matches:
            for game in _games(tournament.settings, ratings, each.number, match):
                games.setdefault(game.player, []).append(game)
    win = tournament.settings.board_win
    return tuple(
        PlayerScore(
            player=player.id,
            team=team.id,
            rating=ratings[player.id],
            overall=_record(games[player.id], win),
            by_board=tuple(
                (board, _record([g for g in games[player.id] if g.board == board], win))
                for board in sorted({game.board for game in games[player.id]})
            ),
            games=tuple(games[player.id]),
        )
        for team, player in tournament.players()
    )


def board_colour(settings: Settings, match: Match, board: int, side: Side) -> Colour:
    """Return the colour that a side's player really has on a board."""
    pattern = settings.board_colours or "WB"
    white_team = Colour.WHITE if pattern[(board - 1) % len(pattern)] == "W" else Colour.BLACK
    colour = white_team if side is Side.WHITE else white_team.other
    return colour.other if match.colours_reversed else colour


# --- board prizes -----------------------------------------------------------------------------


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


@dataclass(frozen=True, slots=True)
class Placed:
    """A player in the order for a board prize; equal players share a place."""

    place: int
    player: PlayerId
    team: TeamId
    record: Record


@dataclass(frozen=True, slots=True)
class BoardPrize:
    """One board's players; board None is overall."""

    board: int | None
    placed: tuple[Placed, ...]


def board_prizes(
    tournament: Tournament, after: int | None = None, rules: BoardPrizeRules | None = None
) -> tuple[BoardPrize, ...]:
    """Return the order for every board's prize, then overall (board None)."""
    rules = rules or BoardPrizeRules()
    last = checked_round(tournament, after)
    least = (last + 1) // 2 if rules.minimum_games is None else rules.minimum_games
    least = max(least, 1)
    scores = player_scores(tournament, last)
    prizes = []
    for board in range(1, tournament.settings.boards + 1):
        entries = [
            (score, record)
            for score in scores
            for record in [_on_board(score, board, rules)]
            if record is not None and record.games >= least
        ]
        prizes.append(BoardPrize(board, _placed(entries, rules.measures)))
    entries = [(score, score.overall) for score in scores if score.overall.games >= least]
    prizes.append(BoardPrize(None, _placed(entries, rules.measures)))
    return tuple(prizes)


def _on_board(score: PlayerScore, board: int, rules: BoardPrizeRules) -> Record | None:
    if rules.on_every_board:
        return dict(score.by_board).get(board)
    return score.overall if score.main_board == board else None


def _placed(
    entries: Sequence[tuple[PlayerScore, Record]], measures: Sequence[Measure]
) -> tuple[Placed, ...]:
    keyed = sorted(
        ((_key(record, measures), score, record) for score, record in entries),
        key=lambda entry: (tuple(-each for each in entry[0]), entry[1].player),
    )
    placed: list[Placed] = []
    for index, (key, score, record) in enumerate(keyed, 1):
        same = placed and keyed[index - 2][0] == key
        place = placed[-1].place if same else index
        placed.append(Placed(place, score.player, score.team, record))
    return tuple(placed)


def _key(record: Record, measures: Sequence[Measure]) -> tuple[Fraction, ...]:
    values = {
        Measure.PERCENTAGE: record.percentage or Fraction(0),
        Measure.POINTS: Fraction(record.points, 2),
        Measure.PERFORMANCE: Fraction(record.performance or 0),
        Measure.GAMES: Fraction(record.games),
    }
    return tuple(values[measure] for measure in measures)


# --- one match --------------------------------------------------------------------------------


def _games(
    settings: Settings, ratings: dict[PlayerId, int | None], round_number: int, match: Match
) -> Iterator[Game]:
    if match.forfeit is not None:
        return
    for board in match.boards:
        result = board.result
        if result is None or result in _NO_RESULT:
            continue
        points = board_points(settings, board)
        for side in Side:
            player, opponent = board.player(side), board.player(side.other)
            if player is None:
                continue
            seen = result if side is Side.WHITE else result.reversed
            yield Game(
                round=round_number,
                board=board.number,
                player=player,
                colour=board_colour(settings, match, board.number, side),
                opponent=opponent,
                opponent_team=match.team(side.other),
                opponent_rating=ratings.get(opponent) if opponent is not None else None,
                points=points[0] if side is Side.WHITE else points[1],
                standard=_standard(board, seen, side),
                is_played=not result.is_forfeit,
                is_rated=not result.is_forfeit and result not in _UNRATED,
            )


def _standard(board: Board, seen: Result, side: Side) -> int:
    if seen is Result.SET:
        mine, theirs = board.white_points or 0, board.black_points or 0
        if side is Side.BLACK:
            mine, theirs = theirs, mine
        return 2 if mine > theirs else 1 if mine == theirs and mine else 0
    if seen in {Result.WIN, Result.UNRATED_WIN, Result.FORFEIT_WIN}:
        return 2
    return 1 if seen in {Result.DRAW, Result.UNRATED_DRAW} else 0


def _record(games: Sequence[Game], win: int) -> Record:
    played = [game for game in games if game.is_played]
    points = sum(game.points for game in played)
    rated = [game for game in played if game.is_rated and game.opponent_rating is not None]
    possible = len(played) * win
    return Record(
        games=len(played),
        points=HalfPoints(points),
        forfeit_wins=sum(not game.is_played and game.standard == 2 for game in games),
        won=sum(game.standard == 2 for game in played),
        drawn=sum(game.standard == 1 for game in played),
        lost=sum(game.standard == 0 for game in played),
        percentage=Fraction(points * 100, possible) if possible else None,
        rated_games=len(rated),
        performance=performance(
            [game.opponent_rating for game in rated if game.opponent_rating is not None],
            sum(game.standard for game in rated),
        ),
    )
