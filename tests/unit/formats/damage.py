"""Damaged files: good ones with a few characters, fields or lines changed."""

from __future__ import annotations

import random

CHARACTERS = "0123456789 .-+=wbWBDLZUHFX#\t\x00äé½,/:ABC"


def damaged(data: bytes, dice: random.Random) -> bytes:
    """Return the file with one to three random damages."""
    text = data.decode()
    for _time in range(dice.choice((1, 1, 1, 2, 3))):
        text = _DAMAGES[dice.randrange(len(_DAMAGES))](text, dice)
    return text.encode()


def _place(text: str, dice: random.Random) -> int:
    return dice.randrange(max(len(text), 1))


def _replace(text: str, dice: random.Random) -> str:
    at = _place(text, dice)
    return text[:at] + dice.choice(CHARACTERS) + text[at + 1 :]


def _insert(text: str, dice: random.Random) -> str:
    at = _place(text, dice)
    return text[:at] + dice.choice(CHARACTERS) * dice.choice((1, 1, 2)) + text[at:]


def _delete(text: str, dice: random.Random) -> str:
    at = _place(text, dice)
    return text[:at] + text[at + dice.choice((1, 1, 2, 9)) :]


def _cut_off(text: str, dice: random.Random) -> str:
    return text[: _place(text, dice)]


def _lines(text: str, dice: random.Random) -> str:
    lines = text.split("\r\n")
    at = dice.randrange(len(lines))
    match dice.randrange(4):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[at])
        case 2:
            other = dice.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        case _:
            lines[at] = lines[at][: dice.randrange(len(lines[at]) + 1)]
    return "\r\n".join(lines)


def _number(text: str, dice: random.Random) -> str:
    """Change a number that stands alone."""
    places = [i for i in range(1, len(text) - 1) if text[i].isdigit() and text[i - 1] == " "]
    if not places:
        return text
    at = dice.choice(places)
    end = at
    while end < len(text) and (text[end].isdigit() or text[end] == "."):
        end += 1
    new = dice.choice(("0", "1", "7", "999", "2.7", "-1", "1e3", "0.5", "9999", "٣", "½"))
    width = end - at
    return text[:at] + new.ljust(width)[:width] + text[end:]


_DAMAGES = (_replace, _replace, _insert, _delete, _cut_off, _lines, _number, _number)
