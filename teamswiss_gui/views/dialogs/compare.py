"""Compare systems: the same round under several systems, side by side, and why."""

from __future__ import annotations

from functools import partial
from html import escape

from PySide6.QtCore import QModelIndex, Qt, QTimer, QUrl
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QHBoxLayout,
    QSplitter,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from teamswiss_gui.app.background import Background
from teamswiss_gui.documents.why.comparison import ComparedPair, reasons, told
from teamswiss_gui.documents.why.explain import names_of
from teamswiss_gui.documents.why.instead import told as told_instead
from teamswiss_gui.documents.why.model import Explanation
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.terms import PairingSystem
from teamswiss_gui.engine.compare import Comparison, SystemRound, compare
from teamswiss_gui.engine.instead.model import Instead
from teamswiss_gui.engine.tournament import basis_of, pairing_request
from teamswiss_gui.models.comparison import FIXED, NUMBER, TEAM, ComparisonModel
from teamswiss_gui.models.roles import Tone
from teamswiss_gui.views import why_text
from teamswiss_gui.views.descriptions import Dialog
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.flow import FlowRow
from teamswiss_gui.views.table import Table
from teamswiss_gui.views.table_tools import TableCopy, WidthWatcher
from teamswiss_gui.views.theme import GROUP, SMALL
from teamswiss_gui.views.widgets import caption, give_room, label, set_tone
from teamswiss_gui.words.articles import article_text, short_name, text_name

RESTS = 200
"""Milliseconds that a cell is chosen before it is asked why not as in the other systems."""
Cell = tuple[int, int]
"""A team's number and a system's place."""


