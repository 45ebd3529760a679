"""Everything that can still be read of a damaged file, as a new tournament.

The damaged file is only read, and from a copy. What is broken is left out and named; a round or a
team that lost its own row is kept with a stand-in, so that its matches and players survive.
"""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, get_type_hints

from teamswiss_gui.domain import checks, setting_checks, validate
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import (
    Board,
    Match,
    Numbering,
    Player,
    PlayerId,
    Round,
    Team,
    TeamId,
    Tournament,
)
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import RoundState
from teamswiss_gui.storage import file, history
from teamswiss_gui.storage.compose import (
    Part,
    lists_from,
    load,
    match_from,
    part_of,
    round_from,
    team_from,
)
from teamswiss_gui.storage.places import READ_ERRORS, file_error
from teamswiss_gui.storage.rows import team_rows
from teamswiss_gui.storage.tables import TABLES, Rows, Table

_MAGIC = b"SQLite format 3\x00"
_FROM_SNAPSHOT = ("setting", "team", "player")


@dataclass(slots=True)
class Rescued:
    """What came out, and what did not."""

    tournament: Tournament
    lost: list[str] = field(default_factory=list)
    """The places that could not be read, as table and key."""
    from_snapshot: bool = False
    """Whether a snapshot filled gaps."""


def rescue(path: Path) -> Rescued:
    """Read what can be read of a damaged file; refuse if that is nothing at all."""
    lost: list[str] = []
    try:
        with tempfile.TemporaryDirectory(prefix="teamswiss-") as folder:
            copy = Path(folder, "damaged.teamswiss")
            _copy(path, copy)
            rows, kept = _read(copy, lost)
    except OSError as error:
        raise file_error(error, path) from None
    used = False
    for identity, row in kept.items():
        if identity[0] in _FROM_SNAPSHOT and identity not in rows and lost:
            rows[identity] = row
            used = True
    if not rows:
        raise TeamSwissError("nothing-to-rescue", path=str(path))
    tournament = _mended(rows, lost)
    return Rescued(tournament, lost, used)


def _copy(path: Path, copy: Path) -> None:
    shutil.copyfile(path, copy)
    journal = path.with_name(path.name + "-journal")
    if journal.exists():
        shutil.copyfile(journal, copy.with_name(copy.name + "-journal"))
    with copy.open("rb+") as damaged:
        damaged.write(_MAGIC)


def _read(copy: Path, lost: list[str]) -> tuple[Rows, Rows]:
    rows: Rows = {}
    try:
        connection = file.connect(copy, mode="rw")
    except READ_ERRORS as error:
        lost.append(str(error))
        return {}, {}
    connection.text_factory = lambda data: data.decode("utf-8", "replace")
    try:
        for table in TABLES.values():
            rows |= _salvage(connection, table, lost)
        return rows, _newest_snapshot(connection)
    finally:
        connection.close()


def _salvage(connection: sqlite3.Connection, table: Table, lost: list[str]) -> Rows:
    """Read a table from both ends up to where it is broken."""
    rows: Rows = {}
    for direction in ("ASC", "DESC"):
        try:
            for values in connection.execute(f"{table.select()} ORDER BY rowid {direction}"):
                identity, row = table.split(values)
                rows[identity] = row
        except READ_ERRORS as error:
            if direction == "ASC":
                lost.append(f"{table.name}: {error}")
            continue
        break
    return rows


def _newest_snapshot(connection: sqlite3.Connection) -> Rows:
    try:
        numbers = [row[0] for row in connection.execute("SELECT id FROM snapshot")]
    except READ_ERRORS:
        return {}
    for number in reversed(numbers):
        try:
            content, checksum = connection.execute(
                "SELECT content, checksum FROM snapshot WHERE id = ?", (number,)
            ).fetchone()
            return history.snapshot_rows(content, checksum)
        except (*READ_ERRORS, TeamSwissError, TypeError):
            continue
    return {}


# --- mending ----------------------------------------------------------------------------------


