"""C.04.6 of February 2026, in our words."""

from __future__ import annotations

COLOURS: dict[str, str] = {
    "4.2.1": "The first-team of a pair is the one with more points (primary score).",
    "4.2.2": (
        "If the primary scores are equal, the first-team is the one with more secondary points, "
        "unless the regulations leave them out."
    ),
    "4.2.3": "If all points are equal, the first-team is the one with the smaller number.",
    "4.3": (
        "Who has White: the parts of this article are tried in their order, and the first that "
        "fits the pair decides."
    ),
    "4.3.1": (
        "If neither team has played yet, a first-team with an odd number gets the colour that "
        "was drawn, one with an even number the other."
    ),
    "4.3.2": "If only one of the two teams has a colour preference, it gets that colour.",
    "4.3.3": "If the two teams prefer different colours, both get theirs.",
    "4.3.4": "Type B only: a strong colour preference goes before a mild one.",
    "4.3.5": "White goes to the team with the lower colour difference (Whites less Blacks).",
    "4.3.6": (
        "Look back to the last time that one had White and the other Black, and turn it round. "
        "Rounds not played are skipped."
    ),
    "4.3.7": "If both teams prefer the same colour, the first-team gets it.",
    "4.3.8": "The first-team gets another colour than in its last match.",
    "4.3.9": "The team that is not the first-team gets another colour than in its last match.",
}

TEAM_SWISS: dict[str, str] = {
    "2.1.1": "C1: two teams never play each other a second time.",
    "2.1.2": (
        "C2: no bye for a team that had one already, won by forfeit, or was given a full-point bye."
    ),
    "2.2.1": "C3: whatever is chosen, the teams still waiting must have a legal pairing.",
    "2.3.1": "C4: as few upfloaters as possible.",
    "2.3.2": (
        "C5: the upfloaters come from scores as high as possible; the lowest of them counts "
        "first. The figures are their scores."
    ),
    "2.3.3": (
        "C6: the upfloaters leave a next scoregroup that can still be paired with as few "
        "upfloaters as it needs. 0: it can; 1: it cannot."
    ),
    "2.3.4": (
        "C7: as few upfloaters as possible that floated in the round before; not asked in the "
        "last two rounds."
    ),
    "2.3.5": "C8: as few teams as possible miss the colour they prefer.",
    "2.3.6": "C9: with preferences of type B, as few strong preferences as possible are missed.",
    "2.3.7": (
        "C10: as few upfloaters as possible meet a team that floated in the round before; not "
        "asked in the last two rounds."
    ),
    "3.3.3": "If a round cannot be completed, the chief arbiter decides.",
    "3.4": (
        "The bye goes to the lowest score, then to the team that has played most matches, then "
        "to the largest number; all others must still have a legal pairing."
    ),
    "3.4.1": "The bye must leave a legal pairing for all others.",
    "3.4.2": "The bye goes to the lowest score.",
    "3.4.3": "Of teams with the same score, the bye goes to the one that has played most matches.",
    "3.4.4": (
        "Of teams equal in score and matches, the bye goes to the one with the largest number."
    ),
    "3.5.4": (
        "Sets of upfloaters are put in order like words: by the number of the first team, then "
        "of the second, and so on."
    ),
    "3.5.5": (
        "The upfloaters: the sets that keep C4 and C5 are ordered by the numbers of their teams; "
        "the first that gives a legal pairing and is best by C6 and C7 is taken."
    ),
    "3.6.3": (
        "Pairings of a bracket are put in order: first the smaller numbers of all pairs, then "
        "their opponents. The earlier one wins where all else is equal."
    ),
    "3.6.4": (
        "The pairs of a bracket: its pairings are ordered by the smaller numbers of all pairs, "
        "then by their opponents; the first that is legal and best by C8, C9 and C10 is taken."
    ),
    **COLOURS,
}
