"""Makes gestures on a file whose disk fails again and again; started by test_faulty_disk.py.

After every gesture the disk works again and the file must hold what the program shows. Prints a
tally as JSON; an assertion that fails or an error that is not one of ours ends it with a traceback.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from random import Random

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.validate import validate
from teamswiss_gui.storage.document import Document
from tests.faults.disk import ALWAYS, CODES, Fault, FaultyDisk, Kind
from tests.gestures import digest, next_gesture, played

TALLY: Counter[str] = Counter()


def main(folder: Path, seed: str, gestures: int) -> None:
    """Work through the gestures, each with a fault of its own."""
    chance = Random(seed)
    bad, good = folder / "bad", folder / "good"
    bad.mkdir()
    good.mkdir()
    disk = FaultyDisk(bad)
    document = Document.create(bad / "event.teamswiss", played(60, seed=seed))
    for number in range(gestures):
        one_gesture(document, disk, chance)
        if number % 25 == 24:
            document = moved_away(document, disk, chance, good / f"{number}.teamswiss", bad)
    document.close()
    print(json.dumps(TALLY))


def fault(chance: Random) -> Fault:
    kind = chance.choice([kind for kind in Kind if kind is not Kind.NONE])
    times = chance.choice((1, 1, 3, ALWAYS))
    return Fault(kind, chance.choice(CODES[kind]), chance.randrange(30), times, delay=300)


def one_gesture(document: Document, disk: FaultyDisk, chance: Random) -> None:
    before = document.tournament
    gesture, arguments = next_gesture(before, chance)
    try:
        after = gesture(before, **arguments)
    except TeamSwissError:
        return
    armed = fault(chance)
    disk.arm(armed)
    try:
        document.perform(gesture, **arguments)
        acknowledged = True
    except TeamSwissError as error:
        acknowledged = False
        TALLY[error.code] += 1
    TALLY["gestures"] += 1
    TALLY["struck"] += bool(disk.disarm())
    TALLY["refused"] += not acknowledged
    if acknowledged:
        assert digest(document.tournament) == digest(after)
    in_step(document, before, after)


def in_step(document: Document, before: Tournament, after: Tournament) -> None:
    """Whatever happened: the next gesture goes through, and file and memory are one."""
    note = f"note {TALLY['gestures']}"
    shown = digest(document.tournament)
    assert shown in {digest(before), digest(after)}
    document.snapshot(note)
    with Document.open(document.path, read_only=True) as found:
        validate(found.tournament)
        assert digest(found.tournament) == shown


def moved_away(
    document: Document, disk: FaultyDisk, chance: Random, place: Path, bad: Path
) -> Document:
    """The disk is dead for good: the event is saved elsewhere, and the day goes on."""
    kind = chance.choice((Kind.WRITE, Kind.SYNC, Kind.READ, Kind.OPEN, Kind.PROTECTED))
    disk.arm(Fault(kind, chance.choice(CODES[kind])))
    before = digest(document.tournament)
    is_whole = document.save_as(place)
    assert is_whole or kind is Kind.READ
    TALLY["saved elsewhere"] += 1
    TALLY["without history"] += not is_whole
    assert digest(document.tournament) == before
    disk.disarm()
    document.save_as(bad / f"{place.stem}.teamswiss")
    assert digest(document.tournament) == before
    return document


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
