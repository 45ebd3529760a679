"""The prizes: categories in their order, who can win them, how ties divide them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.prizes import PrizeCategory, Sharing
from teamswiss_gui.models.prizes import CategoryTeamsModel, PrizeColumn, PrizesModel
from teamswiss_gui.scoring.prize_words import sharing_rule
from teamswiss_gui.views.desk import Desk, action, come_forward
from teamswiss_gui.views.fields import ChoiceField, Field, FlagField, NumberField, TextField
from teamswiss_gui.views.table import Table
from teamswiss_gui.views.theme import GROUP, SMALL
from teamswiss_gui.views.tournament.lists import EditedList
from teamswiss_gui.views.tournament.section import Section
from teamswiss_gui.views.widgets import ActionButton, caption, key, label

MOST_CATEGORIES = 9
MOST_TEAMS = 8
Chosen = Callable[[], PrizeCategory | None]


class _OfCategory(Field):
    """A field of the chosen category instead of a setting."""

    is_setting = False
    attribute: str
    chosen: Chosen

    def show_setting(self, tournament: Tournament) -> None:
        category = self.chosen()
        self.setEnabled(category is not None)
        self.show_value(self.shown(category))
        self.tell("")

    def shown(self, category: PrizeCategory | None) -> Any:
        """Return what a category has; of none, what a new one would have."""
        return getattr(category or PrizeCategory(""), self.attribute)

    def stored(self, value: Any) -> Any:
        """Return what a category gets."""
        return value

    def make(self, value: Any) -> None:
        call = self._call(value)
        if call is not None:
            self._desk.session.perform(edits.change_category, **call)

    def check(self, read: Callable[[], object]) -> None:
        try:
            call = self._call(read())
            if call is not None:
                edits.change_category(self._desk.session.tournament, **call)
        except TeamSwissError as error:
            self.tell(self._desk.session.worded(error))
        else:
            self.tell("")

    def _call(self, value: Any) -> dict[str, Any] | None:
        category = self.chosen()
        if category is None:
            return None
        changed = replace(category, **{self.attribute: self.stored(value)})
        return {"name": category.name, "category": changed}


class LimitField(_OfCategory, NumberField):
    """A rating or a year, or nothing."""

    def __init__(self, desk: Desk, attribute: str, title: str, hint: str, chosen: Chosen) -> None:
        self.attribute, self.chosen = attribute, chosen
        NumberField.__init__(self, desk, attribute, title, hint, optional=True)


class ConditionField(_OfCategory, FlagField):
    """Something that every player is."""

    def __init__(self, desk: Desk, attribute: str, title: str, text: str, chosen: Chosen) -> None:
        self.attribute, self.chosen = attribute, chosen
        FlagField.__init__(self, desk, attribute, title, text)


class ChosenTeamsField(ConditionField):
    """Whether a category is for chosen teams: none at first."""

    def shown(self, category: PrizeCategory | None) -> Any:
        return category is not None and category.teams is not None

    def stored(self, value: Any) -> Any:
        return frozenset() if value else None


class PrizeSection(Section):
    """The categories at the left with the rules of giving out, who can win one at the right."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.model = PrizesModel(self.session)
        self.teams_model = CategoryTeamsModel(self.session)
        self._make_list()
        self._make_rules()
        self.left.addStretch(1)
        self._make_conditions()
        self.right.addStretch(1)

    # --- building -----------------------------------------------------------------------------

    def _make_list(self) -> None:
        name = self.tr("Prizes")
        self.list = EditedList(self.desk, self.model, name)
        self.list.table.setObjectName("prizeTable")
        self.model.refused.connect(self.list.tell)
        self.teams_model.refused.connect(self.list.tell)
        self.add = action(self, self.tr("&Add prizes"), self._on_add)
        self.remove = action(self, self.tr("&Remove the prizes"), self._on_remove)
        self.up = action(self, self.tr("Move the prizes &up"), self._on_up)
        self.up.setToolTip(self.tr("Move the prizes up (Alt+Up)"))
        self.down = action(self, self.tr("Move the prizes &down"), self._on_down)
        self.down.setToolTip(self.tr("Move the prizes down (Alt+Down)"))
        table = self.list.table
        key(table, "Ins", self.add)
        key(table, "Del", self.remove)
        key(table, "Alt+Up", self.up)
        key(table, "Alt+Down", self.down)
        table.current_changed.connect(self._on_chosen)
        head = QHBoxLayout()
        head.setSpacing(SMALL)
        head.addWidget(label(name, "subtitle"))
        head.addStretch(1)
        for command, short in (
            (self.up, self.tr("Up")),
            (self.down, self.tr("Down")),
            (self.remove, self.tr("Remove")),
        ):
            head.addWidget(ActionButton(command, short=short))
        self.left.addLayout(head)
        self.left.addWidget(self.list)
        self.left.addWidget(
            caption(
                self.tr(
                    "A prize is an amount, a thing, or both: 300 + Cup; 200; Medal. The "
                    "categories are given out from the top."
                )
            )
        )
        self.left.addSpacing(GROUP)

    def _make_rules(self) -> None:
        words = self.session.words
        self.add_group(
            self.left,
            self.tr("How they are given out"),
            (
                ChoiceField(
                    self.desk,
                    "prize_sharing",
                    self.tr("Ties"),
                    (
                        (Sharing.BY_PLACE, self.tr("By place")),
                        (Sharing.EQUAL, self.tr("Equal scores share equally")),
                        (Sharing.HORT, self.tr("Half by place, half shared (Hort)")),
                    ),
                ),
                FlagField(
                    self.desk,
                    "one_prize_each",
                    self.tr("One prize each"),
                    self.tr("A team that has won leaves the categories below"),
                ),
                TextField(
                    self.desk, "prize_currency", self.tr("Currency"), self.tr("EUR, for example")
                ),
            ),
        )
        self.rule = caption("")
        self.left.addWidget(self.rule)
        self._rules = {each: sharing_rule(words, each) for each in Sharing}

    def _make_conditions(self) -> None:
        rating = self.tr("team average")
        year = self.tr("year of birth, every player")
        self.conditions: tuple[_OfCategory, ...] = (
            LimitField(self.desk, "rating_from", self.tr("Rating from"), rating, self.chosen),
            LimitField(self.desk, "rating_below", self.tr("Rating below"), rating, self.chosen),
            LimitField(self.desk, "born_from", self.tr("Born in or after"), year, self.chosen),
            LimitField(self.desk, "born_until", self.tr("Born in or before"), year, self.chosen),
            ConditionField(
                self.desk,
                "women",
                self.tr("Women"),
                self.tr("Every player is a woman"),
                self.chosen,
            ),
            ChosenTeamsField(
                self.desk, "teams", self.tr("Teams"), self.tr("Only chosen ones"), self.chosen
            ),
        )
        self.add_group(self.right, self.tr("Who can win the chosen prizes"), self.conditions)
        self.teams = Table(self.desk, self.teams_model, self.tr("Teams that can win"))
        self.teams.setObjectName("prizeTeams")
        self.right.addWidget(self.teams)
        self.who = caption(
            self.tr(
                "Nothing set: every team. Ratings are team averages. A player whose year or sex "
                "is not entered keeps the team out."
            )
        )
        self.right.addWidget(self.who)

    # --- showing ------------------------------------------------------------------------------

    def chosen(self) -> PrizeCategory | None:
        """Return the category of the current line."""
        row = self.list.table.currentIndex().row()
        return self.model.rows[row].category if 0 <= row < len(self.model.rows) else None

    def refresh(self, tournament: Tournament) -> None:
        self.model.show(tournament)
        if not self.list.table.currentIndex().isValid():
            self.list.table.choose(0, PrizeColumn.NAME)
        super().refresh(tournament)
        self.rule.setText(self._rules[tournament.settings.prize_sharing])
        self.add.setEnabled(self.session.is_open)
        self._show_chosen(tournament)

    def retheme(self) -> None:
        super().retheme()
        size = self.desk.theme.size
        widths = {
            int(PrizeColumn.NAME): size(106),
            int(PrizeColumn.PRIZES): size(136),
            int(PrizeColumn.TEAMS): size(56),
        }
        self.list.table.fit((PrizeColumn.WHO,), widths)
        self.teams.fit((0,), {})
        self._fit()

    def _fit(self) -> None:
        self.list.show_rows(MOST_CATEGORIES)
        rows = min(max(len(self.teams_model.rows), 2), MOST_TEAMS)
        height = self.teams.horizontalHeader().sizeHint().height()
        self.teams.setFixedHeight(height + rows * self.desk.theme.row_height + 4)

    def _show_chosen(self, tournament: Tournament) -> None:
        category, row = self.chosen(), self.list.table.currentIndex().row()
        for field in self.conditions:
            field.show_setting(tournament)
        self.teams_model.show(tournament, category)
        self.teams.setVisible(bool(self.teams_model.rows))
        last = len(tournament.settings.prizes) - 1
        self.remove.setEnabled(category is not None)
        self.up.setEnabled(category is not None and row > 0)
        self.down.setEnabled(category is not None and row < last)
        self._fit()

    def _on_chosen(self, _index: object = None) -> None:
        self._show_chosen(self.session.tournament)

    def focus_first(self) -> None:
        """Put the focus on the list."""
        self.list.table.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- gestures -----------------------------------------------------------------------------

    def _on_add(self) -> None:
        come_forward(self)
        table = self.list.table
        table.setFocus()
        table.choose(len(self.model.rows) - 1, PrizeColumn.NAME)
        table.start_editing(table.currentIndex())

    def _on_remove(self) -> None:
        category = self.chosen()
        if category is not None:
            self.desk.attempt(edits.remove_category, name=category.name)

    def _on_up(self) -> None:
        self._move(-1)

    def _on_down(self) -> None:
        self._move(1)

    def _move(self, by: int) -> None:
        category, cell = self.chosen(), self.list.table.currentIndex()
        if category is None:
            return
        to = cell.row() + by
        if self.desk.attempt(edits.move_category, name=category.name, to=to):
            self.list.table.choose(to, cell.column())
