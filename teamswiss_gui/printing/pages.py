"""Lays a document out on pages: head, foot, and the flow between them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from teamswiss_gui.documents.model import (
    Block,
    Cards,
    Document,
    Facts,
    Lines,
    Section,
    Size,
    Table,
    Text,
)
from teamswiss_gui.printing.blocks import (
    TEXT,
    facts_run,
    heading_strip,
    lines_strip,
    text_runs,
)
from teamswiss_gui.printing.cards import card_sheets
from teamswiss_gui.printing.flow import Flow
from teamswiss_gui.printing.frame import PageFrame
from teamswiss_gui.printing.paper import Form, Rect, lies, page_of
from teamswiss_gui.printing.plans import LESS_AIR, plan_table, stacked
from teamswiss_gui.printing.sheet import Layout, Sheet
from teamswiss_gui.printing.strips import Chapter, Run, space
from teamswiss_gui.printing.tables import table_run
from teamswiss_gui.printing.type import Type

Check = Callable[[], None]
"""Called between parts of the work; it raises if the work shall stop."""
CONTINUED = 3
"""The level of a heading that stands again on the next page: a small one."""
WORTH_SAVING = 60
"""Pages up to which it is tried to save one."""


def lay_out(document: Document, form: Form | None = None, check: Check | None = None) -> Layout:
    """Return a document on its pages."""
    form = form or Form()
    check = check or _go_on
    type_ = Type()
    page = page_of(form, lies(document, form))
    cards = _cards(document)
    if cards is not None and cards.cards:
        turned = [Rect(0, 0, page.height, page.width)] if form.orientation is None else []
        sheets, page = card_sheets(cards, document, type_, [page, *turned], form.per_page)
    else:
        frame = PageFrame(document, form, type_, page)
        sheets = frame.framed(_fewest(document, type_, frame, check))
    return Layout(
        title=" – ".join(part for part in (document.title, document.subtitle) if part),
        event=document.event,
        author=document.foot[0] if len(document.foot) > 1 else "",
        language=document.language,
        form=form,
        page=page,
        sheets=tuple(sheets),
    )


def _fewest(document: Document, type_: Type, frame: PageFrame, check: Check) -> list[Sheet]:
    """Return the pages; columns side by side that save none give way to a list across the page."""
    pages = _flowed(document, type_, frame, check)
    across = _across(document)
    if across is None or len(pages) == 1:
        return pages
    instead = _flowed(across, type_, frame, check)
    return instead if len(instead) <= len(pages) else pages


def _across(document: Document) -> Document | None:
    """Return a document that is one list in columns, with it across the page."""
    section = document.sections[0] if _is_alone(document) else None
    table = section.blocks[0] if section and section.blocks else None
    if section is None or not isinstance(table, Table) or table.flow == 1:
        return None
    return replace(document, sections=(replace(section, blocks=(replace(table, flow=1),)),))


def _flowed(document: Document, type_: Type, frame: PageFrame, check: Check) -> list[Sheet]:
    """Return the pages; rows have a little less air where that saves one."""
    pages = _poured(document, type_, frame, check, 1).finished()
    if 1 < len(pages) <= WORTH_SAVING:
        closer = _poured(document, type_, frame, check, LESS_AIR).finished()
        if len(closer) < len(pages):
            return closer
    return pages


def _poured(document: Document, type_: Type, frame: PageFrame, check: Check, airy: float) -> Flow:
    flow = Flow(frame.body(0), frame.body(1), check)
    for section in document.sections:
        check()
        flow.place(_chapter(section, document, type_, flow, airy))
    return flow


def _cards(document: Document) -> Cards | None:
    for section in document.sections:
        for block in section.blocks:
            if isinstance(block, Cards):
                return block
    return None


def _go_on() -> None:
    """Never stop."""


def _is_alone(document: Document) -> bool:
    """Say whether the document is one list."""
    return sum(len(section.blocks) for section in document.sections) == 1


def _chapter(section: Section, document: Document, type_: Type, flow: Flow, airy: float) -> Chapter:
    width, room = flow.first.width, flow.first.height
    chapter = Chapter(new_page=section.new_page, keep_together=section.keep_together)
    look = document.size
    if section.heading:
        strip = heading_strip(section.heading, section.level, type_, width, look)
        chapter.runs.append(Run([strip]))
        if document.continued:
            said = document.continued.format(heading=section.heading)
            chapter.again = heading_strip(said, CONTINUED, type_, width, look)
    alone = _is_alone(document)
    for place, block in enumerate(section.blocks):
        if isinstance(block, Table):
            if place:
                chapter.runs.append(Run([space(8, keep=True)]))
            whole = replace(plan_table(block, type_, width, look, room, alone=alone), airy=airy)
            for plan in stacked(whole, room * 0.6):
                chapter.runs += [table_run(plan), Run([space(8)])]
        else:
            below = next(iter(section.blocks[place + 1 :]), None)
            chapter.runs += _runs(block, below, type_, width, look, airy)
    return chapter


def _runs(
    block: Block, below: Block | None, type_: Type, width: float, look: Size, airy: float
) -> Sequence[Run]:
    match block:
        case Text():
            return text_runs(block, type_, width, look, below, airy)
        case Facts():
            return [facts_run(block, type_, width, look)]
        case Lines():
            return [Run([lines_strip(block, type_, width, TEXT[look], 30)])]
    return []
