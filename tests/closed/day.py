"""A short day at the window, with the user's own folders; run by a test in a process of its own."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

from teamswiss_gui.app.preferences import Preferences
from teamswiss_gui.domain import edits
from teamswiss_gui.views.program import make_window
from tests.gui.drivers import ListedNotices

TEAMS = ("Ash", "Birch", "Cedar", "Elm")


def main(place: Path) -> int:
    """Run an event from its name to a result and save it where the user points."""
    application = QApplication(sys.argv[:1])
    application.setApplicationName("TeamSwiss")
    notices = ListedNotices()
    preferences = Preferences.of_user()
    window = make_window(notices, preferences, application)
    window.show()
    window.new.trigger()
    perform = window.session.perform
    perform(edits.set_field, field="name", value="Village Cup")
    for name in TEAMS:
        perform(edits.add_team, name=name)
    for team in window.session.tournament.teams:
        for board in range(1, 5):
            perform(edits.add_player, team=team.id, name=f"{team.name} {board}", rating=2000)
    perform(edits.number_by_rating)
    perform(edits.draw_initial_colour, seed="1")
    waiting = QEventLoop()
    window.desk.jobs.ended.connect(waiting.quit)
    window.rounds.pair.trigger()
    if window.desk.jobs.is_pairing:
        waiting.exec()
    window.rounds.accept.trigger()
    notices.files.append(place)
    window.save_as.trigger()
    for number in range(len(window.pages)):
        window.show_page(number)
        application.processEvents()
    window.help.here.trigger()
    application.processEvents()
    window.close()
    return 1 if notices.refused or notices.bugs or not place.exists() else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
