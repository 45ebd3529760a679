"""What is wrong with a team list or a rating list."""

from __future__ import annotations

LISTS: dict[str, str] = {
    "list-damaged": "{file} cannot be read ({problem}). Nothing was changed.",
    "list-empty": "{file} has no entries that could be read. Nothing was changed.",
    "list-too-big": "{file} is too big ({found} bytes; at most {limit}). Nothing was read.",
    "list-too-packed": (
        "{file} would unpack from {packed} to {found} bytes, which no honest list does. "
        "Nothing was read."
    ),
    "list-parts": "{file} has {found} parts; at most {limit} are read.",
    "list-players": "{file} has more than {limit} players.",
    "list-unsafe": "{file} holds a {found}, which no list needs. It was not read.",
    "rating-list-format": (
        "{file} is not a rating list that can be read. Expected FIDE's list as text or XML, "
        "zipped or not, or a national list as CSV."
    ),
    "rating-list-columns": "{file} lacks the columns: {columns}.",
    "rating-list-none": "No rating list has been loaded yet. Download it and load it once.",
    "rating-list-damaged": "The loaded rating list cannot be used any more. Load it again.",
    "rating-list-in-use": (
        "The older rating list is open in another window. Close it there and load again; "
        "the older list stays in use."
    ),
    "rating-list-no-search": (
        "Rating lists need a full-text search (FTS5) that this computer's SQLite {version} lacks."
    ),
}
