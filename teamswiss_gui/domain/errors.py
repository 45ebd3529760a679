"""Errors that an arbiter can act on: a code and details, worded at the edge."""

from __future__ import annotations

Detail = str | int | float | bool | None | tuple["Detail", ...]


class TeamSwissError(Exception):
    """Something the user can put right; `code` names it, `details` carry what the words need.

    Raised below, worded above: `teamswiss_gui.words.error_text` has one text for every code.
    """

    def __init__(self, code: str, **details: Detail) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details

    def __str__(self) -> str:
        facts = ", ".join(f"{key}={value!r}" for key, value in self.details.items())
        return f"{self.code} ({facts})" if facts else self.code
