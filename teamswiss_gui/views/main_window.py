"""The window: navigation, pages, menus, status bar."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QAction, QActionGroup, QCloseEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QMainWindow,
    QMenu,
    QSplitter,
    QStackedWidget,
    QWidget,
)

from teamswiss_gui import __version__
from teamswiss_gui.app.preferences import FONT_SIZES, Look
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.storage.schema import SUFFIX
from teamswiss_gui.views.crosstable_page import CrosstablePage
from teamswiss_gui.views.desk import Desk, action
from teamswiss_gui.views.log_dialog import LogDialog
from teamswiss_gui.views.navigation import Navigation
from teamswiss_gui.views.players_page import PlayersPage
from teamswiss_gui.views.rounds_page import RoundsPage
from teamswiss_gui.views.standings_page import StandingsPage
from teamswiss_gui.views.teams_page import TeamsPage
from teamswiss_gui.views.theme import Theme, system_is_dark
from teamswiss_gui.views.tournament_page import TournamentPage
from teamswiss_gui.views.welcome import WelcomePage
from teamswiss_gui.views.widgets import Page
from teamswiss_gui.words.places import resource

SAMPLE = "City League.teamswiss"


class MainWindow(QMainWindow):
    """One window on one tournament."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.session = desk.session
        self.setMinimumSize(860, 560)
        self.setWindowIcon(desk.theme.icon("app", desk.theme.colours.accent))
        self.rounds = RoundsPage(desk)
        self.teams = TeamsPage(desk)
        self.standings = StandingsPage(desk)
        self.tournament_page = TournamentPage(desk)
        self.crosstable = CrosstablePage(desk)
        self.players = PlayersPage(desk)
        self.pages: list[tuple[str, str, Page]] = [
            (self.tr("Tournament"), "tournament", self.tournament_page),
            (self.tr("Teams"), "teams", self.teams),
            (self.tr("Rounds"), "rounds", self.rounds),
            (self.tr("Standings"), "standings", self.standings),
            (self.tr("Crosstable"), "crosstable", self.crosstable),
            (self.tr("Players"), "players", self.players),
        ]
        self._make_commands()
        self._make_frame()
        self._make_menus()
        self._make_status_bar()
        self._connect()
        self._restore_places()
        self._on_document_changed()

    # --- building -----------------------------------------------------------------------------

    def _make_commands(self) -> None:
        self.new = action(self, self.tr("&New tournament"), self._on_new, "Ctrl+N")
        self.open = action(self, self.tr("&Open…"), self._on_open, "Ctrl+O")
        self.sample = action(self, self.tr("Open the &sample event"), self._on_sample)
        self.save_as = action(self, self.tr("Save &as…"), self._on_save_as, "Ctrl+S")
        self.save_copy = action(self, self.tr("Save a &copy…"), self._on_save_copy)
        self.close_file = action(self, self.tr("&Close"), self._on_close_file, "Ctrl+W")
        self.quit = action(self, self.tr("&Quit"), self.close, "Ctrl+Q")
        self.undo = action(self, self.tr("&Undo"), self._on_undo, "Ctrl+Z")
        self.redo = action(self, self.tr("&Redo"), self._on_redo, "Ctrl+Shift+Z")
        self.log = action(self, self.tr("&Log…"), self._on_log)
        self.about = action(self, self.tr("&About TeamSwiss"), self._on_about)

    def _make_frame(self) -> None:
        self.welcome = WelcomePage(self.desk, self.new, self.open, self.sample)
        self.navigation = Navigation(self.desk, [(name, icon) for name, icon, _ in self.pages])
        self.stack = QStackedWidget()
        for _name, _icon, page in self.pages:
            self.stack.addWidget(page)
        inside = QWidget()
        row = QHBoxLayout(inside)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.navigation)
        row.addWidget(self.stack, 1)
        self.frame = inside
        self.whole = QStackedWidget()
        self.whole.addWidget(self.welcome)
        self.whole.addWidget(inside)
        self.setCentralWidget(self.whole)

    def _make_menus(self) -> None:
        bar = self.menuBar()
        file = bar.addMenu(self.tr("&File"))
        file.addActions([self.new, self.open])
        self.recent = file.addMenu(self.tr("Open &recent"))
        self.recent.aboutToShow.connect(self._on_recent_shown)
        file.addAction(self.sample)
        file.addSeparator()
        file.addActions([self.save_as, self.save_copy])
        file.addSeparator()
        file.addActions([self.close_file, self.quit])
        edit = bar.addMenu(self.tr("&Edit"))
        edit.addActions([self.undo, self.redo])
        edit.addSeparator()
        edit.addAction(self.log)
        view = bar.addMenu(self.tr("&View"))
        self.page_commands = []
        for number, (name, _icon, _page) in enumerate(self.pages, start=1):
            made = action(self, name, self._on_page_command, f"Ctrl+{number}")
            made.setData(number - 1)
            view.addAction(made)
            self.page_commands.append(made)
        view.addSeparator()
        self._make_look_menus(view)
        for name, _icon, page in self.pages:
            commands = page.commands()
            if not commands:
                continue
            menu = bar.addMenu(f"&{name}")
            for command in commands:
                if command is None:
                    menu.addSeparator()
                else:
                    menu.addAction(command)
        help_menu = bar.addMenu(self.tr("&Help"))
        help_menu.addAction(self.about)

    def _make_look_menus(self, view: QMenu) -> None:
        looks = view.addMenu(self.tr("&Theme"))
        group = QActionGroup(self)
        for look, text in (
            (Look.SYSTEM, self.tr("As the &system")),
            (Look.LIGHT, self.tr("&Light")),
            (Look.DARK, self.tr("&Dark")),
        ):
            made = action(self, text, self._on_look)
            made.setData(look)
            made.setCheckable(True)
            made.setChecked(self.desk.preferences.look is look)
            group.addAction(made)
            looks.addAction(made)
        self.larger = action(self, self.tr("&Larger text"), self._on_larger, "Ctrl++")
        self.smaller = action(self, self.tr("&Smaller text"), self._on_smaller, "Ctrl+-")
        view.addActions([self.larger, self.smaller])

    def _make_status_bar(self) -> None:
        self.status = QLabel()
        self.status.setAccessibleName(self.tr("State"))
        self.undo_status = QLabel()
        bar = self.statusBar()
        bar.setSizeGripEnabled(False)
        bar.addWidget(self.status, 1)
        bar.addPermanentWidget(self.undo_status)

    def _connect(self) -> None:
        self.session.tournament_changed.connect(self._on_tournament_changed)
        self.session.document_changed.connect(self._on_document_changed)
        self.session.document_moved.connect(self._on_document_moved)
        self.navigation.page_chosen.connect(self.show_page)
        self.welcome.file_wanted.connect(self.open_file)
        self.rounds.teams_wanted.connect(self._on_teams_wanted)
        self.rounds.lots_wanted.connect(self.tournament_page.draw_lots)
        self.desk.jobs.paired.connect(self._on_paired)

    def _restore_places(self) -> None:
        places = self.desk.preferences
        geometry = places.state("window")
        if geometry is None or not self.restoreGeometry(geometry):
            self.resize(1280, 720)
        for name, part in self._parts().items():
            state = places.state(name)
            if state is not None:
                part.restoreState(state)

    def _parts(self) -> dict[str, QSplitter | QHeaderView]:
        """Return what remembers its place beside the window itself."""
        return {
            splitter.objectName(): splitter
            for splitter in self.findChildren(QSplitter)
            if splitter.objectName()
        }

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

    def _on_paired(self, _number: int) -> None:
        self.show_page(self.stack.indexOf(self.rounds))

    # --- the file -----------------------------------------------------------------------------

    def open_file(self, path: Path) -> bool:
        """Open a tournament; say whether it could be opened."""
        try:
            self.session.open(path)
        except TeamSwissError as error:
            self.desk.notices.refuse(self.session.worded(error))
            return False
        self._remember()
        return True

    def _on_new(self) -> None:
        self._try(self.session.new)
        self._go_to(self.tournament_page)

    def _on_open(self) -> None:
        path = self.desk.notices.choose_file(self._folder())
        if path is not None:
            self.open_file(path)

    def _on_sample(self) -> None:
        try:
            self.session.open_copy(resource("samples", SAMPLE))
        except TeamSwissError as error:
            self.desk.notices.refuse(self.session.worded(error))
        self._remember()

    def _on_save_as(self) -> None:
        path = self._chosen_place()
        if path is not None:
            try:
                self.session.save_as(path)
            except TeamSwissError as error:
                self.desk.notices.refuse(self.session.worded(error))
            self._remember()

    def _on_save_copy(self) -> None:
        path = self._chosen_place()
        if path is not None:
            try:
                self.session.save_copy(path)
            except TeamSwissError as error:
                self.desk.notices.refuse(self.session.worded(error))

    def _chosen_place(self) -> Path | None:
        document = self.session.document
        if document is None:
            return None
        path = self.desk.notices.choose_place(self._folder() / document.path.name)
        return path.with_suffix(SUFFIX) if path is not None else None

    def _on_close_file(self) -> None:
        self.desk.jobs.close()
        self.session.close()

    def _folder(self) -> Path:
        document = self.session.document
        if document is not None and not document.is_unsaved:
            return document.path.parent
        return Path.home()

    def _remember(self) -> None:
        if self.session.document:
            self.desk.preferences.opened(self.session.document.path)

    def _on_recent_shown(self) -> None:
        self.recent.clear()
        for path in self.desk.preferences.recent:
            made = action(self.recent, path.stem, self._on_recent)
            made.setData(str(path))
            made.setToolTip(str(path))
            self.recent.addAction(made)
        self.recent.setEnabled(True)

    def _on_recent(self) -> None:
        command = self.sender()
        assert isinstance(command, QAction)
        self.open_file(Path(str(command.data())))

    # --- edit ---------------------------------------------------------------------------------

    def _on_undo(self) -> None:
        self._try(self.session.undo)

    def _on_redo(self) -> None:
        self._try(self.session.redo)

    def _try(self, doing: object) -> None:
        assert callable(doing)
        try:
            doing()
        except TeamSwissError as error:
            self.desk.notices.refuse(self.session.worded(error))

    def _on_log(self) -> None:
        dialog = LogDialog(self.desk, self)
        dialog.open()

    def _on_about(self) -> None:
        self.desk.notices.tell(
            self.tr("About TeamSwiss"),
            self.tr(
                "TeamSwiss {version}\nTeam Swiss tournaments by the rules. Free software (MIT)."
            ).format(version=__version__),
        )

    # --- look ---------------------------------------------------------------------------------

    def _on_look(self) -> None:
        command = self.sender()
        assert isinstance(command, QAction)
        self.desk.preferences.look = Look(command.data())
        self.apply_look()

    def _on_larger(self) -> None:
        self._step_size(1)

    def _on_smaller(self) -> None:
        self._step_size(-1)

    def _step_size(self, step: int) -> None:
        size = self.desk.preferences.font_size
        place = min(range(len(FONT_SIZES)), key=lambda i: abs(FONT_SIZES[i] - size)) + step
        self.desk.preferences.font_size = FONT_SIZES[min(max(place, 0), len(FONT_SIZES) - 1)]
        self.apply_look()

    def apply_look(self) -> None:
        """Dress everything as the preferences say."""
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        self.desk.theme = chosen_theme(self.desk, application)
        self.desk.theme.apply(application)
        self.navigation.setFixedWidth(self.desk.theme.size(196))
        self.welcome.retheme()
        for _name, _icon, page in self.pages:
            page.retheme()

    # --- following ----------------------------------------------------------------------------

    def _on_document_changed(self) -> None:
        is_open = self.session.is_open
        self.whole.setCurrentWidget(self.frame if is_open else self.welcome)
        for command in (self.save_as, self.save_copy, self.close_file, self.log):
            command.setEnabled(is_open)
        for command in self.page_commands:
            command.setEnabled(is_open)
        for _name, _icon, page in self.pages:
            for of_page in page.commands():
                if of_page is not None and not is_open:
                    of_page.setEnabled(False)
        if is_open:
            tournament = self.session.tournament
            first = self.rounds if tournament.rounds else self.tournament_page
            self._go_to(first)
        else:
            self.welcome.focus_first()
        self._show_state(self.session.tournament)

    def _on_document_moved(self) -> None:
        self._show_state(self.session.tournament)

    def _on_tournament_changed(self, _before: Tournament, after: Tournament) -> None:
        self._show_state(after)

    def _show_state(self, tournament: Tournament) -> None:
        document = self.session.document
        name = tournament.settings.name or self.tr("New tournament")
        self.navigation.event_name.setText(name)
        self.navigation.event_note.setText(
            self.tr("{teams} teams").format(teams=len(tournament.teams))
        )
        last = tournament.rounds[-1] if tournament.rounds else None
        missing = last.missing_results if last and not tournament.draft else 0
        empty = sum(not team.players for team in tournament.teams)
        numbers = {page: place for place, (_n, _i, page) in enumerate(self.pages)}
        self.navigation.set_badge(
            numbers[self.rounds],
            missing,
            self.tr("{count} results missing").format(count=missing),
        )
        self.navigation.set_badge(
            numbers[self.teams],
            empty,
            self.tr("{count} teams without players").format(count=empty),
        )
        undo, redo = self.session.undo_text(), self.session.redo_text()
        self.undo.setEnabled(bool(undo))
        self.undo.setText(self.tr("&Undo: {what}").format(what=undo) if undo else self.tr("&Undo"))
        self.redo.setEnabled(bool(redo))
        self.redo.setText(self.tr("&Redo: {what}").format(what=redo) if redo else self.tr("&Redo"))
        self.undo_status.setText(self.tr("Undo: {what}").format(what=undo) if undo else "")
        if document is None:
            self.setWindowTitle(self.tr("TeamSwiss"))
            self.status.setText("")
            return
        self.setWindowTitle(self.tr("{name} – TeamSwiss").format(name=name))
        parts = [document.path.name, self._saved_text()]
        if tournament.draft:
            parts.append(self.tr("round {number} is a draft").format(number=len(tournament.rounds)))
        elif last and missing:
            parts.append(
                self.tr("round {number}: {missing} results missing").format(
                    number=last.number, missing=missing
                )
            )
        elif last:
            parts.append(self.tr("round {number} complete").format(number=last.number))
        else:
            parts.append(self.tr("no round paired yet"))
        self.status.setText(" – ".join(parts))

    def _saved_text(self) -> str:
        document = self.session.document
        if document is None:
            return ""
        if document.is_read_only:
            return self.tr("for reading only")
        if document.is_unsaved:
            return self.tr("saved in the program’s folder (Ctrl+S chooses a place)")
        return self.tr("saved")

    def closeEvent(self, event: QCloseEvent) -> None:
        places = self.desk.preferences
        places.keep_state("window", self.saveGeometry())
        for name, part in self._parts().items():
            places.keep_state(name, part.saveState())
        self.desk.jobs.close()
        self.session.close()
        super().closeEvent(event)


def chosen_theme(desk: Desk | None, application: QApplication) -> Theme:
    """Return the theme that the preferences and the desktop ask for."""
    if desk is None:
        return Theme(dark=system_is_dark(application))
    look = desk.preferences.look
    dark = look is Look.DARK or (look is Look.SYSTEM and system_is_dark(application))
    return Theme(dark=dark, body=desk.preferences.font_size)
