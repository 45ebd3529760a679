"""The exhaustive reference: every bye, every set of upfloaters, every pairing, as the texts say.

`pair(request)` answers a request of the two team systems by literally listing what the articles
speak of and picking what they pick. It is meant to be read beside the text; it is fit for up to
about ten teams. Articles are those of C.04.6 (2026), the draft's stand beside them.

What is reported for each bracket under `criteria`:

======  ==========================================  ============================================
name    fide-team-2026                              fide-team-draft
======  ==========================================  ============================================
C4      number of upfloaters                        the same
C5      the upfloaters' pairing scores, ascending   the same
C6      0 kept, 1 broken                            teams left of the following scoregroup that
                                                    cannot be paired inside it
C7      upfloaters that floated in the round        teams whose colour preference is not
        before; 0 in the last two rounds            fulfilled
C8      teams whose colour preference is not        teams whose strong preference is not
        fulfilled                                   fulfilled; 0 unless Type B
C9      teams whose strong preference is not        teams that float and floated in the round
        fulfilled; 0 unless Type B                  before; 0 in the last two rounds
C10     upfloaters' opponents that floated in the   (none)
        round before; 0 in the last two rounds
======  ==========================================  ============================================

`residents` stand by ascending TPN, `upfloaters` in the order of 3.5.3.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations

from tests.reference.definitions import (
    FINAL,
    Answer,
    Event,
    NoLegalPairing,
    Pair,
    Request,
    colours,
    floated_in_previous_round,
    floaters_count,
    following_scoregroup,
    in_upfloater_order,
    matches_played,
    may_have_the_bye,
    may_meet,
    points,
    preference,
    published,
    read,
    score,
)

Teams = frozenset[int]


def pair(request: Request) -> Answer:
    """Pair the round (3.3.2, draft 1.9.2), or raise NoLegalPairing (3.3.3, draft 1.9.3)."""
    position = Position(read(request))
    event = position.event
    # Step 1: the pairing-allocated bye.
    bye = assign_bye(position) if len(event.available) % 2 else None
    unpaired = event.available - {bye}
    if not position.completable(unpaired):
        raise NoLegalPairing
    pairs: list[Pair] = []
    brackets: list[Answer] = []
    # Steps 2 and 3: bracket after bracket.
    while unpaired:
        residents = top_scoregroup(position, unpaired)
        upfloaters = select_upfloaters(position, unpaired, residents)
        bracket = pair_bracket(position, residents, upfloaters)
        pairs += bracket
        brackets.append(report(position, unpaired, residents, upfloaters, bracket))
        unpaired = unpaired - residents - upfloaters
    # Step 4: the colours.
    return {
        "round": event.next_round,
        "system": event.system,
        "bye": bye,
        "pairs": published(event, pairs),
        "brackets": brackets,
    }


class Position:
    """The event, with what is looked up again and again remembered."""

    def __init__(self, event: Event) -> None:
        self.event = event
        self.score = {tpn: score(event, tpn) for tpn in event.available}
        self.floated = {t: floated_in_previous_round(event, t) for t in event.available}
        self.may_meet = cache(lambda one, other: may_meet(event, one, other))
        self.preference = cache(lambda tpn: preference(event, tpn))
        self.colours = cache(lambda one, other: colours(event, one, other))
        self._completable: dict[Teams, bool] = {frozenset(): True}

    def completable(self, teams: Teams) -> bool:
        """Say whether the teams can all be paired among themselves under [C1].

        This is the legal pairing of 3.1.1 and the completion criterion [C3] of 2.2.1 (draft 3.2.1)
        once the bye is settled: the first team is tried with every other one.
        """
        if teams not in self._completable:
            first = min(teams)
            self._completable[teams] = any(
                self.may_meet(first, other) and self.completable(teams - {first, other})
                for other in teams
                if other != first
            )
        return self._completable[teams]

    def pairings(self, teams: Sequence[int]) -> Iterator[tuple[Pair, ...]]:
        """List every pairing of the teams that [C1] allows."""
        if not teams:
            yield ()
            return
        first, *others = teams
        for other in others:
            if self.may_meet(first, other):
                for rest in self.pairings([tpn for tpn in others if tpn != other]):
                    yield ((first, other), *rest)


# --- 3.4 Pairing-allocated bye (draft 2.1) ------------------------------------------------------


def assign_bye(position: Position) -> int:
    """Return the team that has the bye."""
    event = position.event
    candidates = [
        tpn
        for tpn in event.available
        # 3.4.1: [C2] for the team itself, [C1] for all the others
        if may_have_the_bye(event, tpn) and position.completable(event.available - {tpn})
    ]
    if not candidates:
        raise NoLegalPairing
    return min(
        candidates,
        key=lambda tpn: (
            position.score[tpn],  # 3.4.2, the score the round is paired on
            -matches_played(event, tpn),  # 3.4.3
            -tpn,  # 3.4.4
        ),
    )


# --- 3.2 Top-scoregroup (draft 1.8) -------------------------------------------------------------


def top_scoregroup(position: Position, unpaired: Teams) -> Teams:
    """Return the teams with the highest score among those yet to be paired."""
    highest = max(position.score[tpn] for tpn in unpaired)
    return frozenset(tpn for tpn in unpaired if position.score[tpn] == highest)


# --- 3.5 Selection of upfloaters (draft 2.2) ----------------------------------------------------


def select_upfloaters(position: Position, unpaired: Teams, residents: Teams) -> Teams:
    """Return the set of upfloaters that 3.5.5 (draft 2.2.5) chooses."""
    potential = unpaired - residents  # 3.5.1
    # 3.5.2: [C4], the smallest number for which a set with a legal completion exists (reading 6)
    for number in range(len(potential) + 1):
        sets = [
            chosen
            for chosen in sets_in_order(position, potential, number)
            if position.completable(residents | frozenset(chosen))
            and position.completable(unpaired - residents - frozenset(chosen))
        ]
        if sets:
            break
    else:
        raise AssertionError("what is left was completable a moment ago")
    # 3.5.2: [C5]
    best_profile = max(score_profile(position, chosen) for chosen in sets)
    sets = [chosen for chosen in sets if score_profile(position, chosen) == best_profile]
    # 3.5.5: `min` returns the first of the best
    return frozenset(
        min(sets, key=lambda c: set_criteria(position, unpaired, residents, frozenset(c)))
    )


def sets_in_order(position: Position, potential: Teams, number: int) -> list[tuple[int, ...]]:
    """List all sets of that many potential upfloaters, each sorted by 3.5.3, all by 3.5.4."""
    # `combinations` keeps the order of 3.5.3 inside each set; tuples sort lexicographically.
    return sorted(combinations(in_upfloater_order(position.event, potential), number))


def score_profile(position: Position, upfloaters: Sequence[int]) -> list[int]:
    """Return the upfloaters' scores in ascending order: [C5] maximises them (2.3.2, reading 7)."""
    return sorted(position.score[tpn] for tpn in upfloaters)


