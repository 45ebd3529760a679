"""What a screen reader meets, through Qt's own tree: every control has a name and a description."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QDialog, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from teamswiss_gui.views.descriptions import describe
from tests.gui.drivers import ArbiterAtWindow
from tests.pictures import SCENES, Set

ROLE = QAccessible.Role
CONTROLS = {
    *(ROLE.Button, ROLE.ButtonMenu, ROLE.ButtonDropDown, ROLE.CheckBox, ROLE.RadioButton),
    *(ROLE.ComboBox, ROLE.EditableText, ROLE.SpinBox, ROLE.Slider, ROLE.Link),
    *(ROLE.Table, ROLE.List, ROLE.Tree, ROLE.Document),
}
WHOLE = {ROLE.ComboBox, ROLE.SpinBox, ROLE.Table, ROLE.List, ROLE.Tree, ROLE.EditableText}
"""What is inside these are their parts: cells, the list that pops up, the button that clears."""
NAMED = {*CONTROLS, ROLE.MenuItem, ROLE.PageTab}


@pytest.fixture(autouse=True)
def reader() -> Iterator[None]:
    """A screen reader is running."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def met(root: QAccessibleInterface, way: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Yield the ways to controls that lack a name or a description."""
    for place in range(root.childCount()):
        found = root.child(place)
        if found is None or not found.isValid() or found.state().invisible:
            continue
        name, description = (
            found.text(which).strip()
            for which in (QAccessible.Text.Name, QAccessible.Text.Description)
        )
        here = (*way, f"{found.role().name} {name!r}")
        if found.role() in NAMED and not name:
            yield (*here, "has no name")
        if found.role() in CONTROLS and not description:
            yield (*here, "has no description")
        if found.role() not in WHOLE:
            yield from met(found, here)


def problems(root: QWidget) -> list[str]:
    tree = QAccessible.queryAccessibleInterface(root)
    assert tree is not None
    assert tree.isValid()
    return [" > ".join(way[-4:]) for way in met(tree)]


def test_that_every_control_of_every_page_and_dialog_has_a_name_and_a_description(
    arbiter: ArbiterAtWindow,
) -> None:
    at = Set(arbiter.window)
    found: dict[str, list[str]] = {}
    for name, scene in SCENES:
        taken = scene(at)
        if taken is not None:
            taken.show()
        lacking = problems(taken or arbiter.window)
        if taken is not None:
            taken.close()
        if lacking:
            found[name] = lacking
    assert found == {}


def test_that_a_control_without_a_name_or_a_description_would_be_found(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    column = QVBoxLayout(dialog)
    column.addWidget(QLineEdit())
    column.addWidget(QPushButton("Give"))
    dialog.show()
    assert [line.split(" > ")[-1] for line in problems(dialog)] == [
        "has no name", "has no description", "has no description",
    ]  # fmt: skip


def test_that_a_control_that_says_nothing_is_described_by_where_it_is(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    column = QVBoxLayout(dialog)
    silent, told = QPushButton("Give"), QPushButton("Take back")
    told.setToolTip("Takes the chosen penalty away")
    for button in (silent, told):
        column.addWidget(button)
    describe(dialog, "Penalties")
    assert silent.accessibleDescription() == "Penalties"
    assert told.accessibleDescription() == ""


def test_that_a_table_names_its_columns(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().goes_to("Standings")
    said = arbiter.window.standings.table.accessibleDescription()
    assert said.startswith("Rank, No., Team, Matches won, Matches drawn, Matches lost")


def test_that_the_reason_of_a_refusal_is_read_out(arbiter: ArbiterAtWindow) -> None:
    arbiter.starts_a_new_tournament().goes_to("Tournament")
    field = next(f for f in arbiter.window.tournament_page.fields if f.setting == "start_date")
    usual = field.editor.accessibleDescription()
    assert usual == "Event"
    field.editor.setFocus()
    arbiter.types("soon")
    assert field.editor.accessibleDescription() == field.problem.text() != ""
    for _letter in "soon":
        arbiter.presses("Backspace")
    assert field.editor.accessibleDescription() == usual


def test_that_every_row_and_cell_of_the_pairings_can_be_read(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().goes_to("Rounds")
    table = QAccessible.queryAccessibleInterface(arbiter.window.rounds.matches)
    assert table is not None
    cells = [table.child(place) for place in range(table.childCount())]
    said = [cell.text(QAccessible.Text.Name) for cell in cells if cell is not None]
    for row in arbiter.sees_matches():
        assert row[2] in said
        assert row[6] in said
