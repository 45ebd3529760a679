"""The rounds of a file: who met whom, who had a bye, who was not there."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from teamswiss_gui.domain import checks
from teamswiss_gui.domain.model import Board, Bye, Match, MatchId, PlayerId, Round, TeamId
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import ByeKind, Result, RoundState
from teamswiss_gui.formats.trf.games import Game
from teamswiss_gui.formats.trf.header import Header
from teamswiss_gui.formats.trf.matches import (
    Seating,
    Sides,
    build_boards,
    seating,
    without_open,
)
from teamswiss_gui.formats.trf.plain import plain_boards
from teamswiss_gui.formats.trf.problems import Doubts
from teamswiss_gui.formats.trf.read_notes import SetBoards, comment_numbers, noted, set_boards
from teamswiss_gui.formats.trf.rosters import PlayerRow, TeamRow
from teamswiss_gui.formats.trf.team_records import ForfeitRow, LineUpRow, Place, TeamRecords

_LETTER_BYES = {
    "U": ByeKind.PAIRING_ALLOCATED,
    "F": ByeKind.FULL,
    "H": ByeKind.HALF,
}


@dataclass
class Rounds:
    """Everything needed to find the rounds."""

    players: dict[int, PlayerRow]
    teams: dict[int, TeamRow]
    records: TeamRecords
    header: Header
    settings: Settings
    team_ids: dict[int, TeamId]
    ids: dict[int, PlayerId]
    next_id: int
    team_of: dict[int, int] = field(default_factory=dict)
    games: dict[int, dict[int, Game]] = field(default_factory=dict)
    """Round -> start number -> what his line says about it."""
    reversed_: set[tuple[int, ...]] = field(default_factory=set)
    adjourned: set[tuple[int, ...]] = field(default_factory=set)
    noted_matches: set[tuple[int, ...]] = field(default_factory=set)
    noted_pairs: dict[int, list[tuple[int, int]]] = field(default_factory=dict)
    forfeits: dict[int, list[ForfeitRow]] = field(default_factory=dict)
    line_ups: dict[int, list[tuple[int, LineUpRow]]] = field(default_factory=dict)
    """By round, as the two above."""
    open_boards: set[tuple[int, ...]] = field(default_factory=set)
    closed_boards: set[tuple[int, ...]] = field(default_factory=set)
    set_boards: SetBoards = field(default_factory=dict)
    doubts: Doubts = field(default_factory=Doubts)
    in_doubt: bool = False

    def __post_init__(self) -> None:
        for team in self.teams.values():
            for member in team.members:
                self.team_of.setdefault(member, team.tpn)
        for player in self.players.values():
            for number, game in player.games.items():
                self.games.setdefault(number, {})[player.number] = game
        self.reversed_ = noted(self.header, "reversed")
        self.adjourned = noted(self.header, "adjourned")
        self.noted_matches = noted(self.header, "match")
        self.open_boards = noted(self.header, "open board")
        for number, white, black in sorted(self.noted_matches):
            self.noted_pairs.setdefault(number, []).append((white, black))
        for row in self.records.forfeits:
            self.forfeits.setdefault(row.round, []).append(row)
        for (number, tpn), line_up in self.records.line_ups.items():
            self.line_ups.setdefault(number, []).append((tpn, line_up))
        self.closed_boards = noted(self.header, "closed board")
        self.set_boards = set_boards(self.header)
        self.in_doubt = not self.doubts.is_empty


def paired_rounds(header: Header, players: dict[int, PlayerRow], records: TeamRecords) -> int:
    """Return how many rounds of the file have been paired."""
    last = 0
    for row in players.values():
        for number, game in row.games.items():
            if number > last and (game.opponent or game.result in {"+", "U"}):
                last = number
    numbers = [row.round for row in records.forfeits]
    numbers += [number for number, _team in records.line_ups]
    numbers += list(records.pab)
    for line in (*header.notes.get("match", ()), *header.notes.get("paired numbers", ())):
        numbers += [n for n in comment_numbers(line)[:1] if 1 <= n <= checks.MAX_ROUNDS]
    return max(last, *numbers) if numbers else last


def board_pattern(players: dict[int, PlayerRow], teams: dict[int, TeamRow]) -> str:
    """Return the boards' colours of a file that does not tell them: as many as anyone played."""
    most = 1
    for team in teams.values():
        counts: dict[int, int] = {}
        for member in team.members:
            for number, game in players[member].games.items():
                if game.opponent:
                    counts[number] = counts.get(number, 0) + 1
        most = max([most, *counts.values()])
    return ("WB" * most)[: min(most, checks.MAX_BOARDS)]


