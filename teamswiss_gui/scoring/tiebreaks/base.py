"""What a tie-break is: its code, its rule, its value and the working of that value."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from fractions import Fraction
from functools import partial
from typing import NamedTuple

from teamswiss_gui.domain.model import TeamId
from teamswiss_gui.scoring.ledger import Ledger
from teamswiss_gui.scoring.points import Kind
from teamswiss_gui.scoring.values import exact

Value = Fraction | tuple[Fraction, ...]
"""Points, counts or places; TBR and BBE have a list."""


class Modifier(Enum):
    """The modifiers of article 14 and of the codes' grammar."""

    CUT = "C"
    MEDIAN = "M"
    LIMIT = "L"
    FACTOR = "K"
    FORFEITS_PLAYED = "P"
    FORE = "F"
    REVERSED = "R"


@dataclass(frozen=True, slots=True)
class Code:
    """A tie-break as an arbiter lists it, e.g. BH:MP/C1."""

    name: str
    text: str
    """As shown: the usual spelling, modifiers in the order given."""
    score: str | None = None
    """"MP" or "GP"; None means the primary score."""
    cut_low: int = 0
    cut_high: int = 0
    limit: int = 0
    """Koya: half points above (or below) one half of the possible points."""
    factor: int | None = None
    forfeits_played: bool = False
    fore: bool = False
    reversed: bool = False

    def on_mp(self, book: Ledger) -> bool:
        """Whether the score meant is match points."""
        return book.primary_is_mp if self.score is None else self.score == "MP"

    def __str__(self) -> str:
        return self.text


class Term(NamedTuple):
    """One addend of a value, with where it came from. Scores are in half points."""

    amount: int
    """In units of one `Working.unit`-th."""
    round: int | None = None
    board: int | None = None
    opponent: TeamId | None = None
    """The scheduled opponent; None for byes and for what is no round."""
    kind: Kind | None = None
    factor: int | None = None
    """The first factor: the opponent's (or the dummy's) score, or a board's weight."""
    points: int | None = None
    """The second factor: the points scored."""
    raw: int | None = None
    """The first factor before article 16 (or section G) changed it; None if it did not."""
    adjusted_by: str = ""
    """The article that changed a factor."""
    beside: int | None = None
    """The opponent's score where it only decides whether the term counts."""
    voluntary: bool = False
    """A voluntarily unplayed round (16.1.2)."""
    cut_by: str = ""
    """The article that left the term out; its amount then does not count."""


class Step(NamedTuple):
    """One step of a working that is no plain sum."""

    what: str
    """A word for the step: score, buchholz, factor, average, encounter, boards, tied."""
    article: str = ""
    numbers: tuple[Fraction, ...] = ()
    score: str = ""
    table: tuple[tuple[TeamId, Fraction, int], ...] = ()
    """(team, points, matches missing) of a separate standing."""
    lists: tuple[tuple[TeamId, tuple[Fraction, ...]], ...] = ()
    """(team, what was compared one after the other)."""
    order: tuple[tuple[TeamId, ...], ...] = ()
    """What the step made of the tied teams, best first."""


class Detail(NamedTuple):
    """What a working shows: the terms of a sum, the steps of anything else."""

    terms: tuple[Term, ...] = ()
    steps: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class Working:
    """A value and how it came about, which is put together when it is asked for."""

    value: Value
    unit: int = 1
    """A term's amount counts one `unit`-th."""
    units: int = 0
    """The value of a sum, in units of one `unit`-th."""
    detail: Callable[[], Detail] = field(default=Detail, compare=False, repr=False)

    @property
    def terms(self) -> tuple[Term, ...]:
        """The addends, with those that do not count."""
        return self.detail().terms

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps, in order."""
        return self.detail().steps

    @property
    def sum(self) -> Fraction:
        """The sum of the terms that count, added up anew."""
        return Fraction(sum(t.amount for t in self.terms if not t.cut_by), self.unit)


class Shape(Enum):
    """What a tie-break's value is."""

    SUM = "sum"
    AVERAGE = "average"
    LIST = "list"
    PLACE = "place"


Measure = Callable[[Ledger, Code, TeamId], Working]
Arrange = Callable[[Ledger, Code, Sequence[TeamId]], "Arrangement"]


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Tied teams put in order, best first, as far as the tie-break goes."""

    groups: tuple[tuple[TeamId, ...], ...]
    steps: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class TieBreak:
    """A tie-break as the registry knows it."""

    name: str
    title: str
    """Its name in plain words (English, the source text of translations)."""
    article: str
    shape: Shape
    measure: Measure | None = None
    arrange: Arrange | None = None
    has_score: bool = False
    """Whether :MP and :GP may follow."""
    modifiers: frozenset[Modifier] = frozenset()
    lower_is_better: bool = False
    applies: Callable[[Ledger, Sequence[TeamId]], bool] | None = None
    """Whether it may be used on these tied teams; None: on any."""


def summed(units: int, unit: int, terms: Callable[[], Iterable[Term]]) -> Working:
    """Return the working of a plain sum; `terms` gives its addends when they are asked for."""
    return Working(exact(units, unit), unit, units, partial(_detail_of, terms))


def _detail_of(terms: Callable[[], Iterable[Term]]) -> Detail:
    return Detail(tuple(terms()))
