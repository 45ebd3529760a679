"""Makes random gestures on a file and says so, until it is killed; started by test_crash.py.

Before each gesture it prints `will` and the digest of the state to come, after it `done`, the
digest, the number of log lines and the path, each flushed at once.
"""

from __future__ import annotations

import sys
from contextlib import closing
from pathlib import Path
from random import Random

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.storage import file, history
from teamswiss_gui.storage.compose import apply
from teamswiss_gui.storage.document import Document
from tests.gestures import digest, next_gesture


def say(word: str, *facts: object) -> None:
    print(word, *facts, sep="\t", flush=True)


def main(path: Path, seed: str) -> None:
    """Work until somebody ends it."""
    chance = Random(seed)
    with Document.open(path) as open_file:
        done(open_file)
        while True:
            try:
                one_thing(open_file, chance)
            except TeamSwissError:
                say("refused")
            done(open_file)


def done(open_file: Document) -> None:
    lines = len(open_file.log())
    say("done", digest(open_file.tournament), lines, open_file.path)


def one_thing(open_file: Document, chance: Random) -> None:
    kind = chance.random()
    now = open_file.tournament
    if kind < 0.08:
        will(travelled(open_file, back=True))
        open_file.undo()
    elif kind < 0.13:
        will(travelled(open_file, back=False))
        open_file.redo()
    elif kind < 0.16:
        will(now)
        open_file.snapshot("to be sure")
    elif kind < 0.18 and open_file.snapshots():
        number = chance.choice(open_file.snapshots()).id
        with closing(file.connect(open_file.path, mode="ro")) as connection:
            will(history.read_snapshot(connection, number))
        open_file.restore(number)
    elif kind < 0.21:
        will(now)
        names = [name for name in ("a", "b", "c") if name != open_file.path.stem]
        open_file.save_as(open_file.path.with_stem(chance.choice(names)))
    else:
        gesture, arguments = next_gesture(now, chance)
        will(gesture(now, **arguments))
        open_file.perform(gesture, **arguments)


def will(tournament: Tournament) -> None:
    say("will", digest(tournament))


def travelled(open_file: Document, *, back: bool) -> Tournament:
    """Return the tournament after undo or redo, without doing it."""
    step = open_file.undo_step() if back else open_file.redo_step()
    if step is None:
        return open_file.tournament
    with closing(file.connect(open_file.path, mode="ro")) as connection:
        changes = history.step_changes(connection, step.id)
    return apply(open_file.tournament, [c.reversed if back else c for c in changes])


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