def _mended(rows: Rows, lost: list[str]) -> Tournament:
    parts: dict[Part, Rows] = {}
    for identity, row in rows.items():
        try:
            part = part_of(identity, row)
        except TeamSwissError:
            lost.append(_place(identity))
            continue
        parts.setdefault(part, {})[identity] = row
    teams = _teams({p.id: r for p, r in parts.items() if p.kind == "team"}, lost)
    known = {team.id: team for team in teams}
    rounds = _rounds(
        {p.id: r for p, r in parts.items() if p.kind == "round"},
        {p.id: r for p, r in parts.items() if p.kind == "match"},
        known,
        lost,
    )
    settings = _settings(parts.get(Part("settings"), {}), lost)
    if settings.rounds < len(rounds):
        settings = replace(settings, rounds=len(rounds))
    draft = Tournament(settings=settings, teams=teams, rounds=rounds)
    draft = _with_event(draft, parts.get(Part("event"), {}))
    draft = _with_lists(draft, parts.get(Part("lists"), {}), lost)
    return replace(draft, next_id=max(draft.next_id, validate.highest_id(draft) + 1))


def _place(identity: tuple[str, tuple[Any, ...]]) -> str:
    return f"{identity[0]} {'/'.join(str(part) for part in identity[1])}"


def _settings(rows: Rows, lost: list[str]) -> Settings:
    hints = get_type_hints(Settings)
    settings = Settings()
    for each in fields(Settings):
        row = rows.get(("setting", (each.name,)))
        try:
            if row is None:
                raise TeamSwissError("file-row-missing", table="setting", number=0)
            value = setting_checks.check_field(each.name, load(hints[each.name], str(row[0])))
        except TeamSwissError:
            lost.append(f"setting {each.name}")
        else:
            settings = replace(settings, **{each.name: value})  # type: ignore[arg-type]
    try:
        setting_checks.check_together(settings)
    except TeamSwissError:
        pattern = ("WB" * settings.boards)[: settings.boards]
        settings = Settings(
            name=settings.name,
            rounds=settings.rounds,
            boards=settings.boards,
            board_colours=pattern,
        )
    return settings


def _with_event(tournament: Tournament, rows: Rows) -> Tournament:
    hints = {"list_closed": bool, "numbering": Numbering | None, "next_id": int}
    found: dict[str, Any] = {}
    for name, hint in hints.items():
        row = rows.get(("event", (name,)))
        if row is not None:
            try:
                found[name] = load(hint, str(row[0]))
            except TeamSwissError:
                continue
    return replace(tournament, **found)


def _teams(parts: dict[int, Rows], lost: list[str]) -> tuple[Team, ...]:
    teams: list[Team] = []
    names: set[str] = set()
    numbers: set[int] = set()
    players: set[int] = set()
    ids: set[str] = set()
    for team_id in sorted(parts):
        team = _team(team_id, parts[team_id], lost)
        if checks.key(team.name) in names:
            team = replace(team, name=f"{team.name} ({team_id})")
        names.add(checks.key(team.name))
        if team.tpn in numbers:
            team = replace(team, tpn=None)
        numbers |= {team.tpn} if team.tpn else set()
        roster = []
        for player in team.players:
            if player.id in players or (player.fide_id and player.fide_id in ids):
                lost.append(f"player {player.id}")
                continue
            players.add(player.id)
            ids.add(player.fide_id)
            roster.append(player)
        teams.append(replace(team, players=tuple(roster)))
    return tuple(teams)


def _team(team_id: int, rows: Rows, lost: list[str]) -> Team:
    """Compose a team; without its own row it gets a stand-in, and what is broken is left out."""
    stand_in = Team(TeamId(team_id), f"Team {team_id}")
    own = {i: r for i, r in rows.items() if i[0] == "team"}
    team = _whole_team(team_id, own)
    if team is None:
        lost.append(f"team {team_id}")
        team = stand_in
    known = team_rows(stand_in) if team is stand_in else own
    players: list[tuple[int, Player]] = []
    for identity in sorted((i for i in rows if i not in own), key=str):
        with_one = {**known, identity: rows[identity]}
        whole = _whole_team(team_id, with_one)
        if whole is None:
            lost.append(_place(identity))
        elif identity[0] == "player":
            position = rows[identity][1]
            players.append((position if isinstance(position, int) else 0, whole.players[0]))
        else:
            team = replace(
                team,
                withdrawals=(*team.withdrawals, *whole.withdrawals),
                absences=(*team.absences, *whole.absences),
            )
    players.sort(key=lambda entry: (entry[0], entry[1].id))
    return replace(team, players=tuple(player for _position, player in players))


