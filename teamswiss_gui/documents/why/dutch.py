"""The Dutch system of 2017 in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from teamswiss_gui.documents.why.model import Level, Part, Sentence, Topic
from teamswiss_gui.documents.why.numbered import coded
from teamswiss_gui.documents.why.teller import Facts, Teller, of_pair, value_text

COLOUR_RULES = {
    "E.1": "both colour preferences can be granted",
    "E.2": "the stronger preference is granted",
    "E.3": "the colours alternate from the last time that they differed",
    "E.4": "the preference of the higher ranked team is granted",
}
DRAWN = {
    "white": (
        "The colour drawn is White. In these pairs neither team has a preference: the higher "
        "ranked one has White if its number is odd, and Black if it is even."
    ),
    "black": (
        "The colour drawn is Black. In these pairs neither team has a preference: the higher "
        "ranked one has Black if its number is odd, and White if it is even."
    ),
}
CRITERIA = {
    "C1": "two of them have met already",
    "C2": "the bye would go to a team that may not have it",
    "C3": "two teams that must have the same colour would meet",
    "C4": "the round could not be completed below",
    "C5": "there would be fewer pairs",
    "C6": "the score differences would be larger",
    "C7": "the next bracket could not be paired as well",
    "C8": "a topscorer or its opponent would get beyond a colour difference of two",
    "C9": "a topscorer or its opponent would get one colour three times running",
    "C10": "more colour preferences would be missed",
    "C11": "more strong colour preferences would be missed",
    "C12": "more teams would float down again after the round before",
    "C13": "more teams would float up again after the round before",
    "C14": "more teams would float down as two rounds before",
    "C15": "more teams would float up as two rounds before",
    "C16": "who floats down again after the round before would do so by more points",
    "C17": "who floats up again after the round before would do so by more points",
    "C18": "who floats down as two rounds before would do so by more points",
    "C19": "who floats up as two rounds before would do so by more points",
}


class DutchTeller(Teller):
    """Brackets with their first candidate and the way to the chosen one, bye, colours."""

    drawn_by = "E.5"

    def article_of(self, criterion: str) -> str:
        """Return the article of a criterion that is called by its number."""
        return f"C.{criterion[1:]}"

    def opens(self, step: Facts) -> Part | None:
        """Return the part that a step begins."""
        if step["kind"] == "bye":
            return Part(Topic.BYE, self.tr("The bye"), "C.2", tuple(self._bye(step)))
        if step["kind"] != "bracket":
            return None
        members = frozenset([*step["residents"], *step["moved_down"]])
        said = tuple(self._bracket(step, members))
        return Part(Topic.BRACKET, self.bracket(step["score"]), "A.3", said, members)

    def sentences(self, step: Facts) -> Iterator[Sentence]:
        """Word a step inside a part."""
        match step["kind"]:
            case "collapse":
                yield self.said(
                    "From {score} points down the round could not be completed bracket by "
                    "bracket; {teams} are paired together at the end.",
                    "A.9",
                    step["collapsed"],
                    score=value_text(step["score"]),
                    teams=self.teams(step["collapsed"]),
                )
            case "first-candidate":
                yield from self._candidate(step)
            case "mdp-pairing":
                yield from self._moved_down(step)
            case "exchange":
                yield self.said(
                    "To get there, {out} and {into} change places between the halves.",
                    "D.2",
                    [*step["out"], *step["into"]],
                    Level.DETAIL,
                    out=self.teams(step["out"]),
                    into=self.teams(step["into"]),
                )
            case "transposition":
                for top, bottom in zip(step["s1"], step["s2"], strict=True):
                    yield self._meets(top, bottom, "D.1")
            case "downfloaters":
                yield self.said(
                    "Nobody is left here for {teams}: down to the next bracket.",
                    step["article"],
                    step["teams"],
                    teams=self.teams(step["teams"]),
                )

    def _meets(self, top: int, bottom: int, article: str) -> Sentence:
        said = self.said(
            "{top} meets {bottom}.",
            article,
            (top, bottom),
            top=self.team(top),
            bottom=self.team(bottom),
        )
        return of_pair(said, (top, bottom))

    def _bracket(self, step: Facts, members: frozenset[int]) -> Iterator[Sentence]:
        yield self.held(step["score"], step["residents"], members)
        if step["moved_down"]:
            yield self.said(
                "Moved down to them: {teams}.",
                "A.4",
                step["moved_down"],
                teams=self.teams(step["moved_down"]),
            )
        yield self.values(
            {name: value for name, value in step["criteria"].items() if value not in (0, [], None)},
            "",
            members,
        )

    def _candidate(self, step: Facts) -> Iterator[Sentence]:
        if not step["pairs"]:
            return
        listed = ", ".join(f"{a}–{b}" for a, b in step["pairs"])
        if step["accepted"]:
            yield self.said("The first candidate {pairs} is taken.", "B.4", pairs=listed)
            return
        code = step["fell_to"]
        reason = coded(self._met_already(step) or self.tr(CRITERIA[code]), code)
        if "value" in step and not isinstance(step["value"], dict):
            reason = self.tr(
                "{reason}, {value} instead of {least}",
                reason=reason,
                value=value_text(step["value"]),
                least=value_text(step["chosen"]),
            )
        yield self.said(
            "The first candidate {pairs} is not taken: {reason}.",
            f"C.{code[1:]}",
            pairs=listed,
            reason=reason,
        )

    def _met_already(self, step: Facts) -> str:
        """Return which two of a candidate may not meet, nothing if it fell to something else."""
        if step["fell_to"] != "C1":
            return ""
        one, other = step["at_fault"][0]
        met = self.met_in(one, other)
        if met is None:
            return self.tr(
                "the arbiter has forbidden that {a} and {b} meet",
                a=self.team(one),
                b=self.team(other),
            )
        return self.tr(
            "{a} and {b} met in round {round}",
            a=self.team(one),
            b=self.team(other),
            round=met,
        )

    def _moved_down(self, step: Facts) -> Iterator[Sentence]:
        for top, bottom in zip(step["s1"], step["s2"], strict=True):
            yield self._meets(top, bottom, "D.1")
        if step["limbo"]:
            yield self.said(
                "{teams}, moved down, cannot be paired here.",
                "D.3",
                step["limbo"],
                teams=self.teams(step["limbo"]),
            )

    def _bye(self, step: Facts) -> Iterator[Sentence]:
        yield self.said(
            "{team} has the bye: the one left over in the last bracket.",
            "C.2",
            [step["team"]],
            team=self.team(step["team"]),
        )
        for team in step["barred"]:
            yield self.said(
                "{team} may not have it: it had a bye or won by forfeit before.",
                "C.2",
                [team],
                Level.DETAIL,
                team=self.team(team),
            )

    def drawn(self, steps: Sequence[Facts], colour: str) -> str:
        """Say once for all these pairs which colour was drawn, and who gets it."""
        return self.tr(DRAWN[colour])

    def colours(self, step: Facts) -> Iterator[Sentence]:
        """Word who has White."""
        notes = []
        for facts in step["teams"]:
            wish = self.wish(facts["preference"], facts["strength"])
            had = facts["sequence"]
            notes.append(
                self.tr("{wish}, so far {colours}", wish=wish, colours=had) if had else wish
            )
        yield from self.white_has(step, COLOUR_RULES[step["article"]], notes)
