"""How the event is paired: rounds, boards, system, colours, acceleration, team ratings."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import (
    Acceleration,
    Colour,
    ColourPreferences,
    PairingSystem,
    PrimaryScore,
    RatingSource,
)
from teamswiss_gui.engine.pair import SYSTEMS
from teamswiss_gui.views.desk import Desk
from teamswiss_gui.views.fields import ChoiceField, FlagField, NumberField, TextField
from teamswiss_gui.views.tournament.section import Section
from teamswiss_gui.views.widgets import ActionButton, caption


class AccelerationField(ChoiceField):
    """The acceleration has a gesture of its own."""

    def make(self, value: Any) -> None:
        self._desk.session.perform(edits.set_acceleration, acceleration=value)


class PairingSection(Section):
    """The rules at the left, what they need to know at the right."""

    def __init__(self, desk: Desk, lots: QAction) -> None:
        super().__init__(desk)
        self.system_note, self.colour_note = caption(), caption()
        self.acceleration_note, self.initial_note = caption(), caption()
        self._make_system()
        self._make_rounds()
        self._make_colours(lots)
        self._make_ratings()
        self.left.addStretch(1)
        self.right.addStretch(1)

    def _make_system(self) -> None:
        desk = self.desk
        systems = {
            PairingSystem.FIDE_TEAM_2026: self.tr("FIDE Team Swiss, February 2026 (C.04.6)"),
            PairingSystem.FIDE_TEAM_DRAFT: self.tr("FIDE Team Swiss, earlier draft"),
            PairingSystem.DUTCH_2017: self.tr("Dutch System (C.04.3)"),
            PairingSystem.DUTCH_EARLIER: self.tr("Dutch System, earlier edition"),
            PairingSystem.OLYMPIAD_2008: self.tr("Olympiad 2008 (D.II.02)"),
        }
        ready = [(each, text) for each, text in systems.items() if each.value in SYSTEMS]
        score = ChoiceField(
            desk,
            "primary_score",
            self.tr("Primary score"),
            (
                (PrimaryScore.MATCH_POINTS, self.tr("Match points")),
                (PrimaryScore.GAME_POINTS, self.tr("Game points")),
            ),
        )
        acceleration = AccelerationField(
            desk,
            "acceleration",
            self.tr("Acceleration"),
            (
                (Acceleration.NONE, self.tr("None")),
                (Acceleration.BAKU, self.tr("Baku (C.04.7)")),
                (Acceleration.IMAGINARY, self.tr("Imaginary points (Olympiad rule 28)")),
            ),
            {Acceleration.GIVEN: self.tr("Points given by the arbiter")},
        )
        system = ChoiceField(desk, "system", self.tr("System"), ready)
        self.add_group(
            self.left,
            self.tr("Pairing system"),
            (system, self.system_note, score, acceleration, self.acceleration_note),
        )

    def _make_rounds(self) -> None:
        desk = self.desk
        self.add_group(
            self.left,
            self.tr("Rounds and boards"),
            (
                NumberField(desk, "rounds", self.tr("Rounds")),
                NumberField(desk, "boards", self.tr("Boards")),
                TextField(desk, "board_colours", self.tr("Board colours"), "WBWB"),
                NumberField(
                    desk, "reserves", self.tr("Reserves"), self.tr("any number"), optional=True
                ),
                FlagField(
                    desk,
                    "roster_order_checked",
                    self.tr("Line-ups"),
                    self.tr("must keep the roster order"),
                ),
            ),
        )

    def _make_colours(self, lots: QAction) -> None:
        desk = self.desk
        preferences = ChoiceField(
            desk,
            "colour_preferences",
            self.tr("Colour preferences"),
            (
                (ColourPreferences.TYPE_A, self.tr("Type A: simple (1.7.1)")),
                (ColourPreferences.TYPE_B, self.tr("Type B: strong and mild (1.7.2)")),
                (ColourPreferences.NONE, self.tr("None")),
            ),
        )
        secondary = FlagField(
            desk,
            "secondary_for_colours",
            self.tr("Other score"),
            self.tr("is used for colours (4.2.2)"),
        )
        self.initial = ChoiceField(
            desk,
            "initial_colour",
            self.tr("Initial colour"),
            (
                (None, self.tr("Not drawn yet")),
                (Colour.WHITE, self.tr("White")),
                (Colour.BLACK, self.tr("Black")),
            ),
        )
        self.add_group(
            self.right,
            self.tr("Colours"),
            (preferences, self.colour_note, secondary, self.initial, self.initial_note),
        )
        self.right.insertWidget(
            self.right.count() - 1, ActionButton(lots), 0, Qt.AlignmentFlag.AlignRight
        )

    def _make_ratings(self) -> None:
        desk = self.desk
        self.add_group(
            self.right,
            self.tr("Team rating"),
            (
                ChoiceField(
                    desk,
                    "rating_source",
                    self.tr("Which rating counts"),
                    (
                        (RatingSource.FIDE, self.tr("FIDE rating")),
                        (RatingSource.NATIONAL, self.tr("National rating")),
                        (RatingSource.FIDE_THEN_NATIONAL, self.tr("FIDE, else national")),
                        (RatingSource.NATIONAL_THEN_FIDE, self.tr("National, else FIDE")),
                        (RatingSource.HIGHER, self.tr("The higher of both")),
                    ),
                ),
                NumberField(desk, "rating_players", self.tr("Highest players")),
                NumberField(desk, "rating_floor", self.tr("Unrated count as")),
                caption(
                    self.tr(
                        "The average of the highest players (C.8); unrated ones count the floor "
                        "(C.7). Ties: the next player, the previous standing, the alphabet (C.9)."
                    )
                ),
            ),
        )

    # --- showing ------------------------------------------------------------------------------

    def refresh(self, tournament: Tournament) -> None:
        super().refresh(tournament)
        settings = tournament.settings
        self.system_note.setText(self._system_text(settings.system))
        self.colour_note.setText(self._colour_text(settings.colour_preferences))
        self.acceleration_note.setText(self._acceleration_text(settings.acceleration))
        self.initial_note.setText(self._lot_text(settings))

    def _system_text(self, system: PairingSystem) -> str:
        return {
            PairingSystem.FIDE_TEAM_2026: self.tr(
                "C.04.6: the bye by 3.4, upfloaters by 3.5, brackets by 3.6, colours by 4."
            ),
            PairingSystem.FIDE_TEAM_DRAFT: self.tr(
                "The draft before C.04.6: the bye by 2.1, upfloaters by 2.2, brackets by 2.3, "
                "colours by 4."
            ),
            PairingSystem.DUTCH_2017: self.tr(
                "C.04.3 of 2017, made for players: brackets with floaters downwards."
            ),
            PairingSystem.DUTCH_EARLIER: self.tr(
                "An edition of C.04.3 before 2017, for events that still name it."
            ),
            PairingSystem.OLYMPIAD_2008: self.tr(
                "D.II.02 of 2008: section J for rounds 1 to 3, section K for all later ones."
            ),
        }[system]

    def _colour_text(self, kind: ColourPreferences) -> str:
        return {
            ColourPreferences.TYPE_A: self.tr(
                "A team wants a colour only after two more matches with the other, or after the "
                "other colour twice running."
            ),
            ColourPreferences.TYPE_B: self.tr(
                "As type A, called strong; beside it a mild wish for the colour a team has had "
                "less often, or did not have last."
            ),
            ColourPreferences.NONE: self.tr("Colours do not influence who meets whom."),
        }[kind]

    def _acceleration_text(self, kind: Acceleration) -> str:
        return {
            Acceleration.NONE: self.tr("Every team starts with nothing."),
            Acceleration.BAKU: self.tr(
                "The upper half has virtual points in the first half of the rounds, for pairing "
                "only."
            ),
            Acceleration.IMAGINARY: self.tr(
                "The upper half has two imaginary match points in rounds 1 and 2; it belongs to "
                "the Olympiad rules."
            ),
            Acceleration.GIVEN: self.tr("Virtual points came with the file, for pairing only."),
        }[kind]

    def _lot_text(self, settings: Settings) -> str:
        if settings.initial_colour is None:
            return self.tr("Drawn by lot before round 1 (4.1); the lot is kept in the file.")
        if not settings.initial_colour_seed:
            return self.tr("Set by hand.")
        return self.tr("Drawn by lot; the seed was {seed}.").format(
            seed=settings.initial_colour_seed
        )
