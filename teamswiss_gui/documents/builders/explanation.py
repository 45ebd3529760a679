"""Why a round was paired as it was: the engine's steps as sentences, with their articles."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from teamswiss_gui.documents import cells
from teamswiss_gui.documents.builders.standings import extra_note
from teamswiss_gui.documents.model import Block, Document, Section, Text, Weight
from teamswiss_gui.documents.source import Source
from teamswiss_gui.documents.why.explain import explain
from teamswiss_gui.documents.why.model import Explanation, Level, Part, Sentence, Topic
from teamswiss_gui.documents.why.numbered import JOINT, joined, numbered
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Round
from teamswiss_gui.domain.terms import ByeKind
from teamswiss_gui.engine.answer import Answer
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.tournament import numbers_of, pairing_request
from teamswiss_gui.words.articles import article_text, named_in, text_name
from teamswiss_gui.words.direction import isolated
from teamswiss_gui.words.errors import error_text

SHORT = 12
"""A part of fewer lines stays on one page."""
LINE = 90
"""Characters, more or less."""

Pair = tuple[int, int]
"""The numbers of two teams, White's first."""


def build(source: Source) -> Document:
    """Return the explanation of a round as the engine pairs it from what was known before.

    A round that cannot be paired again, such as one taken over from elsewhere, says why not.
    """
    each = source.paired_round()
    try:
        answer = pair(pairing_request(source.tournament, each.number), explain=True)
        told = tuple(sections(source, each, answer))
    except TeamSwissError as error:
        told = (Section((Text(error_text(source.words, error.code, error.details)),)),)
    return source.document(
        "explanation",
        source.tr("How the round was paired"),
        told,
        subtitle=source.tr("Round {number}", number=each.number),
        round_number=each.number,
        marks=source.round_marks(each),
        head=(
            source.when(each.number),
            text_name(source.words, source.tournament.settings.system.value),
        ),
    )


