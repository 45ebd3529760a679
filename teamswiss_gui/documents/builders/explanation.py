"""Why a round was paired as it was: the engine's steps as sentences, with their articles."""

from __future__ import annotations

from collections.abc import Iterator

from teamswiss_gui.documents.model import Block, Document, Section, Text, Weight
from teamswiss_gui.documents.source import Source, isolated
from teamswiss_gui.documents.why.explain import explain
from teamswiss_gui.documents.why.model import Explanation, Level, Part, Sentence
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Round
from teamswiss_gui.engine.answer import Answer
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.tournament import numbers_of, pairing_request
from teamswiss_gui.words.articles import article_text, text_name
from teamswiss_gui.words.errors import error_text

SHORT = 12
"""A part of fewer lines stays on one page."""


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
        head=(text_name(source.words, source.tournament.settings.system.value),),
    )


def sections(source: Source, each: Round, answer: Answer) -> Iterator[Section]:
    """Yield the parts of an explanation: differences, bye, brackets, colours, the articles."""
    differences = tuple(_differences(source, each, answer))
    if differences:
        yield Section(differences, heading=source.tr("Changed by the arbiter"))
    told = explain(source.words, source.tournament, answer)
    for part in told.parts:
        blocks = tuple(_text(sentence) for sentence in part.sentences)
        yield Section(blocks, heading=_heading(part), keep_together=len(blocks) < SHORT)
    yield Section(tuple(_articles(source, told)), heading=source.tr("The articles in our words"))


def _heading(part: Part) -> str:
    return f"{part.heading} ({part.article})" if part.article else part.heading


def _text(sentence: Sentence) -> Block:
    text = f"{sentence.text} ({sentence.article})" if sentence.article else sentence.text
    match sentence.level:
        case Level.MAIN:
            return Text(text)
        case Level.DETAIL:
            return Text(text, indent=1)
        case Level.VALUES:
            return Text(text, Weight.QUIET, indent=1)


def _articles(source: Source, told: Explanation) -> Iterator[Block]:
    """Yield what every article cited says, in the order in which they are cited."""
    cited = [part.article for part in told.parts]
    cited += [sentence.article for sentence in told.sentences()]
    for article in dict.fromkeys(each for each in cited if each):
        yield Text(f"{article}  {article_text(source.words, told.system, article)}", Weight.QUIET)


def _differences(source: Source, each: Round, answer: Answer) -> Iterator[Block]:
    """Yield what stands otherwise in the round than the engine pairs it."""
    numbers = numbers_of(source.tournament, each.number)
    names = {tpn: isolated(source.teams[team].name) for team, tpn in numbers.items()}
    here = {(numbers[m.white], numbers[m.black]) for m in each.matches}
    there = {(line.white, line.black) for line in answer.pairs}
    for text, pairs in (
        ("{white} – {black} is not what the rules give.", here - there),
        ("The rules give {white} – {black}.", there - here),
    ):
        for white, black in sorted(pairs):
            said = source.tr(
                text, white=f"{names[white]} ({white})", black=f"{names[black]} ({black})"
            )
            yield Text(said)
