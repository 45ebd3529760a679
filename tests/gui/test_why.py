"""Why?: a match, a team, a bracket, an article; and why two teams do not meet."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtWidgets import QComboBox

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.terms import PairingSystem
from teamswiss_gui.views.dialogs.compare import CompareDialog
from teamswiss_gui.views.why_panel import Scope, WhyPanel
from tests.gui.drivers import ArbiterAtWindow, shown, watched


def asks_why(arbiter: ArbiterAtWindow) -> WhyPanel:
    with arbiter.qtbot.waitSignal(arbiter.window.desk.jobs.explained):
        arbiter.presses("F4")
    return arbiter.window.rounds.panel


def picks(box: QComboBox, place: int) -> None:
    box.setCurrentIndex(place)
    box.activated.emit(place)


def test_that_an_article_is_one_click_away(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample()
    panel = asks_why(arbiter)
    assert not panel.article.isVisible()
    panel.text.anchorClicked.emit(QUrl("article:4.3.5"))
    assert panel.article.isVisible()
    assert "lower colour difference" in panel.article.text()
    assert "C.04.6" in panel.article.text()


def test_that_a_bracket_is_explained_by_itself(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample()
    panel = asks_why(arbiter)
    picks(panel.scope, Scope.BRACKET)
    headings = [panel.subject.itemText(i) for i in range(panel.subject.count())]
    assert headings[0] == "Bracket of 8 points"
    picks(panel.subject, 1)
    text = panel.text.toPlainText()
    assert text.startswith(headings[1])
    assert headings[0] not in text


def test_that_a_team_asks_why_not_against_another(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample().pairs()
    panel = asks_why(arbiter)
    picks(panel.scope, Scope.TEAM)
    picks(panel.subject, panel.subject.findData(3))
    with arbiter.qtbot.waitSignal(panel.question.answered, timeout=20000):
        picks(panel.other, panel.other.findData(1))
    text = panel.text.toPlainText()
    assert "C6 would be 1 instead of 0" in text
    assert "(2.3.3)" in text
    with arbiter.qtbot.waitSignal(panel.question.answered, timeout=20000):
        picks(panel.other, panel.other.findData(5))
    assert "have played each other in round 5" in panel.text.toPlainText()


@pytest.mark.parametrize("system", list(PairingSystem))
def test_that_every_system_is_explained_in_the_window(
    arbiter: ArbiterAtWindow, system: PairingSystem
) -> None:
    arbiter.opens_the_sample()
    session = arbiter.window.session
    session.perform(edits.unlock_setting, field="system", reason="a test of the systems")
    session.perform(edits.set_field, field="system", value=system)
    arbiter.pairs()
    text = asks_why(arbiter).text.toPlainText()
    assert "This match" in text
    assert "has the bye" in text
    assert "otherwise" not in text


def test_that_systems_are_compared_side_by_side(arbiter: ArbiterAtWindow) -> None:
    arbiter.opens_the_sample()
    before = arbiter.tournament
    arbiter.window.rounds.compare.trigger()
    dialog = arbiter.window.findChild(CompareDialog)
    assert isinstance(dialog, CompareDialog)
    watched(dialog.model, dialog)
    with arbiter.qtbot.waitSignal(dialog.work.answered, timeout=30000):
        picks(dialog.round, dialog.round.findData(6))
    rows = shown(dialog.table)
    assert dialog.summary.text() == "2 pairs are the same in all."
    assert rows[1][1:4] == ["Old Rook", "6  Market Square", "6  Market Square"]
    assert rows[1][6] == "4  Iron Bridge"
    dialog.only_different.setChecked(True)
    assert "North Star" not in [row[1] for row in shown(dialog.table)]
    with arbiter.qtbot.waitSignal(dialog.question.answered, timeout=20000):
        dialog.table.choose(0, 6)
    asked, _question, answer = dialog.text.toPlainText().partition("Market Square (6)?")
    assert asked.endswith("Why not against ")
    assert "Iron Bridge (4) had its turn before" in answer
    assert "(49)" in answer
    assert "Olympiad" in dialog.text.toPlainText()
    assert "(49)" in dialog.text.toPlainText()
    dialog.text.anchorClicked.emit(QUrl("article:49"))
    assert "the last but one" in dialog.article.text()
    for system, box in dialog.systems[1:]:
        box.setChecked(system is dialog.systems[1][0] and False)
    assert "two systems at least" in dialog.summary.text()
    dialog.reject()
    assert arbiter.tournament is before
