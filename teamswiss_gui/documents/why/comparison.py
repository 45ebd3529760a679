"""The same round under several systems, in words: what is the same, what differs and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from teamswiss_gui.documents.why.explain import TELLERS
from teamswiss_gui.documents.why.model import Explanation, Sentence
from teamswiss_gui.engine.compare import Comparison, SystemRound
from teamswiss_gui.words import Words


@dataclass(frozen=True, slots=True)
class ComparedPair:
    """A team's match under every system, beside each other."""

    team: int
    opponents: tuple[int | None, ...]
    """For each system; None: the bye, or no pairing."""
    whites: tuple[bool, ...]
    """Whether the team has White."""

    @property
    def differs(self) -> bool:
        """Whether the systems give different opponents or colours."""
        return len(set(self.opponents)) > 1 or len(set(self.whites)) > 1


def team_lines(compared: Comparison) -> list[ComparedPair]:
    """Return a line for every team of the round, by number."""
    mates = [_mates(each) for each in compared.systems]
    teams = sorted({team for found in mates for team in found})
    lines = []
    for team in teams:
        found = [each.get(team, (None, False)) for each in mates]
        lines.append(
            ComparedPair(team, tuple(mate for mate, _ in found), tuple(white for _, white in found))
        )
    return lines


def _mates(each: SystemRound) -> dict[int, tuple[int | None, bool]]:
    found: dict[int, tuple[int | None, bool]] = {}
    for white, black in each.pairs.values():
        found[white] = (black, True)
        found[black] = (white, False)
    if each.bye is not None:
        found[each.bye] = (None, False)
    return found


def told(words: Words, names: Mapping[int, str], each: SystemRound) -> Explanation | None:
    """Return how a system came to its round, None if it found no legal pairing."""
    if each.answer is None:
        return None
    return TELLERS[each.system](words, names, each.answer, each.request).tell()


def reasons(explanation: Explanation, line: ComparedPair, place: int) -> tuple[Sentence, ...]:
    """Return why a system gave a team this match: the match's sentences, or those of the bye."""
    opponent = line.opponents[place]
    if opponent is None:
        return explanation.of_team(line.team)
    return explanation.of_match(line.team, opponent)
