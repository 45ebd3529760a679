"""Names made comparable: accents, case and signs do not count."""

from __future__ import annotations

import re
import unicodedata

_WORD = re.compile(r"[^\W_]+")
_APOSTROPHES = re.compile(r"['’‘`´ʼ]")
_LETTERS = str.maketrans(
    {
        "ß": "ss",
        "æ": "ae",
        "œ": "oe",
        "þ": "th",
        "ð": "d",
        "đ": "d",
        "ħ": "h",
        "ı": "i",
        "ł": "l",
        "ø": "o",
        "ŧ": "t",
        "ŋ": "n",
        "ĸ": "k",
        "ə": "e",
    }
)
_SPELT_OUT = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ø": "oe", "å": "aa", "ё": "е"})
MOST_WORDS = 8


def plain(text: str) -> str:
    """Return a text in small letters without accents."""
    small = text.casefold()
    if small.isascii():
        return small
    apart = unicodedata.normalize("NFKD", small.translate(_LETTERS))
    return "".join(c for c in apart if not unicodedata.combining(c))


def words(text: str) -> list[str]:
    """Return the words of a name as they are searched."""
    return _WORD.findall(plain(text))


def spellings(word: str) -> tuple[str, ...]:
    """Return how a typed word can stand in a list: Müller as Muller and as Mueller."""
    small = unicodedata.normalize("NFC", word).casefold()
    found = [*words(small), *words(small.translate(_SPELT_OUT))]
    return tuple(dict.fromkeys(found))


def index_text(name: str) -> str | None:
    """Return the words to index a name by; None if the name itself will do."""
    apostrophes = _APOSTROPHES.search(name)
    if name.isascii() and not apostrophes:
        return None
    found = words(name)
    if apostrophes:
        found += words(_APOSTROPHES.sub("", name))
    for part in unicodedata.normalize("NFC", name).split():
        found += spellings(part)
    return " ".join(dict.fromkeys(found))


def query(text: str) -> str:
    """Return what is typed as a search: every word begins one of the name's, in any order."""
    parts = []
    for typed in _typed(text)[:MOST_WORDS]:
        forms = [f'"{word}"*' for word in spellings(typed)]
        if forms:
            parts.append(forms[0] if len(forms) == 1 else f"({' OR '.join(forms)})")
    return " AND ".join(parts)


def _typed(text: str) -> list[str]:
    # O'Brien is typed as one word and stands in the index as "o", "brien" and "obrien".
    return _WORD.findall(unicodedata.normalize("NFC", _APOSTROPHES.sub("", text[:200])))


def same_person(one: str, other: str) -> bool:
    """Say whether two names share a word of three letters, or all they have."""
    first = {form for word in _typed(one) for form in spellings(word)}
    second = {form for word in _typed(other) for form in spellings(word)}
    shared = first & second
    return any(len(word) > 2 for word in shared) or (bool(first) and first == second)
