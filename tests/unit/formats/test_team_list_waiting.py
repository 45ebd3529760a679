"""A long list tells how far it is, and stops when that is wanted."""

from __future__ import annotations

import pytest

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.engine.hooks import Cancelled, Hooks
from teamswiss_gui.formats.team_lists import preview, table_of_text, template
from teamswiss_gui.formats.team_lists.of_tournament import table_of_teams
from teamswiss_gui.formats.team_lists.tables import table_of_bytes


def test_that_a_workbook_tells_its_progress_and_can_be_cancelled() -> None:
    told: list[tuple[int, int]] = []
    data = template()
    table_of_bytes(data, "list.xlsx", None, Hooks(lambda done, total: told.append((done, total))))
    assert told
    assert all(0 <= done <= total == len(data) for done, total in told)
    with pytest.raises(Cancelled):
        table_of_bytes(data, "list.xlsx", None, Hooks(None, lambda: True))


def test_that_looking_at_a_list_can_be_cancelled() -> None:
    lines = ["Team\tName\tElo", *(f"Team {n // 4}\tPlayer {n}\t2000" for n in range(400))]
    table = table_of_text("\n".join(lines))
    told: list[int] = []
    seen = preview(table, hooks=Hooks(lambda done, _total: told.append(done)))
    assert (len(seen.entries), told) == (100, [100, 200, 300, 400])
    with pytest.raises(Cancelled):
        preview(table, hooks=Hooks(None, lambda: True))


def test_that_the_teams_of_a_tournament_read_back_as_they_are() -> None:
    entry = edits.Entry(
        {"name": "North", "short_name": "N", "federation": "NOR", "captain": "Kari", "club": "SK"},
        ({"name": "Berg, Anna", "rating": 2103, "title": "WIM"}, {"name": "Lund, Jon"}),
    )
    before = edits.import_teams(Tournament(), [entry, edits.Entry({"name": "Empty"})])
    seen = preview(table_of_teams(before))
    after = edits.import_teams(Tournament(), seen.entries)
    assert after == before
    assert [doubt.code for doubt in seen.doubts] == ["team-empty"]
