"""Names on paper: ordinary ones stay on a line, the worst ones spoil neither table nor card."""

from __future__ import annotations

from dataclasses import replace
from itertools import cycle, pairwise

import pytest

from teamswiss_gui.documents.model import (
    EMPTY,
    Cell,
    Column,
    Document,
    Kind,
    Row,
    Section,
    Table,
    Text,
)
from teamswiss_gui.documents.source import heading_row_text
from teamswiss_gui.domain.terms import Side
from teamswiss_gui.printing.pages import lay_out
from teamswiss_gui.printing.paper import MM, Form, Paper
from teamswiss_gui.printing.sheet import Frame, Layout, Words
from teamswiss_gui.printing.type import (
    ELLIPSIS,
    SMALLEST_NAME,
    Type,
    whole_words,
)
from teamswiss_gui.words.direction import ISOLATE, ISOLATED, isolated
from tests.printing.pages import built, field, laid, pieces, said
from tests.printing.specimens import light, ordinary, worst

MARKS = str.maketrans("", "", f"{ISOLATE}{ISOLATED}\u2067\u200f")


def names(layout: Layout) -> list[Words]:
    return [w for number in range(layout.pages) for w in layout.words(number) if w.is_name]


def of_table(table: Table) -> Layout:
    return lay_out(Document("list", "A list", "An event", (Section((table,)),)))


def box_heights(layout: Layout) -> set[float]:
    return {
        round(piece.area.height, 1)
        for number in range(layout.pages)
        for piece in pieces(layout, number)
        if isinstance(piece, Frame) and not piece.filled and piece.area.width > 14
    }


# --- where a name breaks ----------------------------------------------------------------------


def test_that_a_double_name_breaks_after_its_hyphen() -> None:
    type_ = Type()
    width = type_.width("Lüdenscheidt, ", 9)
    lines = type_.wrap("Müller-Lüdenscheidt, Anna", width, 9)
    assert lines == ["Müller-", "Lüdenscheidt,", "Anna"]
    assert whole_words(lines, "Müller-Lüdenscheidt, Anna")


def test_that_a_broken_word_leaves_no_letter_or_comma_alone() -> None:
    type_ = Type()
    word = "Wolfeschlegelsteinhausenbergerdorff,"
    for width in range(40, int(type_.width(word, 9)) + 1, 3):
        lines = type_.wrap(word, width, 9)
        assert all(line.endswith("-") for line in lines[:-1])
        assert "".join(lines).replace("-", "") == word
        assert min(map(len, lines)) >= 4, lines


def test_that_no_figure_stands_alone_below_a_name() -> None:
    type_ = Type()
    for name in ("Donaudampfschifffahrtsgesellschaft 11", "Llanfairpwllgwyngyll 157", "Rook 2"):
        for width in range(45, int(type_.width(name, 9)) + 10):
            lines = type_.wrap(name, width, 9)
            assert any(letter.isalpha() for letter in lines[-1]), (width, lines)


def test_that_a_single_letter_stays_with_what_follows() -> None:
    type_ = Type()
    for name, torn in (("Θεσσαλονίκης «Ο Μέγας", "«Ο"), ("Schach von 1877 e. V., Erste", "e.")):
        for width in range(70, int(type_.width(name, 9)) + 10):
            assert not any(line.endswith(torn) for line in type_.wrap(name, width, 9))


def test_that_no_line_of_a_heading_ends_with_a_dot() -> None:
    type_ = Type()
    text = heading_row_text("Table 12", "Harbour Chess Club – Old Rook", "2½ : 1½", "forfeit")
    for width in range(70, int(type_.width(text, 9)) + 10, 2):
        lines = type_.wrap(text, width, 9)
        assert not any(line.rstrip().endswith("·") for line in lines), lines


