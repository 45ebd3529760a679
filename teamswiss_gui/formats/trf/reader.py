"""A TRF becomes a tournament that can be continued, or a list of everything that is wrong."""

from __future__ import annotations

import gc
import re
from dataclasses import replace
from itertools import combinations
from typing import NamedTuple

from teamswiss_gui.domain import checks
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import (
    Absence,
    ForbiddenPair,
    Numbering,
    Player,
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
from teamswiss_gui.formats.trf.read_notes import (
    Paired,
    comment_numbers,
    match_points,
    read_paired,
)
from teamswiss_gui.formats.trf.records import Line, decoded, split
from teamswiss_gui.formats.trf.rosters import PlayerRow, TeamRow, add_national, read_players
from teamswiss_gui.formats.trf.rosters import read_teams as read_team_rows
from teamswiss_gui.formats.trf.rounds import Rounds, paired_rounds, read_rounds
from teamswiss_gui.formats.trf.settings import read_settings
from teamswiss_gui.formats.trf.team_records import TEAM_RECORDS, TeamRecords, read_team_records
from teamswiss_gui.scoring import points as scoring

_KNOWN = HEADER_RECORDS | TEAM_RECORDS | INFORMATIVE | {"001", "013", "310", "###"}
_NATIONAL = re.compile(r"[A-Z]{3}")
BIGGEST_FILE = 50_000_000


class TrfFile(NamedTuple):
    """What a file holds: the tournament, what to look at, and the comments that are not ours."""

    tournament: Tournament
    warnings: tuple[Problem, ...] = ()
    comments: tuple[str, ...] = ()


def read_trf(data: bytes | str) -> TrfFile:
    """Read a TRF; TeamSwissError `trf-problems` tells all that is wrong with it at once."""
    # All that is made here is kept, so that looking for what is not would only take time.
    was_collecting = gc.isenabled()
    gc.disable()
    try:
        return _read(data)
    finally:
        if was_collecting:
            gc.enable()


def _read(data: bytes | str) -> TrfFile:
    problems = Problems()
    if len(data) > BIGGEST_FILE:
        problems.error(1, 1, "", f"{len(data)} bytes", f"a file of at most {BIGGEST_FILE} bytes")
        problems.refuse()
    lines = split(decoded(data) if isinstance(data, bytes) else data, problems)
    problems.refuse()
    header = read_header(lines)
    default_system(header)
    _unknown(lines)
    players = add_national(read_players(lines), lines, header.national)
    teams = read_team_rows(lines, players)
    if not teams:
        problems.error(1, 1, "310", lines[0].text if lines else "", "teams (record 310)")
    records = read_team_records(lines, frozenset(teams))
    count = paired_rounds(header, players, records)
    settings = read_settings(header, records, players, teams, count)
    afterwards.check_abnormal(records.abnormal, count, max(count, settings.rounds))
    of_matches = match_points(header)
    tournament, ids = _tournament(problems, header, settings, records, players, teams, count)
    tournament = afterwards.adjusted(tournament, records.abnormal, ids, of_matches)
    history = scoring.history(tournament, len(tournament.rounds), for_pairing=True)
    tournament = afterwards.in_publishing_order(_with_states(tournament), history)
    afterwards.compare_sums(tournament, history, teams, players, ids)
    _refuse_inconsistent(tournament, problems)
    return TrfFile(tournament, problems.warnings, tuple(header.comments))


def _refuse_inconsistent(tournament: Tournament, problems: Problems) -> None:
    """Refuse what no single record shows: a tournament that our own file could not keep."""
    try:
        validate(tournament, rosters_read=True)
    except TeamSwissError as error:
        facts = ", ".join(f"{key} {value}" for key, value in error.details.items())
        problems.error(1, 1, "", f"{error.code.replace('-', ' ')}: {facts}", "a sound tournament")
        problems.refuse()


def _unknown(lines: list[Line]) -> None:
    for line in lines:
        if (
            line.id not in _KNOWN
            and not _NATIONAL.fullmatch(line.id)
            and not line.text.startswith("#")
        ):
            line.warning(1, line.id, "a record that TRF knows; this line was left out")


# --- the tournament ---------------------------------------------------------------------------


def _tournament(
    problems: Problems,
    header: Header,
    settings: Settings,
    records: TeamRecords,
    players: dict[int, PlayerRow],
    teams: dict[int, TeamRow],
    count: int,
) -> tuple[Tournament, dict[int, TeamId]]:
    """Build the tournament, or refuse: by then every record has been looked at."""
    ids = {tpn: TeamId(place) for place, tpn in enumerate(sorted(teams), start=1)}
    player_ids: dict[int, PlayerId] = {}
    for tpn in sorted(teams):
        for member in teams[tpn].members:
            player_ids[member] = PlayerId(len(ids) + len(player_ids) + 1)
    next_id = len(ids) + len(player_ids) + 1
    context = Rounds(
        *(players, teams, records, header, settings, ids, player_ids, next_id),
        doubts=problems.doubts,
    )
    rounds = read_rounds(context, count)
    entries = _teams(header, records, players, teams, rounds, ids, player_ids)
    paired = read_paired(header, ids)
    problems.refuse()
    if settings.initial_colour is None:
        settings = replace(settings, initial_colour=_initial_colour(rounds, ids))
    tournament = Tournament(
        settings=settings,
        teams=entries,
        rounds=rounds,
        numbering=Numbering(NumberingMethod.HAND),
        list_closed=bool(rounds),
        next_id=context.next_id,
    )
    tournament = _with_forbidden(tournament, records, ids)
    tournament = _with_acceleration(tournament, records, ids, paired)
    return _with_basis(tournament, paired), ids


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
    away = _away(records, rounds, ids)
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
            first_round=late.get(tpn, [(1,)])[0][0],
            withdrawals=tuple(
                Withdrawal(first, last or None) for first, last in withdrawn.get(tpn, ())
            ),
            players=tuple(
                Player(player_ids[member], **players[member].fields) for member in row.members
            ),
        )
        if tpn in away:
            team = replace(team, absences=_absences(team, away[tpn]))
        found.append(team)
    return tuple(found)


