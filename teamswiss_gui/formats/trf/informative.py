"""The records 801 and 802, which repeat the event team by team for people to read."""

from __future__ import annotations

from collections.abc import Mapping

from teamswiss_gui.domain.model import TeamId, Tournament
from teamswiss_gui.domain.terms import Colour, Side
from teamswiss_gui.formats.trf.records import points_text
from teamswiss_gui.formats.trf.write_rounds import Numbers, letters, told_boards
from teamswiss_gui.scoring import points as scoring
from teamswiss_gui.scoring.points import Kind

_BYES = {Kind.PAB: "U", Kind.FULL_BYE: "F", Kind.HALF_BYE: "H"}


def informative(
    tournament: Tournament,
    numbers: Numbers,
    totals: Mapping[TeamId, scoring.Points],
) -> list[str]:
    """Return the records 801 and 802, which repeat the event team by team."""
    width = 3 if max(numbers.teams.values(), default=0) > 99 else 2
    scores = [scoring.round_scores(tournament, e.number) for e in tournament.accepted_rounds]
    long, short = [], []
    for team in sorted(tournament.teams, key=lambda t: numbers.teams[t.id]):
        tpn, nick, total = numbers.teams[team.id], team.short_name[:5], totals[team.id]
        points = (points_text(total.match_points), points_text(total.game_points))
        line = f"801 {tpn:>{width}} {nick:<5} {points[0]:>4} {points[1]:>4}"
        fixed = f"802 {tpn:>3} {nick:<5} {points[0]:>6} {points[1]:>6}"
        for each, of_round in zip(tournament.accepted_rounds, scores, strict=True):
            score = of_round[team.id]
            match = each.match_of(team.id)
            games = points_text(score.game_points)
            if match is None or score.opponent is None:
                letter = {Kind.PAB: "U", Kind.FULL_BYE: "F", Kind.HALF_BYE: "H"}.get(
                    score.kind, "Z"
                )
                boards = tournament.settings.boards
                line += f" {'':>{width + 1}}   {letter * boards} {'':{boards}}"
                word = {"U": "PAB", "F": "FPB", "H": "HPB", "Z": "ZPB"}[letter]
                fixed += f" {word}   {games:>4}  "
                continue
            mark = "w" if score.colour is Colour.WHITE else "b"
            side = match.side(team.id)
            places = {player.id: place for place, player in enumerate(team.players, start=1)}
            shown, line_ = "", ""
            for board in told_boards(tournament, match):
                player = board.player(side)
                result = letters(tournament.settings, board)[0 if side is Side.WHITE else 1]
                shown += result if result.strip() else "-"
                line_ += "0" if player is None else _digit(places[player])
            opponent = numbers.teams[score.opponent]
            boards = tournament.settings.boards
            forfeit = "" if score.kind is Kind.PLAYED else "f"
            line += f" {opponent:>{width + 1}} {mark} {shown:<{boards}} {line_:<{boards}}"
            fixed += f" {opponent:>3} {mark} {games:>4}{forfeit:<1} "
        long.append(line)
        short.append(fixed)
    return long + short


def _digit(place: int) -> str:
    return "0123456789abcdefghijklmnopqrstuvwxyz"[place] if place < 36 else "*"
