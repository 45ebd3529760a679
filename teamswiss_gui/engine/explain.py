"""Why a round was paired as it was, as data: steps with their article and the values compared.

Everything here is worked out after the pairing, by asking whether what was passed over could have
been: a few matchings near the chosen one, never a list of all sets or pairings.
"""

from __future__ import annotations

from collections.abc import Iterator

from teamswiss_gui.domain.points import HalfPoints, as_number
from teamswiss_gui.engine.answer import JsonValue, Step
from teamswiss_gui.engine.explain_pairs import explain_pairing
from teamswiss_gui.engine.fide_team.colours import Allocation
from teamswiss_gui.engine.fide_team.rounds import PairedBracket, PairedRound, criteria_values
from teamswiss_gui.engine.fide_team.state import Field, TeamState
from teamswiss_gui.engine.fide_team.upfloaters import Situation, keep_following
from teamswiss_gui.engine.matching import EXPOSED, bits, maximum

NEAREST_SETS = 3


def explanation(paired: PairedRound) -> Iterator[Step]:
    """Yield the steps in the order in which the rules took them."""
    if paired.bye.index is not None:
        yield explain_bye(paired)
    for turn in paired.brackets:
        yield explain_upfloaters(paired.field, turn)
        yield from explain_pairing(paired.field, turn)
    for board, pair in enumerate(paired.colours, start=1):
        yield explain_colours(board, pair)


def explain_bye(paired: PairedRound) -> Step:  # 3.4
    """Tell the candidates in order, each with the criterion that it fell to."""
    field = paired.field
    articles = field.edition.articles
    told: list[JsonValue] = []
    for candidate in paired.bye.candidates:
        team = field.teams[candidate.index]
        told.append(
            {
                "team": team.tpn,
                "score": as_number(team.score),
                "matches": candidate.matches,
                "fell_to": candidate.fell_to,
            }
        )
    assert paired.bye.index is not None
    return {
        "article": articles.bye_legal.rpartition(".")[0],
        "kind": "bye",
        "team": field.teams[paired.bye.index].tpn,
        "order": [articles.bye_score, articles.bye_matches, articles.bye_tpn],
        "candidates": told,
    }


# --- upfloaters -----------------------------------------------------------------------------------


def explain_upfloaters(field: Field, turn: PairedBracket) -> Step:  # 3.5
    """Tell the number and the scores of the upfloaters, and why no earlier set came up."""
    names = field.edition.criteria
    residents = turn.before.residents
    chosen = turn.selection.upfloaters
    values = criteria_values(field, turn)
    shown = [names.count, names.profile, names.following, names.floated_again]
    step: Step = {
        "article": field.edition.articles.set_choice,
        "kind": "upfloaters",
        "score": as_number(field.teams[next(bits(residents))].score),
        "residents": _tpns(field, residents),
        "upfloaters": list(_in_order(field, chosen)),
        "following": _tpns(field, turn.before.following),
        "criteria": {name: values[name] for name in shown if name is not None},
    }
    if chosen:
        _, structure = maximum(field.may_meet, residents, _mate_of(field, turn))
        step["parity"] = residents.bit_count() % 2
        step["unmatched"] = structure.deficiency
        step["earlier"] = list(_earlier_sets(field, turn))
    return step


def _earlier_sets(field: Field, turn: PairedBracket) -> Iterator[JsonValue]:  # 3.5.4
    """Yield the first set of the order and the nearest before the chosen; what each fell to."""
    chosen = turn.selection.upfloaters
    groups = _groups(field, turn.before)
    picks = [[i for i, v in enumerate(g) if chosen >> v & 1] for g in groups]
    nearest: list[list[list[int]]] = []
    now = picks
    while len(nearest) < NEAREST_SETS:
        before = _set_before(groups, now)
        if before is None:
            break
        nearest.append(before)
        now = before
    first = [list(range(len(p))) for p in picks]
    if nearest and first not in nearest:
        nearest.append(first)
    for pick in reversed(nearest):
        teams = [g[i] for g, p in zip(groups, pick, strict=True) for i in p]
        mask = sum(1 << v for v in teams)
        fell_to = _set_falls_to(field, turn, mask)
        yield {
            "set": [field.teams[v].tpn for v in teams],
            "fell_to": fell_to,
            "article": field.edition.articles.criteria[fell_to],
        }


def _groups(field: Field, before: Situation) -> list[list[int]]:
    by_score: dict[HalfPoints, list[int]] = {}
    for v in bits(before.lower):
        by_score.setdefault(field.teams[v].score, []).append(v)
    return [by_score[score] for score in sorted(by_score, reverse=True)]


def _set_before(groups: list[list[int]], picks: list[list[int]]) -> list[list[int]] | None:
    """Return the set just before in the order of 3.5.4 among those with the same scores."""
    for place in range(len(picks) - 1, -1, -1):
        pick = picks[place]
        for i in range(len(pick) - 1, -1, -1):
            least = pick[i - 1] + 1 if i else 0
            if pick[i] > least:
                size = len(groups[place])
                tail = range(size - len(pick) + i + 1, size)
                changed = [*pick[:i], pick[i] - 1, *tail]
                lasts = [
                    list(range(len(g) - len(p), len(g)))
                    for g, p in zip(groups[place + 1 :], picks[place + 1 :], strict=True)
                ]
                return [*picks[:place], changed, *lasts]
    return None


def _set_falls_to(field: Field, turn: PairedBracket, upfloaters: int) -> str:
    """Return the criterion by which a set with the right scores is out or worse."""
    graph, before = field.may_meet, turn.before
    near = _mate_of(field, turn)
    if maximum(graph, before.residents | upfloaters, near)[1].deficiency:
        return "C1"
    if maximum(graph, before.lower & ~upfloaters, before.mate)[1].deficiency:
        return "C3"
    names = field.edition.criteria
    if names.floated_again is None:
        return names.following
    # An earlier set that can be completed was not chosen, so it is worse by C6 or by C7.
    if turn.selection.following == 0 and keep_following(before, upfloaters) is None:
        return names.following
    return names.floated_again


def _mate_of(field: Field, turn: PairedBracket) -> list[int]:
    mate = [EXPOSED] * len(field.teams)
    for a, b in turn.pairing.pairs:
        mate[a], mate[b] = b, a
    return mate


def _tpns(field: Field, mask: int) -> list[JsonValue]:
    return [field.teams[v].tpn for v in bits(mask)]


def _in_order(field: Field, mask: int) -> Iterator[JsonValue]:
    for v in sorted(bits(mask), key=lambda i: (-field.teams[i].score, i)):
        yield field.teams[v].tpn


# --- colours --------------------------------------------------------------------------------------


def explain_colours(board: int, pair: Allocation) -> Step:  # 4.3
    """Tell the article that gave the colours and the facts that it read."""
    step: Step = {
        "article": pair.rule,
        "kind": "colours",
        "board": board,
        "white": pair.white.tpn,
        "black": pair.black.tpn,
        "first_team": pair.first.tpn,
        "first_team_article": pair.first_rule,
        "teams": [_colour_facts(pair.white), _colour_facts(pair.black)],
    }
    if pair.meeting is not None:
        step["matches_back"] = pair.meeting
    return step


def _colour_facts(team: TeamState) -> JsonValue:
    wish = team.preference
    return {
        "team": team.tpn,
        "score": as_number(team.primary),
        "secondary": as_number(team.secondary),
        "preference": None if wish is None else wish.colour.value,
        "strong": wish is not None and wish.strong,
        "difference": team.difference,
        "sequence": "".join("W" if c.value == "white" else "B" for c in team.colours),
    }