def set_criteria(
    position: Position, unpaired: Teams, residents: Teams, upfloaters: Teams
) -> tuple[int, ...]:
    """Return what 3.5.5 compares in sets alike in [C4] and [C5]: [C6], [C7]; draft: [C6] alone."""
    left = unpaired - residents - upfloaters
    following = following_scoregroup(position.event, position.score[min(residents)]) & left
    if position.event.system == FINAL:
        return (
            broken_following_scoregroup(position, left, following),
            upfloaters_that_floated(position, upfloaters),
        )
    return (unpaired_in_following_scoregroup(position, left, following),)


def broken_following_scoregroup(position: Position, left: Teams, following: Teams) -> int:
    """[C6] (2.3.3, reading 8): 0 when the following scoregroup keeps [C1], [C3], [C4]; else 1.

    Kept when nothing is left of it, or when what is left can be paired with as few upfloaters as
    its parity allows, none or one, and all the others can be completed.
    """
    if not following:
        return 0
    lower = left - following
    for chosen in combinations(sorted(lower), len(following) % 2):
        upfloaters = frozenset(chosen)
        if position.completable(following | upfloaters) and position.completable(
            lower - upfloaters
        ):
            return 0
    return 1


def unpaired_in_following_scoregroup(position: Position, left: Teams, following: Teams) -> int:
    """Draft [C6] (3.3.3): how many of the following scoregroup cannot be paired inside it.

    The most that can be paired among themselves, all the others completable, are found by trying
    every group of them, the largest first. How many are left of the scoregroup is the same for
    all sets alike in [C5], so fewest unpaired is most paired.
    """
    for number in range(len(following), 0, -1):
        for chosen in combinations(sorted(following), number):
            inside = frozenset(chosen)
            if position.completable(inside) and position.completable(left - inside):
                return len(following) - number
    return len(following)


def upfloaters_that_floated(position: Position, upfloaters: Teams) -> int:
    """[C7] (2.3.4): upfloaters that were floaters in the previous round."""
    if not floaters_count(position.event):
        return 0
    return sum(position.floated[tpn] for tpn in upfloaters)


