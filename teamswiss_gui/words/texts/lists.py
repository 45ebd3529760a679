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
    "list-format": (
        "{file} is not a list that can be read. Expected a spreadsheet (.xlsx, .ods) or text with "
        "separated columns (.csv, .tsv)."
    ),
    "list-old-excel": (
        "{file} is of the old Excel format (.xls). Open it in a spreadsheet program and save it "
        "as .xlsx."
    ),
    "list-rows": "{file} has more rows than a team list can have (at most {limit}).",
    "list-columns": "{file} has more columns than a team list can have (at most {limit}).",
    "list-no-sheet": "{file} has no sheet '{sheet}'.",
    "list-mapping": "The columns do not fit the list: {problem}.",
}

DOUBTS: dict[str, str] = {
    "no-team-column": "No column is known to hold the team.",
    "no-name-column": "No column is known to hold the player's name.",
    "head-unknown": "'{found}': what this column holds is not known; it does not come in.",
    "player-no-team": "{found} has no team and does not come in.",
    "name-missing": "A player without a name does not come in.",
    "name-not-seen": "A name that cannot be seen does not come in.",
    "team-empty": "The team {found} has no players.",
    "team-known": "The team {found} is in the tournament already and does not come in again.",
    "team-without-players": "The team {found} is in the tournament already; its players come in.",
    "team-twice": "The team {found} stands at two places of the list; they are taken as one.",
    "too-many-teams": "The team {found} is one too many and does not come in.",
    "roster-full": "{found} is one player too many for the team and does not come in.",
    "player-twice": "{found} stands twice in this team; he comes in once.",
    "name-twice": "{found} also stands in the team {expected}.",
    "id-twice": "The FIDE id {found} belongs to {expected} already; it does not come in here.",
    "id-not-digits": "'{found}' is no FIDE id; it does not come in.",
    "id-not-in-list": "The FIDE id {found} is not in the rating list.",
    "name-not-in-list": "By the rating list this FIDE id belongs to {expected}.",
    "rating-not-in-list": "The rating list has {expected}, not {found}.",
    "rating-none": "'{found}' is no rating; it does not come in.",
    "rating-unusual": "{found} is an unusual rating.",
    "federation-unknown": "{found} is no federation that is known.",
    "federation-none": "'{found}' is no federation code; it does not come in.",
    "birth-none": "'{found}' is no date of birth; it does not come in.",
    "sex-none": "'{found}' is not understood; it does not come in.",
    "title-none": "'{found}' is no title that is known; it does not come in.",
    "number-none": "'{found}' is no number; it does not come in.",
    "too-long": "'{found}' is too long and was cut.",
    "team-differs": "The team is said to be '{expected}' elsewhere, here '{found}'.",
}
"""What is doubtful about a cell of a team list."""

UPLOAD_NOTE = (
    "chess-results.com takes this file only with a key that the site itself gives to an arbiter. "
    "TeamSwiss writes the file without it and uploads nothing."
)
