"""Gestures on a match: line-ups, results, cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from teamswiss_gui.domain import checks
from teamswiss_gui.domain.edits.tables import at_table
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.line_ups import (
    check_line_up,
    default_line_up,
    line_up,
    out_of_order,
    without_player,
)
from teamswiss_gui.domain.model import (
    Board,
    Match,
    MatchId,
    MatchScore,
    PlayerId,
    Round,
    Tournament,
)
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.terms import Card, Forfeit, Result, RoundState, Side

# --- line-ups ---------------------------------------------------------------------------------


def set_line_up(
    tournament: Tournament,
    round: int,
    match: MatchId,
    side: Side,
    players: Sequence[PlayerId | None],
) -> Tournament:
    """Seat a whole side."""
    each, old = _find(tournament, round, match)
    team = tournament.team(old.team(side))
    if len(players) != len(old.boards):
        raise TeamSwissError("line-up-length", boards=len(old.boards), given=len(players))
    check_line_up(team, players, order=tournament.settings.roster_order_checked)
    boards = []
    for board, player in zip(old.boards, players, strict=True):
        new = (
            replace(board, white_side=player)
            if side is Side.WHITE
            else replace(board, black_side=player)
        )
        _check_result_has_players(each, new)
        boards.append(board if new == board else new)
    return _with(tournament, each, replace(old, boards=tuple(boards)))


def set_board(
    tournament: Tournament,
    round: int,
    match: MatchId,
    board: int,
    side: Side,
    player: PlayerId | None,
) -> Tournament:
    """Seat a player at a board."""
    _each, old = _find(tournament, round, match)
    players = list(line_up(old, side))
    players[_board_index(old, board)] = player
    return set_line_up(tournament, round, match, side, players)


def empty_board(
    tournament: Tournament, round: int, match: MatchId, board: int, side: Side
) -> Tournament:
    """Leave a board without a player."""
    return set_board(tournament, round, match, board, side, None)


def swap_boards(
    tournament: Tournament, round: int, match: MatchId, side: Side, board: int, other: int
) -> Tournament:
    """Exchange the players of two boards of a side."""
    _each, old = _find(tournament, round, match)
    players = list(line_up(old, side))
    first, second = _board_index(old, board), _board_index(old, other)
    players[first], players[second] = players[second], players[first]
    return set_line_up(tournament, round, match, side, players)


def take_over_line_up(tournament: Tournament, round: int, match: MatchId, side: Side) -> Tournament:
    """Seat a side as in its match before."""
    _each, old = _find(tournament, round, match)
    team = tournament.team(old.team(side))
    players = default_line_up(tournament, team, round)
    return set_line_up(tournament, round, match, side, players)


def mark_absent(
    tournament: Tournament, round: int, match: MatchId, side: Side, player: PlayerId
) -> Tournament:
    """Take a player out of a line-up; the others move up and a reserve comes in."""
    _each, old = _find(tournament, round, match)
    team = tournament.team(old.team(side))
    if player not in line_up(old, side):
        raise TeamSwissError("player-not-in-line-up", name=team.player(player).name, round=round)
    players = without_player(team, line_up(old, side), player)
    return set_line_up(tournament, round, match, side, players)


def order_problem(
    tournament: Tournament, round: int, match: MatchId, side: Side
) -> tuple[int, int] | None:
    """Return the first two boards of a side that stand against the roster order, if any."""
    _each, found = _find(tournament, round, match)
    return out_of_order(tournament.team(found.team(side)), line_up(found, side))


def receive_line_up(
    tournament: Tournament, round: int, match: MatchId, side: Side, received: bool = True
) -> Tournament:
    """Note that a captain has handed in the line-up."""
    checks.flag(received, "received")
    if side is Side.WHITE:
        return _changed(tournament, round, match, white_line_up_in=received)
    return _changed(tournament, round, match, black_line_up_in=received)


# --- results ----------------------------------------------------------------------------------


def enter_result(
    tournament: Tournament, round: int, match: MatchId, board: int, result: Result
) -> Tournament:
    """Enter a board's result, seen from the side that has White on board 1."""
    _refuse_earlier_round(tournament, round)
    return _with_result(tournament, round, match, board, result)


