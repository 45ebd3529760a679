"""The earlier edition of the Dutch system, in our words; a team stands for the player."""

from __future__ import annotations

DUTCH_EARLIER: dict[str, str] = {
    "A.5": "If the number is odd, the team left over at the end has the bye.",
    "A.6": "P0: the pairs that a bracket could have, half of its teams. P: those that it has.",
    "A.8": (
        "X1: the pairs that must leave a colour preference unfulfilled, at least. Z1: the same for "
        "strong preferences, in even rounds."
    ),
    "B.1.a": "Two teams never play each other a second time.",
    "B.1.b": "No bye for a team that has scored without playing.",
    "B.2": (
        "Two teams that must have the same colour (absolute preference) do not meet; may be left "
        "aside for top scorers."
    ),
    "B.3": "Scores of opponents are as near as possible.",
    "B.4": "As many teams as possible get the colour they prefer.",
    "B.5": "No team gets the same float in two rounds running.",
    "B.6": "No team gets the same float as two rounds before.",
    "C.1": "A team that can meet nobody in its bracket is moved down to the next.",
    "C.6": (
        "The upper half meets the lower half in order. Once all requirements are kept, the "
        "bracket is done and who is left moves down."
    ),
    "C.7": "To pair a bracket, the next transposition of its lower half is tried.",
    "C.8": "To pair a bracket, the next exchange between its halves is tried.",
    "C.10.a": "An upfloat like the one two rounds before is allowed, for as few pairs as possible.",
    "C.10.b": "An upfloat like the one in the round before is allowed, for as few as possible.",
    "C.10.c": "A downfloat like the one two rounds before is allowed, for as few as possible.",
    "C.10.d": "A downfloat like the one in the round before is allowed, for as few as possible.",
    "C.10.e": "One more pair may leave a colour preference unfulfilled (X), or a strong one (Z).",
    "C.10.f": (
        "In odd rounds two teams with the same preference, strong at least, may meet after all."
    ),
    "C.10.g": "Top scorers may meet although both must have the same colour.",
    "C.12": (
        "If those moved down cannot be paired, the bracket before sends down others of the same "
        "scores."
    ),
    "C.13": (
        "If the lowest bracket has no pairing, the one above it is paired again or joined to it."
    ),
    "C.14.a": "The bracket is content with a pair fewer; with none, it moves down as a whole.",
    "C.14.b1": "A bracket with moved-down teams is content with a pair fewer.",
    "C.14.b2": "Fewer of those moved down are paired first; in the end they stand with the others.",
    "D.1": (
        "Transpositions: the lower half is tried in other orders, the earliest change at the end."
    ),
    "D.2": (
        "Exchanges: teams change between the halves, as few as possible, as near to the middle as "
        "possible."
    ),
    "D.3": "Which of those moved down are paired first: the highest ones, then the next set.",
    "E.1": "Both get the colour they prefer.",
    "E.2": "The stronger preference is granted.",
    "E.3": "The colours change from the last round in which the two had different ones.",
    "E.4": "The higher ranked of the two gets the colour it prefers.",
    "E.5": (
        "Before anybody has played, odd numbers of the upper half get the colour that was drawn, "
        "even numbers the other."
    ),
}
