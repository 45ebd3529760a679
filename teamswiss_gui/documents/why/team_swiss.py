"""The team systems (C.04.6 and its draft) in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from teamswiss_gui.documents.why.model import Level, Part, Sentence, Topic
from teamswiss_gui.documents.why.numbered import coded
from teamswiss_gui.documents.why.teller import (
    CONTEXT,
    MANY,
    Facts,
    Teller,
    of_pair,
    value_text,
)
from teamswiss_gui.engine.fide_team.editions import EDITIONS, Edition
from teamswiss_gui.engine.request import Kind

COLOUR_RULES = {
    "4.3.2": "only one of them has a colour preference, and it is granted",
    "4.3.3": "both colour preferences can be granted",
    "4.3.4": "the strong preference goes before the other",
    "4.3.5": "the lower colour difference gets White",
    "4.3.6": "the colours alternate from the last time that they differed",
    "4.3.7": "the preference of the first-team is granted",
    "4.3.8": "the first-team alternates from its last match",
    "4.3.9": "the other team alternates from its last match",
}
BY_FIRST_TEAM = ("4.3.1", "4.3.7", "4.3.8", "4.3.9")
CRITERIA = {
    "count": "more upfloaters would be needed",
    "profile": "the upfloaters would come from lower scores",
    "following": "the next scoregroup could not be paired as well as it can be",
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
        "The colour drawn is White. In these pairs neither team has played yet: the one with the "
        "smaller number has White if that number is odd, and Black if it is even."
    ),
    "black": (
        "The colour drawn is Black. In these pairs neither team has played yet: the one with the "
        "smaller number has Black if that number is odd, and White if it is even."
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
    "identifier": "that pairing stands later in the order",
    "criteria": "it would make a colour or floater criterion worse",
}


def criterion_text(edition: Edition, code: str) -> str:
    """Return what a criterion of an edition being worse means, in English."""
    for name, text in CRITERIA.items():
        if getattr(edition.criteria, name) == code:
            return text
    return ABSOLUTE.get(code, code)


class TeamSwissTeller(Teller):
    """Bye, brackets with their upfloaters, pairs, colours."""

    drawn_by = "4.3.1"

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
        heading = self.tr("Bracket of {score} points", score=value_text(step["score"]))
        members = frozenset([*step["residents"], *step["upfloaters"]])
        said = tuple(self._upfloaters(step, members))
        return Part(Topic.BRACKET, heading, step["article"], said, members)

    def sentences(self, step: Facts) -> Iterator[Sentence]:
        """Word a step inside a part."""
        if step["kind"] == "pairing":
            yield from self._pairing(step)
        elif step["kind"] == "pair":
            yield from self._pair(step)
        elif step["kind"] == "pairs":
            yield from self._pairs(step)

    def _bye(self, step: Facts) -> Iterator[Sentence]:
        for candidate in step["candidates"]:
            team = candidate["team"]
            facts = {
                "team": self.team(team),
                "score": value_text(candidate["score"]),
                "matches": candidate["matches"],
            }
            if candidate["fell_to"] is None:
                yield self.said(
                    "{team} has the bye: the next in the order, with a score of {score} and "
                    "{matches} matches played.",
                    step["article"],
                    [team],
                    **facts,
                )
            else:
                yield self.said(
                    "{team}, with a score of {score}, would come before but cannot have it: "
                    "{reason}.",
                    self._article(candidate["fell_to"]),
                    [team],
                    **facts,
                    reason=self._not_the_bye(team, candidate["fell_to"]),
                )

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
        floating = self.said(
            "Floating up: {teams}.",
            step["article"],
            step["upfloaters"],
            teams=self.teams(step["upfloaters"]),
        )
        needed = self._words.tr(
            CONTEXT,
            "Without upfloaters %n team(s) of this score would have no opponent.",
            step["unmatched"],
        )
        yield replace(floating, text=f"{floating.text} {needed}")
        for earlier in step["earlier"]:
            article, reason = self._not_the_set(step["residents"], earlier)
            yield self.said(
                "Before them in the order came {teams}, but {reason}.",
                article,
                [*earlier["set"], *step["upfloaters"]],
                Level.DETAIL,
                teams=self.teams(earlier["set"]),
                reason=reason,
            )
        yield self.values(step["criteria"], "", members)

    def _not_the_set(self, residents: Sequence[int], earlier: Facts) -> tuple[str, str]:
        """Return the article and the words for a set that came before and was not taken."""
        code, article = earlier["fell_to"], earlier["article"]
        if code != "C1":
            return article, self._reason(code)
        bracket = [*residents, *earlier["set"]]
        if len(bracket) == 2:
            if self.is_forbidden(bracket[0], bracket[1]):
                return "", self.apart(bracket[0], bracket[1])
            met = self.met_in(bracket[0], bracket[1])
            if met is not None:
                said = self.tr(
                    "it met {team} in round {round}", team=self.team(bracket[0]), round=met
                )
                return article, coded(said, code)
        for tpn in (*earlier["set"], *residents):
            others = [each for each in bracket if each != tpn]
            if all(self.met_in(tpn, each) is not None for each in others):
                said = self.tr("{team} has met all others of the bracket", team=self.team(tpn))
                return article, coded(said, code)
        return article, self._reason(code)

    def _pairing(self, step: Facts) -> Iterator[Sentence]:
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
        details = {"choice": self.team(choice["team"]), "reason": reason or self._reason(code)}
        teams = (*both, choice["team"])
        article = choice.get("article", step["article"])
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
