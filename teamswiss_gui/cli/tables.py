"""Tables in plain text for the terminal."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

_NUMBER = re.compile(r"-?[0-9]+(\.[0-9]+)?=?")


def text_table(lines: Sequence[Sequence[str]], left: Collection[int] = ()) -> list[str]:
    """Align cells in columns; those in `left` to the left, numbers on their decimal points."""
    columns = [
        list(cells) if column in left else _on_the_point(cells)
        for column, cells in enumerate(zip(*lines, strict=True))
    ]
    widths = [max(map(len, cells)) for cells in columns]
    return [
        "  ".join(
            cell.ljust(width) if column in left else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in zip(*columns, strict=True)
    ]


def _on_the_point(cells: Sequence[str]) -> list[str]:
    """Pad numbers so that their decimal points stand below each other."""
    behind = [len(cell) - cell.index(".") if "." in cell else 0 for cell in cells]
    longest = max(
        (size for cell, size in zip(cells, behind, strict=True) if _NUMBER.fullmatch(cell)),
        default=0,
    )
    return [
        cell + " " * (longest - size) if _NUMBER.fullmatch(cell) else cell
        for cell, size in zip(cells, behind, strict=True)
    ]
