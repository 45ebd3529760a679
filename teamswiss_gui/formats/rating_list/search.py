"""A loaded list: search as you type, look up an id."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from types import TracebackType

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Birth, Tournament
from teamswiss_gui.domain.terms import Sex
from teamswiss_gui.formats import names
from teamswiss_gui.formats.rating_list.load import VERSION
from teamswiss_gui.formats.rating_list.row import COLUMNS
from teamswiss_gui.formats.rating_list.updates import Updates, find_updates
from teamswiss_gui.formats.rating_list.values import ListInfo, ListKind, ListPlayer, RatingKind

_BY_NAME = (
    f"SELECT {COLUMNS} FROM player WHERE rank IN "
    "(SELECT rowid FROM word WHERE word MATCH ? ORDER BY rowid LIMIT ?) ORDER BY rank"
)
_BY_ID = f"SELECT {COLUMNS} FROM player WHERE id = ? LIMIT 1"
_BY_ID_START = f"SELECT {COLUMNS} FROM player WHERE id >= ? AND id < ? ORDER BY id LIMIT ?"
_AFTER_DIGITS = ":"  # the sign after 9
_LAST = "\U0010ffff"


class RatingList:
    """A list that is open for searching; closed at the end of a `with` or by `close`.

    One connection: ask from one thread at a time.
    """

    def __init__(self, path: Path) -> None:
        if not path.is_file():
            raise TeamSwissError("rating-list-none", path=str(path))
        self._path = path
        try:
            self._connection = sqlite3.connect(
                f"{path.resolve().as_uri()}?mode=ro", uri=True, check_same_thread=False
            )
        except sqlite3.Error:
            raise TeamSwissError("rating-list-damaged", path=str(path)) from None
        try:
            self._connection.execute("PRAGMA query_only = ON")
            self.info = self._read_info()
        except (sqlite3.Error, UnicodeDecodeError, KeyError, ValueError, TypeError):
            self._connection.close()
            raise TeamSwissError("rating-list-damaged", path=str(path)) from None

    def _read_info(self) -> ListInfo:
        known = dict(self._connection.execute("SELECT key, value FROM info").fetchall())
        if known["version"] != VERSION:
            raise ValueError(known["version"])
        return ListInfo(
            kind=ListKind(known["kind"]),
            name=str(known["name"]),
            source=str(known["source"]),
            players=int(known["players"]),
            left_out=int(known["left_out"]),
            ratings=tuple(RatingKind(each) for each in known["ratings"].split(",")),
        )

    def lookup(self, id: str) -> ListPlayer | None:
        """Return the player with that id."""
        wanted = id.strip()
        wanted = wanted.lstrip("0") if wanted.isdecimal() else wanted
        found = self._ask(_BY_ID, (wanted,)) if wanted else []
        return found[0] if found else None

    def search(self, text: str, limit: int = 20) -> tuple[ListPlayer, ...]:
        """Return players whom a typed text may mean, the highest-rated first.

        Every word of the text begins a word of the name, in any order, with or without accents;
        a text with digits is an id, or how one begins.
        """
        typed = text.strip()
        if any(c.isdecimal() for c in typed):
            return tuple(self._by_id("".join(typed.split()), limit))
        wanted = names.query(typed)
        return tuple(self._ask(_BY_NAME, (wanted, limit))) if wanted else ()

    def _by_id(self, typed: str, limit: int) -> list[ListPlayer]:
        start = typed.lstrip("0") if typed.isdecimal() else typed
        end = start + (_AFTER_DIGITS if start.isdecimal() else _LAST)
        return self._ask(_BY_ID_START, (start, end, limit)) if start else []

    def updates(self, tournament: Tournament, wanted: RatingKind = RatingKind.STANDARD) -> Updates:
        """Return what this list would change for the players of a tournament, old and new."""
        return find_updates(tournament, self.info.kind, self.lookup, wanted)

    def _ask(self, question: str, values: tuple[object, ...]) -> list[ListPlayer]:
        try:
            rows = self._connection.execute(question, values).fetchall()
        except (sqlite3.Error, UnicodeDecodeError):
            raise TeamSwissError("rating-list-damaged", path=str(self._path)) from None
        return [self._player(row) for row in rows]

    def _player(self, row: tuple[object, ...]) -> ListPlayer:
        (standard, id, name, _words, fed, sex, title, rapid, blitz, born, inactive, fide_id) = row
        year, rest = divmod(_number(born), 10000)
        return ListPlayer(
            kind=self.info.kind,
            id=str(id),
            name=str(name),
            title=str(title),
            federation=str(fed),
            sex=Sex(sex) if sex else None,
            birth=Birth(year, rest // 100, rest % 100) if year else None,
            standard=_number(standard) or None,
            rapid=_number(rapid) or None,
            blitz=_number(blitz) or None,
            inactive=bool(inactive),
            fide_id=str(fide_id) or (str(id) if self.info.kind is ListKind.FIDE else ""),
        )

    def close(self) -> None:
        """Let go of the database."""
        self._connection.close()

    def __enter__(self) -> RatingList:
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self.close()


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0
