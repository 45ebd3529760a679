"""The team systems (C.04.6 and its draft) in words."""

from __future__ import annotations

from collections.abc import Iterator

from teamswiss_gui.documents.why.model import Level, Part, Sentence, Topic
from teamswiss_gui.documents.why.teller import Facts, Teller, value_text
from teamswiss_gui.engine.fide_team.editions import EDITIONS, Edition

COLOUR_RULES = {
    "4.3.1": "neither has played yet, so the colour drawn and the number decide",
    "4.3.2": "only one of them has a colour preference, and it is granted",
    "4.3.3": "both colour preferences can be granted",
    "4.3.4": "the strong preference goes before the other",
    "4.3.5": "the lower colour difference gets White",
    "4.3.6": "the colours alternate from the last time that they differed",
    "4.3.7": "the preference of the first-team is granted",
    "4.3.8": "the first-team alternates from its last match",
    "4.3.9": "the other team alternates from its last match",
}
CRITERIA = {
    "count": "more upfloaters would be needed",
    "profile": "the upfloaters would come from lower scores",
    "following": "the next scoregroup could not be paired as well as it can be",
    "floated_again": "a team that floated in the round before would float again",
    "colours": "more colour preferences would be missed",
    "strong_colours": "more strong colour preferences would be missed",
    "opponents": "more teams that floated in the round before would meet an upfloater",
}
ABSOLUTE = {
    "C1": "the two have met already, or somebody would be left without a legal opponent",
    "C2": "it has had a bye, or points without playing, before",
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

    @property
    def edition(self) -> Edition:
        """The edition that the round was paired by."""
        return EDITIONS[self._answer.system]

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
                    reason=self._reason(candidate["fell_to"]),
                )

    def _upfloaters(self, step: Facts, members: frozenset[int]) -> Iterator[Sentence]:
        yield self.said(
            "The score {score} is held by {teams}.",
            "",
            members,
            score=value_text(step["score"]),
            teams=self.teams(step["residents"]),
        )
        if not step["upfloaters"]:
            yield self.said(
                "They can all be paired among themselves; nobody floats up.", "", members
            )
            return
        yield self.said(
            "Floating up: {teams}. Left over without them: {count}.",
            step["article"],
            step["upfloaters"],
            teams=self.teams(step["upfloaters"]),
            count=step["unmatched"],
        )
        for earlier in step["earlier"]:
            yield self.said(
                "Before them in the order came {teams}, but {reason}.",
                earlier["article"],
                [*earlier["set"], *step["upfloaters"]],
                Level.DETAIL,
                teams=self.teams(earlier["set"]),
                reason=self._reason(earlier["fell_to"]),
            )
        yield self.values(step["criteria"], "", members)

    def _pairing(self, step: Facts) -> Iterator[Sentence]:
        if not step["halves"]:
            reason = step["halves_fell_to"]
            yield self.said(
                "The smaller numbers cannot all meet the larger half: {reason}.",
                self._article(reason),
                reason=self._reason(reason),
            )
        yield self.values(step["criteria"], "")

    def _pair(self, step: Facts) -> Iterator[Sentence]:
        both = (step["top"], step["bottom"])
        names = {"top": self.team(both[0]), "bottom": self.team(both[1])}
        choice = step.get("first_choice")
        if choice is None:
            yield self.said(
                "{top} meets {bottom}, the first it can choose.", step["article"], both, **names
            )
            return
        yield self.said("{top} meets {bottom}.", step["article"], both, **names)
        details = {"choice": self.team(choice["team"]), "reason": self._reason(choice["fell_to"])}
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
            notes.append(
                self.tr("{wish}, so far {colours}", wish=wish, colours=had) if had else wish
            )
        yield from self.white_has(step, rule, notes)

    def _reason(self, code: str) -> str:
        text = self.tr(criterion_text(self.edition, code))
        return f"{text} [{code}]" if code.startswith("C") else text

    def _article(self, code: str) -> str:
        articles = self.edition.articles
        return articles.criteria.get(code, articles.pairing_choice)
