"""What all systems' tellers share: names, numbers, and the order of the parts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from teamswiss_gui.documents.why.model import Explanation, Level, Part, Sentence, Topic
from teamswiss_gui.engine.answer import Answer
from teamswiss_gui.words import Words

CONTEXT = "documents"
Facts = Mapping[str, Any]
"""A step of the engine's explanation."""


class Teller:
    """Words the steps of one system; a subclass knows its kinds of step."""

    def __init__(self, words: Words, names: Mapping[int, str], answer: Answer) -> None:
        self._words = words
        self._names = names
        self._answer = answer

    def tell(self) -> Explanation:
        """Return the explanation in the order in which the rules worked."""
        parts: list[Part] = []
        colours: list[Sentence] = []
        for step in self._answer.explanation or ():
            if step["kind"] == "colours":
                colours += self.colours(step)
            else:
                self._take(parts, step)
        if colours:
            article = "4.3" if self._answer.system.startswith("fide-team") else ""
            heading = self.tr("Colours")
            parts.append(Part(Topic.COLOURS, heading, article, tuple(colours)))
        return Explanation(self._answer.round, self._answer.system, tuple(parts))

    def _take(self, parts: list[Part], step: Facts) -> None:
        opened = self.opens(step)
        if opened is not None:
            parts.append(opened)
            return
        said = tuple(self.sentences(step))
        if not said:
            return
        if not parts or parts[-1].topic is not Topic.BRACKET:
            parts.append(Part(Topic.START, self.tr("Before the pairing"), "", said))
            return
        last = parts.pop()
        parts.append(
            Part(last.topic, last.heading, last.article, (*last.sentences, *said), last.teams)
        )

    # --- what a subclass says -----------------------------------------------------------------

    def opens(self, step: Facts) -> Part | None:
        """Return the part that a step begins, None if it belongs to the one before."""
        raise NotImplementedError

    def sentences(self, step: Facts) -> Iterator[Sentence]:
        """Word a step inside a part."""
        raise NotImplementedError

    def colours(self, step: Facts) -> Iterator[Sentence]:
        """Word who has White."""
        raise NotImplementedError

    # --- words --------------------------------------------------------------------------------

    def tr(self, text: str, **details: object) -> str:
        """Return a text in the language of the words."""
        said = self._words.tr(CONTEXT, text)
        return said.format(**details) if details else said

    def team(self, tpn: int) -> str:
        """Return a team with its number."""
        return f"{self._names.get(tpn, '?')} ({tpn})"

    def teams(self, tpns: Iterable[int]) -> str:
        """Return several teams."""
        return ", ".join(self.team(tpn) for tpn in tpns)

    def said(
        self,
        text: str,
        article: str = "",
        teams: Iterable[int] = (),
        level: Level = Level.MAIN,
        /,
        **details: object,
    ) -> Sentence:
        """Return a sentence in the language of the words."""
        return Sentence(self.tr(text, **details), article, level, frozenset(teams))

    def values(self, criteria: Facts, article: str, teams: Iterable[int] = ()) -> Sentence:
        """Return the figures of the criteria."""
        listed = ", ".join(f"{name} = {value_text(value)}" for name, value in criteria.items())
        return self.said("Criteria: {values}.", article, teams, Level.VALUES, values=listed)

    def wish(self, colour: str | None, strength: str) -> str:
        """Return a colour preference in words."""
        texts = {
            ("white", "mild"): "prefers White",
            ("white", "strong"): "strongly prefers White",
            ("white", "absolute"): "must have White",
            ("black", "mild"): "prefers Black",
            ("black", "strong"): "strongly prefers Black",
            ("black", "absolute"): "must have Black",
        }
        return self.tr(texts.get((str(colour), strength), "no preference"))

    def white_has(self, step: Facts, rule: str, notes: Sequence[str]) -> Iterator[Sentence]:
        """Say who has White, by which rule, and what it read of the two teams."""
        both = (step["white"], step["black"])
        yield self.said(
            "{white} has White against {black}: {rule}.",
            step["article"],
            both,
            white=self.team(both[0]),
            black=self.team(both[1]),
            rule=self.tr(rule),
        )
        told = [
            f"{self.team(team)}: {note}" for team, note in zip(both, notes, strict=True) if note
        ]
        if told:
            yield Sentence("; ".join(told) + ".", "", Level.DETAIL, frozenset(both))


def value_text(value: object) -> str:
    """Write a value of a criterion."""
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(value_text(each) for each in value) + "]"
    if isinstance(value, dict):
        return value_text(next(iter(value.values())))  # Dutch C.7: its pairs come first
    if value is None:
        return "–"
    if isinstance(value, float):
        whole = int(value)
        if abs(value - whole) == 0.5:
            return f"{whole or ''}½" if value > 0 else f"−{-whole or ''}½"
        return str(whole) if value == whole else str(value)
    return str(value)