def correct_result(
    tournament: Tournament, round: int, match: MatchId, board: int, result: Result
) -> Tournament:
    """Correct a board's result in a round after which others have been paired."""
    return _with_result(tournament, round, match, board, result)


def set_board_score(
    tournament: Tournament,
    round: int,
    match: MatchId,
    board: int,
    white_points: HalfPoints,
    black_points: HalfPoints,
    *,
    correct: bool = False,
) -> Tournament:
    """Give each side of a board the points that the arbiter decided.

    `correct` says that an earlier round, after which others were paired, is meant to change.
    """
    _refuse_earlier_round(tournament, round, correct=correct)
    white = checks.points(white_points, "points")
    black = checks.points(black_points, "points")
    return _with_board(
        tournament,
        round,
        match,
        board,
        lambda old: replace(old, result=Result.SET, white_points=white, black_points=black),
    )


def clear_result(tournament: Tournament, round: int, match: MatchId, board: int) -> Tournament:
    """Take a board's result away."""
    _refuse_earlier_round(tournament, round)
    return _with_board(
        tournament,
        round,
        match,
        board,
        lambda old: replace(old, result=None, white_points=None, black_points=None),
    )


def set_protest(
    tournament: Tournament, round: int, match: MatchId, board: int, protest: bool = True
) -> Tournament:
    """Mark a board's result as under protest."""
    checks.flag(protest, "protest")
    return _with_board(tournament, round, match, board, lambda old: replace(old, protest=protest))


def forfeit_match(
    tournament: Tournament,
    round: int,
    match: MatchId,
    forfeit: Forfeit | None,
    *,
    correct: bool = False,
) -> Tournament:
    """Note which side did not appear for the match; None takes it back.

    `correct` says that an earlier round, after which others were paired, is meant to change.
    """
    _refuse_earlier_round(tournament, round, correct=correct)
    if forfeit is not None:
        checks.member(forfeit, "forfeit", Forfeit)
    each, old = _find(tournament, round, match)
    _refuse_draft(each)
    played = old.score is not None or any(_is_played(board) for board in old.boards)
    if forfeit is not None and played:
        raise TeamSwissError("match-was-played", round=round)
    return _changed(tournament, round, match, forfeit=forfeit)


def set_match_score(
    tournament: Tournament,
    round: int,
    match: MatchId,
    score: MatchScore | None,
    *,
    correct: bool = False,
) -> Tournament:
    """Enter a match by its game points; the boards may come later.

    `correct` says that an earlier round, after which others were paired, is meant to change.
    """
    _refuse_earlier_round(tournament, round, correct=correct)
    each, old = _find(tournament, round, match)
    _refuse_draft(each)
    if score is not None:
        if old.forfeit is not None:
            raise TeamSwissError("match-forfeited", round=round)
        if old.boards and all(board.result is not None for board in old.boards):
            raise TeamSwissError("match-has-result", round=round)
        score = MatchScore(
            checks.points(score.white, "game points"), checks.points(score.black, "game points")
        )
    return _changed(tournament, round, match, score=score)


def set_colours_reversed(
    tournament: Tournament, round: int, match: MatchId, colours_reversed: bool = True
) -> Tournament:
    """Note that a match was played with the colours reversed; the scheduled ones still count."""
    checks.flag(colours_reversed, "colours reversed")
    return _changed(tournament, round, match, colours_reversed=colours_reversed)


def set_card(tournament: Tournament, round: int, match: MatchId, card: Card) -> Tournament:
    """Note where the match card is."""
    return _changed(tournament, round, match, card=checks.member(card, "card", Card))


