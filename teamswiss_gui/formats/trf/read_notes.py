"""Our own comment lines, read back: the numbers and the settings that rounds were paired with."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from enum import Enum
from typing import Any, NamedTuple, get_type_hints

from teamswiss_gui.domain import checks
from teamswiss_gui.domain.model import Basis, TeamId
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.formats.trf.header import Header
from teamswiss_gui.formats.trf.records import Line, parse_points

Pair = tuple[HalfPoints, HalfPoints]
SetBoards = dict[tuple[int, int], dict[int, Pair]]
"""(round, White team) -> board -> points that the arbiter gave to both sides."""
PairedNumbers = dict[int, tuple[tuple[TeamId, int], ...]]


def set_boards(header: Header) -> SetBoards:
    """Return the boards whose points the arbiter set: letters tell them nearly, at best."""
    found: SetBoards = {}
    expected = "a round, the White team, a board and the points of both"
    for (number, white, board), points in _with_points(header, "set board", 3, expected):
        found.setdefault((number, white), {})[board] = points
    return found


def match_points(header: Header) -> dict[tuple[int, int], list[Pair]]:
    """Return the penalties and bonuses (match points, game points) of matches, by round and team.

    A record 299 tells them within the points of a whole match.
    """
    found: dict[tuple[int, int], list[Pair]] = {}
    expected = "a round, a team and its match points and game points"
    for (number, team), points in _with_points(header, "match points", 2, expected):
        found.setdefault((number, team), []).append(points)
    return found


def _with_points(
    header: Header, key: str, count: int, expected: str
) -> Iterator[tuple[tuple[int, ...], Pair]]:
    for line in header.notes.get(key, ()):
        words = line.text.partition(":")[2].split()
        where = [int(w) for w in words[:count] if w.isascii() and w.isdecimal() and len(w) < 5]
        points = [parse_points(word) for word in words[count:]]
        match points:
            case [int(one), int(other)] if len(where) == count:
                yield tuple(where), (HalfPoints(one), HalfPoints(other))
            case _:
                line.error(5, line.cut(5), expected)


class Paired(NamedTuple):
    """What rounds were paired with, where it was not what the file says of now; by round."""

    numbers: PairedNumbers
    settings: dict[int, dict[str, Any]]


def read_paired(header: Header, ids: dict[int, TeamId]) -> Paired:
    """Read the lines `paired numbers` and `paired on`."""
    return Paired(_numbers(header, ids), _settings(header))


def comment_numbers(line: Line) -> list[int]:
    """Return the numbers of one of our own comment lines."""
    start = line.text.index(":") + 2
    return [n for _column, n in line.numbers(start, "a number", low=0, high=9999)]


def noted(header: Header, key: str) -> set[tuple[int, ...]]:
    """Return the lines of a kind that have three numbers each; others are noted as problems."""
    found = set()
    for line in header.notes.get(key, ()):
        numbers = comment_numbers(line)
        if len(numbers) == 3:
            found.add(tuple(numbers))
        else:
            line.error(5, line.cut(5), "three numbers")
    return found


def _numbers(header: Header, ids: dict[int, TeamId]) -> PairedNumbers:
    """Return the numbers of rounds that were paired with others than the file's."""
    found: PairedNumbers = {}
    for line in header.notes.get("paired numbers", ()):
        number, *pairs = comment_numbers(line) or [0]
        before, now = pairs[::2], pairs[1::2]
        is_right = number and len(before) == len(now) == len(set(before)) == len(set(now))
        if not is_right or 0 in before or not set(now) <= set(ids):
            line.error(5, line.cut(5), "a round, then each team's number of then and of now")
            continue
        found[number] = tuple(
            sorted(((ids[n], b) for b, n in zip(before, now, strict=True)), key=lambda e: e[1])
        )
    return found


def _settings(header: Header) -> dict[int, dict[str, Any]]:
    """Return the settings of rounds that were paired on others than the file's."""
    found: dict[int, dict[str, Any]] = {}
    for line in header.notes.get("paired on", ()):
        words = line.text.partition(":")[2].split()
        value = _basis_value(*words[1:]) if len(words) == 3 else None
        if value is None or not words[0].isdecimal():
            line.error(5, line.cut(5), "a round, a setting and its value")
        else:
            found.setdefault(int(words[0]), {})[words[1]] = value
    return found


def _basis_value(name: str, text: str) -> object:
    kind = _kinds().get(name)
    if kind is bool:
        return {"true": True, "false": False}.get(text)
    if kind is int:
        known = text.isascii() and text.isdecimal() and len(text) < 4
        return int(text) if known and 1 <= int(text) <= checks.MAX_ROUNDS else None
    if kind is not None and issubclass(kind, Enum):
        return next((member for member in kind if member.value == text), None)
    return None


def _kinds() -> dict[str, type]:
    hints = get_type_hints(Basis)
    return {field.name: hints[field.name] for field in fields(Basis)}
