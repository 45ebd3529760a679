"""The tournament file: opening it, one gesture, its size, from twenty to a thousand teams."""

from __future__ import annotations

import statistics
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.edits import Entry
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.terms import Result
from teamswiss_gui.storage.describe import facts
from teamswiss_gui.storage.document import Document
from teamswiss_gui.storage.rows import difference

BOARDS = 4
ROUNDS = 11
RESULTS = (Result.WIN, Result.DRAW, Result.LOSS)


def bench(*, quick: bool) -> None:
    """Print a table with a line for every size of the field."""
    sizes = (20, 200) if quick else (20, 200, 1000)
    print(f"{ROUNDS} rounds of {BOARDS} boards, six players a team; times in milliseconds")
    print("  result in memory: the gesture and its rows, without the disk")
    heads = ("teams", "MB", "open", "result", "worst", "memory", "player", "rename", "undo", "pair")
    print(" ".join(f"{head:>8}" for head in heads))
    with tempfile.TemporaryDirectory() as folder:
        for teams in sizes:
            figures = measure(Path(folder, f"{teams}.teamswiss"), teams)
            print(f"{teams:8} " + " ".join(f"{figure:8.1f}" for figure in figures), flush=True)


def measure(path: Path, teams: int) -> tuple[float, ...]:
    """Play an event of so many teams in a file and return the figures of the table."""
    with Document.create(path, entered(teams)) as file:
        pair = timed(lambda: play(file), 1)[0]
        last = file.tournament.rounds[-1]
        places = [(m.id, board) for m in last.matches for board in range(1, BOARDS + 1)]
        results = []
        for number in range(200):
            match, board = places[number * 7 % len(places)]
            result = RESULTS[(number + number // len(places)) % 3]
            place = {"round": ROUNDS, "match": match, "board": board}
            results += timed(lambda p=place, r=result: enter(file, p, r), 1)  # type: ignore[misc]
        memory = timed(lambda: in_memory(file), 50)
        team = file.tournament.teams[teams // 2].id
        names = iter(range(10_000))
        player = timed(
            lambda: file.perform(edits.add_player, team=team, name=f"Reserve {next(names)}"), 30
        )
        rename = timed(
            lambda: file.perform(edits.rename_team, team=team, name=f"Renamed {next(names)}"), 30
        )
        undo = timed(file.undo, 30)
    opened = timed(lambda: Document.open(path).close(), 3)
    size = path.stat().st_size / 1e6
    middle = statistics.median
    return (
        *(size, middle(opened), middle(results), max(results), middle(memory)),
        *(middle(player), middle(rename), middle(undo), pair / ROUNDS),
    )


def timed(doing: Callable[[], object], times: int) -> list[float]:
    """Return how many milliseconds something took, each time."""
    found = []
    for _time in range(times):
        start = time.perf_counter()
        doing()
        found.append((time.perf_counter() - start) * 1000)
    return found


def entered(teams: int) -> Tournament:
    """Return an event with rosters of six, numbered."""
    entries = [
        Entry(
            {"name": f"Team {number}", "federation": "NOR", "captain": f"Captain {number}"},
            tuple(
                {
                    "name": f"Player, Number {number}-{place}",
                    "rating": 2400 - number - 10 * place,
                    "fide_id": str(number * 10 + place),
                }
                for place in range(1, 7)
            ),
        )
        for number in range(1, teams + 1)
    ]
    event = edits.set_field(Tournament(), "rounds", ROUNDS)
    return edits.number_by_rating(edits.import_teams(event, entries))


def play(file: Document) -> None:
    """Pair every round and fill in its results, a round of results in one gesture."""
    ids = [team.id for team in file.tournament.teams]
    for number in range(1, ROUNDS + 1):
        order = [ids[0], *ids[number:], *ids[1:number]]  # everybody meets somebody else
        half = len(order) // 2
        pairs = list(zip(order[:half], reversed(order[half:]), strict=True))
        file.perform(edits.pair_round, pairs=pairs)
        file.perform(edits.accept_draft)
        file.perform(fill_in, round=number)


def fill_in(tournament: Tournament, round: int) -> Tournament:
    """Enter every result of a round (no gesture of an arbiter; it only saves time here)."""
    each = tournament.round(round)
    matches = tuple(
        replace(
            match,
            boards=tuple(
                replace(board, result=RESULTS[(match.id + board.number) % 3])
                for board in match.boards
            ),
        )
        for match in each.matches
    )
    rounds = (*tournament.rounds[: round - 1], replace(each, matches=matches))
    return replace(tournament, rounds=rounds)


def enter(file: Document, place: dict[str, int], result: Result) -> None:
    """Enter a result that differs from the one that is there."""
    before = file.tournament
    if file.perform(edits.enter_result, **place, result=result) is before:
        file.perform(edits.enter_result, **place, result=Result.ADJOURNED)


def in_memory(file: Document) -> None:
    """Do what a result needs beside the disk: the edit, the rows that differ, the log's facts."""
    before = file.tournament
    match = before.rounds[-1].matches[-1]
    arguments = {"round": ROUNDS, "match": match.id, "board": 4, "result": Result.UNRATED_DRAW}
    after = edits.enter_result(before, **arguments)  # type: ignore[arg-type]
    difference(before, after)
    facts(before, after, arguments)
