"""What a list would bring in, and what is doubtful about it, before anything is changed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Protocol

from teamswiss_gui.domain import checks
from teamswiss_gui.domain.edits import Entry
from teamswiss_gui.domain.edits.players import MAX_ROSTER
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.engine.hooks import Hooks
from teamswiss_gui.formats import names
from teamswiss_gui.formats.cells import is_visible
from teamswiss_gui.formats.headers import PLAYER_FIELDS, TEAM_FIELDS, Field, field_of
from teamswiss_gui.formats.rating_list.values import ListPlayer
from teamswiss_gui.formats.team_lists.fields import LENGTHS, taken_apart, value_of
from teamswiss_gui.formats.team_lists.mapping import Layout, Mapping, propose
from teamswiss_gui.formats.team_lists.tables import NO_HOOKS, Table
from teamswiss_gui.formats.team_lists.values import Doubt

_OF_TEAM = {
    Field.TEAM: "name",
    Field.TEAM_FEDERATION: "federation",
    Field.TEAM_NOTE: "note",
}
_TOLD_EVERY = 100
_OWN_WORDS = frozenset({Field.NAME, Field.LAST_NAME, Field.FIRST_NAME, Field.BOARD})


class Lookup(Protocol):
    """A rating list that can be asked for an id."""

    def lookup(self, id: str) -> ListPlayer | None:
        """Return the player with that id."""


@dataclass(frozen=True, slots=True)
class Preview:
    """A list as it would come in: `edits.import_teams(tournament, preview.entries)` takes it."""

    table: Table
    mapping: Mapping
    entries: tuple[Entry, ...]
    rows: tuple[tuple[int, tuple[int, ...]], ...]
    """For every entry the row of its team and those of its players, from 1."""
    doubts: tuple[Doubt, ...]
    """By row and column; column 0 is the row as a whole."""


def preview(
    table: Table,
    mapping: Mapping | None = None,
    *,
    tournament: Tournament | None = None,
    rating_list: Lookup | None = None,
    hooks: Hooks = NO_HOOKS,
) -> Preview:
    """Return what a table would bring into a tournament, by a mapping or a proposed one.

    What cannot come in is left out and doubted, so that the entries can be imported as they are.
    """
    chosen = propose(table) if mapping is None else mapping
    reading = _Reading(table, chosen, tournament or Tournament(), rating_list)
    teams = reading.run(hooks)
    doubts = sorted(reading.doubts, key=lambda doubt: (doubt.row, doubt.column))
    return Preview(
        table=table,
        mapping=chosen,
        entries=tuple(
            Entry(team.fields, tuple(player.fields for player in team.players)) for team in teams
        ),
        rows=tuple((team.row, tuple(player.row for player in team.players)) for team in teams),
        doubts=tuple(dict.fromkeys(doubts)),
    )


@dataclass(slots=True)
class _Player:
    row: int
    column: int
    """Of the name, from 1."""
    fields: dict[str, object]
    places: dict[Field, int]
    board: int | None = None


@dataclass(slots=True)
class _Team:
    row: int
    column: int
    fields: dict[str, object]
    players: list[_Player] = field(default_factory=list)
    last_row: int = 0


class _Reading:
    def __init__(
        self, table: Table, mapping: Mapping, tournament: Tournament, listed: Lookup | None
    ) -> None:
        self.table = table
        self.mapping = mapping
        self.tournament = tournament
        self.listed = listed
        self.doubts: list[Doubt] = []
        self._teams: dict[str, _Team] = {}

    def run(self, hooks: Hooks) -> list[_Team]:
        """Read every row and return the teams that come in."""
        self._check_columns()
        across = self.mapping.layout is Layout.TEAM_ROWS
        team: _Team | None = None
        for row in range(self.mapping.head_row + 1, len(self.table.rows) + 1):
            if row % _TOLD_EVERY == 0:
                hooks.check(row, len(self.table.rows))
            if not any(self.table.rows[row - 1]):
                continue
            if across:
                team = self._team(row, None)
                if team is not None:
                    team.players += self._players_across(row)
            else:
                team = self._team(row, team)
                self._player_row(row, team)
        return self._admitted()

    def _doubt(
        self, row: int, column: int, code: str, found: str, expected: str = "", out: bool = False
    ) -> None:
        self.doubts.append(Doubt(row, column, code, found, expected, out))

    def _check_columns(self) -> None:
        row = max(self.mapping.head_row, 1)
        fields = {column.field for column in self.mapping.columns}
        if Field.TEAM not in fields:
            self._doubt(row, 0, "no-team-column", "")
        if not fields & {Field.NAME, Field.LAST_NAME}:
            self._doubt(row, 0, "no-name-column", "")
        if self.mapping.head_row:
            for place, column in enumerate(self.mapping.columns, start=1):
                head = self.table.cell(self.mapping.head_row, place)
                ignored = column.field is Field.IGNORE and field_of(head) is not Field.BOARD
                if head and ignored:
                    self._doubt(row, place, "head-unknown", head, out=True)

    def _value(self, row: int, column: int, wanted: Field) -> object:
        text = self.table.cell(row, column)
        if not text:
            return None

        def tell(code: str, expected: str, out: bool) -> None:
            self._doubt(row, column, code, text, expected, out)

        return value_of(wanted, text, tell)

    # --- teams --------------------------------------------------------------------------------

    def _team(self, row: int, above: _Team | None) -> _Team | None:
        place = self.mapping.place(Field.TEAM)
        if place is None:
            return None
        name = self._value(row, place + 1, Field.TEAM)
        if isinstance(name, str) and not is_visible(name):
            self._doubt(row, place + 1, "name-not-seen", "", out=True)
            return None
        if name is None:
            team = above  # merged cells: the team stands in its first row only
        else:
            key = checks.key(str(name))
            team = self._teams.get(key)
            if team is None:
                team = _Team(row, place + 1, {"name": name}, last_row=row)
                self._teams[key] = team
            elif team.last_row < row - 1 and team is not above:
                self._doubt(row, place + 1, "team-twice", str(name))
        if team is None:
            return None
        team.last_row = row
        self._team_fields(row, team)
        return team

    def _team_fields(self, row: int, team: _Team) -> None:
        for place, column in enumerate(self.mapping.columns, start=1):
            if column.field not in TEAM_FIELDS or column.field is Field.TEAM:
                continue
            value = self._value(row, place, column.field)
            if value is None:
                continue
            known = _OF_TEAM.get(column.field, column.field.value)
            if known not in team.fields:
                team.fields[known] = value
            elif team.fields[known] != value and column.field is not Field.CLUB:
                found = self.table.cell(row, place)
                self._doubt(row, place, "team-differs", found, str(team.fields[known]))

    # --- players ------------------------------------------------------------------------------

    def _player_row(self, row: int, team: _Team | None) -> None:
        places = {
            column.field: place
            for place, column in reversed(list(enumerate(self.mapping.columns, start=1)))
        }
        player = self._player(row, places)
        if player is None:
            return
        if team is None:
            self._doubt(row, player.column, "player-no-team", str(player.fields["name"]), out=True)
        else:
            team.players.append(player)

    def _players_across(self, row: int) -> Iterator[_Player]:
        numbers = sorted({c.player for c in self.mapping.columns if c.field in PLAYER_FIELDS})
        for number in numbers:
            places = {
                column.field: place
                for place, column in enumerate(self.mapping.columns, start=1)
                if column.player == number and column.field in PLAYER_FIELDS
            }
            player = self._player(row, places)
            if player is not None:
                yield player

    def _player(self, row: int, places: dict[Field, int]) -> _Player | None:
        column = next((places[f] for f in (Field.NAME, Field.LAST_NAME) if f in places), 0)
        name = self._name(row, places)
        fields: dict[str, object] = {}
        for wanted, place in places.items():
            if wanted in PLAYER_FIELDS and wanted not in _OWN_WORDS:
                value = self._value(row, place, wanted)
                if value is not None and value != "":
                    fields[wanted.value] = value
        if not name:
            if fields and column:
                self._doubt(row, column, "name-missing", "", out=True)
            return None
        bare, title, rating = taken_apart(name)
        if is_visible(bare):
            name = bare
            if title and Field.TITLE not in places:
                fields["title"] = title
            if rating is not None and Field.RATING not in places:
                fields["rating"] = rating
        if not is_visible(name):
            self._doubt(row, column, "name-not-seen", "", out=True)
            return None
        board = self._value(row, places[Field.BOARD], Field.BOARD) if Field.BOARD in places else 0
        number = board if isinstance(board, int) else None
        return _Player(row, column, {"name": name, **fields}, places, number)

    def _name(self, row: int, places: dict[Field, int]) -> str:
        parts = [
            str(self._value(row, places[wanted], wanted) or "")
            for wanted in (Field.LAST_NAME, Field.FIRST_NAME)
            if wanted in places
        ]
        whole = ", ".join(part for part in parts if part)
        if not whole and Field.NAME in places:
            whole = str(self._value(row, places[Field.NAME], Field.NAME) or "")
        return whole[: LENGTHS[Field.NAME]].strip()

    # --- together -----------------------------------------------------------------------------

    def _admitted(self) -> list[_Team]:
        """Leave out what the tournament would refuse, and doubt what only looks wrong."""
        there = {checks.key(team.name): team for team in self.tournament.teams}
        room = checks.MAX_TEAMS - len(self.tournament.teams)
        ids = {p.fide_id: p.name for _team, p in self.tournament.players() if p.fide_id}
        found: list[_Team] = []
        seen: dict[str, str] = {}
        for key, team in self._teams.items():
            name = str(team.fields["name"])
            known = there.get(key)
            if known is not None and (known.players or not team.players):
                self._doubt(team.row, team.column, "team-known", name, out=True)
                continue
            if known is not None:
                self._doubt(team.row, team.column, "team-without-players", name)
                room += 1
            if len(found) >= room:
                self._doubt(team.row, team.column, "too-many-teams", name, out=True)
                continue
            if not team.players:
                self._doubt(team.row, team.column, "team-empty", name)
            if all(player.board is not None for player in team.players):
                team.players.sort(key=lambda player: player.board or 0)
            self._admit_players(team, ids, seen)
            found.append(team)
        return found

    def _admit_players(self, team: _Team, ids: dict[str, str], seen: dict[str, str]) -> None:
        admitted: list[_Player] = []
        same: set[tuple[object, ...]] = set()
        for player in team.players:
            name = str(player.fields["name"])
            id = str(player.fields.get("fide_id", ""))
            who = (checks.key(name), id, player.fields.get("birth"))
            if who in same:
                self._doubt(player.row, player.column, "player-twice", name, out=True)
                continue
            if id and id in ids:
                place = player.places[Field.FIDE_ID]
                self._doubt(player.row, place, "id-twice", id, ids[id], out=True)
                del player.fields["fide_id"]
                id = ""
                who = (who[0], id, who[2])
                if who in same:
                    continue
            if len(admitted) >= MAX_ROSTER:
                self._doubt(player.row, player.column, "roster-full", name, out=True)
                continue
            same.add(who)
            admitted.append(player)
            if id:
                ids[id] = name
            own = str(team.fields["name"])
            if seen.setdefault(checks.key(name), own) != own:
                expected = seen[checks.key(name)]
                self._doubt(player.row, player.column, "name-twice", name, expected)
            if id and self.listed is not None:
                self._compare(player, id, self.listed.lookup(id))
        team.players = admitted

    def _compare(self, player: _Player, id: str, listed: ListPlayer | None) -> None:
        """Doubt what the rating list says otherwise."""
        if listed is None:
            self._doubt(player.row, player.places[Field.FIDE_ID], "id-not-in-list", id)
            return
        name = str(player.fields["name"])
        if not names.same_person(name, listed.name):
            place = player.places[Field.FIDE_ID]
            self._doubt(player.row, place, "name-not-in-list", name, listed.name)
            return
        rating = player.fields.get("rating")
        if rating != listed.standard:
            place = player.places.get(Field.RATING, player.column)
            expected = str(listed.standard or "–")
            self._doubt(player.row, place, "rating-not-in-list", str(rating or "–"), expected)