def read_rounds(context: Rounds, count: int) -> tuple[Round, ...]:
    """Return the paired rounds, matches by TPN; the reader puts them into publishing order."""
    rounds = []
    for number in range(1, count + 1):
        games = context.games.get(number, {})
        pairs = _pairs(context, number, games)
        matches = []
        for (low, high), forfeit in sorted(pairs.items()):
            match = _match(context, number, games, low, high, forfeit)
            if match is not None:
                matches.append(match)
        byes = _byes(context, number, pairs)
        rounds.append(Round(number, RoundState.ACCEPTED, matches=tuple(matches), byes=tuple(byes)))
    return tuple(rounds)


# --- who met whom -----------------------------------------------------------------------------


def _pairs(
    context: Rounds, number: int, games: dict[int, Game]
) -> dict[tuple[int, int], ForfeitRow | None]:
    pairs: dict[tuple[int, int], ForfeitRow | None] = {}
    said: dict[int, tuple[int, Place]] = {}

    def meet(team: int, opponent: int, place: Place) -> bool:
        for one, other in ((team, opponent), (opponent, team)):
            before = said.get(one)
            if before is not None and before[0] != other:
                place.error(
                    f"{one} against {other}",
                    f"team {one} against {before[0]} (line {before[1].line.number})",
                )
                return False
        said[team] = said.get(team, (opponent, place))
        said[opponent] = said.get(opponent, (team, place))
        pairs.setdefault((min(team, opponent), max(team, opponent)), None)
        return True

    for row in context.forfeits.get(number, ()):
        if meet(row.white, row.black, row.place):
            pair = (min(row.white, row.black), max(row.white, row.black))
            if pairs[pair] is not None:
                row.place.error(row.white, "one record 330 for a match")
            pairs[pair] = row
    team_of = context.team_of
    for player, game in games.items():
        team = team_of.get(player)
        if not game.opponent or team is None:
            continue
        opponent = team_of.get(game.opponent)
        back = games.get(game.opponent)
        if context.in_doubt or opponent in (None, team) or back is None or back.opponent != player:
            opponent = _opponent(context, number, player, team, game, games)
        if opponent is None:
            continue
        met, met_back = said.get(team), said.get(opponent)
        if met is None or met_back is None or met[0] != opponent or met_back[0] != team:
            meet(team, opponent, Place(game.line, game.column))
    for white, black in context.noted_pairs.get(number, ()):
        if white in context.teams and black in context.teams and white != black:
            meet(white, black, Place(context.teams[white].line, 5))
    for team, line_up in context.line_ups.get(number, ()):
        if line_up.opponent == team:
            line_up.place.error(team, "another team as opponent")
        else:
            meet(team, line_up.opponent, line_up.place)
    return pairs


def _opponent(
    context: Rounds, number: int, player: int, own: int, game: Game, games: dict[int, Game]
) -> int | None:
    team = context.team_of.get(game.opponent)
    doubts = game.line.problems.doubts
    if not doubts.players.isdisjoint((game.opponent, player)) or own in doubts.teams:
        return None
    if team is None:
        game.line.error(game.column, str(game.opponent), "the start number of a team's player")
        return None
    if team in doubts.teams:
        return None
    if team == own:
        game.line.error(game.column, str(game.opponent), "an opponent of another team")
        return None
    back = games.get(game.opponent)
    named = back.opponent if back is not None else 0
    if named == player:
        return team
    missing = named == 0 and (game.result == "+" or (back is not None and back.result == "+"))
    if (number, game.opponent) in doubts.blocks:
        return None
    if not missing:
        line = context.players[game.opponent].line
        game.line.error(
            game.column,
            str(game.opponent),
            f"an opponent whose line ({line.number}) names {player}",
        )
        return None
    return team


