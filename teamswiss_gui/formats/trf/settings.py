"""The settings of a file: its header, and what the team records say about points."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from teamswiss_gui.domain import checks, setting_checks
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import Acceleration, PairingSystem
from teamswiss_gui.formats.trf import afterwards
from teamswiss_gui.formats.trf.header import Header
from teamswiss_gui.formats.trf.rosters import PlayerRow, TeamRow
from teamswiss_gui.formats.trf.rounds import board_pattern
from teamswiss_gui.formats.trf.team_records import TeamRecords
from teamswiss_gui.scoring import points as scoring


def read_settings(
    header: Header,
    records: TeamRecords,
    players: dict[int, PlayerRow],
    teams: dict[int, TeamRow],
    count: int,
) -> Settings:
    """Return the settings that the header and the team records tell, alone and together."""
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
