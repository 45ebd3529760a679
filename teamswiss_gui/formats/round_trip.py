"""The promise behind a TRF export: written, read back, compared, and every round paired again."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, fields

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Birth, Match, Player, PlayerId, Round, TeamId, Tournament
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import ByeKind, Forfeit, Result
from teamswiss_gui.engine.check import RoundCheck, check_round
from teamswiss_gui.engine.hooks import Hooks
from teamswiss_gui.formats.trf import Problem, problems_of, read_trf, write_trf
from teamswiss_gui.scoring import points as scoring

NOT_HELD = frozenset(
    {
        *("organiser", "initial_colour_seed", "line_up_deadline", "roster_order_checked"),
        *("logo", "sponsor", "reserves"),
        *("prizes", "prize_sharing", "one_prize_each", "prize_currency", "board_prizes"),
        *("tiebreak_edition", "rating_players", "rating_floor", "given_points", "round_dates"),
        *("arbiters",),
    }
)
"""Settings that TRF has no record for, or (dates, arbiters, given points) holds in part."""


@dataclass(frozen=True, slots=True)
class Difference:
    """Something that is not the same after reading the file back."""

    what: str
    """Settings, team, player, round, match, score: what kind of thing it is."""
    where: str
    """Which one: a setting's name, "5", "5/2" (team/place), "3: 5-7" (round: teams)."""
    written: str
    read: str


@dataclass(frozen=True, slots=True)
class RoundTrip:
    """What came of an export."""

    data: bytes
    """The file that was checked, byte for byte the one that is exported."""
    differences: tuple[Difference, ...]
    problems: tuple[Problem, ...]
    """What the reader says about the file; errors if it could not be read at all."""
    is_readable: bool
    checks: tuple[RoundCheck, ...]
    """Every round paired again from the file, but those that the engine refuses to pair."""
    engine_differs: tuple[int, ...]
    """Rounds that the engine pairs otherwise from the file than from the tournament itself."""

    @property
    def holds(self) -> bool:
        """Whether the file says what the tournament says, and pairs as it pairs.

        A round that the arbiter paired otherwise than the engine is in `checks`; it breaks no
        promise, as long as the file tells the same as the tournament.
        """
        return self.is_readable and not self.differences and not self.engine_differs


def verify_trf(
    tournament: Tournament,
    *,
    progress: Callable[[int, int], None] | None = None,
    cancel: Callable[[], bool] | None = None,
) -> RoundTrip:
    """Write a TRF26, read it back, compare, and pair every round again."""
    hooks = Hooks(progress, cancel)
    rounds = len(tournament.accepted_rounds)
    hooks.check(0, rounds + 1)
    data = write_trf(tournament)
    try:
        back = read_trf(data)
    except TeamSwissError as error:
        if error.code != "trf-problems":
            raise
        return RoundTrip(data, (), problems_of(error), False, (), ())
    differences = tuple(compared(tournament, back.tournament))
    checks: list[RoundCheck] = []
    differs: list[int] = []
    for number in range(1, min(rounds, len(back.tournament.rounds)) + 1):
        hooks.check(number, rounds + 1)
        again, own = _checked(back.tournament, number), _checked(tournament, number)
        if isinstance(again, RoundCheck):
            checks.append(again)
        if _answer(tournament, number, own) != _answer(back.tournament, number, again):
            differs.append(number)
    hooks.check(rounds + 1, rounds + 1)
    return RoundTrip(data, differences, back.warnings, True, tuple(checks), tuple(differs))


def _checked(tournament: Tournament, number: int) -> RoundCheck | str:
    """Pair a round again; the code of the reason if the engine does not (results missing)."""
    try:
        return check_round(tournament, number)
    except TeamSwissError as error:
        return error.code


def _answer(tournament: Tournament, number: int, check: RoundCheck | str) -> Hashable:
    """Return what the engine says to a round, by the numbers that the file has."""
    if isinstance(check, str):
        return check
    names = {tpn: team for team, tpn in tournament.round(number).numbers}
    now = _numbers(tournament)

    def number_of(tpn: int | None) -> int | None:
        return None if tpn is None else now.get(names.get(tpn, TeamId(0)), tpn)

    pairs = frozenset((number_of(white), number_of(black)) for white, black in check.wanted_pairs)
    return pairs, number_of(check.wanted_bye), check.impossible


# --- comparing --------------------------------------------------------------------------------


def compared(written: Tournament, read: Tournament) -> Iterator[Difference]:
    """Yield what differs between two tournaments, of what TRF can hold."""
    yield from _settings(written.settings, read.settings)
    ours, theirs = _by_number(written), _by_number(read)
    for number in sorted(set(ours) | set(theirs)):
        yield from _differing("team", str(number), ours.get(number), theirs.get(number))
    seats, seats_read = dict(_players(written)), dict(_players(read))
    for place in sorted(set(seats) | set(seats_read)):
        where = f"{place[0]}/{place[1]}"
        yield from _differing("player", where, seats.get(place), seats_read.get(place))
    last = max(len(written.accepted_rounds), len(read.rounds))
    for number in range(1, last + 1):
        yield from _rounds(written, read, number)
    yield from _scores(written, read)


def _differing(what: str, where: str, written: object, read: object) -> Iterator[Difference]:
    if written != read:
        yield Difference(what, where, _shown(written), _shown(read))