def set_table(tournament: Tournament, round: int, match: MatchId, table: int | None) -> Tournament:
    """Give a match a table of its own number; one that stands there takes the table left."""
    number = checks.optional_whole(table, "table", 1, 9999)
    each, old = _find(tournament, round, match)
    for other in each.matches:
        if number is not None and other.table == number and other.id != old.id:
            raise TeamSwissError(
                "table-taken", table=number, team_name=tournament.team(other.white).name
            )
    if number is None:
        return _changed(tournament, round, match, table=None)
    matches = at_table(each.matches, match, number)
    if matches == each.matches:
        return tournament
    rounds = list(tournament.rounds)
    rounds[each.number - 1] = replace(each, matches=matches)
    return replace(tournament, rounds=tuple(rounds))


# --- shared -----------------------------------------------------------------------------------


def _find(tournament: Tournament, round_number: int, match: MatchId) -> tuple[Round, Match]:
    each = tournament.round(round_number)
    return each, each.match(match)


def _board_index(match: Match, board: int) -> int:
    return checks.whole(board, "board", 1, len(match.boards)) - 1


def _refuse_draft(each: Round) -> None:
    if each.state is RoundState.DRAFT:
        raise TeamSwissError("round-is-draft", round=each.number)


def _refuse_earlier_round(
    tournament: Tournament, round_number: int, *, correct: bool = False
) -> None:
    if round_number < len(tournament.rounds) and not correct:
        raise TeamSwissError("later-round-paired", round=round_number, later=len(tournament.rounds))


def _is_played(board: Board) -> bool:
    return board.result is not None and not board.result.is_forfeit


def _with_result(
    tournament: Tournament, round_number: int, match: MatchId, board: int, result: Result
) -> Tournament:
    checks.member(result, "result", Result)
    if result is Result.SET:
        raise TeamSwissError("score-needed")
    return _with_board(
        tournament,
        round_number,
        match,
        board,
        lambda old: replace(old, result=result, white_points=None, black_points=None),
    )


def _with_board(
    tournament: Tournament,
    round_number: int,
    match: MatchId,
    board: int,
    change: Callable[[Board], Board],
) -> Tournament:
    each, old = _find(tournament, round_number, match)
    _refuse_draft(each)
    if old.forfeit is not None:
        raise TeamSwissError("match-forfeited", round=round_number)
    index = _board_index(old, board)
    new = change(old.boards[index])
    _check_result_has_players(each, new)
    boards = (*old.boards[:index], new, *old.boards[index + 1 :])
    changed = replace(old, boards=boards)
    if old.score is not None and all(b.result is not None for b in boards):
        # The boards have come: from now on they are the score.
        changed = replace(changed, score=None)
    return _with(tournament, each, changed)


def _check_result_has_players(each: Round, board: Board) -> None:
    """Refuse a result that an empty chair cannot have made."""
    if board.result is None or board.result is Result.SET:
        return
    white, black = board.white_side is not None, board.black_side is not None
    allowed = {
        (True, True): True,
        (True, False): board.result in (Result.FORFEIT_WIN, Result.FORFEIT_BOTH),
        (False, True): board.result in (Result.FORFEIT_LOSS, Result.FORFEIT_BOTH),
        (False, False): board.result is Result.FORFEIT_BOTH,
    }
    if not allowed[white, black]:
        raise TeamSwissError("result-without-player", round=each.number, board=board.number)


def _changed(
    tournament: Tournament, round_number: int, match: MatchId, **fields: object
) -> Tournament:
    each, old = _find(tournament, round_number, match)
    return _with(tournament, each, replace(old, **fields))  # type: ignore[arg-type]


def _with(tournament: Tournament, each: Round, match: Match) -> Tournament:
    index = next(i for i, m in enumerate(each.matches) if m.id == match.id)
    if each.matches[index] == match:
        return tournament
    matches = (*each.matches[:index], match, *each.matches[index + 1 :])
    rounds = list(tournament.rounds)
    rounds[each.number - 1] = replace(each, matches=matches)
    return replace(tournament, rounds=tuple(rounds))
