"""Who sits where: default line-ups and the roster order."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Board, Match, PlayerId, Team, TeamId, Tournament
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import Colour, Side


def colour(settings: Settings, match: Match, board: int, side: Side) -> Colour:
    """Return the colour that a side's player has on a board, as it was really played."""
    pattern = settings.board_colours
    white = pattern[(board - 1) % len(pattern)] == "W"
    if side is Side.BLACK:
        white = not white
    if match.colours_reversed:
        white = not white
    return Colour.WHITE if white else Colour.BLACK


def line_up(match: Match, side: Side) -> tuple[PlayerId | None, ...]:
    """Return a side's players by board."""
    return tuple(board.player(side) for board in match.boards)


def default_line_up(
    tournament: Tournament, team: Team, round_number: int
) -> tuple[PlayerId | None, ...]:
    """Return the line-up of the team's last match before a round, or the top of its roster."""
    boards = tournament.settings.boards
    roster = {player.id for player in team.players}
    for each in reversed(tournament.rounds[: round_number - 1]):
        match = each.match_of(team.id)
        if match is None or match.forfeit is not None:
            continue
        before = line_up(match, match.side(team.id))[:boards]
        known = tuple(p if p in roster else None for p in before)
        if len(known) == boards and any(known):
            return known
    top = [player.id for player in team.players[:boards]]
    return tuple(top) + (None,) * (boards - len(top))


def without_player(
    team: Team, players: Sequence[PlayerId | None], absent: PlayerId
) -> tuple[PlayerId | None, ...]:
    """Return a line-up in which the others move up and the next reserves come in below.

    Who stands on the roster before somebody in the line-up and does not play was left out on
    purpose or is absent too; only those behind are reserves.
    """
    seated = [player for player in players if player is not None and player != absent]
    places = roster_places(team)
    last = max(places[player] for player in (*seated, absent))
    reserves = [player.id for player in team.players[last:]]
    moved_up = (*seated, *reserves)[: len(players)]
    return (*moved_up, *[None] * (len(players) - len(moved_up)))


def roster_places(team: Team) -> dict[PlayerId, int]:
    """Return each player's place on the roster, from 1."""
    return {player.id: place for place, player in enumerate(team.players, start=1)}


def out_of_order(team: Team, players: Sequence[PlayerId | None]) -> tuple[int, int] | None:
    """Return the first two boards whose players stand against the roster order, if any."""
    places = roster_places(team)
    seated = [(places[p], board) for board, p in enumerate(players, start=1) if p is not None]
    for (place, board), (next_place, next_board) in pairwise(seated):
        if place > next_place:
            return board, next_board
    return None


def check_line_up(team: Team, players: Sequence[PlayerId | None], *, order: bool) -> None:
    """Refuse a line-up with a stranger, with a player twice, or against the roster order."""
    places = roster_places(team)
    seen: dict[PlayerId, int] = {}
    for board, player in enumerate(players, start=1):
        if player is None:
            continue
        if player not in places:
            raise TeamSwissError("player-not-on-roster", player=player, team_name=team.name)
        if player in seen:
            raise TeamSwissError(
                "player-on-two-boards",
                name=team.player(player).name,
                board=board,
                other=seen[player],
            )
        seen[player] = board
    wrong = out_of_order(team, players) if order else None
    if wrong:
        raise TeamSwissError("line-up-order", team_name=team.name, board=wrong[1], other=wrong[0])


def boards(white: Sequence[PlayerId | None], black: Sequence[PlayerId | None]) -> tuple[Board, ...]:
    """Return empty boards with these line-ups."""
    pairs = zip(white, black, strict=True)
    return tuple(Board(number, w, b) for number, (w, b) in enumerate(pairs, start=1))


def fresh_boards(
    tournament: Tournament, white: TeamId, black: TeamId, round_number: int
) -> tuple[Board, ...]:
    """Return the boards of a new match with both teams' default line-ups."""
    return boards(
        default_line_up(tournament, tournament.team(white), round_number),
        default_line_up(tournament, tournament.team(black), round_number),
    )
