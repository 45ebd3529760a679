"""A TRF becomes a tournament that can be continued, or a list of everything that is wrong."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

from teamswiss_gui.domain import checks, setting_checks
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import (
    Absence,
    Bye,
    ForbiddenPair,
    Numbering,
    PlayerId,
    Round,
    Team,
    TeamId,
    Tournament,
    Withdrawal,
)
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.settings import GivenPoints, Settings
from teamswiss_gui.domain.terms import (
    Acceleration,
    ByeKind,
    Colour,
    NumberingMethod,
    PairingSystem,
    RoundState,
)
from teamswiss_gui.domain.validate import validate
from teamswiss_gui.engine.tournament import basis_of, virtual_of
from teamswiss_gui.formats.trf import afterwards
from teamswiss_gui.formats.trf.header import (
    HEADER_RECORDS,
    INFORMATIVE,
    Header,
    default_system,
    read_header,
)
from teamswiss_gui.formats.trf.problems import Problem, Problems
from teamswiss_gui.formats.trf.records import Line, decoded, split
from teamswiss_gui.formats.trf.rosters import PlayerRow, TeamRow, add_national, read_players
from teamswiss_gui.formats.trf.rosters import read_teams as read_team_rows
from teamswiss_gui.formats.trf.rounds import (
    Rounds,
    board_pattern,
    comment_numbers,
    paired_rounds,
    read_rounds,
)
from teamswiss_gui.formats.trf.team_records import TEAM_RECORDS, TeamRecords, read_team_records
from teamswiss_gui.scoring import points as scoring

_OTHER_RECORDS = frozenset({"001", "013", "310", "###"})
_ROSTERS = frozenset({"001", "013", "310", "300", "330", "352"})
_NATIONAL = re.compile(r"[A-Z]{3}")
BIGGEST_FILE = 50_000_000


@dataclass(frozen=True, slots=True)
class TrfFile:
    """What a file holds: the tournament, what to look at, and the comments that are not ours."""

    tournament: Tournament
    warnings: tuple[Problem, ...] = ()
    comments: tuple[str, ...] = ()


def read_trf(data: bytes | str) -> TrfFile:
    """Read a TRF; TeamSwissError `trf-problems` tells all that is wrong with it at once."""
    problems = Problems()
    if len(data) > BIGGEST_FILE:
        problems.error(1, 1, "", f"{len(data)} bytes", f"a file of at most {BIGGEST_FILE} bytes")
        problems.refuse()
    lines = split(decoded(data) if isinstance(data, bytes) else data, problems)
    header = read_header(lines)
    default_system(header)
    _unknown(lines)
    players = add_national(read_players(lines), lines, header.national)
    teams = read_team_rows(lines, players)
    if not teams:
        problems.error(1, 1, "310", lines[0].text if lines else "", "teams (record 310)")
    records = read_team_records(lines, frozenset(teams))
    count = paired_rounds(header, players, records)
    if not teams or problems.touch(_ROSTERS):
        # What is said about rounds cannot be judged without players, teams and boards.
        problems.refuse()
    settings = _settings(header, records, players, teams, count)
    tournament, ids = _tournament(header, settings, records, players, teams, count)
    problems.refuse()
    tournament = afterwards.adjusted(tournament, records.abnormal, ids)
    problems.refuse()
    tournament = afterwards.in_publishing_order(_with_states(tournament))
    afterwards.compare_sums(tournament, teams, players, ids)
    _refuse_inconsistent(tournament, problems)
    return TrfFile(tournament, problems.warnings, tuple(header.comments))


def _refuse_inconsistent(tournament: Tournament, problems: Problems) -> None:
    """Refuse what no single record shows: a tournament that our own file could not keep."""
    try:
        validate(tournament)
    except TeamSwissError as error:
        facts = ", ".join(f"{key} {value}" for key, value in error.details.items())
        problems.error(1, 1, "", f"{error.code.replace('-', ' ')}: {facts}", "a sound tournament")
        problems.refuse()


def _unknown(lines: list[Line]) -> None:
    for line in lines:
        known = line.id in HEADER_RECORDS | TEAM_RECORDS | INFORMATIVE | _OTHER_RECORDS
        if not known and not _NATIONAL.fullmatch(line.id) and not line.text.startswith("#"):
            line.warning(1, line.id, "a record that TRF knows; this line was left out")


# --- settings ---------------------------------------------------------------------------------


def _settings(
    header: Header,
    records: TeamRecords,
    players: dict[int, PlayerRow],
    teams: dict[int, TeamRow],
    count: int,
) -> Settings:
    values: dict[str, Any] = dict(header.values)
    if "rounds" not in values:
        future = [number for number, _team in records.byes]
        values["rounds"] = min(max([count, 1, *future]), checks.MAX_ROUNDS)
    elif values["rounds"] < count:
        line = header.lines["rounds"]
        line.error(5, str(values["rounds"]), f"at least the {count} rounds that are paired")
    if "board_colours" not in values:
        values["board_colours"] = board_pattern(players, teams)
        values["boards"] = len(values["board_colours"])
    dates = values.get("round_dates", ())
    if len(dates) > values["rounds"]:
        header.lines["round_dates"].warning(5, str(len(dates)), f"{values['rounds']} dates")
        values["round_dates"] = dates[: values["rounds"]]
    olympiad = values.get("system") is PairingSystem.OLYMPIAD_2008
    if "acceleration" not in values and olympiad:
        values["acceleration"] = Acceleration.IMAGINARY  # rule 28
    if header.baku and "acceleration" not in values:
        values["acceleration"] = Acceleration.BAKU
    settings = Settings(**values)
    try:
        setting_checks.check_together(settings)
    except TeamSwissError as error:
        wanted: tuple[str, ...] = (
            "match_win",
            "match_draw",
            "board_win",
            "board_draw",
            "primary_score",
        )
        if error.code == "dates-reversed":
            wanted = ("end_date",)
        at = next(header.lines[name] for name in (*wanted, *header.lines) if name in header.lines)
        at.error(5, at.cut(5), error.code.replace("-", " "))
    for row in records.abnormal:
        if afterwards.is_setting(row):
            settings = afterwards.put_setting(row, settings)
    return _with_pab(header, settings, records)


def _with_pab(header: Header, settings: Settings, records: TeamRecords) -> Settings:
    usual = scoring.bye_points(settings, scoring.Kind.PAB)
    match_points, game_points = records.pab_points
    if records.pab_line is None and header.pab_board is not None:
        game_points = HalfPoints(header.pab_board * settings.boards)
    return replace(
        settings,
        pab_match_points=None if match_points == usual.match_points else match_points,
        pab_game_points=None if game_points == usual.game_points else game_points,
    )


# --- the tournament ---------------------------------------------------------------------------


def _tournament(
    header: Header,
    settings: Settings,
    records: TeamRecords,
    players: dict[int, PlayerRow],
    teams: dict[int, TeamRow],
    count: int,
) -> tuple[Tournament, dict[int, TeamId]]:
    ids = {tpn: TeamId(place) for place, tpn in enumerate(sorted(teams), start=1)}
    player_ids: dict[int, PlayerId] = {}
    for tpn in sorted(teams):
        for member in teams[tpn].members:
            player_ids[member] = PlayerId(len(ids) + len(player_ids) + 1)
    context = Rounds(
        players, teams, records, header, settings, player_ids, len(ids) + len(player_ids) + 1
    )
    rounds = tuple(_with_ids(each, ids) for each in read_rounds(context, count))
    if settings.initial_colour is None:
        settings = replace(settings, initial_colour=_initial_colour(rounds, ids))
    tournament = Tournament(
        settings=settings,
        teams=_teams(header, records, players, teams, rounds, ids, player_ids),
        rounds=rounds,
        numbering=Numbering(NumberingMethod.HAND),
        list_closed=bool(rounds),
        next_id=context.next_id,
    )
    tournament = _with_forbidden(tournament, records, ids)
    tournament = _with_acceleration(tournament, records, ids)
    return _with_basis(tournament), ids


def _with_ids(each: Round, ids: dict[int, TeamId]) -> Round:
    return replace(
        each,
        matches=tuple(
            replace(match, white=ids[match.white], black=ids[match.black]) for match in each.matches
        ),
        byes=tuple(Bye(ids[bye.team], bye.kind) for bye in each.byes),
    )


def _initial_colour(rounds: tuple[Round, ...], ids: dict[int, TeamId]) -> Colour | None:
    """Return the colour that round 1 shows: its smallest TPN has it if odd, the other if even."""
    if not rounds:
        return None
    for tpn, team in ids.items():
        match = rounds[0].match_of(team)
        if match is not None:
            colour = Colour.WHITE if match.white == team else Colour.BLACK
            return colour if tpn % 2 else colour.other
    return None


def _teams(
    header: Header,
    records: TeamRecords,
    players: dict[int, PlayerRow],
    teams: dict[int, TeamRow],
    rounds: tuple[Round, ...],
    ids: dict[int, TeamId],
    player_ids: dict[int, PlayerId],
) -> tuple[Team, ...]:
    late = _noted(header, "late", 2)
    withdrawn = _noted(header, "withdrawn", 3)
    names: set[str] = set()
    found = []
    for tpn in sorted(teams):
        row = teams[tpn]
        name, copy = row.name, 1
        while checks.key(name) in names:
            copy += 1
            name = f"{row.name} ({copy})"
        if copy > 1:
            row.line.warning(9, row.name, "a name of its own")
        names.add(checks.key(name))
        team = Team(
            id=ids[tpn],
            name=name,
            short_name=row.short_name,
            tpn=tpn,
            first_round=next((first for number, first in late if number == tpn), 1),
            withdrawals=tuple(
                Withdrawal(first, last or None)
                for number, first, last in withdrawn
                if number == tpn
            ),
            players=tuple(
                replace(players[member].player, id=player_ids[member]) for member in row.members
            ),
        )
        found.append(replace(team, absences=_absences(team, tpn, records, rounds)))
    return tuple(found)


def _noted(header: Header, key: str, count: int) -> list[tuple[int, ...]]:
    found = []
    for line in header.notes.get(key, ()):
        numbers = comment_numbers(line)
        if len(numbers) != count or not 1 <= numbers[1] <= checks.MAX_ROUNDS:
            line.error(5, line.cut(5), "a team and its rounds")
        else:
            found.append(tuple(numbers))
    return found


def _absences(
    team: Team, tpn: int, records: TeamRecords, rounds: tuple[Round, ...]
) -> tuple[Absence, ...]:
    found: dict[int, ByeKind] = {}
    for each in rounds:
        kind = each.bye_of(team.id)
        if kind is not None and kind is not ByeKind.PAIRING_ALLOCATED:
            found[each.number] = kind
    for (number, listed), (kind, _place) in records.byes.items():
        if listed == tpn and number > len(rounds):
            found[number] = kind
    if any(listed == tpn for listed, _place in records.absent_next):
        found.setdefault(len(rounds) + 1, ByeKind.ABSENT)
    return tuple(
        Absence(number, kind)
        for number, kind in sorted(found.items())
        if kind is not ByeKind.ABSENT
        or not (number < team.first_round or team.is_withdrawn(number))
    )


def _with_forbidden(
    tournament: Tournament, records: TeamRecords, ids: dict[int, TeamId]
) -> Tournament:
    pairs = list(tournament.forbidden_pairs)
    next_id = tournament.next_id
    for row in records.forbidden:
        for first, second in combinations(sorted(ids[tpn] for tpn in row.teams), 2):
            until = row.last_round
            if until is not None and until >= tournament.settings.rounds:
                until = None
            pairs.append(ForbiddenPair(next_id, first, second, row.first_round, until))
            next_id += 1
    return replace(tournament, forbidden_pairs=tuple(pairs), next_id=next_id)


def _with_acceleration(
    tournament: Tournament, records: TeamRecords, ids: dict[int, TeamId]
) -> Tournament:
    """Take the points of record 250, unless they are just what Baku gives."""
    if not records.accelerations:
        return tournament
    given: list[GivenPoints] = []
    for row in records.accelerations:
        new = GivenPoints(
            first_round=row.first_round,
            last_round=row.last_round,
            match_points=row.match_points,
            game_points=row.game_points,
            teams=tuple(ids[tpn] for tpn in row.teams),
        )
        before = given[-1] if given else None
        if before is not None and replace(before, teams=()) == replace(new, teams=()):
            joined = tuple(sorted({*before.teams, *new.teams}))
            if len(joined) == len(before.teams) + len(new.teams):
                given[-1] = replace(before, teams=joined)
                continue
        given.append(new)
    accelerated = replace(
        tournament,
        settings=replace(
            tournament.settings, acceleration=Acceleration.GIVEN, given_points=tuple(given)
        ),
    )
    baku = tournament.settings.acceleration is Acceleration.BAKU
    if baku and _paired_on(tournament) == _paired_on(accelerated):
        return tournament
    return accelerated


def _paired_on(tournament: Tournament) -> dict[tuple[TeamId, int], HalfPoints]:
    """Return the virtual points of the teams that were, or can be, paired with them."""
    last = tournament.settings.rounds
    found = {}
    for team, rounds in virtual_of(_with_basis(tournament), last).items():
        entry = tournament.team(team)
        for number, points in rounds.items():
            if points and entry.bye(number) is None:
                found[team, number] = points
    return found


def _with_states(tournament: Tournament) -> Tournament:
    """Take a round with every result as published, one without as accepted."""
    rounds = tuple(
        replace(
            each,
            state=RoundState.PUBLISHED
            if all(match.is_complete for match in each.matches)
            else RoundState.ACCEPTED,
        )
        for each in tournament.rounds
    )
    return replace(tournament, rounds=rounds)


def _with_basis(tournament: Tournament) -> Tournament:
    """Note in every round the settings and the numbers that it was paired on."""
    basis = basis_of(replace(tournament, rounds=()), 1)
    rounds = []
    for each in tournament.rounds:
        numbers = tuple(
            (team.id, team.tpn)
            for team in tournament.teams
            if team.tpn is not None and team.first_round <= each.number
        )
        rounds.append(replace(each, basis=basis, numbers=numbers))
    return replace(tournament, rounds=tuple(rounds))
