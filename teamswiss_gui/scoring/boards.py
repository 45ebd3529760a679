"""Players: points, games, percentage and performance, by board and overall; board prizes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from teamswiss_gui.domain.model import PlayerId, TeamId, Tournament
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.prizes import BoardPrizeRules, Measure
from teamswiss_gui.domain.ratings import player_rating
from teamswiss_gui.scoring.games import Game, board_colour, games
from teamswiss_gui.scoring.performance import performance
from teamswiss_gui.scoring.points import checked_round
from teamswiss_gui.scoring.values import exact

__all__ = [
    "BoardPrize",
    "Game",
    "Placed",
    "PlayerScore",
    "Record",
    "board_colour",
    "board_prizes",
    "player_scores",
]


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
        """The board played on most often; of several, the top one."""
        boards = [(-record.games, board) for board, record in self.by_board if record.games]
        return min(boards)[1] if boards else None


def player_scores(tournament: Tournament, after: int | None = None) -> tuple[PlayerScore, ...]:
    """Return every player of every team after a round, in roster order."""
    last = checked_round(tournament, after)
    settings = tournament.settings
    ratings = {player.id: player_rating(player, settings) for _, player in tournament.players()}
    played: dict[PlayerId, list[Game]] = {player: [] for player in ratings}
    for game in games(tournament, last, ratings):
        played.setdefault(game.player, []).append(game)
    return tuple(
        _score(team.id, player.id, ratings[player.id], played[player.id], settings.board_win)
        for team, player in tournament.players()
    )


def _score(
    team: TeamId, player: PlayerId, rating: int | None, played: list[Game], win: int
) -> PlayerScore:
    overall = _record(played, win)
    boards: dict[int, list[Game]] = {}
    for game in played:
        boards.setdefault(game.board, []).append(game)
    return PlayerScore(
        player=player,
        team=team,
        rating=rating,
        overall=overall,
        by_board=tuple(
            (board, overall if len(boards) == 1 else _record(boards[board], win))
            for board in sorted(boards)
        ),
        games=tuple(played),
    )


def _record(played: Sequence[Game], win: int) -> Record:
    count = points = forfeit_wins = rated = rating_sum = rated_halves = 0
    results = [0, 0, 0]
    for game in played:
        if not game.is_played:
            forfeit_wins += game.standard == 2
            continue
        count += 1
        points += game.points
        results[game.standard] += 1
        if game.is_rated and game.opponent_rating is not None:
            rated += 1
            rating_sum += game.opponent_rating
            rated_halves += game.standard
    return Record(
        games=count,
        points=HalfPoints(points),
        forfeit_wins=forfeit_wins,
        won=results[2],
        drawn=results[1],
        lost=results[0],
        percentage=exact(points * 100, count * win) if count * win else None,
        rated_games=rated,
        performance=performance(rating_sum, rated, rated_halves) if rated else None,
    )


# --- board prizes -----------------------------------------------------------------------------


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
    tournament: Tournament,
    after: int | None = None,
    rules: BoardPrizeRules | None = None,
    scores: Sequence[PlayerScore] | None = None,
) -> tuple[BoardPrize, ...]:
    """Return the order for every board's prize, then overall (board None).

    By the rules of the settings, unless others are given here. `scores` are the players' after
    that round, if they have been worked out.
    """
    rules = rules or tournament.settings.board_prizes
    last = checked_round(tournament, after)
    least = (last + 1) // 2 if rules.minimum_games is None else rules.minimum_games
    least = max(least, 1)
    if scores is None:
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
    keyed = [(_key(record, measures), score, record) for score, record in entries]
    keyed.sort(key=lambda entry: entry[1].player)
    keyed.sort(key=lambda entry: entry[0], reverse=True)  # equal ones stay in that order
    placed: list[Placed] = []
    for index, (key, score, record) in enumerate(keyed, 1):
        same = placed and keyed[index - 2][0] == key
        place = placed[-1].place if same else index
        placed.append(Placed(place, score.player, score.team, record))
    return tuple(placed)


def _key(record: Record, measures: Sequence[Measure]) -> tuple[Fraction | int, ...]:
    values: dict[Measure, Fraction | int] = {
        Measure.PERCENTAGE: record.percentage or 0,
        Measure.POINTS: record.points,
        Measure.PERFORMANCE: record.performance or 0,
        Measure.GAMES: record.games,
    }
    return tuple(values[measure] for measure in measures)
