"""Consequences in words: of a pairing by hand, of a correction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.points import as_text
from teamswiss_gui.domain.terms import PrimaryScore
from teamswiss_gui.engine.answer import JsonValue
from teamswiss_gui.engine.corrections import Correction, Place
from teamswiss_gui.engine.departures import Departs, Departure
from teamswiss_gui.engine.tournament import numbers_of
from teamswiss_gui.words import Words

CONTEXT = "consequences"
MOST = 12
"""Places that a correction lists; of more only the number is told."""

_TEXTS: Mapping[Departs, str] = {
    Departs.MET: "{teams} have met in round {round}{article}.",
    Departs.FORBIDDEN: "{teams} must not be paired with each other.",
    Departs.BYE_AGAIN: "{teams} had points without playing in round {round}{article}.",
    Departs.CRITERION: (
        "Bracket {score}: {criterion} would be {found} instead of {wanted}{article}."
    ),
    Departs.OTHERWISE: (
        "Bracket {score}: the criteria are equal, but the order of the rules puts other pairs "
        "first{article}."
    ),
    Departs.COLOURS: "{white} would have White; the rules give White to {black}{article}.",
    Departs.PAIRS: "By the rules: {white} – {black}.",
    Departs.NO_RULE: "No legal pairing exists for this round; the arbiter decides.",
}


class Consequences:
    """Words departures and corrections of one tournament."""

    def __init__(self, words: Words, tournament: Tournament) -> None:
        self._words = words
        self._tournament = tournament
        last = len(tournament.rounds)
        numbers = numbers_of(tournament, last) if last else {}
        if last:
            numbers |= dict(tournament.rounds[-1].numbers)
        self._names = {
            tpn: f"{tournament.team(team).name} ({tpn})" for team, tpn in numbers.items()
        }

    def departures(self, found: Sequence[Departure]) -> list[str]:
        """Return a sentence for each departure."""
        return [self._departure(each) for each in found]

    def _departure(self, each: Departure) -> str:
        if each.departs is Departs.BYE:
            return self._bye(each)
        names = [self._name(tpn) for tpn in each.teams]
        white, black = (*names, "", "")[:2]
        return self._tr(_TEXTS[each.departs]).format(
            teams=self._and(names),
            white=white,
            black=black,
            round=each.round,
            article=f" ({each.article})" if each.article else "",
            score=each.score,
            criterion=each.criterion,
            found=_shown(each.found),
            wanted=_shown(each.wanted),
        )

    def _bye(self, each: Departure) -> str:
        article = f" ({each.article})" if each.article else ""
        if each.wanted is None:
            return self._tr("By the rules nobody has the bye{article}.").format(article=article)
        assert isinstance(each.wanted, int)
        return self._tr("By the rules {team} has the bye{article}.").format(
            team=self._name(each.wanted), article=article
        )

    # --- corrections --------------------------------------------------------------------------

    def correction(self, found: Correction) -> list[str]:
        """Return what a correction changes, the most important first."""
        lines = []
        moved = sorted(found.places, key=lambda place: min(place.rank))
        lines += [self._place(place, found.after) for place in moved[:MOST]]
        if len(moved) > MOST:
            text = self._tr("… and other teams: {count}.")
            lines.append(text.format(count=len(moved) - MOST))
        if not moved:
            text = self._tr("No place and no points after round {round} change.")
            lines.append(text.format(round=found.after))
        for later in found.rounds:
            text = self._tr("Round {round} was paired on the old result; its pairing stays.")
            if later.is_paired_otherwise:
                text = self._tr(
                    "Round {round} was paired on the old result; from the new one the rules would "
                    "pair it otherwise. Its pairing stays."
                )
            lines.append(text.format(round=later.round))
        return lines

    def _place(self, place: Place, after: int) -> str:
        settings = self._tournament.settings
        by_match = settings.primary_score is PrimaryScore.MATCH_POINTS
        old, new = (
            as_text(points.match_points if by_match else points.game_points)
            for points in place.points
        )
        other_old, other_new = (
            as_text(points.game_points if by_match else points.match_points)
            for points in place.points
        )
        name = self._tournament.team(place.team).name
        if place.rank[0] == place.rank[1]:
            text = self._tr("{team} stays in place {new_rank} after round {after}: {points}.")
        else:
            text = self._tr(
                "{team} goes from place {old_rank} to {new_rank} after round {after}: {points}."
            )
        if place.points[0] == place.points[1]:
            points = self._tr("points as before")
        else:
            points = self._tr("{new} points ({other_new}) instead of {old} ({other_old})").format(
                new=new, other_new=other_new, old=old, other_old=other_old
            )
        return text.format(
            team=name, old_rank=place.rank[0], new_rank=place.rank[1], after=after, points=points
        )

    # --- parts --------------------------------------------------------------------------------

    def _name(self, tpn: int) -> str:
        return self._names.get(tpn, str(tpn))

    def _and(self, names: Sequence[str]) -> str:
        if len(names) == 2:
            return self._tr("{first} and {second}").format(first=names[0], second=names[1])
        return ", ".join(names)

    def _tr(self, text: str) -> str:
        return self._words.tr(CONTEXT, text)


def _shown(value: JsonValue) -> str:
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "–"
    return str(value)
