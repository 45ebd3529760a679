"""The header records (012 to 362), their JaVaFo forms and our own comment lines."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date

from teamswiss_gui.domain import checks, setting_checks
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.settings import Arbiter, RoundDate
from teamswiss_gui.domain.terms import (
    Acceleration,
    ArbiterRole,
    Colour,
    ColourPreferences,
    PairingSystem,
    PrimaryScore,
    TieBreakEdition,
)
from teamswiss_gui.domain.tiebreak_codes import nearest
from teamswiss_gui.formats.trf import codes
from teamswiss_gui.formats.trf.records import FIRST_ROUND_COLUMN, ROUND_WIDTH, Line

_ARBITER_ID = re.compile(
    r"(?P<name>.*?)(?:\s*\((?P<id>[0-9]{1,11})\)|[ (]+(?P<bare>[0-9]{6,11})\)?)"
)
_SCORE = re.compile(r"\s*(?P<symbol>[A-Za-z]{1,3})\s*[ =:]?\s*(?P<points>[+-]?[0-9.,]+)\s*[,;]?")
_OUR_COMMENT = re.compile(r"###\s*(?P<key>[a-z ]+):\s*(?P<value>.*)")
_DATE = re.compile(r"(?P<year>[0-9]{2}|[0-9]{4})[/.-](?P<month>[0-9]{1,2})[/.-](?P<day>[0-9]{1,2})")
_BOARD_SCORES = {
    **dict.fromkeys(("W", "WW", "BW"), "board_win"),
    **dict.fromkeys(("D", "WD", "BD"), "board_draw"),
    **dict.fromkeys(("L", "WL", "BL"), "board_loss"),
    **dict.fromkeys(("A", "ZPB", "FL"), "board_forfeit_loss"),
    **dict.fromkeys(("P", "PAB"), "pab"),
    **dict.fromkeys(("X", "U", "F", "H", "FPB", "HPB", "FW"), ""),
}
_MATCH_SCORES = {"TW": "match_win", "TD": "match_draw", "TL": "match_loss"}
_MATCH_SCORES |= {symbol[1]: name for symbol, name in _MATCH_SCORES.items()}
INFORMATIVE = frozenset({"062", "072", "082", "092", "182", "222", "801", "802", "XXB"})


@dataclass
class Header:
    """The settings of a file while its header is being read."""

    values: dict[str, object] = field(default_factory=dict)
    lines: dict[str, Line] = field(default_factory=dict)
    arbiters: list[Arbiter] = field(default_factory=list)
    arbiter_keys: set[str] = field(default_factory=set)
    has_chief: bool = False
    pab_board: HalfPoints | None = None
    baku: bool = False
    system_named: bool = False
    national: str = ""
    tiebreaks_named: int = 0
    """In all records; each one costs a look at all that is known."""
    comments: list[str] = field(default_factory=list)
    notes: dict[str, list[Line]] = field(default_factory=dict)
    """Our own comment lines about rounds and teams, by key."""

    def put(self, line: Line, name: str, value: object, column: int = 5) -> None:
        """Set a setting, if it can have that value."""
        try:
            self.values[name] = setting_checks.check_field(name, value)
            self.lines[name] = line
        except TeamSwissError as error:
            line.error(column, line.cut(column), _expectation(error))


def read_header(lines: list[Line]) -> Header:
    """Read the header records and the comments; other records are left alone."""
    header = Header()
    for line in lines:
        if line.id == "###":
            _comment(header, line)
        elif line.id in _READERS:
            _READERS[line.id](header, line)
    header.values["arbiters"] = tuple(header.arbiters)
    return header


def _expectation(error: TeamSwissError) -> str:
    details = error.details
    match error.code:
        case "number-out-of-range":
            return f"{details['field']} from {details['low']} to {details['high']}"
        case "text-too-long":
            return f"at most {details['limit']} characters"
        case "text-character":
            return "printable characters"
        case "text-empty":
            return f"{details['field']}"
        case _:
            return error.code.replace("-", " ")


def text_or_error(line: Line, value: str, column: int, name: str, limit: int) -> str:
    """Return a text as the tournament keeps it; one that it cannot hold is noted."""
    try:
        return checks.text(value, name, limit=limit)
    except TeamSwissError as error:
        line.error(column, value, _expectation(error))
        return ""


def name_or_error(line: Line, value: str, column: int, name: str, instead: str) -> str:
    """Return a name, or `instead` where nothing of one can be seen."""
    text = text_or_error(line, value, column, name, checks.NAME_LENGTH)
    if not text or text.isascii():  # of ASCII, all that is printable can be seen
        return text or instead
    try:
        return checks.text(text, name, required=True)
    except TeamSwissError:
        line.warning(column, value, "a name of which something can be seen")
        return instead


# --- comments ---------------------------------------------------------------------------------


def _comment(header: Header, line: Line) -> None:
    ours = _OUR_COMMENT.fullmatch(line.text)
    key, value = (ours["key"], ours["value"].strip()) if ours else ("", "")
    match key:
        case "system":
            if _named(header, line, "system", PairingSystem, value):
                header.system_named = True
        case "colours":
            _named(header, line, "colour_preferences", ColourPreferences, value)
        case "acceleration":
            _named(header, line, "acceleration", Acceleration, value)
        case "tie break edition":
            _named(header, line, "tiebreak_edition", TieBreakEdition, value)
        case "secondary":
            header.put(line, "secondary_for_colours", value == "yes")
        case (
            "late" | "withdrawn" | "reversed" | "adjourned" | "match" | "open board"
            | "closed board" | "set board" | "match points" | "paired numbers" | "paired on"
        ):  # fmt: skip
            header.notes.setdefault(key, []).append(line)
        case "note":
            header.comments.append(value)
        case "expected rating change":
            pass  # worked out anew by whoever wants to know
        case _:
            header.comments.append(line.cut(4).strip())


def _named(header: Header, line: Line, name: str, kind: type[checks.E], value: str) -> bool:
    known = {member.value: member for member in kind}
    if value not in known:
        # Another program's comment may begin with our word.
        line.warning(5, value, " | ".join(known))
        return False
    header.put(line, name, known[value])
    return True


# --- texts ------------------------------------------------------------------------------------


def _text(name: str) -> Callable[[Header, Line], None]:
    return lambda header, line: header.put(line, name, line.cut(5).strip())


def _federation(header: Header, line: Line) -> None:
    text = line.cut(5).strip()
    code = federation_or_warning(line, text, 5)
    header.put(line, "federation", code)


def federation_or_warning(line: Line, text: str, column: int) -> str:
    """Return a federation's code; what is none (a country's name, dashes) is left out."""
    try:
        return checks.federation(text)
    except TeamSwissError:
        line.warning(column, text, "a federation's code, like NOR")
        return ""


def _day(name: str) -> Callable[[Header, Line], None]:
    def read(header: Header, line: Line) -> None:
        text = line.cut(5).strip()
        if text:
            day = _date(text)
            if day is None:
                line.error(5, text, "a date YYYY/MM/DD")
            else:
                header.put(line, name, day)

    return read


def _date(text: str) -> date | None:
    parts = _DATE.fullmatch(text)
    if parts is None:
        return None
    year = int(parts["year"])
    try:
        return date(year + 2000 if year < 100 else year, int(parts["month"]), int(parts["day"]))
    except ValueError:
        return None


def _round_dates(header: Header, line: Line) -> None:
    dates: list[RoundDate | None] = []
    tokens = line.tokens(5)
    for column, text in tokens:
        day = _date(text)
        if day is None:
            line.error(column, text, "a round's date YY/MM/DD")
            return
        # In its columns a date belongs to its round; elsewhere dates count through.
        aligned = (column - FIRST_ROUND_COLUMN) % ROUND_WIDTH == 0 and column >= FIRST_ROUND_COLUMN
        place = (column - FIRST_ROUND_COLUMN) // ROUND_WIDTH if aligned else len(dates)
        dates += [None] * (place - len(dates))
        dates.append(RoundDate(day))
    header.put(line, "round_dates", tuple(dates))


def _arbiter(role: ArbiterRole) -> Callable[[Header, Line], None]:
    def read(header: Header, line: Line) -> None:
        text = line.cut(5).strip()
        if not text:
            return
        known = _ARBITER_ID.fullmatch(text)
        name, number = text, ""
        if known:
            name, number = known["name"], known["id"] or known["bare"]
        try:
            arbiter = setting_checks.arbiter(Arbiter(name, role, number))
        except TeamSwissError as error:
            line.error(5, text, _expectation(error))
            return
        key = checks.key(arbiter.name)
        if key in header.arbiter_keys:
            line.warning(5, text, "each arbiter once")
        elif role is ArbiterRole.CHIEF and header.has_chief:
            line.error(5, text, "one chief arbiter")
        else:
            header.arbiters.append(arbiter)
            header.arbiter_keys.add(key)
            header.has_chief = header.has_chief or role is ArbiterRole.CHIEF

    return read


# --- numbers and codes ------------------------------------------------------------------------


def _rounds(header: Header, line: Line) -> None:
    value = line.as_whole(line.cut(5).strip(), 5, "the number of rounds, 1 to 99", low=1, high=99)
    if value is not None:
        header.put(line, "rounds", value)


def _initial_colour(header: Header, line: Line) -> None:
    words = {"W": Colour.WHITE, "B": Colour.BLACK, "WHITE1": Colour.WHITE, "BLACK1": Colour.BLACK}
    found = [words[w.upper()] for _column, w in line.tokens(5) if w.upper() in words]
    if len(found) == 1:
        header.put(line, "initial_colour", found[0])
    elif line.id == "152":
        line.error(5, line.cut(5), "W or B")


def _scores(header: Header, line: Line, names: dict[str, str], expected: str) -> None:
    text, place = line.cut(4), 0  # no blanks at its end
    while place < len(text):
        found = _SCORE.match(text, place)
        name = names.get(found["symbol"].upper()) if found else None
        if found is None or name is None:
            line.error(4 + place + 1, text[place:], expected)
            return
        points = line.as_points(found["points"], 4 + found.start("points"), "points, like 1.0")
        if points is not None and name == "pab":
            header.pab_board = points
        elif points is not None and name:
            header.put(line, name, points, 4 + found.start("points"))
        place = found.end()


def _board_scores(header: Header, line: Line) -> None:
    _scores(header, line, _BOARD_SCORES, "a symbol (W D L A P X) and its points")


def _match_scores(header: Header, line: Line) -> None:
    _scores(header, line, _MATCH_SCORES, "TW, TD or TL and its points")


def _board_colours(header: Header, line: Line) -> None:
    pattern = line.cut(5).strip().upper()
    if not pattern or set(pattern) - {"W", "B"}:
        line.error(5, pattern, "the colours of the White team's boards, like WBWB")
        return
    header.put(line, "board_colours", pattern)
    header.put(line, "boards", len(pattern))


def _tiebreaks(header: Header, line: Line) -> None:
    listed: list[str] = []
    for column, text in line.tokens(5):
        place = column
        for code in text.split(","):
            is_score = code.upper() == "PTS" and line.id == "212" and not listed
            if code and not is_score:
                header.tiebreaks_named += 1
                if header.tiebreaks_named == checks.MAX_TIEBREAKS + 1:
                    expected = f"at most {checks.MAX_TIEBREAKS} tie-breaks; the others are left out"
                    line.warning(place, code, expected)
                if header.tiebreaks_named > checks.MAX_TIEBREAKS:
                    break
                try:
                    setting_checks.check_field("tiebreaks", (*listed, code))
                    listed.append(code)
                except TeamSwissError as error:
                    # Others know tie-breaks that we do not: the event can be read without them.
                    line.warning(place, code, _tiebreak_expected(code, error))
            place += len(code) + 1
    if "tiebreaks" in header.values and line.id == "202":
        line.warning(5, line.cut(5), "either record 202 or record 212")
        return
    header.put(line, "tiebreaks", tuple(listed))


def _tiebreak_expected(code: str, error: TeamSwissError) -> str:
    if error.code == "tiebreak-doubled":
        return "each code once"
    name = re.split("[:/]", code.upper())[0]
    if name in codes.TIEBREAKS_NOT_OURS:
        return "a tie-break that is worked out here; this one is left out"
    return f"a tie-break code, like {nearest(code)}; this one is left out"


def _national(header: Header, line: Line) -> None:
    words = [word for _column, word in line.tokens(5)]
    if not words:
        return
    header.national = words[0].upper()
    method = words[1].upper() if len(words) > 1 else "FIDE"
    if method in codes.RATING_METHODS:
        header.put(line, "rating_source", codes.RATING_METHODS[method])
    elif method in codes.RATING_METHODS_NOT_OURS:
        line.warning(9, method, " | ".join(codes.RATING_METHODS))
    else:
        line.error(9, method, " | ".join(codes.RATING_METHODS))


def _type(header: Header, line: Line) -> None:
    code = line.cut(5).strip().upper()
    if not code:
        return
    meaning = codes.TEAM_CODES.get(code)
    if meaning is not None:
        header.values.setdefault("colour_preferences", meaning.colour_preferences)
        header.values.setdefault("secondary_for_colours", meaning.secondary_for_colours)
        header.put(line, "primary_score", meaning.primary_score)
        header.baku = meaning.baku
    elif code in codes.CUSTOM_CODES:
        header.put(line, "primary_score", codes.CUSTOM_CODES[code])
        header.lines["custom"] = line
    elif code.startswith(codes.OTHER_TEAM_CODES):
        line.error(5, code, "a team Swiss: round robins and knock-outs are not paired here")
    elif "TEAM" in code:
        line.error(5, code, "a code of record 192 for team Swiss, like FIDE_TEAM_TYPEA_MP_GP")
    else:
        line.error(5, code, "a team tournament")


_READERS: dict[str, Callable[[Header, Line], None]] = {
    "012": _text("name"),
    "022": _text("place"),
    "032": _federation,
    "042": _day("start_date"),
    "052": _day("end_date"),
    "102": _arbiter(ArbiterRole.CHIEF),
    "112": _arbiter(ArbiterRole.DEPUTY),
    "122": _text("time_control"),
    "132": _round_dates,
    "142": _rounds,
    "152": _initial_colour,
    "162": _board_scores,
    "172": _national,
    "192": _type,
    "202": _tiebreaks,
    "212": _tiebreaks,
    "352": _board_colours,
    "362": _match_scores,
    "XXR": _rounds,
    "XXC": _initial_colour,
    "XXS": _board_scores,
}
HEADER_RECORDS = frozenset(_READERS)


def default_system(header: Header) -> None:
    """Say which system a file without our comment means."""
    custom = header.lines.get("custom")
    if custom is not None and not header.system_named:
        custom.warning(5, custom.cut(5), "a line '### system: …' that names the pairing system")
    header.values.setdefault("colour_preferences", ColourPreferences.TYPE_A)
    header.values.setdefault("secondary_for_colours", True)
    header.values.setdefault("primary_score", PrimaryScore.MATCH_POINTS)
    header.values.setdefault(
        "tiebreak_edition",
        codes.tiebreak_edition(header.values.get("start_date"), header.values.get("end_date")),
    )
