"""What each setting is called: as on the Tournament page, also in the log and in messages."""

from __future__ import annotations

from teamswiss_gui.words.catalogue import Words

_EVENT, _PAIRING, POINTS = "EventSection", "PairingSection", "PointsSection"

# Setting -> where its label stands, and the label in English.
FIELDS: dict[str, tuple[str, str]] = {
    "name": (_EVENT, "Name"),
    "place": (_EVENT, "Venue"),
    "federation": (_EVENT, "Federation"),
    "organiser": (_EVENT, "Organiser"),
    "start_date": (_EVENT, "First day"),
    "end_date": (_EVENT, "Last day"),
    "time_control": (_EVENT, "Time control"),
    "line_up_deadline": (_EVENT, "Line-ups due"),
    "sponsor": (_EVENT, "Sponsor line"),
    "logo": (_EVENT, "Logo"),
    "rounds": (_PAIRING, "Rounds"),
    "boards": (_PAIRING, "Boards"),
    "board_colours": (_PAIRING, "Board colours"),
    "reserves": (_PAIRING, "Reserves"),
    "roster_order_checked": (_PAIRING, "Line-ups"),
    "system": (_PAIRING, "Pairing system"),
    "colour_preferences": (_PAIRING, "Colour preferences"),
    "primary_score": (_PAIRING, "Primary score"),
    "secondary_for_colours": (_PAIRING, "Other score"),
    "initial_colour": (_PAIRING, "Initial colour"),
    "acceleration": (_PAIRING, "Acceleration"),
    "given_points": (_PAIRING, "points given by the arbiter"),
    "rating_source": (_PAIRING, "Which rating counts"),
    "rating_players": (_PAIRING, "Highest players"),
    "rating_floor": (_PAIRING, "Unrated count as"),
    "match_win": (POINTS, "Match won"),
    "match_draw": (POINTS, "Match drawn"),
    "match_loss": (POINTS, "Match lost"),
    "board_win": (POINTS, "Game won"),
    "board_draw": (POINTS, "Game drawn"),
    "board_loss": (POINTS, "Game lost"),
    "board_forfeit_loss": (POINTS, "Lost by forfeit"),
}
WITHOUT_PLAY = {
    "pab": "Pairing-allocated bye",
    "full_bye": "Full-point bye",
    "half_bye": "Half-point bye",
    "absence": "Absence",
    "forfeit_win": "Match won by forfeit",
    "forfeit_loss": "Match lost by forfeit",
}
SCORES = {
    "_match_points": "{what}: match points",
    "_game_points": "{what}: game points",
}


def field_text(words: Words, field: str) -> str:
    """Return what a setting is called; what is none keeps its name."""
    if field in FIELDS:
        context, label = FIELDS[field]
        return words.tr(context, label)
    for ending, text in SCORES.items():
        what = WITHOUT_PLAY.get(field.removesuffix(ending))
        if what is not None and field.endswith(ending):
            return words.tr(POINTS, text).format(what=words.tr(POINTS, what))
    return field
