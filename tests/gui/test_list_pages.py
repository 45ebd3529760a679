"""Standings with their chart, the crosstable with its boards, the players with their prizes."""

from __future__ import annotations

import errno
import itertools
from pathlib import Path

import pytest
from PySide6.QtCore import QItemSelectionModel, QPointF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.terms import Result
from teamswiss_gui.engine.generate import Plan, generate
from teamswiss_gui.models.player_rows import Category
from teamswiss_gui.models.standings import StandingsColumn
from teamswiss_gui.storage.document import Document
from teamswiss_gui.views.chart.drawing import DARK, LIGHT, brush
from teamswiss_gui.views.chart.plan import spread
from teamswiss_gui.views.standings_page import StandingsPage
from teamswiss_gui.views.theme import Theme
from tests.gui.drivers import ArbiterAtWindow, shown


def opens_the_chart(arbiter: ArbiterAtWindow) -> StandingsPage:
    arbiter.opens_the_sample().goes_to("Standings")
    page = arbiter.window.standings
    with arbiter.qtbot.waitSignal(page.chart.work.answered, timeout=20000):
        arbiter.presses("Ctrl+G")
    return page


def selects(page: StandingsPage, *rows: int) -> None:
    chosen = QItemSelectionModel.SelectionFlag.Select
    page.table.clearSelection()
    for row in rows:
        page.table.selectionModel().select(page.model.index(row, 2), chosen)


