"""The Tournament page: what the event is, how it is paired and scored."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QMenu, QScrollArea, QVBoxLayout, QWidget

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import (
    Acceleration,
    Colour,
    ColourPreferences,
    PairingSystem,
    PrimaryScore,
)
from teamswiss_gui.engine.pair import SYSTEMS
from teamswiss_gui.scoring.sentences import title as tiebreak_title
from teamswiss_gui.scoring.tiebreaks.codes import parse_list
from teamswiss_gui.views.desk import Desk, action
from teamswiss_gui.views.fields import (
    ChoiceField,
    CodesField,
    DateField,
    Field,
    FlagField,
    NumberField,
    PointsField,
    TextField,
)
from teamswiss_gui.views.theme import GROUP, INSIDE, SMALL, WIDE
from teamswiss_gui.views.widgets import ActionButton, Page, caption, label


class TournamentPage(Page):
    """Every field is kept as soon as it is left; what is locked says why."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, "")
        self.title.setText(self.tr("Tournament"))
        self.setAccessibleName(self.tr("Tournament"))
        self.lots = action(self, self.tr("&Draw lots for the initial colour"), self.draw_lots)
        self._make_fields()
        self._make_presets()
        self._make_form()
        self.title_row.addWidget(ActionButton(self.lots, primary=True))
        self.retheme()

    # --- building -----------------------------------------------------------------------------

    def _make_fields(self) -> None:
        desk = self.desk
        systems = {
            PairingSystem.FIDE_TEAM_2026: self.tr("FIDE Team Swiss, February 2026 (C.04.6)"),
            PairingSystem.FIDE_TEAM_DRAFT: self.tr("FIDE Team Swiss, earlier draft"),
            PairingSystem.DUTCH_2017: self.tr("Dutch System (C.04.3)"),
            PairingSystem.DUTCH_EARLIER: self.tr("Dutch System, earlier edition"),
            PairingSystem.OLYMPIAD_2008: self.tr("Olympiad 2008 (D.II.02)"),
        }
        ready = [(each, text) for each, text in systems.items() if each.value in SYSTEMS]
        self.event_fields: tuple[Field, ...] = (
            TextField(desk, "name", self.tr("Name")),
            TextField(desk, "place", self.tr("Place")),
            TextField(desk, "federation", self.tr("Federation"), self.tr("three letters")),
            TextField(desk, "organiser", self.tr("Organiser")),
            DateField(desk, "start_date", self.tr("First day"), "2026-10-04"),
            DateField(desk, "end_date", self.tr("Last day"), "2026-11-29"),
            TextField(desk, "time_control", self.tr("Time control")),
        )
        self.frame_fields: tuple[Field, ...] = (
            NumberField(desk, "rounds", self.tr("Rounds")),
            NumberField(desk, "boards", self.tr("Boards")),
            TextField(desk, "board_colours", self.tr("Board colours"), "WBWB"),
            FlagField(
                desk,
                "roster_order_checked",
                self.tr("Line-ups"),
                self.tr("must keep the roster order"),
            ),
        )
        self.initial = ChoiceField(
            desk,
            "initial_colour",
            self.tr("Initial colour"),
            (
                (None, self.tr("not drawn yet")),
                (Colour.WHITE, self.tr("White")),
                (Colour.BLACK, self.tr("Black")),
            ),
        )
        self.initial_note = caption()
        self.pairing_fields: tuple[Field, ...] = (
            ChoiceField(desk, "system", self.tr("System"), ready),
            ChoiceField(
                desk,
                "colour_preferences",
                self.tr("Colour preferences"),
                (
                    (ColourPreferences.TYPE_A, self.tr("Type A: simple (1.7.1)")),
                    (ColourPreferences.TYPE_B, self.tr("Type B: strong and mild (1.7.2)")),
                    (ColourPreferences.NONE, self.tr("none")),
                ),
            ),
            ChoiceField(
                desk,
                "primary_score",
                self.tr("Primary score"),
                (
                    (PrimaryScore.MATCH_POINTS, self.tr("match points")),
                    (PrimaryScore.GAME_POINTS, self.tr("game points")),
                ),
            ),
            FlagField(
                desk,
                "secondary_for_colours",
                self.tr("Other score"),
                self.tr("is used for colours (4.2.2)"),
            ),
            ChoiceField(
                desk,
                "acceleration",
                self.tr("Acceleration"),
                (
                    (Acceleration.NONE, self.tr("none")),
                    (Acceleration.BAKU, self.tr("Baku (C.04.7)")),
                ),
            ),
            self.initial,
        )
        self.score_fields: tuple[Field, ...] = (
            PointsField(desk, "match_win", self.tr("Match won")),
            PointsField(desk, "match_draw", self.tr("Match drawn")),
            PointsField(desk, "match_loss", self.tr("Match lost")),
            CodesField(desk, "tiebreaks", self.tr("Tie-breaks")),
        )
        self.tiebreak_note = caption()
        self.fields = (
            *self.event_fields,
            *self.frame_fields,
            *self.pairing_fields,
            *self.score_fields,
        )
        for field in self.fields:
            field.unlock_wanted.connect(self._on_unlock)

    def _make_presets(self) -> None:
        self.presets = QMenu(self.tr("Tie-break &preset"))
        for name, text in (
            ("fide", self.tr("FIDE recommendation")),
            ("sonneborn-berger", self.tr("Sonneborn-Berger first")),
            ("game-points", self.tr("Game points first")),
        ):
            made = action(self, text, self._on_preset)
            made.setData(name)
            self.presets.addAction(made)

    def commands(self) -> Sequence[QAction | None]:
        return (self.lots, self.presets.menuAction())

    def _make_form(self) -> None:
        left, right = QVBoxLayout(), QVBoxLayout()
        for column, title, fields, note in (
            (left, self.tr("Event"), self.event_fields, None),
            (left, self.tr("Rounds and boards"), self.frame_fields, None),
            (right, self.tr("Pairing"), self.pairing_fields, self.initial_note),
            (right, self.tr("Points and tie-breaks"), self.score_fields, self.tiebreak_note),
        ):
            form = QFormLayout()
            form.setSpacing(SMALL)
            form.setHorizontalSpacing(INSIDE)
            form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
            form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            for field in fields:
                form.addRow(field.name, field)
            if note is not None:
                form.addRow("", note)
            column.setSpacing(SMALL)
            column.addWidget(label(title, "subtitle"))
            column.addLayout(form)
            column.addSpacing(GROUP)
        left.addStretch(1)
        right.addStretch(1)
        inside = QWidget()
        inside.setObjectName("form")
        row = QHBoxLayout(inside)
        row.setContentsMargins(0, SMALL, SMALL, 0)
        row.setSpacing(WIDE)
        row.addLayout(left, 1)
        row.addLayout(right, 1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setWidget(inside)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.body.addWidget(area, 1)

    def retheme(self) -> None:
        super().retheme()
        size = self.desk.theme.size
        for field in self.fields:
            field.name.setMinimumHeight(size(28))
            field.name.setFixedWidth(size(132))
            field.lock.setIconSize(QSize(size(16), size(16)))
        self.refresh(self.session.tournament)

    # --- showing ------------------------------------------------------------------------------

    def refresh(self, tournament: Tournament) -> None:
        for field in self.fields:
            field.show_setting(tournament)
        settings = tournament.settings
        self.lots.setEnabled(self.session.is_open and self.initial.editor.isEnabled())
        self.presets.setEnabled(self.session.is_open)
        self.initial_note.setText(self._lot_text(settings))
        self.tiebreak_note.setText(
            "\n".join(
                f"{code}: {tiebreak_title(self.session.words, code)}"
                for code in parse_list(settings.tiebreaks)
            )
        )
        locked = sum(not field.lock.isHidden() for field in self.fields)
        self.note.setText(
            self.tr("{count} settings are locked, because rounds are paired").format(count=locked)
            if locked
            else ""
        )

    def _lot_text(self, settings: Settings) -> str:
        if settings.initial_colour is None:
            return self.tr("The colour that the odd-numbered teams have in round 1 (1.6.2).")
        if not settings.initial_colour_seed:
            return self.tr("Set by hand.")
        return self.tr("Drawn by lot; the seed was {seed}.").format(
            seed=settings.initial_colour_seed
        )

    def focus_first(self) -> None:
        self.event_fields[0].editor.setFocus()

    # --- gestures -----------------------------------------------------------------------------

    def draw_lots(self) -> None:
        """Draw the initial colour; the seed goes into the file, so that anybody can check it."""
        self.desk.attempt(edits.draw_initial_colour, seed=secrets.token_hex(4))

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

    def _on_preset(self) -> None:
        command = self.sender()
        if isinstance(command, QAction):
            self.desk.attempt(edits.choose_preset, preset=command.data())
