"""What a pair would cost in the team systems, decision after decision (C.04.6 3.3.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, islice, product

from teamswiss_gui.domain.points import HalfPoints, as_number
from teamswiss_gui.engine.answer import JsonValue
from teamswiss_gui.engine.evaluate import following_cost
from teamswiss_gui.engine.fide_team.brackets import build_bracket, pair_bracket
from teamswiss_gui.engine.fide_team.byes import assign_bye, order
from teamswiss_gui.engine.fide_team.rounds import PairedBracket, PairedRound, criteria_values
from teamswiss_gui.engine.fide_team.state import Field
from teamswiss_gui.engine.fide_team.upfloaters import Situation, select
from teamswiss_gui.engine.instead.model import Instead, Obstacle
from teamswiss_gui.engine.matching import EXPOSED, bits, maximum

MOST_SETS = 400
"""So many sets of upfloaters are looked at one by one; of more it is only told that none fits."""


def cost_of_pair(paired: PairedRound, a: int, b: int) -> Instead:
    """Return the first decision of the rules that would fall otherwise if two teams had to meet.

    Everything before it stays as it is, since it can still be completed; so the first set or
    bracket that cannot stay is where the pair costs something.
    """
    field = paired.field
    index = {team.tpn: place for place, team in enumerate(field.teams)}
    bound = _bound(field, index[a], index[b])
    nothing = Instead((a, b), Obstacle.PAIRED, "")
    if paired.bye.index is not None:
        told = _bye(paired, bound, nothing)
        if told is not None:
            return told
    elif maximum(bound.may_meet, field.everyone)[1].deficiency:
        return _completion(field, nothing)
    both = 1 << index[a] | 1 << index[b]
    for turn in paired.brackets:
        if not _can_stay(bound, turn):
            return _set(field, bound, turn, nothing)
        if turn.bracket.teams & both:
            return _pairing(field, bound, turn, nothing)
    return nothing


def _bound(field: Field, a: int, b: int) -> Field:
    """Return the field in which two teams can meet nobody but each other."""
    rows = list(field.may_meet)
    for v in range(len(rows)):
        rows[v] &= ~(1 << a | 1 << b)
    rows[a], rows[b] = 1 << b, 1 << a
    return replace(field, may_meet=tuple(rows))


def _completion(field: Field, nothing: Instead) -> Instead:
    return replace(nothing, obstacle=Obstacle.COMPLETION, article=field.edition.articles.completion)


# --- the bye --------------------------------------------------------------------------------------


def _bye(paired: PairedRound, bound: Field, nothing: Instead) -> Instead | None:  # 3.4
    """Return how the bye would fall otherwise, None if it stays where it is."""
    field, lucky = paired.field, paired.bye.index
    assert lucky is not None
    _mate, structure = maximum(bound.may_meet, bound.everyone)
    if structure.deficiency > 1 or not any(
        not field.teams[v].barred for v in bits(structure.outer)
    ):
        return _completion(field, nothing)
    if structure.outer >> lucky & 1:
        return None
    other = assign_bye(bound).index
    assert other is not None
    mine, its = field.teams[lucky], field.teams[other]
    articles = field.edition.articles
    if its.score != mine.score:
        article = articles.bye_score
    elif len(its.colours) != len(mine.colours):
        article = articles.bye_matches
    else:
        article = articles.bye_tpn
    assert order(field).index(other) > order(field).index(lucky)
    return replace(nothing, obstacle=Obstacle.BYE, article=article, found=its.tpn, wanted=mine.tpn)


# --- the upfloaters -------------------------------------------------------------------------------


def _can_stay(bound: Field, turn: PairedBracket) -> bool:
    """Say whether the chosen set still gives a legal pairing and leaves one for the rest."""
    return _allows(bound, turn.before, turn.selection.upfloaters)


def _allows(bound: Field, before: Situation, upfloaters: int) -> bool:
    near = _legal(bound, before.mate)
    if maximum(bound.may_meet, before.residents | upfloaters, near)[1].deficiency:
        return False
    return not maximum(bound.may_meet, before.lower & ~upfloaters, near)[1].deficiency


def _legal(bound: Field, mate: Sequence[int]) -> list[int]:
    """Return of a matching what the bound field still allows."""
    return [
        other if other != EXPOSED and bound.may_meet[v] >> other & 1 else EXPOSED
        for v, other in enumerate(mate)
    ]


def _set(field: Field, bound: Field, turn: PairedBracket, nothing: Instead) -> Instead:  # 3.5
    """Return what another set of upfloaters would cost: C4, C5, C6, C7, then the order."""
    before = turn.before
    everyone = before.residents | before.lower
    mate, structure = maximum(bound.may_meet, everyone, _legal(bound, before.mate))
    assert not structure.deficiency, "the brackets above left a pairing"
    least = select(Situation(bound, before.residents, before.following, before.below, mate))
    names, articles = field.edition.criteria, field.edition.articles
    nothing = replace(nothing, score=as_number(field.teams[next(bits(before.residents))].score))
    count = least.upfloaters.bit_count(), turn.selection.upfloaters.bit_count()
    if count[0] != count[1]:
        return _worse(nothing, names.count, articles.criteria[names.count], *count)
    if least.scores != turn.selection.scores:
        return _worse(
            nothing,
            names.profile,
            articles.criteria[names.profile],
            [as_number(score) for score in least.scores],
            [as_number(score) for score in turn.selection.scores],
        )
    best = _best_set(field, bound, turn)
    wanted = _listed(field, turn.selection.upfloaters)
    if best is None:
        return replace(
            nothing, obstacle=Obstacle.ANOTHER_SET, article=articles.set_choice, wanted=wanted
        )
    following, floated, upfloaters = best
    if following != turn.selection.following:
        name = names.following
        return _worse(nothing, name, articles.criteria[name], following, turn.selection.following)
    if names.floated_again is not None and floated != turn.selection.floated_again:
        name = names.floated_again
        return _worse(nothing, name, articles.criteria[name], floated, turn.selection.floated_again)
    return replace(
        nothing,
        obstacle=Obstacle.SET,
        article=articles.set_order,
        found=_listed(field, upfloaters),
        wanted=wanted,
    )


def _best_set(field: Field, bound: Field, turn: PairedBracket) -> tuple[int, int, int] | None:
    """Return C6, C7 and the set of the best that allows the pair, None if there are too many.

    C6 looks at what could be paired below by the rules, whether the pair is wanted or not; so it
    is asked of the field as it is, and of every set.
    """
    before = turn.before
    sets = list(islice(_sets(field, turn), MOST_SETS + 1))
    if len(sets) > MOST_SETS:
        return None
    found = []
    for place, upfloaters in enumerate(sets):
        if _allows(bound, before, upfloaters):
            floated = _floated(field, upfloaters)
            found.append((following_cost(field, before, upfloaters), floated, place))
    following, floated, place = min(found)
    return following, floated, sets[place]


def _floated(field: Field, upfloaters: int) -> int:
    if field.edition.criteria.floated_again is None or not field.floats_count:
        return 0
    return sum(field.teams[v].floated for v in bits(upfloaters))


def _sets(field: Field, turn: PairedBracket) -> Iterator[int]:  # 3.5.3, 3.5.4
    """Yield the sets with the scores of the chosen one, in their order."""
    groups: dict[HalfPoints, list[int]] = {}
    for v in bits(turn.before.lower):
        groups.setdefault(field.teams[v].score, []).append(v)
    wanted: dict[HalfPoints, int] = {}
    for score in turn.selection.scores:
        wanted[score] = wanted.get(score, 0) + 1
    picks: Sequence[list[int]] = [
        [
            sum(1 << v for v in pick)
            for pick in islice(combinations(groups[score], count), MOST_SETS + 1)
        ]
        for score, count in sorted(wanted.items(), reverse=True)
    ]
    for parts in product(*picks):
        yield sum(parts)


def _listed(field: Field, mask: int) -> list[JsonValue]:
    ordered = sorted(bits(mask), key=lambda v: (-field.teams[v].score, v))
    return [field.teams[v].tpn for v in ordered]


# --- the pairing ----------------------------------------------------------------------------------


def _pairing(field: Field, bound: Field, turn: PairedBracket, nothing: Instead) -> Instead:  # 3.6
    """Return what the pair would cost inside a bracket: C8, C9, C10, then the order."""
    bracket = build_bracket(bound, turn.bracket.residents, turn.bracket.upfloaters)
    nothing = replace(nothing, score=as_number(field.teams[next(bits(bracket.residents))].score))
    pairing = pair_bracket(bracket)
    articles = field.edition.articles
    told = criteria_values(field, turn)
    for criterion, worse, least in zip(
        turn.bracket.criteria, pairing.values, turn.pairing.values, strict=True
    ):
        if worse != least:
            name = str(getattr(field.edition.criteria, criterion.name))
            value = told[name]
            assert isinstance(value, int)
            return _worse(nothing, name, articles.criteria[name], value + worse - least, value)
    if pairing.pairs == turn.pairing.pairs:
        return nothing
    return replace(nothing, obstacle=Obstacle.ORDER, article=articles.pairing_order)


def _worse(
    nothing: Instead, name: str, article: str, found: JsonValue, wanted: JsonValue
) -> Instead:
    return replace(
        nothing,
        obstacle=Obstacle.CRITERION,
        article=article,
        criterion=name,
        found=found,
        wanted=wanted,
    )
