"""What all builders read: a tournament, the words, and what is worked out once for all."""

from __future__ import annotations

import base64
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from fractions import Fraction
from typing import TypeVar, cast

from teamswiss_gui.documents.figures import DOT
from teamswiss_gui.documents.model import (
    Cell,
    Document,
    Logo,
    Mark,
    Orientation,
    Section,
    Size,
)
from teamswiss_gui.domain.errors import TeamSwissError
from teamswiss_gui.domain.model import Player, PlayerId, Round, Team, TeamId, Tournament
from teamswiss_gui.domain.ratings import player_rating, team_rating
from teamswiss_gui.domain.readiness import cards_out
from teamswiss_gui.domain.settings import RoundDate
from teamswiss_gui.domain.terms import ArbiterRole, RoundState
from teamswiss_gui.scoring.boards import (
    BoardPrize,
    PlayerScore,
    board_prizes,
    player_scores,
)
from teamswiss_gui.scoring.crosstable import Order
from teamswiss_gui.scoring.points import Points, RoundScore, round_scores, totals
from teamswiss_gui.scoring.prizes import Award, award
from teamswiss_gui.scoring.rating_change import RatingChange, rating_changes
from teamswiss_gui.scoring.standings import Standings, standings
from teamswiss_gui.storage.history import LogLine
from teamswiss_gui.words import Words
from teamswiss_gui.words.direction import isolated
from teamswiss_gui.words.local import date_text, moment_text

CONTEXT = "documents"
T = TypeVar("T")
_PICTURES = {b"\x89PNG": "image/png", b"\xff\xd8": "image/jpeg"}


@dataclass(frozen=True, slots=True)
class Options:
    """What an arbiter chooses for a document."""

    round: int | None = None
    """None: the last one that the document can show."""
    compact: bool | None = None
    """True: lists for the wall small, in two columns; False: large; None: as it suits."""
    order: Order = Order.RANK
    """What the crosstable is sorted by."""
    printed: datetime | None = None
    """The date at the foot; nobody asks a clock here."""
    branded: bool = True
    """With the event's own logo and sponsor line, unless others are given here."""
    logo: Logo | None = None
    sponsor: str = ""
    log: tuple[LogLine, ...] = ()
    """What the file remembers of every gesture; no part of the tournament itself."""


