"""Draws the pictures; `python3 dev.py screenshots` runs it.

Every page and dialog, light and dark: in English for the documentation, and in the longest language
into build/pictures, to be looked at. To add one, write a function below and put it into SCENES.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEventLoop, QSettings, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from teamswiss_gui.app.fault_report import OpenFile, made_report
from teamswiss_gui.app.preferences import Look, Preferences
from teamswiss_gui.models.standings import FIXED
from teamswiss_gui.models.teams import TeamColumn
from teamswiss_gui.printing.type import load_fonts
from teamswiss_gui.views.dialogs.about import AboutDialog
from teamswiss_gui.views.dialogs.compare import CompareDialog
from teamswiss_gui.views.dialogs.fault import FaultDialog
from teamswiss_gui.views.dialogs.preferences import PreferencesDialog
from teamswiss_gui.views.dialogs.shortcuts import ShortcutsDialog
from teamswiss_gui.views.dialogs.snapshots import SnapshotsDialog
from teamswiss_gui.views.log_dialog import LogDialog
from teamswiss_gui.views.main_window import MainWindow
from teamswiss_gui.views.program import make_window
from teamswiss_gui.views.why_panel import Scope
from teamswiss_gui.words.catalogue import languages
from teamswiss_gui.words.places import resource
from teamswiss_gui.words.pseudo import LONGEST
from tests import pictures_of_rounds, pictures_of_states, pictures_of_teams
from tests.gui.drivers import ListedNotices
from tests.handbook.book import pages, pictures_of

ROOT = Path(__file__).resolve().parents[1]
IMAGES = ROOT / "docs" / "images"
LOOKED_AT = ROOT / "build" / "pictures"
HANDBOOK = resource("handbook", "images")
HANDBOOK_WIDTH = 880
"""Pixels; the handbook's window shows pictures as they are."""
HANDBOOK_PICTURES = {name for path in pages() for name in pictures_of(path)}
SIZE = (1280, 720)
STANDARD_TEXT = 13
TYPED = "1=01\r==10\r1=10\r01=\r"
"""Results of the first matches, as an arbiter types them."""


