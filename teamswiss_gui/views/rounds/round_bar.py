"""The row under the title: the rounds of the event, and how many results are in."""

from __future__ import annotations

from datetime import datetime, timedelta

from PySide6.QtCore import QDate, QLocale, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QSizePolicy, QWidget

from teamswiss_gui.domain.model import Round, Tournament
from teamswiss_gui.domain.readiness import cards_out, line_ups_missing
from teamswiss_gui.domain.settings import RoundDate
from teamswiss_gui.domain.terms import RoundState
from teamswiss_gui.models.roles import Tone
from teamswiss_gui.views.theme import INSIDE
from teamswiss_gui.views.widgets import RoundStrip, caption, label, repolish, set_tone


class RoundBar(QWidget):
    """The strip of rounds and the counter of results."""

    def __init__(self) -> None:
        super().__init__()
        self.strip = RoundStrip()
        self._text = ""
        self.when = caption()
        self.when.setWordWrap(False)
        self.when.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.when.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.when.setAccessibleName(self.tr("When the round is played"))
        self.count = label()
        self.count.setAccessibleName(self.tr("Results entered"))
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setMaximumWidth(160)
        self.bar.setMinimumWidth(40)
        self.bar.setAccessibleName(self.tr("Results entered"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(INSIDE)
        row.addWidget(self.strip)
        row.addWidget(self.when, 1)
        row.addWidget(self.count)
        row.addWidget(self.bar)

    def show_rounds(self, tournament: Tournament, shown: int) -> None:
        """Show the rounds of the event, one of which is shown."""
        paired = len(tournament.rounds)
        total = max(tournament.settings.rounds, paired)
        open_rounds = paired if tournament.draft else min(paired + 1, total)
        self.strip.show_rounds(total, range(1, open_rounds + 1), shown)
        self._text = self._when(tournament, shown)
        self.when.setToolTip(self._text)
        self.when.setAccessibleDescription(self._text)
        self._elide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide()

    def _elide(self) -> None:
        """Cut what has no room; the tip has it whole."""
        metrics = self.when.fontMetrics()
        room = self.when.width()
        self.when.setText(metrics.elidedText(self._text, Qt.TextElideMode.ElideRight, room))

    def _when(self, tournament: Tournament, number: int) -> str:
        """Return when a round is played, until when line-ups are due and how many are not in."""
        settings = tournament.settings
        dates = settings.round_dates
        moment = dates[number - 1] if 0 < number <= len(dates) else None
        parts = []
        if moment is not None:
            day = QDate(moment.day.year, moment.day.month, moment.day.day)
            parts.append(QLocale().toString(day, self.tr("ddd d MMM")))
            if moment.start is not None:
                parts[-1] += f", {moment.start:%H:%M}"
        if settings.line_up_deadline is not None:
            parts += self._deadline(tournament, number, moment)
        return " · ".join(parts)

    def _deadline(self, tournament: Tournament, number: int, moment: RoundDate | None) -> list[str]:
        minutes = tournament.settings.line_up_deadline or 0
        parts = []
        if moment is not None and moment.start is not None:
            due = datetime.combine(moment.day, moment.start) - timedelta(minutes=minutes)
            parts.append(self.tr("line-ups by {time}").format(time=f"{due:%H:%M}"))
        if 0 < number <= len(tournament.rounds):
            waiting = len(line_ups_missing(tournament.rounds[number - 1]))
            if waiting and tournament.rounds[number - 1].missing_results:
                parts.append(self.tr("%n line-up(s) not in", "", waiting))
        return parts

    def show_count(self, each: Round | None) -> None:
        """Show how many results of a round are in; nothing for a draft or no round."""
        counts = each is not None and each.state is not RoundState.DRAFT
        self.count.setVisible(counts)
        self.bar.setVisible(counts)
        if each is None or not counts:
            return
        boards = sum(len(match.boards) for match in each.matches)
        missing = each.missing_results
        self.count.setText(
            self.tr("All {boards} results are in").format(boards=boards)
            if not missing
            else self.tr("{done} of {boards} results").format(done=boards - missing, boards=boards)
        )
        cards = len(cards_out(each))
        if not missing and cards:
            self.count.setText(self.tr("Provisional: %n card(s) not in", "", cards))
        set_tone(self.count, None if missing else Tone.NEEDS if cards else Tone.DONE)
        self.bar.setRange(0, max(boards, 1))
        self.bar.setValue(boards - missing)
        if self.bar.property("done") != (not missing):
            self.bar.setProperty("done", not missing)
            repolish(self.bar)