def _shown(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(_shown(each) for each in value)
    if isinstance(value, Birth):
        return f"{value.year:04}/{value.month:02}/{value.day:02}"
    return "–" if value is None else str(getattr(value, "value", value))


def _settings(written: Settings, read: Settings) -> Iterator[Difference]:
    for each in fields(Settings):
        if each.name in NOT_HELD:
            continue
        ours, theirs = getattr(written, each.name), getattr(read, each.name)
        if each.name == "initial_colour" and ours is None:
            continue  # the file takes it from round 1
        if each.name in _PAB:
            ours, theirs = (_pab(settings, each.name) for settings in (written, read))
        yield from _differing("settings", each.name, ours, theirs)
    days = tuple(d.day if d else None for d in written.round_dates)
    yield from _differing(
        "settings", "round_dates", days, tuple(d.day if d else None for d in read.round_dates)
    )
    yield from _differing(
        "settings",
        "arbiters",
        tuple((a.name, a.fide_id) for a in written.arbiters),
        tuple((a.name, a.fide_id) for a in read.arbiters),
    )


_PAB = {"pab_match_points": "match_points", "pab_game_points": "game_points"}


def _pab(settings: Settings, name: str) -> object:
    """Return what a bye is worth: by its setting, or by the rules where none is set."""
    return getattr(scoring.bye_points(settings, scoring.Kind.PAB), _PAB[name])


def _numbers(tournament: Tournament) -> dict[TeamId, int]:
    """Return the numbers that the teams have in the file."""
    last = max((team.tpn or 0 for team in tournament.teams), default=0)
    found: dict[TeamId, int] = {}
    for team in tournament.teams:
        if team.tpn is None:
            last += 1
        found[team.id] = team.tpn or last
    return found


def _by_number(tournament: Tournament) -> dict[int, object]:
    numbers = _numbers(tournament)
    forbidden = _forbidden(tournament, numbers)
    to_come = range(tournament.next_round, tournament.settings.rounds + 1)
    return {
        numbers[team.id]: (
            team.name[:32].strip(),
            team.short_name[:5].strip(),
            len(team.players),
            team.first_round,
            tuple((w.first_round, w.last_round) for w in team.withdrawals),
            tuple((number, bye.value) for number in to_come if (bye := team.bye(number))),
            tuple(sorted(forbidden.get(team.id, ()))),
        )
        for team in tournament.teams
    }


def _forbidden(
    tournament: Tournament, numbers: dict[TeamId, int]
) -> dict[TeamId, set[tuple[int, int]]]:
    """Return whom every team must not meet, and in which rounds: (opponent, round)."""
    found: dict[TeamId, set[tuple[int, int]]] = {}
    for pair in tournament.forbidden_pairs:
        for number in range(1, tournament.settings.rounds + 1):
            if pair.holds(number):
                found.setdefault(pair.team, set()).add((numbers[pair.opponent], number))
                found.setdefault(pair.opponent, set()).add((numbers[pair.team], number))
    return found


def _players(tournament: Tournament) -> Iterator[tuple[tuple[int, int], object]]:
    numbers = _numbers(tournament)
    for team in tournament.teams:
        for place, player in enumerate(team.players, start=1):
            yield (numbers[team.id], place), _player(player)


def _player(player: Player) -> object:
    return (
        player.name[:33].strip(),
        player.title[:3],
        player.rating,
        player.fide_id,
        player.federation,
        player.birth,
        player.sex,
        player.national_id[:11],
        player.national_rating,
    )


def _rounds(written: Tournament, read: Tournament, number: int) -> Iterator[Difference]:
    ours, theirs = _round(written, number), _round(read, number)
    for key in sorted(set(ours) | set(theirs)):
        where = f"{number}: {key}"
        yield from _differing("match", where, ours.get(key), theirs.get(key))


def _round(tournament: Tournament, number: int) -> dict[str, object]:
    if number > len(tournament.accepted_rounds):
        return {}
    each: Round = tournament.rounds[number - 1]
    numbers = _numbers(tournament)
    seats: dict[PlayerId | None, int | None] = {
        player.id: place
        for team in tournament.teams
        for place, player in enumerate(team.players, start=1)
    }
    found: dict[str, object] = {str(numbers[bye.team]): bye.kind.value for bye in each.byes}
    there = {bye.team for bye in each.byes}
    for match in each.matches:
        found[f"{numbers[match.white]}-{numbers[match.black]}"] = _match(match, seats)
        there |= {match.white, match.black}
    for team in tournament.teams:
        if team.id not in there:  # entered when the round was paired already
            found[str(numbers[team.id])] = (team.bye(number) or ByeKind.ABSENT).value
    return found


_ALL_BOARDS = {
    Result.FORFEIT_WIN: Forfeit.BLACK,
    Result.FORFEIT_LOSS: Forfeit.WHITE,
    Result.FORFEIT_BOTH: Forfeit.BOTH,
}


def _match(match: Match, seats: dict[PlayerId | None, int | None]) -> object:
    forfeit = match.forfeit
    results = {board.result for board in match.boards}
    if forfeit is None and len(results) == 1:
        only = next(iter(results))
        forfeit = _ALL_BOARDS.get(only) if only is not None else None
    if forfeit is not None:
        return f"forfeit {forfeit.value}"  # line-ups of a match that nobody played may be lost
    if match.score is not None:
        return match.score.white, match.score.black
    return tuple(
        (
            seats.get(board.white_side),
            seats.get(board.black_side),
            board.result.value if board.result else None,
            board.white_points,
            board.black_points,
        )
        for board in match.boards
    ), match.colours_reversed


def _scores(written: Tournament, read: Tournament) -> Iterator[Difference]:
    """Compare what every team has in the end, penalties and byes included."""
    ours = {_numbers(written)[t]: p for t, p in scoring.totals(written).items()}
    theirs = {_numbers(read)[t]: p for t, p in scoring.totals(read).items()}
    for number in sorted(set(ours) | set(theirs)):
        one, other = ours.get(number), theirs.get(number)
        yield from _differing(
            "score",
            str(number),
            one and (one.match_points, one.game_points),
            other and (other.match_points, other.game_points),
        )
