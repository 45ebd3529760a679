"""What a rating list holds, and where its database lies."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from teamswiss_gui.domain.model import Birth
from teamswiss_gui.domain.terms import Sex


class ListKind(Enum):
    """Whose list it is: it decides which of a player's fields it fills."""

    FIDE = "fide"
    NATIONAL = "national"


class RatingKind(Enum):
    """Which of FIDE's ratings counts for the event."""

    STANDARD = "standard"
    RAPID = "rapid"
    BLITZ = "blitz"


@dataclass(frozen=True, slots=True)
class ListInfo:
    """What is known of a loaded list."""

    kind: ListKind
    name: str
    """As the arbiter calls it: FIDE, or a federation's code."""
    source: str
    """The name of the file it was read from."""
    players: int
    left_out: int
    """Lines that were no player."""
    ratings: tuple[RatingKind, ...]
    """Which ratings it has; a national list has its one as STANDARD."""


@dataclass(frozen=True, slots=True)
class ListPlayer:
    """A player as a list has him."""

    kind: ListKind
    id: str
    name: str
    title: str = ""
    federation: str = ""
    sex: Sex | None = None
    birth: Birth | None = None
    standard: int | None = None
    rapid: int | None = None
    blitz: int | None = None
    inactive: bool = False
    fide_id: str = ""
    """Of a national list that has it; in FIDE's own list the same as `id`."""

    def rating(self, wanted: RatingKind = RatingKind.STANDARD) -> int | None:
        """Return one of his ratings."""
        match wanted:
            case RatingKind.RAPID:
                return self.rapid
            case RatingKind.BLITZ:
                return self.blitz
        return self.standard

    def fields(self, wanted: RatingKind = RatingKind.STANDARD) -> dict[str, object]:
        """Return what `edits.take_from_list` and `edits.add_player` take over."""
        found: dict[str, object] = {"name": self.name}
        if self.kind is ListKind.FIDE:
            found |= {"fide_id": self.id, "rating": self.rating(wanted)}
        else:
            found |= {"national_id": self.id, "national_rating": self.standard}
            if self.fide_id:
                found["fide_id"] = self.fide_id
        for field, value in (
            ("title", self.title),
            ("federation", self.federation),
            ("sex", self.sex),
            ("birth", self.birth),
        ):
            if value:
                found[field] = value
        return found


def database_path(folder: Path, name: str) -> Path:
    """Return where the list of that name belongs in the user's data folder."""
    stem = re.sub(r"[^\w-]", "", name).upper()[:20] or "LIST"
    return folder / "RatingLists" / f"{stem}.ratings"
