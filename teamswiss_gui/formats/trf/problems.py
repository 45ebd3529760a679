"""What is wrong with a file: every place in it, what stands there and what should."""

from __future__ import annotations

from dataclasses import dataclass

from teamswiss_gui.domain.errors import TeamSwissError

LONGEST_FOUND = 40
MOST_PROBLEMS = 1000


@dataclass(frozen=True, slots=True)
class Problem:
    """One place of a file: line and column from 1, the record, what was found and expected."""

    line: int
    column: int
    record: str
    found: str
    expected: str


class Problems:
    """Collects problems (the file cannot be read) and warnings (it can, but look here)."""

    def __init__(self) -> None:
        self._errors: dict[Problem, None] = {}
        self._warnings: dict[Problem, None] = {}

    def error(self, line: int, column: int, record: str, found: str, expected: str) -> None:
        """Note something that cannot be read as it stands."""
        if len(self._errors) < MOST_PROBLEMS:
            self._errors[_problem(line, column, record, found, expected)] = None

    def warning(self, line: int, column: int, record: str, found: str, expected: str) -> None:
        """Note something that was read but does not fit the rest of the file."""
        if len(self._warnings) < MOST_PROBLEMS:
            self._warnings[_problem(line, column, record, found, expected)] = None

    @property
    def warnings(self) -> tuple[Problem, ...]:
        """The warnings in the order of the file."""
        return tuple(sorted(self._warnings, key=lambda p: (p.line, p.column)))

    @property
    def has_errors(self) -> bool:
        """Whether the file cannot be read."""
        return bool(self._errors)

    def touch(self, records: frozenset[str]) -> bool:
        """Say whether any of these records has a problem."""
        return any(problem.record in records for problem in self._errors)

    def refuse(self) -> None:
        """Raise `trf-problems` with everything that was found, if anything was."""
        if not self._errors:
            return
        ordered = sorted(self._errors, key=lambda p: (p.line, p.column))
        first = ordered[0]
        raise TeamSwissError(
            "trf-problems",
            file="TRF",
            line=first.line,
            column=first.column,
            record=first.record,
            found=first.found,
            expected=first.expected,
            count=len(ordered),
            problems=tuple((p.line, p.column, p.record, p.found, p.expected) for p in ordered),
        )


def _problem(line: int, column: int, record: str, found: str, expected: str) -> Problem:
    shown = "".join(c if c.isprintable() else "?" for c in found).strip()
    if len(shown) > LONGEST_FOUND:
        shown = shown[: LONGEST_FOUND - 1] + "…"
    return Problem(line, column, record, shown, expected)
