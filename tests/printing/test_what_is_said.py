"""What documents say of an event as it really runs: penalties, adjourned games, who is out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

import pytest
from PySide6.QtGui import QRawFont

from teamswiss_gui.documents.figures import DOT
from teamswiss_gui.documents.model import Card, Cards, Cell, Document, Facts, RowKind, Table, Text
from teamswiss_gui.documents.registry import BUILDERS
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.points import rounded_text
from teamswiss_gui.domain.terms import ByeKind, Forfeit, Result, RoundState
from teamswiss_gui.printing.paper import Form
from teamswiss_gui.scoring.crosstable import Order
from teamswiss_gui.words.direction import ISOLATE, ISOLATED, isolated
from teamswiss_gui.words.places import resource
from tests.printing.pages import built, laid, said
from tests.printing.specimens import light, log, ordinary, worst


def table(document: Document, key: str) -> Table:
    return next(found for _, found in document.tables() if found.name == key)


def told(document: Document) -> Iterator[str]:
    """Go through every text of a document."""
    yield from (document.title, document.subtitle, document.event, *document.head, *document.foot)
    for section in document.sections:
        yield section.heading
        for block in section.blocks:
            match block:
                case Text():
                    yield block.text
                case Facts():
                    yield from (part for name, cell in block.lines for part in (name, cell.text))
                case Table():
                    yield from _of_table(block)
                case Cards():
                    for card in block.cards:
                        yield from _of_card(card)


def _of_card(card: Card) -> Iterator[str]:
    yield from (card.title, card.subtitle, card.corner, card.corner_name, card.note)
    yield from (part for name, cell in card.facts for part in (name, cell.text))
    yield from (label for line in card.lines for label in line.labels)
    for each in card.tables:
        yield from _of_table(each)


def _of_table(found: Table) -> Iterator[str]:
    yield from (column.header for column in found.columns)
    yield from (part for row in found.rows for cell in row.cells for part in _of_cell(cell))
    yield from found.notes


def _of_cell(cell: Cell) -> tuple[str, ...]:
    return cell.parts or (cell.text,)


@pytest.mark.parametrize("name", BUILDERS)
def test_that_our_own_fonts_have_every_sign_that_we_print(name: str) -> None:
    fonts = [
        QRawFont(str(resource("fonts", f"NotoSans-{weight}.ttf")), 10)
        for weight in ("Regular", "Bold")
    ]
    strange = {
        sign
        for event in (ordinary(24), light(8))
        for text in told(built(name, event, log=log()))
        for sign in text
        if sign not in {ISOLATE, ISOLATED}
        and not all(f.glyphIndexesForString(sign)[0] for f in fonts)
    }
    assert strange == set()


def test_that_a_team_sheet_adds_up_with_a_penalty_and_says_why() -> None:
    event = worst(24)
    (given,) = event.adjustments
    document = built("team-sheets", event)
    section = next(each for each in document.sections if each.anchor == f"t{given.team}")
    matches = next(each for each in section.blocks if isinstance(each, Table))
    facts = next(each for each in section.blocks if isinstance(each, Facts))
    points = dict(facts.lines)
    keys = [column.key for column in matches.columns]
    for key, name in (("mp", "Match points"), ("gp", "Game points")):
        figures = [row.cells[keys.index(key)].value for row in matches.rows]
        assert sum(float(str(each)) for each in figures if each is not None) == points[name].value
    last = matches.rows[-1].cells
    assert last[keys.index("opponent")].text == f"Penalty in round {given.round}"
    (note,) = matches.notes
    assert note.startswith(f"Penalty in round {given.round}: A telephone rang")
    laid_out = laid("team-sheets", event)
    said_on = [text for number in range(laid_out.pages) for text in said(laid_out, number)]
    assert not any("…" in text and "telephone" in text for text in said_on)


@pytest.mark.parametrize("name", ["standings", "crosstable"])
def test_that_who_has_a_penalty_or_has_left_is_named(name: str) -> None:
    event = worst(24)
    (given,) = event.adjustments
    notes = " ".join(next(found for _, found in built(name, event).tables()).notes)
    teams = {team.id: team for team in event.teams}
    assert f"Penalties and bonuses are included: {teams[given.team].name}" in notes
    left = [team.name for team in event.teams if team.withdrawals]
    assert left
    assert all(each in notes for each in left)


def test_that_an_adjourned_game_stands_on_the_sheets_of_both_teams() -> None:
    event = worst(24)
    before = event.rounds[-2]
    match = next(m for m in before.matches if any(b.result is Result.ADJOURNED for b in m.boards))
    document = built("team-sheets", event)
    for team in (match.white, match.black):
        section = next(each for each in document.sections if each.anchor == f"t{team}")
        players = [each for each in section.blocks if isinstance(each, Table)][1]
        place = [column.key for column in players.columns].index(f"round-{before.number}")
        shown = [row.cells[place].text for row in players.rows]
        assert sum(text.endswith("*") for text in shown) == 1
    results = table(built("results", event, round=before.number), "results")
    notes = [row.cells[-1].text for row in results.rows if row.cells[-1].text]
    assert "adjourned: board 1; under protest: board 2" in notes


def test_that_a_round_that_has_just_been_paired_is_no_round_played() -> None:
    event = light(24)
    for name in ("standings", "crosstable", "players", "team-sheets", "prize-list", "report"):
        assert built(name, event).subtitle == "Before round 1"
    assert built("standings", event, round=1).subtitle == "After round 1 of 5"
    assert "Nothing has been played yet." in list(told(built("prize-list", event)))
    assert ("Rounds played", "0") in {
        (name, cell.text)
        for section in built("report", event).sections
        for block in section.blocks
        if isinstance(block, Facts)
        for name, cell in block.lines
    }


def test_that_the_first_places_are_never_cut_inside_a_tie() -> None:
    event = ordinary(24)
    shared = replace(event, settings=replace(event.settings, tiebreaks=(), prizes=()))
    rows = table(built("prize-list", shared), "standings").rows
    ranks = [row.cells[0].value for row in table(built("standings", shared), "standings").rows]
    assert [row.cells[0].value for row in rows] == [r for r in ranks if int(str(r)) <= 3]


def test_that_averages_of_nobody_are_not_printed() -> None:
    event = light(24)
    said_anywhere = " ".join(
        text
        for name in ("teams", "start-list", "report", "team-sheets")
        for text in told(built(name, event))
    )
    assert "1400" not in said_anywhere
    assert "•" not in said_anywhere
    assert "Numbered by rating" not in said_anywhere


def test_that_who_is_out_stands_last_and_not_on_the_wall() -> None:
    event = ordinary(24)
    each = event.rounds[-1]
    out = {team.id: team.name for team in event.teams if team.is_withdrawn(each.number)}
    assert out
    pairings = list(told(built("pairings", event)))
    assert not any(name in pairings for name in out.values())
    results = table(built("results", event), "results").rows
    keys = [column.key for column in table(built("results", event), "results").columns]
    last = [row.cells[keys.index("black")].text for row in results[len(each.matches) :]]
    kinds = {bye.kind for bye in each.byes}
    assert ByeKind.PAIRING_ALLOCATED in kinds
    assert last == ["bye", *["withdrawn"] * len(out)]


def test_that_where_do_i_play_names_who_has_no_match() -> None:
    event = ordinary(24)
    bye = next(b for b in event.rounds[-1].byes if b.kind is ByeKind.PAIRING_ALLOCATED)
    name = next(team.name for team in event.teams if team.id == bye.team)
    notes = table(built("where-do-i-play", event), "where-do-i-play").notes
    assert f"No match in this round: {name} (bye)." in notes
    assert "Players who are not listed are in no line-up of this round." in notes


def test_that_the_report_tells_of_every_forfeited_board() -> None:
    event = ordinary(24)
    forfeits = sum(
        board.result is not None and board.result.is_forfeit
        for each in event.rounds
        for match in each.matches
        if match.forfeit is None
        for board in match.boards
    )
    lines = [text for text in told(built("report", event)) if text.startswith("Round ")]
    singles = sum(line.count("+\u00a0:\u00a0–") + line.count("–\u00a0:\u00a0+") for line in lines)
    both = sum(
        len(line.split("forfeited by both: board ")[1].split(DOT)[0].split(", "))
        for line in lines
        if "forfeited by both: board" in line
    )
    assert forfeits > 5
    assert singles + both == forfeits


def test_that_the_report_keeps_names_scores_and_boards_apart() -> None:
    event = worst(24)
    before = event.rounds[-2]
    place, match = next(
        (place, match)
        for place, match in enumerate(before.matches, start=1)
        if any(board.result is Result.ADJOURNED for board in match.boards)
    )
    teams = {team.id: team.name for team in event.teams}
    lines = list(told(built("report", event)))
    start = f"Round {before.number}, table {match.table or place}{DOT}"
    line = next(text for text in lines if text.startswith(start))
    assert f"{teams[match.white]} – {teams[match.black]}{DOT}" in line
    assert line.endswith(
        f"{DOT}adjourned: board 1; board 2: 1\u00a0–\u00a00 (not rated, under protest)"
    )
    assert not any("board 2, board 2" in text for text in lines)


def test_that_a_team_sheet_explains_only_the_signs_that_stand_on_it() -> None:
    meanings = {
        "+": "won by forfeit",
        "–": "lost by forfeit",
        "*": "not finished",
        "u": "not rated",
    }
    seen = set()
    for section in built("team-sheets", worst(24)).sections:
        (players,) = (b for b in section.blocks if isinstance(b, Table) and b.name == "players")
        given = [cell.parts[2] for row in players.rows for cell in row.cells if cell.parts]
        signs = {each[-1] for each in given}
        notes = " ".join(players.notes)
        for sign, meaning in meanings.items():
            assert (f"{sign}:\u00a0{meaning}." in notes) == (sign in signs)
        assert ("leave out forfeits" in notes) == bool(signs)
        seen |= signs
    assert seen >= set(meanings)
    assert not any(found.notes for _, found in built("team-sheets", light(8)).tables())


def test_that_the_notes_of_a_crosstable_fit_what_stands_in_it() -> None:
    (_, before) = next(built("crosstable", light(8)).tables())
    assert before.notes == (
        "MP:\u00a0match points; GP:\u00a0game points. "
        "Teams that share a place are numbered here one after the other.",
    )
    (_, by_number) = next(built("crosstable", light(8), order=Order.NUMBER).tables())
    assert by_number.notes == ("MP:\u00a0match points; GP:\u00a0game points.",)
    (_, after) = next(built("crosstable", ordinary(24)).tables())
    assert after.notes[0].startswith("Each round: the opponent’s rank")
    assert after.notes[0].endswith(" –:\u00a0not in the round.")
    assert not any("share a place" in note for note in after.notes)


def test_that_the_standings_say_what_their_headers_and_signs_mean() -> None:
    event = ordinary(24)
    notes = table(built("standings", event), "standings").notes
    assert (
        "M:\u00a0matches, forfeits included; +,\u00a0=,\u00a0–:\u00a0won, drawn, lost. "
        "MP:\u00a0match points; GP:\u00a0game points. Byes are in MP and GP only."
    ) in notes
    assert "EDEBT: " in notes[-1]
    assert notes[-1].count("the place among the tied teams (1 is best)") == 1
    assert not any("level after all tie-breaks" in note for note in notes)
    shared = replace(event, settings=replace(event.settings, tiebreaks=()))
    found = table(built("standings", shared), "standings")
    first = next(row.cells[0].text for row in found.rows if row.cells[0].text.endswith("="))
    assert found.notes[0] == f"{first}:\u00a0level after all tie-breaks; the place is shared."


def test_that_a_prize_of_a_team_that_has_left_says_so() -> None:
    event = worst(24)
    found = table(built("prize-list", event), "prizes")
    keys = [column.key for column in found.columns]
    assert keys.index("note") == keys.index("amount") + 1
    left = {team.name for team in event.teams if team.withdrawals}
    rows = [dict(zip(keys, row.cells, strict=True)) for row in found.body()]
    assert {r["team"].text for r in rows if "withdrawn from round" in r["note"].text} == left
    assert any(row["note"].text.startswith("shared by 2, withdrawn") for row in rows)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Fraction(8125, 100), "81.3"),
        (Fraction(7709, 4), "1927.3"),
        (Fraction(-5, 100), "-0.1"),
        (Fraction(-4, 100), "0.0"),
        (Fraction(1, 3), "0.3"),
    ],
)
def test_that_halves_are_rounded_up_as_by_hand(value: Fraction, text: str) -> None:
    assert rounded_text(value, 1) == text


def test_that_nothing_leaves_a_card() -> None:
    for event in (light(24), ordinary(24), worst(24)):
        layout = laid("match-cards", event, Form(per_page=4))
        middle = layout.page.width / 2
        for number in range(layout.pages):
            for words in layout.words(number):
                assert words.x >= 12, words
                across = words.x < middle < words.x + words.width
                assert not (across and layout.pages == 3), words  # four on a page
                assert "…" not in words.text or "Captain" not in words.text


def test_that_pages_that_go_on_say_what_they_are_of() -> None:
    layout = laid("report", ordinary(60))
    texts = [said(layout, number) for number in range(layout.pages)]
    assert any("Crosstable (continued)" in page for page in texts)
    assert any("Teams (continued)" in page for page in texts)


def test_that_a_draft_changes_no_standings() -> None:
    event = worst(24)
    assert event.rounds[-1].state is RoundState.DRAFT
    assert _after(event) == len(event.rounds) - 1


def _after(event: Tournament) -> int | None:
    return built("standings", event).round


def test_that_a_heading_that_moves_to_the_next_page_is_not_continued_there() -> None:
    for name in ("report", "explanation"):
        layout = laid(name, worst(24))
        for number in range(layout.pages):
            page = said(layout, number)
            for text in page:
                if text.endswith(" (continued)"):
                    heading = text.removesuffix(" (continued)")
                    assert heading not in page, (name, number)


def test_that_a_team_sheet_says_where_the_team_had_nobody() -> None:
    event = ordinary(24)
    found = [
        (team, each.number, board.number)
        for each in event.rounds
        for match in each.matches
        if match.forfeit is None
        for team in (match.white, match.black)
        for board in match.boards
        if board.result and board.player(match.side(team)) is None
    ]
    assert found
    sections = {each.anchor: each for each in built("team-sheets", event).sections}
    for team, number, board in found:
        (matches, _) = (b for b in sections[f"t{team}"].blocks if isinstance(b, Table))
        assert f"own player missing: board {board}" in matches.rows[number - 1].cells[-1].text


def test_that_the_rosters_name_who_left_or_came_late() -> None:
    event = ordinary(200)
    rows = table(built("teams", event), "rosters").rows
    headings = [row.cells[0].text for row in rows if row.kind is RowKind.HEADING]
    out = [team for team in event.teams if team.withdrawals]
    late = [team for team in event.teams if team.first_round > 1]
    assert out
    assert late
    for team in (*out, *late):
        (said,) = (text for text in headings if text.startswith(f"{team.tpn}{DOT}"))
        assert ("withdrawn from round" in said) == (team in out)
        assert (f"{DOT}from round {team.first_round}" in said) == (team in late)


def test_that_the_pairings_say_what_is_in_the_points_and_what_is_not_yet() -> None:
    (_, plain) = next(built("pairings", ordinary(24)).tables())
    assert plain.notes == ()
    event = worst(24)
    (_, later) = next(built("pairings", event).tables())
    name = event.team(event.adjustments[0].team).name
    assert later.notes == (
        f"Penalties and bonuses are included: {isolated(name)}.",
        "MP: results of an earlier round are missing.",
    )


def test_that_an_explanation_names_who_was_not_to_be_paired() -> None:
    event = ordinary(60)
    each = event.rounds[-1]
    document = built("explanation", event)
    (first,) = (b for b in document.sections[0].blocks if isinstance(b, Text))
    away = [bye for bye in each.byes if bye.kind is not ByeKind.PAIRING_ALLOCATED]
    assert away
    assert first.text.startswith("Not to be paired: ")
    assert all(event.team(bye.team).name in first.text for bye in away)


def test_that_nothing_is_counted_before_the_first_round() -> None:
    (_, players) = next(built("players", light(24)).tables())
    shown = {column.key for column in players.columns if column.on_paper}
    assert {"name", "team"} <= shown
    assert not {"games", "won", "drawn", "lost", "points"} & shown
    assert not players.notes


def test_that_a_document_without_a_round_has_the_days_of_the_event() -> None:
    event = ordinary(24)
    assert built("standings", event).head[-1] == "2026-05-01 – 2026-05-11"
    assert built("pairings", event).head[-1] == "2026-05-11, 15:30"
    one_day = replace(event, settings=replace(event.settings, end_date=event.settings.start_date))
    assert built("teams", one_day).head[-1] == "2026-05-01"
    assert built("teams", light(24)).head == ()


def test_that_a_forfeit_says_whose_it_is() -> None:
    event = ordinary(60)
    sheets = {each.anchor: each for each in built("team-sheets", event).sections}
    seen = set()
    for each in event.rounds:
        rows = table(built("results", event, round=each.number), "results").rows
        for row, match in zip(rows, each.matches, strict=False):
            if match.forfeit not in (Forfeit.WHITE, Forfeit.BLACK):
                continue
            by_white = match.forfeit is Forfeit.WHITE
            assert row.cells[-1].text == f"forfeited by {'White' if by_white else 'Black'}"
            for team in (match.white, match.black):
                (matches, _) = (b for b in sheets[f"t{team}"].blocks if isinstance(b, Table))
                lost = by_white is (team == match.white)
                said = matches.rows[each.number - 1].cells[-1].text
                assert said == f"{'lost' if lost else 'won'} by forfeit"
            seen.add(match.forfeit)
    assert seen == {Forfeit.WHITE, Forfeit.BLACK}


def test_that_standings_name_the_matches_that_are_not_finished() -> None:
    event = worst(24)
    open_ = [m for m in event.rounds[-2].matches if any(not b.result for b in m.boards)]
    adjourned = [
        m
        for m in event.rounds[-2].matches
        if any(b.result is Result.ADJOURNED for b in m.boards) or m in open_
    ]
    notes = table(built("standings", event), "standings").notes
    (said,) = (note for note in notes if note.startswith("Not finished: "))
    teams = {team for match in adjourned for team in (match.white, match.black)}
    assert {t.id for t in event.teams if isolated(t.name) in said} == teams
    finished = table(built("standings", ordinary(24)), "standings").notes
    assert not any(note.startswith("Not finished") for note in finished)
