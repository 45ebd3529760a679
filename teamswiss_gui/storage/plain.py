"""Domain values as JSON values and SQLite values, and back with their types checked."""

from __future__ import annotations

import dataclasses
import types
from collections.abc import Callable
from datetime import date, time
from enum import Enum
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

from teamswiss_gui.domain.errors import TeamSwissError

Plain = Any
Decoder = Callable[[Plain], Any]


def to_plain(value: object) -> Plain:
    """Return a value as JSON has it."""
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, date | time):
        return value.isoformat()
    if isinstance(value, tuple | list):
        return [to_plain(item) for item in value]
    if isinstance(value, frozenset | set):
        return sorted(to_plain(item) for item in value)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {f.name: to_plain(getattr(value, f.name)) for f in dataclasses.fields(value)}
    if isinstance(value, dict):
        return {str(to_plain(key)): to_plain(item) for key, item in value.items()}
    if value is None or isinstance(value, str | int | float | bool):
        return value
    return str(value)


def _bad(found: object, expected: str) -> TeamSwissError:
    return TeamSwissError("file-value", found=repr(found)[:60], expected=expected)


@cache
def decoder(hint: Any) -> Decoder:
    """Return a function that reads a value of a type from JSON, refusing any other."""
    while hasattr(hint, "__supertype__"):
        hint = hint.__supertype__
    if get_origin(hint) in (types.UnionType, Union):
        return _optional(hint)
    if get_origin(hint) is tuple:
        return _tuple(get_args(hint))
    if get_origin(hint) is frozenset:
        inside = _tuple((get_args(hint)[0], ...))
        return lambda plain: frozenset(inside(plain))
    if isinstance(hint, type):
        if issubclass(hint, Enum):
            return _enum(hint)
        if hint in (date, time):
            return _moment(hint)
        if dataclasses.is_dataclass(hint):
            return _dataclass(hint)
        if hint in (str, int, bool):
            return _scalar(hint)
    raise TypeError(f"no decoder for {hint}")


def _scalar(kind: type) -> Decoder:
    def decode(plain: Plain) -> Any:
        if type(plain) is not kind:
            raise _bad(plain, kind.__name__)
        return plain

    return decode


def _enum(kind: type[Enum]) -> Decoder:
    members = {member.value: member for member in kind}

    def decode(plain: Plain) -> Any:
        if not isinstance(plain, str) or plain not in members:
            raise _bad(plain, "/".join(members))
        return members[plain]

    return decode


def _moment(kind: type) -> Decoder:
    def decode(plain: Plain) -> Any:
        try:
            return kind.fromisoformat(plain)  # type: ignore[attr-defined]
        except (TypeError, ValueError):
            raise _bad(plain, kind.__name__) from None

    return decode


def _optional(hint: Any) -> Decoder:
    kinds = [kind for kind in get_args(hint) if kind is not types.NoneType]
    inside = decoder(kinds[0])
    return lambda plain: None if plain is None else inside(plain)


def _tuple(arguments: tuple[Any, ...]) -> Decoder:
    if len(arguments) == 2 and arguments[1] is ...:
        item = decoder(arguments[0])

        def decode(plain: Plain) -> Any:
            if not isinstance(plain, list):
                raise _bad(plain, "list")
            return tuple(item(each) for each in plain)

        return decode
    raise TypeError(f"no decoder for tuple{arguments}")


def _dataclass(kind: Any) -> Decoder:
    hints = get_type_hints(kind)
    inside = {field.name: decoder(hints[field.name]) for field in dataclasses.fields(kind)}

    def decode(plain: Plain) -> Any:
        if not isinstance(plain, dict) or plain.keys() != inside.keys():
            raise _bad(plain, kind.__name__)
        return kind(**{name: inside[name](value) for name, value in plain.items()})

    return decode
