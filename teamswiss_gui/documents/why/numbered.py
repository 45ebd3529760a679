"""Teams with their numbers, joined so that no number stands alone at the start of a line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

JOINT = "\u00a0"
LONGEST = 40
"""Characters of a word that still goes to the next line as a whole, with what is joined to it."""


def joined(text: str, end: str) -> str:
    """Return a text with its last word tied to what follows, unless that word fills a line."""
    word = text.rpartition(" ")[2]
    return f"{text}{JOINT if len(word) + len(end) <= LONGEST else ' '}{end}"


def numbered(name: str, tpn: int) -> str:
    """Return a team's name with its number."""
    return joined(name, f"({tpn})")


def coded(reason: str, code: str) -> str:
    """Return a reason with the criterion's number, a figure at its end tied to its word."""
    before, _, last = reason.rpartition(" ")
    if before and last.isdigit():
        reason = f"{before}{JOINT}{last}"
    return joined(reason, f"[{code}]")


def runs_text(numbers: Iterable[int]) -> str:
    """Return numbers as a reader writes them: 1–12, 14, 20–31."""
    return ", ".join(_runs(sorted(numbers)))


def _runs(numbers: list[int]) -> Iterator[str]:
    start = 0
    for place, number in enumerate(numbers):
        if place + 1 == len(numbers) or numbers[place + 1] != number + 1:
            first = numbers[start]
            yield str(first) if first == number else f"{first}–{number}"
            start = place + 1
