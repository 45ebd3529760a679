"""Why?: the engine's explanation of the round and of the chosen match, sentence by sentence."""

from __future__ import annotations

from html import escape

from PySide6.QtWidgets import QTextBrowser, QVBoxLayout, QWidget

from teamswiss_gui.domain.model import Match, Tournament
from teamswiss_gui.engine.answer import Answer
from teamswiss_gui.engine.fide_team.editions import EDITIONS
from teamswiss_gui.models.explanation import Explainer, Sentence, differs
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.theme import SMALL
from teamswiss_gui.views.widgets import label


class WhyPanel(QWidget):
    """Reads like an arbiter explaining at the board; every sentence has its article."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._asked: tuple[int, tuple[object, ...]] | None = None
        self._answer: Answer | None = None
        self._tournament: Tournament | None = None
        self._match: Match | None = None
        self.setMinimumWidth(260)
        self.text = QTextBrowser()
        self.text.setAccessibleName(self.tr("Explanation"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(SMALL, 0, 0, 0)
        layout.setSpacing(SMALL)
        layout.addWidget(label(self.tr("Why?"), "subtitle"))
        layout.addWidget(self.text, 1)
        desk.jobs.explained.connect(self._on_explained)

    def show_round(self, number: int) -> None:
        """Ask for the explanation of a round, unless it stands here already."""
        tournament = self._desk.session.tournament
        basis = tuple(id(each) for each in tournament.rounds[: number - 1])
        asked = (number, basis)
        if asked == self._asked:
            return
        self._asked = asked
        self._answer = None
        system = tournament.settings.system.value
        if number <= len(tournament.rounds):
            system = tournament.rounds[number - 1].basis.system.value
        if system not in EDITIONS:
            self.text.setPlainText(self.tr("This pairing system cannot be explained yet."))
            return
        self.text.setPlainText(self.tr("Working it out …"))
        self._desk.jobs.explain(number)

    def show_match(self, match: Match) -> None:
        """Put what concerns a match first."""
        if self._match is None or match.id != self._match.id:
            self._match = match
            self._write()

    def _on_explained(self, tournament: Tournament, answer: Answer) -> None:
        if self._asked is None or answer.round != self._asked[0]:
            return
        self._tournament, self._answer = tournament, answer
        self._write()

    def _write(self) -> None:
        if self._answer is None or self._tournament is None or not self.isVisible():
            return
        explainer = Explainer(self._desk.session.words, self._tournament, self._answer)
        parts = []
        if differs(self._tournament, self._answer):
            text = self.tr(
                "This round stands otherwise than the rules pair it from what is known now: it "
                "was changed by hand, or something before it was corrected."
            )
            parts.append(f'<p style="color:{self._desk.theme.colours.needs}">{escape(text)}</p>')
        each = self._tournament.round(self._answer.round)
        numbers = dict(each.numbers)
        if self._match and self._match.white in numbers and self._match.black in numbers:
            concerned = explainer.of_match(numbers[self._match.white], numbers[self._match.black])
            if concerned:
                parts.append(f"<h4>{escape(self.tr('This match'))}</h4>")
                parts += [self._line(sentence) for sentence in concerned]
        parts.append(f"<h4>{escape(self.tr('The round'))}</h4>")
        parts += [self._line(sentence) for sentence in explainer.sentences()]
        self.text.setHtml("\n".join(parts))

    def _line(self, sentence: Sentence) -> str:
        quiet = self._desk.theme.colours.quiet
        if sentence.heading:
            return f'<p style="margin-top:10px"><b>{escape(sentence.text)}</b></p>'
        article = f'<span style="color:{quiet}">({escape(sentence.article)})</span>'
        return f'<p style="margin-top:2px; margin-bottom:2px">{escape(sentence.text)} {article}</p>'
