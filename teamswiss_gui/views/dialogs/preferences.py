"""Preferences: what belongs to the user. Each choice takes effect at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QHBoxLayout, QLineEdit, QWidget

from teamswiss_gui.app.language import SYSTEM, language_name
from teamswiss_gui.app.preferences import FONT_SIZES, Look, Paper, ResultsFrom
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.dialogs.simple import SimpleDialog
from teamswiss_gui.views.plain import plain
from teamswiss_gui.views.theme import INSIDE, SMALL, TIGHT
from teamswiss_gui.views.widgets import button, caption
from teamswiss_gui.words.catalogue import languages

STANDARD_SIZE = 13


class PreferencesDialog(SimpleDialog):
    """Language, look, folders, paper, results."""

    topic = "preferences"

    changed = Signal()
    """Something was chosen, and is kept already."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, parent, "preferencesDialog", "", (600, 440))
        self.setWindowTitle(self.tr("Preferences"))
        self.setAccessibleName(self.windowTitle())
        self._preferences = desk.preferences
        self._form = QFormLayout()
        self._form.setSpacing(SMALL)
        self._form.setHorizontalSpacing(INSIDE)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._make_look()
        self._make_folders()
        self._make_habits()
        self.body.addLayout(self._form)
        self.body.addStretch(1)
        self.add_buttons()
        self.language.setFocus()

    def _make_look(self) -> None:
        kept = self._preferences
        known = [(SYSTEM, self.tr("As the system"))]
        known += [(code, language_name(code)) for code in languages()]
        self.language = self._choice(self.tr("Language"), known, kept.language, self._on_language)
        self.look = self._choice(
            self.tr("Theme"),
            (
                (Look.SYSTEM, self.tr("As the system")),
                (Look.LIGHT, self.tr("Light")),
                (Look.DARK, self.tr("Dark")),
            ),
            kept.look,
            self._on_look,
        )
        sizes = [
            (size, self.tr("{percent} %").format(percent=round(size * 100 / STANDARD_SIZE)))
            for size in FONT_SIZES
        ]
        nearest = min(FONT_SIZES, key=lambda size: abs(size - kept.font_size))
        self.text_size = self._choice(self.tr("Size of text"), sizes, nearest, self._on_size)

    def _make_folders(self) -> None:
        kept = self._preferences
        self.folder = _FolderField(self.desk, self.tr("Folder for tournaments"), kept.folder)
        self.folder.chosen.connect(self._on_folder)
        self._row(self.tr("Folder for tournaments"), self.folder)
        self.second = _FolderField(self.desk, self.tr("Second folder"), kept.second_folder)
        self.second.chosen.connect(self._on_second)
        self._row(self.tr("Second folder"), self.second)
        note = self.tr(
            "A copy of every open tournament is kept there by itself, on a USB stick perhaps. "
            "Empty: none."
        )
        self._form.addRow("", caption(note))

    def _make_habits(self) -> None:
        kept = self._preferences
        self.paper = self._choice(
            self.tr("Paper"),
            (
                (Paper.LOCAL, self.tr("As usual in your country")),
                (Paper.A4, self.tr("A4")),
                (Paper.LETTER, self.tr("Letter")),
            ),
            kept.paper,
            self._on_paper,
        )
        self.results = self._choice(
            self.tr("Results are typed"),
            (
                (ResultsFrom.LEFT, self.tr("from the left team’s side, as on the match card")),
                (ResultsFrom.WHITE, self.tr("from White’s side of each board")),
            ),
            kept.results_from,
            self._on_results,
        )

    def _row(self, title: str, field: QWidget) -> None:
        name = plain(title)
        name.setBuddy(field)
        self._form.addRow(name, field)

    def _choice(
        self,
        title: str,
        choices: Sequence[tuple[object, str]],
        current: object,
        slot: Callable[[], None],
    ) -> QComboBox:
        combo = QComboBox()
        combo.setAccessibleName(title)
        for value, text in choices:
            combo.addItem(text, value)
        values = [value for value, _text in choices]
        combo.setCurrentIndex(values.index(current) if current in values else 0)
        combo.activated.connect(slot)
        self._row(title, combo)
        return combo

    # --- choices ------------------------------------------------------------------------------

    def _on_language(self) -> None:
        self._preferences.language = str(self.language.currentData())
        self.changed.emit()

    def _on_look(self) -> None:
        self._preferences.look = Look(self.look.currentData())
        self.changed.emit()

    def _on_size(self) -> None:
        self._preferences.font_size = int(self.text_size.currentData())
        self.changed.emit()

    def _on_folder(self, folder: Path | None) -> None:
        self._preferences.folder = folder

    def _on_second(self, folder: Path | None) -> None:
        self._preferences.second_folder = folder
        self.changed.emit()

    def _on_paper(self) -> None:
        self._preferences.paper = Paper(self.paper.currentData())
        self.changed.emit()

    def _on_results(self) -> None:
        self._preferences.results_from = ResultsFrom(self.results.currentData())
        self.changed.emit()


class _FolderField(QWidget):
    """A folder: chosen, shown, or taken away."""

    chosen = Signal(object)

    def __init__(self, desk: Desk, title: str, folder: Path | None) -> None:
        super().__init__()
        self._desk = desk
        self._title = title
        self.line = QLineEdit(str(folder or ""))
        self.line.setReadOnly(True)
        self.line.setAccessibleName(title)
        self.choose = button(self.tr("Choose…"))
        self.choose.setAccessibleName(self.tr("Choose: {what}").format(what=title))
        self.choose.clicked.connect(self._on_choose)
        self.clear = button(self.tr("None"))
        self.clear.setAccessibleName(self.tr("None: {what}").format(what=title))
        self.clear.clicked.connect(self._on_clear)
        self.clear.setEnabled(folder is not None)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(TIGHT)
        row.addWidget(self.line, 1)
        row.addWidget(self.choose)
        row.addWidget(self.clear)
        self.setFocusProxy(self.line)  # the first: Tab would pass by what stands before it

    def _on_choose(self) -> None:
        start = Path(self.line.text()) if self.line.text() else self._desk.preferences.folder
        folder = self._desk.notices.choose_folder(start, self._title)
        if folder is not None:
            self.line.setText(str(folder))
            self.clear.setEnabled(True)
            self.chosen.emit(folder)

    def _on_clear(self) -> None:
        self.line.setText("")
        self.clear.setEnabled(False)
        self.chosen.emit(None)
