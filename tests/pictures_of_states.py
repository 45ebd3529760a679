"""Scenes of states that an arbiter hopes not to see, for `tests/pictures.py`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEventLoop, Qt
from PySide6.QtTest import QTest

from teamswiss_gui.domain.edits import (
    Entry,
    draw_initial_colour,
    import_teams,
    number_by_rating,
    set_field,
)
from teamswiss_gui.models.teams import TeamColumn
from teamswiss_gui.views.main_window import MainWindow

EVENT = "Großer Preis der Donaudampfschifffahrtsgesellschaft, Клубний чемпіонат 2026"
NAMES = (
    "Schachvereinigung Königsspringer Donaudampfschifffahrtsgesellschaft 1886 e. V. II",
    "Ö",
    "Клуб шахістів імені Олександра Альохіна",
    "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
    "Zażółć Gęślą Jaźń Szczebrzeszyn",
)
BOARDS = 12


def _entry(place: int, name: str) -> Entry:
    players = tuple(
        {
            "name": f"Wickramasinghe-Papadopoulos, Alexandra {board}",
            "rating": 2400 - 30 * place - 9 * board,
            "title": "WGM",
            "federation": "GER",
        }
        for board in range(BOARDS + 2)
    )
    captain = "Featherstonehaugh-Cholmondeley, Maximilian"
    return Entry(team={"name": name, "captain": captain}, players=players)


def long_names(window: MainWindow) -> None:
    """Enter teams with the longest names, twelve boards each."""
    session = window.session
    session.new()
    session.perform(set_field, field="name", value=EVENT)
    session.perform(set_field, field="boards", value=BOARDS)
    entries = [_entry(place, name) for place, name in enumerate(NAMES)]
    session.perform(import_teams, entries=entries)
    session.perform(number_by_rating)
    session.perform(draw_initial_colour, seed="2026-10-04 09:41")
    _go_to(window, "teams")
    window.teams.teams.choose(0, TeamColumn.NAME)


def refused_field(window: MainWindow) -> None:
    """Type a day that is none."""
    _go_to(window, "tournament")
    field = next(f for f in window.tournament_page.fields if f.setting == "start_date")
    field.editor.setFocus()
    QTest.keyClicks(field.editor, "soon")


def many_boards(window: MainWindow) -> None:
    """Pair the teams with the longest names and type every kind of result."""
    field = next(f for f in window.tournament_page.fields if f.setting == "start_date")
    for _letter in "soon":
        QTest.keyClick(field.editor, Qt.Key.Key_Backspace)
    _go_to(window, "rounds")
    waiting = QEventLoop()
    window.desk.jobs.ended.connect(waiting.quit)
    window.rounds.pair.trigger()
    waiting.exec()
    window.rounds.accept.trigger()
    QTest.keyClicks(window.rounds.boards, "1=0+-x*")


def long_standings(window: MainWindow) -> None:
    """Look at places that are shared."""
    _go_to(window, "standings")


def _go_to(window: MainWindow, icon: str) -> None:
    names = [name for _title, name, _page in window.pages]
    window.page_commands[names.index(icon)].trigger()


SCENES: Sequence[tuple[str, Callable[[MainWindow], None]]] = (
    ("long-names", long_names),
    ("refused-field", refused_field),
    ("many-boards", many_boards),
    ("long-standings", long_standings),
)
