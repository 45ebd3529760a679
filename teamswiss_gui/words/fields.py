"""What settings and the fields of teams and players are called, as the window has them."""

from __future__ import annotations

from collections.abc import Mapping

from teamswiss_gui.words.catalogue import Words

CONTEXT = "fields"
NAMES: Mapping[str, str] = {
    "name": "Name",
    "place": "Venue",
    "federation": "Federation",
    "organiser": "Organiser",
    "start_date": "First day",
    "end_date": "Last day",
    "time_control": "Time control",
    "line_up_deadline": "Line-ups due",
    "sponsor": "Sponsor line",
    "logo": "Logo",
    "rounds": "Rounds",
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
    "match_win": "Match won",
    "match_draw": "Match drawn",
    "match_loss": "Match lost",
    "board_win": "Game won",
    "board_draw": "Game drawn",
    "board_loss": "Game lost",
    "board_forfeit_loss": "Lost by forfeit",
    "pab_match_points": "Pairing-allocated bye",
    "pab_game_points": "Pairing-allocated bye",
    "full_bye_match_points": "Full-point bye",
    "full_bye_game_points": "Full-point bye",
    "half_bye_match_points": "Half-point bye",
    "half_bye_game_points": "Half-point bye",
    "absence_match_points": "Absence",
    "absence_game_points": "Absence",
    "forfeit_win_match_points": "Match won by forfeit",
    "forfeit_win_game_points": "Match won by forfeit",
    "forfeit_loss_match_points": "Match lost by forfeit",
    "forfeit_loss_game_points": "Match lost by forfeit",
    "tiebreaks": "Tie-breaks",
    "tiebreak_edition": "Edition of C.07",
    "rating_source": "Which rating counts",
    "rating_players": "Highest players",
    "rating_floor": "Unrated count as",
    "numbering": "Pairing number",
    "rating": "Rating",
    "national_rating": "National rating",
    "fide_id": "FIDE id",
    "national_id": "National id",
    "birth": "Born",
    "sex": "Sex",
    "title": "Title",
    "previous_standing": "Previous standing",
    "table": "Table",
}
"""The labels of the Tournament page and the heads of the tables."""


def field_name(words: Words, field: str) -> str:
    """Return what a field is called; what is none stays as it is."""
    name = NAMES.get(field.replace(" ", "_"))
    return words.tr(CONTEXT, name) if name else field
