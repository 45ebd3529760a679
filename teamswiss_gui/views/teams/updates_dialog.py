"""Updating ratings: old and new side by side before anything changes."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialogButtonBox,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from teamswiss_gui.app.work import Cancel, Progress
from teamswiss_gui.domain import edits
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.formats.rating_list import RatingKind, RatingList, Updates, as_ratings
from teamswiss_gui.models.rating_updates import UpdateColumn, UpdatesModel
from teamswiss_gui.models.roles import Tone
from teamswiss_gui.views.desk import Desk, action
from teamswiss_gui.views.plain import plain
from teamswiss_gui.views.table import Table
from teamswiss_gui.views.teams.progress import ProgressRow
from teamswiss_gui.views.teams.work_dialog import WorkDialog
from teamswiss_gui.views.theme import GROUP, SMALL
from teamswiss_gui.views.widgets import button, caption, set_tone


@dataclass(frozen=True, slots=True)
class Compare:
    """A tournament to be compared with a list; called in the background."""

    path: Path
    tournament: Tournament
    kind: RatingKind

    def __call__(self, _progress: Progress, _cancel: Cancel) -> Updates:
        """Return what the list would change."""
        with RatingList(self.path) as listed:
            return listed.updates(self.tournament, self.kind)


class UpdatesDialog(WorkDialog):
    """Ticks say what is taken over; one gesture changes all of it."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, parent, self.tr("Update ratings"), (860, 560))
        self.model = UpdatesModel(self)
        self._make_parts()
        self._lay_out()
        self.model.wanted_changed.connect(self._on_wanted_changed)
        self.work.done.connect(self._on_compared)
        self.work.failed.connect(self._on_failed)
        self._compare()
        self.table.setFocus()

    def _make_parts(self) -> None:
        size = self._desk.theme.size
        self.lists = QComboBox()
        self.lists.setAccessibleName(self.tr("Rating list"))
        for each in self._desk.lists.loaded:
            self.lists.addItem(f"{each.info.name} – {each.info.source}", str(each.path))
        self.kind = QComboBox()
        self.kind.setAccessibleName(self.tr("Which rating"))
        for text, kind in (
            (self.tr("Standard"), RatingKind.STANDARD),
            (self.tr("Rapid"), RatingKind.RAPID),
            (self.tr("Blitz"), RatingKind.BLITZ),
        ):
            self.kind.addItem(text, kind)
        self.kind.setCurrentIndex(self.kind.findData(self._desk.preferences.rating_kind))
        for box in (self.lists, self.kind):
            box.activated.connect(self._compare)
        self.table = Table(self._desk, self.model, self.tr("Players who would change"))
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.table.fit(
            (UpdateColumn.NAME, UpdateColumn.IN_LIST),
            {
                UpdateColumn.WANTED: size(40),
                UpdateColumn.TEAM: size(150),
                UpdateColumn.OLD: size(60),
                UpdateColumn.NEW: size(60),
                UpdateColumn.DIFFERENCE: size(56),
                UpdateColumn.TITLE: size(90),
            },
        )
        self.toggle = action(self, self.tr("Tick"), self._on_toggle, "Space", inside=self.table)
        self.all = button(self.tr("&All"))
        self.all.clicked.connect(self._on_all)
        self.none = button(self.tr("&None"))
        self.none.clicked.connect(self._on_none)
        for made in (self.all, self.none):
            made.setAutoDefault(False)
        self.state = plain()
        self.state.setWordWrap(True)
        self.state.setAccessibleName(self.tr("State"))
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.update_them = self.buttons.addButton(
            self.tr("Update"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.update_them.setProperty("primary", "true")
        self.buttons.accepted.connect(self._on_accepted)
        self.buttons.rejected.connect(self.reject)
        self.progress = ProgressRow(self.work)
        self.progress.text.setText(self.tr("Comparing…"))

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(SMALL)
        for text, box in ((self.tr("&List"), self.lists), (self.tr("&Rating"), self.kind)):
            made = plain(text)
            made.setBuddy(box)
            top.addWidget(made)
            top.addWidget(box)
        top.addStretch(1)
        top.addWidget(self.all)
        top.addWidget(self.none)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(GROUP, GROUP, GROUP, GROUP)
        layout.setSpacing(SMALL)
        layout.addLayout(top)
        layout.addWidget(self.table, 1)
        layout.addWidget(
            caption(
                self.tr(
                    "Space ticks the selected players. A player whose name differs from the list’s "
                    "has no tick at first: the id may be somebody else’s."
                )
            )
        )
        layout.addWidget(self.state)
        foot = QHBoxLayout()
        foot.addWidget(self.progress, 1)
        foot.addWidget(self.buttons)
        layout.addLayout(foot)

    # --- comparing ----------------------------------------------------------------------------

    def _compare(self) -> None:
        path = self.lists.currentData()
        if path is None:
            self._on_failed(TeamSwissError("rating-list-none", path=""))
            return
        self.model.show(self._desk.session.tournament, ())
        self.work.start(Compare(Path(path), self._desk.session.tournament, self.kind.currentData()))

    def _on_compared(self, updates: Updates) -> None:
        self.model.show(self._desk.session.tournament, updates.changed)
        if self.model.rows:
            self.table.choose(0)
        set_tone(self.state, None)
        self.state.setText(
            self.tr(
                "Would change: {changed} · as in the list: {same} · id not in the list: "
                "{not_found} · without an id: {without}"
            ).format(
                changed=len(updates.changed),
                same=updates.unchanged,
                not_found=len(updates.not_found),
                without=len(updates.without_id),
            )
        )

    def _on_failed(self, error: TeamSwissError) -> None:
        set_tone(self.state, Tone.WRONG)
        self.state.setText(self._desk.session.worded(error))
        self.update_them.setEnabled(False)

    # --- ticks --------------------------------------------------------------------------------

    def _on_wanted_changed(self) -> None:
        self.update_them.setEnabled(bool(self.model.wanted))

    def _on_all(self) -> None:
        self.model.want_all(True)

    def _on_none(self) -> None:
        self.model.want_all(False)

    def _on_toggle(self) -> None:
        rows = {index.row() for index in self.table.selectedIndexes()}
        chosen = [self.model.rows[row] for row in rows]
        wanted = not all(row.wanted for row in chosen)
        self.model.want({row.update.player for row in chosen}, wanted)

    def _on_accepted(self) -> None:
        try:
            self._desk.session.perform(edits.update_ratings, ratings=as_ratings(self.model.wanted))
        except TeamSwissError as error:
            self._on_failed(error)
        else:
            self.accept()
