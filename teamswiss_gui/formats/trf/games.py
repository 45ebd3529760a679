"""The rounds on a player's line."""

from __future__ import annotations

import re
from typing import NamedTuple

from teamswiss_gui.domain import checks
from teamswiss_gui.formats.trf.records import FIRST_ROUND_COLUMN, ROUND_WIDTH, Line

RESULTS = frozenset("1=0WDL+-HFUZ")
_BLOCK = re.compile(
    r"( {4}| {3}[0-9]| {2}[0-9]{2}| [0-9]{3}|[0-9]{4}) ([ wb-]) ([1=0WDL+HFUZ -])  "
)
_NO_ROUND = ("    ", " ", " ")
_COLOURS = {" ": "", "-": "", "w": "w", "b": "b"}


class Game(NamedTuple):
    """One round on a player's line."""

    line: Line
    column: int
    opponent: int
    colour: str
    """`w`, `b` or nothing."""
    result: str
    """As TRF writes it, in capitals; nothing where it is blank."""


def read_games(line: Line, player: int) -> dict[int, Game]:
    """Read a player's rounds; one that cannot be read is noted and left in doubt."""
    blocks = _blocks(line.text)
    if blocks is not None:
        column = FIRST_ROUND_COLUMN
        games = {}
        for number, block in enumerate(blocks, start=1):
            if block != _NO_ROUND:
                opponent, colour, result = block
                met = 0 if opponent == "    " else int(opponent)
                fields = (line, column, met, _COLOURS[colour], result.strip())
                games[number] = tuple.__new__(Game, fields)  # Game(…), in half the time
            column += ROUND_WIDTH
        return games
    return _one_by_one(line, player)


def _blocks(text: str) -> list[tuple[str, str, str]] | None:
    """Return the parts of every round of a line; None if anything is not as usual."""
    tail = text[FIRST_ROUND_COLUMN - 1 :]
    rounds = -(-len(tail) // ROUND_WIDTH)
    blocks: list[tuple[str, str, str]] = _BLOCK.findall(tail.ljust(rounds * ROUND_WIDTH))
    return blocks if len(blocks) == rounds <= checks.MAX_ROUNDS else None


def _one_by_one(line: Line, player: int) -> dict[int, Game]:
    games = {}
    length = len(line.text)
    for number in range(1, checks.MAX_ROUNDS + 2):
        start = FIRST_ROUND_COLUMN + ROUND_WIDTH * (number - 1)
        if start > length:
            break
        if number > checks.MAX_ROUNDS:
            line.error(start, line.cut(start), f"at most {checks.MAX_ROUNDS} rounds")
            break
        if line.cut(start, start + 9).strip():
            game = _game(line, start)
            if game is None:
                line.problems.doubts.blocks.add((number, player))
            else:
                games[number] = game
    return games


def _game(line: Line, start: int) -> Game | None:
    for gap in (start + 4, start + 6, start + 8, start + 9):
        if line.cut(gap, gap).strip():
            line.error(gap, line.cut(start, start + 9), "a round in its columns, like '  12 w 1'")
            return None
    opponent = line.whole(start, start + 3, "an opponent's start number, or 0000")
    if opponent is None and line.field(start, start + 3):
        return None
    colour = line.cut(start + 5, start + 5).strip().lower()
    if colour not in {"", "-", "w", "b"}:
        line.error(start + 5, colour, "w, b or -")
        return None
    result = line.cut(start + 7, start + 7).strip().upper().replace("½", "=")
    if result and result not in RESULTS:
        line.error(start + 7, result, "a result: 1 = 0 W D L + - H F U Z, or nothing")
        return None
    return Game(line, start, opponent or 0, colour.strip("-"), result)
