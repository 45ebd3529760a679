"""How it looks: figures that stand below each other, names that are long, a focus that stays."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEventLoop
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QPushButton, QSpinBox
from pytestqt.qtbot import QtBot

from teamswiss_gui.domain.edits import set_field
from teamswiss_gui.models.crosstable import CrosstableColumn, CrosstableModel
from teamswiss_gui.models.roles import Stand
from teamswiss_gui.models.rows import RowsModel
from teamswiss_gui.models.standings import StandingsColumn
from teamswiss_gui.views.navigation import MOST_LINES
from teamswiss_gui.views.table import Table
from teamswiss_gui.views.theme import Theme
from tests.gui.drivers import ArbiterAtWindow


def cell(table: Table, row: int, column: int) -> QImage:
    """Return a cell as it is painted."""
    QApplication.processEvents()
    place = table.visualRect(table.model().index(row, column)).adjusted(3, 3, -3, -3)
    return table.viewport().grab(place).toImage()


def ink(image: QImage) -> tuple[int, int]:
    """Return the first and the last column of pixels that are not the ground."""
    ground = image.pixel(0, 0)
    found = [
        x
        for x in range(image.width())
        if any(image.pixel(x, y) != ground for y in range(image.height()))
    ]
    return found[0], found[-1]


def texts(table: Table, column: int) -> list[str]:
    model = table.model()
    return [str(model.index(row, column).data()) for row in range(model.rowCount())]


def test_that_units_stand_under_units_whether_a_half_follows_or_not(
    arbiter: ArbiterAtWindow,
) -> None:
    arbiter.opens_the_sample().goes_to("Standings")
    table, column = arbiter.window.standings.table, StandingsColumn.GAME_POINTS
    shown = texts(table, column)
    whole = next(row for row, text in enumerate(shown) if len(text) == 2 and text[0] == "1")
    halved = next(row for row, text in enumerate(shown) if len(text) == 3 and text[0] == "1")
    assert shown[halved].endswith("½")
    table.choose_nothing()
    first, last = ink(cell(table, whole, column)), ink(cell(table, halved, column))
    assert abs(first[0] - last[0]) <= 1
    assert last[1] - first[1] >= 5  # the ½ hangs to the right


def test_that_the_dash_of_a_score_stands_under_the_dash(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().goes_to("Rounds")
    rounds = arbiter.window.rounds
    model = rounds.matches_model
    column = next(c for c in model.columns() if model.stand(c) is Stand.DASH)
    shown = texts(rounds.matches, column)
    one = shown.index("½ – 3½")
    other = next(row for row, text in enumerate(shown) if text == "2½ – 1½")
    rounds.matches.choose_nothing()
    first, last = cell(rounds.matches, one, column), cell(rounds.matches, other, column)
    # Both end with a digit and ½, so what is right of the dash ends at the same place.
    assert abs(ink(first)[1] - ink(last)[1]) <= 1
    assert ink(first)[0] - ink(last)[0] >= 4


class Points(RowsModel[str]):
    """A column of points."""

    def columns(self) -> range:
        return range(1)

    def key(self, row: str) -> str:
        return row.rstrip("½")

    def head(self, _column: int) -> str:
        return "MP"

    def stand(self, _column: int) -> Stand:
        return Stand.DECIMAL

    def cell(self, row: str, _column: int, _role: int) -> object:
        return row


def test_that_the_first_half_in_a_column_moves_all_of_it(qtbot: QtBot) -> None:
    model = Points()
    model.set_rows(["1", "2", "3"])
    assert model.longest_tail(0) == ""
    painted: list[tuple[int, int]] = []
    model.dataChanged.connect(lambda top, bottom: painted.append((top.row(), bottom.row())))
    model.set_rows(["1", "2½", "3"])
    assert painted == [(1, 1), (0, 2)]
    assert model.longest_tail(0) == "½"
    painted.clear()
    model.set_rows(["1½", "2½", "3"])
    assert painted == [(0, 0)]


def test_that_the_first_column_of_the_crosstable_says_what_it_counts(
    arbiter: ArbiterAtWindow,
) -> None:
    arbiter.opens_the_sample().goes_to("Crosstable")
    page = arbiter.window.crosstable
    for model in (page.model, page.grid_model):
        assert model.head(CrosstableColumn.LABEL) == "Rank"
        page.by_number.trigger()
        assert model.head(CrosstableColumn.LABEL) == "No."
        page.by_number.trigger()
        page.as_grid.trigger()
    assert isinstance(page.model, CrosstableModel)


def test_that_the_focus_goes_to_the_pairs_when_the_draft_has_come(
    arbiter: ArbiterAtWindow,
) -> None:
    arbiter.opens_the_sample().goes_to("Rounds")
    rounds = arbiter.window.rounds
    rounds.show_round(len(arbiter.tournament.rounds) + 1)
    button = rounds.preparation.findChild(QPushButton)
    assert button is not None
    button.setFocus()
    waiting = QEventLoop()
    arbiter.window.desk.jobs.ended.connect(waiting.quit)
    button.click()
    waiting.exec()
    assert rounds.matches.hasFocus()


LONG = "European Team Championship of Railway Workers and Postal Employees, Open Section, 2026"


@pytest.mark.parametrize("name", [LONG, "Donaudampfschifffahrtsgesellschaft" * 4, "Cup", ""])
def test_that_a_long_name_of_an_event_is_cut_at_its_end_and_not_in_the_middle_of_a_line(
    arbiter: ArbiterAtWindow, name: str
) -> None:
    arbiter.starts_a_new_tournament()
    arbiter.window.session.perform(set_field, field="name", value=name)
    shown = arbiter.window.navigation.event_name
    QApplication.processEvents()
    lines = shown.lines(shown.width())
    assert len(lines) <= MOST_LINES
    assert shown.height() >= len(lines) * shown.fontMetrics().lineSpacing()
    assert all(shown.fontMetrics().horizontalAdvance(line) <= shown.width() for line in lines)
    assert lines[-1].endswith("…") is (len(name) > 60)
    assert name in shown.toolTip()


@pytest.mark.parametrize("body", [13, 16, 26])
def test_that_fields_and_buttons_in_a_row_are_equally_high(qtbot: QtBot, body: int) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    before = application.styleSheet()
    Theme(body=body).apply(application)
    try:
        heights = set()
        for made in (QLineEdit(), QComboBox(), QSpinBox(), QPushButton("Choose…")):
            qtbot.addWidget(made)
            made.ensurePolished()
            heights.add(made.sizeHint().height())
        assert max(heights) - min(heights) <= 1
    finally:
        application.setStyleSheet(before)
