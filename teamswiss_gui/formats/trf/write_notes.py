"""Our own comment lines: what TRF has no record for, and rounds were paired on or will be."""

from __future__ import annotations

from dataclasses import fields
from enum import Enum

from teamswiss_gui.domain.model import Basis, Match, Round, Tournament
from teamswiss_gui.domain.terms import AdjustmentTarget, Result
from teamswiss_gui.formats.trf.records import points_text
from teamswiss_gui.formats.trf.write_rounds import Numbers, forfeited_by_boards, told_boards


def our_notes(tournament: Tournament, numbers: Numbers) -> list[str]:
    """Return the comment lines about teams, rounds and matches."""
    lines = []
    for team in sorted(tournament.teams, key=lambda team: numbers.teams[team.id]):
        tpn = numbers.teams[team.id]
        if team.first_round > 1:
            lines.append(f"### late: {tpn} {team.first_round}")
        for withdrawal in team.withdrawals:
            last = withdrawal.last_round or 0
            lines.append(f"### withdrawn: {tpn} {withdrawal.first_round} {last}")
    for given in tournament.adjustments:
        if given.target is AdjustmentTarget.MATCH:
            points = f"{points_text(given.match_points)} {points_text(given.game_points)}"
            tpn = numbers.teams[given.team]
            lines.append(f"### match points: {given.round} {tpn} {points}")
    basis = Basis.of(tournament.settings)
    for each in tournament.accepted_rounds:
        lines += _paired_numbers(tournament, each, numbers)
        lines += _paired_on(each, basis)
        for match in sorted(each.matches, key=lambda m: numbers.teams[m.white]):
            lines += _match(tournament, each.number, match, numbers)
    return lines


def _paired_numbers(tournament: Tournament, each: Round, numbers: Numbers) -> list[str]:
    """Tell the numbers that a round was paired with, where they were others than those of now.

    Of a round without a match nothing else tells that it was paired.
    """
    now = {t.id: numbers.teams[t.id] for t in tournament.teams if t.first_round <= each.number}
    if dict(each.numbers) == now and each.matches:
        return []
    pairs = "".join(f" {tpn} {numbers.teams[team]}" for team, tpn in each.numbers)
    return [f"### paired numbers: {each.number}{pairs}"]


def _paired_on(each: Round, now: Basis) -> list[str]:
    """Tell the settings that a round was paired on, where they were others than those of now."""
    lines = []
    for field in fields(Basis):
        value = getattr(each.basis, field.name)
        if value != getattr(now, field.name):
            shown = value.value if isinstance(value, Enum) else str(value).lower()
            lines.append(f"### paired on: {each.number} {field.name} {shown}")
    return lines


def _match(tournament: Tournament, number: int, match: Match, numbers: Numbers) -> list[str]:
    white, black = numbers.teams[match.white], numbers.teams[match.black]
    lines = []
    if match.colours_reversed:
        lines.append(f"### reversed: {number} {white} {black}")
    boards = told_boards(tournament, match)
    told = any(b.white_side is not None and b.black_side is not None for b in boards)
    forfeited = match.forfeit or forfeited_by_boards(tournament, number, match)
    if not told and forfeited is None:
        lines.append(f"### match: {number} {white} {black}")
    lines += [
        f"### adjourned: {number} {white} {board.number}"
        for board in boards
        if board.result is Result.ADJOURNED
    ]
    lines += [
        f"### set board: {number} {white} {board.number} {points_text(board.white_points or 0)}"
        f" {points_text(board.black_points or 0)}"
        for board in boards
        if board.result is Result.SET
    ]
    empty = [b for b in boards if b.white_side is None and b.black_side is None]
    results = [board.result for board in boards if board not in empty]
    if any(board.result is not None for board in boards):
        open_ = [board.number for board in empty if board.result is None]
        lines += [f"### open board: {number} {white} {board}" for board in open_]
    if forfeited is None and not any(results):
        closed = [b.number for b in empty if b.result is Result.FORFEIT_BOTH]
        lines += [f"### closed board: {number} {white} {board}" for board in closed]
    return lines
