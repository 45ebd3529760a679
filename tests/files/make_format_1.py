"""Makes format-1.teamswiss: `python -m tests.files.make_format_1`. Kept to show how it was made.

A saved file is never made anew once its format has been released: it stands for the files that
people have.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, time
from pathlib import Path

from teamswiss_gui.domain import edits
from teamswiss_gui.domain.model import Birth, MatchScore, PlayerId, TeamId
from teamswiss_gui.domain.points import HalfPoints
from teamswiss_gui.domain.settings import Arbiter, RoundDate
from teamswiss_gui.domain.terms import ArbiterRole, ByeKind, Forfeit, Result, Sex
from teamswiss_gui.storage.document import Document
from tests.arbiter import after_one_round

FILE = Path(__file__).with_name("format-1.teamswiss")


def make(path: Path) -> None:
    """Write a small event that uses every table."""
    arbiter = after_one_round()
    a, b, c, d = (TeamId(arbiter.team(name)) for name in "ABCD")
    clock = datetime(2026, 5, 1, 10, 30, tzinfo=UTC)
    with Document.create(path, arbiter.tournament, clock=lambda: clock, who="Ann") as file:
        chief = Arbiter("Ann Arbiter", ArbiterRole.CHIEF, "123")
        file.perform(edits.add_arbiter, arbiter=chief)
        moment = RoundDate(date(2026, 5, 2), time(14, 0))
        file.perform(edits.set_round_date, round=2, date=moment)
        player = PlayerId(arbiter.player("A1"))
        file.perform(
            edits.change_player, player=player, birth=Birth(1990, 2), sex=Sex.FEMALE, fide_id="77"
        )
        file.perform(edits.late_entry, name="Ørn", first_round=2, federation="NOR")
        late = file.tournament.teams[-1].id
        file.perform(edits.number_late_entry, team=late, tpn=1)
        file.perform(edits.set_attendance, team=d, round=3, bye=ByeKind.HALF)
        file.perform(edits.forbid_pair, team=a, opponent=b, last_round=4, reason="one club")
        file.perform(
            edits.adjust_points, team=c, round=1, match_points=HalfPoints(-2), reason="phone"
        )
        file.perform(edits.pair_round, pairs=[(a, d), (c, b)], bye=late)
        file.perform(edits.accept_draft)
        first, second = (match.id for match in file.tournament.rounds[-1].matches)
        file.perform(edits.enter_result, round=2, match=first, board=1, result=Result.DRAW)
        file.perform(
            edits.set_board_score,
            round=2,
            match=first,
            board=2,
            white_points=HalfPoints(1),
            black_points=HalfPoints(0),
        )
        score = MatchScore(HalfPoints(5), HalfPoints(3))
        file.perform(edits.set_match_score, round=2, match=second, score=score)
        file.perform(edits.withdraw_team, team=b, first_round=4)
        file.snapshot("before lunch")
        file.perform(edits.set_match_score, round=2, match=second, score=None)
        file.perform(edits.forfeit_match, round=2, match=second, forfeit=Forfeit.BLACK)
        file.perform(edits.unlock_setting, field="match_win", reason="to be tried")
        file.undo()


if __name__ == "__main__":
    make(FILE)
