"""Values as a reader sees them, in his language's writing."""

from __future__ import annotations

from fractions import Fraction

from teamswiss_gui.scoring.sentences import value_text

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
