"""The draft of the team pairing system, in our words."""

from __future__ import annotations

from teamswiss_gui.words.articles.team_swiss import COLOURS

DRAFT: dict[str, str] = {
    "1.9.3": "If a round cannot be completed, the arbiter decides.",
    "2.1": (
        "The bye goes to the lowest score, then to the team that has played most, then to the "
        "largest number; all others must still have a legal pairing."
    ),
    "2.1.1": "The bye must leave a legal pairing for all others.",
    "2.1.2": "The bye goes to the lowest score.",
    "2.1.3": "Of teams with the same score, the bye goes to the one that has played most.",
    "2.1.4": (
        "Of teams equal in score and matches, the bye goes to the one with the largest number."
    ),
    "2.2.4": (
        "Sets of upfloaters are put in order like words: by the number of the first team, then "
        "of the second, and so on."
    ),
    "2.2.5": (
        "The upfloaters: the sets that keep C4 and C5 are ordered by the numbers of their teams; "
        "the first that gives a legal pairing and is best by C6 is taken."
    ),
    "2.3.3": (
        "Pairings of a bracket are put in order: first the smaller numbers of all pairs, then "
        "their opponents. The earlier one wins where all else is equal."
    ),
    "2.3.4": (
        "The pairs of a bracket: its pairings are ordered by the smaller numbers of all pairs, "
        "then by their opponents; the first that is legal and best by C7, C8 and C9 is taken."
    ),
    "3.1.1": "C1: two teams never play each other a second time.",
    "3.1.2": (
        "C2: no bye for a team that had one already, or that scored a win's points in one round "
        "without playing."
    ),
    "3.2.1": "C3: the upfloaters must leave all other teams a legal pairing.",
    "3.3.1": "C4: as few upfloaters as possible.",
    "3.3.2": (
        "C5: the upfloaters come from scores as high as possible; the lowest of them counts "
        "first. The figures are their scores."
    ),
    "3.3.3": (
        "C6: as many teams of the next scoregroup as possible can be paired within it. The "
        "figure counts those that leave it."
    ),
    "3.3.4": "C7: as few teams as possible miss the colour they prefer.",
    "3.3.5": "C8: with preferences of type B, as few strong preferences as possible are missed.",
    "3.3.6": (
        "C9: as few teams as possible float in two rounds running; not asked in the last two "
        "rounds."
    ),
    **COLOURS,
}
