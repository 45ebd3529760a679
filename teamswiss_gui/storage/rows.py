"""A tournament as rows, whole and in parts, and the rows in which two tournaments differ.

Rows belong to parts (the settings, a team with its roster, a round, a match with its boards), and
unchanged parts are the same objects in two tournaments. So the difference of two tournaments looks
into the parts that differ and nowhere else.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import Any, NamedTuple

from teamswiss_gui.domain.model import (
    Match,
    Round,
    Team,
    Tournament,
)
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.storage import tables
from teamswiss_gui.storage.plain import to_plain
from teamswiss_gui.storage.tables import Row, Rows, values

EVENT_FIELDS = ("numbering", "list_closed", "unlocked", "next_id")


class Change(NamedTuple):
    """A row before and after; None where there is none."""

    table: str
    key: tuple[Any, ...]
    before: Row | None
    after: Row | None

    @property
    def reversed(self) -> Change:
        """The same change the other way round."""
        return Change(self.table, self.key, self.after, self.before)


def dump(value: object) -> str:
    """Write a value as compact JSON."""
    return json.dumps(to_plain(value), ensure_ascii=False, separators=(",", ":"))


# --- values to rows ---------------------------------------------------------------------------


def settings_rows(settings: Settings) -> Rows:
    """Return the rows of the settings, one a field."""
    return {
        ("setting", (field.name,)): (dump(getattr(settings, field.name)),)
        for field in fields(Settings)
    }


def event_rows(tournament: Tournament) -> Rows:
    """Return the rows of what a tournament knows beside settings, teams and rounds."""
    return {("event", (name,)): (dump(getattr(tournament, name)),) for name in EVENT_FIELDS}


def team_rows(team: Team) -> Rows:
    """Return the rows of a team, its roster and its absences."""
    rows: Rows = {("team", (team.id,)): tuple(values(team, tables.TEAM.columns))}
    for position, player in enumerate(team.players, start=1):
        rest = values(player, tables.PLAYER.columns[2:])
        rows["player", (player.id,)] = (team.id, position, *rest)
    for withdrawal in team.withdrawals:
        rows["withdrawal", (team.id, withdrawal.first_round)] = (withdrawal.last_round,)
    for absence in team.absences:
        rows["absence", (team.id, absence.round)] = (absence.kind.value,)
    return rows


def round_rows(each: Round) -> Rows:
    """Return the rows of a round without its matches."""
    rows: Rows = {
        ("round", (each.number,)): (
            each.state.value,
            *values(each.basis, tables.ROUND.columns[1:]),
        )
    }
    for team, tpn in each.numbers:
        rows["round_number", (each.number, team)] = (tpn,)
    for bye in each.byes:
        rows["bye", (each.number, bye.team)] = (bye.kind.value,)
    return rows


def match_rows(round_number: int, position: int, match: Match) -> Rows:
    """Return the rows of a match and its boards."""
    score = match.score
    rows: Rows = {
        ("match", (match.id,)): (
            round_number,
            position,
            *values(match, tables.MATCH.columns[2:5]),
            None if score is None else score.white,
            None if score is None else score.black,
            *values(match, tables.MATCH.columns[7:]),
        )
    }
    for board in match.boards:
        rows["board", (match.id, board.number)] = tuple(values(board, tables.BOARD.columns))
    return rows


def list_rows(tournament: Tournament) -> Rows:
    """Return the rows of forbidden pairs and of penalties and bonuses."""
    rows: Rows = {}
    for pair in tournament.forbidden_pairs:
        rows["forbidden_pair", (pair.id,)] = tuple(values(pair, tables.FORBIDDEN.columns))
    for adjustment in tournament.adjustments:
        rows["adjustment", (adjustment.id,)] = tuple(values(adjustment, tables.ADJUSTMENT.columns))
    return rows


def all_rows(tournament: Tournament) -> Rows:
    """Return every row of a tournament."""
    rows = settings_rows(tournament.settings) | event_rows(tournament) | list_rows(tournament)
    for team in tournament.teams:
        rows |= team_rows(team)
    for each in tournament.rounds:
        rows |= round_rows(each)
        for position, match in enumerate(each.matches, start=1):
            rows |= match_rows(each.number, position, match)
    return rows


# --- the difference of two --------------------------------------------------------------------


def difference(before: Tournament, after: Tournament) -> list[Change]:
    """Return the rows that differ, looking only into parts that are not the same objects."""
    changes: list[Change] = []
    for old, new in _differing_parts(before, after):
        for identity in old.keys() | new.keys():
            was, now = old.get(identity), new.get(identity)
            if was != now:
                changes.append(Change(*identity, was, now))
    changes.sort(key=lambda change: (change.table, change.key))
    return _joined(changes)


def _joined(changes: Sequence[Change]) -> list[Change]:
    """Join a row that left one part and came to another (a player moved, a match too)."""
    joined: list[Change] = []
    for change in changes:
        last = joined[-1] if joined else None
        if last and last[:2] == change[:2]:
            before = last.before if last.before is not None else change.before
            after = last.after if last.after is not None else change.after
            joined[-1] = Change(change.table, change.key, before, after)
        else:
            joined.append(change)
    return joined


def _differing_parts(before: Tournament, after: Tournament) -> Iterator[tuple[Rows, Rows]]:
    if before is after:
        return
    if before.settings is not after.settings:
        yield settings_rows(before.settings), settings_rows(after.settings)
    yield event_rows(before), event_rows(after)
    lists = (before.forbidden_pairs, before.adjustments), (after.forbidden_pairs, after.adjustments)
    if lists[0] != lists[1]:
        yield list_rows(before), list_rows(after)
    if before.teams is not after.teams:
        yield from _differing_teams(before.teams, after.teams)
    if before.rounds is not after.rounds:
        yield from _differing_rounds(before.rounds, after.rounds)


def _differing_teams(
    before: tuple[Team, ...], after: tuple[Team, ...]
) -> Iterator[tuple[Rows, Rows]]:
    old = {team.id: team for team in before}
    for team in after:
        was = old.pop(team.id, None)
        if was is not team:
            yield {} if was is None else team_rows(was), team_rows(team)
    for gone in old.values():
        yield team_rows(gone), {}


def _differing_rounds(
    before: tuple[Round, ...], after: tuple[Round, ...]
) -> Iterator[tuple[Rows, Rows]]:
    old = {each.number: each for each in before}
    for each in after:
        was = old.pop(each.number, None)
        if was is each:
            continue
        if was is None or _header(was) != _header(each):
            yield {} if was is None else round_rows(was), round_rows(each)
        yield from _differing_matches(was.matches if was else (), each.matches, each.number)
    for gone in old.values():
        yield round_rows(gone), {}
        yield from _differing_matches(gone.matches, (), gone.number)


def _header(each: Round) -> tuple[object, ...]:
    return each.state, each.basis, each.numbers, each.byes


def _differing_matches(
    before: tuple[Match, ...], after: tuple[Match, ...], number: int
) -> Iterator[tuple[Rows, Rows]]:
    old = {match.id: (place, match) for place, match in enumerate(before, start=1)}
    for place, match in enumerate(after, start=1):
        was_place, was = old.pop(match.id, (0, None))
        if was is not match or was_place != place:
            rows = {} if was is None else match_rows(number, was_place, was)
            yield rows, match_rows(number, place, match)
    for place, gone in old.values():
        yield match_rows(number, place, gone), {}
