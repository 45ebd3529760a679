"""The rounds of a tournament as TRF26 records."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import groupby

from teamswiss_gui.domain.line_ups import colour, line_up
from teamswiss_gui.domain.model import Board, Match, PlayerId, TeamId, Tournament
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import (
    Acceleration,
    AdjustmentTarget,
    ByeKind,
    Colour,
    Forfeit,
    Result,
    Side,
)
from teamswiss_gui.engine.tournament import virtual_of
from teamswiss_gui.formats.trf.afterwards import worth
from teamswiss_gui.formats.trf.records import points_field
from teamswiss_gui.scoring import points as scoring
from teamswiss_gui.scoring.points import Kind

RESTING = "0000 - Z"
_BYE_LETTERS = {ByeKind.FULL: "F", ByeKind.HALF: "H", ByeKind.ABSENT: "Z"}
_FORFEITS = {Forfeit.BLACK: "+-", Forfeit.WHITE: "-+", Forfeit.BOTH: "--"}
_FORFEIT_RESULTS = {
    Forfeit.BLACK: Result.FORFEIT_WIN,
    Forfeit.WHITE: Result.FORFEIT_LOSS,
    Forfeit.BOTH: Result.FORFEIT_BOTH,
}
_KIND_LETTERS = {Kind.FORFEIT_WIN: "+", Kind.FORFEIT_LOSS: "-"}
_LETTERS = {
    Result.WIN: "10",
    Result.DRAW: "==",
    Result.LOSS: "01",
    Result.FORFEIT_WIN: "+-",
    Result.FORFEIT_LOSS: "-+",
    Result.FORFEIT_BOTH: "--",
    Result.UNRATED_WIN: "WL",
    Result.UNRATED_DRAW: "DD",
    Result.UNRATED_LOSS: "LW",
    Result.ADJOURNED: "  ",
}


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers that teams and players have in the file."""

    teams: dict[TeamId, int]
    players: dict[PlayerId, int]


@dataclass
class PlayerRounds:
    """A player's blocks on his line, round by round, and the points they come to."""

    blocks: list[str] = field(default_factory=list)
    points: HalfPoints = HalfPoints(0)


# --- the players' lines -----------------------------------------------------------------------


def player_rounds(tournament: Tournament, numbers: Numbers) -> dict[PlayerId, PlayerRounds]:
    """Return what every player did in the rounds."""
    settings = tournament.settings
    found = {player: PlayerRounds() for player in numbers.players}
    for count, each in enumerate(tournament.accepted_rounds, start=1):
        for match in each.matches:
            for board in told_boards(tournament, match):
                _add_board(settings, match, board, numbers, found)
        for rounds in found.values():
            if len(rounds.blocks) < count:
                rounds.blocks.append(RESTING)
    return found


def told_boards(tournament: Tournament, match: Match) -> tuple[Board, ...]:
    """Return the boards that the file shows.

    Of a forfeited match the players who were there must show their wins (TRF, record 330), so a
    line-up with gaps gives way to the top of the roster. A match known by its score shows no
    results.
    """
    if match.forfeit is not None:
        result = _FORFEIT_RESULTS[match.forfeit]
        sides = [_there(tournament, match, side) for side in (Side.WHITE, Side.BLACK)]
        if match.forfeit is not Forfeit.BOTH:
            # Where nobody sits to win, an absent player opposite would tell of a lost board.
            absent = 0 if match.forfeit is Forfeit.WHITE else 1
            there = sides[1 - absent]
            sides[absent] = tuple(p if there[i] else None for i, p in enumerate(sides[absent]))
        return tuple(
            Board(number, white, black, result)
            for number, (white, black) in enumerate(zip(*sides, strict=True), start=1)
        )
    if match.score is not None:
        return tuple(Board(b.number, b.white_side, b.black_side) for b in match.boards)
    return match.boards


