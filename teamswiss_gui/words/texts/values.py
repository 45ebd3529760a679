"""What is wrong with a single value or a setting."""

from __future__ import annotations

VALUES: dict[str, str] = {
    "wrong-type": "{field}: {expected} expected.",
    "text-empty": "{field}: this cannot be empty.",
    "text-too-long": "{field}: {length} characters are too many; {limit} are allowed.",
    "text-character": "{field}: character {place} cannot be shown or printed.",
    "number-out-of-range": "{field}: {value} is not between {low} and {high}.",
    "federation-code": "{field}: {value} is no federation; its code has two or three letters.",
    "fide-id": "{field}: {value} is no FIDE id; it has digits only.",
    "rounds-reversed": "Round {last} comes before round {first}.",
    "no-such-field": "There is no field {field}.",
}
SETTINGS: dict[str, str] = {
    "no-such-setting": "There is no setting {field}.",
    "no-such-preset": "There is no preset {preset}.",
    "setting-locked": (
        "{field} is locked: round {round} was paired with it. Unlock it with a reason to "
        "change it all the same."
    ),
    "fewer-rounds": "{paired} rounds are paired already; there cannot be only {rounds}.",
    "two-chief-arbiters": "There can be only one chief arbiter.",
    "arbiter-doubled": "{name} is an arbiter of this event already.",
    "prize-text": (
        "{text}: a prize is an amount, a thing, or both, as 300 or Cup or 300 + Cup; several are "
        "parted by semicolons. The currency has a field of its own."
    ),
    "category-doubled": "There are prizes called {name} already.",
    "category-empty": "{name}: no team can meet both limits.",
    "no-category": "There are no prizes called {name}.",
    "logo-format": "The logo must be a PNG or JPEG picture.",
    "logo-too-large": "The logo has {size} KiB; {limit} KiB are allowed. Use a smaller picture.",
    "board-colours": "{value}: board colours are written with W and B, as WBWB.",
    "board-colours-length": "{boards} boards need {boards} colours, not {length}.",
    "too-many-round-dates": "There are {dates} round dates, but only {rounds} rounds.",
    "dates-reversed": "The event ends before it starts.",
    "points-order": "A win must be worth at least a draw, and a draw at least a loss.",
    "baku-needs-match-points": (
        "Baku acceleration works with match points as the primary score only (C.04.7)."
    ),
    "baku-needs-win-of-two-draws": (
        "Baku acceleration needs a win worth two draws and a loss worth nothing (C.04.7)."
    ),
    "tiebreak-near": "Tie-break {place}: {value} is no tie-break code; the nearest is {nearest}.",
    "tiebreak-modifier": (
        "Tie-break {place}: {part} of {value} cannot follow {name}; the nearest code is {nearest}."
    ),
    "tiebreak-doubled": "Tie-break {place}: {value} is in the list already.",
}