# --- 3.6 Pairing of a bracket (draft 2.3) -------------------------------------------------------


def pair_bracket(position: Position, residents: Teams, upfloaters: Teams) -> tuple[Pair, ...]:
    """Return the pairing of the bracket that 3.6.4 (draft 2.3.4) chooses."""
    # 3.6.1, [C1]; listing the teams by TPN makes the top member the first of each pair
    pairings = list(position.pairings(sorted(residents | upfloaters)))
    # 3.6.3
    pairings.sort(key=identifier)
    # 3.6.4: `min` returns the first of the best
    return min(pairings, key=lambda pairing: pairing_criteria(position, pairing))


def identifier(pairing: Sequence[Pair]) -> tuple[int, ...]:
    """Return the identifier of a pairing (3.6.2, draft 2.3.2).

    The top members in ascending order, then the bottom members of the corresponding pairs.
    """
    # 3.6.1: the smaller TPN is the top member, whoever floats (reading 11)
    ordered = sorted((min(pair), max(pair)) for pair in pairing)
    return (*(top for top, _ in ordered), *(bottom for _, bottom in ordered))


def pairing_criteria(position: Position, pairing: Sequence[Pair]) -> tuple[int, ...]:
    """Return what 3.6.4 compares: [C8], [C9], [C10]; in the draft [C7], [C8], [C9]."""
    by_floats = opponents_that_floated if position.event.system == FINAL else teams_that_float_again
    return (
        unfulfilled_preferences(position, pairing),
        unfulfilled_strong_preferences(position, pairing),
        by_floats(position, pairing),
    )


def unfulfilled_preferences(position: Position, pairing: Sequence[Pair]) -> int:
    """[C8] (2.3.5; draft [C7], 3.3.4): teams whose colour preference, if any, is not fulfilled.

    Counted on the colours that article 4 will give, team by team.
    """
    return sum(len(unfulfilled(position, pair)) for pair in pairing)


def unfulfilled_strong_preferences(position: Position, pairing: Sequence[Pair]) -> int:
    """[C9] (2.3.6; draft [C8], 3.3.5), Type B only: the same for strong preferences.

    Type A knows no strong preference, so nothing is counted there.
    """
    return sum(unfulfilled(position, pair).count("strong") for pair in pairing)


def unfulfilled(position: Position, pair: Pair) -> list[str]:
    """Return the strengths of the preferences that the colours of a pair leave unfulfilled."""
    given = position.colours(*pair)
    missed: list[str] = []
    for tpn, colour in ((given.white, "white"), (given.black, "black")):
        wanted = position.preference(tpn)
        if wanted is not None and wanted.colour != colour:
            missed.append(wanted.strength)
    return missed


def opponents_that_floated(position: Position, pairing: Sequence[Pair]) -> int:
    """[C10] (2.3.7): upfloaters' opponents that were floaters in the previous round.

    An upfloater's opponent is always a resident: two upfloaters paired together could both stay
    where they are, which [C4] prefers.
    """
    if not floaters_count(position.event):
        return 0
    return sum(
        position.floated[max(pair, key=position.score.__getitem__)]
        for pair in pairing
        if floats(position, pair)
    )


def teams_that_float_again(position: Position, pairing: Sequence[Pair]) -> int:
    """Draft [C9] (3.3.6): teams of the bracket that float and floated in the round before."""
    if not floaters_count(position.event):
        return 0
    return sum(position.floated[tpn] for pair in pairing if floats(position, pair) for tpn in pair)


def floats(position: Position, pair: Pair) -> bool:
    """Say whether the two teams of a pair have different scores (1.5)."""
    return position.score[pair[0]] != position.score[pair[1]]


# --- the report ---------------------------------------------------------------------------------


def report(
    position: Position,
    unpaired: Teams,
    residents: Teams,
    upfloaters: Teams,
    pairing: Sequence[Pair],
) -> Answer:
    """Return the bracket with its criteria, as the head of this module says."""
    profile = [points(value) for value in score_profile(position, sorted(upfloaters))]
    values: list[object] = [
        len(upfloaters),
        profile,
        *set_criteria(position, unpaired, residents, upfloaters),
        *pairing_criteria(position, pairing),
    ]
    return {
        "score": points(position.score[min(residents)]),
        "residents": sorted(residents),
        "upfloaters": in_upfloater_order(position.event, upfloaters),
        "criteria": {f"C{number}": value for number, value in enumerate(values, start=4)},
    }
