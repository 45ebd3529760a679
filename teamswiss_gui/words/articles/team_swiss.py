"""C.04.6 of February 2026, in our words."""

from __future__ import annotations

COLOURS: dict[str, str] = {
    "4.2.1": "Of the two, the one with more points (primary score) is the first-team.",
    "4.2.2": (
        "If those are equal, the one with more secondary points is the first-team, unless the "
        "regulations leave them out."
    ),
    "4.2.3": "If all points are equal, the smaller number is the first-team.",
    "4.3": "The colours of a pair: the first of these rules that decides.",
    "4.3.1": (
        "Neither has played yet: a first-team with an odd number gets the colour that was drawn, "
        "one with an even number the other."
    ),
    "4.3.2": "Only one of the two has a colour preference: it gets it.",
    "4.3.3": "They prefer different colours: both get theirs.",
    "4.3.4": "Type B only: a strong preference goes before one that is not.",
    "4.3.5": "White goes to the team with the lower colour difference (Whites less Blacks).",
    "4.3.6": (
        "Look back to the last time that one had White and the other Black, and turn it round. "
        "Rounds not played are skipped."
    ),
    "4.3.7": "The first-team gets the colour it prefers.",
    "4.3.8": "The first-team gets the other colour than in its last match.",
    "4.3.9": "The other team gets the other colour than in its last match.",
}

TEAM_SWISS: dict[str, str] = {
    "2.1.1": "C1: two teams never play each other a second time.",
    "2.1.2": (
        "C2: no bye for a team that had one already, won by forfeit, or was given a full-point bye."
    ),
    "2.2.1": "C3: whatever is chosen, the teams still waiting must have a legal pairing.",
    "2.3.1": "C4: as few upfloaters as possible.",
    "2.3.2": "C5: the upfloaters come from scores as high as possible, the lowest one first.",
    "2.3.3": (
        "C6: the upfloaters are chosen so that what is left of the next scoregroup can still be "
        "paired with as few upfloaters as it needs."
    ),
    "2.3.4": (
        "C7: as few upfloaters as possible that floated in the round before; not asked in the "
        "last two rounds."
    ),
    "2.3.5": "C8: as few teams as possible miss the colour they prefer.",
    "2.3.6": "C9: with preferences of type B, as few strong preferences as possible are missed.",
    "2.3.7": (
        "C10: as few opponents of upfloaters as possible that floated in the round before; not "
        "asked in the last two rounds."
    ),
    "3.3.3": "If a round cannot be completed, the chief arbiter decides.",
    "3.4": "Who gets the bye, by the four points that follow.",
    "3.4.1": "The bye must leave a legal pairing for all others.",
    "3.4.2": "The bye goes to the lowest score.",
    "3.4.3": "At the same score it goes to the team that has played most matches.",
    "3.4.4": "If that is equal too, it goes to the largest number.",
    "3.5.4": (
        "Sets of upfloaters are put in order like words: by the number of the first team, then "
        "of the second, and so on."
    ),
    "3.5.5": "The first set in that order that gives a legal pairing and keeps C6 and C7 best.",
    "3.6.3": (
        "Pairings of a bracket are put in order: first the smaller numbers of all pairs, then "
        "their opponents. The earlier one wins where all else is equal."
    ),
    "3.6.4": "The first pairing in that order that is legal and best by C8, C9 and C10.",
    **COLOURS,
}
