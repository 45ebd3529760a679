"""What a whole export holds: every document, the workbook, the site, the files for others."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from teamswiss_gui.documents.csv import to_csv
from teamswiss_gui.documents.model import Document
from teamswiss_gui.documents.registry import BUILDERS, NEEDS_ROUND, build
from teamswiss_gui.documents.site import site
from teamswiss_gui.documents.source import Source
from teamswiss_gui.documents.spreadsheets import workbook
from teamswiss_gui.domain.model import PlayerId, Tournament
from teamswiss_gui.formats.chess_results import write_chess_results
from teamswiss_gui.formats.trf import write_trf
from teamswiss_gui.formats.trf.records import MOST_TEAMS
from teamswiss_gui.scoring.rating_change import RatingChange
from teamswiss_gui.storage.interventions import interventions

ToPdf = Callable[[Document], bytes]
NO_TABLE = frozenset({"explanation", "match-cards", "line-up-slips", "table-cards"})
"""Documents that are no use as CSV."""


@dataclass(frozen=True, slots=True)
class Item:
    """A part of the export."""

    name: str
    """What it is, in no language: a document's name, "workbook", "site", "trf", "xml"."""
    make: Callable[[], Mapping[str, bytes]]
    """Returns files by their path inside the folder."""


def everything(source: Source, to_pdf: ToPdf | None) -> Iterator[Item]:
    """Yield the parts of a whole export, in the order in which they are made."""
    for item in _items(source, to_pdf):
        yield replace(item, make=partial(_uncollected, item.make))


def _uncollected(make: Callable[[], Mapping[str, bytes]]) -> Mapping[str, bytes]:
    """Make a part while nobody looks for cycles.

    Pages are hundred thousands of values without any, and Python would go through all of them the
    more often the larger the field is.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        return make()
    finally:
        if was_on:
            gc.enable()


def _items(source: Source, to_pdf: ToPdf | None) -> Iterator[Item]:
    tournament = source.tournament
    for name in BUILDERS:
        if name in NEEDS_ROUND and not tournament.rounds:
            continue
        yield Item(name, partial(_document, name, source, to_pdf))
    yield Item("workbook", lambda: {"workbook.xlsx": workbook(source)})
    yield Item("site", partial(_site, source))
    if not tournament.accepted_rounds:
        return
    if len(tournament.teams) <= MOST_TEAMS:  # more, a TRF has no room for
        yield Item("trf", lambda: {"tournament.trf": trf(source)})
    yield Item("xml", lambda: {"chess-results.xml": chess_results(source)})


def _document(name: str, source: Source, to_pdf: ToPdf | None) -> Mapping[str, bytes]:
    document = build(name, source)
    files = {}
    if to_pdf is not None:
        files[f"pdf/{name}.pdf"] = to_pdf(document)
    if name not in NO_TABLE:
        files[f"csv/{name}.csv"] = to_csv(document)
    return files


def _site(source: Source) -> Mapping[str, bytes]:
    return {f"site/{name}": content for name, content in site(source).items()}


def trf(
    source: Source,
    notes: Sequence[str] | None = None,
    changes: Mapping[PlayerId, RatingChange] | None = None,
) -> bytes:
    """Return the tournament after the chosen round as TRF26.

    `notes` are the arbiter's interventions; None: those that the log tells of.
    """
    tournament = until(source.tournament, source.counted())
    ranks = {row.team: row.rank for row in source.standings(source.begun()).rows}
    if notes is None:
        notes = interventions(source.options.log, source.words)
    return write_trf(tournament, notes=notes, ranks=ranks, changes=changes)


def chess_results(source: Source) -> bytes:
    """Return the tournament after the chosen round as the XML of chess-results."""
    return write_chess_results(until(source.tournament, source.counted()))


def until(tournament: Tournament, last: int) -> Tournament:
    """Return the tournament as it stood after a round."""
    if last == len(tournament.rounds):
        return tournament
    return replace(
        tournament,
        rounds=tournament.rounds[:last],
        adjustments=tuple(each for each in tournament.adjustments if each.round <= last),
    )
