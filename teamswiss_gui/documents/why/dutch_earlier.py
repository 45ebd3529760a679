"""The earlier Dutch edition in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from teamswiss_gui.documents.why.dutch import COLOUR_RULES, DRAWN
from teamswiss_gui.documents.why.model import Level, Part, Sentence, Topic
from teamswiss_gui.documents.why.teller import Facts, Teller, of_pair

REQUIREMENTS = {
    "B2": "pairs of top scorers that must have the same colour",
    "A7d": "pairs with the same preference, both strong at least",
    "X": "pairs that leave a colour preference unfulfilled",
    "Z": "pairs that leave a strong colour preference unfulfilled",
    "B5-down": "downfloats like the one in the round before",
    "B6-down": "downfloats like the one two rounds before",
    "B5-up": "upfloats like the one in the round before",
    "B6-up": "upfloats like the one two rounds before",
}
STEPS = {
    "C.1": "A team without a possible opponent here was moved down.",
    "C.12": "The bracket before was paired again, so that others came down.",
    "C.13": "The lowest bracket had no pairing: the one above was paired again or joined to it.",
    "C.14.a": "The bracket was content with fewer pairs.",
    "C.14.b1": "The bracket was content with fewer pairs.",
    "C.14.b2": "Fewer of those moved down were paired first.",
}


class DutchEarlierTeller(Teller):
    """Brackets with the requirements that had to yield, bye, colours."""

    drawn_by = "E.5"

    def article_of(self, criterion: str) -> str:
        """Return the article of a figure that is called by its letter."""
        return {"P0": "A.6", "P": "A.6", "X1": "A.8", "Z1": "A.8"}[criterion]

    def opens(self, step: Facts) -> Part | None:
        """Return the part that a step begins."""
        if step["kind"] == "bye":
            said = self.said(
                "{team} has the bye: the one left over in the lowest bracket.",
                step["article"],
                [step["team"]],
                team=self.team(step["team"]),
            )
            return Part(Topic.BYE, self.tr("The bye"), step["article"], (said,))
        if step["kind"] != "bracket":
            return None
        members = frozenset(step["teams"])
        told = tuple(self._bracket(step, members))
        return Part(Topic.BRACKET, self.bracket(step["score"]), "C.6", told, members)

    def _bracket(self, step: Facts, members: frozenset[int]) -> Iterator[Sentence]:
        if step["teams"]:
            yield self.said("To be paired: {teams}.", "", members, teams=self.listed(step["teams"]))
        if step["moved_down"]:
            yield self.said(
                "Moved down to them: {teams}.",
                "C.6",
                step["moved_down"],
                teams=self.teams(step["moved_down"]),
            )
        for name in dict.fromkeys(step["steps"]):
            yield Sentence(self.tr(STEPS[name]), name, Level.DETAIL, members)
        shown = {key: step[key] for key in ("P0", "P", "X1", "Z1") if key in step}
        yield self.values(shown, "", members)

    def sentences(self, step: Facts) -> Iterator[Sentence]:
        """Word a step inside a part."""
        match step["kind"]:
            case "requirement":
                yield self.said(
                    "Had to be allowed ({pairs}×): {what} [{requirement}].",
                    step["article"],
                    (),
                    Level.DETAIL,
                    pairs=step["pairs"],
                    what=self.tr(REQUIREMENTS[step["requirement"]]),
                    requirement=step["requirement"],
                )
            case "pair":
                both = (step["top"], step["bottom"])
                said = self.said(
                    "{top} meets {bottom}.",
                    step["article"],
                    both,
                    top=self.team(both[0]),
                    bottom=self.team(both[1]),
                )
                yield of_pair(said, both)
            case "moved-down":
                yield self.said(
                    "Nobody is left here for {teams}: down to the next bracket.",
                    step["article"],
                    step["teams"],
                    teams=self.teams(step["teams"]),
                )

    def drawn(self, steps: Sequence[Facts], colour: str) -> str:
        """Say once for all these pairs which colour was drawn, and who gets it."""
        return self.tr(DRAWN[colour])

    def colours(self, step: Facts) -> Iterator[Sentence]:
        """Word who has White."""
        notes = [self.wish(facts["colour"], facts["strength"]) for facts in step["preferences"]]
        yield from self.white_has(step, COLOUR_RULES[step["article"]], notes)
