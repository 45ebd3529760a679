"""Coverage-guided fuzzing: `python -m tests.fuzz.loop SECONDS [NAME…]`; every reader gets a share.

An input that reaches a line nobody reached before joins the corpus. Anything but an answer or a
TeamSwissError is written to build/fuzz and ends the run with 1. Prints a line for each reader.
"""

from __future__ import annotations

import hashlib
import io
import sys
import tempfile
import threading
import time
import traceback
import zipfile
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import CodeType, FrameType
from typing import Any

import teamswiss_gui
from teamswiss_gui.domain.errors import TeamSwissError
from tests.fuzz.targets import Target, targets

OUT = Path(__file__).parents[2] / "build" / "fuzz"
PACKAGE = str(Path(teamswiss_gui.__file__).parent)
SLOW = 20.0
"""Seconds after which a small input is a finding too."""
BIGGEST = 200_000
PIECES = (
    b"", b"\x00", b"\xff\xfe", b"\xef\xbb\xbf", b"\n", b"\r", b"\t", b";", b'"', b"=1+1", b"-1",
    b"0", b"99999999999999999999", b"1e999", b"NaN", b"1/2", b"<!DOCTYPE x [", b"&amp;", b"]]>",
    b"<x>", b"\xed\xa0\x80", "\u202e".encode(), b"null", b"[", b"{", b"001", b"013",
    b"310", b"x" * 300,
)  # fmt: skip

Line = tuple[str, int]


@dataclass
class Tally:
    """What became of one reader."""

    inputs: int = 0
    answers: int = 0
    refusals: int = 0
    corpus: int = 0
    lines: int = 0
    found: list[str] = field(default_factory=list)


class Tracer:
    """Collects the lines of the program that are reached."""

    def __init__(self) -> None:
        self.seen: set[Line] = set()
        self.new = 0
        self._missing: dict[CodeType, set[Line]] = {}

    def __call__(self, frame: FrameType, event: str, _argument: object) -> Any:
        """Watch a function line by line, unless all of it was reached before or it is not ours."""
        code = frame.f_code
        missing = self._missing.get(code)
        if missing is None:
            ours = code.co_filename.startswith(PACKAGE)
            lines = {line for _start, _end, line in code.co_lines() if line} if ours else set()
            missing = self._missing[code] = {(code.co_filename, line) for line in lines}
        return self._line if missing else None

    def _line(self, frame: FrameType, event: str, _argument: object) -> Any:
        if event == "line":
            place = (frame.f_code.co_filename, frame.f_lineno)
            if place not in self.seen:
                self.seen.add(place)
                self._missing[frame.f_code].discard(place)
                self.new += 1
        return self._line


