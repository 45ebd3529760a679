"""The columns of the teams and of the roster as they are seen at first."""

from __future__ import annotations

from teamswiss_gui.models.roster import PlayerColumn
from teamswiss_gui.models.teams import TeamColumn

TEAM_WIDTHS: dict[int, int] = {
    TeamColumn.NUMBER: 36,
    TeamColumn.SHORT_NAME: 80,
    TeamColumn.FEDERATION: 42,
    TeamColumn.CLUB: 120,
    TeamColumn.CAPTAIN: 122,
    TeamColumn.AVERAGE: 46,
    TeamColumn.PLAYERS: 34,
    TeamColumn.PRESENT: 92,
    TeamColumn.PREVIOUS: 74,
    TeamColumn.TABLE: 58,
    TeamColumn.NOTE: 160,
}
PLAYER_WIDTHS: dict[int, int] = {
    PlayerColumn.PLACE: 34,
    PlayerColumn.TITLE: 53,
    PlayerColumn.RATING: 52,
    PlayerColumn.COUNTS: 38,
    PlayerColumn.FIDE_ID: 76,
    PlayerColumn.FEDERATION: 42,
    PlayerColumn.BIRTH: 47,
    PlayerColumn.SEX: 40,
    PlayerColumn.NATIONAL_ID: 90,
    PlayerColumn.NATIONAL_RATING: 74,
    PlayerColumn.NOTE: 160,
}
HIDDEN_TEAM_COLUMNS = (
    *(TeamColumn.SHORT_NAME, TeamColumn.CLUB),
    *(TeamColumn.PREVIOUS, TeamColumn.TABLE, TeamColumn.NOTE),
)
HIDDEN_PLAYER_COLUMNS = (
    *(PlayerColumn.SEX, PlayerColumn.NATIONAL_ID, PlayerColumn.NATIONAL_RATING),
    PlayerColumn.NOTE,
)