@dataclass(frozen=True)
class Source:
    """A tournament with its look-ups; values are worked out when first asked for, and kept."""

    tournament: Tournament
    words: Words
    options: Options = Options()
    _kept: dict[Hashable, object] = field(default_factory=dict, compare=False, repr=False)

    def with_options(self, options: Options) -> Source:
        """Return the same tournament for another document; what was worked out stays."""
        return Source(self.tournament, self.words, options, self._kept)

    # --- words --------------------------------------------------------------------------------

    def tr(self, text: str, **details: object) -> str:
        """Return a text of the documents in their language."""
        said = self.words.tr(CONTEXT, text)
        return said.format(**details) if details else said

    # --- look-ups -----------------------------------------------------------------------------

    @property
    def teams(self) -> Mapping[TeamId, Team]:
        """Every team by its id."""
        return self._keep("teams", lambda: {team.id: team for team in self.tournament.teams})

    @property
    def players(self) -> Mapping[PlayerId, tuple[Team, Player]]:
        """Every player and his team by the player's id."""
        return self._keep(
            "players",
            lambda: {player.id: (team, player) for team, player in self.tournament.players()},
        )

    @property
    def by_number(self) -> tuple[Team, ...]:
        """The teams by pairing number, those without one last."""
        return self._keep(
            "by number",
            lambda: tuple(
                sorted(
                    self.tournament.teams, key=lambda t: (t.tpn is None, t.tpn or 0, t.name, t.id)
                )
            ),
        )

    def numbers(self, each: Round) -> Mapping[TeamId, int]:
        """Return the numbers that a round was paired with; who had none, by that of now."""
        return self._keep(("numbers", each.number), lambda: self._numbers(each))

    def _numbers(self, each: Round) -> Mapping[TeamId, int]:
        now = {team.id: team.tpn for team in self.tournament.teams if team.tpn is not None}
        return {**now, **dict(each.numbers)}

    def standings(self, after: int | None = None) -> Standings:
        """Return the standings after a round."""
        last = len(self.tournament.accepted_rounds) if after is None else after
        return self._keep(("standings", last), lambda: standings(self.tournament, last))

    def scores(self, number: int) -> Mapping[TeamId, RoundScore]:
        """Return what every team has from a round."""
        return self._keep(("scores", number), lambda: round_scores(self.tournament, number))

    def totals(self, after: int) -> Mapping[TeamId, Points]:
        """Return every team's points after a round."""
        return self._keep(("totals", after), lambda: totals(self.tournament, after))

    def player_scores(self, after: int) -> tuple[PlayerScore, ...]:
        """Return every player's event up to a round."""
        return self._keep(("players", after), lambda: player_scores(self.tournament, after))

    def board_prizes(self, after: int) -> tuple[BoardPrize, ...]:
        """Return the order for every board's prize by the chosen rules."""
        return self._keep(
            ("board prizes", after),
            lambda: board_prizes(self.tournament, after, scores=self.player_scores(after)),
        )

    def awards(self, after: int) -> tuple[Award, ...]:
        """Return who wins the prizes of the categories as things stand after a round."""
        return self._keep(("awards", after), lambda: award(self.tournament, self.standings(after)))

    def rating_changes(self, after: int) -> Mapping[PlayerId, RatingChange]:
        """Return the expected rating changes up to a round."""
        return self._keep(("changes", after), lambda: rating_changes(self.tournament, after))

    def _keep(self, key: Hashable, work: Callable[[], T]) -> T:
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = work()
        return cast("T", found)

    def is_rated(self) -> bool:
        """Say whether anybody has a rating that counts: if not, averages are only the floor."""
        settings = self.tournament.settings
        return self._keep(
            "is rated",
            lambda: any(player_rating(player, settings) for _, player in self.tournament.players()),
        )

    def average(self, team: Team) -> Fraction | None:
        """Return a team's average, unless there is nothing to average."""
        if not team.players or not self.is_rated():
            return None
        return team_rating(team, self.tournament.settings).average

    # --- rounds -------------------------------------------------------------------------------

    def paired_round(self) -> Round:
        """Return the chosen round, or the last paired one; a draft counts."""
        if not self.tournament.rounds:
            raise TeamSwissError("no-round")
        chosen = self.options.round
        return self.tournament.round(len(self.tournament.rounds) if chosen is None else chosen)

    def played_round(self) -> Round:
        """Return the chosen round, or the last one that is no draft."""
        rounds = self.tournament.accepted_rounds
        if self.options.round is None and rounds:
            return rounds[-1]
        return self.paired_round()

    def counted(self) -> int:
        """Return the round after which things are counted: the chosen or the last accepted."""
        accepted = len(self.tournament.accepted_rounds)
        chosen = self.options.round
        if chosen is None:
            return accepted
        if not 0 <= chosen <= accepted:
            raise TeamSwissError("no-such-round", round=chosen, paired=accepted)
        return chosen

    def begun(self) -> int:
        """Return the round after which places are shown: the chosen, or the last with a result.

        A round that has just been paired changes nothing yet, so nothing is called after it.
        """
        after = self.counted()
        if self.options.round is None and after:
            last = self.tournament.rounds[after - 1]
            if last.matches and not any(match.has_result for match in last.matches):
                return after - 1
        return after

    def provisional_marks(self, numbers: range) -> tuple[tuple[Mark, str], ...]:
        """Return what rounds lack: results, or cards, where somebody keeps account of them."""
        scores = (score for number in numbers for score in self.scores(number).values())
        if not all(score.is_complete for score in scores):
            return ((Mark.PROVISIONAL, self.tr("Provisional: results are missing")),)
        cards = sum(len(cards_out(self.tournament.rounds[number - 1])) for number in numbers)
        if cards:
            said = self.words.tr("RoundBar", "Provisional: %n card(s) not in", cards)
            return ((Mark.PROVISIONAL, said),)
        return ()

    # --- the frame of a document --------------------------------------------------------------

    def round_marks(self, each: Round) -> tuple[tuple[Mark, str], ...]:
        """Return the marks of a document that shows a round's pairing."""
        if each.state is RoundState.DRAFT:
            return ((Mark.DRAFT, self.tr("DRAFT")),)
        return ()

    def counted_marks(self, after: int) -> tuple[tuple[Mark, str], ...]:
        """Return the marks of a document that counts the rounds up to one."""
        return self.provisional_marks(range(1, after + 1))

    def date(self, day: date) -> str:
        """Return a date as the document's language writes it."""
        return date_text(self.words.language, day)

    def when(self, number: int) -> str:
        """Return date and time of a round, if they are set."""
        dates = self.tournament.settings.round_dates
        set_: RoundDate | None = dates[number - 1] if 0 < number <= len(dates) else None
        if set_ is None:
            return ""
        day = self.date(set_.day)
        return day if set_.start is None else f"{day}, {set_.start:%H:%M}"

    def document(
        self,
        name: str,
        title: str,
        sections: tuple[Section, ...],
        *,
        subtitle: str = "",
        round_number: int | None = None,
        marks: tuple[tuple[Mark, str], ...] = (),
        head: tuple[str, ...] = (),
        orientation: Orientation = Orientation.PORTRAIT,
        size: Size = Size.NORMAL,
    ) -> Document:
        """Return a document with the event's head and foot.

        Below the title stand the place and what `head` says, the day of a round say; without it,
        the days of the event.
        """
        settings = self.tournament.settings
        known = tuple(part for part in head if part) or (self._days(),)
        place = ", ".join(part for part in (settings.place, settings.federation) if part)
        return Document(
            name=name,
            title=title,
            event=settings.name or self.tr("Tournament without a name"),
            sections=sections,
            subtitle=subtitle,
            round=round_number,
            marks=marks,
            head=tuple(part for part in (place, *known) if part),
            foot=tuple(part for part in (self._arbiter(), "TeamSwiss") if part),
            page_of=self.tr("Page {page} of {pages}"),
            continued=self.tr("{heading} (continued)"),
            printed=self.options.printed,
            printed_text=self._printed(),
            orientation=orientation,
            size=size,
            logo=self._logo(),
            sponsor=self.options.sponsor or (settings.sponsor if self.options.branded else ""),
            language=self.words.language,
        )

    def _printed(self) -> str:
        """Say when the document is printed, if that is known."""
        if self.options.printed is None:
            return ""
        moment = moment_text(self.words.language, self.options.printed)
        return self.tr("Printed {moment}", moment=moment)

    def _days(self) -> str:
        """Return the days of the event."""
        settings = self.tournament.settings
        days = [day for day in (settings.start_date, settings.end_date) if day is not None]
        return " – ".join(map(self.date, dict.fromkeys(days)))

    def _logo(self) -> Logo | None:
        if self.options.logo is not None or not self.options.branded:
            return self.options.logo
        try:
            content = base64.b64decode(self.tournament.settings.logo)
        except ValueError:
            return None
        kinds = (kind for start, kind in _PICTURES.items() if content.startswith(start))
        return Logo(content, next(kinds, "image/png")) if content else None

    def _arbiter(self) -> str:
        for arbiter in self.tournament.settings.arbiters:
            if arbiter.role is ArbiterRole.CHIEF:
                return self.tr("Chief arbiter: {name}", name=isolated(arbiter.name))
        return ""


def versus(white: str, black: str) -> str:
    """Return two names with a dash between."""
    return f"{isolated(white)} – {isolated(black)}"


def numbered(number: int | None, name: str) -> str:
    """Return a name behind its number; a dot parts them where they would be read as one."""
    if number is None:
        return isolated(name)
    part = " " if name[:1].isalpha() and isolated(name) == name else " · "
    return f"{number}{part}{isolated(name)}"


def heading_row_text(*parts: str) -> str:
    """Join what a heading row says."""
    return DOT.join(isolated(part) for part in parts if part)


def date_cell(day: date | None) -> Cell:
    """Return a date."""
    return Cell() if day is None else Cell(day, day.isoformat())
