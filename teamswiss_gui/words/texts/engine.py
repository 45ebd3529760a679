"""Why a round cannot be paired."""

from __future__ import annotations

ENGINE: dict[str, str] = {
    "bad-request": "{place}: {found} found, {expected} expected.",
    "bad-request/not-json": "{place}: this is not JSON ({found}).",
    "bad-request/one-sided": "{place}: team {found} does not have this match.",
    "bad-file": "{file}: {reason}",
    "no-legal-pairing": "No legal pairing exists; the arbiter decides ({article}).",
    "no-legal-pairing/bye": (
        "No legal pairing exists; the arbiter decides ({article}): a pairing is left only if "
        "one of the teams {teams} has the bye, and none of them may have it."
    ),
    "no-legal-pairing/bye/one": (
        "No legal pairing exists; the arbiter decides ({article}): a pairing is left only if "
        "team {teams} has the bye, and it may not have it."
    ),
    "no-legal-pairing/met-everyone": (
        "No legal pairing exists; the arbiter decides ({article}): nobody is left to meet for "
        "{teams}."
    ),
    "no-legal-pairing/odd-groups": (
        "No legal pairing exists; the arbiter decides ({article}): the teams {teams} cannot all be "
        "paired, as those of different groups among them can only meet {opponents}."
    ),
    "no-legal-pairing/odd-alone": (
        "No legal pairing exists; the arbiter decides ({article}): these groups have an odd number "
        "of teams each, and their teams can only meet within their group: {groups}."
    ),
    "rate-out-of-range": "{field}: {value} is not between 0 and 1.",
    "option-not-with-batch": "{option} does not go with --batch; each request says it itself.",
}