def _whole_team(team_id: int, rows: Rows) -> Team | None:
    try:
        team = team_from(team_id, rows)
        validate.check_team(team)
    except TeamSwissError:
        return None
    return team


def _rounds(
    headers: dict[int, Rows],
    matches: dict[int, Rows],
    teams: dict[TeamId, Team],
    lost: list[str],
) -> tuple[Round, ...]:
    rosters = {team: validate.roster(entry) for team, entry in teams.items()}
    by_round: dict[int, list[tuple[int, Match]]] = {}
    for match_id in sorted(matches):
        try:
            number, position, match = match_from(match_id, matches[match_id])
            checks.round_number(number)
            if match.white not in teams or match.black not in teams:
                raise TeamSwissError("no-such-team", team=match.white)
            match = _seated(match, teams)
            validate.check_match(Round(number), match, rosters)
        except TeamSwissError:
            lost.append(f"match {match_id}")
            continue
        by_round.setdefault(number, []).append((position, match))
    numbers = {n for n in headers if 1 <= n <= checks.MAX_ROUNDS} | by_round.keys()
    rounds = []
    for number in range(1, max(numbers, default=0) + 1):
        placed = sorted(by_round.get(number, []), key=lambda entry: entry[0])
        each = _round(number, headers.get(number, {}), lost)
        rounds.append(_with_matches(each, [match for _position, match in placed], teams, lost))
    for each in rounds[:-1]:
        if each.state is RoundState.DRAFT:
            rounds[each.number - 1] = replace(each, state=RoundState.ACCEPTED)
    return tuple(rounds)


def _round(number: int, rows: Rows, lost: list[str]) -> Round:
    try:
        return round_from(number, rows, ())
    except TeamSwissError:
        lost.append(f"round {number}")
        return Round(number, RoundState.ACCEPTED)


def _with_matches(
    each: Round, matches: list[Match], teams: dict[TeamId, Team], lost: list[str]
) -> Round:
    seen: set[TeamId] = set()
    kept = []
    for match in matches:
        if match.white in seen or match.black in seen or match.white == match.black:
            lost.append(f"match {match.id}")
            continue
        seen |= {match.white, match.black}
        kept.append(match)
    byes = tuple(bye for bye in each.byes if bye.team in teams and bye.team not in seen)
    tpns: set[int] = set()
    numbers = []
    for team, tpn in each.numbers:
        if team in teams and tpn not in tpns and 1 <= tpn <= checks.MAX_TEAMS:
            numbers.append((team, tpn))
            tpns.add(tpn)
    return replace(each, matches=tuple(kept), byes=byes, numbers=tuple(numbers))


def _seated(match: Match, teams: dict[TeamId, Team]) -> Match:
    """Empty the chairs of players who were lost, and number the boards through."""
    white = {player.id for player in teams[match.white].players}
    black = {player.id for player in teams[match.black].players}
    boards: list[Board] = []
    for number, board in enumerate(match.boards, start=1):
        boards.append(
            replace(
                board,
                number=number,
                white_side=_known(board.white_side, white),
                black_side=_known(board.black_side, black),
            )
        )
    return replace(match, boards=tuple(boards))


def _known(player: PlayerId | None, roster: set[PlayerId]) -> PlayerId | None:
    return player if player in roster else None


def _with_lists(tournament: Tournament, rows: Rows, lost: list[str]) -> Tournament:
    for identity, row in sorted(rows.items(), key=str):
        try:
            found = lists_from({identity: row})
            trial = replace(
                tournament,
                forbidden_pairs=(*tournament.forbidden_pairs, *found["forbidden_pairs"]),
                adjustments=(*tournament.adjustments, *found["adjustments"]),
            )
            validate.check_lists(trial)
        except TeamSwissError:
            lost.append(_place(identity))
        else:
            tournament = trial
    return tournament