def _match(
    context: Rounds,
    number: int,
    games: dict[int, Game],
    low: int,
    high: int,
    forfeit: ForfeitRow | None,
) -> Match | None:
    teams, line_ups = context.teams, context.records.line_ups
    doubts = context.doubts
    if context.in_doubt and any(
        doubts.of_team(number, tpn, teams[tpn].members, games) for tpn in (low, high)
    ):
        return None
    noted = context.noted_matches
    white = None
    if noted:
        white = next((w for w in (low, high) if (number, w, low + high - w) in noted), None)
    sides = Sides(
        round=number,
        first=teams[low],
        second=teams[high],
        games=games,
        line_ups=(line_ups.get((number, low)), line_ups.get((number, high))),
        forfeit=forfeit,
        white=white,
        has_line_ups=teams[low].line.id == "310",
    )
    is_noted = context.reversed_ or (number, low) in context.set_boards
    is_noted = is_noted or (number, high) in context.set_boards
    plain = None if is_noted else plain_boards(sides, context.settings, context.ids)
    if plain is not None:
        return _numbered(context, *plain)
    if forfeit is None and doubts.of_forfeits(number):
        return None
    seats = seating(sides, context.settings)
    if seats is None:
        return None
    scheduled = {(number, low, high), (number, high, low)} & context.reversed_
    if scheduled and next(iter(scheduled))[1] != seats.white.tpn:
        # The players' lines show the colours as played; the scheduled ones count.
        seats = Seating(
            seats.black, seats.white, seats.black_seats, seats.white_seats, seats.explicit
        )
    boards, whole = build_boards(sides, seats, context.settings, context.ids)
    if whole is None:
        told = [_as_noted(context, number, seats.white.tpn, board) for board in boards]
        closed = without_open(told)
        place = (number, seats.white.tpn)
        boards = [
            as_told if (*place, as_told.number) in context.open_boards else board
            for as_told, board in zip(told, closed, strict=True)
        ]
    match = _numbered(context, seats.white, seats.black, boards)
    return replace(match, forfeit=whole, colours_reversed=bool(scheduled))


def _as_noted(context: Rounds, number: int, white: int, board: Board) -> Board:
    """Return a board with what our comment lines say of it."""
    given = context.set_boards.get((number, white), {}).get(board.number)
    if given is not None:
        return replace(board, result=Result.SET, white_points=given[0], black_points=given[1])
    place = (number, white, board.number)
    if board.result is None and place in context.adjourned:
        return replace(board, result=Result.ADJOURNED)
    if place in context.closed_boards and board.white_side is board.black_side is None:
        return replace(board, result=Result.FORFEIT_BOTH)
    return board


def _numbered(context: Rounds, white: TeamRow, black: TeamRow, boards: list[Board]) -> Match:
    match = MatchId(context.next_id)
    context.next_id += 1
    ids = context.team_ids
    return Match(match, ids[white.tpn], ids[black.tpn], tuple(boards))


# --- byes -------------------------------------------------------------------------------------


def _byes(
    context: Rounds, number: int, pairs: dict[tuple[int, int], ForfeitRow | None]
) -> list[Bye]:
    paired = {team for pair in pairs for team in pair}
    pab = context.records.pab.get(number)
    found = []
    for tpn in sorted(context.teams):
        listed = context.records.byes.get((number, tpn))
        has_pab = pab is not None and pab[0] == tpn
        if tpn in paired:
            if has_pab and pab is not None:
                pab[1].error(tpn, f"a team without a match in round {number}")
            if listed is not None:
                listed[1].error(tpn, f"a team without a match in round {number}")
            continue
        if has_pab and listed is not None:
            listed[1].error(tpn, f"no other bye: team {tpn} has the one of record 320")
        kind = ByeKind.PAIRING_ALLOCATED if has_pab else ByeKind.ABSENT
        if listed is not None and not has_pab:
            kind = listed[0]
        elif not has_pab:
            kind = _bye_by_letters(context, number, context.teams[tpn])
        found.append(Bye(context.team_ids[tpn], kind))
    return found


def _bye_by_letters(context: Rounds, number: int, team: TeamRow) -> ByeKind:
    """Return what the players' letters say, where the file has no records that say it."""
    doubts, games = context.doubts, context.games.get(number, {})
    if doubts.of_team(number, team.tpn, team.members, games) or doubts.of_forfeits(number):
        return ByeKind.ABSENT
    if any(games[member].opponent for member in team.members if member in games):
        return ByeKind.ABSENT  # it has a match that could not be read
    for member in team.members:
        game = context.players[member].games.get(number)
        if game is None:
            continue
        if game.result == "+":
            game.line.error(game.column + 7, "+", f"an opponent, or record 330 for team {team.tpn}")
            return ByeKind.ABSENT
        if game.result and game.result not in "-ZHFU":
            game.line.error(game.column, game.result, "an opponent for a result")
            return ByeKind.ABSENT
        if game.result == "U" and context.records.pab_line is None:
            return _LETTER_BYES["U"]
        if game.result in {"F", "H"} and not context.records.has_240:
            return _LETTER_BYES[game.result]
    return ByeKind.ABSENT