def test_that_a_remark_on_a_few_rows_takes_no_width_from_the_names() -> None:
    name = "Schachgesellschaft Neckarwestheim-Untertürkheim von 1877"
    columns = (
        Column("name", "Name", Kind.NAME, grows=True, wraps=True),
        Column("note", "", below=True),
    )

    def layout(remark: str) -> Layout:
        rows = [Row((Cell(name, name), EMPTY))] * 11
        return of_table(Table("t", columns, (*rows, Row((Cell(name, name), Cell("", remark))))))

    plain, remarked = layout(""), layout("forfeited by both: board 2; under protest: board 3")
    assert [w.text for w in names(plain)] == [w.text for w in names(remarked)]
    assert {w.size for w in names(plain)} == {w.size for w in names(remarked)}
    last = names(remarked)[-1]
    (note,) = (w for w in remarked.words(0) if w.text.startswith("forfeited by both"))
    assert note.x == last.x
    assert note.y > last.y


def test_that_a_word_too_long_for_any_line_begins_where_there_is_room() -> None:
    type_ = Type()
    name = "1 Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
    assert type_.wrap(name, 120, 9)[0].startswith("1 Donau")


def test_that_a_name_read_the_other_way_turns_no_score_in_the_next_line() -> None:
    name = isolated("المركزي للشطرنج في المدينة القديمة 114")
    text = f"24 · North Star – {name} · 4 : 0"
    type_ = Type()
    for width in range(60, 260, 20):
        lines = type_.wrap(text, width, 9)
        for line in lines:
            seen = line.replace("\u2067", ISOLATE)
            assert seen.count(ISOLATE) == seen.count(ISOLATED), lines
            assert seen.rfind(ISOLATE) <= seen.rfind(ISOLATED), lines
        bare = [line.translate(MARKS) for line in lines]
        assert "".join("".join(bare).split()) == "".join(
            text.replace(ISOLATE, "").replace(ISOLATED, "").split()
        )
        assert whole_words(lines, text) or width < 160


@pytest.mark.parametrize("name", ["מועדון השחמט של תל אביב 1936 55", "نادي الشطرنج 1936 55"])
def test_that_figures_of_a_name_read_the_other_way_are_so_in_the_next_line(name: str) -> None:
    type_ = Type()
    width = type_.width(name.removesuffix(" 1936 55"), 9) + 1
    first, second = type_.wrap(name, width, 9)
    assert second.startswith("\u200f")
    assert second.endswith("1936 55")
    assert whole_words([first, second], name)
    isolated_name = type_.wrap(f"{isolated(name)} · 4 : 0", width + type_.width("\u2068", 9), 9)
    assert isolated_name[1].startswith("\u2067")
    assert "1936 55" in isolated_name[1]


def test_that_a_name_read_the_other_way_turns_no_figure_of_the_sentence() -> None:
    text = f"{isolated('מועדון השחמט')} – Rook 12 (12) is played"
    type_ = Type()
    for width in range(60, 200, 5):
        first, *others = type_.wrap(text, width, 9)
        assert first.startswith(ISOLATE)
        assert not any(line.startswith("\u200f") for line in others), others


@pytest.mark.parametrize("name", ["Old Harbour Rooks 2", "Tramway 12 –", "Board 3, Rook Club 2"])
def test_that_a_figure_does_not_stand_alone_in_a_line(name: str) -> None:
    type_ = Type()
    longest = max(type_.width(word, 9) for word in name.split(" "))
    for width in range(int(longest) + 24, 200, 3):
        lines = type_.wrap(name, width, 9)
        assert whole_words(lines, name)
        assert all(any(letter.isalpha() for letter in line) for line in lines), lines


def test_that_a_list_of_figures_still_breaks() -> None:
    text = "Numbers: " + ", ".join(str(number) for number in range(1, 60)) + "."
    type_ = Type()
    lines = type_.wrap(text, 200, 9)
    assert " ".join(lines) == text
    assert max(type_.width(line, 9) for line in lines) <= 200
    assert len(lines) <= type_.width(text, 9) / 200 + 2


