"""Hostile files: refused, or read as plain text; nothing is unpacked or opened for them."""

from __future__ import annotations

import contextlib
import cProfile
import io
import pstats
import random
import tracemalloc
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from openpyxl import Workbook

from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.engine.generate import Plan, generate
from teamswiss_gui.formats.rating_list import RatingList, load_rating_list
from teamswiss_gui.formats.team_lists import preview
from teamswiss_gui.formats.team_lists.tables import Table, table_of_bytes
from teamswiss_gui.formats.trf import read_trf, write_trf
from tests.unit.formats.made_lists import TEXT_HEAD

MOST_MEMORY = 60_000_000
LAUGHS = (
    '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "ha">'
    + "".join(
        f'<!ENTITY {n} "{f"&{b};" * 10}">' for b, n in zip("abcdefgh", "bcdefghi", strict=True)
    )
    + "]>"
)
SHEET = "<worksheet><sheetData>{}</sheetData></worksheet>"
LINKS = (
    '<Relationships><Relationship Id="r1" Type="x/worksheet" Target="worksheets/sheet1.xml"/>'
    "{}</Relationships>"
)
BOOK = '<workbook xmlns:r="urn:r"><sheets><sheet name="S" r:id="r1"/></sheets></workbook>'


def xlsx(sheet: str | bytes, links: str = "", **parts: str | bytes) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("xl/workbook.xml", parts.pop("workbook", BOOK))
        archive.writestr("xl/_rels/workbook.xml.rels", LINKS.format(links))
        archive.writestr("xl/worksheets/sheet1.xml", sheet)
        for name, content in parts.items():
            archive.writestr(f"xl/{name}.xml", content)
    return buffer.getvalue()


def cells(*rows: str) -> str:
    return SHEET.format("".join(f"<row>{row}</row>" for row in rows))


def text(value: str) -> str:
    return f'<c t="inlineStr"><is><t>{value}</t></is></c>'


def refused(data: bytes, name: str = "list.xlsx") -> str:
    """Return the code of the refusal; reading must not have taken much memory."""
    tracemalloc.start()
    try:
        with pytest.raises(TeamSwissError) as caught:
            table_of_bytes(data, name)
        assert tracemalloc.get_traced_memory()[1] < MOST_MEMORY
    finally:
        tracemalloc.stop()
    return caught.value.code


