"""The grammar of tie-break codes, and what is refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.edits.event import PRESETS as SETTINGS_PRESETS
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.settings import TIEBREAK_MODIFIERS
from teamswiss_gui.scoring.standings import standings
from teamswiss_gui.scoring.tiebreaks import PRESETS, parse, parse_list
from teamswiss_gui.scoring.tiebreaks.codes import valid_codes
from teamswiss_gui.scoring.tiebreaks.registry import registry
from teamswiss_gui.words import Words, error_text


def refused(codes: str) -> TeamSwissError:
    with pytest.raises(TeamSwissError) as error:
        parse_list(codes)
    return error.value


@pytest.mark.parametrize("code", valid_codes())
def test_that_every_valid_code_is_read_as_it_is_written(code: str) -> None:
    assert str(parse(code)) == code
    assert str(parse(code.lower())) == code
    assert parse(code.lower()) == parse(code)


def test_that_modifiers_are_read() -> None:
    code = parse(" sssc/k4/p/f ")
    assert (code.factor, code.forfeits_played, code.fore) == (4, True, True)
    assert parse("KS:GP/L-3").limit == -3
    assert parse("BH/M2").cut_low == parse("BH/M2").cut_high == 2
    assert str(parse("ESB:MG/C1")) == "EMGSB/C1"


@pytest.mark.parametrize(
    ("codes", "place", "nearest"),
    [
        ("MPvGP,EMGBS", 2, "EMGSB"),
        ("BUCH", 1, ""),
        ("BH:XP", 1, "BH:MP"),
        ("EMGSB:MP", 1, "EMGSB"),
        ("MPvGP,BH/C3", 2, "BH/C"),
        ("DE/C1", 1, "DE"),
        ("BH/C1/M1", 1, "BH"),
        ("BH/C1/C1", 1, "BH/C1"),
        ("SSSC/K0", 1, "SSSC/K1"),
        ("KS/L1", 1, "KS/L"),
        ("WIN/P", 1, "WIN"),
        ("BH/", 1, "BH"),
        ("MPvGP,,BH", 2, ""),
        ("ESB", 1, "SB"),
    ],
)
def test_that_bad_codes_are_refused_with_place_and_nearest(
    codes: str, place: int, nearest: str
) -> None:
    error = refused(codes)
    assert error.details["place"] == place
    assert str(error.details.get("nearest", "")).startswith(nearest)
    assert str(place) in error_text(Words(), error.code, error.details)


def test_that_a_doubled_code_is_refused_in_any_spelling() -> None:
    error = refused("BH:MP/C1/P,MPvGP,bh:mp/p/c1")
    assert error.code == "tiebreak-doubled"
    assert error.details["place"] == 3


def test_that_the_presets_are_those_of_the_settings() -> None:
    assert {preset.name: preset.codes for preset in PRESETS} == {
        name: values["tiebreaks"] for name, values in SETTINGS_PRESETS.items()
    }
    for preset in PRESETS:
        assert [str(code) for code in parse_list(preset.codes)] == list(preset.codes)


def test_that_the_domain_knows_the_same_tiebreaks_and_modifiers() -> None:
    computed = {
        name: "".join(
            sorted((":" if each.has_score else "") + "".join(m.value for m in each.modifiers))
        )
        for name, each in registry().items()
    }
    known = {name: "".join(sorted(can)) for name, can in TIEBREAK_MODIFIERS.items()}
    assert computed == known


@pytest.mark.parametrize(
    ("codes", "place", "nearest"),
    [
        (("MPvGP", "EMGBS"), 2, "EMGSB"),
        (("BH/C",), 1, "BH/C"),
        (("BH/C1/M1",), 1, "BH"),
        (("MPvGP", "KS/L"), 2, "KS/L"),
        (("SSSC/K0",), 1, "SSSC/K1"),
        (("SSSC/K" + "9" * 5,), 1, "SSSC/K"),
        (("EMGSB/C1", "ESB:MG/C1"), 2, ""),
        (("BH/C1/P", "bh/p/c1"), 2, ""),
    ],
)
def test_that_the_settings_refuse_what_the_standings_would(
    codes: tuple[str, ...], place: int, nearest: str
) -> None:
    with pytest.raises(TeamSwissError) as caught:
        edits.order_tiebreaks(Tournament(), codes)
    told, asked = caught.value, refused(",".join(codes))
    assert (told.code, told.details) == (asked.code, asked.details)
    assert told.details["place"] == place
    assert str(told.details.get("nearest", "")).startswith(nearest)


PIECES = ("BH", "EMGSB", "KS", "SSSC", "WIN", "ESB:MG", "TPN", "X")
PARTS = ("", ":MP", ":XP", "/C1", "/C", "/C3", "/M2", "/L+1", "/L", "/K4", "/K0", "/P", "/F", "/R")


@given(st.tuples(st.sampled_from(PIECES), *[st.sampled_from(PARTS)] * 3).map("".join))
def test_that_the_settings_take_a_code_exactly_if_it_can_be_worked_out(code: str) -> None:
    taken = worked_out = True
    try:
        edits.order_tiebreaks(Tournament(), (code,))
    except TeamSwissError:
        taken = False
    try:
        standings(Tournament(), tiebreaks=(code,))
    except TeamSwissError:
        worked_out = False
    assert taken is worked_out