def _there(tournament: Tournament, match: Match, side: Side) -> tuple[PlayerId | None, ...]:
    seats = line_up(match, side)
    if len(seats) == tournament.settings.boards and None not in seats:
        return seats
    boards = tournament.settings.boards
    absent = Forfeit.WHITE if side is Side.WHITE else Forfeit.BLACK
    if match.forfeit in (absent, Forfeit.BOTH):
        return (None,) * boards
    roster = [player.id for player in tournament.team(match.team(side)).players[:boards]]
    return (*roster, *[None] * (boards - len(roster)))


def _add_board(
    settings: Settings,
    match: Match,
    board: Board,
    numbers: Numbers,
    found: dict[PlayerId, PlayerRounds],
) -> None:
    shown = letters(settings, board)
    for side, letter in zip((Side.WHITE, Side.BLACK), shown, strict=True):
        player, other = board.player(side), board.player(side.other)
        if player is None:
            continue
        if other is None:
            block = f"0000 - {letter}"
        else:
            white = colour(settings, match, board.number, side) is Colour.WHITE
            block = f"{numbers.players[other]:>4} {'w' if white else 'b'} {letter}"
        worth_ = _letter_worth(settings, letter, alone=other is None)
        found[player].blocks.append(block)
        found[player].points = HalfPoints(found[player].points + worth_)


def _letter_worth(settings: Settings, letter: str, *, alone: bool) -> HalfPoints:
    if letter in "1W+":
        return settings.board_win
    if letter in "=D":
        return settings.board_draw
    if letter in "0L":
        return settings.board_loss
    return settings.board_forfeit_loss if letter == "-" and not alone else HalfPoints(0)


def letters(settings: Settings, board: Board) -> str:
    """Return the result letters of a board, the White team's side first."""
    if board.result is None:
        return "  "
    if board.result is not Result.SET:
        return _LETTERS[board.result]
    points = (board.white_points or HalfPoints(0), board.black_points or HalfPoints(0))
    if board.white_side is None or board.black_side is None:
        return "".join("+" if p > 0 else "-" for p in points)
    return "".join(_nearest(settings, p) for p in points)


def _nearest(settings: Settings, points: HalfPoints) -> str:
    choices = (("0", settings.board_loss), ("=", settings.board_draw), ("1", settings.board_win))
    return min(choices, key=lambda choice: abs(choice[1] - points))[0]


def _is_exact(settings: Settings, board: Board) -> bool:
    """Say whether the letters of a board tell its points."""
    if board.result is not Result.SET:
        return True
    if board.white_side is None or board.black_side is None:
        return False
    known = (settings.board_win, settings.board_draw, settings.board_loss)
    return board.white_points in known and board.black_points in known


# --- the team records -------------------------------------------------------------------------


def team_records(tournament: Tournament, numbers: Numbers) -> list[str]:
    """Return the records 240 to 330."""
    return [
        *_byes(tournament, numbers),
        *_accelerations(tournament, numbers),
        *_forbidden(tournament, numbers),
        *_abnormal(tournament, numbers),
        *_line_ups(tournament, numbers),
        _pab(tournament, numbers),
        *_forfeits(tournament, numbers),
    ]


def _byes(tournament: Tournament, numbers: Numbers) -> list[str]:
    lists: dict[tuple[int, str], list[int]] = {}
    for each in tournament.accepted_rounds:
        for bye in each.byes:
            if bye.kind in (ByeKind.FULL, ByeKind.HALF):
                letter = _BYE_LETTERS[bye.kind]
                lists.setdefault((each.number, letter), []).append(numbers.teams[bye.team])
    for number in range(tournament.next_round, tournament.settings.rounds + 1):
        for team in tournament.teams:
            kind = team.bye(number)
            if kind is not None:
                letter = _BYE_LETTERS[kind]
                lists.setdefault((number, letter), []).append(numbers.teams[team.id])
    return [
        f"240 {letter} {number:>3}" + "".join(f" {tpn:>4}" for tpn in sorted(tpns))
        for (number, letter), tpns in sorted(lists.items())
    ]


