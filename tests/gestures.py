"""Random gestures of an arbiter, plausible and implausible, drawn from a seed.

`next_gesture` looks at a tournament and names a gesture with its arguments. More than half of the
time it is what an arbiter would do next, so that the tournament grows; otherwise it is any gesture
at all, with arguments that may be right, nearly right or absurd.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from datetime import date, time
from enum import Enum
from random import Random
from typing import Any, NamedTuple, TypeVar

from teamswiss_gui.domain.edits import (
    GESTURES,
    NUMBERING,
    PRESETS,
    Entry,
    Gesture,
    available,
    unpaired,
)
from teamswiss_gui.domain.edits.numbering import to_number
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import (
    Birth,
    Board,
    Match,
    MatchScore,
    Round,
    Team,
    TeamId,
    Tournament,
)
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.prizes import BoardPrizeRules, Measure, Prize, PrizeCategory, Sharing
from teamswiss_gui.domain.settings import (
    FIDE_TIEBREAKS,
    LOCKED_WHEN_PAIRED,
    OLYMPIAD_TIEBREAKS,
    Arbiter,
    GivenPoints,
    RoundDate,
)
from teamswiss_gui.domain.terms import (
    Acceleration,
    AdjustmentTarget,
    ArbiterRole,
    ByeKind,
    Card,
    Colour,
    ColourPreferences,
    Forfeit,
    PairingSystem,
    PrimaryScore,
    RatingSource,
    Result,
    Sex,
    Side,
    TieBreakEdition,
)
from teamswiss_gui.storage.rows import all_rows

Arguments = dict[str, Any]
E = TypeVar("E", bound=Enum)

SENSIBLE = 0.6
"""How often the arbiter does what comes next."""
WILD = 0.08
"""How often a single argument is out of place."""

ABSURD_NAMES = (
    "",
    "   ",
    "a\x00b",
    "line\nbreak",
    "\u202egnihton",
    "x" * 10_000,
    "\ud800",
    "\u200b",
)
NAMES = ("Adler", "Bishop's Gate", "Český Lev", "Dame", "Éperon", "Ørn", "Läufer", "Пешка", "Ладья")


class Move(NamedTuple):
    """A gesture and its arguments."""

    gesture: Gesture
    arguments: Arguments


def next_gesture(tournament: Tournament, chance: Random) -> Move:
    """Return what the arbiter does next."""
    hand = Hand(tournament, chance)
    sensible = chance.random() < SENSIBLE
    name = hand.what_comes_next() if sensible else chance.choice(sorted(GESTURES))
    return Move(GESTURES[name], MAKERS[name](hand))


def played(steps: int, seed: int | str, tournament: Tournament | None = None) -> Tournament:
    """Return a tournament after a number of random gestures."""
    chance = Random(seed)
    now = tournament or Tournament()
    for _step in range(steps):
        gesture, arguments = next_gesture(now, chance)
        try:
            now = gesture(now, **arguments)
        except TeamSwissError:
            continue
    return now


def digest(tournament: Tournament) -> str:
    """Return a short text that equal tournaments share, in every process."""
    rows = sorted((table, list(key), list(row)) for (table, key), row in _plain(tournament))
    return hashlib.sha256(json.dumps(rows).encode()).hexdigest()[:20]


def _plain(tournament: Tournament) -> Sequence[tuple[tuple[str, tuple[Any, ...]], tuple[Any, ...]]]:
    return list(all_rows(tournament).items())


class Hand:
    """Draws arguments that fit a tournament, most of the time."""

    def __init__(self, tournament: Tournament, chance: Random) -> None:
        self.tournament = tournament
        self.chance = chance

    # --- what comes next ----------------------------------------------------------------------

    def what_comes_next(self) -> str:
        now = self.tournament
        if len(now.teams) < 5:
            return "add_team"
        if any(len(team.players) < 3 for team in now.teams):
            return "add_player"
        if now.rounds and unpaired(now):
            return self.chance.choice(("pair_by_hand", "give_bye", "unpair_last_round"))
        if now.draft is not None:
            return "accept_draft"
        if now.rounds and self.missing() is not None:
            return self.chance.choice(("enter_result",) * 8 + ("set_match_score", "forfeit_match"))
        if any(team.tpn is None for team in available(now, now.next_round)):
            return self.chance.choice(("number_by_rating", "number_late_entry", "reopen_list"))
        if len(now.rounds) < now.settings.rounds:
            return "pair_round"
        return self.chance.choice(("unpair_last_round", "reopen_round", "set_field"))

    def missing(self) -> tuple[Match, Board] | None:
        for match in self.tournament.rounds[-1].matches:
            for board in match.boards:
                if board.result is None and match.forfeit is None and match.score is None:
                    return match, board
        return None

    # --- single values ------------------------------------------------------------------------

    @property
    def wild(self) -> bool:
        return self.chance.random() < WILD

    def whole(self, low: int, high: int) -> int:
        if self.wild:
            return self.chance.choice((low - 1, high + 1, 0, -7, 10**6, 2**70))
        return self.chance.randint(low, max(low, high))

    def flag(self) -> bool:
        return self.chance.random() < 0.5

    def member(self, kind: type[E]) -> E:
        return self.chance.choice(list(kind))

    def maybe(self, value: Any) -> Any:
        return None if self.chance.random() < 0.3 else value

    def name(self) -> str:
        if self.wild:
            return self.chance.choice(ABSURD_NAMES)
        return f"{self.chance.choice(NAMES)} {self.chance.randint(1, 400)}"

    def line(self) -> str:
        return self.chance.choice(("", "note", "Grüße", self.name(), "'; DROP TABLE team; --"))

    def reason(self) -> str:
        return "" if self.wild else self.chance.choice(("a mistake", "the captain asked", "späte"))

    def points(self) -> HalfPoints:
        return HalfPoints(self.whole(-4, 8))

    def team(self) -> TeamId:
        if self.wild or not self.tournament.teams:
            return TeamId(self.whole(0, 9999))
        return self.chance.choice(self.tournament.teams).id

    def some_team(self) -> Team | None:
        return self.chance.choice(self.tournament.teams) if self.tournament.teams else None

    def some_teams(self) -> list[TeamId]:
        return [self.team() for _team in range(self.chance.randint(0, 3))]

    def some_players(self) -> list[int]:
        """Return players of one roster, or of several."""
        team = self.some_team()
        if self.wild or team is None:
            return [self.player() for _player in range(self.chance.randint(0, 3))]
        count = min(self.chance.randint(0, 3), len(team.players))
        return [player.id for player in self.chance.sample(team.players, count)]

    def player(self) -> int:
        players = [player.id for _team, player in self.tournament.players()]
        return self.whole(0, 99) if self.wild or not players else self.chance.choice(players)

    def paired_round(self) -> Round | None:
        rounds = self.tournament.rounds
        if not rounds:
            return None
        return rounds[-1] if self.chance.random() < 0.8 else self.chance.choice(rounds)

    def round_number(self) -> int:
        return self.whole(1, self.tournament.settings.rounds)

    def open_round(self) -> int:
        return self.whole(self.tournament.next_round, self.tournament.settings.rounds)

    def match(self) -> Arguments:
        each = self.paired_round()
        if each is None or not each.matches or self.wild:
            return {"round": self.whole(1, 3), "match": self.whole(1, 50)}
        return {"round": each.number, "match": self.chance.choice(each.matches).id}

    def found(self, place: Mapping[str, Any]) -> Match | None:
        try:
            return self.tournament.round(place["round"]).match(place["match"])
        except TeamSwissError:
            return None

    def board(self) -> Arguments:
        place = self.match()
        found = self.found(place)
        return {**place, "board": self.whole(1, len(found.boards) if found else 4)}

    def side(self) -> Side:
        return self.member(Side)

    def roster(self, place: Mapping[str, Any], side: Side) -> list[int]:
        found = self.found(place)
        if found is None or self.wild:
            return [self.player()]
        return [p.id for p in self.tournament.team(found.team(side)).players] or [0]

    # --- several values -----------------------------------------------------------------------

    def team_fields(self) -> Arguments:
        fields: Arguments = {
            "short_name": self.line()[:30],
            "federation": self.chance.choice(("", "GER", "no", "Norway", "N0R")),
            "club": self.line(),
            "captain": self.line(),
            "previous_standing": self.maybe(self.whole(1, 300)),
            "checked_in": self.flag(),
            "table": self.maybe(self.whole(1, 40)),
            "note": self.line(),
        }
        if self.wild:
            fields["colour"] = 7
        return self._some(fields, 3)

    def player_fields(self) -> Arguments:
        fields: Arguments = {
            "title": self.chance.choice(("", "GM", "WFM", "Grandmaster")),
            "rating": self.maybe(self.whole(800, 2900)),
            "fide_id": self.chance.choice(("", str(self.chance.randint(1, 900)), "00" + "7", "x7")),
            "federation": self.chance.choice(("", "FRA", "ita", "???")),
            "birth": self.maybe(Birth(self.whole(1930, 2020), self.whole(0, 12), self.whole(0, 3))),
            "sex": self.maybe(self.member(Sex)),
            "national_id": self.chance.choice(("", "A-17", "9" * 21)),
            "national_rating": self.maybe(self.whole(500, 2500)),
            "note": self.line(),
        }
        if self.wild:
            fields["shoe_size"] = 44
        return self._some(fields, 4)

    def _some(self, fields: Arguments, most: int) -> Arguments:
        chosen = self.chance.sample(sorted(fields), self.chance.randint(0, most))
        return {field: fields[field] for field in chosen}

    def setting(self) -> Arguments:
        field = self.chance.choice(sorted(SETTINGS))
        return {"field": field, "value": SETTINGS[field](self)}

    def arbiter(self) -> Arbiter:
        role = ArbiterRole.CHIEF if self.wild else self.member(ArbiterRole)
        return Arbiter(self.name(), role, self.chance.choice(("", "123", "abc")))

    def category(self) -> PrizeCategory:
        return PrizeCategory(
            self.name(),
            tuple(
                Prize(self.whole(0, 50_000), self.line())
                for _prize in range(self.chance.randint(0, 3))
            ),
            rating_below=self.maybe(self.whole(1000, 2400)),
            rating_from=self.maybe(self.whole(1000, 2400)),
            born_from=self.maybe(self.whole(1930, 2020)),
            born_until=self.maybe(self.whole(1930, 2020)),
            women=self.flag(),
            teams=self.maybe(frozenset(self.some_teams())),
        )

    def category_name(self) -> str:
        known = self.tournament.settings.prizes
        return self.chance.choice(known).name if known and not self.wild else self.name()

    def moment(self) -> RoundDate:
        start = time(self.chance.randint(8, 20), self.chance.choice((0, 30)))
        return RoundDate(date(2026, 5, self.chance.randint(1, 31)), self.maybe(start))

    def pairing(self) -> Arguments:
        teams = [team.id for team in available(self.tournament, self.tournament.next_round)]
        self.chance.shuffle(teams)
        bye = teams.pop() if len(teams) % 2 else None
        if self.wild and teams:
            teams[0] = self.team()
        return {"pairs": list(zip(teams[::2], teams[1::2], strict=True)), "bye": bye}

    def order(self) -> list[TeamId]:
        order = [team.id for team in to_number(self.tournament)]
        self.chance.shuffle(order)
        return order[1:] if self.wild else order

    def late_team(self) -> TeamId:
        late = [team.id for team in self.tournament.teams if team.tpn is None]
        return self.chance.choice(late) if late else self.team()

    def free_teams(self) -> tuple[TeamId, TeamId]:
        if self.tournament.rounds and not self.wild:
            last = self.tournament.rounds[-1]
            free = [team.id for team in unpaired(self.tournament)]
            if len(free) < 2:
                teams = self.tournament.teams
                free += [team.id for team in teams if last.match_of(team.id) is None]
            if len(set(free)) >= 2:
                white, black = self.chance.sample(free, 2)
                return white, black
        return self.team(), self.team()

    def result(self) -> Arguments:
        rounds = self.tournament.rounds
        missing = self.missing() if rounds and self.chance.random() < 0.8 else None
        if missing is None:
            return {**self.board(), "result": self.member(Result)}
        match, board = missing
        place: Arguments = {"round": rounds[-1].number, "match": match.id, "board": board.number}
        if self.wild:
            return {**place, "result": self.member(Result)}
        seats = board.white_side is not None, board.black_side is not None
        fitting = {
            (True, True): (Result.WIN, Result.DRAW, Result.LOSS, Result.ADJOURNED),
            (True, False): (Result.FORFEIT_WIN,),
            (False, True): (Result.FORFEIT_LOSS,),
            (False, False): (Result.FORFEIT_BOTH,),
        }[seats]
        return {**place, "result": self.chance.choice(fitting)}

    def unfinished_match(self) -> Arguments:
        missing = self.missing() if self.tournament.rounds else None
        if missing is None or self.flag():
            return self.match()
        return {"round": len(self.tournament.rounds), "match": missing[0].id}

    def line_up(self) -> Arguments:
        place, side = self.match(), self.side()
        found = self.found(place)
        roster: list[int | None] = [*self.roster(place, side)]
        if self.flag():
            self.chance.shuffle(roster)
        boards = len(found.boards) if found else 4
        players = (roster + [None] * boards)[: boards + (1 if self.wild else 0)]
        return {**place, "side": side, "players": players}

    def entries(self) -> list[Entry]:
        return [
            Entry(
                {"name": self.name(), **self.team_fields()},
                tuple(
                    {"name": self.name(), **self.player_fields()}
                    for _place in range(self.chance.randint(0, 6))
                ),
            )
            for _team in range(self.chance.randint(0, 3))
        ]

    def two_open_matches(self) -> Arguments:
        rounds = self.tournament.rounds
        without = [m.id for m in rounds[-1].matches if not m.has_result] if rounds else []
        if len(without) < 2 or self.wild:
            return {"match": self.match()["match"], "other": self.match()["match"]}
        one, other = self.chance.sample(without, 2)
        return {"match": one, "other": other}

    def matches_in_order(self) -> Arguments:
        each = self.paired_round()
        if each is None:
            return {"round": 1, "order": []}
        order = [match.id for match in each.matches]
        self.chance.shuffle(order)
        return {"round": each.number, "order": order[1:] if self.wild else order}


Maker = Callable[[Hand], Any]

SETTINGS: Mapping[str, Maker] = {
    "name": Hand.name,
    "place": Hand.line,
    "federation": lambda h: h.chance.choice(("", "AUT", "sui", "12")),
    "organiser": Hand.line,
    "start_date": lambda h: h.maybe(date(2026, 5, h.chance.randint(1, 31))),
    "end_date": lambda h: h.maybe(date(2026, 5, h.chance.randint(1, 31))),
    "arbiters": lambda h: (h.arbiter(), h.arbiter()),
    "time_control": Hand.line,
    "rounds": lambda h: h.whole(5, 11),
    "round_dates": lambda h: (h.moment(), None, h.moment()),
    "logo": lambda h: h.chance.choice(("", "iVBORw0KGgo=", "/9j/", "R0lGODlh", "?")),
    "sponsor": Hand.line,
    "line_up_deadline": lambda h: h.maybe(h.whole(0, 120)),
    "boards": lambda h: h.whole(1, 6),
    "reserves": lambda h: h.maybe(h.whole(0, 6)),
    "board_colours": lambda h: h.chance.choice(("WBWB", "WBBW", "WB", "bwbw", "WRWR", "")),
    "roster_order_checked": Hand.flag,
    "system": lambda h: h.member(PairingSystem),
    "colour_preferences": lambda h: h.member(ColourPreferences),
    "primary_score": lambda h: h.member(PrimaryScore),
    "secondary_for_colours": Hand.flag,
    "initial_colour": lambda h: h.maybe(h.member(Colour)),
    "initial_colour_seed": Hand.line,
    "acceleration": lambda h: h.member(Acceleration),
    "given_points": lambda h: (
        GivenPoints(h.whole(1, 3), h.whole(1, 3), h.points(), h.points(), (h.team(),)),
    ),
    "match_win": Hand.points,
    "board_draw": Hand.points,
    "pab_match_points": lambda h: h.maybe(h.points()),
    "absence_game_points": Hand.points,
    "tiebreaks": lambda h: h.chance.choice((FIDE_TIEBREAKS, ("BH", "bh"), ("%",), ())),
    "tiebreak_edition": lambda h: h.member(TieBreakEdition),
    "rating_source": lambda h: h.member(RatingSource),
    "rating_players": lambda h: h.whole(1, 8),
    "rating_floor": lambda h: h.whole(0, 2000),
    "prizes": lambda h: (h.category(), h.category()),
    "prize_sharing": lambda h: h.member(Sharing),
    "one_prize_each": Hand.flag,
    "prize_currency": lambda h: h.chance.choice(("", "EUR", "a very long currency")),
    "board_prizes": lambda h: BoardPrizeRules(
        h.maybe(h.whole(1, 9)), tuple(h.member(Measure) for _each in range(2)), h.flag()
    ),
    "no such setting": lambda h: 1,
    "match_draw": lambda h: h.chance.choice(("2", None, 1.5, True)),
}


def _mark_absent(hand: Hand) -> Arguments:
    place, side = hand.match(), hand.side()
    return {**place, "side": side, "player": hand.chance.choice(hand.roster(place, side))}


def _set_board(hand: Hand) -> Arguments:
    place, side = hand.board(), hand.side()
    player = hand.maybe(hand.chance.choice(hand.roster(place, side)))
    return {**place, "side": side, "player": player}


def _span(hand: Hand) -> Arguments:
    return {"first_round": hand.round_number(), "last_round": hand.maybe(hand.round_number())}


def _known(hand: Hand, ids: Sequence[int]) -> int:
    return hand.whole(1, 99) if hand.wild or not ids else hand.chance.choice(ids)


MAKERS: Mapping[str, Callable[[Hand], Arguments]] = {
    "set_field": Hand.setting,
    "choose_preset": lambda h: {"preset": h.chance.choice([*PRESETS, "no such preset"])},
    "unlock_setting": lambda h: {
        "field": h.chance.choice([*sorted(LOCKED_WHEN_PAIRED), NUMBERING, NUMBERING, "name"]),
        "reason": h.reason(),
    },
    "add_arbiter": lambda h: {"arbiter": h.arbiter()},
    "change_arbiter": lambda h: {
        "index": h.whole(0, len(h.tournament.settings.arbiters) - 1),
        "arbiter": h.arbiter(),
    },
    "remove_arbiter": lambda h: {"index": h.whole(0, len(h.tournament.settings.arbiters) - 1)},
    "draw_initial_colour": lambda h: {"seed": h.name()},
    "set_acceleration": lambda h: {"acceleration": h.member(Acceleration)},
    "order_tiebreaks": lambda h: {
        "codes": h.chance.choice((FIDE_TIEBREAKS, OLYMPIAD_TIEBREAKS, ("BH", "BH"), ("",)))
    },
    "add_category": lambda h: {"name": h.name()},
    "change_category": lambda h: {"name": h.category_name(), "category": h.category()},
    "remove_category": lambda h: {"name": h.category_name()},
    "move_category": lambda h: {"name": h.category_name(), "to": h.whole(0, 3)},
    "set_round_date": lambda h: {"round": h.round_number(), "date": h.maybe(h.moment())},
    "import_teams": lambda h: {"entries": h.entries()},
    "number_by_rating": lambda h: {},
    "number_by_lot": lambda h: {"seed": h.name()},
    "number_by_hand": lambda h: {"order": h.order()},
    "number_late_entry": lambda h: {
        "team": h.late_team(),
        "tpn": h.maybe(h.whole(1, len(h.tournament.teams))),
    },
    "close_list": lambda h: {},
    "reopen_list": lambda h: {"reason": h.reason()},
    "add_player": lambda h: {
        "team": min(h.tournament.teams, key=lambda t: len(t.players)).id
        if h.tournament.teams
        else 1,
        "name": h.name(),
        "position": h.maybe(h.whole(1, 3)),
        **h.player_fields(),
    },
    "change_player": lambda h: {"player": h.player(), **h.player_fields()},
    "take_from_list": lambda h: {"player": h.player(), "name": h.name(), **h.player_fields()},
    "update_ratings": lambda h: {
        "ratings": {h.player(): h.player_fields() for _each in range(h.chance.randint(0, 5))}
    },
    "move_player": lambda h: {"player": h.player(), "position": h.whole(1, 5)},
    "remove_player": lambda h: {"player": h.player()},
    "move_player_to_team": lambda h: {
        "player": h.player(),
        "team": h.team(),
        "position": h.maybe(h.whole(1, 4)),
    },
    "set_line_up": Hand.line_up,
    "set_board": _set_board,
    "empty_board": lambda h: {**h.board(), "side": h.side()},
    "swap_boards": lambda h: {**h.board(), "side": h.side(), "other": h.whole(1, 4)},
    "take_over_line_up": lambda h: {**h.match(), "side": h.side()},
    "mark_absent": _mark_absent,
    "receive_line_up": lambda h: {**h.match(), "side": h.side(), "received": h.flag()},
    "enter_result": Hand.result,
    "correct_result": lambda h: {**h.board(), "result": h.member(Result)},
    "set_board_score": lambda h: {
        **h.board(),
        "white_points": h.points(),
        "black_points": h.points(),
    },
    "clear_result": Hand.board,
    "set_protest": lambda h: {**h.board(), "protest": h.flag()},
    "forfeit_match": lambda h: {**h.unfinished_match(), "forfeit": h.maybe(h.member(Forfeit))},
    "set_match_score": lambda h: {
        **h.unfinished_match(),
        "score": h.maybe(MatchScore(h.points(), h.points())),
    },
    "set_colours_reversed": lambda h: {**h.match(), "colours_reversed": h.flag()},
    "set_card": lambda h: {**h.match(), "card": h.member(Card)},
    "set_table": lambda h: {**h.match(), "table": h.maybe(h.whole(1, 20))},
    "start_round": lambda h: {},
    "pair_round": Hand.pairing,
    "accept_draft": lambda h: {},
    "discard_draft": lambda h: {},
    "unpair_last_round": lambda h: {},
    "publish_round": lambda h: {"round": h.whole(1, len(h.tournament.rounds))},
    "reopen_round": lambda h: {
        "round": h.whole(1, len(h.tournament.rounds)),
        "reason": h.reason(),
    },
    "pair_by_hand": lambda h: dict(zip(("white", "black"), h.free_teams(), strict=True)),
    "unpair_match": lambda h: {"match": h.match()["match"]},
    "exchange_teams": lambda h: {"team": h.team(), "other": h.team()},
    "swap_opponents": Hand.two_open_matches,
    "swap_colours": lambda h: {"match": h.match()["match"]},
    "give_bye": lambda h: {"team": h.free_teams()[0]},
    "take_bye": lambda h: {},
    "order_matches": Hand.matches_in_order,
    "add_team": lambda h: {"name": h.name(), **h.team_fields()},
    "late_entry": lambda h: {"name": h.name(), "first_round": h.open_round(), **h.team_fields()},
    "change_team": lambda h: {"team": h.team(), **h.team_fields()},
    "rename_team": lambda h: {"team": h.team(), "name": h.name()},
    "check_in": lambda h: {"team": h.team(), "present": h.flag()},
    "remove_team": lambda h: {"team": h.team()},
    "withdraw_team": lambda h: {"team": h.team(), "first_round": h.open_round()},
    "return_team": lambda h: {
        "team": _known(h, [t.id for t in h.tournament.teams if t.withdrawals]),
        "round": h.open_round(),
    },
    "set_attendance": lambda h: {
        "team": h.team(),
        "round": h.open_round(),
        "bye": h.maybe(h.member(ByeKind)),
    },
    "forbid_pair": lambda h: {
        "team": h.team(),
        "opponent": h.team(),
        "reason": h.line(),
        **_span(h),
    },
    "allow_pair": lambda h: {
        "forbidden_pair": _known(h, [pair.id for pair in h.tournament.forbidden_pairs])
    },
    "adjust_points": lambda h: {
        "team": h.team(),
        "round": h.whole(1, len(h.tournament.rounds)),
        "match_points": h.points(),
        "game_points": h.points(),
        "reason": h.reason(),
        "target": h.member(AdjustmentTarget),
    },
    "remove_adjustment": lambda h: {
        "adjustment": _known(h, [a.id for a in h.tournament.adjustments])
    },
    "remove_teams": lambda h: {"teams": h.some_teams()},
    "check_in_teams": lambda h: {"teams": h.some_teams(), "present": h.flag()},
    "set_attendance_of_teams": lambda h: {
        "teams": h.some_teams(),
        "round": h.open_round(),
        "bye": h.maybe(h.member(ByeKind)),
    },
    "withdraw_teams": lambda h: {"teams": h.some_teams(), "first_round": h.open_round()},
    "return_teams": lambda h: {"teams": h.some_teams(), "round": h.open_round()},
    "forbid_pairs": lambda h: {"teams": h.some_teams(), "reason": h.line(), **_span(h)},
    "paste_teams": lambda h: {
        "teams": h.some_teams(),
        "rows": [{"name": h.name(), **h.team_fields()} for _row in range(h.chance.randint(0, 3))],
    },
    "remove_players": lambda h: {"players": h.some_players()},
    "move_players": lambda h: {"players": h.some_players(), "position": h.whole(1, 4)},
    "move_players_to_team": lambda h: {
        "players": h.some_players(),
        "team": h.team(),
        "position": h.maybe(h.whole(1, 4)),
    },
    "paste_players": lambda h: {
        "team": h.team(),
        "place": h.whole(1, 6),
        "rows": [{"name": h.name(), **h.player_fields()} for _row in range(h.chance.randint(0, 3))],
    },
}
"""Gesture -> how its arguments are drawn. Every gesture is here; a test compares the two."""
