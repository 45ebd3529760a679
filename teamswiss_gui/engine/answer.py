"""The answer to a pairing request, and how it is written as JSON."""

from __future__ import annotations

from dataclasses import dataclass

JsonValue = None | bool | int | float | str | list["JsonValue"] | dict[str, "JsonValue"]
Step = dict[str, JsonValue]
"""One step of an explanation: `article`, `kind` and the values that the step compared."""


@dataclass(frozen=True, slots=True)
class PairLine:
    """One match: the TPNs of the two teams and the article that gave the colours."""

    board: int
    white: int
    black: int
    rule: str


@dataclass(frozen=True, slots=True)
class BracketLine:
    """One bracket of the team systems, with what its criteria came to."""

    score: int | float
    residents: tuple[int, ...]
    upfloaters: tuple[int, ...]
    criteria: dict[str, JsonValue]


@dataclass(frozen=True, slots=True)
class Answer:
    """A paired round; `details` are further members that fit the other systems."""

    round: int
    system: str
    bye: int | None
    pairs: tuple[PairLine, ...]
    brackets: tuple[BracketLine, ...] | None = None
    details: dict[str, JsonValue] | None = None
    explanation: tuple[Step, ...] | None = None

    def to_json(self) -> dict[str, JsonValue]:
        """Return the answer as the shell prints it."""
        told: dict[str, JsonValue] = {
            "round": self.round,
            "system": self.system,
            "bye": self.bye,
            "pairs": [
                {"board": p.board, "white": p.white, "black": p.black, "rule": p.rule}
                for p in self.pairs
            ],
        }
        if self.brackets is not None:
            told["brackets"] = [
                {
                    "score": b.score,
                    "residents": list(b.residents),
                    "upfloaters": list(b.upfloaters),
                    "criteria": dict(b.criteria),
                }
                for b in self.brackets
            ]
        told.update(self.details or {})
        if self.explanation is not None:
            told["explanation"] = list(self.explanation)
        return told
