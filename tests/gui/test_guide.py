"""The guided start: it follows what the arbiter does and gets in nobody's way."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from teamswiss_gui.app.guide import GuideStep, is_done, next_step
from teamswiss_gui.domain import edits
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.views.guide import WHERE
from tests.arbiter import a_running_event, an_entered_event
from tests.gui.drivers import ArbiterAtWindow


def waits_for(arbiter: ArbiterAtWindow, step: GuideStep | None) -> None:
    """See which step the guide names as the next."""
    assert arbiter.window.guide.step is step


def test_that_the_guide_leads_from_nothing_to_a_published_round(arbiter: ArbiterAtWindow) -> None:
    window, guide = arbiter.window, arbiter.window.guide
    assert not guide.isVisible()
    guide.start.trigger()
    assert guide.isVisible()
    waits_for(arbiter, GuideStep.NAME)
    QTest.mouseClick(guide.go, Qt.MouseButton.LeftButton)  # a new tournament
    assert window.session.is_open
    window.session.perform(edits.set_field, field="name", value="Village Cup")
    waits_for(arbiter, GuideStep.TEAMS)
    QTest.mouseClick(guide.go, Qt.MouseButton.LeftButton)
    assert window.stack.currentWidget() is window.teams
    for name in ("Ash", "Birch", "Cedar", "Elm"):
        window.session.perform(edits.add_team, name=name)
    waits_for(arbiter, GuideStep.PLAYERS)
    for team in window.session.tournament.teams:
        window.session.perform(edits.add_player, team=team.id, name=f"{team.name} 1")
    waits_for(arbiter, GuideStep.NUMBERS)
    window.session.perform(edits.number_by_lot, seed="1")
    waits_for(arbiter, GuideStep.LOTS)
    window.session.perform(edits.draw_initial_colour, seed="1")
    waits_for(arbiter, GuideStep.PAIR)
    QTest.mouseClick(guide.go, Qt.MouseButton.LeftButton)
    assert window.stack.currentWidget() is window.rounds
    arbiter.pairs()
    waits_for(arbiter, GuideStep.ACCEPT)
    arbiter.accepts()
    waits_for(arbiter, GuideStep.RESULT)
    arbiter.types("1")
    waits_for(arbiter, GuideStep.PRINT)
    arbiter.presses("Ctrl+Shift+P")
    waits_for(arbiter, None)
    assert not guide.go.isVisible()
    assert guide.rows[GuideStep.PRINT].accessibleName() == "Print and publish: done"


def test_that_undo_takes_the_tick_back(arbiter: ArbiterAtWindow) -> None:
    guide = arbiter.window.guide
    arbiter.starts_a_new_tournament()
    guide.start.trigger()
    arbiter.window.session.perform(edits.set_field, field="name", value="Village Cup")
    assert guide.rows[GuideStep.NAME].accessibleName() == "Name it: done"
    arbiter.window.undo.trigger()
    assert guide.rows[GuideStep.NAME].accessibleName() == "Name it: to do"


def test_that_the_guide_takes_no_focus_from_who_types(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().goes_to("Rounds")
    before = arbiter.window.focusWidget()
    arbiter.window.guide.start.trigger()
    assert arbiter.window.focusWidget() is before


def test_that_the_guide_is_found_in_the_help_menu_and_on_the_welcome_page(
    arbiter: ArbiterAtWindow,
) -> None:
    start = arbiter.window.guide.start
    menus = [entry.menu() for entry in arbiter.window.menuBar().actions()]
    assert any(isinstance(menu, QMenu) and start in menu.actions() for menu in menus)
    cards = [card for card, _icon in arbiter.window.welcome._cards]
    card = next(card for card in cards if card.text().startswith("Your first tournament"))
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    assert arbiter.window.guide.isVisible()


def test_that_a_narrow_window_has_the_guide_as_a_bar_at_its_foot(
    arbiter: ArbiterAtWindow,
) -> None:
    window, guide = arbiter.window, arbiter.window.guide
    arbiter.starts_a_new_tournament()
    guide.start.trigger()
    area = Qt.DockWidgetArea
    assert window.dockWidgetArea(guide) is area.RightDockWidgetArea
    window.resize(870, 600)
    arbiter.qtbot.waitUntil(lambda: window.dockWidgetArea(guide) is area.BottomDockWidgetArea)
    assert "Name it" in guide.hint.text()
    assert guide.isVisible()
    window.resize(1280, 720)
    arbiter.qtbot.waitUntil(lambda: window.dockWidgetArea(guide) is area.RightDockWidgetArea)


def test_that_the_guide_can_be_closed(arbiter: ArbiterAtWindow) -> None:
    guide = arbiter.window.guide
    guide.start.trigger()
    QTest.mouseClick(guide.stop, Qt.MouseButton.LeftButton)
    assert not guide.isVisible()


@pytest.mark.parametrize("step", list(GuideStep))
def test_that_every_step_has_a_page_and_a_hint(arbiter: ArbiterAtWindow, step: GuideStep) -> None:
    guide = arbiter.window.guide
    assert WHERE[step] in [icon for _name, icon, _page in arbiter.window.pages]
    assert guide._hint_of(step)
    assert guide.rows[step].title.text()


def test_that_steps_follow_the_tournament() -> None:
    assert next_step(Tournament()) is GuideStep.NAME
    assert next_step(an_entered_event(3).tournament) is GuideStep.TEAMS
    assert next_step(an_entered_event(4).tournament) is GuideStep.NUMBERS


def test_that_who_has_paired_needs_no_hint_how_to_come_there() -> None:
    running = a_running_event().tournament
    assert running.settings.initial_colour is None
    assert is_done(GuideStep.LOTS, running)
    assert next_step(running) is GuideStep.RESULT
