"""The window: navigation, pages, menus, status bar."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QMainWindow,
    QMenu,
    QStackedWidget,
    QWidget,
)

from teamswiss_gui.app.paperwork import Order
from teamswiss_gui.app.second_copy import SecondCopy
from teamswiss_gui.documents.source import Options
from teamswiss_gui.domain.model import TeamId, Tournament
from teamswiss_gui.views.crosstable_page import CrosstablePage
from teamswiss_gui.views.desk import Desk, action
from teamswiss_gui.views.documents_page import DocumentsPage
from teamswiss_gui.views.edit_commands import EditCommands
from teamswiss_gui.views.file_commands import FileCommands
from teamswiss_gui.views.guide import Guide
from teamswiss_gui.views.help_commands import HelpCommands
from teamswiss_gui.views.letters import Letters, letters_of
from teamswiss_gui.views.look_commands import LookCommands
from teamswiss_gui.views.navigation import Navigation
from teamswiss_gui.views.page import Page
from teamswiss_gui.views.players_page import PlayersPage
from teamswiss_gui.views.print_command import PrintCommand
from teamswiss_gui.views.remembered import keep_places, name_parts, restore_places
from teamswiss_gui.views.round_questions import explain_match
from teamswiss_gui.views.rounds_page import RoundsPage
from teamswiss_gui.views.standings_page import StandingsPage
from teamswiss_gui.views.status_line import StatusLine
from teamswiss_gui.views.teams_page import TeamsPage
from teamswiss_gui.views.tournament_page import TournamentPage
from teamswiss_gui.views.welcome import WelcomePage
from teamswiss_gui.views.widgets import ActionButton

if TYPE_CHECKING:
    from teamswiss_gui.views.windows import Windows

MESSAGE_TIME = 6000
VIEW = "view"
FRAME = QSize(16, 40)
"""What a desktop's frame and title bar take at most."""
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class MainWindow(QMainWindow):
    """One window on one tournament."""

    closed = Signal()

    def __init__(self, desk: Desk, windows: Windows) -> None:
        super().__init__()
        self.desk = desk
        self.session = desk.session
        self.windows = windows
        self.copy = SecondCopy(desk.session, desk.preferences, self)
        self.setMinimumSize(860, 560)
        self.setWindowIcon(desk.theme.icon("app", desk.theme.colours.accent))
        self._make_pages()
        self._make_commands()
        self._make_frame()
        self._make_menus()
        self._connect()
        if not restore_places(self, desk.preferences, "window"):
            self.resize(1280, 720)
        self._on_document_changed()

    # --- building -----------------------------------------------------------------------------

    def _make_pages(self) -> None:
        """Make every page: this list is the navigation, the View menu and Ctrl+1 to 7."""
        desk = self.desk
        self.tournament_page = TournamentPage(desk)
        self.teams = TeamsPage(desk)
        self.rounds = RoundsPage(desk)
        self.standings = StandingsPage(desk)
        self.crosstable = CrosstablePage(desk)
        self.players = PlayersPage(desk)
        self.documents = DocumentsPage(desk)
        self.pages: list[tuple[str, str, Page]] = [
            (self.tr("Tournament"), "tournament", self.tournament_page),
            (self.tr("Teams"), "teams", self.teams),
            (self.tr("Rounds"), "rounds", self.rounds),
            (self.tr("Standings"), "standings", self.standings),
            (self.tr("Crosstable"), "crosstable", self.crosstable),
            (self.tr("Players"), "players", self.players),
            (self.tr("Documents"), "documents", self.documents),
        ]
        for _name, icon, page in self.pages:
            name_parts(page, icon)

    def _make_commands(self) -> None:
        self.file = FileCommands(self.desk, self)
        self.edit = EditCommands(self.desk, self)
        self.look = LookCommands(self.desk, self)
        self.help = HelpCommands(self.desk, self)
        self.new, self.open, self.sample = self.file.new, self.file.open, self.file.sample
        self.save_as, self.save_copy = self.file.save_as, self.file.save_copy
        self.close_file = self.file.close
        self.undo, self.redo, self.log = self.edit.undo, self.edit.redo, self.edit.log
        self.larger, self.smaller = self.look.larger, self.look.smaller
        self.print = PrintCommand(self.desk, self._paper_order, self)
        self.export = action(self, self.tr("Export this &page…"), self._on_export, "Ctrl+E")
        self.quit = action(self, self.tr("&Quit"), self.windows.close_all, "Ctrl+Q")
        self.page_commands = []
        for number, (name, _icon, _page) in enumerate(self.pages, start=1):
            made = action(self, name, self._on_page_command, f"Ctrl+{number}")
            made.setData(number - 1)
            self.page_commands.append(made)
        teams, rounds = self.page_commands[1], self.page_commands[2]
        for empty, first in (
            (self.standings.empty, rounds),
            (self.crosstable.empty, rounds),
            (self.players.empty, teams),
        ):
            empty.offer(ActionButton(first, primary=True))
        places = {
            icon: made for (_n, icon, _p), made in zip(self.pages, self.page_commands, strict=True)
        }
        self.guide = Guide(self.desk, {"new": self.new, **places}, self)

    def _make_frame(self) -> None:
        self.welcome = WelcomePage(self.desk, self.new, self.open, self.sample, self.guide.start)
        self.navigation = Navigation(self.desk, [(name, icon) for name, icon, _ in self.pages])
        self.stack = QStackedWidget()
        for _name, _icon, page in self.pages:
            self.stack.addWidget(page)
        self.frame = QWidget()
        row = QHBoxLayout(self.frame)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.navigation)
        row.addWidget(self.stack, 1)
        self.whole = QStackedWidget()
        self.whole.addWidget(self.welcome)
        self.whole.addWidget(self.frame)
        self.setCentralWidget(self.whole)
        self.line = StatusLine(self.session, self.copy)
        self.status, self.undo_status = self.line.state, self.line.undo
        self.setStatusBar(self.line)

    def _make_menus(self) -> None:
        bar = self.menuBar()
        file = bar.addMenu(self.tr("&File"))
        self.file.fill(file)
        file.addAction(self.quit)
        self.edit.fill(bar.addMenu(self.tr("&Edit")))
        view = bar.addMenu(self.tr("&View"))
        view.addActions(self.page_commands)
        view.addSeparator()
        self.look.fill(view)
        for name, _icon, page in self.pages:
            if page.commands():
                _fill(bar.addMenu(f"&{name}"), page)
        self.help.fill(bar.addMenu(self.tr("&Help")), self.guide.start)
        self._letters = Letters(bar)
        self.tournament_page.leave_letters(letters_of(bar))

    def _connect(self) -> None:
        self.session.tournament_changed.connect(self._on_tournament_changed)
        self.session.document_changed.connect(self._on_document_changed)
        self.look.look_changed.connect(self._on_look_changed)
        self.file.started.connect(self._on_started)
        self.navigation.page_chosen.connect(self.show_page)
        self.welcome.file_wanted.connect(self.open_file)
        self.rounds.teams_wanted.connect(self._on_teams_wanted)
        self.rounds.lots_wanted.connect(self.tournament_page.draw_lots)
        self.rounds.step_wanted.connect(self._on_step_wanted)
        self.desk.jobs.paired.connect(self._on_paired)
        self.crosstable.why_wanted.connect(self._on_why_wanted)
        for _name, _icon, page in self.pages:
            page.wanted.connect(self._on_page_wanted)
        self.documents.print_wanted.connect(self.print.print_shown)
        self.edit.log_print_wanted.connect(self._on_log_print_wanted)
        self.print.round_wanted.connect(self._on_round_print_wanted)

    # --- pages --------------------------------------------------------------------------------

    def show_page(self, number: int) -> None:
        """Go to a page."""
        self.stack.setCurrentIndex(number)
        self.navigation.choose(number)

    def _go_to(self, page: Page) -> None:
        self.show_page(self.stack.indexOf(page))
        page.focus_first()

    def _on_page_command(self) -> None:
        command = self.sender()
        assert isinstance(command, QAction)
        if self.session.is_open:
            self._go_to(self.pages[int(command.data())][2])

    def _on_teams_wanted(self) -> None:
        self._go_to(self.teams)

    def _on_step_wanted(self, by: int) -> None:
        if self.stack.currentWidget() is self.standings:
            self.standings.step(by)
        else:
            self._go_to(self.rounds)

    def _on_page_wanted(self) -> None:
        page = self.sender()
        assert isinstance(page, Page)
        self._go_to(page)

    def _on_why_wanted(self, number: int, team: TeamId) -> None:
        self._go_to(self.rounds)
        self.rounds.show_round(number)
        explain_match(self.rounds, number, team)

    def _on_paired(self, _number: int) -> None:
        self._go_to(self.rounds)

    def _on_pair_key(self) -> None:
        self.rounds.catch_up()
        if self.rounds.pair.isEnabled():
            self.rounds.pair.trigger()
        elif not self.desk.jobs.is_pairing:
            self._go_to(self.rounds)
            self.rounds.show_missing()

    # --- commands -----------------------------------------------------------------------------

    def open_file(self, path: Path) -> bool:
        """Open a tournament; say whether it could be opened."""
        return self.file.open_file(path)

    def apply_look(self) -> None:
        """Dress everything as the preferences say."""
        self.look.apply()

    def _paper_order(self) -> Order | None:
        """Return the document that belongs to the page that is shown."""
        page = self.pages[self.stack.currentIndex()][2]
        wanted = page.document()
        if wanted is None:
            return self.documents.order() if page is self.documents else None
        return self.documents.paper_order(*wanted)

    def _on_export(self) -> None:
        """Go to the documents, with the one of this page chosen."""
        wanted = self.pages[self.stack.currentIndex()][2].document()
        if wanted is not None:
            self.documents.choose(wanted[0], wanted[1].round)
        self._go_to(self.documents)

    def _on_round_print_wanted(self, name: str) -> None:
        shown = Options(round=self.rounds.shown_round or None)
        self.print.print_order(self.documents.paper_order(name, shown))

    def _on_log_print_wanted(self) -> None:
        self.print.print_order(self.documents.paper_order("log", Options()))

    def present(self) -> None:
        """Show the window in front of the others, the whole of it."""
        if self.isMinimized():
            self.showNormal()
        room = self.screen().availableSize() - FRAME
        if not self.isVisible() and (self.width() > room.width() or self.height() > room.height()):
            self.showMaximized()  # or its foot with the state would be below the screen
        self.show()
        self.raise_()
        self.activateWindow()

    def tell(self, text: str) -> None:
        """Say quietly what has happened."""
        self.statusBar().showMessage(text, MESSAGE_TIME)

    def close_document(self) -> None:
        """Close the file and stay, with the welcome page."""
        self.finish_editing()
        document = self.session.document
        if document is None:
            return
        page = self.pages[self.stack.currentIndex()][1]
        view = f"{page} {self.rounds.shown_round}"
        self.desk.preferences.keep_note(VIEW, document.path, view)
        self.desk.jobs.close()
        self.copy.finish()
        self.session.close()

    def topic(self) -> str:
        """Return the page of the handbook that belongs to what is shown."""
        if not self.session.is_open:
            return "welcome"
        _name, icon, page = self.pages[self.stack.currentIndex()]
        return page.help_topic() or icon

    def show_help(self, topic: str, over: QWidget) -> None:
        """Open the handbook at a page, in front of a dialog of this window."""
        self.help.show_topic_over(over, topic or self.topic())

    def _on_started(self) -> None:
        self._go_to(self.tournament_page)

    # --- following ----------------------------------------------------------------------------

    def _on_look_changed(self) -> None:
        self.navigation.fit(self.width())
        self.welcome.retheme()
        self.guide.retheme()
        for _name, _icon, page in self.pages:
            page.retheme()

    def _on_document_changed(self) -> None:
        is_open = self.session.is_open
        self.whole.setCurrentWidget(self.frame if is_open else self.welcome)
        for command in (*self.page_commands, self.export):
            command.setEnabled(is_open)
        for _name, _icon, page in self.pages:
            for of_page in page.commands():
                if of_page is None:
                    continue
                if of_page.menu() is not None:
                    of_page.setEnabled(is_open)  # what is in it knows for itself
                elif not is_open:
                    of_page.setEnabled(False)
        tournament = self.session.tournament
        if is_open:
            self._show_view(tournament)
        else:
            self.welcome.focus_first()
        self._on_tournament_changed(tournament, tournament)

    def _show_view(self, tournament: Tournament) -> None:
        """Show what was shown when the file was closed, or where work begins."""
        document = self.session.document
        assert document is not None
        icon, _space, number = self.desk.preferences.note(VIEW, document.path).partition(" ")
        pages = {name: page for _title, name, page in self.pages}
        first = self.rounds if tournament.rounds else self.tournament_page
        self._go_to(pages.get(icon, first))
        if number.isdecimal() and 1 <= int(number) <= len(tournament.rounds):
            self.rounds.catch_up()  # or it would turn to the newest round when it is first seen
            self.rounds.show_round(int(number))

    def _on_tournament_changed(self, _before: Tournament, after: Tournament) -> None:
        name = after.settings.name or self.tr("New tournament")
        self.navigation.show_tournament(after, name)
        for step in (self.rounds.earlier, self.rounds.later):
            step.setEnabled(bool(after.rounds))
        self.setWindowTitle(
            self.tr("{name} – TeamSwiss").format(name=name)
            if self.session.is_open
            else self.tr("TeamSwiss")
        )

    def finish_editing(self) -> None:
        """Let a cell that is being typed in take over what it holds, before the file closes."""
        focus = self.focusWidget()
        if focus is not None:
            focus.clearFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press the button that has the focus, where Qt knows the space bar only.

        F9 comes here where pairing was not possible when the Rounds page was last seen.
        """
        focus = self.focusWidget()
        if event.key() == Qt.Key.Key_F9 and not event.modifiers() and self.session.is_open:
            self._on_pair_key()
        elif event.key() in ENTER and isinstance(focus, QAbstractButton):
            focus.click()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.navigation.fit(self.width())
        super().resizeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        keep_places(self, self.desk.preferences, "window")
        self.close_document()
        super().closeEvent(event)
        self.closed.emit()


def _fill(menu: QMenu, page: Page) -> None:
    """Put a page's commands into its menu; a page never visited knows first what is possible."""
    menu.aboutToShow.connect(page.catch_up)
    for command in page.commands():
        if command is None:
            menu.addSeparator()
        else:
            menu.addAction(command)