def test_that_a_score_stays_in_one_piece() -> None:
    layout = laid("boards", worst(24))
    for number in range(layout.pages):
        for text in said(layout, number):
            assert not text.endswith(" :"), text
            assert not text.startswith(": "), text


# --- lists ------------------------------------------------------------------------------------


@pytest.mark.parametrize("teams", [8, 24])
def test_that_ordinary_players_stand_on_one_line(teams: int) -> None:
    layout = laid("players", ordinary(teams))
    shown = {words.text for words in names(layout)}
    assert {player.name for team in ordinary(teams).teams for player in team.players} <= shown
    assert {team.name for team in ordinary(teams).teams} <= shown


def test_that_a_short_list_gives_names_the_room_of_the_page() -> None:
    layout = laid("where-do-i-play", ordinary(8))
    assert {team.name for team in ordinary(8).teams} <= {words.text for words in names(layout)}
    assert min(words.size for words in names(layout)) >= 14
    compact = laid("where-do-i-play", ordinary(8), compact=True)
    assert compact.pages == 1
    broken = {team.name for team in ordinary(8).teams} - {words.text for words in names(compact)}
    assert broken <= {"Old Harbour Chess Club"}  # beside Müller-Lüdenscheidt, Oluwaseun
    assert not any(ELLIPSIS in words.text for words in names(compact))


def test_that_one_long_name_stands_on_a_line_where_there_is_room() -> None:
    long = "Vasconcelos e Albuquerque, Maria João"
    rows = [Row((Cell(name, name), Cell(1, "1"))) for name in [*(["Wu, Li"] * 20), long]]
    columns = (Column("name", "Name", Kind.NAME, grows=True, wraps=True), Column("n", "No."))
    layout = of_table(Table("list", columns, tuple(rows)))
    assert long in {words.text for words in names(layout)}


def test_that_one_note_takes_no_width_from_the_names() -> None:
    said = "one game adjourned and two games under protest on the last boards"
    clubs = [f"Chess Club of the Old Town and its Harbour {number}" for number in range(20)]
    rows = [
        Row((Cell(club, club), Cell(club, club), Cell(said, said) if not place else EMPTY))
        for place, club in enumerate(clubs)
    ]
    name = Column("white", "White", Kind.NAME, grows=True, wraps=True)
    columns = (name, replace(name, key="black"), Column("note", "", grows=True, wraps=True))
    shown = names(of_table(Table("list", columns, tuple(rows))))
    assert sum(words.text in clubs for words in shown) == 2 * len(clubs)


