"""The prizes on the Tournament page: typed, moved, narrowed, refused in place."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.prizes import BoardPrizeRules, Measure, Prize, Sharing, prizes_text
from teamswiss_gui.models.prizes import PrizeColumn
from teamswiss_gui.views.fields import ChoiceField, TextField
from teamswiss_gui.views.tournament.prizes import (
    ChosenTeamsField,
    ConditionField,
    LimitField,
    PrizeSection,
)
from tests.gui.drivers import ArbiterAtWindow, shown, watched
from tests.gui.test_tournament_page import chooses, types_cell, types_into

OF_PRIZES = ("add_category", "change_category", "move_category", "remove_category")


def at_prizes(arbiter: ArbiterAtWindow) -> PrizeSection:
    """Open the sample and turn to its prizes."""
    arbiter.opens_the_sample().goes_to("Tournament")
    page = arbiter.window.tournament_page
    page.tabs.setCurrentWidget(page.prizes)
    watched(page.prizes.model, page)
    watched(page.prizes.teams_model, page)
    return page.prizes


def names(arbiter: ArbiterAtWindow) -> list[str]:
    return [each.name for each in arbiter.tournament.settings.prizes]


def limit(section: PrizeSection, attribute: str) -> LimitField:
    return next(
        each
        for each in section.conditions
        if isinstance(each, LimitField) and each.attribute == attribute
    )


def test_that_a_category_is_typed_into_the_last_line_and_taken_back(
    arbiter: ArbiterAtWindow,
) -> None:
    section = at_prizes(arbiter)
    table = section.list.table
    before = names(arbiter)
    types_cell(table, len(before), PrizeColumn.NAME, "Youth")
    assert names(arbiter) == [*before, "Youth"]
    types_cell(table, len(before), PrizeColumn.PRIZES, "50 + Cup; 25,5; Book")
    assert arbiter.tournament.settings.prizes[-1].prizes == (
        Prize(5000, "Cup"),
        Prize(2550),
        Prize(0, "Book"),
    )
    assert shown(table)[len(before)][PrizeColumn.PRIZES] == "50 + Cup; 25.50; Book"
    arbiter.window.undo.trigger()
    arbiter.window.undo.trigger()
    assert names(arbiter) == before
    assert arbiter.notices.refused == []


def test_that_a_wrong_prize_is_refused_beside_the_list(arbiter: ArbiterAtWindow) -> None:
    section = at_prizes(arbiter)
    given = arbiter.tournament.settings.prizes[0].prizes
    types_cell(section.list.table, 0, PrizeColumn.PRIZES, "300 EUR")
    assert arbiter.tournament.settings.prizes[0].prizes == given
    assert "300 EUR" in section.list.problem.text()
    types_cell(section.list.table, 1, PrizeColumn.NAME, names(arbiter)[0].upper())
    assert "already" in section.list.problem.text()


def test_that_categories_move_and_go_by_keyboard(arbiter: ArbiterAtWindow) -> None:
    section = at_prizes(arbiter)
    table = section.list.table
    first, second = names(arbiter)
    table.choose(1, PrizeColumn.NAME)
    assert not section.down.isEnabled()
    QTest.keyClick(table, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert names(arbiter) == [second, first]
    assert section.chosen() == arbiter.tournament.settings.prizes[0]
    assert not section.up.isEnabled()
    QTest.keyClick(table, Qt.Key.Key_Delete)
    assert names(arbiter) == [first]
    arbiter.presses("Ins").types("Youth\r")
    types_cell(table, 1, PrizeColumn.PRIZES, "50")
    assert names(arbiter) == [first, "Youth"]
    assert set(OF_PRIZES) <= {line.gesture for line in arbiter.window.session.log()}
    assert arbiter.notices.refused == []


def test_that_conditions_are_those_of_the_chosen_line(arbiter: ArbiterAtWindow) -> None:
    section = at_prizes(arbiter)
    table = section.list.table
    table.choose(0, PrizeColumn.NAME)
    below = limit(section, "rating_below")
    assert below.line.text() == ""
    below.line.setFocus()
    QTest.keyClicks(below.line, "1850\r")
    assert arbiter.tournament.settings.prizes[0].rating_below == 1850
    teams = int(shown(table)[0][PrizeColumn.TEAMS])
    assert 0 < teams < len(arbiter.tournament.teams)
    assert "1850" in shown(table)[0][PrizeColumn.WHO]
    least = limit(section, "rating_from")
    least.line.setFocus()
    QTest.keyClicks(least.line, "1900\r")
    assert "no team can meet both limits" in least.problem.text()
    assert arbiter.tournament.settings.prizes[0].rating_from is None
    table.choose(1, PrizeColumn.NAME)
    assert below.line.text() == "1900"
    assert least.problem.text() == ""
    table.choose(2, PrizeColumn.NAME)
    assert not below.editor.isEnabled()


def test_that_a_category_can_be_for_ticked_teams(arbiter: ArbiterAtWindow) -> None:
    section = at_prizes(arbiter)
    section.list.table.choose(0, PrizeColumn.NAME)
    women, chosen = section.conditions[-2:]
    assert isinstance(women, ConditionField)
    assert isinstance(chosen, ChosenTeamsField)
    women.editor.click()  # type: ignore[attr-defined]
    assert arbiter.tournament.settings.prizes[0].women
    women.editor.click()  # type: ignore[attr-defined]
    assert not section.teams.isVisible()
    chosen.editor.click()  # type: ignore[attr-defined]
    assert arbiter.tournament.settings.prizes[0].teams == frozenset()
    assert section.teams.isVisible()
    section.teams.choose(0, 0)
    QTest.keyClick(section.teams, Qt.Key.Key_Space)
    first = min(arbiter.tournament.teams, key=lambda team: team.name.casefold())
    assert arbiter.tournament.settings.prizes[0].teams == frozenset({first.id})
    QTest.keyClick(section.teams, Qt.Key.Key_Space)
    assert arbiter.tournament.settings.prizes[0].teams == frozenset()


def test_that_the_rules_of_giving_out_are_kept_and_explained(arbiter: ArbiterAtWindow) -> None:
    section = at_prizes(arbiter)
    for field in section.fields:
        if isinstance(field, ChoiceField) and field.setting == "prize_sharing":
            field.combo.setCurrentIndex(2)
            field.combo.activated.emit(2)
    assert section.session.tournament.settings.prize_sharing is Sharing.HORT
    assert "Half of each prize" in section.rule.text()
    chooses(arbiter, "prize_sharing", "By place")
    assert arbiter.tournament.settings.prize_sharing is Sharing.BY_PLACE
    field = types_into(arbiter, "prize_currency", "a very long currency")
    assert isinstance(field, TextField)
    assert field.problem.text()
    types_into(arbiter, "prize_currency", "CHF")
    assert arbiter.tournament.settings.prize_currency == "CHF"


def test_that_no_settings_are_called_locked_because_no_category_is_chosen(
    arbiter: ArbiterAtWindow,
) -> None:
    section = at_prizes(arbiter)
    page = arbiter.window.tournament_page
    section.list.table.choose(0, PrizeColumn.NAME)
    locked = sum(not field.editor.isEnabled() for field in page.fields)
    section.list.table.choose(2, PrizeColumn.NAME)
    assert sum(not field.editor.isEnabled() for field in page.fields) == locked


def test_that_the_rules_of_board_prizes_stay_with_the_file(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().goes_to("Players")
    page = arbiter.window.players
    page.prizes.trigger()
    page.rules.least.setValue(5)
    page.rules.order.setCurrentIndex(1)
    page.rules.order.activated.emit(1)
    assert arbiter.tournament.settings.board_prizes == BoardPrizeRules(
        5, (Measure.POINTS, Measure.PERFORMANCE)
    )
    arbiter.window.undo.trigger()
    arbiter.window.undo.trigger()
    assert arbiter.tournament.settings.board_prizes == BoardPrizeRules()
    assert (page.rules.least.value(), page.rules.order.currentIndex()) == (0, 0)


def test_that_refused_rules_of_board_prizes_are_put_back(
    arbiter: ArbiterAtWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    arbiter.opens_the_sample().goes_to("Players")
    page = arbiter.window.players
    page.prizes.trigger()

    def refuse(*_args: object, **_named: object) -> bool:
        raise TeamSwissError("file-read-only", path="league.teamswiss")

    monkeypatch.setattr(page.session, "perform", refuse)
    page.rules.least.setValue(7)
    assert len(arbiter.notices.refused) == 1
    assert page.rules.least.value() == 0
    page.rules.every_board.click()
    assert not page.rules.every_board.isChecked()


def test_that_a_number_of_games_is_typed_as_one_gesture(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().goes_to("Players")
    page = arbiter.window.players
    page.prizes.trigger()
    before = len(arbiter.window.session.log())
    page.rules.least.selectAll()
    QTest.keyClicks(page.rules.least, "12\r")
    assert arbiter.tournament.settings.board_prizes.minimum_games == 12
    assert len(arbiter.window.session.log()) == before + 1


def test_that_what_is_typed_reads_the_same_again() -> None:
    given = (Prize(30_000, "Cup"), Prize(5), Prize(0, "Book"))
    assert prizes_text(given) == "300 + Cup; 0.05; Book"
