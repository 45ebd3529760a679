"""The line at the bottom: file, saved, round, results missing, the copy, what undo takes back."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QLocale, QTime
from PySide6.QtWidgets import QSizePolicy, QStatusBar

from teamswiss_gui.app.second_copy import CopyState, SecondCopy
from teamswiss_gui.app.session import Session
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.models.roles import Tone
from teamswiss_gui.models.tips import plain_tip
from teamswiss_gui.views.plain import plain
from teamswiss_gui.views.widgets import ElidedLabel, set_tone

MESSAGE_TIME = 8000


class StatusLine(QStatusBar):
    """Always says how the tournament stands."""

    def __init__(self, session: Session, copy: SecondCopy) -> None:
        super().__init__()
        self._session = session
        self._copy = copy
        self._told = ""
        self.setSizeGripEnabled(False)
        self.state, self.undo = ElidedLabel(), ElidedLabel()
        self.undo.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.copied = plain()
        self.state.setAccessibleName(self.tr("State"))
        self.copied.setAccessibleName(self.tr("Second copy"))
        self.undo.setAccessibleName(self.tr("Undo"))
        self.addWidget(self.state, 1)
        self.addPermanentWidget(self.copied)
        self.addPermanentWidget(self.undo)
        session.tournament_changed.connect(self._on_changed)
        session.document_changed.connect(self._on_changed)
        session.document_moved.connect(self._on_changed)
        copy.changed.connect(self._on_copy_changed)
        self._on_changed()
        self._on_copy_changed()

    def _on_changed(self, _before: object = None, _after: object = None) -> None:
        document = self._session.document
        undo = self._session.undo_text()
        self.undo.setText(self.tr("Undo: {what}").format(what=undo) if undo else "")
        self.undo.setToolTip(plain_tip(self.undo.text()))
        if document is None:
            self.state.setText("")
            return
        parts = [document.path.name, self._saved(), self._round(document.tournament)]
        self.state.setText(" – ".join(parts))
        self.state.setToolTip(plain_tip(str(document.path)))

    def _round(self, tournament: Tournament) -> str:
        last = tournament.rounds[-1] if tournament.rounds else None
        if last is None:
            return self.tr("no round paired yet")
        if tournament.draft:
            return self.tr("round {number} is a draft").format(number=last.number)
        if last.missing_results:
            missing = self.tr("%n result(s) missing", "", last.missing_results)
            return self.tr("round {number}: {missing}").format(number=last.number, missing=missing)
        return self.tr("round {number} complete").format(number=last.number)

    def _saved(self) -> str:
        document = self._session.document
        if document is None:
            return ""
        if document.is_read_only:
            return self.tr("for reading only")
        if document.is_unsaved:
            return self.tr("saved, no folder chosen yet (Ctrl+S)")
        return self.tr("saved")

    def _on_copy_changed(self) -> None:
        copy = self._copy
        tip = str(copy.target or "")
        match copy.state:
            case CopyState.NONE:
                text = ""
            case CopyState.WAITING:
                text = self.tr("copying…")
            case CopyState.DONE:
                text = self.tr("copy {time}").format(time=_clock(copy.at))
                self._told = ""
            case CopyState.FAILED:
                text, tip = self.tr("no copy"), copy.problem
        self.copied.setText(text)
        self.copied.setToolTip(plain_tip(tip))
        self.copied.setVisible(bool(text))
        failed = copy.state is CopyState.FAILED
        set_tone(self.copied, Tone.NEEDS if failed else None)
        if failed and self._told != copy.problem:
            # Once and quietly: the tournament itself is saved.
            self._told = copy.problem
            self.showMessage(
                self.tr("No second copy: {reason} It is tried again.").format(reason=copy.problem),
                MESSAGE_TIME,
            )


def _clock(at: datetime | None) -> str:
    if at is None:
        return ""
    return QLocale().toString(QTime(at.hour, at.minute), QLocale.FormatType.ShortFormat)