def _accelerations(tournament: Tournament, numbers: Numbers) -> list[str]:
    settings = tournament.settings
    if settings.acceleration is Acceleration.GIVEN:
        return [
            _acceleration(
                given.match_points, given.game_points, given.first_round, given.last_round, run
            )
            for given in settings.given_points
            for run in _runs(numbers.teams[TeamId(t)] for t in given.teams)
        ]
    if settings.acceleration is not Acceleration.BAKU or not tournament.teams:
        return []
    if not tournament.accepted_rounds and any(team.tpn is None for team in tournament.teams):
        return []  # who is in the upper half is known when all have numbers; 192 says Baku
    by_round: dict[int, dict[HalfPoints, list[int]]] = {}
    for team, rounds in virtual_of(tournament, settings.rounds).items():
        for number, points in rounds.items():
            if points:
                by_round.setdefault(number, {}).setdefault(points, []).append(numbers.teams[team])
    spans = [
        (number, points, tuple(sorted(tpns)))
        for number, groups in sorted(by_round.items())
        for points, tpns in sorted(groups.items())
    ]
    lines = []
    for (points, tpns), same in groupby(spans, key=lambda span: span[1:]):
        rounds_ = [number for number, _points, _tpns in same]
        first, last = rounds_[0], rounds_[-1]
        lines += [_acceleration(points, None, first, last, run) for run in _runs(tpns)]
    return lines


def _acceleration(
    match_points: HalfPoints,
    game_points: HalfPoints | None,
    first: int,
    last: int,
    run: tuple[int, int],
) -> str:
    games = " " * 4 if game_points is None else points_field(game_points)
    return f"250 {points_field(match_points)} {games} {first:>3} {last:>3} {run[0]:>4} {run[1]:>4}"


def _runs(tpns: Iterable[int]) -> list[tuple[int, int]]:
    runs: list[tuple[int, int]] = []
    for tpn in sorted(tpns):
        if runs and runs[-1][1] == tpn - 1:
            runs[-1] = (runs[-1][0], tpn)
        else:
            runs.append((tpn, tpn))
    return runs


def _forbidden(tournament: Tournament, numbers: Numbers) -> list[str]:
    lines = []
    for pair in tournament.forbidden_pairs:
        last = pair.last_round or max(tournament.settings.rounds, pair.first_round)
        tpns = sorted((numbers.teams[pair.team], numbers.teams[pair.opponent]))
        lines.append(f"260 {pair.first_round:>3} {last:>3} {tpns[0]:>4} {tpns[1]:>4}")
    return lines


def _abnormal(tournament: Tournament, numbers: Numbers) -> list[str]:
    lines = []
    plain = Settings(
        boards=tournament.settings.boards,
        match_win=tournament.settings.match_win,
        match_draw=tournament.settings.match_draw,
        board_win=tournament.settings.board_win,
        board_draw=tournament.settings.board_draw,
    )
    kinds = {"F": Kind.FULL_BYE, "H": Kind.HALF_BYE, "Z": Kind.ABSENT}
    kinds |= {"+": Kind.FORFEIT_WIN, "-": Kind.FORFEIT_LOSS}
    for letter, kind in kinds.items():
        points = worth(tournament.settings, kind)
        if points != worth(plain, kind):
            lines.append(_points_record(letter, points, 0, None))
    for adjustment in tournament.adjustments:
        if adjustment.target is AdjustmentTarget.TEAM:
            points = scoring.Points(adjustment.match_points, adjustment.game_points)
            tpn = numbers.teams[adjustment.team]
            lines.append(_points_record(" ", points, adjustment.round, tpn))
    adjusted = scoring.match_adjustments(tournament)
    for each in tournament.accepted_rounds:
        of_round = adjusted.get(each.number, {})
        scores = scoring.round_scores(tournament, each.number)
        for match in each.matches:
            teams = (match.white, match.black)
            exact = all(_is_exact(tournament.settings, board) for board in match.boards)
            if match.score is None and exact and not any(team in of_round for team in teams):
                continue
            for team in teams:
                score, other = scores[team], scores[teams[teams[0] == team]]
                tpn = numbers.teams[team]
                if score.is_complete:
                    letter = _outcome(score, other)
                    lines.append(_points_record(letter, score.points, each.number, tpn))
                elif team in of_round:  # no result yet to set: the total must hold it
                    lines.append(_points_record(" ", of_round[team], each.number, tpn))
    return lines