class Fuzzer:
    """Mutates the corpus of one reader."""

    def __init__(self, target: Target, chance: Random, folder: Path) -> None:
        self.target = target
        self.chance = chance
        self.folder = folder
        self.corpus = list(target.seeds)
        self.tracer = Tracer()
        self.tally = Tally()
        for seed in target.seeds:
            self.try_one(seed)

    def run(self, seconds: float) -> Tally:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            data = self.mutated(self.chance.choice(self.corpus))
            if self.try_one(data):
                self.corpus.append(data)
        self.tally.corpus, self.tally.lines = len(self.corpus), len(self.tracer.seen)
        return self.tally

    def try_one(self, data: bytes) -> bool:
        """Read an input; say whether it reached something new."""
        self.tally.inputs += 1
        self.tracer.new = 0
        began = time.process_time()
        sys.settrace(self.tracer)
        threading.settrace(self.tracer)
        try:
            self.target.read(data, self.folder)
            self.tally.answers += 1
        except TeamSwissError:
            self.tally.refusals += 1
        except Exception:  # noqa: BLE001 - that is what is looked for
            self._found(data, traceback.format_exc())
        finally:
            sys.settrace(None)
        if time.process_time() - began > SLOW:
            self._found(data, "slow")
        return self.tracer.new > 0

    def _found(self, data: bytes, what: str) -> None:
        last = what.strip().splitlines()[-1]
        if last in self.tally.found:
            return
        self.tally.found.append(last)
        OUT.mkdir(parents=True, exist_ok=True)
        name = f"{self.target.name}-{hashlib.sha256(data).hexdigest()[:12]}"
        (OUT / name).write_bytes(data)
        (OUT / f"{name}.txt").write_text(what)
        print(f"FOUND {self.target.name}: {name}\n{what}", flush=True)

    # --- mutations ----------------------------------------------------------------------------

    def mutated(self, data: bytes) -> bytes:
        if self.target.packed and self.chance.random() < 0.9:
            return self._part_mutated(data)
        for _each in range(self.chance.choice((1, 1, 2, 4, 8))):
            data = self.chance.choice(MUTATIONS)(data, self.chance)
        return data[:BIGGEST]

    def _part_mutated(self, data: bytes) -> bytes:
        try:
            with zipfile.ZipFile(io.BytesIO(data)) as archive:
                parts = {name: archive.read(name) for name in archive.namelist()}
        except (zipfile.BadZipFile, zlib.error, OSError, ValueError, RuntimeError, EOFError):
            return data
        if not parts:
            return data
        chosen = self.chance.choice(sorted(parts))
        for _each in range(self.chance.choice((1, 1, 2, 4))):
            parts[chosen] = self.chance.choice(MUTATIONS)(parts[chosen], self.chance)[:BIGGEST]
        buffer = io.BytesIO()
        with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, content in parts.items():
                archive.writestr(name, content)
        return buffer.getvalue()


def _flip(data: bytes, chance: Random) -> bytes:
    if not data:
        return b"\x00"
    place = chance.randrange(len(data))
    return data[:place] + bytes([data[place] ^ 1 << chance.randrange(8)]) + data[place + 1 :]


def _cut(data: bytes, chance: Random) -> bytes:
    a, b = sorted((chance.randint(0, len(data)), chance.randint(0, len(data))))
    return data[:a] + data[min(b, a + chance.choice((1, 4, 64, 4096))) :]


def _put(data: bytes, chance: Random) -> bytes:
    place = chance.randint(0, len(data))
    return data[:place] + chance.choice(PIECES) + data[place + chance.choice((0, 0, 1, 3)) :]


def _copy(data: bytes, chance: Random) -> bytes:
    a = chance.randint(0, len(data))
    piece = data[a : a + chance.choice((1, 8, 60, 600))]
    place = chance.randint(0, len(data))
    return data[:place] + piece + data[place:]


def _lines(data: bytes, chance: Random) -> bytes:
    lines = data.splitlines(keepends=True)
    if len(lines) < 2:
        return data
    a, b = chance.randrange(len(lines)), chance.randrange(len(lines))
    match chance.randrange(3):
        case 0:
            lines[a], lines[b] = lines[b], lines[a]
        case 1:
            del lines[a]
        case _:
            lines.insert(b, lines[a])
    return b"".join(lines)


def _digit(data: bytes, chance: Random) -> bytes:
    places = [place for place, byte in enumerate(data[:20_000]) if 48 <= byte <= 57]
    if not places:
        return data
    place = chance.choice(places)
    return data[:place] + bytes([48 + chance.randrange(10)]) + data[place + 1 :]


MUTATIONS: tuple[Callable[[bytes, Random], bytes], ...] = (
    _flip, _cut, _put, _copy, _lines, _digit,
)  # fmt: skip


def fuzz(seconds: float, seed: str, names: list[str]) -> dict[str, Tally]:
    """Fuzz every reader, or those named, for its share of the time."""
    chosen = [target for target in targets() if not names or target.name in names]
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        for target in chosen:
            chance = Random(f"{seed} {target.name}")
            found[target.name] = Fuzzer(target, chance, Path(folder)).run(seconds / len(chosen))
            print(f"{target.name:12} {found[target.name]}", flush=True)
    return found


if __name__ == "__main__":
    tallies = fuzz(float(sys.argv[1]), "fuzz", sys.argv[2:])
    sys.exit(any(tally.found for tally in tallies.values()))
