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
    if isinstance(instance, BaseException) and name not in _NOTED:
        # What Python keeps beside the other attributes is told like them.
        instance.__dict__[name] = value


def put(instance: Any, name: str, value: Any) -> None:
    """An attribute that an instance has had before the statement."""
    instance.__dict__[name] = value
    if isinstance(instance, BaseException) and name not in _NOTED and hasattr(_built_in(type(instance)), name):
        # `msg` of a SyntaxError and the like are not read from there.
        object.__setattr__(instance, name, value)


_NOTED = frozenset(("args", "__cause__", "__context__", "__suppress_context__", "__traceback__", "__notes__", "__dict__", "__class__"))


def instance_of(made: Any, arguments: tuple[Any, ...] = ()) -> Any:
    """An instance without attributes, but for what an exception keeps of its arguments; `__init__` of the program has run long ago."""
    if not issubclass(made, BaseException):
        return object.__new__(made) if base_of(made) is None else empty(made)
    instance = made.__new__(made, *arguments)
    try:
        # It makes `msg`, `errno`, `code` and others of them.
        _built_in(made).__init__(instance, *arguments)
    except TypeError:
        raise Refused("an exception that its class does not make so") from None
    return instance


def _built_in(made: Any) -> Any:
    """The built-in class of exceptions that it is derived from."""
    return next(each for each in made.__mro__ if MARK not in type(each).__dict__)
