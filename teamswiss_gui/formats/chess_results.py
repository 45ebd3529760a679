"""The XML that chess-results.com takes, without the key that only the site gives out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from xml.etree import ElementTree

from teamswiss_gui.domain.model import Board, Match, PlayerId, Round, Team, TeamId, Tournament
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.ratings import player_rating, team_rating
from teamswiss_gui.domain.settings import Settings
from teamswiss_gui.domain.terms import (
    ArbiterRole,
    ByeKind,
    Colour,
    Forfeit,
    PrimaryScore,
    Result,
    Sex,
    Side,
)
from teamswiss_gui.scoring import points as scoring
from teamswiss_gui.scoring.boards import PlayerScore, board_colour, player_scores
from teamswiss_gui.scoring.points import board_points
from teamswiss_gui.scoring.sentences import value_text
from teamswiss_gui.scoring.standings import Row, Standings, standings
from teamswiss_gui.words import Words
from teamswiss_gui.words.texts.lists import UPLOAD_NOTE

TEAM_SWISS = "3"
_MATCH_POINTS, _GAME_POINTS, _NO_TIEBREAK = "13", "1", "0"
_SLOTS = 5
_BYE, _NOT_PAIRED = "-1", "-2"
_YES, _NO = "J", "N"
_FORFEITS = {
    Result.FORFEIT_WIN: "K",
    Result.FORFEIT_LOSS: "K",
    Result.FORFEIT_BOTH: "D",
    Result.UNRATED_WIN: "U",
    Result.UNRATED_DRAW: "U",
    Result.UNRATED_LOSS: "U",
    Result.ADJOURNED: "H",
}
_LOST = {
    Forfeit.WHITE: Result.FORFEIT_LOSS,
    Forfeit.BLACK: Result.FORFEIT_WIN,
    Forfeit.BOTH: Result.FORFEIT_BOTH,
}
Attributes = Mapping[str, str]


def upload_note(words: Words) -> str:
    """Return what the page says beside the export."""
    return words.tr("chess-results", UPLOAD_NOTE)


def write_chess_results(tournament: Tournament) -> bytes:
    """Return the tournament with every accepted round as chess-results XML."""
    return _Writing(tournament).run()


class _Writing:
    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.settings: Settings = tournament.settings
        last = max((team.tpn or 0 for team in tournament.teams), default=0)
        self.numbers: dict[TeamId, int] = {}
        for team in tournament.teams:
            if team.tpn is None:
                last += 1
            self.numbers[team.id] = team.tpn or last
        self.teams = sorted(tournament.teams, key=lambda team: self.numbers[team.id])
        self.players: dict[PlayerId | None, int] = {None: 0}
        for team in self.teams:
            for player in team.players:
                self.players[player.id] = len(self.players)
        self.table: Standings = standings(tournament)
        self.history = scoring.history(tournament)

    def run(self) -> bytes:
        """Write every part."""
        root = ElementTree.Element("chessresults")
        parts: tuple[tuple[str, str, Iterator[Attributes]], ...] = (
            ("tournamentdata", "tournament", iter([self._tournament()])),
            ("rounds", "round", self._rounds()),
            ("players", "player", self._players()),
            ("teams", "team", self._teams()),
            ("playerpairings", "playerpairing", self._boards()),
            ("teampairings", "teampairing", self._matches()),
        )
        for parent, child, rows in parts:
            element = ElementTree.SubElement(root, parent)
            for attributes in rows:
                ElementTree.SubElement(element, child, dict(attributes))
        ElementTree.indent(root)
        text = ElementTree.tostring(root, encoding="unicode")
        return f'<?xml version="1.0" encoding="utf-8"?>\n{text}\n'.encode()

    # --- the event ----------------------------------------------------------------------------

    def _tournament(self) -> Attributes:
        settings = self.settings
        played = len(self.tournament.accepted_rounds)
        over = played == settings.rounds and not self.table.is_provisional
        counted = [r for _team, p in self.tournament.players() if (r := player_rating(p, settings))]
        pattern = set(settings.board_colours)
        return {
            "key": "",
            "type": TEAM_SWISS,
            "name": settings.name,
            "fideeventid": "",
            "remark": "",
            "director": "",
            "organiser": settings.organiser,
            "location": settings.place,
            "arbiter": self._arbiters(ArbiterRole.ARBITER),
            "rounds": str(settings.rounds),
            "currentround": str(played),
            "rankinground": str(played),
            "sortstartrank": "2",
            "from": f"{settings.start_date:%Y%m%d}" if settings.start_date else "",
            "to": f"{settings.end_date:%Y%m%d}" if settings.end_date else "",
            "ratedfide": "-",
            "ratednational": "-",
            **{f"tb{slot}no": number for slot, (number, _code) in enumerate(self._slots(), 1)},
            "replay": "1",
            "timecontrol": settings.time_control,
            "homecolor": "s" if settings.board_colours.startswith("B") else "w",
            "samecolor": _YES if len(pattern) == 1 else _NO,
            "playerperteam": str(settings.boards),
            "category": "0",
            "ratingavg": str(round(sum(counted) / len(counted))) if counted else "",
            "endstatus": _YES if over else _NO,
            **{f"tb{slot}_detail": code for slot, (_no, code) in enumerate(self._slots(), 1)},
            "chiefarbiter": self._arbiters(ArbiterRole.CHIEF),
            "deputyarbiter": self._arbiters(ArbiterRole.DEPUTY),
            "homepageorganiser": "",
            "mail": "",
            "federation": settings.federation,
            "creator": "",
        }

    def _arbiters(self, role: ArbiterRole) -> str:
        return "; ".join(
            f"{arbiter.name} ({arbiter.fide_id})" if arbiter.fide_id else arbiter.name
            for arbiter in self.settings.arbiters
            if arbiter.role is role
        )

    def _slots(self) -> list[tuple[str, str]]:
        """Return number and code of the five values: both scores, then the other tie-breaks.

        Of the site's numbers only those of the two scores are known for certain; the others have
        none, and their codes are in the details.
        """
        scores = [(_MATCH_POINTS, ""), (_GAME_POINTS, "")]
        if self.settings.primary_score is PrimaryScore.GAME_POINTS:
            scores.reverse()
        others = [(_NO_TIEBREAK, str(self.table.codes[index])) for index in self._others()]
        return (scores + others + [(_NO_TIEBREAK, "")] * _SLOTS)[:_SLOTS]

    def _others(self) -> list[int]:
        return [i for i, text in enumerate(self.settings.tiebreaks) if text != "MPvGP"]

    def _rounds(self) -> Iterator[Attributes]:
        dates = self.settings.round_dates
        for number in range(1, self.settings.rounds + 1):
            date = dates[number - 1] if number <= len(dates) else None
            yield {
                "round": str(number),
                "date": f"{date.day:%Y%m%d}" if date else "",
                "time": f"{date.start:%H:%M}" if date and date.start else "",
            }

    # --- players and teams --------------------------------------------------------------------

    def _players(self) -> Iterator[Attributes]:
        scores = {score.player: score for score in player_scores(self.tournament)}
        points = {player: _all_points(score) for player, score in scores.items()}
        ranked = sorted(points.values(), reverse=True)
        first = {value: ranked.index(value) + 1 for value in set(ranked)}
        for team in self.teams:
            for board, player in enumerate(team.players, start=1):
                score = scores[player.id]
                opponents = [g.opponent_rating for g in score.games if g.is_played]
                rated = [rating for rating in opponents if rating]
                own = points[player.id]
                yield {
                    "no": str(self.players[player.id]),
                    "id": player.national_id,
                    "lastname": player.name,
                    "firstname": "",
                    "atitle": "",
                    "title": player.title,
                    "rtg": _text(player_rating(player, self.settings)),
                    "rtgfide": _text(player.rating),
                    "rtgnat": _text(player.national_rating),
                    "rtgaverage": str(round(sum(rated) / len(rated))) if rated else "",
                    "rtgperform": _text(score.overall.performance),
                    "rtgdifference": "",
                    "dob": str(player.birth.year) if player.birth else "",
                    "sex": {Sex.MALE: "M", Sex.FEMALE: "W", None: ""}[player.sex],
                    "fed": player.federation,
                    "board": str(board),
                    "teamno": str(self.numbers[team.id]),
                    "clubname": team.club,
                    "fideid": player.fide_id,
                    "teamplayid": "",
                    "club": "",
                    "typ": "",
                    "group": "",
                    "rank": str(first[own]),
                    **{f"tb{slot}": "" for slot in range(1, _SLOTS + 1)},
                    "pts": _comma(own),
                    "equal": _YES if ranked.count(own) > 1 else _NO,
                    "kfaktor": "",
                    "state": "",
                }

    def _teams(self) -> Iterator[Attributes]:
        rows = {row.team: row for row in self.table.rows}
        for team in self.teams:
            yield self._team(team, rows[team.id])

    def _team(self, team: Team, row: Row) -> Attributes:
        scores = [_short(row.points.match_points), _comma(row.points.game_points)]
        if self.settings.primary_score is PrimaryScore.GAME_POINTS:
            scores.reverse()
        values = [value_text(row.values[index]).replace(".", ",") for index in self._others()]
        slots = [*scores, *values, *[""] * _SLOTS][:_SLOTS]
        average = team_rating(team, self.settings).average
        return {
            "no": str(self.numbers[team.id]),
            "teamname": team.name,
            "teamshort": team.short_name or team.name,
            "rank": str(row.rank),
            "points": scores[0],
            **{f"tb{slot}": value for slot, value in enumerate(slots, start=1)},
            "captain": team.captain,
            "equal": _YES if row.is_shared else _NO,
            "federation": team.federation,
            "state": "",
            "rtg_average": str(round(average)) if team.players else "",
        }

    # --- rounds -------------------------------------------------------------------------------

    def _boards(self) -> Iterator[Attributes]:
        for each in self.tournament.accepted_rounds:
            for pairing, match in enumerate(each.matches, start=1):
                for board in match.boards:
                    yield self._board(each, pairing, match, board)

    def _board(self, each: Round, pairing: int, match: Match, board: Board) -> Attributes:
        result = board.result
        if result is None and match.forfeit is not None:
            result = _LOST[match.forfeit]
        seats = (self.players[board.white_side], self.players[board.black_side])
        points = ("", "")
        if result is not None and result is not Result.ADJOURNED:
            white, black = board_points(self.settings, _with(board, result))
            points = (_dot(white), _dot(black))
        if board_colour(self.settings, match, board.number, Side.WHITE) is Colour.BLACK:
            seats, points = seats[::-1], points[::-1]
        return {
            "round": str(each.number),
            "pairing": str(pairing),
            "board": str(board.number),
            "whiteno": str(seats[0]),
            "blackno": str(seats[1]),
            "reswhite": points[0],
            "resblack": points[1],
            "forfeit": _FORFEITS.get(result, "") if result else "",
        }

    def _matches(self) -> Iterator[Attributes]:
        for each in self.tournament.accepted_rounds:
            rows: list[tuple[TeamId, str, TeamId | None]] = [
                (match.white, str(self.numbers[match.black]), match.black) for match in each.matches
            ]
            byes = sorted(each.byes, key=lambda bye: bye.kind is not ByeKind.PAIRING_ALLOCATED)
            for bye in byes:
                pab = bye.kind is ByeKind.PAIRING_ALLOCATED
                rows.append((bye.team, _BYE if pab else _NOT_PAIRED, None))
            for pairing, (team, opponent, other) in enumerate(rows, start=1):
                yield {
                    "round": str(each.number),
                    "pairing": str(pairing),
                    "no1": str(self.numbers[team]),
                    "no2": opponent,
                    "res1": self._scored(team, each.number),
                    "res2": self._scored(other, each.number) if other else _dot(HalfPoints(0)),
                }

    def _scored(self, team: TeamId, number: int) -> str:
        score = self.history[team][number - 1]
        return _dot(score.game_points) if score.is_complete else ""


def _with(board: Board, result: Result) -> Board:
    return Board(
        board.number,
        board.white_side,
        board.black_side,
        result,
        board.white_points,
        board.black_points,
    )


def _all_points(score: PlayerScore) -> HalfPoints:
    return HalfPoints(sum(game.points for game in score.games))


def _text(number: int | None) -> str:
    return "" if number is None else str(number)


def _dot(points: HalfPoints) -> str:
    return f"{points / 2:.1f}"


def _comma(points: HalfPoints) -> str:
    return _dot(points).replace(".", ",")


def _short(points: HalfPoints) -> str:
    return _comma(points) if points % 2 else str(points // 2)