def sections(source: Source, each: Round, answer: Answer) -> Iterator[Section]:
    """Yield the parts of an explanation: differences, bye, brackets, colours, the articles."""
    changes = _Changes.of(source, each, answer)
    if changes:
        yield Section(tuple(changes.told(source)), heading=source.tr("Changed by the arbiter"))
    known = tuple(_known(source, each))
    if known:
        yield Section(known)
    told = explain(source.words, source.tournament, answer)
    for part in told.parts:
        blocks = tuple(_text(s, changes.mark(source, part, s)) for s in part.sentences)
        lines = sum(1 + len(sentence.text) // LINE for sentence in part.sentences)
        yield Section(blocks, heading=_heading(part), keep_together=lines < SHORT)
    yield Section(tuple(_articles(source, told)), heading=source.tr("The articles in our words"))


def _known(source: Source, each: Round) -> Iterator[Block]:
    """Yield who was not to be paired, and whose points are not those of the results alone."""
    out = [
        f"{isolated(source.teams[bye.team].name)} ({cells.why_no_match(source, each, bye)})"
        for bye in cells.byes(source, each)
        if bye.kind is not ByeKind.PAIRING_ALLOCATED
    ]
    if out:
        yield Text(source.tr("Not to be paired: {teams}.", teams=", ".join(out)))
    extra = extra_note(source, source.standings(each.number - 1))
    if extra:
        yield Text(extra)


def _heading(part: Part) -> str:
    return joined(part.heading, f"({part.article})") if part.article else part.heading


def _text(sentence: Sentence, mark: str) -> Block:
    text = sentence.text
    if sentence.article:
        text = joined(text, f"({sentence.article})")
    if mark:
        text = f"({mark}) {text}"
    match sentence.level:
        case Level.MAIN:
            return Text(text)
        case Level.DETAIL:
            return Text(text, indent=1)
        case Level.VALUES:
            return Text(text, Weight.QUIET, indent=1)


def _articles(source: Source, told: Explanation) -> Iterator[Block]:
    """Yield what every article cited says, and those that these texts speak of, by number."""
    waiting = {part.article for part in told.parts}
    for sentence in told.sentences():
        waiting |= {sentence.article, *sentence.cites}
    cited: set[str] = set()
    while waiting:
        cited |= waiting
        waiting = {each for article in waiting for each in named_in(told.system, article)} - cited
    for article in sorted(filter(None, cited), key=_by_number):
        text = article_text(source.words, told.system, article)
        yield Text(f"{article}{JOINT * 2}{text}", Weight.QUIET)


def _by_number(article: str) -> list[tuple[int, str]]:
    """Return the key by which 2.1.10 comes behind 2.1.9, and 15b behind 15a."""
    return [
        (int(found), "") if found.isdigit() else (-1, found)
        for found in re.findall(r"[0-9]+|[^0-9.]+", article)
    ]


@dataclass(frozen=True, slots=True)
class _Changes:
    """What stands otherwise in a round than the engine pairs it."""

    names: dict[int, str]
    here: frozenset[Pair]
    there: frozenset[Pair]
    byes: frozenset[int]
    rule_byes: frozenset[int]

    @classmethod
    def of(cls, source: Source, each: Round, answer: Answer) -> _Changes:
        numbers = numbers_of(source.tournament, each.number)
        byes = (b.team for b in each.byes if b.kind is ByeKind.PAIRING_ALLOCATED)
        return cls(
            {tpn: isolated(source.teams[team].name) for team, tpn in numbers.items()},
            frozenset((numbers[m.white], numbers[m.black]) for m in each.matches),
            frozenset((line.white, line.black) for line in answer.pairs),
            frozenset(numbers[team] for team in byes),
            frozenset(() if answer.bye is None else (answer.bye,)),
        )

    def __bool__(self) -> bool:
        return self.here != self.there or self.byes != self.rule_byes

    def told(self, source: Source) -> Iterator[Block]:
        """Yield what is played instead, and what the rules give that is not played."""
        yield Text(
            source.tr(
                "This round was changed by hand, or something before it was corrected later. What "
                "follows on this sheet is what the rules give; what is different in the round is "
                "marked in parentheses."
            )
        )
        for white, black in sorted(self.here - self.there):
            text = (
                "{white} – {black}: the rules give this pair with the other colours; in the round "
                "{white} has White on board 1."
                if (black, white) in self.there
                else "{white} – {black} is played, but is not what the rules give. {white} has "
                "White on board 1."
            )
            yield Text(self._of_pair(source.tr(text), white, black))
        for tpn in sorted(self.byes - self.rule_byes):
            text = "{team} has the bye, but not by the rules."
            yield Text(source.tr(text, team=self._team(tpn)))
        for white, black in sorted(self.there - self.here):
            if (black, white) not in self.here:
                text = "The rules give {white} – {black} (not played)."
                yield Text(self._of_pair(source.tr(text), white, black))
        for tpn in sorted(self.rule_byes - self.byes):
            yield Text(source.tr("The rules give the bye to {team}.", team=self._team(tpn)))

    def mark(self, source: Source, part: Part, sentence: Sentence) -> str:
        """Return what to say of a sentence that states a pair or a bye of the rules only."""
        if part.topic is Topic.BYE and sentence.teams == self.rule_byes != self.byes:
            return source.tr("changed")
        met = sentence.pair
        if met is None:
            return ""
        if all(met != frozenset(pair) for pair in self.here):
            return source.tr("not played")
        is_turned = any(met == frozenset(pair) for pair in self.there - self.here)
        if part.topic is Topic.COLOURS and is_turned:
            return source.tr("played with the other colours")
        return ""

    def _of_pair(self, text: str, white: int, black: int) -> str:
        return text.format(white=self._team(white), black=self._team(black))

    def _team(self, tpn: int) -> str:
        return numbered(self.names[tpn], tpn)
