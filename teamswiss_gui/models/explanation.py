"""The engine's explanation as sentences, each with the article that it follows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.engine.answer import Answer
from teamswiss_gui.engine.fide_team.editions import EDITIONS
from teamswiss_gui.engine.tournament import numbers_of
from teamswiss_gui.words import Words

CONTEXT = "explanation"

_COLOUR_RULES = {
    "4.3.1": "neither has played yet, so the initial colour and the number decide",
    "4.3.2": "only one of them has a colour preference, and it is granted",
    "4.3.3": "both colour preferences can be granted",
    "4.3.4": "the strong preference goes before the other",
    "4.3.5": "the lower colour difference gets White",
    "4.3.6": "the colours alternate from the last time that they differed",
    "4.3.7": "the preference of the first-team is granted",
    "4.3.8": "the first-team alternates from its last match",
    "4.3.9": "the other team alternates from its last match",
}
_CRITERIA = {
    "count": "more upfloaters would be needed",
    "profile": "the upfloaters would come from lower scores",
    "following": "fewer teams of the following scoregroup could be paired among themselves",
    "floated_again": "a team that floated up lately would float again",
    "colours": "more colour preferences would be disappointed",
    "strong_colours": "more strong colour preferences would be disappointed",
    "opponents": "more teams would meet an upfloater again",
}
_ABSOLUTE = {
    "C1": "the two have met already, or it leaves somebody without a legal opponent",
    "C2": "it has had a bye, or points without playing, before",
    "C3": "the others could not all be paired any more",
    "forbidden": "the arbiter has forbidden this pair",
    "identifier": "it stands later in the order of pairings",
    "criteria": "it would make a later criterion worse",
}


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence, its article, and the teams it speaks of (by number)."""

    text: str
    article: str
    heading: bool = False
    teams: frozenset[int] = field(default_factory=frozenset)