def _outcome(score: scoring.RoundScore, other: scoring.RoundScore) -> str:
    if score.kind in _KIND_LETTERS:
        return _KIND_LETTERS[score.kind]
    if score.game_points == other.game_points:
        return "D"
    return "W" if score.game_points > other.game_points else "L"


def _points_record(letter: str, points: scoring.Points, number: int, tpn: int | None) -> str:
    match_points, game_points = points_field(points.match_points), points_field(points.game_points)
    line = f"299 {letter}  {match_points}  {game_points}"
    return line if tpn is None else f"{line}  {number:>3} {tpn:>4}"


def _line_ups(tournament: Tournament, numbers: Numbers) -> list[str]:
    places = {
        player.id: place for team in tournament.teams for place, player in enumerate(team.players)
    }
    lines = []
    for each in tournament.accepted_rounds:
        for match in each.matches:
            boards = told_boards(tournament, match)
            for side in (Side.WHITE, Side.BLACK):
                if not boards or not _needs_line_up(tournament.settings, boards, side, places):
                    continue
                if match.forfeit is not None and None in [b.player(side) for b in boards]:
                    continue  # a gap would tell of a board that was not won
                tpn = numbers.teams[match.team(side)]
                other = numbers.teams[match.team(side.other)]
                seats = [board.player(side) for board in boards]
                texts = [f"{numbers.players[p]:>4}" if p is not None else "   0" for p in seats]
                lines.append(f"300 {each.number:>3} {tpn:>3} {other:>3} {' '.join(texts)}")
    return lines


def _needs_line_up(
    settings: Settings, boards: tuple[Board, ...], side: Side, places: Mapping[PlayerId, int]
) -> bool:
    seats = [board.player(side) for board in boards]
    seated = [places[player] for player in seats if player is not None]
    if not seated:
        return False
    if len(seated) < settings.boards or seated != sorted(seated):
        return True
    for board in boards:  # a resting player and one whose win by forfeit it is not look the same
        letter = letters(settings, board)[0 if side is Side.WHITE else 1]
        if board.player(side.other) is None and letter != "+":
            return True
    return False


def _pab(tournament: Tournament, numbers: Numbers) -> str:
    points = scoring.bye_points(tournament.settings, Kind.PAB)
    line = f"320 {points_field(points.match_points)} {points_field(points.game_points)}"
    for each in tournament.accepted_rounds:
        lucky = [b.team for b in each.byes if b.kind is ByeKind.PAIRING_ALLOCATED]
        line += f" {numbers.teams[lucky[0]]:>3}" if lucky else "    "
    return line


def _forfeits(tournament: Tournament, numbers: Numbers) -> list[str]:
    lines = []
    for each in tournament.accepted_rounds:
        for match in sorted(each.matches, key=lambda m: numbers.teams[m.white]):
            forfeit = match.forfeit or forfeited_by_boards(tournament, each.number, match)
            if forfeit is not None:
                teams = f"{numbers.teams[match.white]:>3} {numbers.teams[match.black]:>3}"
                lines.append(f"330 {_FORFEITS[forfeit]} {each.number:>3} {teams}")
    return lines


def forfeited_by_boards(tournament: Tournament, number: int, match: Match) -> Forfeit | None:
    """Return the forfeit of a match of which every board was forfeited; None for any other."""
    results = [board.result for board in match.boards]
    if match.score is not None or not results:
        return None
    if not all(result is not None and result.is_forfeit for result in results):
        return None
    score = scoring.match_score(tournament, number, match)
    if score.white.kind is Kind.FORFEIT_WIN:
        return Forfeit.BLACK
    return Forfeit.WHITE if score.black.kind is Kind.FORFEIT_WIN else Forfeit.BOTH
