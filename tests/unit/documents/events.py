"""Events for the documents: the samples, and one whose names want to break everything."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from teamswiss_gui.documents.source import Options, Source
from teamswiss_gui.domain.model import Tournament
from teamswiss_gui.domain.prizes import PrizeCategory, Sharing
from teamswiss_gui.domain.terms import Card, RoundState
from teamswiss_gui.words import Words
from tests.golden import describe

HOSTILE = (
    '=HYPERLINK("http://example.org","click")',
    "+1+1",
    "-2+3",
    "@SUM(A1:A9)",
    "<script>alert(1)</script>",
    'Tom & "Jerry" <b>\'s</b>',
    "نادي الشطرنج",
    "מועדון שחמט 12",
    "Шахматный клуб «Ладья»",
    "Σκακιστικός Όμιλος",
    "象棋俱乐部",
    "X" * 100,
    "a, b; c\td | e",
    "{name} {0} %s %(x)s",
    "&P &N &[Date]",
    "]]> --> */ </style>",
    "'quoted",
    "  spaces  inside",
)


@cache
def league() -> Tournament:
    return describe.sample("league")


@cache
def cup() -> Tournament:
    return describe.sample("cup")


@cache
def hostile() -> Tournament:
    """Return the league with names, clubs and notes that mean something to other programs."""
    given = league()
    names = iter(range(10_000))
    teams = []
    for place, team in enumerate(given.teams):
        name = HOSTILE[place % len(HOSTILE)] + ("" if place < len(HOSTILE) else f" {place}")
        players = tuple(
            replace(
                player,
                name=f"{HOSTILE[next(names) % len(HOSTILE)]}{player.id}",
                fide_id="00" + player.fide_id,
                note=name,
            )
            for player in team.players
        )
        teams.append(
            replace(team, name=name, captain=name, club=f"={name}", note=name, players=players)
        )
    settings = replace(given.settings, name=HOSTILE[4], place=HOSTILE[5], organiser=HOSTILE[0])
    return replace(given, teams=tuple(teams), settings=settings)


def with_prizes(
    *categories: PrizeCategory, sharing: Sharing = Sharing.BY_PLACE, currency: str = ""
) -> Tournament:
    """Return the league with these prizes instead of its own."""
    given = league()
    settings = replace(
        given.settings, prizes=categories, prize_sharing=sharing, prize_currency=currency
    )
    return replace(given, settings=settings)


def with_draft() -> Tournament:
    """Return the league with its fifth round still a draft."""
    return with_a_round_just_paired(RoundState.DRAFT)


def with_a_round_just_paired(state: RoundState = RoundState.ACCEPTED) -> Tournament:
    """Return the league with no result yet in its fifth round."""
    given = league()
    last = given.rounds[-1]
    cleared = tuple(
        replace(
            match,
            forfeit=None,
            score=None,
            boards=tuple(replace(board, result=None) for board in match.boards),
        )
        for match in last.matches
    )
    return replace(given, rounds=(*given.rounds[:-1], replace(last, state=state, matches=cleared)))


def with_a_result_missing() -> Tournament:
    """Return the league with the first board of its last round still playing."""
    given = league()
    last = given.rounds[-1]
    first = last.matches[0]
    boards = (replace(first.boards[0], result=None), *first.boards[1:])
    matches = (replace(first, boards=boards), *last.matches[1:])
    playing = replace(last, state=RoundState.ACCEPTED, matches=matches)
    return replace(given, rounds=(*given.rounds[:-1], playing))


def with_cards(*cards: Card) -> Tournament:
    """Return the league with the first match cards of its last round where they are, others out."""
    given = league()
    last = given.rounds[-1]
    matches = tuple(
        replace(match, card=cards[place] if place < len(cards) else Card.OUT)
        for place, match in enumerate(last.matches)
    )
    return replace(given, rounds=(*given.rounds[:-1], replace(last, matches=matches)))


def source(tournament: Tournament, options: Options | None = None) -> Source:
    return Source(tournament, Words(), options or Options())
