"""Pours strips into pages: what stays together stays, headers are repeated, nothing is split."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from teamswiss_gui.printing.paper import Rect
from teamswiss_gui.printing.plans import GUTTER
from teamswiss_gui.printing.sheet import Sheet
from teamswiss_gui.printing.strips import Chapter, Run, Strip, height, nothing, units

SLACK = 0.01
BETWEEN_PARTS = 14.0
"""Between parts of a wide table that stand below each other."""
MOST_EMPTY = 0.35
"""Of a page: rather than leave more of it empty, what shall stay together goes on over the page."""
LONG_GROUP = 8
"""Rows, with the heading, from which on a group may be split."""
LONGER, LITTLE = 1.25, 0.4
"""What shall stay together, but is so many times longer than a page, begins in no less of one."""


class Flow:
    """Pages that are being filled."""

    def __init__(self, first: Rect, others: Rect, check: Callable[[], None] | None = None) -> None:
        """Give the space for the flow on the first page and on the others."""
        self.first = first
        self.others = others
        self.sheets: list[Sheet] = [Sheet()]
        self.body = first
        self.y = first.y
        self._top = first.y
        self._again: Strip | None = None
        self._check = check

    def finished(self) -> list[Sheet]:
        """Return the pages; one that stayed empty at the end is none."""
        while len(self.sheets) > 1 and not self.sheets[-1].pieces:
            self.sheets.pop()
        return self.sheets

    def place(self, chapter: Chapter) -> None:
        """Put a chapter below what is there, or on a new page."""
        if chapter.new_page and not self._is_top:
            self._next_page()
        elif chapter.keep_together and not self._is_top:
            whole = sum(_run_height(run) for run in chapter.runs)
            page = self.others.height
            is_longer = page < whole <= LONGER * page and self._room < LITTLE * page
            is_worth_it = self._room < MOST_EMPTY * page
            if whole > self._room and is_worth_it and (whole <= page or is_longer):
                self._next_page()
        runs = chapter.runs
        for place, run in enumerate(runs):
            following = runs[place + 1 : place + 3]
            if run.flow > 1:
                self._place_columns(run)
            else:
                self._place_run(run, following)
            self._again = chapter.again  # once its heading stands
        self._again = None

    # --- pages --------------------------------------------------------------------------------

    @property
    def _room(self) -> float:
        return self.body.bottom - self.y

    @property
    def _is_top(self) -> bool:
        return self.y <= self._top + SLACK

    @property
    def _whole(self) -> float:
        """Return what a further page holds of the chapter."""
        return self.others.height - (self._again.height if self._again else 0)

    def _next_page(self) -> None:
        if self._check:
            self._check()
        self.sheets.append(Sheet())
        self.body = self.others
        self.y = self.body.y
        if self._again:
            self._again.draws[0](self.sheets[-1], self.body.x, self.y)
            self.y += self._again.height
        self._top = self.y

    # --- one column ---------------------------------------------------------------------------

    def _place_run(self, run: Run, following: Sequence[Run]) -> None:
        if _is_space(run) and height(run.strips) > self._room:
            return  # space alone opens no page
        spread = [self.sheets[-1]]
        groups = units(run, self._whole - _header(run))
        header_due = run.header is not None
        heading: Strip | None = None
        for place, group in enumerate(groups):
            needed = height(group) + (_header(run) if header_due else 0)
            if place == len(groups) - 1 and group and group[-1].keep_with_next:
                needed += _needed(following, self._whole)
            # A long group is split rather than that much of a page stays empty before it.
            splits = (
                len(group) > LONG_GROUP
                and height(group) > self._room
                and self._room > MOST_EMPTY * self.others.height
            )
            if needed > self._room + SLACK and not self._is_top and not splits:
                spread = self._next_spread(spread)
                if run.parts > 1 and self._place_stacked(run, groups[place:]):
                    return
                header_due = run.header is not None
                if header_due and run.header and heading and not group[0].opens_group:
                    self._draw(run.header, spread, run.parts)
                    self._draw(heading, spread, run.parts)  # whose rows these are
                    header_due = False
            if header_due and run.header is not None:
                self._draw(run.header, spread, run.parts)
                header_due = False
            too_tall = splits or height(group) > self._whole - _header(run)
            for number, strip in enumerate(group):
                needed = strip.height
                if splits and strip.keep_with_next and number + 1 < len(group):
                    needed += group[number + 1].height
                if needed > self._room + SLACK and not self._is_top and too_tall:
                    spread = self._next_spread(spread)
                    if run.header is not None:
                        self._draw(run.header, spread, run.parts)
                        if heading and not strip.opens_group:
                            self._draw(heading, spread, run.parts)
                self._draw(strip, spread, run.parts)
                if strip.opens_group:
                    heading = strip
        self._settle(spread)

    def _place_stacked(self, run: Run, groups: Sequence[list[Strip]]) -> bool:
        """Put the parts of the rest of a wide table below each other, if they fit on one page."""
        strips = [strip for group in groups for strip in group]
        notes = height([strip for strip in strips if strip.is_note])
        each = _header(run) + height(strips) - notes
        if run.parts * each + (run.parts - 1) * BETWEEN_PARTS + notes > self._room + SLACK:
            return False
        for part in range(run.parts):
            is_last = part == run.parts - 1
            shown = [strip for strip in strips if is_last or not strip.is_note]
            for strip in [run.header, *shown] if run.header else shown:
                strip.draws[part](self.sheets[-1], self.body.x, self.y)
                self.y += strip.height
            self.y += 0 if is_last else BETWEEN_PARTS
        return True

    def _next_spread(self, spread: Sequence[Sheet]) -> list[Sheet]:
        self._settle(spread)
        self._next_page()
        return [self.sheets[-1]]

    def _settle(self, spread: Sequence[Sheet]) -> None:
        """Put the further parts of a wide table behind its first."""
        self.sheets += spread[1:]

    def _draw(self, strip: Strip, spread: list[Sheet], parts: int) -> None:
        while len(spread) < parts:
            spread.append(Sheet())
            if self._again and self.y - self._again.height > self.body.y - SLACK:
                self._again.draws[0](spread[-1], self.body.x, self.y - self._again.height)
        for sheet, draw in zip(spread, strip.draws, strict=False):
            draw(sheet, self.body.x, self.y)
        self.y += strip.height

    # --- newspaper columns --------------------------------------------------------------------

    def _place_columns(self, run: Run) -> None:
        groups = units(run, self._whole - _header(run))
        while groups:
            room = self._room - _header(run)
            if (room < height(groups[0]) or room < 60) and not self._is_top:
                self._next_page()
                continue
            columns = _filled(groups, room, run.flow)
            count = sum(len(column) for column in columns)
            if count == len(groups):
                columns = _evened(groups, room, run.flow)
            top = self.y
            lowest = top
            for place, column in enumerate(columns):
                if not column:
                    continue
                self.y = top
                x = self.body.x + place * (run.width + GUTTER)
                strips = [strip for group in column for strip in group]
                for strip in ([run.header] if run.header else []) + strips:
                    strip.draws[0](self.sheets[-1], x, self.y)
                    self.y += strip.height
                lowest = max(lowest, self.y)
            self.y = lowest
            groups = groups[count:]
            if groups:
                self._next_page()
        if run.tail:
            self._place_run(Run(run.tail), ())


def _is_space(run: Run) -> bool:
    return all(strip.draws == (nothing,) and not strip.keep_with_next for strip in run.strips)


def _header(run: Run) -> float:
    return run.header.height if run.header else 0


def _run_height(run: Run) -> float:
    return (_header(run) + height(run.strips)) / run.flow + height(run.tail)


def _needed(following: Sequence[Run], room: float) -> float:
    """Return what must fit below a heading: the beginning of what it names, as it is placed."""
    total = 0.0
    for run in following:
        groups = units(run, room - _header(run))
        total += _header(run) + (height(groups[0]) if groups else 0)
        if groups and not groups[-1][-1].keep_with_next:
            break
        if len(groups) > 1:
            break
    return total


def _filled(groups: Sequence[list[Strip]], room: float, count: int) -> list[list[list[Strip]]]:
    """Fill columns one after the other."""
    columns: list[list[list[Strip]]] = [[] for _ in range(count)]
    place = 0
    used = 0.0
    for group in groups:
        tall = height(group)
        if used and used + tall > room + SLACK:
            place += 1
            used = 0.0
            if place == count:
                break
        columns[place].append(group)
        used += tall
    return columns


def _evened(groups: Sequence[list[Strip]], room: float, count: int) -> list[list[list[Strip]]]:
    """Fill the last page's columns to the same height."""
    low, high = sum(height(group) for group in groups) / count, room
    for _ in range(20):
        middle = (low + high) / 2
        if sum(len(column) for column in _filled(groups, middle, count)) == len(groups):
            high = middle
        else:
            low = middle
    return _filled(groups, high, count)
