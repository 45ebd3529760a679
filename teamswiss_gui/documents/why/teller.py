"""What all systems' tellers share: names, numbers, and the order of the parts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from teamswiss_gui.documents.why.model import Explanation, Level, Part, Sentence, Topic
from teamswiss_gui.documents.why.numbered import numbered, runs_text
from teamswiss_gui.engine.answer import Answer
from teamswiss_gui.engine.request import Kind, Request
from teamswiss_gui.words import Words

CONTEXT = "documents"
Facts = Mapping[str, Any]
"""A step of the engine's explanation."""
MOST_NAMED = 24
"""Of a larger bracket only the numbers are told: the names stand in the pairs below."""
MANY = 4
"""So many pairs with the same reason make a list below it."""


class Teller:
    """Words the steps of one system; a subclass knows its kinds of step."""

    drawn_by = ""
    """The article by which the colour drawn decides."""

    def __init__(
        self, words: Words, names: Mapping[int, str], answer: Answer, request: Request
    ) -> None:
        self._words = words
        self._names = names
        self._answer = answer
        self._request = request
        self._met = {
            frozenset((team.tpn, entry.opponent)): number
            for team in request.teams
            for number, entry in enumerate(team.history, start=1)
            if entry.kind is Kind.PLAYED and entry.opponent is not None
        }

    def tell(self) -> Explanation:
        """Return the explanation in the order in which the rules worked."""
        parts: list[Part] = []
        steps = self._answer.explanation or ()
        for step in self.gathered(each for each in steps if each["kind"] != "colours"):
            self._take(parts, step)
        colours = tuple(self._colours([each for each in steps if each["kind"] == "colours"]))
        if colours:
            article = "4.3" if self._answer.system.startswith("fide-team") else ""
            parts.append(Part(Topic.COLOURS, self.tr("Colours"), article, colours))
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

    def gathered(self, steps: Iterable[Facts]) -> Iterable[Facts]:
        """Return the steps; those that are told together may be made one."""
        return steps

    def opens(self, step: Facts) -> Part | None:
        """Return the part that a step begins, None if it belongs to the one before."""
        raise NotImplementedError

    def sentences(self, step: Facts) -> Iterator[Sentence]:
        """Word a step inside a part."""
        raise NotImplementedError

    def colours(self, step: Facts) -> Iterator[Sentence]:
        """Word who has White."""
        raise NotImplementedError

    def drawn(self, steps: Sequence[Facts], colour: str) -> str:
        """Say once for all these pairs which colour was drawn, and who gets it."""
        raise NotImplementedError

    def alike(self, step: Facts) -> str:
        """Return what this step's colours have in common with others'; nothing if it is told."""
        return ""

    def cited(self, step: Facts) -> tuple[str, ...]:
        """Return the articles that the one which gave the colours builds upon."""
        return ()

    def article_of(self, criterion: str) -> str:
        """Return the article of a criterion that is called by its number."""
        return ""

    # --- colours ------------------------------------------------------------------------------

    def _colours(self, steps: Sequence[Facts]) -> Iterator[Sentence]:
        """Word the colours; what is the same for many is said once, at the first of them."""
        lists: dict[str, list[Facts]] = {}
        for step in steps:
            lists.setdefault(self._list_of(step), []).append(step)
        for step in steps:
            name = self._list_of(step)
            of_list = lists[name]
            if name == self.drawn_by and name:
                if step is of_list[0]:
                    lead = self.drawn(of_list, self._request.initial_colour.value)
                    yield from self._listed(lead, of_list)
            elif not name or len(of_list) < MANY:
                yield from self.colours(step)
            elif step is of_list[0]:
                yield from self._listed(name, of_list)

    def _list_of(self, step: Facts) -> str:
        return self.drawn_by if step["article"] == self.drawn_by else self.alike(step)

    def _listed(self, lead: str, steps: Sequence[Facts]) -> Iterator[Sentence]:
        pairs = [(step["white"], step["black"]) for step in steps]
        cites = tuple(sorted({article for step in steps for article in self.cited(step)}))
        yield self.lead(lead, steps[0]["article"], pairs, cites)
        for step, both in zip(steps, pairs, strict=True):
            details = {"white": self.team(both[0]), "black": self.team(both[1])}
            had = [str(facts.get("sequence") or "–") for facts in step.get("teams", ())]
            if step["article"] == self.drawn_by or not had:
                said = self.said(
                    "{white} has White against {black}.", "", both, Level.DETAIL, **details
                )
            else:
                said = self.said(
                    "{white} has White against {black}; so far {colours} and {others}.",
                    "",
                    both,
                    Level.DETAIL,
                    **details,
                    colours=had[0],
                    others=had[1],
                )
                if self.cited(step):
                    first = self.tr("First-team: {team}.", team=self.team(step["first_team"]))
                    said = replace(said, text=f"{said.text} {first}")
            yield of_pair(said, both)

    # --- words --------------------------------------------------------------------------------

    def tr(self, text: str, **details: object) -> str:
        """Return a text in the language of the words."""
        said = self._words.tr(CONTEXT, text)
        return said.format(**details) if details else said

    def team(self, tpn: int) -> str:
        """Return a team with its number."""
        return numbered(self._names.get(tpn, "?"), tpn)

    def teams(self, tpns: Iterable[int]) -> str:
        """Return several teams."""
        return ", ".join(self.team(tpn) for tpn in tpns)

    def listed(self, tpns: Sequence[int]) -> str:
        """Return several teams behind a colon; not by name if they are all or very many."""
        if self.is_everybody(tpns):
            return self.tr("all teams")
        return runs_text(tpns) if len(tpns) > MOST_NAMED else self.teams(tpns)

    def is_everybody(self, tpns: Iterable[int]) -> bool:
        """Say whether these are all teams of the event."""
        return set(tpns) == {team.tpn for team in self._request.teams}

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

    def lead(
        self, text: str, article: str, pairs: Iterable[tuple[int, int]], cites: tuple[str, ...] = ()
    ) -> Sentence:
        """Return what is said once of many pairs, above their lines."""
        stated = tuple(frozenset(pair) for pair in pairs)
        teams = frozenset(tpn for pair in stated for tpn in pair)
        return Sentence(text, article, teams=teams, heads=stated, cites=cites)

    def values(self, criteria: Facts, article: str, teams: Iterable[int] = ()) -> Sentence:
        """Return the figures of the criteria."""
        listed = ", ".join(
            f"{name}\u00a0=\u00a0{value_text(value)}" for name, value in criteria.items()
        )
        said = self.said("Criteria: {values}.", article, teams, Level.VALUES, values=listed)
        return replace(said, cites=tuple(filter(None, map(self.article_of, criteria))))

    def held(self, score: object, residents: Sequence[int], members: Iterable[int]) -> Sentence:
        """Say who has the score of a bracket; not by name if all teams have it, or very many."""
        shown = value_text(score)
        bye = {self._answer.bye}
        if self.is_everybody(residents):
            return self.said("All teams have a score of {score}.", "", members, score=shown)
        if set(residents) == {t.tpn for t in self._request.teams if t.available} - bye:
            return self.said(
                "All teams that are paired in this round have a score of {score}.",
                "",
                members,
                score=shown,
            )
        if len(residents) > MOST_NAMED:
            return self.said(
                "With a score of {score}: the teams with the numbers {numbers}.",
                "",
                members,
                score=shown,
                numbers=runs_text(residents),
            )
        return self.said(
            "With a score of {score}: {teams}.",
            "",
            members,
            score=shown,
            teams=self.teams(residents),
        )

    def bracket(self, score: object) -> str:
        """Return the heading of a bracket."""
        text = "Bracket of 1 point" if score == 1 else "Bracket of {score} points"
        return self.tr(text, score=value_text(score))

    def not_the_bye(
        self, place: int, tpn: int, score: object, article: str, reason: str
    ) -> Sentence:
        """Say who stands before the bye in the order, and why it cannot have it."""
        text = (
            "{team}, with a score of {score}, would come next, but cannot have it: {reason}."
            if place
            else "{team}, with a score of {score}, would come first, but cannot have it: {reason}."
        )
        return self.said(
            text, article, [tpn], team=self.team(tpn), score=value_text(score), reason=reason
        )

    def met_in(self, one: int, other: int) -> int | None:
        """Return the round in which two teams played each other, None if they did not."""
        return self._met.get(frozenset((one, other)))

    def is_forbidden(self, one: int, other: int) -> bool:
        """Say whether the arbiter has forbidden a pair."""
        return (min(one, other), max(one, other)) in self._request.forbidden_pairs

    def apart(self, one: int, other: int) -> str:
        """Return why two teams that have been named may not meet, nothing if they may."""
        if self.is_forbidden(one, other):
            return self.tr("the arbiter has forbidden this pair")
        found = self.met_in(one, other)
        return "" if found is None else self.tr("the two met in round {round}", round=found)

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
        said = self.said(
            "{white} has White against {black}: {rule}.",
            step["article"],
            both,
            white=self.team(both[0]),
            black=self.team(both[1]),
            rule=self.tr(rule),
        )
        yield replace(of_pair(said, both), cites=self.cited(step))
        told = [
            f"{self.team(team)}: {note}" for team, note in zip(both, notes, strict=True) if note
        ]
        if told:
            yield Sentence("; ".join(told) + ".", "", Level.DETAIL, frozenset(both))


def of_pair(said: Sentence, both: tuple[int, int]) -> Sentence:
    """Return a sentence that states this pair."""
    return replace(said, pair=frozenset(both))


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
