"""Readers answer or refuse, whatever bytes they are given."""

from __future__ import annotations

import pytest

from tests.fuzz.loop import fuzz


@pytest.mark.long
def test_that_ten_minutes_of_mutated_files_bring_no_other_error() -> None:
    for name, tally in fuzz(600, "long", []).items():
        assert tally.found == [], name
        assert tally.refusals, name


def test_that_some_mutated_files_bring_no_other_error() -> None:
    for name, tally in fuzz(8, "normal", []).items():
        assert tally.found == [], name
        assert tally.inputs > 1, name