@pytest.mark.parametrize("teams", [60, 200])
def test_that_where_do_i_play_of_a_large_field_stands_in_two_columns(teams: int) -> None:
    layout = laid("where-do-i-play", ordinary(teams))
    for number in range(layout.pages):
        assert said(layout, number).count("Table") == 2
    assert layout.pages <= -(-teams * 4 // 78)  # most names on one line


def test_that_the_compact_pairings_of_a_large_field_stand_in_two_columns() -> None:
    layout = laid("pairings", light(200), compact=True)
    assert layout.pages == 1
    assert said(layout, 0).count("Table") == 2
    assert min(words.size for words in names(layout)) >= SMALLEST_NAME


def test_that_columns_that_save_no_page_give_way_to_names_on_one_line() -> None:
    layout = laid("pairings", ordinary(200), compact=True)
    assert layout.pages == 2
    assert said(layout, 0).count("Table") == 1
    on_one_line = {words.text for words in names(layout)}
    paired = ordinary(200).rounds[-1].matches
    assert {ordinary(200).team(t).name for m in paired for t in (m.white, m.black)} <= on_one_line


def test_that_no_name_is_cut_because_a_list_stands_in_two_columns() -> None:
    layout = laid("pairings", worst(200), compact=True)
    assert not any(ELLIPSIS in words.text for words in names(layout))


# --- the room there is ------------------------------------------------------------------------


def smallest(layout: Layout) -> float:
    return min(words.size for words in names(layout))


@pytest.mark.parametrize("name", ["standings", "crosstable", "start-list"])
def test_that_a_list_alone_on_its_page_is_as_large_as_the_page_allows(name: str) -> None:
    few, many = laid(name, field(8)), laid(name, field(60))
    assert few.pages == 1
    assert smallest(few) > smallest(many) >= SMALLEST_NAME
    assert smallest(few) > 10.5


@pytest.mark.parametrize("teams", [20, 40, 60, 100])
def test_that_larger_letters_cost_no_page(teams: int) -> None:
    for name in ("standings", "crosstable"):
        document = built(name, ordinary(teams))
        usual = replace(document, sections=(*document.sections, Section(())))
        beside = replace(document, sections=(*document.sections, Section((Text(""),))))
        assert lay_out(usual).pages <= lay_out(beside).pages


def test_that_two_rows_are_not_worth_a_page() -> None:
    layout = laid("standings", worst(200))
    last = [words for words in layout.words(layout.pages - 1) if words.is_name]
    assert len(last) > 4


# --- more lists -------------------------------------------------------------------------------


def test_that_the_points_of_both_teams_are_as_near_to_the_colon() -> None:
    layout = laid("results", ordinary(24))
    words = layout.words(0)
    colons = [w for w in words if w.text == ":"]
    assert len(colons) == len(ordinary(24).rounds[-1].matches)
    for colon in colons:
        left = max((w for w in words if w.y == colon.y and w.x < colon.x), key=lambda w: w.x)
        right = min((w for w in words if w.y == colon.y and w.x > colon.x), key=lambda w: w.x)
        before = colon.x - (left.x + left.width)
        after = right.x - (colon.x + colon.width)
        assert abs(before - after) < colon.size * 1.5


def test_that_long_names_on_the_wall_stay_readable_from_afar() -> None:
    layout = laid("pairings", worst(24))
    assert min(words.size for words in names(layout)) >= 10.5
    assert not any(ELLIPSIS in words.text for words in names(layout))


def test_that_a_group_goes_on_under_its_heading() -> None:
    layout = laid("board-prizes", worst(60))
    assert layout.pages > 1
    for number in range(layout.pages):
        words = [w for w in layout.sheets[number].pieces if isinstance(w, Words)]
        headings = [w.y for w in words if w.bold and w.text.startswith(("Board ", "Overall"))]
        first = min(w.y for w in words if w.is_name)
        assert any(heading < first for heading in headings), number


@pytest.mark.parametrize("name", ["boards", "standings", "board-prizes", "line-up-slips"])
def test_that_a_long_event_never_hides_the_round(name: str) -> None:
    layout = laid(name, worst(24))
    for number in range(layout.pages):
        texts = said(layout, number)
        assert any("Round 11" in text or "After round 10" in text for text in texts), texts


def test_that_no_page_is_empty_behind_a_sheet_that_is_just_full() -> None:
    layout = laid("team-sheets", worst(8))
    assert layout.pages == 8
    for number in range(layout.pages):
        assert any(words.is_name for words in layout.words(number))


# --- cards ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "per_page"), [("match-cards", 4), ("line-up-slips", None)])
def test_that_the_boxes_of_a_card_are_alike(name: str, per_page: int | None) -> None:
    layout = laid(name, ordinary(8), Form(per_page=per_page))
    sizes = {words.size for words in names(layout) if words.size < 14 and not words.bold}
    assert min(sizes) >= 0.9 * max(sizes)  # nobody sees that a long name is a little smaller
    assert len(sizes) <= 3
    heights = box_heights(layout)
    assert max(heights) - min(heights) < 12


@pytest.mark.parametrize("paper", Paper)
def test_that_four_cards_with_ordinary_names_fit_a_page(paper: Paper) -> None:
    assert laid("match-cards", ordinary(24), Form(paper, per_page=4)).pages == 3


def test_that_a_team_s_number_stays_with_its_name() -> None:
    table = next(table for _, table in built("match-cards", worst(24)).tables())
    assert [c.kind for c in table.columns].count(Kind.BOX) == 2
    layout = laid("match-cards", worst(24))
    for number in range(layout.pages):
        for text in said(layout, number):
            assert not text.rstrip().endswith(tuple(f"– {n}" for n in range(1, 25))), text


def test_that_no_name_on_a_table_card_is_cut() -> None:
    layout = laid("table-cards", worst(24))
    for number in range(layout.pages):
        for text in said(layout, number):
            assert ELLIPSIS not in text


def test_that_namesakes_stand_by_their_tables_as_numbers() -> None:
    few = cycle(("Berg, Anna", "Nagy, Péter", "Wu, Li"))
    teams = tuple(
        replace(team, players=tuple(replace(player, name=next(few)) for player in team.players))
        for team in ordinary(60).teams
    )
    (_, table), *_ = built("where-do-i-play", replace(ordinary(60), teams=teams)).tables()
    places = [(row.cells[0].text, row.cells[1].value, row.cells[2].value) for row in table.rows]
    same = [(first, second) for first, second in pairwise(places) if first[0] == second[0]]
    assert len(same) > 20
    assert all(first[1:] <= second[1:] for first, second in same)


def test_that_the_teams_at_the_head_of_a_card_are_set_like_names() -> None:
    for event in (ordinary(24), worst(24)):
        layout = laid("match-cards", event, Form(per_page=4))
        shown = {words.text for words in names(layout)}
        one = next(team.name for team in event.teams if len(team.name) < 16)
        assert one in shown
        assert min(words.size for words in names(layout)) >= SMALLEST_NAME


def test_that_a_sheet_of_four_cards_is_turned_rather_than_that_names_break() -> None:
    layout = laid("match-cards", light(60), Form(per_page=4))
    assert layout.page.width > layout.page.height
    shown = {words.text for words in names(layout)}
    boards = (board for match in light(60).rounds[0].matches for board in match.boards)
    seated = {board.player(side) for board in boards for side in Side}
    people = {p.name for team in light(60).teams for p in team.players if p.id in seated}
    assert people <= shown


def test_that_nobody_has_to_write_into_a_slit() -> None:
    for teams, name in ((60, "line-up-slips"), (24, "match-cards")):
        assert min(box_heights(laid(name, worst(teams), Form(per_page=4)))) > 5 * MM


def test_that_four_cards_with_long_names_fit_a_page() -> None:
    long = {
        player.id: "Kuznetsova-Aleksandrova, Ekaterina" if place % 3 else "Berg, Anna"
        for team in ordinary(24).teams
        for place, player in enumerate(team.players)
    }
    teams = tuple(
        replace(
            team,
            name=f"SG Schachfreunde Neckarwestheim {team.tpn}",
            players=tuple(replace(player, name=long[player.id]) for player in team.players),
        )
        for team in ordinary(24).teams
    )
    layout = laid("match-cards", replace(ordinary(24), teams=teams), Form(per_page=4))
    assert layout.pages == 3


# --- how close columns stand ------------------------------------------------------------------


def test_that_columns_come_closer_before_many_names_break() -> None:
    layout = laid("pairings", ordinary(200))
    shown = {words.text for words in names(layout)}
    each = ordinary(200).rounds[-1]
    teams = [ordinary(200).team(t).name for m in each.matches for t in (m.white, m.black)]
    broken = [name for name in teams if name not in shown]
    assert len(broken) <= 5, broken
    assert min(words.size for words in names(layout)) >= 0.9 * max(w.size for w in names(layout))


def test_that_a_long_group_is_split_rather_than_half_a_page_left_empty() -> None:
    layout = laid("board-prizes", worst(24))
    assert layout.pages > 1
    lowest = max(words.y for words in layout.words(0) if words.is_name)
    assert lowest > 0.8 * layout.page.height
