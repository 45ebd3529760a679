"""What every team scored in a round: match points, game points and how they came about.

A match is played when at least one of its boards was (interpretations, C.04.6 point 2), or when
it was entered as a score. Of a match in which every board was forfeited, the side with more points
has won by forfeit; the other, and both sides of a level one, have lost by forfeit: nobody *won*
a match that both sides failed to play, so neither is barred from the bye by it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Board, Match, MatchId, Round, Team, TeamId, Tournament
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import (
    AdjustmentTarget,
    ByeKind,
    Colour,
    Forfeit,
    PairingSystem,
    Result,
    Side,
)

ZERO = HalfPoints(0)


class Kind(Enum):
    """How a team came by its points of a round; the values are those of a pairing request."""

    PLAYED = "played"
    FORFEIT_WIN = "forfeit-win"
    FORFEIT_LOSS = "forfeit-loss"
    PAB = "pab"
    FULL_BYE = "full-bye"
    HALF_BYE = "half-bye"
    ABSENT = "absent"


@dataclass(frozen=True, slots=True)
class Points:
    """Match points and game points, in half points."""

    match_points: HalfPoints = ZERO
    game_points: HalfPoints = ZERO

    def plus(self, other: Points) -> Points:
        """Return the sum."""
        return Points(
            HalfPoints(self.match_points + other.match_points),
            HalfPoints(self.game_points + other.game_points),
        )

    def minus(self, other: Points) -> Points:
        """Return the difference."""
        return Points(
            HalfPoints(self.match_points - other.match_points),
            HalfPoints(self.game_points - other.game_points),
        )


NO_POINTS = Points()


@dataclass(frozen=True, slots=True)
class RoundScore:
    """What one team has from one round."""

    team: TeamId
    round: int
    kind: Kind
    opponent: TeamId | None = None
    colour: Colour | None = None
    """The colour scheduled for board 1."""
    match_points: HalfPoints = ZERO
    game_points: HalfPoints = ZERO
    boards: tuple[HalfPoints, ...] = ()
    """Points on board 1, 2, ...; empty where no boards are known (byes, a match by score)."""
    boards_played: tuple[bool, ...] = ()
    """Whether each of those boards was really played."""
    is_complete: bool = True
    """False while a result is missing or a board is adjourned; there are no match points yet."""
    adjustment: Points = NO_POINTS
    """The penalties and bonuses of this match; contained in the points above."""
    match: MatchId | None = None

    @property
    def points(self) -> Points:
        """Match points and game points together."""
        return Points(self.match_points, self.game_points)


@dataclass(frozen=True, slots=True)
class MatchPoints:
    """A match's score, White's side first."""

    white: RoundScore
    black: RoundScore

    def of(self, side: Side) -> RoundScore:
        """Return one side's score."""
        return self.white if side is Side.WHITE else self.black


_KINDS = {
    ByeKind.PAIRING_ALLOCATED: Kind.PAB,
    ByeKind.FULL: Kind.FULL_BYE,
    ByeKind.HALF: Kind.HALF_BYE,
    ByeKind.ABSENT: Kind.ABSENT,
}
_DUTCH = frozenset({PairingSystem.DUTCH_2017, PairingSystem.DUTCH_EARLIER})


def bye_points(settings: Settings, kind: Kind) -> Points:
    """Return what a bye of that kind is worth."""
    win = Points(settings.match_win, HalfPoints(settings.boards * settings.board_win))
    draw = Points(settings.match_draw, HalfPoints(settings.boards * settings.board_draw))
    match kind:
        case Kind.PAB:
            return _given(
                settings.pab_match_points, settings.pab_game_points, _pab(settings, win, draw)
            )
        case Kind.FULL_BYE:
            return _given(settings.full_bye_match_points, settings.full_bye_game_points, win)
        case Kind.HALF_BYE:
            return _given(settings.half_bye_match_points, settings.half_bye_game_points, draw)
        case Kind.ABSENT:
            return Points(settings.absence_match_points, settings.absence_game_points)
        case _:
            raise ValueError(f"{kind} is no bye")


def forfeit_points(settings: Settings, kind: Kind) -> Points:
    """Return what a whole match won or lost by forfeit is worth."""
    if kind is Kind.FORFEIT_LOSS:
        return Points(settings.forfeit_loss_match_points, settings.forfeit_loss_game_points)
    win = Points(settings.match_win, HalfPoints(settings.boards * settings.board_win))
    return _given(settings.forfeit_win_match_points, settings.forfeit_win_game_points, win)


