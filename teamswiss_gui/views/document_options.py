"""What can be chosen for a document: round, paper, language, and how a CSV is written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLabel, QWidget

from teamswiss_gui.app.language import language_name
from teamswiss_gui.app.preferences import Paper as Habit
from teamswiss_gui.documents.catalogue import Entry, RoundMeaning
from teamswiss_gui.documents.csv import ENCODINGS, CsvForm
from teamswiss_gui.documents.model import Orientation
from teamswiss_gui.documents.source import Options
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.printing.paper import Form, Paper
from teamswiss_gui.scoring.crosstable import Order
from teamswiss_gui.storage.history import LogLine
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.plain import plain
from teamswiss_gui.views.theme import SMALL
from teamswiss_gui.views.widgets import label
from teamswiss_gui.words import Words
from teamswiss_gui.words.catalogue import languages
from teamswiss_gui.words.local import decimal_text

LARGE = 17
"""The size of text in pixels from which on a name and its field do not fit side by side."""
CARDS = ("match-cards", "line-up-slips")


class Wrapped(QLabel):
    """A small text that is as high as it needs at its width, also where that is not asked for."""

    def __init__(self, text: str = "", name: str = "caption") -> None:
        super().__init__(text)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setObjectName(name)
        self.setWordWrap(True)

    def minimumSizeHint(self) -> QSize:
        # A long word shall not push the fields out of sight.
        return QSize(0, super().minimumSizeHint().height())

    def setText(self, text: str) -> None:
        super().setText(text)
        self._grow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._grow()

    def _grow(self) -> None:
        self.setMinimumHeight(self.heightForWidth(self.width()))


class OptionsPanel(QWidget):
    """The choices; they are the user's and stay from one time to the next."""

    changed = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.setObjectName("form")
        self._desk = desk
        self._rounds = (0, 0)
        self._entry: Entry | None = None
        self.heading = Wrapped(name="subtitle")
        self.purpose = Wrapped()
        self._make_fields()
        self._lay_out()
        self._restore()
        for box in self._boxes().values():
            box.currentIndexChanged.connect(self._on_changed)
        self.header.toggled.connect(self._on_changed)
        self.branded.toggled.connect(self._on_changed)

    # --- building -----------------------------------------------------------------------------

    def _make_fields(self) -> None:
        self.round = QComboBox()
        self.order = _filled(
            (self.tr("By rank"), Order.RANK.value), (self.tr("By number"), Order.NUMBER.value)
        )
        self.look = _filled(
            (self.tr("Automatic"), ""),
            (self.tr("For the wall"), "wall"),
            (self.tr("Compact"), "compact"),
        )
        self.cards = _filled(
            (self.tr("Automatic"), ""),
            (self.tr("One"), "1"),
            (self.tr("Two"), "2"),
            (self.tr("Four"), "4"),
        )
        self.paper = _filled(*((paper.value, paper.value) for paper in Paper))
        self.orientation = _filled(
            (self.tr("Automatic"), ""),
            (self.tr("Portrait"), Orientation.PORTRAIT.value),
            (self.tr("Landscape"), Orientation.LANDSCAPE.value),
        )
        self.language = _filled(*_languages())
        self.header = QCheckBox(self.tr("Large title"))
        self.branded = QCheckBox(self.tr("Logo and sponsor"))
        self.separator = _filled(
            (self.tr("Comma"), ","),
            (self.tr("Semicolon"), ";"),
            (self.tr("Tab"), "\t"),
            (self.tr("Bar"), "|"),
        )
        self.encoding = _filled(*((_encoding_name(each), each) for each in ENCODINGS))
        self.decimal = _filled((self.tr("Point: 2.5"), "."), (self.tr("Comma: 2,5"), ","))

    def _lay_out(self) -> None:
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, SMALL, 0)
        form.setSpacing(SMALL)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(self.heading)
        form.addRow(self.purpose)
        self.form = form
        self.round_name = plain()
        form.addRow(self.round_name, self.round)
        for name, field in (
            (self.tr("Order"), self.order),
            (self.tr("Size"), self.look),
            (self.tr("Cards a page"), self.cards),
            (self.tr("Paper"), self.paper),
            (self.tr("Orientation"), self.orientation),
            (self.tr("Language"), self.language),
        ):
            field.setAccessibleName(name)
            form.addRow(name, field)
        form.addRow(self.header)
        form.addRow(self.branded)
        form.addRow(label(self.tr("CSV files"), "subtitle"))
        for name, field in (
            (self.tr("Columns by"), self.separator),
            (self.tr("Characters"), self.encoding),
            (self.tr("Numbers"), self.decimal),
        ):
            field.setAccessibleName(name)
            form.addRow(name, field)

    def _boxes(self) -> dict[str, QComboBox]:
        return {
            "round": self.round, "order": self.order, "size": self.look, "cards": self.cards,
            "paper": self.paper, "orientation": self.orientation, "language": self.language,
            "separator": self.separator, "encoding": self.encoding, "decimal": self.decimal,
        }  # fmt: skip

    def _restore(self) -> None:
        language = self._desk.session.words.language
        # As the spreadsheets of that language read a CSV.
        has_comma = decimal_text(language, "2.5") == "2,5"
        usual = {"language": language}
        if has_comma:
            usual |= {"separator": ";", "decimal": ","}
        for name, box in self._boxes().items():
            if name not in ("round", "paper"):
                kept = self._desk.preferences.choice(f"documents/{name}", usual.get(name, ""))
                box.setCurrentIndex(max(box.findData(kept), 0))
        self.take_paper()
        self.header.setChecked(self._desk.preferences.choice("documents/header", "yes") == "yes")
        self.branded.setChecked(self._desk.preferences.choice("documents/logo", "yes") == "yes")

    def retheme(self) -> None:
        """Put names above their fields where the text is large."""
        policy = QFormLayout.RowWrapPolicy
        large = self._desk.theme.body >= LARGE
        self.form.setRowWrapPolicy(policy.WrapAllRows if large else policy.WrapLongRows)

    def take_paper(self) -> None:
        """Take over the paper that the preferences say."""
        is_letter = self._desk.preferences.paper_here is Habit.LETTER
        paper = Paper.LETTER if is_letter else Paper.A4
        with QSignalBlocker(self.paper):
            self.paper.setCurrentIndex(max(self.paper.findData(paper.value), 0))

    # --- following ----------------------------------------------------------------------------

    def show_entry(self, entry: Entry, tournament: Tournament) -> None:
        """Offer what a document has to choose."""
        self._entry = entry
        self.heading.setText(entry.title)
        self.purpose.setText(entry.purpose)
        has_round = entry.round is not RoundMeaning.NONE
        self.form.setRowVisible(self.round, has_round)
        self.round_name.setText(
            self.tr("After round") if entry.round is RoundMeaning.AFTER else self.tr("Round")
        )
        self.round.setAccessibleName(self.round_name.text())
        self.form.setRowVisible(self.order, entry.name == "crosstable")
        self.form.setRowVisible(self.look, entry.name in ("pairings", "where-do-i-play"))
        self.form.setRowVisible(self.cards, entry.name in CARDS)
        self.form.setRowVisible(self.header, entry.name not in (*CARDS, "table-cards"))
        self._offer_rounds(entry, tournament)

    def _offer_rounds(self, entry: Entry, tournament: Tournament) -> None:
        paired, accepted = len(tournament.rounds), len(tournament.accepted_rounds)
        last = accepted if entry.round is RoundMeaning.AFTER else paired
        if (last, self.round.count()) == (self._rounds[0], last + 1):
            return
        chosen = self.round.currentData()
        self._rounds = (last, last + 1)
        with QSignalBlocker(self.round):
            self.round.clear()
            newest = self.tr("The last ({number})").format(number=last)
            self.round.addItem(newest if last else "–", "")
            self.round.setEnabled(bool(last))
            for number in range(last, 0, -1):
                self.round.addItem(str(number), str(number))
            self.round.setCurrentIndex(max(self.round.findData(chosen or ""), 0))

    def choose_round(self, number: int | None) -> None:
        """Choose a round, or the last."""
        place = self.round.findData("" if number is None else str(number))
        self.round.setCurrentIndex(max(place, 0))

    # --- what is chosen -----------------------------------------------------------------------

    def common(self, log: Sequence[LogLine]) -> Options:
        """Return what every document shares: the hour, logo and sponsor, the log."""
        return Options(
            printed=datetime.now().astimezone(),
            branded=self.branded.isChecked(),
            log=tuple(log),
        )

    def options(self, log: Sequence[LogLine]) -> Options:
        """Return the options of the document."""
        common = self.common(log)
        has_round = self._entry is not None and self._entry.round is not RoundMeaning.NONE
        chosen = str(self.round.currentData() or "")
        size = self.look.currentData()
        return replace(
            common,
            round=int(chosen) if chosen and has_round else None,
            compact=size == "compact" if size else None,
            order=Order(self.order.currentData()),
        )

    def paper_form(self) -> Form:
        """Return the paper."""
        lies = str(self.orientation.currentData() or "")
        cards = str(self.cards.currentData() or "")
        return Form(
            Paper(self.paper.currentData()),
            Orientation(lies) if lies else None,
            header=self.header.isChecked(),
            per_page=int(cards) if cards else None,
        )

    def words(self) -> Words:
        """Return the words of the chosen language."""
        return Words(str(self.language.currentData()))

    def csv_form(self) -> CsvForm:
        """Return how a CSV is written."""
        return CsvForm(
            separator=str(self.separator.currentData()),
            encoding=str(self.encoding.currentData()),
            decimal=str(self.decimal.currentData()),
        )

    def _on_changed(self) -> None:
        keep = self._desk.preferences.keep_choice
        for name, box in self._boxes().items():
            if name not in ("round", "paper"):
                keep(f"documents/{name}", str(box.currentData() or ""))
        chosen = Habit.LETTER if self.paper.currentData() == Paper.LETTER.value else Habit.A4
        if chosen is not self._desk.preferences.paper_here:
            self._desk.preferences.paper = chosen
        keep("documents/header", "yes" if self.header.isChecked() else "no")
        keep("documents/logo", "yes" if self.branded.isChecked() else "no")
        self.changed.emit()


def _filled(*choices: tuple[str, str]) -> QComboBox:
    box = QComboBox()
    box.setMinimumContentsLength(5)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    for text, data in choices:
        box.addItem(text, data)
    return box


def _languages() -> list[tuple[str, str]]:
    """Return the languages that there are words for."""
    return [(language_name(code), code) for code in languages()]


def _encoding_name(code: str) -> str:
    return {"utf-8-sig": "UTF-8 (Excel)", "utf-8": "UTF-8"}.get(code, code.upper())