class Set:
    """The window that the scenes play in, and how to wait in it."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    def goes_to(self, icon: str) -> None:
        """Show a page, named by its icon."""
        names = [name for _title, name, _page in self.window.pages]
        self.window.page_commands[names.index(icon)].trigger()

    def pairs(self) -> None:
        """Pair the next round and wait for the draft."""
        waiting = QEventLoop()
        self.window.desk.jobs.ended.connect(waiting.quit)
        self.window.rounds.pair.trigger()
        waiting.exec()

    def waits_for_explanation(self) -> None:
        """Wait until the engine has explained."""
        waiting = QEventLoop()
        self.window.desk.jobs.explained.connect(waiting.quit, Qt.ConnectionType.QueuedConnection)
        waiting.exec()


Scene = Callable[[Set], QWidget | None]
"""Brings the window into a state and returns what is to be taken: a dialog, or None for all."""


def welcome(_at: Set) -> None:
    """Show what a first start shows."""


def draft(at: Set) -> None:
    """Pair the next round of the sample."""
    at.pairs()


def rounds(at: Set) -> None:
    """Accept the round and type some results."""
    at.window.rounds.accept.trigger()
    QTest.keyClicks(at.window.rounds.boards, TYPED)


def why(at: Set) -> None:
    """Ask why."""
    at.window.rounds.why.trigger()
    at.waits_for_explanation()


def why_not(at: Set) -> None:
    """Ask why a team does not meet another, and what the article says."""
    panel = at.window.rounds.panel
    panel.scope.setCurrentIndex(Scope.TEAM)
    panel.scope.activated.emit(Scope.TEAM)
    panel.subject.setCurrentIndex(panel.subject.findData(3))
    panel.other.setCurrentIndex(panel.other.findData(1))
    waiting = QEventLoop()
    panel.question.answered.connect(waiting.quit, Qt.ConnectionType.QueuedConnection)
    panel.other.activated.emit(panel.other.currentIndex())
    waiting.exec()
    panel.text.anchorClicked.emit(QUrl("article:2.3.3"))


def tournament(at: Set) -> None:
    """Leave the explanation and look at the settings."""
    at.window.rounds.why.trigger()
    at.goes_to("tournament")
    at.window.tournament_page.tabs.setCurrentIndex(0)


def tournament_pairing(at: Set) -> None:
    """Look at how the event is paired."""
    at.window.tournament_page.tabs.setCurrentIndex(1)


def tournament_points(at: Set) -> None:
    """Look at what matches, boards and byes are worth."""
    at.window.tournament_page.tabs.setCurrentIndex(2)


def tournament_tiebreaks(at: Set) -> None:
    """Look at the tie-breaks."""
    at.window.tournament_page.tabs.setCurrentIndex(3)


def tournament_prizes(at: Set) -> None:
    """Turn to the prizes, and who can win those of the second category."""
    page = at.window.tournament_page
    page.tabs.setCurrentWidget(page.prizes)
    page.prizes.list.table.choose(1, 0)


def teams(at: Set) -> None:
    """Look at a team."""
    at.window.tournament_page.tabs.setCurrentIndex(0)
    at.goes_to("teams")
    at.window.teams.teams.choose(2, TeamColumn.NAME)


def before_round(at: Set) -> None:
    """Open the sample and see what its next round needs."""
    at.window.sample.trigger()
    at.window.rounds.show_round(len(at.window.session.tournament.rounds) + 1)


def opened(shown: Callable[[MainWindow], QWidget | None]) -> Scene:
    """Play a scene that needs the window alone, as one that opens a dialog of a page."""

    def scene(at: Set) -> QWidget | None:
        return shown(at.window)

    return scene


def standings(at: Set) -> None:
    """Look at how a value came about."""
    at.goes_to("standings")
    at.window.standings.table.choose(2, FIXED + 2)


def standings_chart(at: Set) -> None:
    """Follow the first teams through the rounds."""
    waiting = QEventLoop()
    page = at.window.standings
    page.chart.work.answered.connect(waiting.quit, Qt.ConnectionType.QueuedConnection)
    page.chart_wanted.trigger()
    waiting.exec()


def crosstable(at: Set) -> None:
    """Look at the crosstable."""
    at.window.standings.chart_wanted.trigger()
    at.goes_to("crosstable")


def crosstable_boards(at: Set) -> None:
    """Look at the boards of a match."""
    at.window.crosstable.table.choose(0, 4)
    at.window.crosstable.boards.trigger()


def crosstable_grid(at: Set) -> None:
    """Look at the grid."""
    at.window.crosstable.boards.trigger()
    at.window.crosstable.as_grid.trigger()


def players(at: Set) -> None:
    """Look at the players."""
    at.window.crosstable.as_grid.trigger()
    at.goes_to("players")


def board_prizes(at: Set) -> None:
    """Look at who wins the prize of the first board."""
    page = at.window.players
    page.prizes.trigger()
    page.filters.board.setCurrentIndex(1)
    page.filters.board.activated.emit(1)


def compare(at: Set) -> QWidget:
    """Compare the systems on the last round."""
    at.window.players.prizes.trigger()
    dialog = CompareDialog(at.window.desk, at.window, 6)
    waiting = QEventLoop()
    dialog.question.answered.connect(waiting.quit, Qt.ConnectionType.QueuedConnection)
    waiting.exec()
    return dialog


def documents(at: Set) -> None:
    """Look at the standings as they will print."""
    waiting = QEventLoop()
    at.window.desk.jobs.paperwork.laid.connect(waiting.quit)
    at.window.documents.choose("standings")
    at.goes_to("documents")
    waiting.exec()


def verify(at: Set) -> QWidget:
    """Read what came of verifying the export."""
    waiting = QEventLoop()
    at.window.documents.exports_.verified.connect(waiting.quit)
    at.window.documents.exports_.verify.trigger()
    waiting.exec()
    return at.window.documents.report


def log(at: Set) -> QWidget:
    """Read the log."""
    return LogDialog(at.window.desk, at.window)


def snapshots(at: Set) -> QWidget:
    """Choose a snapshot to go back to."""
    return SnapshotsDialog(at.window.desk, at.window)


def preferences(at: Set) -> QWidget:
    """Set the preferences."""
    return PreferencesDialog(at.window.desk, at.window)


def shortcuts(at: Set) -> QWidget:
    """Read the keys."""
    return ShortcutsDialog(at.window.desk, at.window, at.window.menuBar())


def about(at: Set) -> QWidget:
    """Read the licences."""
    return AboutDialog(at.window.desk, at.window)


def fault(at: Set) -> QWidget:
    """Something went wrong inside the program."""
    path = Path("/home/arbiter/Tournaments/City League.teamswiss")
    try:
        raise ZeroDivisionError("division by zero")
    except ZeroDivisionError as error:
        report = made_report(error, [OpenFile(path, is_whole=True)])
    return FaultDialog(report, at.window)


def handbook(at: Set) -> QWidget:
    """Read the handbook."""
    at.window.help.show_topic("rounds")
    assert at.window.help.handbook is not None
    return at.window.help.handbook


def empty_rounds(at: Set) -> None:
    """Start a new tournament and look at its rounds."""
    at.window.session.new()
    at.goes_to("rounds")


def guide(at: Set) -> None:
    """Follow the guide."""
    at.window.guide.start.trigger()


SCENES: Sequence[tuple[str, Scene]] = (
    ("welcome", welcome),
    ("before-round", before_round),
    ("draft", draft),
    *((name, opened(shown)) for name, shown in pictures_of_rounds.OF_DRAFT),
    ("rounds", rounds),
    *((name, opened(shown)) for name, shown in pictures_of_rounds.OF_ROUND),
    ("why", why),
    ("why-not", why_not),
    ("tournament", tournament),
    ("tournament-pairing", tournament_pairing),
    ("tournament-points", tournament_points),
    ("tournament-tiebreaks", tournament_tiebreaks),
    ("tournament-prizes", tournament_prizes),
    ("teams", teams),
    *((name, opened(shown)) for name, shown in pictures_of_teams.SCENES),
    ("standings", standings),
    ("standings-chart", standings_chart),
    ("crosstable", crosstable),
    ("crosstable-boards", crosstable_boards),
    ("crosstable-grid", crosstable_grid),
    ("players", players),
    ("board-prizes", board_prizes),
    ("compare", compare),
    ("documents", documents),
    ("verify", verify),
    ("log", log),
    ("snapshots", snapshots),
    ("preferences", preferences),
    ("shortcuts", shortcuts),
    ("about", about),
    ("fault", fault),
    ("handbook", handbook),
    *((name, opened(shown)) for name, shown in pictures_of_states.SCENES),
    ("empty-rounds", empty_rounds),
    ("guide", guide),
)
"""In the order of a day: each scene begins where the one before it ended."""


class Photographer:
    """Plays the scenes in one look and one language and takes a picture of each."""

    def __init__(
        self, application: QApplication, look: Look, language: str, text: int, folder: Path
    ) -> None:
        self._application = application
        self._look = look
        self._language = language
        settings = QSettings(str(folder / f"{look.value}.ini"), QSettings.Format.IniFormat)
        self._preferences = Preferences(settings)
        self._preferences.look = look
        self._preferences.language = language
        self._preferences.font_size = round(STANDARD_TEXT * text / 100)

    def take(self, out: Path, size: tuple[int, int], names: Sequence[str]) -> None:
        """Take the pictures of some scenes, or of all."""
        window = make_window(ListedNotices(), self._preferences, self._application)
        window.resize(*size)
        window.show()
        at = Set(window)
        for name, scene in SCENES:
            taken = scene(at)
            if taken is not None:
                taken.show()
            if not names or name in names:
                self._save(out, name, taken or window)
            if taken is not None:
                taken.close()
        window.windows.close_all()

    def _save(self, out: Path, name: str, widget: QWidget) -> None:
        self._application.processEvents()
        out.mkdir(parents=True, exist_ok=True)
        picture = widget.grab()
        language = "" if self._language == "en" else f"-{self._language}"
        picture.save(str(out / f"{name}{language}-{self._look.value}.png"))
        for_handbook = out == IMAGES and self._look is Look.LIGHT and not language
        if for_handbook and name in HANDBOOK_PICTURES:
            HANDBOOK.mkdir(parents=True, exist_ok=True)
            if picture.width() > HANDBOOK_WIDTH:
                smooth = Qt.TransformationMode.SmoothTransformation
                picture = picture.scaledToWidth(HANDBOOK_WIDTH, smooth)
            picture.save(str(HANDBOOK / f"{name}.png"))


def main(given: Sequence[str] | None = None) -> int:
    """Draw what is asked for; with no arguments everything."""
    parser = argparse.ArgumentParser(prog="dev.py screenshots", description=__doc__)
    parser.add_argument("names", nargs="*", help="scenes; all by default")
    known = [*languages(), LONGEST]
    parser.add_argument("--language", choices=known, help=f"en and {LONGEST} by default")
    parser.add_argument("--look", choices=["light", "dark"], help="both by default")
    parser.add_argument("--size", default="1280x720", help="of the window, as 3840x2160")
    parser.add_argument("--text", type=int, default=100, help="size of text in per cent, to 200")
    parser.add_argument("--out", type=Path, help="another folder")
    chosen = parser.parse_args(given)
    width, height = (int(each) for each in chosen.size.split("x"))
    os.environ.update(HOME="/home/arbiter", LOGNAME="arbiter")  # nobody's own folder, nor name
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    load_fonts()  # so that the text is the same on every machine that draws them
    is_usual = (width, height) == SIZE and chosen.text == 100
    for language in [chosen.language] if chosen.language else ["en", LONGEST]:
        documented = IMAGES if language == "en" and is_usual else LOOKED_AT
        for look in [Look(chosen.look)] if chosen.look else [Look.LIGHT, Look.DARK]:
            with tempfile.TemporaryDirectory() as folder:
                os.environ["TEAMSWISS_DATA"] = folder
                camera = Photographer(application, look, language, chosen.text, Path(folder))
                out = chosen.out or documented
                camera.take(out, (width, height), chosen.names)
                print(f"{out}: {language}, {look.value}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