def match_score(
    tournament: Tournament, round_number: int, match: Match, *, for_pairing: bool = False
) -> MatchPoints:
    """Return both sides' score of one match, its penalties and bonuses included."""
    return _match_score(
        tournament.settings,
        round_number,
        match,
        match_adjustments(tournament).get(round_number, {}),
        for_pairing,
    )


def round_scores(
    tournament: Tournament, round_number: int, *, for_pairing: bool = False
) -> dict[TeamId, RoundScore]:
    """Return what every team has from a paired round.

    Adjourned boards are draws `for_pairing` (C.04.2 3.1, D.II.02 rule 12); for the standings they
    are results that are still missing.
    """
    paired = tournament.round(round_number)
    adjustments = match_adjustments(tournament).get(round_number, {})
    return _round_scores(tournament, paired, adjustments, for_pairing)


def history(
    tournament: Tournament, after: int | None = None, *, for_pairing: bool = False
) -> dict[TeamId, tuple[RoundScore, ...]]:
    """Return every team's rounds from 1 to `after` (by default all accepted ones)."""
    last = checked_round(tournament, after)
    adjustments = match_adjustments(tournament)
    rounds = [
        _round_scores(tournament, each, adjustments.get(each.number, {}), for_pairing)
        for each in tournament.rounds[:last]
    ]
    return {team.id: tuple(scores[team.id] for scores in rounds) for team in tournament.teams}


def totals(
    tournament: Tournament, after: int | None = None, *, for_pairing: bool = False
) -> dict[TeamId, Points]:
    """Return every team's points after a round, its penalties and bonuses included."""
    last = checked_round(tournament, after)
    extra = team_adjustments(tournament, last)
    return {
        team: total(rounds).plus(extra.get(team, NO_POINTS))
        for team, rounds in history(tournament, last, for_pairing=for_pairing).items()
    }


def total(rounds: Sequence[RoundScore]) -> Points:
    """Return the points of some rounds together."""
    return Points(
        HalfPoints(sum(score.match_points for score in rounds)),
        HalfPoints(sum(score.game_points for score in rounds)),
    )


def checked_round(tournament: Tournament, after: int | None) -> int:
    """Return the round to count to: `after`, or the last accepted one; 0 is before round 1."""
    if after is None:
        return len(tournament.accepted_rounds)
    if not 0 <= after <= len(tournament.rounds):
        raise TeamSwissError("no-such-round", round=after, paired=len(tournament.rounds))
    return after


def match_adjustments(tournament: Tournament) -> dict[int, dict[TeamId, Points]]:
    """Return the penalties and bonuses given to matches, by round and team."""
    found: dict[int, dict[TeamId, Points]] = {}
    for each in tournament.adjustments:
        if each.target is AdjustmentTarget.MATCH:
            of_round = found.setdefault(each.round, {})
            before = of_round.get(each.team, NO_POINTS)
            of_round[each.team] = before.plus(Points(each.match_points, each.game_points))
    return found


def team_adjustments(tournament: Tournament, after: int) -> dict[TeamId, Points]:
    """Return the penalties and bonuses given to teams up to a round."""
    found: dict[TeamId, Points] = {}
    for each in tournament.adjustments:
        if each.target is AdjustmentTarget.TEAM and each.round <= after:
            before = found.get(each.team, NO_POINTS)
            found[each.team] = before.plus(Points(each.match_points, each.game_points))
    return found


# --- one round --------------------------------------------------------------------------------


def _round_scores(
    tournament: Tournament,
    paired: Round,
    adjustments: Mapping[TeamId, Points],
    for_pairing: bool,
) -> dict[TeamId, RoundScore]:
    scores: dict[TeamId, RoundScore] = {}
    for match in paired.matches:
        both = _match_score(tournament.settings, paired.number, match, adjustments, for_pairing)
        scores[match.white] = both.white
        scores[match.black] = both.black
    byes = {bye.team: bye.kind for bye in paired.byes}
    for team in tournament.teams:
        if team.id not in scores:
            kind = byes.get(team.id, team.bye(paired.number) or ByeKind.ABSENT)
            scores[team.id] = _bye_score(
                tournament.settings,
                team,
                paired.number,
                _KINDS[kind],
                adjustments.get(team.id, NO_POINTS),
            )
    return scores


