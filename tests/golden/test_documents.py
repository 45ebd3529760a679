"""The description of every document of the sample events is what it was."""

from __future__ import annotations

from functools import cache

import pytest

from teamswiss_gui.documents.registry import BUILDERS, NEEDS_ROUND, document
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Tournament
from tests.golden import describe


@cache
def sample(name: str) -> Tournament:
    return describe.sample(name)


@pytest.mark.parametrize(("event", "name"), describe.cases())
def test_that_the_description_is_as_it_was(event: str, name: str) -> None:
    golden = (describe.FOLDER / f"{event}-{name}.txt").read_text(encoding="utf-8")
    assert describe.described(document(name, sample(event))) == golden


def test_that_there_is_no_golden_file_too_many() -> None:
    known = {f"{event}-{name}.txt" for event, name in describe.cases()}
    assert {path.name for path in describe.FOLDER.iterdir()} == known


@pytest.mark.parametrize("name", BUILDERS)
def test_that_every_row_has_a_cell_for_every_column(name: str) -> None:
    for event in describe.SAMPLES:
        if event == "cup" and name in NEEDS_ROUND:
            continue
        for _, table in document(name, sample(event)).tables():
            assert len({column.key for column in table.columns}) == len(table.columns)
            for row in table.body():
                assert len(row.cells) == len(table.columns)


@pytest.mark.parametrize("name", sorted(NEEDS_ROUND))
def test_that_a_document_of_a_round_needs_one(name: str) -> None:
    with pytest.raises(TeamSwissError) as caught:
        document(name, sample("cup"))
    assert caught.value.code == "no-round"
