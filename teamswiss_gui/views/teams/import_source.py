"""Where a list comes from, and how it is read off the window's thread."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from teamswiss_gui.app.work import Cancel, Progress
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.engine.hooks import Hooks
from teamswiss_gui.formats.rating_list import RatingList
from teamswiss_gui.formats.team_lists import (
    Mapping,
    Preview,
    Table,
    preview,
    read_table,
    table_of_text,
)
from teamswiss_gui.formats.team_lists.of_tournament import table_of_teams
from teamswiss_gui.formats.trf import read_trf
from teamswiss_gui.formats.trf.sniff import is_trf


@dataclass(frozen=True, slots=True)
class Source:
    """A file, or the text of the clipboard."""

    path: Path | None = None
    text: str = ""

    def read(self, sheet: str | None, hooks: Hooks) -> Table:
        """Return its cells; of a TRF, its teams."""
        if self.path is None:
            return table_of_text(self.text)
        if is_trf(self.path):
            return table_of_teams(read_trf(trf_bytes(self.path)).tournament, self.path.name)
        return read_table(self.path, sheet, hooks)


@dataclass(frozen=True, slots=True)
class Look:
    """A list to be read, or looked at again with another mapping; called in the background."""

    source: Source
    tournament: Tournament
    rating_list: Path | None = None
    sheet: str | None = None
    table: Table | None = None
    mapping: Mapping | None = None

    def __call__(self, progress: Progress, cancel: Cancel) -> Preview:
        """Return what the list would bring in."""
        hooks = Hooks(progress, cancel)
        table = self.table or self.source.read(self.sheet, hooks)
        listed = self._list()
        try:
            return preview(
                table,
                self.mapping,
                tournament=self.tournament,
                rating_list=listed,
                hooks=hooks,
            )
        finally:
            if listed is not None:
                listed.close()

    def _list(self) -> RatingList | None:
        try:
            return RatingList(self.rating_list) if self.rating_list else None
        except TeamSwissError:
            return None  # a list that cannot be used any more: look without it


def trf_bytes(path: Path) -> bytes:
    """Return the content of a TRF."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise TeamSwissError("list-damaged", file=path.name, problem=str(error)) from None