def _bye_score(
    settings: Settings, team: Team, round_number: int, kind: Kind, adjustment: Points
) -> RoundScore:
    points = bye_points(settings, kind)
    out = round_number < team.first_round or team.is_withdrawn(round_number)
    if kind is Kind.ABSENT and out:  # C.04.2 2.4, 3.2: points for an absence are not for these
        points = Points()
    points = points.plus(adjustment)
    return RoundScore(
        team=team.id,
        round=round_number,
        kind=kind,
        match_points=points.match_points,
        game_points=points.game_points,
        adjustment=adjustment,
    )


# --- one match --------------------------------------------------------------------------------


def _match_score(
    settings: Settings,
    round_number: int,
    match: Match,
    adjustments: Mapping[TeamId, Points],
    for_pairing: bool,
) -> MatchPoints:
    extra = (
        adjustments.get(match.white, NO_POINTS),
        adjustments.get(match.black, NO_POINTS),
    )
    if match.forfeit is not None:
        sides = _forfeited(settings, match.forfeit, extra)
    elif match.score is not None:
        games = (match.score.white, match.score.black)
        sides = _played(settings, games, extra, ((), ()))
    else:
        sides = _by_boards(settings, match, extra, for_pairing)
    played = _played_boards(match, sides[0])
    teams = (match.white, match.black)
    colours = (Colour.WHITE, Colour.BLACK)
    white, black = (
        RoundScore(
            team=teams[i],
            round=round_number,
            kind=sides[i].kind,
            opponent=teams[1 - i],
            colour=colours[i],
            match_points=sides[i].points.match_points,
            game_points=sides[i].points.game_points,
            boards=sides[i].boards,
            boards_played=played,
            is_complete=sides[i].is_complete,
            adjustment=extra[i],
            match=match.id,
        )
        for i in (0, 1)
    )
    return MatchPoints(white, black)


def _played_boards(match: Match, side: _Side) -> tuple[bool, ...]:
    if side.kind is not Kind.PLAYED:
        return (False,) * len(side.boards)
    return tuple([_was_played(board.result) for board in match.boards] if side.boards else ())


def _was_played(result: Result | None) -> bool:
    return not (
        result is None
        or result is Result.FORFEIT_WIN
        or result is Result.FORFEIT_LOSS
        or result is Result.FORFEIT_BOTH
    )


@dataclass(frozen=True, slots=True)
class _Side:
    kind: Kind
    points: Points
    boards: tuple[HalfPoints, ...]
    is_complete: bool = True


_Pair = tuple[Points, Points]
_Boards = tuple[tuple[HalfPoints, ...], tuple[HalfPoints, ...]]


def _forfeited(settings: Settings, forfeit: Forfeit, extra: _Pair) -> tuple[_Side, _Side]:
    kinds = {
        Forfeit.WHITE: (Kind.FORFEIT_LOSS, Kind.FORFEIT_WIN),
        Forfeit.BLACK: (Kind.FORFEIT_WIN, Kind.FORFEIT_LOSS),
        Forfeit.BOTH: (Kind.FORFEIT_LOSS, Kind.FORFEIT_LOSS),
    }[forfeit]
    one_board = {
        Kind.FORFEIT_WIN: settings.board_win,
        Kind.FORFEIT_LOSS: settings.board_forfeit_loss,
    }
    white, black = (
        _Side(
            kinds[i],
            forfeit_points(settings, kinds[i]).plus(extra[i]),
            (one_board[kinds[i]],) * settings.boards,
        )
        for i in (0, 1)
    )
    return white, black


def _played(
    settings: Settings,
    games: tuple[HalfPoints, HalfPoints],
    extra: _Pair,
    boards: _Boards,
    *,
    is_complete: bool = True,
) -> tuple[_Side, _Side]:
    """Compare the game points, penalties and bonuses included, and give the match points."""
    mine = HalfPoints(games[0] + extra[0].game_points)
    theirs = HalfPoints(games[1] + extra[1].game_points)
    result = (ZERO, ZERO)
    if is_complete:
        result = _match_result(settings, mine, theirs)
    return (
        _side(Kind.PLAYED, result[0], mine, extra[0], boards[0], is_complete),
        _side(Kind.PLAYED, result[1], theirs, extra[1], boards[1], is_complete),
    )


def _match_result(
    settings: Settings, mine: HalfPoints, theirs: HalfPoints
) -> tuple[HalfPoints, HalfPoints]:
    if mine > theirs:
        return settings.match_win, settings.match_loss
    if mine < theirs:
        return settings.match_loss, settings.match_win
    return settings.match_draw, settings.match_draw