def _noted(header: Header, key: str, count: int) -> dict[int, list[tuple[int, ...]]]:
    """Return what our comment lines of a kind say of teams, by TPN."""
    found: dict[int, list[tuple[int, ...]]] = {}
    for line in header.notes.get(key, ()):
        numbers = comment_numbers(line)
        if len(numbers) != count or not 1 <= numbers[1] <= checks.MAX_ROUNDS:
            line.error(5, line.cut(5), "a team and its rounds")
        else:
            found.setdefault(numbers[0], []).append(tuple(numbers[1:]))
    return found


def _away(
    records: TeamRecords, rounds: tuple[Round, ...], ids: dict[int, TeamId]
) -> dict[int, dict[int, ByeKind]]:
    """Return the rounds without a game that a team did not get from the pairing, by TPN."""
    tpns = {team: tpn for tpn, team in ids.items()}
    found: dict[int, dict[int, ByeKind]] = {}
    for each in rounds:
        for bye in each.byes:
            if bye.kind is not ByeKind.PAIRING_ALLOCATED:
                found.setdefault(tpns[bye.team], {})[each.number] = bye.kind
    for (number, tpn), (kind, _place) in records.byes.items():
        if number > len(rounds):
            found.setdefault(tpn, {})[number] = kind
    for tpn, _place in records.absent_next:
        found.setdefault(tpn, {}).setdefault(len(rounds) + 1, ByeKind.ABSENT)
    return found


def _absences(team: Team, away: dict[int, ByeKind]) -> tuple[Absence, ...]:
    return tuple(
        Absence(number, kind)
        for number, kind in sorted(away.items())
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
    tournament: Tournament, records: TeamRecords, ids: dict[int, TeamId], paired: Paired
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
    if baku and _virtual(tournament, paired) == _virtual(accelerated, paired):
        return tournament
    return accelerated


def _virtual(tournament: Tournament, paired: Paired) -> dict[tuple[TeamId, int], HalfPoints]:
    """Return the virtual points of the teams that were, or can be, paired with them."""
    last = tournament.settings.rounds
    found = {}
    entries = {team.id: team for team in tournament.teams}
    for team, rounds in virtual_of(_with_basis(tournament, paired), last).items():
        entry = entries[team]
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


def _with_basis(tournament: Tournament, paired: Paired) -> Tournament:
    """Note in every round the settings and the numbers that it was paired on."""
    basis = basis_of(replace(tournament, rounds=()), 1)
    rounds = []
    for each in tournament.rounds:
        numbers = tuple(
            (team.id, team.tpn)
            for team in tournament.teams
            if team.tpn is not None and team.first_round <= each.number
        )
        rounds.append(
            replace(
                each,
                basis=replace(basis, **paired.settings.get(each.number, {})),
                numbers=paired.numbers.get(each.number, numbers),
            )
        )
    return replace(tournament, rounds=tuple(rounds))
