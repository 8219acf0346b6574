"""What `dataclasses` tells of the program's classes, which are no real dataclasses here."""

from __future__ import annotations

import datetime
import decimal
import fractions
import types
import uuid
from collections.abc import Callable
from typing import Any

from .built_in_bases import base_of
from .instances import DETAILS, FIELDS, MEMBERS, METHODS, instance_of, is_instance, put
from .program import ClassOfProgram
from .refusal import Refused


class Field:
    """One of the fields of a dataclass, with what the text of the class says of it."""

    def __init__(self, name: str, **told: Any) -> None:
        self.name = name
        if "metadata" in told:
            told["metadata"] = types.MappingProxyType(dict(told["metadata"]))
        self.told = told

    def __getattr__(self, name: str) -> Any:
        if name in self.__dict__.get("told", {}):
            return self.told[name]
        raise Refused(f"the attribute {name} of a field")

    def __repr__(self) -> str:
        raise Refused("what a field looks like")


Field.__module__ = "dataclasses"


def is_dataclass(value: Any) -> bool:
    """`dataclasses.is_dataclass`."""
    if not is_instance(value) and not isinstance(value, ClassOfProgram):
        return False
    return _names(value) is not None


def fields(value: Any) -> tuple[Field, ...]:
    """`dataclasses.fields`."""
    return tuple(Field(name, **_class_of(value)[DETAILS](name)) for name in _required(value))


def asdict(value: Any) -> dict[str, Any]:
    """`dataclasses.asdict`."""
    return {name: _taken_apart(value.__dict__[name], asdict) for name in _required(value)}


def astuple(value: Any) -> tuple[Any, ...]:
    """`dataclasses.astuple`."""
    return tuple(_taken_apart(value.__dict__[name], astuple) for name in _required(value))


class _MISSING_TYPE:
    """Of the mark that stands for a default which is not there."""

    def __repr__(self) -> str:
        raise Refused("an address")


_MISSING_TYPE.__module__ = "dataclasses"

FUNCTIONS: dict[str, Any] = {"MISSING": _MISSING_TYPE(), **{each.__name__: each for each in (is_dataclass, fields, asdict, astuple, Field)}}


_UNCHANGING = frozenset((
    int, float, str, bool, bytes, complex, range, type, datetime.date, datetime.datetime, datetime.time, datetime.timedelta,
    decimal.Decimal, fractions.Fraction, uuid.UUID,
))  # fmt: skip
"""Of which a copy is the value itself."""


def _names(value: Any) -> tuple[str, ...] | None:
    found: tuple[str, ...] | None = _class_of(value).get(FIELDS)
    return found


def tuple_fields(value: Any) -> tuple[str, ...] | None:
    """Of an instance of a class derived from `NamedTuple`."""
    found = (type.__getattribute__(each, "__dict__").get("_fields") for each in type(value).__mro__)
    return next((each for each in found if each is not None), None)


def _class_of(value: Any) -> Any:
    return type.__getattribute__(value if isinstance(value, type) else type(value), "__dict__")


def _required(value: Any) -> tuple[str, ...]:
    names = _names(value)
    if names is None:
        raise Refused("no dataclass that is known")
    return names


def _taken_apart(value: Any, take: Callable[[Any], Any]) -> Any:
    if is_instance(value):
        if getattr(type(value), MEMBERS):
            return value
        if _names(value) is not None:
            return take(value)
        fields = tuple_fields(value)
        if fields is None:
            return _copied(value, {})
        return type(value)._make(_taken_apart(value.__dict__[field], take) for field in fields)
    if type(value) in (list, tuple):
        return type(value)(_taken_apart(each, take) for each in value)
    if type(value) is dict:
        return {_taken_apart(key, take): _taken_apart(item, take) for key, item in value.items()}
    if type(value) in (set, frozenset):
        return type(value)(_taken_apart(each, take) for each in value)
    if value is None or type(value) in _UNCHANGING:
        return value
    raise Refused(f"a copy of a value of the type {type(value).__name__}")


_OF_COPIES = ("__deepcopy__", "__reduce__", "__reduce_ex__", "__getstate__", "__setstate__", "__new__")
"""Methods by which a class says itself what a copy is."""


def _copied(value: Any, copies: dict[int, Any]) -> Any:
    """What `copy.deepcopy` makes of an instance that is no dataclass, and of what it holds."""
    if id(value) in copies:
        return copies[id(value)]
    if not is_instance(value):
        return _contents_copied(value, copies)
    kind = type(value)
    if getattr(kind, MEMBERS):
        return value
    if base_of(kind) is not None or tuple_fields(value) is not None or any(name in getattr(kind, METHODS) for name in _OF_COPIES):
        raise Refused("a copy of an instance")
    made = copies[id(value)] = instance_of(kind)
    for name, held in value.__dict__.items():
        put(made, name, _copied(held, copies))
    return made


def _contents_copied(value: Any, copies: dict[int, Any]) -> Any:
    made: Any
    if type(value) is list:
        made = copies[id(value)] = []
        made.extend(_copied(each, copies) for each in value)
        return made
    if type(value) is dict:
        made = copies[id(value)] = {}
        made.update((_copied(key, copies), _copied(item, copies)) for key, item in value.items())
        return made
    if type(value) in (tuple, set, frozenset):
        return type(value)(_copied(each, copies) for each in value)
    if value is None or type(value) in _UNCHANGING:
        return value
    raise Refused(f"a copy of a value of the type {type(value).__name__}")
