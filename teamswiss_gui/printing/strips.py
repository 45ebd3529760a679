"""The units of a page's flow: strips that are never split, and runs of them under one header."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from teamswiss_gui.printing.sheet import Sheet

KEPT = 0.55
"""Of a page: a longer group is split, rather than that as much stays empty before it."""
Draw = Callable[[Sheet, float, float], None]
"""Draws on a sheet, with the upper left corner at x and y."""


def nothing(_sheet: Sheet, _x: float, _y: float) -> None:
    """Draw nothing: space."""


@dataclass(frozen=True, slots=True)
class Strip:
    """Something as wide as its column that is never split between pages."""

    height: float
    draws: tuple[Draw, ...] = (nothing,)
    """One for every part of a table that goes on across pages; otherwise one."""
    keep_with_next: bool = False
    opens_group: bool = False
    """The strips from here to the next that opens a group stay together if they are not long."""
    is_note: bool = False
    """It is about the whole table: where several parts stand on a page, below the last of them."""


def space(height: float, *, keep: bool = False) -> Strip:
    """Return an empty strip."""
    return Strip(height, keep_with_next=keep)


@dataclass(frozen=True, slots=True)
class Run:
    """Strips one below the other, under a header that is repeated on every page."""

    strips: Sequence[Strip]
    header: Strip | None = None
    parts: int = 1
    flow: int = 1
    width: float = 0
    """Of one column, if it flows."""
    groups_together: bool = False
    tail: Sequence[Strip] = ()
    """Below a run that flows, across the whole page."""


@dataclass(slots=True)
class Chapter:
    """Runs under one heading."""

    runs: list[Run] = field(default_factory=list)
    new_page: bool = False
    keep_together: bool = False
    again: Strip | None = None
    """Its heading on the pages that it goes on to."""


def units(run: Run, room: float) -> list[list[Strip]]:
    """Return the strips in the groups that stay together, unless they are long."""
    groups: list[list[Strip]] = []
    if run.groups_together:
        for strip in run.strips:
            if strip.opens_group or not groups:
                groups.append([])
            groups[-1].append(strip)
    else:
        groups = [list(run.strips)] if run.strips else []
    found: list[list[Strip]] = []
    for group in groups:
        if run.groups_together and height(group) <= KEPT * room:
            found.append(group)
        else:
            found += _chains(group)
    if len(found) > 1 and found[-1] and found[-2][-1].keep_with_next:
        last = found.pop()
        found[-1] = [*found[-1], *last]
    return found


def _chains(strips: Sequence[Strip]) -> list[list[Strip]]:
    """Return strips with those that they stay with."""
    chains: list[list[Strip]] = []
    open_ = False
    for strip in strips:
        if open_:
            chains[-1].append(strip)
        else:
            chains.append([strip])
        open_ = strip.keep_with_next
    return chains


def height(strips: Sequence[Strip]) -> float:
    """Return how high strips are together."""
    return sum(strip.height for strip in strips)
