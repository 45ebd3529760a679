"""Tables in plain text for the terminal."""

from __future__ import annotations

from collections.abc import Collection, Sequence


def text_table(lines: Sequence[Sequence[str]], left: Collection[int] = ()) -> list[str]:
    """Align cells in columns; those in `left` to the left, the others to the right."""
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    return [
        "  ".join(
            cell.ljust(width) if column in left else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    ]
