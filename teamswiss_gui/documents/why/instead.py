"""Why two teams do not meet, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import cast

from teamswiss_gui.documents.why.dutch import CRITERIA as DUTCH_CRITERIA
from teamswiss_gui.documents.why.dutch_earlier import REQUIREMENTS
from teamswiss_gui.documents.why.model import Level, Sentence
from teamswiss_gui.documents.why.numbered import numbered
from teamswiss_gui.documents.why.olympiad import REASONS
from teamswiss_gui.documents.why.team_swiss import criterion_text
from teamswiss_gui.documents.why.teller import CONTEXT, value_text
from teamswiss_gui.engine.fide_team.editions import EDITIONS
from teamswiss_gui.engine.instead.model import Instead, Obstacle
from teamswiss_gui.words import Words

SHOWN = 8
"""So many of the other matches that would change are named."""

_FIXED = {
    Obstacle.PAIRED: "{a} and {b} do meet in this round.",
    Obstacle.ABSENT: "Not to be paired in this round: {teams}.",
    Obstacle.MET: "{a} and {b} have played each other in round {found}.",
    Obstacle.FORBIDDEN: "The arbiter has forbidden that {a} and {b} meet.",
    Obstacle.COLOURS: "{a} and {b} must both have the same colour.",
    Obstacle.COMPLETION: "If {a} and {b} met, the other teams could not all be paired any more.",
    Obstacle.BYE: (
        "If {a} and {b} met, {found} would have the bye instead of {wanted}, which comes before it."
    ),
    Obstacle.ORDER: (
        "If {a} and {b} met, no criterion would be worse, but that pairing of the bracket of "
        "{score} points stands later in the order of the rules."
    ),
    Obstacle.SET: (
        "If {a} and {b} met, the criteria would be equal, but {found} would float instead of "
        "{wanted}, which comes first in the order."
    ),
    Obstacle.ANOTHER_SET: (
        "If {a} and {b} met, others than {wanted} would have to float from or to the bracket of "
        "{score} points; the rules choose these."
    ),
    Obstacle.FEWER_PAIRS: (
        "If {a} and {b} met, the bracket of {score} points would have {found} pairs instead of "
        "{wanted}."
    ),
    Obstacle.TAKEN: "{found} had its turn before, and the rules gave it {wanted}.",
    Obstacle.LATER: "{found} had its turn, and {wanted} comes before the other in its order.",
    Obstacle.ANOTHER_GROUP: (
        "They stand in different groups when their turn comes, and in its own group the rules "
        "find {wanted}."
    ),
    Obstacle.PASSED: "When its turn came, the pair was passed over: {reason}.",
    Obstacle.CRITERION: (
        "If {a} and {b} met, {reason}: {criterion} would be {found} instead of {least} in the "
        "bracket of {score} points."
    ),
}
_ONE_TEAM = {
    Obstacle.BYE: "{wanted} has the bye.",
    Obstacle.ANOTHER_SET: (
        "If {a} and {b} met, somebody would have to float from the bracket of {score} points; the "
        "rules need nobody to."
    ),
}
_OF_TEAMS = (
    Obstacle.BYE,
    Obstacle.SET,
    Obstacle.ANOTHER_SET,
    Obstacle.TAKEN,
    Obstacle.LATER,
    Obstacle.ANOTHER_GROUP,
)


def told(words: Words, names: Mapping[int, str], system: str, asked: Instead) -> Iterator[Sentence]:
    """Yield the reason, then what else would change."""
    teller = _Teller(words, names, system)
    yield Sentence(teller.reason(asked), asked.article, teams=frozenset(asked.teams))
    if asked.changed:
        yield Sentence(teller.changes(asked), "", Level.DETAIL)


class _Teller:
    def __init__(self, words: Words, names: Mapping[int, str], system: str) -> None:
        self._words = words
        self._names = names
        self._system = system

    def reason(self, asked: Instead) -> str:
        """Return what stands between the two."""
        alone = asked.found is None if asked.obstacle is Obstacle.BYE else not asked.wanted
        alone = alone and asked.obstacle in _ONE_TEAM
        text = self._tr(_ONE_TEAM[asked.obstacle] if alone else _FIXED[asked.obstacle])
        return text.format(
            a=self._team(asked.teams[0]),
            b=self._team(asked.teams[1]),
            teams=self._teams(asked.found) if asked.obstacle is Obstacle.ABSENT else "",
            found=self._value(asked, asked.found),
            wanted=self._value(asked, asked.wanted),
            least=value_text(asked.wanted),
            criterion=asked.criterion,
            score=value_text(asked.score),
            reason=self._criterion(asked),
        )

    def changes(self, asked: Instead) -> str:
        """Return the other matches that the round would have with this pair."""
        others = [pair for pair in asked.changed if set(pair) != set(asked.teams)]
        listed = ", ".join(f"{a}–{b}" for a, b in others[:SHOWN])
        if len(others) > SHOWN:
            listed += ", …"
        if not others:
            return self._tr("No other match would change.")
        return self._tr("With them the round would also have: {pairs}.").format(pairs=listed)

    def _criterion(self, asked: Instead) -> str:
        if asked.obstacle is Obstacle.PASSED:
            return self._tr(REASONS[str(asked.found)])
        code = asked.criterion
        if code is None:
            return ""
        if self._system in EDITIONS:
            return self._tr(criterion_text(EDITIONS[self._system], code))
        if code in REQUIREMENTS:
            return self._tr("there would be more {what}").format(what=self._tr(REQUIREMENTS[code]))
        return self._tr(DUTCH_CRITERIA[code])

    def _value(self, asked: Instead, value: object) -> str:
        if asked.obstacle in _OF_TEAMS:
            return self._teams(value)
        return value_text(value)

    def _teams(self, value: object) -> str:
        tpns = value if isinstance(value, list) else [] if value is None else [value]
        return ", ".join(self._team(cast(int, tpn)) for tpn in tpns)

    def _team(self, tpn: int) -> str:
        return numbered(self._names.get(tpn, "?"), tpn)

    def _tr(self, text: str) -> str:
        return self._words.tr(CONTEXT, text)