class Explainer:
    """Words the explanation of one round."""

    def __init__(self, words: Words, tournament: Tournament, answer: Answer) -> None:
        self._words = words
        self._answer = answer
        self._names = {
            tpn: tournament.team(team).name
            for team, tpn in numbers_of(tournament, answer.round).items()
        }
        self._edition = EDITIONS[answer.system]

    def sentences(self) -> list[Sentence]:
        """Return the whole explanation in the order in which the rules work."""
        found: list[Sentence] = []
        colours = False
        for step in self._answer.explanation or ():
            facts: Mapping[str, Any] = step
            if facts["kind"] == "colours" and not colours:
                colours = True
                found.append(Sentence(self._tr("Colours"), "4.3", heading=True))
            found += self._step(facts)
        return found

    def of_match(self, white: int, black: int) -> list[Sentence]:
        """Return what concerns one match."""
        both = {white, black}
        return [
            sentence
            for sentence in self.sentences()
            if not sentence.heading and both <= sentence.teams
        ]

    def _step(self, step: Mapping[str, Any]) -> Iterator[Sentence]:
        match step["kind"]:
            case "bye":
                yield from self._bye(step)
            case "upfloaters":
                yield from self._upfloaters(step)
            case "pairing":
                yield from self._pairing(step)
            case "pair":
                yield from self._pair(step)
            case "colours":
                yield self._colours(step)

    def _bye(self, step: Mapping[str, Any]) -> Iterator[Sentence]:
        yield Sentence(self._tr("The bye"), step["article"], heading=True)
        for candidate in step["candidates"]:
            team = candidate["team"]
            facts = {
                "team": self._team(team),
                "score": candidate["score"],
                "matches": candidate["matches"],
            }
            if candidate["fell_to"] is None:
                text = self._tr(
                    "{team} has the bye: the next in the order, with a score of {score} and "
                    "{matches} matches played."
                )
                yield Sentence(text.format(**facts), step["article"], teams=frozenset({team}))
            else:
                text = self._tr(
                    "{team}, with a score of {score}, would be next but cannot have it: {reason}."
                )
                yield Sentence(
                    text.format(**facts, reason=self._reason(candidate["fell_to"])),
                    self._article(candidate["fell_to"]),
                    teams=frozenset({team}),
                )

    def _upfloaters(self, step: Mapping[str, Any]) -> Iterator[Sentence]:
        members = frozenset([*step["residents"], *step["upfloaters"]])
        head = self._tr("Bracket of the score {score}").format(score=step["score"])
        yield Sentence(head, step["article"], heading=True)
        text = self._tr("The score {score} is held by {teams}.").format(
            score=step["score"], teams=self._list(step["residents"])
        )
        yield Sentence(text, step["article"], teams=members)
        if not step["upfloaters"]:
            return
        text = self._tr("Upfloaters: {teams}. Left over without them: {count}.")
        yield Sentence(
            text.format(teams=self._list(step["upfloaters"]), count=step["unmatched"]),
            step["article"],
            teams=members,
        )
        for earlier in step["earlier"]:
            text = self._tr("Before them in the order came {teams}, but {reason}.")
            yield Sentence(
                text.format(
                    teams=self._list(earlier["set"]), reason=self._reason(earlier["fell_to"])
                ),
                earlier["article"],
                teams=members,
            )

    def _pairing(self, step: Mapping[str, Any]) -> Iterator[Sentence]:
        if step["halves"]:
            return
        text = self._tr("The upper half cannot all meet the lower half: {reason}.")
        reason = step["halves_fell_to"]
        yield Sentence(text.format(reason=self._reason(reason)), self._article(reason))

    def _pair(self, step: Mapping[str, Any]) -> Iterator[Sentence]:
        both = frozenset({step["top"], step["bottom"]})
        top, bottom = self._team(step["top"]), self._team(step["bottom"])
        choice = step.get("first_choice")
        if choice is None:
            text = self._tr("{top} meets {bottom}, its first choice.")
            yield Sentence(text.format(top=top, bottom=bottom), step["article"], teams=both)
            return
        text = self._tr("{top} meets {bottom}. Its first choice was {choice}, but {reason}.")
        yield Sentence(
            text.format(
                top=top,
                bottom=bottom,
                choice=self._team(choice["team"]),
                reason=self._reason(choice["fell_to"]),
            ),
            choice.get("article", step["article"]),
            teams=both,
        )

    def _colours(self, step: Mapping[str, Any]) -> Sentence:
        text = self._tr("{white} has White against {black}: {rule}.").format(
            white=self._team(step["white"]),
            black=self._team(step["black"]),
            rule=self._tr(_COLOUR_RULES.get(step["article"], "the order of the rules decides")),
        )
        facts = [f"{t['team']}: {t['sequence']}" for t in step["teams"] if t["sequence"]]
        if facts:
            text += " " + self._tr("Colours so far: {colours}.").format(colours=", ".join(facts))
        return Sentence(text, step["article"], teams=frozenset({step["white"], step["black"]}))

    def _reason(self, code: str) -> str:
        if code in _ABSOLUTE:
            return self._tr(_ABSOLUTE[code])
        for name, text in _CRITERIA.items():
            if getattr(self._edition.criteria, name) == code:
                return f"{self._tr(text)} [{code}]"
        return code

    def _article(self, code: str) -> str:
        return self._edition.articles.criteria.get(code, self._edition.articles.pairing_choice)

    def _team(self, tpn: int) -> str:
        return f"{self._names.get(tpn, '?')} ({tpn})"

    def _list(self, tpns: list[int]) -> str:
        return ", ".join(self._team(tpn) for tpn in tpns)

    def _tr(self, text: str) -> str:
        return self._words.tr(CONTEXT, text)


def differs(tournament: Tournament, answer: Answer) -> bool:
    """Say whether a round stands otherwise than the engine would pair it now."""
    each = tournament.round(answer.round)
    numbers = numbers_of(tournament, answer.round)
    stands = {(numbers[m.white], numbers[m.black]) for m in each.matches}
    return stands != {(p.white, p.black) for p in answer.pairs}
