"""Values as a reader sees them, in his language's writing."""

from __future__ import annotations

import re
from fractions import Fraction

from teamswiss_gui.scoring.sentences import value_text, working_lines
from teamswiss_gui.scoring.standings import standings
from teamswiss_gui.words import Words
from tests.handbook.events import six_teams

THIRDS = Fraction(86, 3)


def test_that_a_value_is_rounded_for_show_and_has_the_language_s_decimal_sign() -> None:
    assert value_text(THIRDS) == "28.67"
    assert value_text(THIRDS, language="de") == "28,67"
    assert value_text(Fraction(12), language="de") == "12"
    assert value_text(Fraction(-5, 2), language="fr") == "-2,5"


def test_that_a_list_stays_readable_where_the_comma_is_a_decimal_sign() -> None:
    values = (Fraction(5, 2), Fraction(3))
    assert value_text(values) == "2.5, 3"
    assert value_text(values, language="pl") == "2,5; 3"


def test_that_every_product_in_a_working_is_one() -> None:
    """Koya once said "3 x 2 = 2": the opponent's points beside those scored against it."""
    event = six_teams()
    names = {team.id: team.name for team in event.teams}
    ranked = standings(event, tiebreaks="KS,EMGSB,SB:GP,BC,OTHER_OSB,OTHER_BERLIN")
    products = 0
    for index in range(len(ranked.codes)):
        for team in names:
            for line in working_lines(Words(), ranked, names, team, index):
                for one, other, product in re.findall(r"([\d½.]+) x ([\d½.]+) = ([\d½.]+)", line):
                    assert number(one) * number(other) == number(product), line
                    products += 1
    assert products > 50
    ash = next(team for team in names if names[team] == "Ash")
    koya = working_lines(Words(), ranked, names, ash, 0)
    assert "R1, Elm (1): 2 [not counted: 9.2]" in koya
    assert "R2, Fir (3): 2" in koya


def number(text: str) -> float:
    return float(text.replace("½", ".5"))
