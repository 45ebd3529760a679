"""One text for every error code."""

from __future__ import annotations

from collections.abc import Mapping

from teamswiss_gui.words.catalogue import Words

# Error code -> English text; {names} are the error's details.
TEXTS: dict[str, str] = {
    "bad-request": "{place}: {found} found, {expected} expected",
    "bad-file": "{file}: {reason}",
    "no-legal-pairing": "no legal pairing exists; the arbiter decides (3.3.3)",
    "no-legal-pairing/bye": (
        "no legal pairing exists; the arbiter decides (3.3.3): a pairing is left only if one of "
        "the teams {teams} has the bye, and none of them may have it"
    ),
    "no-legal-pairing/met-everyone": (
        "no legal pairing exists; the arbiter decides (3.3.3): nobody is left to meet for {teams}"
    ),
    "no-legal-pairing/odd-groups": (
        "no legal pairing exists; the arbiter decides (3.3.3): the teams {teams} cannot all be "
        "paired, as those of different groups among them can only meet {opponents}"
    ),
}


def error_text(words: Words, code: str, details: Mapping[str, object]) -> str:
    """Word an error for the person who can act on it."""
    text = TEXTS.get(f"{code}/{details.get('reason')}") or TEXTS.get(code)
    if text is None:
        facts = ", ".join(f"{key}: {value}" for key, value in details.items())
        return f"{code} ({facts})" if facts else code
    listed = {key: _listed(value) for key, value in details.items()}
    return words.tr("errors", text).format(**listed)


def _listed(value: object) -> object:
    return ", ".join(map(str, value)) or "nobody" if isinstance(value, tuple) else value