def zeros(size: int) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("xl/workbook.xml", BOOK)
        with archive.open("xl/worksheets/sheet1.xml", "w") as part:
            for _each in range(size // 1_000_000):
                part.write(b" " * 1_000_000)
    return buffer.getvalue()


def test_that_a_zip_bomb_is_refused_by_its_table() -> None:
    assert refused(zeros(200_000_000)) == "list-too-big"
    assert refused(zeros(50_000_000)) == "list-too-packed"


def test_that_an_archive_of_very_many_parts_is_refused() -> None:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for number in range(2_100):
            archive.writestr(f"xl/{number}.xml", "")
    assert refused(buffer.getvalue()) == "list-parts"


def test_that_a_table_that_lies_about_sizes_gives_no_bomb() -> None:
    sheet = cells(*[text("x" * 50) for _each in range(2_000)])
    data = bytearray(xlsx(sheet))
    size = len(sheet).to_bytes(4, "little")
    assert size in data
    data = bytearray(bytes(data).replace(size, (100).to_bytes(4, "little")))
    assert refused(bytes(data)) == "list-damaged"


@pytest.mark.parametrize("part", ["sheet", "workbook", "sharedStrings"])
def test_that_entities_are_refused_wherever_they_are(part: str) -> None:
    shared = '<Relationship Id="r2" Type="x/sharedStrings" Target="sharedStrings.xml"/>'
    bomb = f"{LAUGHS}<sst><si><t>&i;</t></si></sst>"
    if part == "sheet":
        data = xlsx(LAUGHS + cells("<c><v>&i;</v></c>"))
    elif part == "workbook":
        data = xlsx(cells(), workbook=LAUGHS + BOOK)
    else:
        data = xlsx(cells('<c t="s"><v>0</v></c>'), shared, sharedStrings=bomb)
    assert refused(data) == "list-unsafe"


@pytest.mark.parametrize(
    "declared",
    [
        '<!DOCTYPE x SYSTEM "file:///etc/passwd"><x/>',
        '<!DOCTYPE x [<!ENTITY a SYSTEM "http://localhost/a">]><x>&a;</x>',
        '<!DOCTYPE x [<!ENTITY % p SYSTEM "file:///dev/zero"> %p;]><x/>',
    ],
)
def test_that_external_entities_are_refused_unopened(declared: str) -> None:
    assert refused(xlsx(declared)) == "list-unsafe"


def test_that_entities_in_another_encoding_are_refused_too() -> None:
    hidden = '<?xml version="1.0" encoding="UTF-16"?><!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>'
    assert refused(xlsx(hidden.encode("utf-16"))) == "list-unsafe"
    odd = b'<?xml version="1.0" encoding="cp037"?>' + "<!DOCTYPE x><x/>".encode("cp037")
    assert refused(xlsx(odd)) in {"list-unsafe", "list-damaged"}


def test_that_an_entity_without_a_declaration_is_refused() -> None:
    assert refused(xlsx(cells("<c><v>&undeclared;</v></c>"))) == "list-damaged"


@pytest.mark.parametrize(
    ("cell", "code"),
    [
        ('<c r="A1048576"><v>1</v></c>', "list-rows"),
        ('<c r="XFD1"><v>1</v></c>', "list-columns"),
        ('<c r="ZZZ9999999"><v>1</v></c>', "list-rows"),
    ],
)
def test_that_huge_dimensions_are_refused(cell: str, code: str) -> None:
    assert refused(xlsx(cells(cell))) == code


def test_that_a_claimed_dimension_alone_costs_nothing() -> None:
    claim = '<dimension ref="A1:XFD1048576"/>'
    sheet = f"<worksheet>{claim}<sheetData><row>{text('A')}</row></sheetData></worksheet>"
    assert table_of_bytes(xlsx(sheet), "list.xlsx").rows == (("A",),)


def test_that_very_deep_nesting_is_refused() -> None:
    assert refused(xlsx("<a>" * 100_000)) == "list-damaged"


def test_that_a_repeated_cell_of_an_ods_is_refused() -> None:
    def ods(row: str) -> bytes:
        buffer = io.BytesIO()
        with zipfile.ZipFile(buffer, "w") as archive:
            space = 'xmlns:t="urn:t" xmlns:x="urn:x"'
            body = f'<d {space}><t:table t:name="S">{row}</t:table></d>'
            archive.writestr("content.xml", body)
        return buffer.getvalue()

    cell = '<t:table-cell t:number-columns-repeated="{}"><x:p>A</x:p></t:table-cell>'
    wide = f"<t:table-row>{cell.format(9_999_999)}</t:table-row>"
    tall = f'<t:table-row t:number-rows-repeated="9999999">{cell.format(1)}</t:table-row>'
    assert refused(ods(wide)) == "list-columns"
    assert refused(ods(tall)) == "list-rows"
    assert refused(ods(LAUGHS)) == "list-damaged"


def test_that_formulas_and_links_are_plain_text() -> None:
    external = (
        '<Relationship Id="r9" Type="x/externalLink" Target="file:///etc/passwd" '
        'TargetMode="External"/>'
    )
    formula = '<c t="str"><f>HYPERLINK("http://localhost")</f><v>shown</v></c>'
    failed = '<c t="e"><f>[1]Other!A1</f><v>#REF!</v></c>'
    sheet = cells(formula + failed + text("=cmd|' /C calc'!A0") + "<c><f>1+1</f></c>")
    table = table_of_bytes(xlsx(sheet, external), "list.xlsx")
    assert table.rows == (("shown", "", "=cmd|' /C calc'!A0"),)


def test_that_a_sheet_that_lies_elsewhere_is_not_looked_for() -> None:
    links = '<Relationship Id="r5" Type="x/worksheet" Target="../../../../etc/passwd"/>'
    assert refused(xlsx(cells(), links, workbook=BOOK.replace("r1", "r5"))) == "list-damaged"


def test_that_an_old_excel_file_is_named() -> None:
    assert refused(b"\xd0\xcf\x11\xe0" + b"\0" * 100, "list.xls") == "list-old-excel"


def test_that_text_with_very_many_rows_or_columns_is_refused() -> None:
    assert refused(b"a;b\n" * 30_000, "list.csv") == "list-rows"
    assert refused(b";" * 5_000, "list.csv") == "list-columns"
    assert refused(b'"' + b"x" * 300_000, "list.csv") == "list-damaged"
    assert refused(b"a\0b", "list.csv") == "list-format"


def real_workbook() -> bytes:
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    for row in (["Team", "Name", "Elo"], ["A", "One", 2000], ["B", "Two", 1900]):
        sheet.append(row)
    buffer = io.BytesIO()
    book.save(buffer)
    return buffer.getvalue()


def damage(data: bytes, dice: random.Random) -> bytes:
    found = bytearray(data)
    for _each in range(dice.randint(1, 6)):
        place = dice.randrange(len(found))
        match dice.randrange(3):
            case 0:
                found[place] = dice.randrange(256)
            case 1:
                del found[place : place + dice.randint(1, 40)]
            case _:
                found[place:place] = dice.randbytes(dice.randint(1, 10))
    return bytes(found) or b"x"


def stored(data: bytes) -> bytes:
    """Return the archive unpacked within itself, so that damage reaches the XML."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(buffer, "w") as new:
        for name in old.namelist():
            new.writestr(name, old.read(name))
    return buffer.getvalue()


def damaged_parts(data: bytes, dice: random.Random) -> bytes:
    """Return the archive with sound checksums around damaged parts."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(buffer, "w") as new:
        for name in old.namelist():
            content = old.read(name)
            new.writestr(name, damage(content, dice) if dice.random() < 0.4 else content)
    return buffer.getvalue()


@pytest.mark.parametrize("how", [damage, damaged_parts])
def test_that_a_damaged_workbook_is_refused_or_read_never_a_traceback(
    how: Callable[[bytes, random.Random], bytes],
) -> None:
    good = stored(real_workbook())
    dice = random.Random(7)
    for _each in range(600):
        try:
            table = table_of_bytes(how(good, dice), "list.xlsx")
        except TeamSwissError:
            continue
        assert isinstance(table, Table)
        preview(table)


def load(folder: Path, data: bytes) -> RatingList:
    source, database = folder / "list.zip", folder / "LIST.ratings"
    source.write_bytes(data)
    load_rating_list(source, database)
    return RatingList(database)


def test_that_a_packed_bomb_is_no_rating_list(tmp_path: Path) -> None:
    buffer = io.BytesIO()
    with (
        zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive,
        archive.open("list.txt", "w") as part,
    ):
        for _each in range(100):
            part.write(b" " * 1_000_000)
    with pytest.raises(TeamSwissError) as caught:
        load(tmp_path, buffer.getvalue())
    assert caught.value.code == "list-too-packed"


def test_that_a_line_without_end_is_no_rating_list(tmp_path: Path) -> None:
    with pytest.raises(TeamSwissError) as caught:
        load(tmp_path, TEXT_HEAD.encode() + b"x" * 3_000_000)
    assert caught.value.code == "rating-list-format"


def test_that_entities_in_a_rating_list_stay_text(tmp_path: Path) -> None:
    player = "<player><fideid>7</fideid><name>&i;&amp;Co</name><rating>2000</rating></player>"
    with load(tmp_path, f"{LAUGHS}<playerslist>{player}</playerslist>".encode()) as found:
        listed = found.lookup("7")
        assert listed is not None
        assert listed.name == "&i;&Co"


def test_that_damaged_rating_lists_are_refused_or_read(tmp_path: Path) -> None:
    player = "<player><fideid>7</fideid><name>Aas</name><rating>2000</rating></player>\n"
    line = f"{7:<15}{'Aas, Kari':<61}{'NOR':<4}{'M':<33}{2000:<6}"
    dice = random.Random(3)
    for good in (
        f"<playerslist>{player * 3}</playerslist>".encode(),
        "\n".join([TEXT_HEAD, line, line]).encode(),
    ):
        for _each in range(40):
            try:
                load(tmp_path, damage(good, dice)).close()
            except TeamSwissError:
                continue


def test_that_a_part_that_begins_before_the_file_is_damage() -> None:
    """Found by fuzzing: bytes cut out of the front, and zipfile seeks to before the start."""
    whole = xlsx(cells(text("Team")))
    assert refused(whole[:30] + whole[200:]) == "list-damaged"


# --- TRF --------------------------------------------------------------------------------------


def test_that_a_few_lines_of_a_trf_cannot_ask_for_millions_of_forbidden_pairs() -> None:
    teams = "".join(f" {number:>4}" for number in range(1, 201))
    data = write_trf(generate(Plan(teams=200, rounds=1, seed=1))).decode()
    with pytest.raises(TeamSwissError) as caught:
        read_trf(data + f"260   1   9{teams}\n" * 6)
    expected = caught.value.details["expected"]
    assert caught.value.code == "trf-problems"
    assert expected == "at most 100000 forbidden pairs in a file"


@pytest.mark.parametrize("line", ["777\n", "\r", "001    1\r\n", "### \n"])
def test_that_millions_of_lines_are_refused_before_they_are_cut_up(line: str) -> None:
    data = (line * 2_000_000).encode()
    tracemalloc.start()
    with pytest.raises(TeamSwissError) as caught:
        read_trf(data)
    _now, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert caught.value.details["expected"] == "a file of at most 500000 lines"
    assert peak < 6 * len(data)


def test_that_a_line_without_end_is_refused_with_its_place() -> None:
    data = write_trf(generate(Plan(teams=8, rounds=1, seed=1))).decode()
    with pytest.raises(TeamSwissError) as caught:
        read_trf(data + "013 x" + " 1" * 1_000_000)
    assert caught.value.details["expected"] == "at most 100000 characters"
    assert caught.value.details["line"] == data.count("\n") + 1
    assert caught.value.details["count"] == 1


def test_that_points_for_more_than_every_team_and_round_are_refused() -> None:
    data = write_trf(generate(Plan(teams=200, rounds=1, seed=1))).decode()
    with pytest.raises(TeamSwissError) as caught:
        read_trf(data + "250  2.0  0.0   1  99    1  200\n" * 6)
    assert caught.value.details["expected"] == "each team once"


@pytest.mark.parametrize(
    "line",
    [
        "### late: 5 3\n",
        "### withdrawn: 5 3 9\n",
        "### match: 1 1 2\n",
        "299   -1.0  0.0    1    1\n",
        "240 Z   2    1    2\n",
        "112 Anna Arbiter\n",
        "202 BH:MP\n",
        "162  W 1.0    D 0.5\n",
    ],
)
def test_that_the_work_grows_with_the_lines_and_not_with_their_square(line: str) -> None:
    # Ten thousand times a line that is compared with the others would be seconds and minutes.
    data = write_trf(generate(Plan(teams=8, rounds=1, seed=1))).decode()
    one, many = (_calls(data + line * count) for count in (500, 5_000))
    assert many < 12 * one


def _calls(data: str) -> int:
    """Return how many calls reading takes, which no busy machine makes more."""
    profile = cProfile.Profile()
    with contextlib.suppress(TeamSwissError):
        profile.runcall(read_trf, data)
    return int(pstats.Stats(profile, stream=io.StringIO()).total_calls)  # type: ignore[attr-defined]
