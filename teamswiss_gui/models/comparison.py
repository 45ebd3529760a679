"""A round under several systems: a row for every team, a column for every system."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

from PySide6.QtCore import Qt

from teamswiss_gui.documents.why.comparison import ComparedPair, team_lines
from teamswiss_gui.domain.terms import Colour
from teamswiss_gui.engine.compare import Comparison
from teamswiss_gui.models.roles import Role, Tone
from teamswiss_gui.models.rows import LEFT, RIGHT, RowsModel

DISPLAY = int(Qt.ItemDataRole.DisplayRole)
NUMBER, TEAM = 0, 1
FIXED = 2


class ComparisonModel(RowsModel[ComparedPair]):
    """Whom every team meets, system by system."""

    def __init__(self) -> None:
        super().__init__()
        self._names: Mapping[int, str] = {}
        self._heads: Sequence[str] = ()
        self._found: Comparison | None = None
        self._only_different = False

    def show(
        self, found: Comparison | None, names: Mapping[int, str], heads: Sequence[str]
    ) -> None:
        """Show a comparison; `heads` are the names of its systems."""
        self._found, self._names, self._heads = found, names, heads
        self._fill()

    def show_only_different(self, only: bool) -> None:
        """Leave out the teams that every system treats alike, or show them again."""
        self._only_different = only
        self._fill()

    def _fill(self) -> None:
        lines = [] if self._found is None else team_lines(self._found)
        self.beginResetModel()
        self.rows = [line for line in lines if line.differs or not self._only_different]
        self.endResetModel()

    def columns(self) -> Sequence[int]:
        return range(FIXED + len(self._heads))

    def key(self, row: ComparedPair) -> Hashable:
        return row.team

    def head(self, column: int) -> str:
        if column == NUMBER:
            return self.tr("No.")
        return self.tr("Team") if column == TEAM else self._heads[column - FIXED]

    def alignment(self, column: int) -> int:
        return RIGHT if column == NUMBER else LEFT

    def cell(self, row: ComparedPair, column: int, role: int) -> object:
        if column < FIXED:
            if role == DISPLAY:
                return row.team if column == NUMBER else self._names.get(row.team, "?")
            if role == Role.STRONG:
                return row.differs
            return Tone.QUIET if role == Role.TONE and column == NUMBER else None
        place = column - FIXED
        opponent = row.opponents[place]
        if role == DISPLAY:
            return self._opponent(opponent, place)
        if role == Role.COLOUR and opponent is not None:
            return Colour.WHITE if row.whites[place] else Colour.BLACK
        if role == Role.LEAD:
            return str(max(self._names, default=""))
        if role == Role.TONE and not row.differs:
            return Tone.QUIET
        if role == Role.STRONG:
            return row.differs and not _usual(row, place)
        return None

    def _opponent(self, opponent: int | None, place: int) -> str:
        if opponent is not None:
            return f"{opponent}  {self._names.get(opponent, '?')}"
        assert self._found is not None
        paired = self._found.systems[place].answer is not None
        return self.tr("bye") if paired else self.tr("no pairing")


def _usual(row: ComparedPair, place: int) -> bool:
    """Say whether a system gives what the first one gives."""
    return (row.opponents[place], row.whites[place]) == (row.opponents[0], row.whites[0])
