"""A small web site of an event: pages that a club copies to its web space or shows on a screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from teamswiss_gui.documents.builders import pairings, report, results, standings
from teamswiss_gui.documents.html import to_html
from teamswiss_gui.documents.model import Block, Document, Facts, Section
from teamswiss_gui.documents.registry import build
from teamswiss_gui.documents.source import Source
from teamswiss_gui.engine.hooks import Hooks

TOP = 10
"""Places on the first page."""


def site(
    source: Source,
    *,
    refresh: int | None = None,
    progress: Callable[[int, int], None] | None = None,
    cancel: Callable[[], bool] | None = None,
) -> dict[str, bytes]:
    """Return every page by its file name; a draft is not shown to the public."""
    hooks = Hooks(progress, cancel)
    plan = _plan(source)
    menu = tuple((title, page) for page, (title, _) in plan.items())
    links = {"teams": "teams.html", "players": "players.html"}
    pages: dict[str, bytes] = {}
    for done, (page, (_, make)) in enumerate(plan.items()):
        hooks.check(done, len(plan))
        known = {name: target for name, target in links.items() if target != page}
        pages[page] = to_html(make(), refresh=refresh, links=known, menu=menu, here=page)
    hooks.check(len(plan), len(plan))
    return pages


Make = Callable[[], Document]


def _plan(source: Source) -> Mapping[str, tuple[str, Make]]:
    tr = source.tr
    now = source.with_options(replace(source.options, round=None))
    plan: dict[str, tuple[str, Make]] = {"index.html": (tr("Overview"), lambda: _index(now))}
    for each in source.tournament.accepted_rounds:
        chosen = source.with_options(replace(source.options, round=each.number))
        title = tr("R{number}", number=each.number)
        plan[f"round-{each.number}.html"] = (title, _maker("results", chosen))
    prizes = (("prize-list", tr("Prizes")),) if source.tournament.settings.prizes else ()
    for name, title in (
        ("standings", tr("Standings")),
        ("crosstable", tr("Crosstable")),
        *prizes,
        ("board-prizes", tr("Board prizes")),
        ("start-list", tr("Start list")),
        ("teams", tr("Teams")),
        ("players", tr("Players")),
    ):
        plan[f"{name}.html"] = (title, _maker(name, now))
    return plan


def _maker(name: str, source: Source) -> Make:
    return lambda: build(name, source)


def _index(source: Source) -> Document:
    return source.document(
        "index",
        source.tr("Overview"),
        tuple(_index_sections(source)),
        subtitle=standings.after_text(source, source.begun()),
        marks=source.counted_marks(source.begun()),
    )


def _index_sections(source: Source) -> Iterator[Section]:
    tr = source.tr
    rounds = source.tournament.accepted_rounds
    if rounds:
        last = rounds[-1]
        begun = any(match.has_result for match in last.matches)
        table = (
            results.result_table(source, last) if begun else pairings.pairing_table(source, last)
        )
        yield Section((table,), heading=tr("Round {number}", number=last.number))
        first: Block = standings.standings_table(source, source.standings(source.begun()), top=TOP)
        yield Section((first,), heading=tr("Standings"))
    yield Section((Facts(report.event_facts(source)),), heading=tr("The event"))
