"""What holds after any sequence of gestures, sensible or absurd."""

from __future__ import annotations

import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from teamswiss_gui.domain.edits import GESTURES
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.validate import validate
from teamswiss_gui.storage import document, file, history
from teamswiss_gui.storage.compose import compose
from teamswiss_gui.storage.document import Document
from teamswiss_gui.storage.file import read_rows
from teamswiss_gui.storage.rows import all_rows
from teamswiss_gui.storage.tables import TABLES
from tests.gestures import MAKERS, next_gesture

SEEDS = range(10)
STEPS = 450

Tables = dict[str, list[tuple[Any, ...]]]


def tables(path: Path) -> Tables:
    """Read every tournament table as it lies in the file."""
    with closing(sqlite3.connect(path)) as connection:
        return {
            table.name: sorted(connection.execute(table.select()).fetchall(), key=repr)
            for table in TABLES.values()
        }


def everything(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    """Read every row of the file, history and all."""
    with closing(sqlite3.connect(path)) as connection:
        names = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
        return {name: connection.execute(f'SELECT * FROM "{name}"').fetchall() for (name,) in names}


@pytest.fixture
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out waiting for the disk: what is tested here is what is written, not when."""
    connect = file.connect

    def hurried(path: Path, *, mode: str) -> sqlite3.Connection:
        connection = connect(path, mode=mode)
        connection.execute("PRAGMA synchronous = OFF")
        return connection

    monkeypatch.setattr(file, "connect", hurried)


def test_that_every_gesture_is_drawn() -> None:
    assert MAKERS.keys() == GESTURES.keys()


def test_that_random_gestures_succeed_and_fail_with_every_gesture() -> None:
    done: Counter[str] = Counter()
    rounds = 0
    for seed in range(30):
        chance = Random(seed)
        now = Tournament()
        for _step in range(300):
            gesture, arguments = next_gesture(now, chance)
            try:
                now = gesture(now, **arguments)
            except TeamSwissError:
                continue
            done[gesture.__name__] += 1
            rounds = max(rounds, len(now.rounds))
    assert done.keys() == GESTURES.keys()
    assert rounds >= 5


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.usefixtures("quick_disk")
def test_that_a_file_follows_random_gestures(tmp_path: Path, seed: int) -> None:
    _follow(tmp_path / "event.teamswiss", seed, STEPS)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 160))
@pytest.mark.usefixtures("quick_disk")
def test_that_a_file_follows_many_more_gestures(tmp_path: Path, seed: int) -> None:
    _follow(tmp_path / "event.teamswiss", seed, 1500)


def _follow(path: Path, seed: int, steps: int) -> None:
    chance = Random(seed)
    states = [Tournament()]
    kept: dict[int, Tournament] = {}
    with Document.create(path, Tournament()) as open_file:
        for number in range(steps):
            before = open_file.tournament
            log = len(open_file.log()) if number % 20 == 0 else None
            gesture, arguments = next_gesture(before, chance)
            content = everything(path) if number % 20 == 0 else None
            try:
                after = open_file.perform(gesture, **arguments)
            except TeamSwissError:
                assert open_file.tournament is before
                assert content is None or everything(path) == content
                continue
            validate(after)
            if after == before:
                assert after is before
                assert content is None or everything(path) == content
                continue
            states.append(after)
            assert log is None or len(open_file.log()) == log + 1
            if number % 60 == 0:
                kept[open_file.snapshot("now and then")] = after
            if number % 40 == 0:
                _assert_same_as_rewritten(path, after)
        _travel(open_file, states)
        for snapshot, state in kept.items():
            assert open_file.restore(snapshot) == state
            assert open_file.tournament == state
    with Document.open(path) as again:
        assert again.tournament == (list(kept.values()) or states)[-1]


def _assert_same_as_rewritten(path: Path, tournament: Tournament) -> None:
    whole = path.with_name("whole.teamswiss")
    document.write_new(whole, tournament)
    assert tables(path) == tables(whole)
    with closing(sqlite3.connect(path)) as connection:
        assert compose(read_rows(connection)) == tournament


def _travel(open_file: Document, states: list[Tournament]) -> None:
    """Undo to the beginning and redo to the end; every state on the way is the one that was."""
    lines = [line.id for line in open_file.log()]
    for state in reversed(states[:-1]):
        open_file.undo()
        assert open_file.tournament == state
    with pytest.raises(TeamSwissError, match="nothing-to-undo"):
        open_file.undo()
    assert tables(open_file.path)["team"] == []
    for state in states[1:]:
        open_file.redo()
        assert open_file.tournament == state
    with pytest.raises(TeamSwissError, match="nothing-to-redo"):
        open_file.redo()
    _assert_same_as_rewritten(open_file.path, states[-1])
    after = [line.id for line in open_file.log()]
    assert after[: len(lines)] == lines
    assert len(after) == len(lines) + 2 * (len(states) - 1)


@pytest.mark.usefixtures("quick_disk")
def test_that_history_survives_closing_at_any_moment(tmp_path: Path) -> None:
    path = tmp_path / "event.teamswiss"
    chance = Random(99)
    states = [Tournament()]
    open_file = Document.create(path, Tournament())
    for _step in range(160):
        gesture, arguments = next_gesture(open_file.tournament, chance)
        try:
            after = open_file.perform(gesture, **arguments)
        except TeamSwissError:
            continue
        if after != states[-1]:
            states.append(after)
        if chance.random() < 0.2:
            open_file.close()
            open_file = Document.open(path)
            assert open_file.tournament == states[-1]
    for state in reversed(states[:-1]):
        open_file.undo()
        if chance.random() < 0.2:
            open_file.close()
            open_file = Document.open(path)
        assert open_file.tournament == state
    open_file.close()


@pytest.mark.usefixtures("quick_disk")
def test_that_a_new_gesture_after_undo_ends_what_could_be_redone(tmp_path: Path) -> None:
    chance = Random(5)
    with Document.create(tmp_path / "event.teamswiss", Tournament()) as open_file:
        past: list[Tournament] = [open_file.tournament]
        for _step in range(500):
            kind = chance.random()
            try:
                if kind < 0.2:
                    open_file.undo()
                    past.pop()
                else:
                    before = open_file.tournament
                    gesture, arguments = next_gesture(before, chance)
                    if open_file.perform(gesture, **arguments) is not before:
                        past.append(open_file.tournament)
                        assert open_file.redo_step() is None
            except TeamSwissError:
                continue
            assert open_file.tournament == past[-1]
        while len(past) > 1:
            open_file.undo()
            past.pop()
            assert open_file.tournament == past[-1]


def test_that_rows_and_values_are_the_same_thing() -> None:
    chance = Random(17)
    now = Tournament()
    for _step in range(300):
        gesture, arguments = next_gesture(now, chance)
        try:
            now = gesture(now, **arguments)
        except TeamSwissError:
            continue
        assert compose(all_rows(now)) == now
    content = history.pack([[table, key, row] for (table, key), row in all_rows(now).items()])
    assert history.unpack(content)
