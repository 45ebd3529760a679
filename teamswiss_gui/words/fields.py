"""What a field of the file is called in the window, for refusals and for the names of gestures."""

from __future__ import annotations

from teamswiss_gui.words.catalogue import Words

CONTEXT = "fields"
# Name of a field, or what a check calls it -> the English label beside it in the window.
TEXTS: dict[str, str] = {
    "name": "Name",
    "place": "Venue",
    "federation": "Federation",
    "organiser": "Organiser",
    "start_date": "First day",
    "end_date": "Last day",
    "arbiters": "Arbiters",
    "time_control": "Time control",
    "rounds": "Rounds",
    "round_dates": "Days of the rounds",
    "line_up_deadline": "Line-ups due",
    "boards": "Boards",
    "board_colours": "Board colours",
    "reserves": "Reserves",
    "roster_order_checked": "Line-ups",
    "system": "Pairing system",
    "colour_preferences": "Colour preferences",
    "primary_score": "Primary score",
    "secondary_for_colours": "Other score",
    "initial_colour": "Initial colour",
    "acceleration": "Acceleration",
    "given_points": "Points given by the arbiter",
    "match_win": "Match won",
    "match_draw": "Match drawn",
    "match_loss": "Match lost",
    "board_win": "Game won",
    "board_draw": "Game drawn",
    "board_loss": "Game lost",
    "board_forfeit_loss": "Lost by forfeit",
    "pab": "Pairing-allocated bye",
    "full_bye": "Full-point bye",
    "half_bye": "Half-point bye",
    "absence": "Absence",
    "forfeit_win": "Match won by forfeit",
    "forfeit_loss": "Match lost by forfeit",
    "tiebreaks": "Tie-breaks",
    "tiebreak_edition": "Edition of C.07",
    "rating_source": "Which rating counts",
    "rating_players": "Highest players",
    "rating_floor": "Unrated count as",
    "prizes": "Prizes",
    "prize_sharing": "Ties",
    "one_prize_each": "One prize each",
    "prize_currency": "Currency",
    "board_prizes": "Board prizes",
    "category": "Category",
    "rating_below": "Rating below",
    "rating_from": "Rating from",
    "born_from": "Born in or after",
    "born_until": "Born in or before",
    "women": "Women",
    "teams": "Teams",
    "logo": "Logo",
    "sponsor": "Sponsor line",
    "team name": "Team",
    "short_name": "Short name",
    "short name": "Short name",
    "club": "Club",
    "captain": "Captain",
    "previous_standing": "Previous standing",
    "previous standing": "Previous standing",
    "table": "Table",
    "note": "Note",
    "player name": "Player",
    "title": "Title",
    "rating": "Rating",
    "fide_id": "FIDE id",
    "birth": "Born",
    "national_id": "National id",
    "national id": "National id",
    "national_rating": "National rating",
    "national rating": "National rating",
    "match points": "Match points",
    "game points": "Game points",
    "points": "Points",
    "reason": "Reason",
    "round": "Round",
    "board": "Board",
}
SCORES: dict[str, str] = {
    "_match_points": "{what}: match points",
    "_game_points": "{what}: game points",
}
"""Endings of fields that are there for either score."""


def field_text(words: Words, field: str) -> str:
    """Return what a field is called; a strange name stays as it is."""
    if field in TEXTS:
        return words.tr(CONTEXT, TEXTS[field])
    for ending, text in SCORES.items():
        what = TEXTS.get(field.removesuffix(ending))
        if what is not None and field.endswith(ending):
            return words.tr(CONTEXT, text).format(what=words.tr(CONTEXT, what))
    return field
