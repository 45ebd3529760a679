"""Lays a document out on pages: head, foot, and the flow between them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

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
    text_run,
)
from teamswiss_gui.printing.cards import card_sheets
from teamswiss_gui.printing.flow import Flow
from teamswiss_gui.printing.frame import PageFrame
from teamswiss_gui.printing.paper import Form, Rect, lies, page_of
from teamswiss_gui.printing.plans import plan_table, stacked
from teamswiss_gui.printing.sheet import Layout
from teamswiss_gui.printing.strips import Chapter, Run, space
from teamswiss_gui.printing.tables import table_run
from teamswiss_gui.printing.type import Type

Check = Callable[[], None]
"""Called between parts of the work; it raises if the work shall stop."""


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
        flow = Flow(frame.body(0), frame.body(1), check)
        for section in document.sections:
            check()
            flow.place(_chapter(section, document, type_, flow))
        sheets = frame.framed(flow.finished())
    return Layout(
        title=" – ".join(part for part in (document.title, document.subtitle) if part),
        event=document.event,
        author=document.foot[0] if len(document.foot) > 1 else "",
        language=document.language,
        form=form,
        page=page,
        sheets=tuple(sheets),
    )


def _cards(document: Document) -> Cards | None:
    for section in document.sections:
        for block in section.blocks:
            if isinstance(block, Cards):
                return block
    return None


def _go_on() -> None:
    """Never stop."""


def _chapter(section: Section, document: Document, type_: Type, flow: Flow) -> Chapter:
    width, room = flow.first.width, flow.first.height
    chapter = Chapter(new_page=section.new_page, keep_together=section.keep_together)
    look = document.size
    if section.heading:
        strip = heading_strip(section.heading, section.level, type_, width, look)
        chapter.runs.append(Run([strip]))
    for place, block in enumerate(section.blocks):
        chapter.runs += _runs(block, type_, width, room, look, last=place)
    return chapter


def _runs(
    block: Block, type_: Type, width: float, room: float, look: Size, *, last: int
) -> Sequence[Run]:
    match block:
        case Text():
            return [text_run(block, type_, width, look)]
        case Facts():
            return [facts_run(block, type_, width, look)]
        case Lines():
            return [Run([lines_strip(block, type_, width, TEXT[look], 30)])]
        case Table():
            runs = [Run([space(8, keep=True)])] if last else []
            for plan in stacked(plan_table(block, type_, width, look, room), room * 0.6):
                runs += [table_run(plan), Run([space(8)])]
            return runs
    return []
