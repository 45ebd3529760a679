"""The rounds of a file: who met whom, who had a bye, who was not there."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from teamswiss_gui.domain import checks
from teamswiss_gui.domain.model import Bye, Match, MatchId, PlayerId, Round, TeamId
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import ByeKind, Result, RoundState
from teamswiss_gui.formats.trf.header import Header
from teamswiss_gui.formats.trf.matches import Seating, Sides, build_match, seating
from teamswiss_gui.formats.trf.records import Line
from teamswiss_gui.formats.trf.rosters import Game, PlayerRow, TeamRow
from teamswiss_gui.formats.trf.team_records import ForfeitRow, Place, TeamRecords

_LETTER_BYES = {
    "U": ByeKind.PAIRING_ALLOCATED,
    "F": ByeKind.FULL,
    "H": ByeKind.HALF,
}


@dataclass
class Rounds:
    """Everything needed to find the rounds; team ids are the TPNs until the reader is done."""

    players: dict[int, PlayerRow]
    teams: dict[int, TeamRow]
    records: TeamRecords
    header: Header
    settings: Settings
    ids: dict[int, PlayerId]
    next_id: int
    team_of: dict[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for team in self.teams.values():
            for member in team.members:
                self.team_of.setdefault(member, team.tpn)


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
    for line in header.notes.get("match", ()):
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
    reversed_ = _noted(context, "reversed")
    adjourned = _noted(context, "adjourned")
    rounds = []
    for number in range(1, count + 1):
        pairs = _pairs(context, number)
        matches = []
        for (low, high), forfeit in sorted(pairs.items()):
            match = _match(context, number, low, high, forfeit, reversed_)
            if match is None:
                continue
            boards = tuple(
                replace(board, result=Result.ADJOURNED)
                if board.result is None and (number, int(match.white), board.number) in adjourned
                else board
                for board in match.boards
            )
            matches.append(replace(match, boards=boards))
        byes = _byes(context, number, pairs)
        rounds.append(Round(number, RoundState.ACCEPTED, matches=tuple(matches), byes=tuple(byes)))
    return tuple(rounds)


def _noted(context: Rounds, key: str) -> set[tuple[int, ...]]:
    found = set()
    for line in context.header.notes.get(key, ()):
        numbers = comment_numbers(line)
        if len(numbers) == 3:
            found.add(tuple(numbers))
        else:
            line.error(5, line.cut(5), "three numbers")
    return found


def comment_numbers(line: Line) -> list[int]:
    """Return the numbers of one of our own comment lines."""
    start = line.text.index(":") + 2
    return [n for _column, n in line.numbers(start, "a number", low=0, high=9999)]


# --- who met whom -----------------------------------------------------------------------------


def _pairs(context: Rounds, number: int) -> dict[tuple[int, int], ForfeitRow | None]:
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

    for row in context.records.forfeits:
        if row.round == number and meet(row.white, row.black, row.place):
            pair = (min(row.white, row.black), max(row.white, row.black))
            if pairs[pair] is not None:
                row.place.error(row.white, "one record 330 for a match")
            pairs[pair] = row
    for player in context.players.values():
        game = player.games.get(number)
        if game is not None and game.opponent and player.number in context.team_of:
            opponent = _opponent(context, player, game, number)
            if opponent is not None:
                meet(context.team_of[player.number], opponent, Place(game.line, game.column))
    for row_number, white, black in sorted(_noted(context, "match")):
        if row_number == number and {white, black} <= set(context.teams) and white != black:
            meet(white, black, Place(context.teams[white].line, 5))
    for (round_number, team), line_up in context.records.line_ups.items():
        if round_number == number:
            if line_up.opponent == team:
                line_up.place.error(team, "another team as opponent")
            else:
                meet(team, line_up.opponent, line_up.place)
    return pairs


def _opponent(context: Rounds, player: PlayerRow, game: Game, number: int) -> int | None:
    other = context.players.get(game.opponent)
    if other is None or game.opponent not in context.team_of:
        game.line.error(game.column, str(game.opponent), "the start number of a team's player")
        return None
    team = context.team_of[game.opponent]
    if team == context.team_of[player.number]:
        game.line.error(game.column, str(game.opponent), "an opponent of another team")
        return None
    back = other.games.get(number)
    named = back.opponent if back is not None else 0
    missing = named == 0 and (game.result == "+" or (back is not None and back.result == "+"))
    if named != player.number and not missing:
        game.line.error(
            game.column,
            str(game.opponent),
            f"an opponent whose line ({other.line.number}) names {player.number}",
        )
        return None
    return team


def _match(
    context: Rounds,
    number: int,
    low: int,
    high: int,
    forfeit: ForfeitRow | None,
    reversed_: set[tuple[int, ...]],
) -> Match | None:
    line_ups = context.records.line_ups
    noted = _noted(context, "match")
    sides = Sides(
        round=number,
        first=context.teams[low],
        second=context.teams[high],
        players=context.players,
        line_ups=(line_ups.get((number, low)), line_ups.get((number, high))),
        forfeit=forfeit,
        white=next((w for w in (low, high) if (number, w, low + high - w) in noted), None),
    )
    seats = seating(sides, context.settings)
    if seats is None:
        return None
    scheduled = {(number, low, high), (number, high, low)} & reversed_
    if scheduled and next(iter(scheduled))[1] != seats.white.tpn:
        # The players' lines show the colours as played; the scheduled ones count.
        seats = Seating(
            seats.black, seats.white, seats.black_seats, seats.white_seats, seats.explicit
        )
    match = MatchId(context.next_id)
    context.next_id += 1
    built = build_match(sides, seats, context.settings, match, context.ids)
    return replace(built, colours_reversed=bool(scheduled))


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
        found.append(Bye(TeamId(tpn), kind))
    return found


def _bye_by_letters(context: Rounds, number: int, team: TeamRow) -> ByeKind:
    """Return what the players' letters say, where the file has no records that say it."""
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