def test_that_the_standings_tell_what_decided(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().goes_to("Standings")
    rows = shown(arbiter.window.standings.table)
    assert [row[-1] for row in rows[:4]] == ["", "MP", "MPvGP", "MPvGP"]


def test_that_the_chart_draws_the_chosen_teams(arbiter: ArbiterAtWindow) -> None:
    page = opens_the_chart(arbiter)
    plot = page.chart.chart.plot
    assert plot is not None
    assert len(plot.curves) == 8
    selects(page, 0, 3, 20)
    plot = page.chart.chart.plot
    assert plot is not None
    names = [row.name for row in page.model.rows]
    assert [curve.name for curve in plot.curves] == [names[0], names[3], names[20]]
    assert plot.curves[0].values[-1] == 1
    assert plot.curves[0].texts[-1] == "Green Hill, round 5: place 1"
    page.chart.match_points.trigger()
    plot = page.chart.chart.plot
    assert plot is not None
    assert plot.curves[0].values == (2, 3, 5, 7, 9)
    page.show_after(3)
    plot = page.chart.chart.plot
    assert plot is not None
    assert plot.rounds == 3


def test_that_a_point_of_the_chart_tells_its_value(arbiter: ArbiterAtWindow) -> None:
    page = opens_the_chart(arbiter)
    chart = page.chart.chart
    chart.setFocus()
    arbiter.presses("Left")
    assert page.chart.hint.text() == "Green Hill, round 5: place 1"
    arbiter.presses("Left").presses("Down")
    assert "North Star, round 4" in page.chart.hint.text()
    drawing = chart._current()
    assert drawing is not None
    at = drawing.plan.points[2][0]
    assert drawing.nearest(at + QPointF(2, 2), 18) is not None
    assert drawing.nearest(QPointF(-100, -100), 18) is None
    QTest.mouseMove(chart, at.toPoint())


def test_that_the_chart_is_saved_as_a_picture_and_as_a_drawing(arbiter: ArbiterAtWindow) -> None:
    page = opens_the_chart(arbiter)
    picture, drawing = arbiter.folder / "way.png", arbiter.folder / "way.svg"
    for path in (picture, drawing):
        arbiter.notices.files = [path]
        page.chart.save.trigger()
    assert QImage(str(picture)).size() == QSize(2400, 1350)
    assert QSvgRenderer(str(drawing)).isValid()
    assert "Green Hill" in drawing.read_text(encoding="utf-8")
    arbiter.notices.files = [arbiter.folder / "no such folder" / "way.png"]
    page.chart.save.trigger()
    assert "no such folder" in arbiter.notices.refused[-1]


def test_that_a_chart_never_takes_the_place_of_another_kind_of_file(
    arbiter: ArbiterAtWindow,
) -> None:
    """Qt empties the file before it finds that it cannot write its kind."""
    page = opens_the_chart(arbiter)
    event, before = arbiter.path, arbiter.path.read_bytes()
    arbiter.notices.files = [event]
    page.chart.save.trigger()
    assert event.read_bytes() == before
    assert not QImage(str(event.with_name(event.name + ".png"))).isNull()
    arbiter.window.undo.trigger()
    assert arbiter.notices.refused == []


def test_that_a_chart_that_cannot_be_written_leaves_the_older_one(
    arbiter: ArbiterAtWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = opens_the_chart(arbiter)
    older = arbiter.folder / "way.png"
    older.write_bytes(b"the chart of the round before")

    def full(_path: Path, _content: bytes) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    arbiter.notices.files = [older]
    page.chart.save.trigger()
    assert older.read_bytes() == b"the chart of the round before"
    assert "full" in arbiter.notices.refused[-1]


def test_that_no_two_of_twelve_curves_look_alike() -> None:
    for theme in (Theme(), Theme(dark=True)):
        looks = [brush(number, theme) for number in range(12)]
        seen = {(look.colour.name(), tuple(look.dash), look.mark) for look in looks}
        assert len(seen) == 12
        without_colour = [(tuple(look.dash), look.mark) for look in looks[:8]]
        assert len(set(without_colour)) == 8
    assert len(set(LIGHT)) == len(set(DARK)) == 8


def test_that_names_at_line_ends_keep_apart_and_inside() -> None:
    placed = spread([50, 50, 51, 300], 15, 0, 310)
    assert list(placed) == sorted(placed)
    assert all(b - a >= 15 for a, b in itertools.pairwise(placed))
    crowded = spread([90.0] * 10, 15, 0, 90)
    assert min(crowded) >= 0
    assert max(crowded) <= 90


def test_that_a_typed_result_recomputes_no_hidden_page(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().goes_to("Standings").goes_to("Players").goes_to("Rounds")
    standings, players = arbiter.window.standings, arbiter.window.players
    before = standings.model.table, players.model.scored
    arbiter.window.session.perform(
        edits.correct_result,
        round=1,
        match=arbiter.tournament.rounds[0].matches[0].id,
        board=1,
        result=Result.DRAW,
    )
    assert (standings.model.table, players.model.scored) == before
    assert standings.model.table is before[0]
    arbiter.goes_to("Standings")
    assert standings.model.table is not before[0]


def test_that_a_list_is_copied_with_tabs(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().goes_to("Standings")
    page = arbiter.window.standings
    page.table.setFocus()
    page.table.choose(0, StandingsColumn.TEAM)
    arbiter.presses("Ctrl+C")
    assert QGuiApplication.clipboard().text() == "Green Hill"
    arbiter.presses("Ctrl+Shift+C")
    lines = QGuiApplication.clipboard().text().split("\n")
    assert len(lines) == 25
    assert lines[0].startswith("Rank\tNo.\tTeam\tW\tD\tL\tMP\tGP")
    assert lines[1].split("\t")[:3] == ["1", "3", "Green Hill"]


def test_that_a_team_is_found_as_its_name_is_typed(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().goes_to("Standings")
    page = arbiter.window.standings
    arbiter.presses("Ctrl+F").types("ho")
    assert "ho" in page.model.rows[page.table.currentIndex().row()].name.lower()
    first = page.table.currentIndex().row()
    arbiter.presses("Return")
    assert page.table.currentIndex().row() != first


def test_that_a_cell_of_the_crosstable_opens_its_boards(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().goes_to("Crosstable")
    page = arbiter.window.crosstable
    page.table.choose(0, 4)
    assert not page.detail.isVisible()
    arbiter.presses("Return")
    assert page.detail.isVisible()
    assert page.detail.title.text() == "Round 3"
    text = page.detail.text.toPlainText()
    assert "Green Hill 2½ – 1½ Riverside" in text
    assert "Board 4" in text
    page.table.choose(0, 1)
    assert "Choose a match" in page.detail.text.toPlainText()


def test_that_a_match_of_the_crosstable_is_explained(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().goes_to("Crosstable")
    page = arbiter.window.crosstable
    page.table.choose(0, 4)
    with arbiter.qtbot.waitSignal(arbiter.window.desk.jobs.explained, timeout=20000):
        page.why.trigger()
    rounds = arbiter.window.rounds
    assert arbiter.window.stack.currentWidget() is rounds
    assert rounds.shown_round == 3
    text = rounds.panel.text.toPlainText()
    assert text.index("This match") < text.index("Green Hill (3)") < text.index("The round")
    arbiter.goes_to("Crosstable")
    page.table.choose(0, 1)
    assert not page.why.isEnabled()


def test_that_the_crosstable_is_a_grid_where_it_fits(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().goes_to("Crosstable")
    page = arbiter.window.crosstable
    page.by_number.trigger()
    page.as_grid.trigger()
    rows = shown(page.grid)
    assert len(rows[0]) == 2 + 24 + 2
    for number, row in enumerate(rows):
        assert row[2 + number] == "■"
    met = {(a, b) for a in range(24) for b in range(24) if a != b and rows[a][2 + b]}
    assert met == {(b, a) for a, b in met}
    assert rows[2][2 + 4] == "3½"
    page.grid.choose(2, 2 + 4)
    page.boards.trigger()
    assert page.detail.title.text() == "Round 5"


def test_that_players_are_narrowed_by_every_filter(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().goes_to("Players")
    page = arbiter.window.players
    filters = page.filters
    arbiter.presses("Ctrl+F").types("kovac")
    names = [row[1] for row in shown(page.table)]
    assert names
    assert all("Kovács" in name for name in names)
    assert page.note.text() == f"{len(names)} of 144 players"
    filters.text.clear()
    filters.team.setCurrentIndex(filters.team.findText("Harbour"))
    filters.team.activated.emit(filters.team.currentIndex())
    assert {row[2] for row in shown(page.table)} == {"Harbour"}
    assert page.table.model().rowCount() == 6
    filters.team.setCurrentIndex(0)
    filters.category.setCurrentIndex(filters.category.findData(Category.WOMEN))
    filters.category.activated.emit(filters.category.currentIndex())
    women = page.table.model().rowCount()
    assert 0 < women < 144
    filters.category.setCurrentIndex(0)
    filters.board.setCurrentIndex(1)
    filters.board.activated.emit(1)
    rows = shown(page.table)
    assert {row[4] for row in rows} == {"1"}
    assert sum(int(row[5]) for row in rows) <= 2 * sum(
        len(each.matches) for each in arbiter.tournament.rounds
    )


def test_that_board_prizes_follow_their_rules(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().goes_to("Players")
    page = arbiter.window.players
    page.prizes.trigger()
    page.filters.board.setCurrentIndex(1)
    page.filters.board.activated.emit(1)
    rows = shown(page.table)
    assert rows[0][0] == "1"
    assert all(int(row[5]) >= 3 for row in rows)
    places = [int(row[0]) for row in rows]
    assert places == sorted(places)
    shares = [float(row[7]) for row in rows]
    assert shares == sorted(shares, reverse=True)
    page.rules.least.setValue(5)
    assert all(int(row[5]) >= 5 for row in shown(page.table))
    page.rules.order.setCurrentIndex(3)
    page.rules.order.activated.emit(3)
    performances = [int(row[8]) for row in shown(page.table)]
    assert performances == sorted(performances, reverse=True)
    assert page.document()[0] == "board-prizes"
    page.prizes.trigger()
    assert page.table.isColumnHidden(0)
    assert page.document()[0] == "players"


def test_that_a_head_sorts_and_the_player_stays_chosen(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().goes_to("Players")
    page = arbiter.window.players
    page.table.choose(5, 1)
    name = page.player.text()
    page.table.sortByColumn(1, Qt.SortOrder.AscendingOrder)
    names = [row[1] for row in shown(page.table)]
    assert names[0].startswith("Ahlbeck") or names[0].startswith("Ågedal")
    assert page.player.text() == name


@pytest.mark.parametrize(
    ("page", "leads_to"),
    [("Standings", "Rounds"), ("Crosstable", "Rounds"), ("Players", "Teams")],
)
def test_that_an_empty_page_offers_the_first_step(
    arbiter: ArbiterAtWindow, page: str, leads_to: str
) -> None:
    arbiter.starts_a_new_tournament().goes_to(page)
    window = arbiter.window
    here = window.stack.currentWidget()
    assert here is not None
    (step,) = [
        each
        for each in here.findChildren(QPushButton)
        if each.isVisible() and each.text() == leads_to
    ]
    step.setFocus()
    arbiter.presses("Space")
    assert window.pages[window.stack.currentIndex()][0] == leads_to


def test_that_standings_of_a_finished_event_are_final(arbiter: ArbiterAtWindow) -> None:
    event = generate(Plan(teams=6, rounds=3, seed=5, absences=0))
    path = arbiter.folder / "Finished.teamswiss"
    Document.create(path, event).close()
    arbiter.window.open_file(path)
    arbiter.goes_to("Standings")
    page = arbiter.window.standings
    assert page.title.text() == "Final standings"
    page.strip.round_chosen.emit(2)
    assert page.title.text() == "Standings after round 2"
