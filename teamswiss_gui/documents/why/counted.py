"""Where the scores of the pairing are not those of the standings: adjourned games, virtual points.

What is said is read from the request that the round was paired from.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from teamswiss_gui.documents.why.model import Level, Part, Sentence, Topic
from teamswiss_gui.documents.why.numbered import numbered, runs_text
from teamswiss_gui.documents.why.teller import CONTEXT, value_text
from teamswiss_gui.domain.model import Match, Tournament
from teamswiss_gui.domain.points import HalfPoints, as_number
from teamswiss_gui.domain.terms import Acceleration, Result
from teamswiss_gui.engine.answer import Answer
from teamswiss_gui.engine.request import Request
from teamswiss_gui.engine.tournament import basis_of, numbers_of
from teamswiss_gui.scoring.points import totals
from teamswiss_gui.words import Words

DRAWS = {
    "olympiad-2008": "D.II.02 12",
    "dutch-2017": "C.04.2 D.1",
    "dutch-earlier": "F.9",
}
"""Where a text says that an adjourned game is a draw for the pairing, if not in C.04.2 3.1."""
VIRTUAL = {
    Acceleration.BAKU: (
        "The scores of this round contain the virtual points of the Baku acceleration (C.04.7), "
        "for the pairing only."
    ),
    Acceleration.GIVEN: (
        "The scores of this round contain virtual points that the arbiter has given, for the "
        "pairing only."
    ),
}


@dataclass(frozen=True, slots=True)
class _Waiting:
    """A match of an earlier round with adjourned games."""

    round: int
    table: int
    match: Match
    boards: tuple[int, ...]


def counted(
    words: Words,
    tournament: Tournament,
    names: Mapping[int, str],
    request: Request,
    answer: Answer,
) -> Part | None:
    """Return what counts for the pairing only, None if all points are those of the standings."""
    teller = _Counted(words, tournament, names, request)
    told = any(step["kind"] == "imaginary-points" for step in answer.explanation or ())
    said = (*teller.adjourned(), *(() if told else teller.virtual()))
    if not said:
        return None
    return Part(Topic.START, words.tr(CONTEXT, "Points for the pairing"), "", said)


class _Counted:
    def __init__(
        self, words: Words, tournament: Tournament, names: Mapping[int, str], request: Request
    ) -> None:
        self._words = words
        self._tournament = tournament
        self._names = names
        self._request = request
        self._numbers = numbers_of(tournament, request.next_round)

    def adjourned(self) -> Iterator[Sentence]:
        """Tell every match with a game adjourned, then both teams' points."""
        article = DRAWS.get(self._request.system, "C.04.2\u00a03.1")
        told: set[int] = set()
        for each in _waiting(self._tournament, self._request.next_round):
            both = self._numbers[each.match.white], self._numbers[each.match.black]
            text = (
                "Round {round}, table {table}, {white} – {black}: board {boards} is adjourned and "
                "counts as a draw for the pairing ({article})."
                if len(each.boards) == 1
                else "Round {round}, table {table}, {white} – {black}: boards {boards} are "
                "adjourned and count as draws for the pairing ({article})."
            )
            said = self.tr(
                text,
                round=each.round,
                table=each.table,
                white=self._team(both[0]),
                black=self._team(both[1]),
                boards=runs_text(each.boards),
                article=article,
            )
            yield Sentence(said, teams=frozenset(both))
            for tpn in both:
                if tpn not in told:
                    told.add(tpn)
                    yield self._points(tpn)

    def _points(self, tpn: int) -> Sentence:
        history = next(team.history for team in self._request.teams if team.tpn == tpn)
        team = next(team for team, number in self._numbers.items() if number == tpn)
        shown = totals(self._tournament, self._request.next_round - 1)[team]
        said = self.tr(
            "For the pairing, {team} has {matches} match points and {games} game points, in the "
            "standings {shown_matches} and {shown_games}.",
            team=self._team(tpn),
            matches=_text(HalfPoints(sum(entry.mp for entry in history))),
            games=_text(HalfPoints(sum(entry.gp for entry in history))),
            shown_matches=_text(shown.match_points),
            shown_games=_text(shown.game_points),
        )
        return Sentence(said, "", Level.DETAIL, frozenset([tpn]))

    def virtual(self) -> Iterator[Sentence]:
        """Tell who has virtual points in this round."""
        by_points: dict[HalfPoints, list[int]] = {}
        for team in self._request.teams:
            points = self._request.virtual(team.tpn, self._request.next_round)
            if points and team.available:
                by_points.setdefault(points, []).append(team.tpn)
        if not by_points:
            return
        kind = basis_of(self._tournament, self._request.next_round).acceleration
        text = VIRTUAL.get(kind, "The scores of this round contain virtual points.")
        yield Sentence(self.tr(text))
        for points, tpns in sorted(by_points.items(), reverse=True):
            said = self.tr(
                "Points for each: {points}. Numbers: {numbers}.",
                points=_text(points),
                numbers=runs_text(tpns),
            )
            yield Sentence(said, "", Level.DETAIL)

    def tr(self, text: str, **details: object) -> str:
        """Return a text in the language of the words."""
        said = self._words.tr(CONTEXT, text)
        return said.format(**details) if details else said

    def _team(self, tpn: int) -> str:
        return numbered(self._names.get(tpn, "?"), tpn)


def _waiting(tournament: Tournament, round_number: int) -> Iterator[_Waiting]:
    """Yield the matches before a round whose adjourned games were counted as draws."""
    for each in tournament.rounds[: round_number - 1]:
        for place, match in enumerate(each.matches, start=1):
            if match.forfeit is not None or match.score is not None:
                continue  # the match counts as a whole, whatever its boards say
            boards = [b.number for b in match.boards if b.result is Result.ADJOURNED]
            if boards:
                yield _Waiting(each.number, match.table or place, match, tuple(boards))


def _text(points: HalfPoints) -> str:
    return value_text(as_number(points))
