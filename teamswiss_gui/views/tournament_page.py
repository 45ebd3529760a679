"""The Tournament page: what the event is, how it is paired and scored."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QTabWidget

from teamswiss_gui.documents.source import Options
from teamswiss_gui.domain import edits
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.terms import Colour
from teamswiss_gui.views.desk import Desk, action
from teamswiss_gui.views.fields import Field
from teamswiss_gui.views.letters import with_letters
from teamswiss_gui.views.page import Page
from teamswiss_gui.views.tournament.event import EventSection
from teamswiss_gui.views.tournament.pairing import PairingSection
from teamswiss_gui.views.tournament.points import PointsSection
from teamswiss_gui.views.tournament.prizes import PrizeSection
from teamswiss_gui.views.tournament.section import Section
from teamswiss_gui.views.tournament.tiebreaks import TieBreakSection


class TournamentPage(Page):
    """Every field is kept as soon as it is left; what is locked says why."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, "")
        self.title.setText(self.tr("Tournament"))
        self.setAccessibleName(self.tr("Tournament"))
        self.lots = action(self, self.tr("&Draw lots for the initial colour"), self.draw_lots)
        self.event_section = EventSection(desk)
        self.pairing_section = PairingSection(desk, self.lots)
        self.points_section = PointsSection(desk)
        self.tiebreaks = TieBreakSection(desk)
        self.prizes = PrizeSection(desk)
        self.sections: tuple[Section | TieBreakSection, ...] = (
            self.event_section,
            self.pairing_section,
            self.points_section,
            self.tiebreaks,
            self.prizes,
        )
        self.tabs = QTabWidget()
        self.tabs.setObjectName("tournamentTabs")
        self.tabs.setDocumentMode(True)
        self.tabs.setAccessibleName(self.tr("Parts of the tournament page"))
        self.tabs.tabBar().setAccessibleName(self.tr("Parts of the tournament page"))
        names = (
            self.tr("&Event"),
            self.tr("&Pairing"),
            self.tr("P&oints"),
            self.tr("&Tie-breaks"),
            self.tr("Pri&zes"),
        )
        for section, name in zip(self.sections, names, strict=True):
            self.tabs.addTab(section, name)
        self.body.addWidget(self.tabs, 1)
        self.initial = self.pairing_section.initial
        for field in self.fields:
            field.unlock_wanted.connect(self._on_unlock)
        self.retheme()

    @property
    def fields(self) -> tuple[Field, ...]:
        """Every field of the page that is a setting."""
        return tuple(
            field for section in self.sections for field in section.fields if field.is_setting
        )

    def leave_letters(self, taken: Sequence[str]) -> None:
        """Let the tabs mark letters that the menus have not taken."""
        tabs = range(self.tabs.count())
        for tab, text in zip(
            tabs, with_letters([self.tabs.tabText(tab) for tab in tabs], taken), strict=True
        ):
            self.tabs.setTabText(tab, text)

    def commands(self) -> Sequence[QAction | None]:
        event, tiebreaks, prizes = self.event_section, self.tiebreaks, self.prizes
        return (
            self.lots,
            None,
            event.add_arbiter,
            event.remove_arbiter,
            None,
            tiebreaks.presets.menuAction(),
            tiebreaks.add,
            tiebreaks.up,
            tiebreaks.down,
            tiebreaks.remove,
            None,
            prizes.add,
            prizes.up,
            prizes.down,
            prizes.remove,
        )

    def retheme(self) -> None:
        super().retheme()
        for section in self.sections:
            section.retheme()
        self.refresh(self.session.tournament)

    # --- showing ------------------------------------------------------------------------------

    def refresh(self, tournament: Tournament) -> None:
        for section in self.sections:
            section.refresh(tournament)
        self.lots.setEnabled(self.session.is_open and self.initial.editor.isEnabled())
        self.event_section.add_arbiter.setEnabled(self.session.is_open)
        self.tiebreaks.add.setEnabled(self.session.is_open)
        locked = sum(not field.editor.isEnabled() for field in self.fields)
        self.note.setText(
            self.tr("%n setting(s) locked, because rounds are paired", "", locked) if locked else ""
        )

    def document(self) -> tuple[str, Options]:
        return ("report" if self.session.tournament.rounds else "start-list"), Options()

    def help_topic(self) -> str:
        topics = {self.tiebreaks: "tie-breaks", self.prizes: "prizes"}
        return topics.get(self.tabs.currentWidget(), "")

    def focus_first(self) -> None:
        section = self.tabs.currentWidget()
        if isinstance(section, Section | TieBreakSection):
            section.focus_first()

    # --- gestures -----------------------------------------------------------------------------

    def draw_lots(self) -> None:
        """Draw the initial colour; the seed goes into the file, so that anybody can check it."""
        seed = secrets.token_hex(4)
        if not self.desk.attempt(edits.draw_initial_colour, seed=seed):
            return
        drawn = self.session.tournament.settings.initial_colour
        text = self.tr("White was drawn (seed {seed}).")
        if drawn is Colour.BLACK:
            text = self.tr("Black was drawn (seed {seed}).")
        self.note.setText(text.format(seed=seed))

    def _on_unlock(self, setting: str, title: str) -> None:
        reason = self.desk.notices.ask_reason(
            self.tr("Unlock: {title}").format(title=title),
            self.tr(
                "Earlier rounds were paired and scored with it. Why must it change? "
                "The reason goes into the log."
            ),
        )
        if reason is not None:
            self.desk.attempt(edits.unlock_setting, field=setting, reason=reason)
