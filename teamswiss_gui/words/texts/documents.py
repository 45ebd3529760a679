"""Why a document cannot be made or written."""

from __future__ import annotations

DOCUMENTS: dict[str, str] = {
    "no-such-document": "There is no document {name}; there are {known}.",
    "export-ending": (
        "{path}: the ending says what to write; it must be one of {known}. Nothing was written."
    ),
    "export-not-here": (
        "{path}: {ending} needs the whole program; this one writes {known}. Nothing was written."
    ),
    "export-is-folder": "{path} is a folder. Choose another name. Nothing was written.",
    "export-folder-there": (
        "{folder} is there already, and an export never mixes with an older one. "
        "Choose another name. Nothing was written."
    ),
    "no-printer": (
        "The printer could not be started. Is it switched on and connected? Nothing was printed; "
        "you can save a PDF instead."
    ),
    "export-needs-document": (
        "{path}: a .csv holds one document; name it with --document, one of {known}."
    ),
    "export-no-document": "{path}: a {ending} is the whole tournament; --document does not fit it.",
    "export-folder": "There is no folder {folder}. Nothing was written.",
    "export-file-held": (
        "{path} cannot be replaced: it is protected, or open in another program such as Excel. "
        "Close it there or choose another name. The old file is as it was."
    ),
    "export-over-source": "{path} is the tournament itself; write to another name.",
    "csv-encoding": (
        "{encoding} has no sign for “{character}” ({where}). Choose UTF-8. Nothing was written."
    ),
    "csv-option": "{field}: {value} cannot be used; expected {expected}.",
}
