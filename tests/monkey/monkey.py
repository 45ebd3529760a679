"""A random user at the real window: keys, clicks, commands, pastes, from a seed.

It knows no page. It finds what the window offers at the moment (commands that are enabled, widgets
that are visible, a dialog that waits) and does something with it, sensible or not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import TypeVar

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from teamswiss_gui.app.fault_report import FaultReport
from teamswiss_gui.app.preferences import Preferences
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.printing.pdf import printer_for
from teamswiss_gui.printing.sheet import Layout
from teamswiss_gui.views.main_window import MainWindow
from teamswiss_gui.views.program import make_window
from tests.gestures import next_gesture
from tests.monkey.things import CARRIED, Carried, drop, put_files

SENSIBLE = "1=01=10=1=0"
CHARACTERS = "abcXYZ ž北ñ(=+-*x10½<&\"'%;:/\\.,\t@#é\u202e\u0301"
KEYS = (
    *("Return", "Return", "Tab", "Shift+Tab", "Backspace", "Escape", "F2", "Ins", "Del", "Space"),
    *("Up", "Down", "Left", "Right", "Home", "End", "PgUp", "PgDown", "Ctrl+A", "Ctrl+C", "Ctrl+V"),
    *("Ctrl+Z", "Ctrl+Shift+Z", "F9", "Ctrl+Return", "F4", "Alt+Left", "Alt+Right", "Ctrl+F"),
    *("Ctrl+1", "Ctrl+2", "Ctrl+3", "Ctrl+4", "Ctrl+5", "Ctrl+6", "Ctrl+7", "Alt+Up", "Alt+Down"),
    *("Ctrl+L", "Ctrl+I", "Shift+Down", "Ctrl+P", "Ctrl+E"),
)
CLIPS = (
    "",
    "Rook City\tESP\nOld Pawn\tGER",
    "Anna Berg\t2103\nJ. Lund\t1987\n=1+1\tabc\n" + "x" * 300,
    "Team\tPlayer\tRating\nNorth\tAnna\t2000\nNorth\tBert\t1900\nSouth\tCarl\t1800",
    '<b>bold</b>\t=HYPERLINK("x")\n\u202eabc\t-1\n\x00\x01\t9999999999',
    "1\n0\n=\n½\n+",
)
MOST_OTHERS = 2
"""More windows than these beside the first are closed again."""
Found = TypeVar("Found")


class Answers:
    """The door to the user, answered at random: a reason, a file, or nothing at all."""

    def __init__(self, chance: Random, folder: Path) -> None:
        self._chance = chance
        self._folder = folder
        self.files = put_files(folder)
        """What lies about to be opened, imported and dropped: sound, foreign and damaged."""
        self.bugs: list[str] = []
        self.refused: list[str] = []

    def refuse(self, text: str) -> None:
        self.refused.append(text)

    def tell(self, _title: str, _text: str) -> None:
        """He read it."""

    def ask_reason(self, _title: str, _question: str) -> str | None:
        return self._chance.choice((None, "", "the arbiter says so", "x" * 5000, "<i>&\u202e"))

    def choose_file(self, _folder: Path, _title: str = "", _kinds: str = "") -> Path | None:
        return self._chance.choice((None, *self.files))

    def choose_place(self, suggested: Path, _title: str = "", _kinds: str = "") -> Path | None:
        number = self._chance.randrange(3)
        named = self._folder / f"{number}{suggested.suffix}"
        return self._chance.choice((None, named, self._folder / f"{number}.teamswiss"))

    def choose_folder(self, _folder: Path, _title: str) -> Path | None:
        return self._chance.choice((None, self._folder / "out", self._folder / "not there"))

    def choose_printer(self, layout: Layout) -> QPrinter | None:
        if self._chance.random() < 0.5:
            return None
        printer = printer_for(layout)
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(self._folder / "out" / "printed.pdf"))
        return printer

    def report_bug(self, report: FaultReport) -> None:
        self.bugs.append(report.details)


class Monkey:
    """Sits at one window; when that is closed or made anew, at the one that took its place."""

    def __init__(self, seed: str, folder: Path, preferences: Preferences) -> None:
        self.chance = Random(seed)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        self.answers = Answers(self.chance, folder)
        self.window: MainWindow = make_window(self.answers, preferences, application)
        self.window.resize(1280, 720)
        self.window.show()
        self.done: list[str] = []
        """What it did, for the report of a failure."""
        self.on_window: list[Callable[[MainWindow], None]] = []
        """Who wants to know that it sits at another window."""
        self._windows = self.window.windows
        self._path: Path | None = None
        self._at_dialogs = QTimer(application)
        self._at_dialogs.timeout.connect(self._on_dialog)
        self._at_dialogs.start(2)

    def goes_away(self) -> None:
        """Close every window and touch nothing any more."""
        self._at_dialogs.stop()
        self._windows.close_all()

    def does_something(self) -> None:
        """Do one thing."""
        self.keeps_its_seat()
        doing = self.chance.choices(
            (
                self._commands,
                self._types,
                self._presses,
                self._clicks,
                self._pastes,
                self._drops,
                self._plays,
                self._gestures,
            ),
            weights=(20, 8, 24, 18, 3, 2, 15, 10),
        )[0]
        doing()
        QApplication.processEvents()
        self.keeps_its_seat()
        others = [window for window in self.window.windows.shown if window is not self.window]
        if len(others) > MOST_OTHERS and QApplication.activeModalWidget() is None:
            self._note("closes another window")
            self.chance.choice(others).close()
            QApplication.processEvents()

    def keeps_its_seat(self) -> None:
        """Sit at a window that is there: another language makes all anew, Quit closes them."""
        shown = self._windows.shown
        if any(window is self.window for window in shown):
            document = self.window.session.document
            self._path = document.path if document else None
            return
        at_file = self._windows.showing(self._path) if self._path else None
        window = at_file or (shown[0] if shown else self._windows.make())
        self._note("sits down at another window" if shown else "starts the program again")
        self.window = window
        for wanted in self.on_window:
            wanted(window)
        window.resize(1280, 720)
        window.show()
        if self._path is not None and not window.session.is_open:
            window.open_file(self._path)

    # --- what it does -------------------------------------------------------------------------

    def _commands(self) -> None:
        command = self._one(list(self._enabled()))
        if command is not None:
            self._note(f"command {command.text()}")
            command.trigger()

    def _types(self) -> None:
        text = "".join(self.chance.choices(CHARACTERS, k=self.chance.randint(1, 12)))
        self._note(f"types {text!r}")
        for character in text:
            if character.isascii():
                QTest.keyClicks(self._focus(), character)
            else:
                _type_foreign(self._focus(), character)

    def _plays(self) -> None:
        """Enter results as an arbiter does, so that events get on."""
        keys = "".join(self.chance.choices(SENSIBLE, k=4))
        self._note(f"enters {keys}")
        self.window.show_page(self._page("rounds"))
        rounds = len(self.window.session.tournament.rounds)
        if rounds and self.chance.random() < 0.7:
            self.window.rounds.show_round(rounds)
            self.window.rounds.matches.choose(self.chance.randrange(12))
            if self.chance.random() < 0.5:
                self.window.rounds.keys.go_to_board(1)
        QTest.keyClicks(self.window.rounds.boards, keys)
        QTest.keyClick(self.window.rounds.boards, Qt.Key.Key_Return)

    def _gestures(self) -> None:
        """Do what some dialog would do in the end, right or absurd: every page has to follow."""
        session = self.window.session
        if not session.is_open or QApplication.activeModalWidget() is not None:
            return
        gesture, arguments = next_gesture(session.tournament, self.chance)
        self._note(f"gesture {gesture.__name__} {str(arguments)[:100]}")
        try:
            session.perform(gesture, **arguments)
        except TeamSwissError as error:
            self.answers.refused.append(session.worded(error))

    def _presses(self) -> None:
        keys = self.chance.choice(KEYS)
        self._note(f"presses {keys}")
        QTest.keySequence(self._focus(), keys)

    def _clicks(self) -> None:
        widget = self._one(self._visible(self._top()))
        if widget is None or widget.width() < 2 or widget.height() < 2:
            return
        place = QPoint(
            self.chance.randrange(widget.width()), self.chance.randrange(widget.height())
        )
        right = self.chance.random() < 0.1
        self._note(f"clicks {type(widget).__name__} {widget.objectName()} {place.toTuple()}")
        if self.chance.random() < 0.2:
            QTest.mouseDClick(widget, Qt.MouseButton.LeftButton, pos=place)
        else:
            which = Qt.MouseButton.RightButton if right else Qt.MouseButton.LeftButton
            QTest.mouseClick(widget, which, pos=place)

    def _pastes(self) -> None:
        QGuiApplication.clipboard().setText(self.chance.choice(CLIPS))
        self._note("pastes")
        QTest.keySequence(self._focus(), "Ctrl+V")

    def _drops(self) -> None:
        """Let go of something over any widget, as if it came from another program."""
        widget = self._one(self._visible(self._top()))
        if widget is None:
            return
        things: tuple[Path | Carried | str, ...] = (*self.answers.files, *CLIPS, *CARRIED)
        what = self.chance.choice(things)
        self._note(f"drops {str(what)[:40]!r} on {type(widget).__name__} {widget.objectName()}")
        drop(widget, what, QPoint(self.chance.randrange(300), self.chance.randrange(200)))

    def _on_dialog(self) -> None:
        """A menu or dialog waits, perhaps in a loop of its own: do something with it."""
        self.keeps_its_seat()
        popup = QApplication.activePopupWidget()
        if popup is not None:
            self._note("leaves a menu")
            popup.close()
            return
        dialog = QApplication.activeModalWidget()
        if dialog is None:
            return
        kind = self.chance.random()
        if kind < 0.25:
            self._note("leaves a dialog")
            dialog.close()
        elif kind < 0.6:
            self._clicks()
        elif kind < 0.8:
            self._types()
        else:
            self._note("confirms a dialog")
            QTest.keyClick(dialog, Qt.Key.Key_Return)

    # --- what it finds ------------------------------------------------------------------------

    def _enabled(self) -> Iterator[QAction]:
        window = self.window
        leaving = [window.quit, window.close_file]
        if window.session.is_open and self.chance.random() < 0.95:
            leaving += [window.new, window.sample]
        for menu in window.menuBar().actions():
            for command in _leaves(menu):
                if command.isEnabled() and command not in leaving:
                    yield command

    def _top(self) -> QWidget:
        return QApplication.activeModalWidget() or self.window

    def _focus(self) -> QWidget:
        return QApplication.focusWidget() or self._top().focusWidget() or self._top()

    def _visible(self, top: QWidget) -> list[QWidget]:
        return [
            widget
            for widget in top.findChildren(QWidget)
            if widget.isVisible() and widget.isEnabled() and widget.window() is top
        ]

    def _page(self, icon: str) -> int:
        return [name for _title, name, _page in self.window.pages].index(icon)

    def _one(self, found: Sequence[Found]) -> Found | None:
        return self.chance.choice(found) if found else None

    def _note(self, what: str) -> None:
        self.done.append(what)


def _leaves(command: QAction) -> Iterator[QAction]:
    """Go through a menu and the menus in it."""
    menu = command.menu()
    if not isinstance(menu, QMenu):
        if not command.isSeparator():
            yield command
        return
    for inside in menu.actions():
        yield from _leaves(inside)


def _type_foreign(widget: QWidget, character: str) -> None:
    """Type what has no key: QTest knows only the keys of one keyboard."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, character)
        QApplication.sendEvent(widget, event)
