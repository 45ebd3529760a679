"""An event in plain text: what it is, the standings, a round."""

from __future__ import annotations

from teamswiss_gui.cli.standings import as_lines
from teamswiss_gui.cli.tables import text_table
from teamswiss_gui.domain.model import Round, TeamId, Tournament
from teamswiss_gui.domain.points import as_text, rounded_text
from teamswiss_gui.domain.ratings import team_rating
from teamswiss_gui.domain.terms import ByeKind
from teamswiss_gui.engine.answer import Answer
from teamswiss_gui.scoring.points import round_scores, totals
from teamswiss_gui.scoring.standings import standings
from teamswiss_gui.words import Words

CONTEXT = "overview"


def event_lines(tournament: Tournament, words: Words) -> list[str]:
    """Return the head of an event: name, place, size, how far it is."""
    settings = tournament.settings
    place = ", ".join(part for part in (settings.place, settings.federation) if part)
    size = words.tr(CONTEXT, "{teams} teams, {boards} boards, round {round} of {rounds}").format(
        teams=len(tournament.teams),
        boards=settings.boards,
        round=len(tournament.accepted_rounds),
        rounds=settings.rounds,
    )
    name = settings.name or words.tr(CONTEXT, "Tournament without a name")
    return [name, *([place] if place else []), size]


def team_lines(tournament: Tournament, words: Words) -> list[str]:
    """Return the list of teams with their ratings."""
    heads = (words.tr(CONTEXT, head) for head in ("No.", "Team", "Rating", "Players"))
    order = sorted(tournament.teams, key=lambda team: (team.tpn is None, team.tpn or 0, team.id))
    rows = [
        [
            "" if team.tpn is None else str(team.tpn),
            team.name,
            rounded_text(team_rating(team, tournament.settings).average, 1),
            str(len(team.players)),
        ]
        for team in order
    ]
    return text_table([list(heads), *rows], left=(1,))


def standings_lines(tournament: Tournament) -> list[str]:
    """Return the standings after the last accepted round."""
    return as_lines(tournament, standings(tournament))


def result_lines(tournament: Tournament, each: Round, words: Words) -> list[str]:
    """Return the results of a round, in publishing order, the byes below."""
    names = {team.id: team.name for team in tournament.teams}
    scores = round_scores(tournament, each.number)
    lines = [words.tr(CONTEXT, "Round {number}").format(number=each.number), ""]
    rows = []
    for position, match in enumerate(each.matches, start=1):
        white, black = scores[match.white], scores[match.black]
        score = f"{as_text(white.game_points):>2} : {as_text(black.game_points):<2}"
        if not match.has_result:
            score = "   :   "
        rows.append([str(match.table or position), names[match.white], score, names[match.black]])
    lines += text_table(rows, left=(1, 3)) if rows else []
    kinds = {
        ByeKind.PAIRING_ALLOCATED: words.tr(CONTEXT, "bye"),
        ByeKind.FULL: words.tr(CONTEXT, "full-point bye"),
        ByeKind.HALF: words.tr(CONTEXT, "half-point bye"),
        ByeKind.ABSENT: words.tr(CONTEXT, "absent"),
    }
    lines += [f"    {names[bye.team]}: {kinds[bye.kind]}" for bye in each.byes]
    return lines


def pairing_lines(tournament: Tournament, answer: Answer, words: Words) -> list[str]:
    """Return a round as the engine pairs it, with the article that gave the colours."""
    teams = {team.tpn: team for team in tournament.teams if team.tpn is not None}
    points = totals(tournament)
    heads = [
        words.tr(CONTEXT, head) for head in ("Table", "No.", "White", "MP", "MP", "Black", "No.")
    ]
    rows = [[*heads, words.tr(CONTEXT, "Colours by")]]

    def score(team: TeamId) -> str:
        return as_text(points[team].match_points)

    for line in answer.pairs:
        white, black = teams[line.white], teams[line.black]
        rows.append(
            [
                *(str(line.board), str(line.white), white.name, score(white.id)),
                *(score(black.id), black.name, str(line.black), line.rule),
            ]
        )
    title = words.tr(CONTEXT, "Pairing of round {round} by {system}").format(
        round=answer.round, system=answer.system
    )
    lines = [title, "", *text_table(rows, left=(2, 5, 7))]
    if answer.bye is not None:
        bye = words.tr(CONTEXT, "The bye goes to {name} ({tpn}).")
        lines += ["", bye.format(name=teams[answer.bye].name, tpn=answer.bye)]
    return lines
