"""Situations to pair: random requests as plain dicts, in the form of the engine's interface.

Every generator asks a `Choices` for its decisions, so that the same code serves a seed
(`from_seed`, `RandomChoices`) and Hypothesis (`situations`), which can then shrink what it finds.

- `random_situation`: any history at all, well paired or not;
- `tight_situation`: two to four scoregroups that hardly can be paired inside themselves;
- `shaped_situation`: extreme shapes (all on one score, one far ahead, one wanted colour);
- `event_situations`: the rounds of a plausible event, paired by a function that is passed in.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Protocol, TypeVar

from hypothesis import strategies as st

from tests.reference.definitions import DRAFT, FINAL, Answer, NoLegalPairing, Request

T = TypeVar("T")
History = list[dict[str, Any]]
SCORINGS = (
    {"win": 2, "draw": 1, "loss": 0},
    {"win": 3, "draw": 1, "loss": 0},
    {"win": 3, "draw": 2, "loss": 1},
    {"win": 1, "draw": 0.5, "loss": 0},
)


class Choices(Protocol):
    """Where a generator's decisions come from; the first or smallest answer is the simplest."""

    def integer(self, low: int, high: int) -> int:
        """Return an integer from low to high, both included."""

    def chance(self, percent: int) -> bool:
        """Say yes that often."""

    def pick(self, options: Sequence[T]) -> T:
        """Return one of the options."""

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Return the items in any order."""


class RandomChoices:
    """Decisions from a random number generator."""

    def __init__(self, source: random.Random) -> None:
        self._source = source

    def integer(self, low: int, high: int) -> int:
        return self._source.randint(low, high)

    def chance(self, percent: int) -> bool:
        return self._source.randrange(100) < percent

    def pick(self, options: Sequence[T]) -> T:
        return self._source.choice(options)

    def shuffled(self, items: Sequence[T]) -> list[T]:
        return self._source.sample(items, len(items))


class DrawnChoices:
    """Decisions drawn by Hypothesis."""

    def __init__(self, draw: st.DrawFn) -> None:
        self._draw = draw

    def integer(self, low: int, high: int) -> int:
        return self._draw(st.integers(low, high))

    def chance(self, percent: int) -> bool:
        return self._draw(st.integers(0, 99)) >= 100 - percent

    def pick(self, options: Sequence[T]) -> T:
        return self._draw(st.sampled_from(options))

    def shuffled(self, items: Sequence[T]) -> list[T]:
        return self._draw(st.permutations(items))


def from_seed(seed: int, *, largest: int = 10) -> Request:
    """Return the situation of a seed."""
    choices = RandomChoices(random.Random(seed))
    return any_situation(choices, largest=largest)


@st.composite
def situations(draw: st.DrawFn, largest: int = 7) -> Request:
    """Return a Hypothesis strategy of small situations of every kind."""
    choices = DrawnChoices(draw)
    return any_situation(choices, largest=largest)


def any_situation(choices: Choices, *, largest: int) -> Request:
    """Return a situation of any kind that needs no pairing function."""
    kind = choices.integer(0, 99)
    if kind < 55:
        return random_situation(choices, largest=largest)
    if kind < 88:
        return tight_situation(choices, largest=largest)
    return shaped_situation(choices, largest=largest)


# --- settings -----------------------------------------------------------------------------------


def random_settings(choices: Choices, *, rounds_played: int) -> Request:
    """Return a request without teams; optional members are left out now and then."""
    next_round = rounds_played + 1
    # The last and the second-last round have rules of their own.
    rounds_left = choices.pick((4, 2, 3, 1, 0))
    request: Request = {
        "system": choices.pick((FINAL, FINAL, DRAFT)),
        "colour_preferences": choices.pick(("A", "B", "B", "A", "B", "none")),
        "initial_colour": choices.pick(("white", "black")),
        "total_rounds": next_round + rounds_left,
        "next_round": next_round,
        "primary_score": "game_points" if choices.chance(20) else "match_points",
        "secondary_for_colours": not choices.chance(20),
        "boards": choices.pick((4, 2, 6)),
        "scoring": dict(SCORINGS[choices.pick((0, 0, 0, 1, 2, 3))]),
        "forbidden_pairs": [],
        "virtual_points": {},
    }
    defaults = {
        "colour_preferences": "A",
        "initial_colour": "white",
        "primary_score": "match_points",
        "secondary_for_colours": True,
        "scoring": SCORINGS[0],
    }
    for name, value in defaults.items():
        if request[name] == value and choices.chance(20):
            del request[name]
    return request


def random_numbers(choices: Choices, count: int) -> list[int]:
    """Return TPNs: 1 to count, or now and then with gaps."""
    if not choices.chance(15):
        return list(range(1, count + 1))
    numbers = []
    last = 0
    for _ in range(count):
        last += choices.integer(1, 4)
        numbers.append(last)
    return numbers


def finished(choices: Choices, request: Request, histories: dict[int, History]) -> Request:
    """Return the request with its teams, in any order, tails of absences left out or not."""
    teams = []
    listed = list(histories)
    if choices.chance(10):
        listed = choices.shuffled(listed)
    for tpn in listed:
        history = histories[tpn]
        if choices.chance(50):
            while history and history[-1] == absence():
                history = history[:-1]
        teams.append({"tpn": tpn, "history": history})
    for name in ("forbidden_pairs", "virtual_points"):
        if not request[name] and choices.chance(50):
            del request[name]
    return {**request, "teams": teams}


def make_unavailable(choices: Choices, request: Request, percent: int) -> None:
    """Let some teams miss the round, at least one stays; say so of some that do not."""
    staying = len(request["teams"])
    for team in request["teams"]:
        if staying > 1 and choices.chance(percent):
            team["available"] = False
            staying -= 1
        elif choices.chance(10):
            team["available"] = True


# --- any history --------------------------------------------------------------------------------


def absence() -> dict[str, Any]:
    """Return the entry of a round missed."""
    return {"opponent": None, "colour": None, "kind": "absent", "mp": 0, "gp": 0}


@dataclass(frozen=True)
class Flavour:
    """What the rounds of a random history look like; numbers in percent.

    `near`: teams of about the same points meet; `late`: teams that have not played at all.
    """

    meets: int
    played: int
    points: str
    colours: str
    near: bool = False
    late: frozenset[int] = frozenset()


def random_flavour(choices: Choices, tpns: Sequence[int]) -> Flavour:
    """Return how often teams meet and play, and where points and colours come from."""
    return Flavour(
        meets=choices.pick((95, 100, 75)),
        played=choices.pick((100, 92, 70)),
        points=choices.pick(
            ("two levels", "levels", "results", "two levels", "levels", "few", "two levels", "wild")
        ),
        colours=choices.pick(("any", "any", "runs", "small is white")),
        near=choices.chance(50),
        late=frozenset(tpn for tpn in tpns if choices.chance(25))
        if choices.chance(20)
        else frozenset(),
    )


def random_situation(choices: Choices, *, largest: int = 10, smallest: int = 1) -> Request:
    """Return a situation with any history at all."""
    # Mostly near the largest: small fields leave the criteria nothing to choose from.
    count = max(smallest, largest - choices.pick((1, 0, 0, 2, 3)))
    if choices.chance(5):
        count = choices.integer(smallest, largest)
    # From a fresh event to one where nearly everybody has met.
    rounds_played = choices.pick((2, 1, 3, 4, 5, max(count // 2, 1), max(count - 3, 0), 0))
    request = random_settings(choices, rounds_played=rounds_played)
    tpns = random_numbers(choices, count)
    flavour = random_flavour(choices, tpns)
    histories: dict[int, History] = {tpn: [] for tpn in tpns}
    for _ in range(rounds_played):
        add_random_round(choices, request, flavour, histories)
    if choices.chance(35):
        # From a pair or two to a net so tight that completions are hard to find.
        density = choices.pick((5, 20, 35, 50))
        request["forbidden_pairs"] = [
            [one, other] for one, other in combinations(tpns, 2) if choices.chance(density)
        ]
    if choices.chance(20):
        request["virtual_points"] = random_virtual_points(choices, tpns, rounds_played + 1)
    request = finished(choices, request, histories)
    make_unavailable(choices, request, choices.pick((0, 0, 0, 10, 25)))
    return request


def random_virtual_points(
    choices: Choices, tpns: Sequence[int], next_round: int
) -> dict[str, dict[str, float]]:
    """Return virtual points: an upper group accelerated in some rounds, or anything."""
    given: dict[str, dict[str, float]] = {}
    if choices.chance(60):
        boundary = choices.pick(tpns)
        rounds = {
            str(number): choices.pick((1, 2, 0.5))
            for number in range(1, next_round + 1)
            if choices.chance(75)
        }
        return {str(tpn): dict(rounds) for tpn in tpns if tpn <= boundary and rounds}
    for tpn in tpns:
        if choices.chance(50):
            number = choices.pick((next_round, max(next_round - 1, 1)))
            given[str(tpn)] = {str(number): choices.pick((1, 0.5, 2))}
    return given


def add_random_round(
    choices: Choices, request: Request, flavour: Flavour, histories: dict[int, History]
) -> None:
    """Add one round: any two teams meet, or do not."""
    waiting = choices.shuffled(list(histories))
    if flavour.near:
        # Teams of about the same points meet, so that scoregroups run out of pairs.
        waiting.sort(key=lambda tpn: total_points(histories[tpn]) + choices.integer(0, 1))
    if flavour.meets == 100 and choices.chance(70):
        waiting = fresh_opponents_first(waiting, histories)
    number = 1 + max(len(history) for history in histories.values())
    while waiting:
        one = waiting.pop()
        if waiting and not flavour.late & {one, waiting[-1]} and choices.chance(flavour.meets):
            other = waiting.pop()
            add_match(choices, request, flavour, histories, one, other)
        else:
            kind = choices.pick(("absent", "half-bye", "pab", "full-bye"))
            mp, gp = solo_points(choices, request, flavour, kind, number)
            histories[one].append(
                {"opponent": None, "colour": None, "kind": kind, "mp": mp, "gp": gp}
            )


def total_points(history: History) -> float:
    """Return match and game points together, roughly how a team stands."""
    return float(sum(entry["mp"] + entry["gp"] for entry in history))


def fresh_opponents_first(waiting: list[int], histories: dict[int, History]) -> list[int]:
    """Order the teams so that two in a row have not met where that is easy: meetings fill up."""
    ordered: list[int] = []
    left = list(waiting)
    while left:
        one = left.pop()
        met = {entry["opponent"] for entry in histories[one]}
        fresh = [tpn for tpn in left if tpn not in met]
        ordered.append(one)
        if left:
            other = (fresh or left)[-1]
            left.remove(other)
            ordered.append(other)
    # Taken from the end, two by two.
    return ordered[::-1]


def add_match(
    choices: Choices,
    request: Request,
    flavour: Flavour,
    histories: dict[int, History],
    one: int,
    other: int,
) -> None:
    """Add a match of two teams to both histories."""
    number = len(histories[one]) + 1
    white, black = (one, other) if choices.chance(50) else (other, one)
    if flavour.colours == "small is white":
        white, black = sorted((one, other))
    elif flavour.colours == "runs" and histories[one] and histories[one][-1]["colour"] is not None:
        # The same colour again, so that preferences grow strong.
        white, black = (one, other) if histories[one][-1]["colour"] == "white" else (other, one)
    kinds = ("played", "played")
    if not choices.chance(flavour.played):
        kinds = choices.pick(
            (
                ("forfeit-win", "forfeit-loss"),
                ("forfeit-loss", "forfeit-win"),
                ("forfeit-loss", "forfeit-loss"),
            )
        )
    for tpn, opponent, colour, kind, (mp, gp) in zip(
        (white, black),
        (black, white),
        ("white", "black"),
        kinds,
        match_points(choices, request, flavour, kinds, number),
        strict=True,
    ):
        histories[tpn].append(
            {"opponent": opponent, "colour": colour, "kind": kind, "mp": mp, "gp": gp}
        )


Points = tuple[float, float]


def match_points(
    choices: Choices, request: Request, flavour: Flavour, kinds: tuple[str, str], number: int
) -> tuple[Points, Points]:
    """Return the match and game points of both sides."""
    if flavour.points != "results":
        return free_points(choices, request, flavour, number), free_points(
            choices, request, flavour, number
        )
    scoring = request.get("scoring", SCORINGS[0])
    boards = request["boards"]
    if kinds == ("forfeit-loss", "forfeit-loss"):
        return (scoring["loss"], 0), (scoring["loss"], 0)
    if kinds == ("forfeit-win", "forfeit-loss"):
        return (scoring["win"], boards), (scoring["loss"], 0)
    if kinds == ("forfeit-loss", "forfeit-win"):
        return (scoring["loss"], 0), (scoring["win"], boards)
    halves = choices.integer(0, 2 * boards)
    mine, theirs = halves / 2, boards - halves / 2
    if mine == theirs:
        return (scoring["draw"], mine), (scoring["draw"], theirs)
    won, lost = scoring["win"], scoring["loss"]
    return ((won, mine), (lost, theirs)) if mine > theirs else ((lost, mine), (won, theirs))


def solo_points(
    choices: Choices, request: Request, flavour: Flavour, kind: str, number: int
) -> Points:
    """Return the points of a round without an opponent."""
    scoring = request.get("scoring", SCORINGS[0])
    boards = request["boards"]
    usual: dict[str, Points] = {
        "absent": (0, 0),
        "half-bye": (scoring["draw"], boards / 2),
        "pab": (scoring["draw"], boards / 2),
        "full-bye": (scoring["win"], boards),
    }
    if flavour.points == "results" or choices.chance(30):
        return usual[kind]
    return free_points(choices, request, flavour, number)


def free_points(choices: Choices, request: Request, flavour: Flavour, number: int) -> Points:
    """Return points that follow no result.

    `levels`, `two levels`: the first round makes large scoregroups, later rounds change nothing,
    so that brackets stay large; `few`: now and then a point; `wild`: anything, penalties included.
    """
    deciding: float
    other: float
    if flavour.points in {"levels", "two levels"}:
        scores = (0, 1, 2) if flavour.points == "levels" else (0, 1)
        deciding = choices.pick(scores) if number == 1 else 0
        other = choices.pick((0, 0, 1, 0.5))
    elif flavour.points == "few":
        deciding = choices.pick((0, 0, 1))
        other = choices.pick((2, 1))
    else:
        deciding = choices.pick((0, 1, 2, 0.5, 1.5, 3, -1))
        other = choices.pick((0, 1, 2, 3.5, -0.5))
    if request.get("primary_score") == "game_points":
        return other, deciding
    return deciding, other


# --- tight scoregroups --------------------------------------------------------------------------


def tight_situation(choices: Choices, *, largest: int = 10) -> Request:
    """Return scoregroups with many pairs gone, where every criterion has something to decide.

    The first round gives each team its score; later rounds only bring colours and floaters.
    """
    count = max(2, largest - choices.pick((0, 1, 0, 2)))
    rounds_played = choices.pick((2, 3, 1, 4))
    request = random_settings(choices, rounds_played=rounds_played)
    tpns = random_numbers(choices, count)
    levels = choices.integer(2, 4)
    level = {tpn: choices.integer(0, levels - 1) for tpn in tpns}
    flavour = Flavour(
        meets=choices.pick((95, 75)),
        played=choices.pick((100, 85)),
        points="few",
        colours=choices.pick(("any", "runs")),
        near=choices.chance(50),
    )
    histories: dict[int, History] = {tpn: [] for tpn in tpns}
    for number in range(rounds_played):
        add_random_round(choices, request, flavour, histories)
        for tpn in tpns:
            set_primary(request, histories[tpn][-1], level[tpn] if number == 0 else 0)
    inside, across = choices.pick(((50, 10), (30, 30), (65, 0), (10, 50), (40, 5)))
    request["forbidden_pairs"] = [
        [one, other]
        for one, other in combinations(tpns, 2)
        if choices.chance(inside if level[one] == level[other] else across)
    ]
    return finished(choices, request, histories)


def set_primary(request: Request, entry: dict[str, Any], points: float) -> None:
    """Let an entry have that many points of the primary score."""
    entry["gp" if request.get("primary_score") == "game_points" else "mp"] = points


# --- shapes -------------------------------------------------------------------------------------


def shaped_situation(choices: Choices, *, largest: int = 10) -> Request:
    """Return a situation of one extreme shape."""
    shape = choices.pick((all_on_one_score, one_far_ahead, all_prefer_one_colour, ladder))
    return shape(choices, largest)


def shape_of(
    choices: Choices, largest: int, score_in_round_1: Callable[[int, int], float]
) -> Request:
    """Return teams that met at random; only the first round gave primary points."""
    count = choices.integer(2, largest)
    rounds_played = choices.integer(1, max(1, min(9, count - 1)))
    request = random_settings(choices, rounds_played=rounds_played)
    tpns = random_numbers(choices, count)
    flavour = Flavour(100, 95, "few", choices.pick(("any", "runs")))
    histories: dict[int, History] = {tpn: [] for tpn in tpns}
    for number in range(rounds_played):
        add_random_round(choices, request, flavour, histories)
        for index, tpn in enumerate(tpns):
            points = score_in_round_1(index, count) if number == 0 else 0
            set_primary(request, histories[tpn][-1], points)
    return finished(choices, request, histories)


def all_on_one_score(choices: Choices, largest: int) -> Request:
    """Return a situation where every team has the same score."""
    return shape_of(choices, largest, lambda _index, _count: 1)


def one_far_ahead(choices: Choices, largest: int) -> Request:
    """Return a situation with one team ahead of all the others, or one behind."""
    value = choices.pick((9, -9))
    return shape_of(choices, largest, lambda index, _count: value if index == 0 else 1)


def ladder(choices: Choices, largest: int) -> Request:
    """Return a situation where every scoregroup has one, two or three teams."""
    height = choices.pick((1, 2, 3))
    return shape_of(choices, largest, lambda index, count: (count - index) // height)


def all_prefer_one_colour(choices: Choices, largest: int) -> Request:
    """Return a situation where every team had the same colour twice, against teams that left."""
    count = choices.integer(1, largest)
    request = random_settings(choices, rounds_played=2)
    present = list(range(1, count + 1))
    gone = list(range(count + 1, 2 * count + 1))
    had, gave = choices.pick((("black", "white"), ("white", "black")))
    histories: dict[int, History] = {tpn: [] for tpn in present + gone}
    levels = choices.pick(((1,), (0, 1), (0, 1, 2)))
    for number in (0, 1):
        for tpn in present:
            opponent = gone[(tpn - 1 + number) % count]
            points = choices.pick(levels) if number == 0 else 0
            for one, other, colour in ((tpn, opponent, had), (opponent, tpn, gave)):
                histories[one].append(
                    {"opponent": other, "colour": colour, "kind": "played"}
                    | {"mp": points, "gp": points}
                )
    if choices.chance(50):
        # Some played only one of the two, so mild preferences stand beside strong ones.
        for tpn in present:
            if choices.chance(40):
                entry = histories[tpn][0]
                for one in (tpn, entry["opponent"]):
                    histories[one][0]["kind"] = "forfeit-loss"
    request = finished(choices, request, histories)
    for team in request["teams"]:
        if team["tpn"] in gone:
            team["available"] = False
    return request


# --- plausible events ---------------------------------------------------------------------------


def event_situations(
    source: random.Random,
    pair: Callable[[Request], Answer],
    *,
    teams: int,
    rounds: int,
    forfeits: int = 3,
    absences: int = 3,
) -> list[Request]:
    """Play an event that `pair` pairs round by round, and return the request of every round.

    The stronger teams (the smaller TPNs) tend to win. `forfeits` and `absences` are percentages.
    The event ends early where no legal pairing exists.
    """
    choices = RandomChoices(source)
    request = random_settings(choices, rounds_played=0)
    request["total_rounds"] = rounds
    histories: dict[int, History] = {tpn: [] for tpn in range(1, teams + 1)}
    if choices.chance(30):
        request["forbidden_pairs"] = [
            sorted(source.sample(range(1, teams + 1), 2)) for _ in range(teams // 6)
        ]
    if choices.chance(30):
        accelerated = {str(number): 2 if number <= 2 else 1 for number in range(1, rounds // 2 + 1)}
        request["virtual_points"] = {str(t): accelerated for t in range(1, teams // 2 + 1)}
    scoring = request.get("scoring", SCORINGS[0])
    boards = request["boards"]
    asked = []
    for number in range(1, rounds + 1):
        missing = {tpn for tpn in histories if choices.chance(absences)}
        if len(missing) == teams:
            missing.clear()
        now = {
            **request,
            "next_round": number,
            "teams": [
                {"tpn": tpn, "available": tpn not in missing, "history": list(history)}
                for tpn, history in histories.items()
            ],
        }
        asked.append(now)
        try:
            answer = pair(now)
        except NoLegalPairing:
            break
        for tpn in missing:
            kind = choices.pick(("absent", "absent", "half-bye"))
            half = kind == "half-bye"
            histories[tpn].append(
                absence() | {"kind": kind, "mp": scoring["draw"] * half, "gp": boards / 2 * half}
            )
        if answer["bye"] is not None:
            histories[answer["bye"]].append(
                absence() | {"kind": "pab", "mp": scoring["draw"], "gp": boards / 2}
            )
        for board in answer["pairs"]:
            play(source, choices, request, histories, board, forfeits)
    return asked


def play(
    source: random.Random,
    choices: Choices,
    request: Request,
    histories: dict[int, History],
    board: Answer,
    forfeits: int,
) -> None:
    """Play a match of a plausible event."""
    white, black = board["white"], board["black"]
    boards, scoring = request["boards"], request.get("scoring", SCORINGS[0])
    kinds = ("played", "played")
    edge = 0.25 * (black - white) / len(histories)
    halves = [source.choices((2, 1, 0), (0.3 + edge, 0.4, 0.3 - edge))[0] for _ in range(boards)]
    games = [sum(halves) / 2, boards - sum(halves) / 2]
    if choices.chance(forfeits):
        kinds, games = choices.pick(
            (
                (("forfeit-win", "forfeit-loss"), [boards, 0]),
                (("forfeit-loss", "forfeit-win"), [0, boards]),
                (("forfeit-loss", "forfeit-loss"), [0, 0]),
            )
        )
    names = {1: "win", 0: "draw", -1: "loss"}
    sign = (games[0] > games[1]) - (games[0] < games[1])
    outcomes = [names[sign], names[-sign]]
    if kinds == ("forfeit-loss", "forfeit-loss"):
        outcomes = ["loss", "loss"]
    for tpn, opponent, colour, kind, gp, outcome in zip(
        (white, black), (black, white), ("white", "black"), kinds, games, outcomes, strict=True
    ):
        histories[tpn].append(
            {"opponent": opponent, "colour": colour, "kind": kind}
            | {"mp": scoring[outcome], "gp": gp}
        )
