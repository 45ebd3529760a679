"""The Olympiad rules of 2008 (D.II.02), in our words."""

from __future__ import annotations

OLYMPIAD: dict[str, str] = {
    "11": (
        "The bye goes to the last number of the lowest group, once to a team at most. It counts "
        "one match point and two game points."
    ),
    "13": (
        "Section G, the order in a group: every opponent’s match points times the game points "
        "won against it, added up without the opponent that has fewest match points; then the "
        "opponents’ match points without that one; then with it."
    ),
    "15a": "Two teams never play each other a second time.",
    "15b": "No bye for a team that has scored without playing.",
    "16": "Opponents have the same match points, or as near as possible.",
    "17": (
        "The groups are paired from the top down to the middle, then from the bottom up, the "
        "middle group last. The middle is where the median team stands."
    ),
    "19": (
        "In the first round odd numbers get the colour that was drawn on board 1, even numbers "
        "the other."
    ),
    "20": (
        "No team gets beyond a colour difference of two, and none the same colour three times "
        "running."
    ),
    "21a": (
        "If a group has no complete pairing within the colour limits, it is paired without them."
    ),
    "21b": (
        "If a group has no complete pairing with one floater but with another, the other is taken."
    ),
    "22": "White goes to the team that has had it less often; after that the colours alternate.",
    "23": "With equal balance and different colours in the last round, both change colour.",
    "24": "With equal balance, the colours that keep runs of one colour shortest.",
    "25": "With the same colours so far, the higher ranked team is brought to balance.",
    "26": "With the same colours so far and in balance, the higher ranked team changes colour.",
    "28": (
        "In rounds 1 and 2 the top half of the list has two imaginary match points, for the "
        "pairing only."
    ),
    "29a": (
        "From an odd group above the middle the weakest team drops and meets the strongest it can "
        "in the next group."
    ),
    "29b": (
        "Above the middle: if the rest of the group has no pairing once the weakest team has "
        "dropped, the second weakest drops instead, and so on."
    ),
    "30": (
        "Above the middle: if the weakest team has met everybody in the next group, the second "
        "weakest drops instead, and so on."
    ),
    "32": (
        "From an odd group below the middle the strongest team rises and meets the weakest it can "
        "in the next group."
    ),
    "33": (
        "Below the middle: if the rest of the group has no pairing once the strongest team has "
        "risen, the second strongest rises instead, and so on."
    ),
    "34": (
        "Below the middle: if the strongest team has met everybody in the next group, the second "
        "strongest rises instead, and so on."
    ),
    "39": (
        "The first team of the upper half meets the first of the lower half; if that cannot be, "
        "the second, and so on, then back into its own half."
    ),
    "41": "Below the middle the pairing starts from the other end: the weakest team chooses first.",
    "42": "A first team that has met its whole group meets the strongest it can one group lower.",
    "43": "Below the middle: who has met the whole group meets the weakest it can one group up.",
    "44": (
        "A first team that has met the group below its own too meets somebody of the one after "
        "that."
    ),
    "45": (
        "Below the middle: who has met the group above its own too meets somebody of the one "
        "after that."
    ),
    "47": "Everybody is paired within the group, if that can be, before anybody leaves it.",
    "49": "The first meets the last, the second the last but one, by the order of section G.",
    "51": "In an odd group the team left in the middle floats to the next group.",
    "53": (
        "If the floater cannot be paired in the next group, the next pairing in the order is "
        "tried; two groups without a pairing become one."
    ),
    "54": "In the middle group, floaters from above and from below do not meet.",
    "55": "Below the middle the pairing starts from the other end: the lowest team chooses first.",
}
