"""Which plural form a number takes: the rules of Qt Linguist, in the order of its forms."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

Rule = Callable[[int], int]


def _one(_n: int) -> int:
    return 0


def _english(n: int) -> int:
    return int(n != 1)


def _french(n: int) -> int:
    return int(n > 1)


def _czech(n: int) -> int:
    return 0 if n == 1 else 1 if 2 <= n <= 4 else 2


def _few(n: int) -> bool:
    return 2 <= n % 10 <= 4 and not 10 <= n % 100 <= 19


def _polish(n: int) -> int:
    return 0 if n == 1 else 1 if _few(n) else 2


def _russian(n: int) -> int:
    return 0 if n % 10 == 1 and n % 100 != 11 else 1 if _few(n) else 2


def _romanian(n: int) -> int:
    return 0 if n == 1 else 1 if n == 0 or 1 <= n % 100 <= 19 else 2


def _slovenian(n: int) -> int:
    return {1: 0, 2: 1, 3: 2, 4: 2}.get(n % 100, 3)


def _latvian(n: int) -> int:
    return 0 if n % 10 == 1 and n % 100 != 11 else 1 if n else 2


def _lithuanian(n: int) -> int:
    if n % 10 == 1 and n % 100 != 11:
        return 0
    return 1 if n % 10 == 2 and n % 100 != 12 else 2


def _icelandic(n: int) -> int:
    return int(not (n % 10 == 1 and n % 100 != 11))


def _arabic(n: int) -> int:
    if n < 3:
        return n
    return 3 if 3 <= n % 100 <= 10 else 4 if n % 100 >= 11 else 5


_RULES: Mapping[str, tuple[Rule, int]] = {
    **dict.fromkeys(("fa", "hu", "id", "ja", "ko", "ms", "th", "tr", "vi", "zh"), (_one, 1)),
    **dict.fromkeys(("fr", "pt_BR"), (_french, 2)),
    **dict.fromkeys(("cs", "sk"), (_czech, 3)),
    **dict.fromkeys(("be", "bs", "hr", "ru", "sr", "uk"), (_russian, 3)),
    "pl": (_polish, 3),
    "ro": (_romanian, 3),
    "sl": (_slovenian, 4),
    "lv": (_latvian, 3),
    "lt": (_lithuanian, 3),
    **dict.fromkeys(("is", "mk"), (_icelandic, 2)),
    "ar": (_arabic, 6),
}
_ENGLISH = (_english, 2)
_SUFFIX = re.compile(r"\(([a-z]+)\)")


def _rule(language: str) -> tuple[Rule, int]:
    return _RULES.get(language) or _RULES.get(language.partition("_")[0]) or _ENGLISH


def form_count(language: str) -> int:
    """Return how many forms a language has."""
    return _rule(language)[1]


def form(language: str, number: int) -> int:
    """Return which form (from 0) a number takes."""
    return _rule(language)[0](abs(number))


def english(text: str, number: int) -> str:
    """Return an English text for a number: `%n team(s)` is 1 team and 2 teams."""
    return _SUFFIX.sub("" if abs(number) == 1 else r"\1", text)
