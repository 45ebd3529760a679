"""Random finished tournaments: any pairing, all kinds of results, byes and penalties."""

from __future__ import annotations

import random

from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import PrimaryScore, TieBreakEdition
from tests.unit.scoring.events import Event


def random_event(
    seed: int,
    *,
    teams: int | None = None,
    rounds: int | None = None,
    played_only: bool = False,
    settings: Settings | None = None,
    adjustments: bool = True,
) -> Event:
    """Return a tournament that depends on the seed alone."""
    dice = random.Random(seed)
    teams = teams or dice.randint(2, 9)
    rounds = rounds or dice.randint(1, 7)
    boards = dice.choice([2, 4, 4, 6])
    event = Event(
        teams,
        settings=settings
        or Settings(
            rounds=rounds + dice.choice([0, 0, 0, 2]),
            boards=boards,
            board_colours=("WB" * boards)[:boards],
            primary_score=dice.choice(list(PrimaryScore)),
            tiebreak_edition=dice.choice(list(TieBreakEdition)),
            match_win=HalfPoints(dice.choice([4, 4, 6])),
        ),
    )
    boards = event.settings.boards
    for number in range(1, rounds + 1):
        order = list(range(1, teams + 1))
        dice.shuffle(order)
        lines: list[str] = []
        while order:
            unplayed = not played_only and dice.random() < 0.15
            if len(order) == 1 or unplayed:
                kind = dice.choice(["pab", "full", "half", "absent", "absent"])
                if kind == "pab" and any(line.endswith("pab") for line in lines):
                    kind = "half"
                lines.append(f"{order.pop()} {kind}")
                continue
            pair = f"{order.pop()}-{order.pop()}"
            if not played_only and dice.random() < 0.15:
                lines.append(f"{pair} {dice.choice(['+-', '-+', '--'])}")
            else:
                odds = "1=0" if played_only else "11111=====00000+-x"
                lines.append(f"{pair} {''.join(dice.choice(odds) for _ in range(boards))}")
        event.round(*lines)
        if adjustments and dice.random() < 0.2:
            event.adjust(
                dice.randint(1, teams),
                number,
                mp=dice.choice([-1, 0, 0.5]),
                gp=dice.choice([-0.5, 0, 1]),
                to=dice.choice(["team", "match"]),
            )
    return event