def _side(
    kind: Kind,
    match_points: HalfPoints,
    game_points: HalfPoints,
    extra: Points,
    boards: tuple[HalfPoints, ...],
    is_complete: bool = True,
) -> _Side:
    match_points = HalfPoints(match_points + extra.match_points)
    return _Side(kind, Points(match_points, game_points), boards, is_complete)


def _by_boards(
    settings: Settings, match: Match, extra: _Pair, for_pairing: bool
) -> tuple[_Side, _Side]:
    given = [board_points(settings, board, for_pairing=for_pairing) for board in match.boards]
    boards = (tuple(white for white, _ in given), tuple(black for _, black in given))
    games = HalfPoints(sum(boards[0])), HalfPoints(sum(boards[1]))
    results = [board.result for board in match.boards]
    is_complete = bool(results) and all(
        result is not None and (for_pairing or result is not Result.ADJOURNED) for result in results
    )
    if is_complete and not any(_was_played(result) for result in results):
        return _all_boards_forfeited(settings, results, games, extra, boards)
    return _played(settings, games, extra, boards, is_complete=is_complete)


def _all_boards_forfeited(
    settings: Settings,
    results: Sequence[Result | None],
    games: tuple[HalfPoints, HalfPoints],
    extra: _Pair,
    boards: _Boards,
) -> tuple[_Side, _Side]:
    if all(result is Result.FORFEIT_WIN for result in results):
        return _forfeited(settings, Forfeit.BLACK, extra)
    if all(result is Result.FORFEIT_LOSS for result in results):
        return _forfeited(settings, Forfeit.WHITE, extra)
    if all(result is Result.FORFEIT_BOTH for result in results):
        return _forfeited(settings, Forfeit.BOTH, extra)
    mine = HalfPoints(games[0] + extra[0].game_points)
    theirs = HalfPoints(games[1] + extra[1].game_points)
    won = forfeit_points(settings, Kind.FORFEIT_WIN).match_points
    lost = settings.forfeit_loss_match_points
    kinds = (Kind.FORFEIT_LOSS, Kind.FORFEIT_LOSS)
    points = (settings.match_draw, settings.match_draw)
    if mine > theirs:
        kinds, points = (Kind.FORFEIT_WIN, Kind.FORFEIT_LOSS), (won, lost)
    elif mine < theirs:
        kinds, points = (Kind.FORFEIT_LOSS, Kind.FORFEIT_WIN), (lost, won)
    return (
        _side(kinds[0], points[0], mine, extra[0], boards[0]),
        _side(kinds[1], points[1], theirs, extra[1], boards[1]),
    )


# --- one board --------------------------------------------------------------------------------


def board_points(
    settings: Settings, board: Board, *, for_pairing: bool = False
) -> tuple[HalfPoints, HalfPoints]:
    """Return what a board gives to the White team's side and to the other."""
    win, draw, loss = settings.board_win, settings.board_draw, settings.board_loss
    match board.result:
        case Result.WIN | Result.UNRATED_WIN:
            return win, loss
        case Result.DRAW | Result.UNRATED_DRAW:
            return draw, draw
        case Result.LOSS | Result.UNRATED_LOSS:
            return loss, win
        case Result.FORFEIT_WIN:
            return win, settings.board_forfeit_loss
        case Result.FORFEIT_LOSS:
            return settings.board_forfeit_loss, win
        case Result.FORFEIT_BOTH:
            return settings.board_forfeit_loss, settings.board_forfeit_loss
        case Result.ADJOURNED:
            return (draw, draw) if for_pairing else (ZERO, ZERO)
        case Result.SET:
            return board.white_points or ZERO, board.black_points or ZERO
        case None:
            return ZERO, ZERO


def _pab(settings: Settings, win: Points, draw: Points) -> Points:
    if settings.system is PairingSystem.OLYMPIAD_2008:  # D.II.02 rule 11
        return Points(HalfPoints(2), HalfPoints(4))
    return win if settings.system in _DUTCH else draw  # C.04.1 3, C.04.6 1.4


def _given(
    match_points: HalfPoints | None, game_points: HalfPoints | None, otherwise: Points
) -> Points:
    return Points(
        otherwise.match_points if match_points is None else match_points,
        otherwise.game_points if game_points is None else game_points,
    )
