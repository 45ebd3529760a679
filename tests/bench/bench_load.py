"""A thousand teams, eight thousand players, fifteen rounds through everything: time and memory."""

from __future__ import annotations

import gc
import os
import resource
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QSettings
from PySide6.QtWidgets import QApplication

from teamswiss_gui.app.preferences import Preferences
from teamswiss_gui.documents.everything import everything
from teamswiss_gui.documents.html import to_html
from teamswiss_gui.documents.registry import BUILDERS, build
from teamswiss_gui.documents.source import Source
from teamswiss_gui.documents.xlsx import to_xlsx
from teamswiss_gui.domain import edits
from teamswiss_gui.domain.edits import Entry
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.formats.trf import read_trf
from teamswiss_gui.printing.offscreen import document_pdf
from teamswiss_gui.storage.document import Document
from teamswiss_gui.views.program import make_window
from teamswiss_gui.words import Words
from tests.bench.bench_file import fill_in
from tests.bench.bench_window import turned_to, typed
from tests.gui.drivers import ListedNotices

TEAMS, PLAYERS, ROUNDS = 1000, 8, 15


@contextmanager
def told(what: str) -> Iterator[None]:
    """Print how long something took and the most memory that the process ever had."""
    wall, processor = time.perf_counter(), time.process_time()
    yield
    wall, processor = time.perf_counter() - wall, time.process_time() - processor
    print(f"  {what:24} {wall:8.2f} s {processor:8.2f} s {_peak():7.0f} MB", flush=True)


def _peak() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def bench(*, quick: bool) -> None:
    """Print a line for everything that is done with the event."""
    teams = 100 if quick else TEAMS
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    print(f"{teams} teams of {PLAYERS}, {ROUNDS} rounds; wall clock, processor, peak memory")
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    with tempfile.TemporaryDirectory() as place:
        os.environ["TEAMSWISS_DATA"] = place
        path = Path(place) / "load.teamswiss"
        with told("file: made and played"):
            make(path, teams)
        print(f"  file size                {path.stat().st_size / 1e6:8.1f} MB")
        with told("file: opened"), Document.open(path, read_only=True) as file:
            tournament = file.tournament
        assert len(tournament.rounds) == ROUNDS
        at_window(application, Path(place), path)
        gc.enable()  # a window leaves that to its timer, and there is no loop from here on
        on_paper(tournament)


def make(path: Path, teams: int) -> None:
    """Write the event; the last round waits for some results."""
    with Document.create(path, entered(teams)) as file:
        ids = [team.id for team in file.tournament.teams]
        for number in range(1, ROUNDS + 1):
            order = [ids[0], *ids[number:], *ids[1:number]]
            half = len(order) // 2
            pairs = list(zip(order[:half], reversed(order[half:]), strict=True))
            file.perform(edits.pair_round, pairs=pairs)
            file.perform(edits.accept_draft)
            file.perform(fill_in, round=number)
        for match in file.tournament.rounds[-1].matches[:20]:
            for board in match.boards:
                file.perform(edits.clear_result, round=ROUNDS, match=match.id, board=board.number)


def entered(teams: int) -> Tournament:
    """Return an event with full rosters, numbered."""
    entries = [
        Entry(
            {"name": f"Team {number}", "federation": "NOR", "captain": f"Captain {number}"},
            tuple(
                {
                    "name": f"Player, Number {number}-{place}",
                    "rating": 2400 - number - 10 * place,
                    "fide_id": str(number * 10 + place),
                }
                for place in range(1, PLAYERS + 1)
            ),
        )
        for number in range(1, teams + 1)
    ]
    event = edits.set_field(Tournament(), "rounds", ROUNDS)
    return edits.number_by_rating(edits.import_teams(event, entries))


def at_window(application: QApplication, folder: Path, path: Path) -> None:
    """Open every page, type results, take them back."""
    settings = QSettings(str(folder / "load.ini"), QSettings.Format.IniFormat)
    window = make_window(ListedNotices(), Preferences(settings), application)
    window.resize(1280, 720)
    window.show()
    with told("window: open"):
        assert window.open_file(path)
        application.processEvents()
    for number, (_name, icon, _page) in enumerate(window.pages):
        with told(f"window: {icon}"):
            turned_to(application, window, number)
            _finish(application)
    with told("window: 60 keys"):
        typed(application, window)
    with told("window: 20 undo"):
        for _each in range(20):
            window.undo.trigger()
            application.processEvents()
    with told("window: close"):
        window.windows.close_all()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def _finish(application: QApplication) -> None:
    """Let what was asked in the background come back."""
    end = time.perf_counter() + 0.2
    while time.perf_counter() < end:
        application.processEvents()


def on_paper(tournament: Tournament) -> None:
    """Write every document in every form, and every export; read the TRF back."""
    source = Source(tournament, Words())
    for name in BUILDERS:
        with told(f"document: {name}"):
            document = build(name, source)
            to_html(document)
            to_xlsx(document)
            document_pdf(document, "A4", None, None)
    written = b""
    for item in everything(source, None):
        with told(f"export: {item.name}"):
            try:
                files = item.make()
            except TeamSwissError as error:  # a TRF has room for 999 teams
                print(f"  refused: {error.code}")
                continue
        if item.name == "trf":
            (written,) = files.values()
    if written:
        with told("import: the TRF"):
            assert len(read_trf(written).tournament.teams) == len(tournament.teams)
