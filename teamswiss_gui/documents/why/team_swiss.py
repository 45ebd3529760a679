"""The team systems (C.04.6 and its draft) in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from teamswiss_gui.documents.why.model import Level, Part, Sentence, Topic
from teamswiss_gui.documents.why.nearer import Before
from teamswiss_gui.documents.why.numbered import coded, runs_text
from teamswiss_gui.documents.why.teller import (
    CONTEXT,
    MANY,
    Facts,
    Teller,
    of_pair,
    value_text,
)
from teamswiss_gui.engine.answer import Answer
from teamswiss_gui.engine.fide_team.editions import EDITIONS, Edition
from teamswiss_gui.engine.request import Kind, Request
from teamswiss_gui.words import Words

COLOUR_RULES = {
    "4.3.2": "only one of them has a colour preference, and it is granted",
    "4.3.3": "both colour preferences can be granted",
    "4.3.4": "only one of the two preferences is strong, and it is granted",
    "4.3.5": "the team with the lower colour difference gets White",
    "4.3.6": "the colours alternate from the last time that they differed",
    "4.3.7": "the preference of the first-team is granted",
    "4.3.8": "the first-team changes colour from its last match",
    "4.3.9": "the other team changes colour from its last match",
}
BY_FIRST_TEAM = ("4.3.1", "4.3.7", "4.3.8", "4.3.9")
CRITERIA = {
    "count": "more upfloaters would be needed",
    "profile": "the upfloaters would come from lower scores",
    "following": "fewer teams of the next scoregroup could be paired among themselves",
    "floated_again": "a team that floated in the round before would float again",
    "colours": "more colour preferences would be missed",
    "strong_colours": "more strong colour preferences would be missed",
    "opponents": "more teams that floated in the round before would meet an upfloater",
}
DRAWN = {
    "white": (
        "The colour drawn is White. In these pairs neither team has played yet: the first-team "
        "has White if its number is odd, and Black if it is even."
    ),
    "black": (
        "The colour drawn is Black. In these pairs neither team has played yet: the first-team "
        "has Black if its number is odd, and White if it is even."
    ),
}
DRAWN_BY_NUMBER = {
    "white": (
        "The colour drawn is White. In these pairs neither team has played yet: the first-team, "
        "the one with the smaller number, has White if its number is odd, and Black if it is even."
    ),
    "black": (
        "The colour drawn is Black. In these pairs neither team has played yet: the first-team, "
        "the one with the smaller number, has Black if its number is odd, and White if it is even."
    ),
}
"""Where all first-teams are so by their numbers."""
BARRED = {
    Kind.PAB: "it had the bye in round {round}",
    Kind.FORFEIT_WIN: "it won by forfeit in round {round}",
    Kind.FULL_BYE: "it had a full-point bye in round {round}",
}
HALVES = {
    "C1": "each of them has two teams that have already met",
    "forbidden": "each of them has two teams that have met or that the arbiter keeps apart",
}
"""Why no pairing of the smaller numbers with the larger ones is legal."""
ABSOLUTE = {
    "C1": "somebody in the bracket would be left without an opponent",
    "C2": "it may not have the bye",
    "C3": "the others could not all be paired any more",
    "rest": "the rest of the bracket could not be paired any more",
    "forbidden": "the arbiter has forbidden this pair",
    "criteria": "it would make a colour or floater criterion worse",
}
SHOWN = 5
"""So many of the teams that come before the upfloaters are told one by one."""


def criterion_text(edition: Edition, code: str) -> str:
    """Return what a criterion of an edition being worse means, in English."""
    for name, text in CRITERIA.items():
        if getattr(edition.criteria, name) == code:
            return text
    return ABSOLUTE.get(code, code)


class TeamSwissTeller(Teller):
    """Bye, brackets with their upfloaters, pairs, colours."""

    drawn_by = "4.3.1"

    def __init__(
        self, words: Words, names: Mapping[int, str], answer: Answer, request: Request
    ) -> None:
        super().__init__(words, names, answer, request)
        self._before = Before(request, answer)
        self._smaller: Sequence[int] = ()
        """The smaller numbers of the pairs of the bracket that is told."""

    @property
    def edition(self) -> Edition:
        """The edition that the round was paired by."""
        return EDITIONS[self._answer.system]

    def article_of(self, criterion: str) -> str:
        """Return the article of a criterion that is called by its number."""
        return self.edition.articles.criteria.get(criterion, "")

    def gathered(self, steps: Iterable[Facts]) -> Iterator[Facts]:
        """Make one step of many pairs in which everybody meets the first possible opponent."""
        waiting: list[Facts] = []
        for step in steps:
            if step["kind"] == "pair" and step.get("first_choice") is None:
                waiting.append(step)
                continue
            yield from _together(waiting)
            waiting = []
            yield step
        yield from _together(waiting)

    def opens(self, step: Facts) -> Part | None:
        """Return the part that a step begins."""
        if step["kind"] == "bye":
            said = tuple(self._bye(step))
            return Part(Topic.BYE, self.tr("The bye"), step["article"], said)
        if step["kind"] != "upfloaters":
            return None
        members = frozenset([*step["residents"], *step["upfloaters"]])
        said = tuple(self._upfloaters(step, members))
        return Part(Topic.BRACKET, self.bracket(step["score"]), step["article"], said, members)

    def sentences(self, step: Facts) -> Iterator[Sentence]:
        """Word a step inside a part."""
        if step["kind"] == "pairing":
            yield from self._pairing(step)
        elif step["kind"] == "pair":
            yield from self._pair(step)
        elif step["kind"] == "pairs":
            yield from self._pairs(step)

    def _bye(self, step: Facts) -> Iterator[Sentence]:
        for place, candidate in enumerate(step["candidates"]):
            team = candidate["team"]
            facts = {
                "team": self.team(team),
                "score": value_text(candidate["score"]),
                "matches": candidate["matches"],
            }
            if candidate["fell_to"] is None:
                text = (
                    "{team} has the bye: the next in the order, with a score of {score}; "
                    "matches played: {matches}."
                    if place
                    else "{team} has the bye: the first in the order, with a score of {score}; "
                    "matches played: {matches}."
                )
                yield self.said(text, step["article"], [team], **facts)
            else:
                reason = self._not_the_bye(team, candidate["fell_to"])
                article = self._article(candidate["fell_to"])
                yield self.not_the_bye(place, team, candidate["score"], article, reason)

    def _not_the_bye(self, tpn: int, code: str) -> str:
        """Return why a team cannot have the bye: the round that bars it, where that is so."""
        if code != "C2":
            return self._reason(code)
        edition, scoring = self.edition, self._request.scoring
        for team in self._request.teams:
            for number, entry in enumerate(team.history, start=1):
                if team.tpn == tpn and edition.bars_bye(entry, scoring):
                    text = BARRED.get(
                        entry.kind, "it had the points of a win in round {round} without playing"
                    )
                    return coded(self.tr(text, round=number), code)
        return self._reason(code)

    def _upfloaters(self, step: Facts, members: frozenset[int]) -> Iterator[Sentence]:
        yield self.held(step["score"], step["residents"], members)
        if not step["upfloaters"]:
            yield self.said(
                "They can all be paired among themselves; nobody floats up.", "", members
            )
            return
        # Of a single team everything here is about its match.
        about = members if len(step["residents"]) == 1 else frozenset(step["upfloaters"])
        floating = self.said(
            "Floating up: {teams}.",
            step["article"],
            about,
            teams=self.teams(step["upfloaters"]),
        )
        needed = self._words.tr(
            CONTEXT,
            "Without upfloaters %n team(s) of this score would have no opponent.",
            step["unmatched"],
        )
        yield replace(floating, text=f"{floating.text} {needed}")
        yield from self._came_before(step, about)
        yield self.values(step["criteria"], "", members)

    def _came_before(self, step: Facts, about: frozenset[int]) -> Iterator[Sentence]:
        """Tell which teams and sets came before the upfloaters, and why they were not taken."""
        residents = step["residents"]
        nearer = self._before.nearer(step)
        room = SHOWN - len(step["earlier"])
        shown = nearer if len(nearer) == room + 1 else nearer[: max(1, room)]
        for tpn in shown:
            floating, code = self._before.with_nearer(step, tpn)
            alone = tpn if len(floating) == 1 else None
            article, reason = self._not_the_set(residents, floating, code, alone)
            text = (
                "Before them in the order came {teams}, but {reason}."
                if alone is None
                else "{team}, with a score of {score}, would come before, but {reason}."
            )
            yield self.said(
                text,
                article,
                [*floating, *about],
                Level.DETAIL,
                team=self.team(tpn),
                teams=self.teams(floating),
                score=value_text(self._before.score(tpn)),
                reason=reason,
            )
        for earlier in step["earlier"]:
            alone = earlier["set"][0] if len(earlier["set"]) == 1 else None
            article, reason = self._not_the_set(
                residents, earlier["set"], earlier["fell_to"], alone
            )
            text = (
                "Before them in the order came {teams}, but {reason}."
                if alone is None
                else "Before this team in the order came {teams}, but {reason}."
            )
            yield self.said(
                text,
                article,
                [*earlier["set"], *about],
                Level.DETAIL,
                teams=self.teams(earlier["set"]),
                reason=reason,
            )
        if len(step["upfloaters"]) > 1:
            more = self._before.sets_nearer(step) - len(shown)
            text = "%n more set(s) of nearer scores could not be taken either."
        else:
            more = len(nearer) - len(shown) + self._before.sets_before(step) - len(step["earlier"])
            text = "%n more team(s) that would come before could not be taken either."
        if more:
            yield Sentence(self._words.tr(CONTEXT, text, more), "", Level.DETAIL, about)

    def _not_the_set(
        self, residents: Sequence[int], upfloaters: Sequence[int], code: str, about: int | None
    ) -> tuple[str, str]:
        """Return the article and the words for a set that came before and was not taken.

        The words are put behind the team that they are about, if it is but one.
        """
        article = self._article(code)
        if code != "C1":
            return article, self._reason(code)
        bracket = [*residents, *upfloaters]
        if len(bracket) == 2:
            if self.is_forbidden(bracket[0], bracket[1]):
                return "", self.apart(bracket[0], bracket[1])
            met = self.met_in(bracket[0], bracket[1])
            if met is not None:
                said = self.tr(
                    "it met {team} in round {round}", team=self.team(bracket[0]), round=met
                )
                return article, coded(said, code)
        if about is not None and all(self.met_in(about, each) is not None for each in residents):
            return article, coded(self.tr("it has met all teams of this bracket"), code)
        for tpn in (*upfloaters, *residents):
            others = [each for each in bracket if each != tpn]
            if all(self.met_in(tpn, each) is not None for each in others):
                said = self.tr("{team} has met all others of the bracket", team=self.team(tpn))
                return article, coded(said, code)
        return article, self._reason(code)

    def _pairing(self, step: Facts) -> Iterator[Sentence]:
        self._smaller = step["top_members"]
        if not step["halves"]:
            reason = step["halves_fell_to"]
            said = self.tr(HALVES[reason]) if reason in HALVES else self._reason(reason)
            if reason == "C1":
                said = coded(said, reason)
            yield self.said(
                "First in the order are the pairings in which the half with the smaller numbers "
                "meets the half with the larger ones. None of them is taken: {reason}.",
                self._article(reason),
                reason=said,
            )
        yield self.values(step["criteria"], "")

    def _pairs(self, step: Facts) -> Iterator[Sentence]:
        text = self.tr("Each team named first meets the first possible opponent.")
        yield self.lead(text, step["article"], step["pairs"])
        for both in step["pairs"]:
            said = self.said(
                "{top} meets {bottom}.",
                "",
                both,
                Level.DETAIL,
                top=self.team(both[0]),
                bottom=self.team(both[1]),
            )
            yield of_pair(said, both)

    def _pair(self, step: Facts) -> Iterator[Sentence]:
        both = (step["top"], step["bottom"])
        names = {"top": self.team(both[0]), "bottom": self.team(both[1])}
        choice = step.get("first_choice")
        if choice is None:
            text = "{top} meets {bottom}, the first possible opponent."
            yield of_pair(self.said(text, step["article"], both, **names), both)
            return
        yield of_pair(self.said("{top} meets {bottom}.", step["article"], both, **names), both)
        code = choice["fell_to"]
        reason = self.apart(both[0], choice["team"]) if code in ("C1", "forbidden") else ""
        if reason and code == "C1":
            reason = coded(reason, code)
        article = choice.get("article", step["article"])
        if code == "identifier":
            article = self.edition.articles.pairing_order
            reason = self.tr(
                "no equally good pairing with this pair has {numbers} as the smaller numbers of "
                "its pairs, and these are compared first",
                numbers=runs_text(self._smaller),
            )
        details = {"choice": self.team(choice["team"]), "reason": reason or self._reason(code)}
        teams = (*both, choice["team"])
        if "value" in choice:
            yield self.said(
                "Its first choice was {choice}, but {reason}: {criterion} would be {value} "
                "instead of {least}.",
                article,
                teams,
                Level.DETAIL,
                **details,
                criterion=choice["fell_to"],
                value=value_text(choice["value"]),
                least=value_text(choice["instead_of"]),
            )
        else:
            text = "Its first choice was {choice}, but {reason}."
            yield self.said(text, article, teams, Level.DETAIL, **details)

    def colours(self, step: Facts) -> Iterator[Sentence]:
        """Word who has White."""
        rule = COLOUR_RULES.get(step["article"], "the order of the rules decides")
        notes = []
        for facts in step["teams"]:
            strength = "strong" if facts["strong"] else "mild"
            wish = self.wish(facts["preference"], strength)
            had = facts["sequence"]
            note = self.tr("{wish}, so far {colours}", wish=wish, colours=had) if had else wish
            if self.cited(step) and facts["team"] == step["first_team"]:
                note = self.tr("first-team, {facts}", facts=note)
            notes.append(note)
        yield from self.white_has(step, rule, notes)

    def drawn(self, steps: Sequence[Facts], colour: str) -> str:
        """Say once for all these pairs which colour was drawn, and who gets it."""
        if {step["first_team_article"] for step in steps} == {"4.2.3"}:
            return self.tr(DRAWN_BY_NUMBER[colour])
        return self.tr(DRAWN[colour])

    def cited(self, step: Facts) -> tuple[str, ...]:
        """Return the article that says who is the first-team, where that decides."""
        return (step["first_team_article"],) if step["article"] in BY_FIRST_TEAM else ()

    def alike(self, step: Facts) -> str:
        """Return the rule, if neither team has a preference."""
        if any(facts["preference"] is not None for facts in step["teams"]):
            return ""
        rule = self.tr(COLOUR_RULES[step["article"]])
        return self.tr("In these pairs neither team has a colour preference: {rule}.", rule=rule)

    def _reason(self, code: str) -> str:
        text = self.tr(criterion_text(self.edition, code))
        return coded(text, code) if code.startswith("C") else text

    def _article(self, code: str) -> str:
        articles = self.edition.articles
        return articles.criteria.get(code, articles.pairing_choice)


def _together(waiting: list[Facts]) -> Iterator[Facts]:
    if len(waiting) < MANY:
        yield from waiting
        return
    pairs = [(step["top"], step["bottom"]) for step in waiting]
    yield {"kind": "pairs", "article": waiting[0]["article"], "pairs": pairs}
