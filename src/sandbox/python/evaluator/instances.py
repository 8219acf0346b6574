"""Instances of the program's classes, and what their classes say of themselves."""

from __future__ import annotations

from typing import Any

from .built_in_bases import base_of, empty
from .refusal import Refused

# Attributes of ours that no program can write.
MARK, METHODS, TOKEN, FIELDS, OWN, MAKES, MEMBERS, HASH, SHOWN, SLOTS, ABSTRACT, HASHED, DETAILS = (
    " of program", " methods", " token", " fields", " own", " makes", " members", " hash", " shown", " slots", " abstract", " hashed", " details",
)  # fmt: skip


def is_instance(value: Any) -> bool:
    """Whether a value is an instance of one of the program's classes."""
    return MARK in type(type(value)).__dict__


def shown_name(name: str) -> str:
    """The name of a class without its module, and without which of several it is that one statement makes."""
    return name.partition("@")[0].rpartition(".")[2]


def set_attribute(instance: Any, name: str, value: Any) -> None:
    """What `instance.name = value` does."""
    kind = getattr(type(instance), METHODS).get(name)
    if kind not in (None, "method"):
        raise Refused(f"{name} is no plain attribute")
    object.__setattr__(instance, name, value)


def instance_of(made: Any, arguments: tuple[Any, ...] = ()) -> Any:
    """An instance without attributes, but for the arguments that an exception keeps; `__init__` has run long ago."""
    if issubclass(made, BaseException):
        return made.__new__(made, *arguments)
    return object.__new__(made) if base_of(made) is None else empty(made)
