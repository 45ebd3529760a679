"""The Olympiad rules of 2008 in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from teamswiss_gui.documents.why.model import Level, Part, Sentence, Topic
from teamswiss_gui.documents.why.teller import Facts, Teller, of_pair, value_text

COLOUR_RULES = {
    "20": "otherwise a team would go beyond the colour limits",
    "22": "the team that had White less often gets it",
    "23": "both change colour from the last round",
    "24": "this keeps the runs of one colour shortest",
    "25": "the higher ranked team is brought to balance",
    "26": "the higher ranked team changes colour from its last match",
}
DRAWN = {
    "white": (
        "The colour drawn is White. In these pairs neither team has played yet: the one with the "
        "smaller number has White if that number is odd, and Black if it is even."
    ),
    "black": (
        "The colour drawn is Black. In these pairs neither team has played yet: the one with the "
        "smaller number has Black if that number is odd, and White if it is even."
    ),
}
REASONS = {
    "illegal": "they have met already or may not meet",
    "limits": "the colour limits could not be kept",
    "barred": "floaters from above and below do not meet",
    "rest": "the others of the group could not be paired any more",
    "floater": "the team that would be left over may not leave the group",
}
FLOATS = {
    "29b": "the rest of the group would have no pairing",
    "30": "it has met everybody in the next group",
    "33": "the rest of the group would have no pairing",
    "34": "it has met everybody in the next group",
    "21b": "the next group could not be paired with it",
    "20": "the colour limits could not be kept",
    "53": "it could not be paired in the next group",
}
PARTS = {"top": "from the top", "bottom": "from the bottom", "middle": "the middle group, last"}
SHOWN = 4
"""So many opponents that were passed over are told one by one."""


class OlympiadTeller(Teller):
    """Imaginary points, bye, groups from the top and the bottom to the middle, colours."""

    drawn_by = "19"

    def opens(self, step: Facts) -> Part | None:
        """Return the part that a step begins."""
        match step["kind"]:
            case "bye":
                return Part(Topic.BYE, self.tr("The bye"), "11", tuple(self._bye(step)))
            case "group":
                members = [*step["teams"], *step["from_above"], *step["from_below"]]
                scores = ", ".join(value_text(score) for score in step["scores"])
                heading = self.tr(
                    "Group of {score} points ({part})",
                    score=scores,
                    part=self.tr(PARTS[step["part"]]),
                )
                said = tuple(self._group(step, members))
                return Part(Topic.BRACKET, heading, "17", said, frozenset(members))
        return None

    def _bye(self, step: Facts) -> Iterator[Sentence]:
        for place, candidate in enumerate(step["candidates"]):
            if candidate["fell_to"] is None:
                text = (
                    "{team} has the bye: the next in the order, with a score of {score}."
                    if place
                    else "{team} has the bye: the last of the lowest group, with a score of "
                    "{score}."
                )
                yield self.said(
                    text,
                    "11",
                    [candidate["team"]],
                    team=self.team(candidate["team"]),
                    score=value_text(candidate["score"]),
                )
            else:
                reason = (
                    "it has scored without playing before"
                    if candidate["fell_to"] == "15b"
                    else "the others could not all be paired any more"
                )
                yield self.not_the_bye(
                    place,
                    candidate["team"],
                    candidate["score"],
                    candidate["fell_to"],
                    self.tr(reason),
                )

    def _group(self, step: Facts, members: list[int]) -> Iterator[Sentence]:
        yield self.said("In the group: {teams}.", "", members, teams=self.listed(step["teams"]))
        for key, text in (
            ("from_above", "From above: {teams}."),
            ("from_below", "From below: {teams}."),
        ):
            if step[key]:
                yield self.said(text, "17", step[key], teams=self.teams(step[key]))
        if "section_g" in step:
            listed = ", ".join(step["section_g"])
            said = self.said(
                "In the order of section G: {order}.", "", members, Level.VALUES, order=listed
            )
            yield replace(said, cites=("13",))

    def sentences(self, step: Facts) -> Iterator[Sentence]:
        """Word a step inside a part."""
        match step["kind"]:
            case "imaginary-points":
                yield self.said(
                    "The top half has {points} imaginary match points: {teams}.",
                    "28",
                    step["teams"],
                    points=step["points"],
                    teams=self.listed(step["teams"]),
                )
            case "median":
                yield self.said(
                    "Of {teams} teams the median one stands at place {place}: the middle group is "
                    "that of {score} points.",
                    "17",
                    teams=step["teams"],
                    place=step["place"],
                    score=value_text(step["score"]),
                )
            case "groups-joined":
                yield self.said(
                    "These groups could not be paired separately, so they became one.", "53"
                )
            case "limits-dropped":
                said = self.said("The colour limits cannot be kept in this group.", "21a")
                yield replace(said, cites=("20",))
            case "floaters-meet":
                yield self.said("Floaters from above and below have to meet here.", "54")
            case "floater":
                yield from self._floater(step)
            case "pair":
                yield from self._pair(step)

    def _floater(self, step: Facts) -> Iterator[Sentence]:
        yield self.said(
            "{team} leaves for the next group.",
            step["article"],
            [step["team"]],
            team=self.team(step["team"]),
        )
        for passed in step["passed_over"]:
            reason = FLOATS.get(passed["fell_to"], "the rules before it decide")
            yield self.said(
                "Before it came {team}, but {reason}.",
                passed["fell_to"],
                [passed["team"], step["team"]],
                Level.DETAIL,
                team=self.team(passed["team"]),
                reason=self.tr(reason),
            )

    def _pair(self, step: Facts) -> Iterator[Sentence]:
        both = (step["top"], step["bottom"])
        said = self.said(
            "{top} meets {bottom}.",
            step["article"],
            both,
            top=self.team(both[0]),
            bottom=self.team(both[1]),
        )
        yield of_pair(said, both)
        for passed in step["passed_over"][:SHOWN]:
            code = passed["reason"]
            apart = self.apart(both[0], passed["team"]) if code == "illegal" else ""
            yield self.said(
                "Before it came {team}, but {reason}.",
                passed["fell_to"],
                (*both, passed["team"]),
                Level.DETAIL,
                team=self.team(passed["team"]),
                reason=apart or self.tr(REASONS[code]),
            )

    def drawn(self, steps: Sequence[Facts], colour: str) -> str:
        """Say once for all these pairs which colour was drawn, and who gets it."""
        return self.tr(DRAWN[colour])

    def colours(self, step: Facts) -> Iterator[Sentence]:
        """Word who has White."""
        notes = [
            self.tr("so far {colours}", colours=had) if had else "" for had in step["sequences"]
        ]
        yield from self.white_has(step, COLOUR_RULES[step["article"]], notes)
