"""Compares two answers, and makes a request on which they differ as small as is cheap."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from tests.reference.definitions import Answer, NoLegalPairing, Request

PairingFunction: TypeAlias = Callable[[Request], Answer]

NO_LEGAL_PAIRING: Answer = {"error": "no-legal-pairing"}
COMPARED = ("error", "bye", "pairs", "brackets")
ATTEMPTS = 400


def outcome(pair: PairingFunction, request: Request) -> Answer:
    """Return the answer, or a fixed one where no legal pairing exists."""
    try:
        return pair(request)
    except NoLegalPairing:
        return NO_LEGAL_PAIRING


def differences(expected: Answer, actual: Answer) -> list[str]:
    """Return a line for everything in which two answers differ; none means they agree.

    Compared are the bye, the pairs in publishing order with board, colours and rule, and the
    brackets with score, residents, upfloaters and criteria.
    """
    found = []
    for member in COMPARED:
        wanted, given = expected.get(member), actual.get(member)
        if isinstance(wanted, list) and isinstance(given, list) and len(wanted) == len(given):
            found += [
                f"{member}[{index}]: expected {one}, got {other}"
                for index, (one, other) in enumerate(zip(wanted, given, strict=True))
                if not same(member, one, other)
            ]
        elif wanted != given:
            found.append(f"{member}: expected {wanted}, got {given}")
    return found


def same(member: str, wanted: Any, given: Any) -> bool:
    """Say whether two items of a list agree in what the interface promises; more may be given."""
    if not isinstance(given, dict):
        return False
    named = {name: given.get(name) for name in wanted}
    if member == "brackets":
        return bool(named == wanted)
    return bool(named == wanted and set(given) == set(wanted))


def assert_agree(request: Request, reference: PairingFunction, engine: PairingFunction) -> None:
    """Fail with the differences and the request as JSON, made small, if the answers differ."""

    def differ(candidate: Request) -> list[str]:
        return differences(outcome(reference, candidate), outcome(engine, candidate))

    try:
        found = differ(request)
    except Exception as error:
        error.add_note(f"The request:\n{json.dumps(request)}")
        raise
    if not found:
        return
    smaller = minimised(request, lambda candidate: bool(differ(candidate)))
    lines = [
        *("The answers differ:", *found),
        *("The request:", json.dumps(request)),
        *("Made smaller, they differ so:", *differ(smaller)),
        *("The smaller request:", json.dumps(smaller)),
    ]
    raise AssertionError("\n".join(lines))


# --- making a request smaller -------------------------------------------------------------------


def minimised(request: Request, still_fails: Callable[[Request], bool]) -> Request:
    """Return the request without the teams, rounds and settings that the failure can do without."""
    attempts = ATTEMPTS
    shrinking = True
    while shrinking:
        shrinking = False
        for smaller in smaller_requests(request):
            attempts -= 1
            if attempts < 0:
                return request
            try:
                fails = still_fails(smaller)
            except Exception:  # noqa: BLE001 - another failure is not the one to make small
                fails = False
            if fails:
                request, shrinking = smaller, True
                break
    return request


def smaller_requests(request: Request) -> Iterator[Request]:
    """List requests with one thing less."""
    if len(request["teams"]) > 1:
        for team in request["teams"]:
            yield without_team(request, team["tpn"])
    for number in range(1, request["next_round"]):
        yield without_round(request, number)
    for name in ("virtual_points", "forbidden_pairs"):
        if request.get(name):
            yield {**request, name: type(request[name])()}
    for index in range(len(request.get("forbidden_pairs", []))):
        pairs = request["forbidden_pairs"]
        yield {**request, "forbidden_pairs": pairs[:index] + pairs[index + 1 :]}
    for name in ("scoring", "initial_colour", "primary_score", "secondary_for_colours"):
        if name in request:
            yield {key: value for key, value in request.items() if key != name}


def without_team(request: Request, tpn: int) -> Request:
    """Leave a team out; those it met keep their points for a round without an opponent."""

    def kept(entry: dict[str, Any]) -> dict[str, Any]:
        if entry["opponent"] != tpn:
            return entry
        return {**entry, "opponent": None, "colour": None, "kind": "absent"}

    return {
        **request,
        "forbidden_pairs": [two for two in request.get("forbidden_pairs", []) if tpn not in two],
        "virtual_points": {
            number: given
            for number, given in request.get("virtual_points", {}).items()
            if number != str(tpn)
        },
        "teams": [
            {**team, "history": [kept(entry) for entry in team["history"]]}
            for team in request["teams"]
            if team["tpn"] != tpn
        ],
    }


def without_round(request: Request, number: int) -> Request:
    """Leave a round out; later rounds move up."""
    moved = {
        tpn: {
            str(int(given) - (int(given) > number)): points
            for given, points in rounds.items()
            if int(given) != number
        }
        for tpn, rounds in request.get("virtual_points", {}).items()
    }
    return {
        **request,
        "next_round": request["next_round"] - 1,
        "total_rounds": request["total_rounds"] - 1,
        "virtual_points": moved,
        "teams": [
            {**team, "history": team["history"][: number - 1] + team["history"][number:]}
            for team in request["teams"]
        ],
    }
