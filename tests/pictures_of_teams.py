"""The scenes of the Teams page's dialogs, for `tests/pictures.py`; they change nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QWidget

from teamswiss_gui.app.work import Work
from teamswiss_gui.formats.rating_list import ListKind
from teamswiss_gui.storage.places import data_folder
from teamswiss_gui.views.main_window import MainWindow
from teamswiss_gui.views.teams.numbering_dialog import NumberingDialog
from teamswiss_gui.views.teams_page import TeamsPage
from tests.unit.formats.made_lists import Made, players, text_list

ENTRIES = """Team;Nickname;Player;Elo;FIDE ID;Fed;Shoe
Castle Street;CS;Brandt, Ida;2103;4600001;NOR;39
;;Lindqvist, Olof;high;x77;SWE;44
;;Brandt, Ida;2103;4600001;NOR;
Riverbank;RB;Moreau, Louis;2011;;XYZ;
;;Kowal, Piotr;3105;;POL;
Hilltop;;Novotna, Jana;1999;;CZE;
;;Brandt, Ida;1888;;NOR;
"""
Shown = Callable[[MainWindow], QWidget]


def _opened(pick: Callable[[TeamsPage], QAction]) -> Shown:
    def scene(window: MainWindow) -> QWidget:
        pick(window.teams).trigger()
        return _in_front()

    return scene


def _in_front() -> QWidget:
    """Return the dialog in front when it has done its work."""
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    for work in dialog.findChildren(Work):
        while work.is_running:
            QApplication.processEvents()
    return dialog


def _numbering(window: MainWindow) -> QWidget:
    return NumberingDialog(window.desk, window.teams)


def _import(window: MainWindow) -> QWidget:
    path = data_folder() / "Entries.csv"
    path.write_text(ENTRIES, encoding="utf-8")
    window.teams.list_commands.import_file(path)
    return _in_front()


def _lists(window: MainWindow) -> QWidget:
    """Load a made list that has the event's players with newer ratings."""
    path = data_folder() / "players_list_foa.txt"
    known = [
        Made(int(p.fide_id), p.name, p.federation, "", p.title, (p.rating or 1400) + place % 23 - 9,
             0, 0, 1990, "")
        for place, (_team, p) in enumerate(window.session.tournament.players())
        if p.fide_id
    ]  # fmt: skip
    with path.open("wb") as file:
        file.writelines(text_list(iter([*known, *players(2000)])))
    lists = window.desk.lists
    lists.load(path, ListKind.FIDE, "FIDE")(lambda _done, _total: None, lambda: False)
    lists.reopened()
    window.teams.list_commands.lists.trigger()
    return _in_front()


SCENES: Sequence[tuple[str, Shown]] = (
    ("check-in", _opened(lambda page: page.team_commands.check_in)),
    ("attendance", _opened(lambda page: page.team_commands.attendance)),
    ("late-entry", _opened(lambda page: page.team_commands.late)),
    ("forbidden-pairs", _opened(lambda page: page.team_commands.forbidden)),
    ("penalties", _opened(lambda page: page.team_commands.penalties)),
    ("numbering", _numbering),
    ("import", _import),
    ("rating-lists", _lists),
    ("update-ratings", _opened(lambda page: page.list_commands.update)),
)
