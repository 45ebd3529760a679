"""Why?: the round, a match, a bracket or a team explained, every article one click away."""

from __future__ import annotations

from enum import IntEnum
from functools import partial
from html import escape

from PySide6.QtCore import Qt, QUrl
from PySide6.QtWidgets import QComboBox, QSizePolicy, QTextBrowser, QVBoxLayout, QWidget

from teamswiss_gui.app.background import Background
from teamswiss_gui.documents.why.explain import differs, explain, names_of
from teamswiss_gui.documents.why.instead import told
from teamswiss_gui.documents.why.model import Explanation
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Match, TeamId, Tournament
from teamswiss_gui.engine.answer import Answer
from teamswiss_gui.engine.instead.model import Instead
from teamswiss_gui.engine.tournament import numbers_of, pairing_request
from teamswiss_gui.views import why_text
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.plain import plain
from teamswiss_gui.views.theme import SMALL
from teamswiss_gui.views.widgets import label
from teamswiss_gui.words.articles import article_text, text_name


class Scope(IntEnum):
    """What is explained."""

    MATCH = 0
    TEAM = 1
    BRACKET = 2


class WhyPanel(QWidget):
    """Reads like an arbiter explaining at the board; every sentence has its article."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._asked: tuple[int, tuple[object, ...]] | None = None
        self._answer: Answer | None = None
        self._told: Explanation | None = None
        self._tournament: Tournament | None = None
        self._match: Match | None = None
        self._instead: Instead | None = None
        self.question = Background(desk.jobs, self)
        self.setMinimumWidth(280)
        self._make_parts()
        desk.jobs.explained.connect(self._on_explained)
        desk.jobs.failed.connect(self._on_failed)
        self.question.answered.connect(self._on_answered)

    def _make_parts(self) -> None:
        self.scope = QComboBox()
        self.scope.setAccessibleName(self.tr("What is explained"))
        self.scope.addItems([self.tr("Match and round"), self.tr("A team"), self.tr("A bracket")])
        self.subject = QComboBox()
        self.subject.setAccessibleName(self.tr("Team or bracket"))
        self.other = QComboBox()
        self.other.setAccessibleName(self.tr("Why not against this team?"))
        self.text = QTextBrowser()
        self.text.setAccessibleName(self.tr("Explanation"))
        self.text.setOpenLinks(False)
        self.article = plain()
        self.article.setTextFormat(Qt.TextFormat.RichText)
        self.article.setObjectName("article")
        self.article.setAccessibleName(self.tr("What the article says"))
        self.article.setWordWrap(True)
        self.article.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.article.setContentsMargins(SMALL, SMALL, SMALL, SMALL)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(SMALL, 0, 0, 0)
        layout.setSpacing(SMALL)
        layout.addWidget(label(self.tr("Why?"), "subtitle"))
        for box in (self.scope, self.subject, self.other):
            box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            layout.addWidget(box)
        layout.addWidget(self.text, 1)
        layout.addWidget(self.article)
        for hidden in (self.subject, self.other, self.article):
            hidden.hide()
        self.scope.activated.connect(self._on_scope)
        self.subject.activated.connect(self._on_subject)
        self.other.activated.connect(self._on_other)
        self.text.anchorClicked.connect(self._on_article)

    # --- what is asked ------------------------------------------------------------------------

    def show_round(self, number: int) -> None:
        """Ask for the explanation of a round, unless it stands here already."""
        tournament = self._desk.session.tournament
        basis = tuple(id(each) for each in tournament.rounds[:number])
        asked = (number, basis)
        if asked == self._asked:
            return
        self._asked = asked
        self._answer = self._told = self._instead = None
        self.article.hide()
        self.text.setPlainText(self.tr("Working it out…"))
        self._desk.jobs.explain(number)

    def show_match(self, match: Match) -> None:
        """Put what concerns a match first."""
        if self._match is None or match.id != self._match.id:
            self._match = match
            if self.scope.currentIndex() == Scope.TEAM:
                self._choose_team(match.white)
            self._write()

    def show_team(self, team: TeamId) -> None:
        """Explain what concerns a team."""
        self.scope.setCurrentIndex(Scope.TEAM)
        self._fill_subjects()
        self._choose_team(team)
        self._write()

    def _on_explained(self, tournament: Tournament, answer: Answer) -> None:
        if self._asked is None or answer.round != self._asked[0]:
            return
        self._tournament, self._answer = tournament, answer
        self._told = explain(self._desk.session.words, tournament, answer)
        self._fill_subjects()
        self._write()

    def _on_failed(self, error: TeamSwissError) -> None:
        if self._answer is None and self._asked is not None:
            self.text.setPlainText(self._desk.session.worded(error))

    # --- choosing -----------------------------------------------------------------------------

    def _on_scope(self) -> None:
        self._instead = None
        self._fill_subjects()
        if self.scope.currentIndex() == Scope.TEAM and self._match is not None:
            self._choose_team(self._match.white)
        self._write()

    def _on_subject(self) -> None:
        self._instead = None
        self.other.setCurrentIndex(0)
        self._write()

    def _on_other(self) -> None:
        team, other = self.subject.currentData(), self.other.currentData()
        self._instead = None
        if team is None or other is None or self._tournament is None or self._answer is None:
            self.question.forget()
        elif team != other:
            self.question.ask(partial(_why_not, self._tournament, self._answer, team, other))
        self._write()

    def _on_answered(self, found: object) -> None:
        if isinstance(found, Instead):
            self._instead = found
            self._write()

    def _fill_subjects(self) -> None:
        scope = Scope(self.scope.currentIndex())
        self.subject.setVisible(scope is not Scope.MATCH)
        self.other.setVisible(scope is Scope.TEAM)
        kept = self.subject.currentData(), self.other.currentData()
        self.subject.clear()
        self.other.clear()
        if self._told is None or self._tournament is None:
            return
        if scope is Scope.BRACKET:
            for place, part in enumerate(self._told.brackets):
                self.subject.addItem(part.heading, place)
        elif scope is Scope.TEAM:
            names = names_of(self._tournament, self._told.round)
            self.other.addItem(self.tr("Why not against …?"), None)
            for tpn, name in sorted(names.items()):
                self.subject.addItem(f"{tpn}  {name}", tpn)
                self.other.addItem(f"{tpn}  {name}", tpn)
        for box, value in zip((self.subject, self.other), kept, strict=True):
            box.setCurrentIndex(max(box.findData(value), 0))

    def _choose_team(self, team: TeamId) -> None:
        if self._tournament is None or self._told is None:
            return
        number = numbers_of(self._tournament, self._told.round).get(team)
        self.subject.setCurrentIndex(max(self.subject.findData(number), 0))
        self.other.setCurrentIndex(0)
        self._instead = None

    # --- writing ------------------------------------------------------------------------------

    def _write(self) -> None:
        if self._told is None or self._tournament is None or not self.isVisible():
            return
        match Scope(self.scope.currentIndex()):
            case Scope.MATCH:
                parts = [*self._changed(), *self._match_lines(), *self._round_lines()]
            case Scope.TEAM:
                parts = self._team_lines()
            case Scope.BRACKET:
                parts = self._bracket_lines()
        self.text.setHtml("\n".join(parts))

    def retheme(self) -> None:
        """Take over colours and sizes of another look."""
        self._write()

    def _changed(self) -> list[str]:
        assert self._tournament is not None
        assert self._answer is not None
        if not differs(self._tournament, self._answer):
            return []
        text = self.tr(
            "This round stands otherwise than the rules pair it from what is known now: it "
            "was changed by hand, or something before it was corrected."
        )
        return [f'<p style="color:{self._desk.theme.colours.needs}">{escape(text)}</p>']

    def _match_lines(self) -> list[str]:
        assert self._told is not None
        assert self._tournament is not None
        numbers = numbers_of(self._tournament, self._told.round)
        match = self._match
        if match is None or match.white not in numbers or match.black not in numbers:
            return []
        white, black = numbers[match.white], numbers[match.black]
        found = self._told.of_match(white, black)
        if not found:
            return []
        theme = self._desk.theme
        bracket = self._told.bracket_of(white)
        head = why_text.heading(self.tr("This match"), "", theme)
        where = []
        if bracket is not None:
            where = [f'<p style="color:{theme.colours.quiet}">{escape(bracket.heading)}</p>']
        return [head, *where, *why_text.lines(found, theme)]

    def _round_lines(self) -> list[str]:
        assert self._told is not None
        theme = self._desk.theme
        parts = [why_text.heading(self.tr("The round"), "", theme)]
        for part in self._told.parts:
            parts += why_text.part(part, theme)
        return parts

    def _team_lines(self) -> list[str]:
        assert self._told is not None
        assert self._tournament is not None
        theme, team = self._desk.theme, self.subject.currentData()
        parts: list[str] = []
        if self.other.currentData() is not None:
            parts.append(why_text.heading(self.tr("Why not?"), "", theme))
            if self._instead is None:
                same = self.other.currentData() == team
                text = self.tr("A team cannot meet itself.") if same else self.tr("Working it out…")
                parts.append(f"<p>{escape(text)}</p>")
            else:
                names = names_of(self._tournament, self._told.round)
                words = self._desk.session.words
                said = told(words, names, self._told.system, self._instead)
                parts += why_text.lines(said, theme)
        if team is not None:
            parts.append(why_text.heading(self.tr("This team"), "", theme))
            parts += why_text.lines(self._told.of_team(int(team)), theme)
        return parts

    def _bracket_lines(self) -> list[str]:
        assert self._told is not None
        place = self.subject.currentData()
        brackets = self._told.brackets
        if place is None or not 0 <= int(place) < len(brackets):
            return []
        return why_text.part(brackets[int(place)], self._desk.theme)

    # --- articles -----------------------------------------------------------------------------

    def _on_article(self, link: QUrl) -> None:
        number = link.toString().removeprefix("article:")
        if self._told is None:
            return
        words = self._desk.session.words
        text = article_text(words, self._told.system, number)
        source = text_name(words, self._told.system)
        self.article.setText(f"<b>{escape(number)}</b> · {escape(source)}<br>{escape(text)}")
        self.article.show()


def _why_not(tournament: Tournament, answer: Answer, team: int, other: int) -> Instead:
    from teamswiss_gui.engine.instead.ask import why_not  # every system: the window need not wait

    return why_not(pairing_request(tournament, answer.round), answer, team, other)