class CompareDialog(Dialog):
    """Changes nothing in the tournament."""

    topic = "pairing-systems"

    def __init__(self, desk: Desk, parent: QWidget, number: int) -> None:
        super().__init__(parent)
        self._desk = desk
        self._words = desk.session.words
        self._tournament = desk.session.tournament
        self._found: Comparison | None = None
        self._told: dict[str, Explanation | None] = {}
        self._system = ""
        self._instead: dict[Cell, tuple[Instead, ...]] = {}
        self.work = Background(desk.jobs, self)
        self.question = Background(desk.jobs, self)
        self.rests = QTimer(self)
        self.rests.setSingleShot(True)
        self.rests.setInterval(RESTS)
        self.setWindowTitle(self.tr("Compare systems"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        give_room(self, desk, 1160, 600)
        self._make_choices(number)
        self._make_parts()
        self.work.answered.connect(self._on_compared)
        self.work.failed.connect(self._on_failed)
        self.rests.timeout.connect(self._on_rests)
        self.question.answered.connect(self._on_why_not)
        self._ask()

    # --- building -----------------------------------------------------------------------------

    def _make_choices(self, number: int) -> None:
        self.round = QComboBox()
        self.round.setAccessibleName(self.tr("Round"))
        accepted = len(self._tournament.accepted_rounds)
        last = min(accepted + 1, max(self._tournament.settings.rounds, accepted))
        for each in range(1, last + 1):
            self.round.addItem(self.tr("Round {number}").format(number=each), each)
        self.round.setCurrentIndex(max(self.round.findData(min(number, last)), 0))
        self.round.activated.connect(self._on_asked)
        own = basis_of(self._tournament, int(self.round.currentData() or 1)).system
        self.systems: list[tuple[PairingSystem, QCheckBox]] = []
        for system in sorted(PairingSystem, key=lambda each: each is not own):
            box = QCheckBox(text_name(self._words, system.value))
            box.setChecked(True)
            box.toggled.connect(self._on_asked)
            self.systems.append((system, box))
        self.only_different = QCheckBox(self.tr("Only what differs"))
        self.only_different.toggled.connect(self._on_only_different)

    def _make_parts(self) -> None:
        self.model = ComparisonModel()
        self.table = Table(
            self._desk, self.model, self.tr("The round under the systems"), cells=True
        )
        self.table.setObjectName("compareTable")
        self.copy = TableCopy(self.table)
        self.table.current_changed.connect(self._on_cell)
        self.model.modelReset.connect(self._fit)
        WidthWatcher(self.table, self._fit)
        self.summary = label()
        self.text = QTextBrowser()
        self.text.setAccessibleName(self.tr("Why"))
        self.text.setOpenLinks(False)
        self.text.setMinimumWidth(self._desk.theme.size(240))
        self.text.anchorClicked.connect(self._on_article)
        self.article = caption()
        self.article.setTextFormat(Qt.TextFormat.RichText)
        across = QSplitter(Qt.Orientation.Horizontal)
        across.setObjectName("compareAcross")
        side = QWidget()
        column = QVBoxLayout(side)
        column.setContentsMargins(SMALL, 0, 0, 0)
        column.addWidget(self.text, 1)
        column.addWidget(self.article)
        across.addWidget(self.table)
        across.addWidget(side)
        across.setChildrenCollapsible(False)
        across.setSizes([790, 260])
        across.setStretchFactor(0, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        first = QHBoxLayout()
        first.setSpacing(GROUP)
        first.addWidget(self.round)
        first.addWidget(self.summary, 1)
        first.addWidget(self.only_different)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(GROUP, GROUP, GROUP, GROUP)
        layout.setSpacing(SMALL)
        layout.addLayout(first)
        layout.addWidget(FlowRow(*(box for _system, box in self.systems)))
        layout.addWidget(across, 1)
        layout.addWidget(buttons)

    def _fit(self) -> None:
        size = self._desk.theme.size
        wide = range(FIXED, self.model.columnCount())
        widths = {NUMBER: size(40), TEAM: size(106)} | dict.fromkeys(wide, size(116))
        # The names of the systems are the point here: they get all that they ask for.
        asked = self.table.horizontalHeader().sectionSizeHint
        widths = {column: max(width, asked(column)) for column, width in widths.items()}
        fits = sum(widths.values()) <= self.table.viewport().width()
        self.table.fit(list(wide) if fits else (), widths)

    # --- asking -------------------------------------------------------------------------------

    def _on_asked(self) -> None:
        self._ask()

    def _ask(self) -> None:
        chosen = [system for system, box in self.systems if box.isChecked()]
        number = self.round.currentData()
        self.work.forget()
        if number is None or len(chosen) < 2:
            self._show(None, self.tr("Choose two systems at least."), Tone.NEEDS)
            return
        self._show(None, self.tr("Working it out …"), Tone.QUIET)
        self.work.ask(partial(_compared, self._tournament, int(number), tuple(chosen)))

    def _on_compared(self, found: object) -> None:
        assert isinstance(found, Comparison)
        if len(found.paired) < 2:
            text = self.tr("No two of these systems have a legal pairing.")
        else:
            different = sum(bool(each) for each in found.differences)
            text = (
                self.tr("%n pair(s) are the same in all.", "", len(found.common))
                if different
                else self.tr("All these systems pair this round alike.")
            )
        self._show(found, text, None)

    def _on_failed(self, error: TeamSwissError) -> None:
        self._show(None, self._desk.session.worded(error), Tone.WRONG)

    def _show(self, found: Comparison | None, summary: str, tone: Tone | None) -> None:
        self._found = found
        self._told = {}
        self._instead = {}
        self.rests.stop()
        self.question.forget()
        self.summary.setText(summary)
        set_tone(self.summary, tone)
        self.text.clear()
        self.article.clear()
        names = {} if found is None else names_of(self._tournament, found.round)
        heads = [] if found is None else [short_name(self._words, s.system) for s in found.systems]
        self.model.show(found, names, heads)
        if self.model.rows:
            first = next((i for i, row in enumerate(self.model.rows) if row.differs), 0)
            self.table.choose(first, FIXED)
            self.table.setFocus()

    def _on_only_different(self) -> None:
        self.model.show_only_different(self.only_different.isChecked())
        if self.model.rows:
            self.table.choose(0, FIXED)

    # --- why ----------------------------------------------------------------------------------

    def _on_cell(self, index: QModelIndex) -> None:
        if self._found is None or not index.isValid():
            return
        self._write(self.model.rows[index.row()], index.column() - FIXED)
        self.question.forget()
        self.rests.start()

    def _write(self, line: ComparedPair, chosen: int) -> None:
        """Say how the chosen system, or each of them, came to a team's match."""
        assert self._found is not None
        theme = self._desk.theme
        places = [chosen] if chosen >= 0 else range(len(self._found.systems))
        parts: list[str] = []
        for place in places:
            system = self._found.systems[place].system
            self._system = system
            parts.append(why_text.heading(text_name(self._words, system), "", theme))
            explanation = self._explanation(place)
            if explanation is None:
                text = self.tr("This system finds no legal pairing.")
                parts.append(f"<p>{escape(text)}</p>")
            else:
                parts += why_text.lines(reasons(explanation, line, place), theme)
        names = names_of(self._tournament, self._found.round)
        for each in self._instead.get((line.team, chosen), ()):
            other = next(team for team in each.teams if team != line.team)
            question = self.tr("Why not against {team}?").format(team=f"{names[other]} ({other})")
            parts.append(why_text.heading(question, "", theme))
            parts += why_text.lines(told_instead(self._words, names, self._system, each), theme)
        self.text.setHtml("\n".join(parts))

    def _chosen(self) -> tuple[ComparedPair, int] | None:
        """Return the line and the system's place of the chosen cell."""
        index = self.table.currentIndex()
        if self._found is None or not index.isValid() or index.column() < FIXED:
            return None
        return self.model.rows[index.row()], index.column() - FIXED

    def _on_rests(self) -> None:
        """Ask the chosen system about the opponents that the others give the team."""
        chosen = self._chosen()
        if chosen is None or self._found is None:
            return
        line, place = chosen
        others = sorted({each for each in line.opponents if each} - {line.opponents[place]})
        if others and (line.team, place) not in self._instead:
            each = self._found.systems[place]
            if each.answer is not None:
                self.question.ask(partial(_why_not, each, (line.team, place), tuple(others)))

    def _on_why_not(self, found: object) -> None:
        assert isinstance(found, tuple)
        cell, answers = found
        self._instead[cell] = answers
        chosen = self._chosen()
        if chosen is not None and (chosen[0].team, chosen[1]) == cell:
            self._write(*chosen)

    def _explanation(self, place: int) -> Explanation | None:
        assert self._found is not None
        each = self._found.systems[place]
        if each.system not in self._told:
            names = names_of(self._tournament, self._found.round)
            self._told[each.system] = told(self._words, names, each)
        return self._told[each.system]

    def _on_article(self, link: QUrl) -> None:
        number = link.toString().removeprefix("article:")
        for system in (
            (self._system, *(each.system for each in self._found.systems)) if self._found else ()
        ):
            text = article_text(self._words, system, number)
            if text:
                self.article.setText(f"<b>{escape(number)}</b>  {escape(text)}")
                return

    def done(self, result: int) -> None:
        """Wait for what still runs, then close."""
        self.rests.stop()
        self.question.close()
        self.work.close()
        super().done(result)


def _compared(
    tournament: Tournament, number: int, systems: tuple[PairingSystem, ...]
) -> Comparison:
    return compare([pairing_request(tournament, number, system=system) for system in systems])


def _why_not(
    each: SystemRound, cell: Cell, others: tuple[int, ...]
) -> tuple[Cell, tuple[Instead, ...]]:
    from teamswiss_gui.engine.instead.ask import why_not  # every system: only who asks waits

    assert each.answer is not None
    return cell, tuple(why_not(each.request, each.answer, cell[0], other) for other in others)
