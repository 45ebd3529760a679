"""What each document is for, in words, for those who choose one."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from teamswiss_gui.documents.source import CONTEXT
from teamswiss_gui.words import Words


class Group(Enum):
    """Where a document is used."""

    WALL = "wall"
    TABLES = "tables"
    PEOPLE = "people"
    RECORD = "record"


class RoundMeaning(Enum):
    """What the number of a round means for a document."""

    OF = "of"
    AFTER = "after"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Entry:
    """A document in the list of all."""

    name: str
    title: str
    purpose: str
    group: Group
    round: RoundMeaning


OF, AFTER, NONE = RoundMeaning.OF, RoundMeaning.AFTER, RoundMeaning.NONE


def group_title(words: Words, group: Group) -> str:
    """Return the heading of a group."""
    said = {
        Group.WALL: words.tr(CONTEXT, "For the wall"),
        Group.TABLES: words.tr(CONTEXT, "At the tables"),
        Group.PEOPLE: words.tr(CONTEXT, "Teams and players"),
        Group.RECORD: words.tr(CONTEXT, "For the record"),
    }
    return said[group]


def entries(words: Words) -> tuple[Entry, ...]:
    """Return every document, group by group."""
    return (*_wall(words), *_tables(words), *_people(words), *_record(words))


def entry(words: Words, name: str) -> Entry:
    """Return one document's entry."""
    return next(each for each in entries(words) if each.name == name)


def _wall(words: Words) -> tuple[Entry, ...]:
    def tr(text: str) -> str:
        return words.tr(CONTEXT, text)

    wall = Group.WALL
    return (
        Entry(
            "pairings",
            tr("Pairings"),
            tr("Who meets whom at which table: large for the wall, or compact in two columns."),
            wall,
            OF,
        ),
        Entry(
            "where-do-i-play",
            tr("Where do I play?"),
            tr("Every player by name with table, board and colour, to hang beside the pairings."),
            wall,
            OF,
        ),
        Entry(
            "boards",
            tr("Board pairings"),
            tr("Every board of the round, match by match."),
            wall,
            OF,
        ),
        Entry(
            "results",
            tr("Results"),
            tr("The match scores of the round, then every board."),
            wall,
            OF,
        ),
        Entry(
            "standings",
            tr("Standings"),
            tr("Places with points and every tie-break; provisional while results are missing."),
            wall,
            AFTER,
        ),
        Entry(
            "crosstable",
            tr("Crosstable"),
            tr("Opponent, colour and game points of every team in every round."),
            wall,
            AFTER,
        ),
    )


def _tables(words: Words) -> tuple[Entry, ...]:
    def tr(text: str) -> str:
        return words.tr(CONTEXT, text)

    tables = Group.TABLES
    return (
        Entry(
            "match-cards",
            tr("Match cards"),
            tr("To be filled in and signed at the table, then cut apart; two or four a page."),
            tables,
            OF,
        ),
        Entry(
            "line-up-slips",
            tr("Line-up slips"),
            tr("For captains: the roster is printed, the boards are written in."),
            tables,
            OF,
        ),
        Entry(
            "table-cards",
            tr("Table cards"),
            tr("The table's number and who plays there, folded to stand."),
            tables,
            OF,
        ),
    )


def _people(words: Words) -> tuple[Entry, ...]:
    def tr(text: str) -> str:
        return words.tr(CONTEXT, text)

    people = Group.PEOPLE
    return (
        Entry("start-list", tr("Start list"), tr("The teams by their numbers."), people, NONE),
        Entry(
            "teams",
            tr("Teams"),
            tr("Every roster in board order, with ratings and ids."),
            people,
            NONE,
        ),
        Entry(
            "team-sheets",
            tr("Team sheets"),
            tr("A page for every team: its matches and its players."),
            people,
            AFTER,
        ),
        Entry("players", tr("Players"), tr("Every player's score and performance."), people, AFTER),
        Entry(
            "board-prizes",
            tr("Board prizes"),
            tr("The best players of every board and overall, with the rule."),
            people,
            AFTER,
        ),
        Entry(
            "prize-list",
            tr("Prize list"),
            tr("Who gets what, and how ties are shared."),
            people,
            AFTER,
        ),
    )


def _record(words: Words) -> tuple[Entry, ...]:
    def tr(text: str) -> str:
        return words.tr(CONTEXT, text)

    record = Group.RECORD
    return (
        Entry(
            "report",
            tr("Tournament report"),
            tr("The event, its rules, standings, every round, prizes, what was unusual."),
            record,
            AFTER,
        ),
        Entry(
            "explanation",
            tr("How the round was paired"),
            tr("Why the round is paired as it is, article by article."),
            record,
            OF,
        ),
        Entry("log", tr("Log"), tr("Every gesture with its time."), record, NONE),
    )
