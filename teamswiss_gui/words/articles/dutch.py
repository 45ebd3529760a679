"""The Dutch system of C.04.3 (2017), in our words; a team stands for the player."""

from __future__ import annotations

DUTCH: dict[str, str] = {
    "A.3": (
        "A bracket holds the teams of one score and those that were moved down to it. It is "
        "homogeneous if all have one score."
    ),
    "A.4": (
        "Who stays unpaired in a bracket floats down to the next. Who meets a lower score gets a "
        "downfloat, who meets a higher one an upfloat; not playing is a downfloat."
    ),
    "A.9": (
        "Brackets are paired from the top. If what is left could not be completed, the last "
        "bracket paired is paired again for that purpose, and all lower scores become one bracket."
    ),
    "B.4": "A first candidate that keeps every criterion is taken at once.",
    "C.1": "Two teams never play each other a second time.",
    "C.2": "No bye for a team that had one already or won by forfeit.",
    "C.3": (
        "Two teams that must have the same colour (absolute preference) do not meet, unless one "
        "is a topscorer in the last round."
    ),
    "C.4": "The last bracket before the collapse sends down teams that complete the round.",
    "C.5": "As many pairs as possible, so as few downfloaters as possible.",
    "C.6": "The score differences of pairs and downfloaters are as small as possible.",
    "C.7": (
        "The downfloaters are chosen so that the next bracket can have most pairs and the "
        "smallest score differences."
    ),
    "C.8": "As few topscorers and their opponents as possible get beyond a colour difference of 2.",
    "C.9": "As few topscorers and their opponents as possible get one colour three times running.",
    "C.10": "As few teams as possible miss the colour they prefer.",
    "C.11": "As few strong colour preferences as possible are missed.",
    "C.12": "As few teams as possible float down again after the round before.",
    "C.13": "As few teams as possible float up again after the round before.",
    "C.14": "As few teams as possible float down as they did two rounds before.",
    "C.15": "As few teams as possible float up as they did two rounds before.",
    "C.16": "Who floats down again after the round before does so by as few points as possible.",
    "C.17": "Who floats up again after the round before does so by as few points as possible.",
    "C.18": "Who floats down as two rounds before does so by as few points as possible.",
    "C.19": "Who floats up as two rounds before does so by as few points as possible.",
    "D.1": (
        "Transpositions: the lower half is tried in other orders, the earliest change at the end."
    ),
    "D.2": (
        "Exchanges: teams change between the halves, as few as possible, as near to the middle as "
        "possible."
    ),
    "D.3": "If not all that were moved down can be paired, the highest ones are tried first.",
    "E.1": "Both get the colour they prefer.",
    "E.2": (
        "The stronger preference is granted; between two absolute ones the wider colour difference."
    ),
    "E.3": (
        "Look back to the last time that one had White and the other Black, and turn it round. "
        "Rounds not played are skipped."
    ),
    "E.4": "The higher ranked of the two gets the colour it prefers.",
    "E.5": (
        "A higher ranked team with an odd number gets the colour that was drawn, one with an even "
        "number the other."
    ),
}
