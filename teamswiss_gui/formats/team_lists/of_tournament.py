"""The teams of a tournament as a list, with heads that are known when it is read."""

from __future__ import annotations

from teamswiss_gui.domain.model import Birth, Player, Team, Tournament
from teamswiss_gui.formats.headers import Field, head_of
from teamswiss_gui.formats.team_lists.tables import Table

_OF_TEAM = {
    Field.TEAM: "name",
    Field.SHORT_NAME: "short_name",
    Field.TEAM_FEDERATION: "federation",
    Field.CLUB: "club",
    Field.CAPTAIN: "captain",
    Field.PREVIOUS_STANDING: "previous_standing",
}
_OF_PLAYER = (
    *(Field.NAME, Field.TITLE, Field.RATING, Field.FIDE_ID, Field.FEDERATION, Field.BIRTH),
    *(Field.SEX, Field.NATIONAL_ID, Field.NATIONAL_RATING),
)


def table_of_teams(tournament: Tournament, name: str = "", language: str = "en") -> Table:
    """Return one row a player; a team without players has a row of its own."""
    fields = (*_OF_TEAM, Field.BOARD, *_OF_PLAYER)
    rows = [tuple(head_of(field, language) for field in fields)]
    for team in tournament.teams:
        rows += [_row(team, place, player) for place, player in enumerate(team.players, start=1)]
        if not team.players:
            rows.append(_row(team, 0, None))
    return Table(name, tuple(rows))


def _row(team: Team, place: int, player: Player | None) -> tuple[str, ...]:
    of_team = [_text(getattr(team, name)) for name in _OF_TEAM.values()]
    of_player = [_text(getattr(player, field.value, None)) for field in _OF_PLAYER]
    return (*of_team, str(place or ""), *of_player)


def _text(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, Birth):
        whole = f"{value.year}-{value.month:02}-{value.day:02}"
        return whole if value.month else str(value.year)
    return str(getattr(value, "value", value))
