"""Why a round was paired as it was: the engine's steps as sentences, with their articles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from teamswiss_gui.documents.model import Block, Document, Section, Text, Weight
from teamswiss_gui.documents.source import Source, isolated
from teamswiss_gui.domain.model import Round
from teamswiss_gui.engine.answer import Answer, Step
from teamswiss_gui.engine.pair import pair
from teamswiss_gui.engine.tournament import numbers_of, pairing_request


def build(source: Source) -> Document:
    """Return the explanation of a round as the engine pairs it from what was known before."""
    each = source.paired_round()
    answer = pair(pairing_request(source.tournament, each.number), explain=True)
    return source.document(
        "explanation",
        source.tr("How the round was paired"),
        tuple(sections(source, each, answer)),
        subtitle=source.tr("Round {number}", number=each.number),
        round_number=each.number,
        marks=source.round_marks(each),
        head=(source.tr("System: {system}", system=answer.system),),
    )


def sections(source: Source, each: Round, answer: Answer) -> Iterator[Section]:
    """Yield the parts of an explanation: differences, the bye, the brackets, the colours."""
    teller = _Teller(source, each.number)
    differences = tuple(teller.differences(each, answer))
    if differences:
        yield Section(differences, heading=source.tr("Changed by the arbiter"))
    bye: list[Block] = []
    bracket: list[Block] = []
    title = ""
    colours: list[Block] = []
    for step in answer.explanation or ():
        kind = step["kind"]
        if kind == "bye":
            bye += teller.bye(step)
            yield Section(tuple(bye), heading=source.tr("The bye"))
        elif kind == "upfloaters":
            if bracket:
                yield Section(tuple(bracket), heading=title, keep_together=len(bracket) < 12)
            bracket = list(teller.upfloaters(step))
            title = source.tr("Bracket of the teams with {score}", score=_half(step["score"]))
        elif kind == "pairing":
            bracket += teller.pairing(step)
        elif kind == "pair":
            bracket += teller.pair(step)
        elif kind == "colours":
            colours += teller.colours(step)
        else:
            bracket.append(teller.anything(step))
    if bracket:
        yield Section(tuple(bracket), heading=title, keep_together=len(bracket) < 12)
    if colours:
        yield Section(tuple(colours), heading=source.tr("Colours"))


class _Teller:
    """Words the steps; it knows which team has which number in the round."""

    def __init__(self, source: Source, number: int) -> None:
        self.tr = source.tr
        by_team = numbers_of(source.tournament, number)
        self.names = {tpn: source.teams[team].name for team, tpn in by_team.items()}
        self.by_team = by_team

    def name(self, tpn: object) -> str:
        """Return a team with its number."""
        return f"{isolated(self.names.get(cast(int, tpn), '?'))} ({tpn})"

    def listed(self, tpns: object) -> str:
        """Return several teams."""
        return ", ".join(self.name(tpn) for tpn in cast(Sequence[object], tpns))

    def criterion(self, code: object, article: object = None) -> str:
        """Return a criterion in words, with its number."""
        said = {
            "C1": self.tr("the teams have met or may not meet"),
            "C2": self.tr("the team may not have the bye"),
            "C3": self.tr("the rest of the field could not be paired"),
            "forbidden": self.tr("the arbiter forbade the pair"),
            "identifier": self.tr("the order of the pairings"),
            "criteria": self.tr("the criteria of the bracket"),
        }.get(str(code))
        cited = ", ".join(str(part) for part in (code, article) if part and part != "forbidden")
        return f"{said} ({cited})" if said and str(code).startswith("C") else said or cited

    def differences(self, each: Round, answer: Answer) -> Iterator[Block]:
        """Yield what stands otherwise in the round than the engine pairs it."""
        numbers = self.by_team
        here = {(numbers[m.white], numbers[m.black]) for m in each.matches}
        there = {(line.white, line.black) for line in answer.pairs}
        for white, black in sorted(here - there):
            yield Text(
                self.tr(
                    "{white} – {black} is not what the rules give.",
                    white=self.name(white),
                    black=self.name(black),
                )
            )
        for white, black in sorted(there - here):
            yield Text(
                self.tr(
                    "The rules give {white} – {black}.",
                    white=self.name(white),
                    black=self.name(black),
                )
            )

    def bye(self, step: Step) -> Iterator[Block]:
        """Yield who has the bye, and whom it passed over."""
        said = self.tr("{team} has the bye ({article}).")
        yield Text(
            said.format(team=self.name(step["team"]), article=step["article"]), Weight.STRONG
        )
        for each in cast(Sequence[Mapping[str, object]], step["candidates"]):
            if each["fell_to"] is None:
                continue
            yield Text(
                self.tr(
                    "{team}, score {score}, matches played {matches}: no, {why}.",
                    team=self.name(each["team"]),
                    score=_half(each["score"]),
                    matches=each["matches"],
                    why=self.criterion(each["fell_to"]),
                ),
                indent=1,
            )

    def upfloaters(self, step: Step) -> Iterator[Block]:
        """Yield a bracket's residents and who floats up to them."""
        yield Text(self.tr("Residents: {teams}.", teams=self.listed(step["residents"])))
        if not step["upfloaters"]:
            yield Text(self.tr("Nobody has to float up."))
            return
        yield Text(
            self.tr(
                "Floating up: {teams} ({article}).",
                teams=self.listed(step["upfloaters"]),
                article=step["article"],
            ),
            Weight.STRONG,
        )
        for each in cast(Sequence[Mapping[str, object]], step.get("earlier", ())):
            yield Text(
                self.tr(
                    "Not {teams}: {why}.",
                    teams=self.listed(each["set"]),
                    why=self.criterion(each["fell_to"], each.get("article")),
                ),
                indent=1,
            )
        yield self._values(step)

    def pairing(self, step: Step) -> Iterator[Block]:
        """Yield what the criteria of a bracket's pairing came to."""
        yield self._values(step)
        if not step["halves"] and step.get("halves_fell_to"):
            yield Text(
                self.tr(
                    "The first half could not all meet the second: {why}.",
                    why=self.criterion(step["halves_fell_to"]),
                )
            )

    def pair(self, step: Step) -> Iterator[Block]:
        """Yield one pair and what its first choice fell to."""
        said = f"{self.name(step['top'])} – {self.name(step['bottom'])}"
        choice = cast(Mapping[str, object] | None, step.get("first_choice"))
        if choice:
            why = self.criterion(choice["fell_to"], choice.get("article"))
            said += ". " + self.tr(
                "Not with {team}: {why}.", team=self.name(choice["team"]), why=why
            )
        yield Text(said, indent=1)

    def colours(self, step: Step) -> Iterator[Block]:
        """Yield who has White on board 1, and by which article."""
        teams = cast(Sequence[Mapping[str, object]], step["teams"])
        wishes = "; ".join(f"{self.name(each['team'])}: {self._wish(each)}" for each in teams)
        said = self.tr(
            "{board}. {white} has White against {black} by {article}.",
            board=step["board"],
            white=self.name(step["white"]),
            black=self.name(step["black"]),
            article=step["article"],
        )
        yield Text(said)
        yield Text(wishes, Weight.QUIET, indent=1)

    def _wish(self, facts: Mapping[str, object]) -> str:
        wish, strong = facts["preference"], facts["strong"]
        texts = {
            ("white", False): self.tr("prefers White"),
            ("white", True): self.tr("strongly prefers White"),
            ("black", False): self.tr("prefers Black"),
            ("black", True): self.tr("strongly prefers Black"),
        }
        said = texts.get((str(wish), bool(strong)), self.tr("no preference"))
        return f"{said}, {facts['sequence']}" if facts["sequence"] else said

    def _values(self, step: Step) -> Text:
        values = cast(Mapping[str, object], step["criteria"])
        listed = ", ".join(f"{code} = {_value(value)}" for code, value in values.items())
        return Text(self.tr("Criteria: {values}.", values=listed), Weight.QUIET)

    def anything(self, step: Step) -> Text:
        """Return a step of a kind that has no sentence of its own: its facts as they are."""
        facts = "; ".join(f"{key}: {value}" for key, value in step.items() if key != "article")
        return Text(f"{step.get('article', '')} {facts}".strip())


def _half(value: object) -> str:
    return str(value).replace(".5", "½").replace("0½", "½") if value != 0 else "0"


def _value(value: object) -> str:
    if isinstance(value, list):
        return "[" + ", ".join(_half(each) for each in value) + "]"
    return _half(value)
