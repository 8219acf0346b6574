"""Exceptions of the library that statements raise and handle."""

from __future__ import annotations

import argparse
import binascii
import dataclasses
import decimal
import io
import ipaddress
import json
import re
import statistics
import struct
from typing import Any
from xml.etree.ElementTree import ParseError

from ..refusal import Refused


class CancelledError(BaseException):
    """That of `asyncio`, which is not loaded."""

    __module__ = "asyncio.exceptions"


class ArgumentTypeError(Exception):
    """That of `argparse`, which is not loaded."""


class ArgumentError(argparse.ArgumentError):
    """That of `argparse`, of which the argument is known by its name alone."""

    def __repr__(self) -> str:
        raise Refused("what the argument looks like")


argparse.ArgumentError = ArgumentError  # type: ignore[misc]

EXCEPTIONS: dict[str, type[BaseException]] = {
    each.__name__: each
    for each in (
        dataclasses.FrozenInstanceError, json.JSONDecodeError, statistics.StatisticsError, struct.error, decimal.InvalidOperation, decimal.DivisionByZero,
        io.UnsupportedOperation, ipaddress.AddressValueError, ipaddress.NetmaskValueError, CancelledError, ArgumentTypeError, binascii.Error,
        ParseError, ArgumentError,
    )
}  # fmt: skip
"""Exceptions of the library that are written like built-in ones, by what they were given."""


def named(name: str, arguments: list[Any]) -> type[BaseException] | None:
    """The class of that name, of which there may be several: that of `re` is told by what it is made with."""
    return re.error if name == "PatternError" or (name == "error" and len(arguments) > 1) else EXCEPTIONS.get(name)


def given_to(error: BaseException) -> tuple[Any, ...]:
    """What an exception was made with; it may keep no more than the text that it has made of that."""
    if type(error) is json.JSONDecodeError:
        return error.msg, error.doc, error.pos
    if type(error) is re.error:
        return error.msg, error.pattern, error.pos
    if type(error) is ArgumentError:
        return "argument", error.argument_name, error.message
    if type(error) is ParseError:
        return (*error.args, error.code, error.position) if hasattr(error, "position") else error.args
    if isinstance(error, OSError) and error.filename is not None:
        # It takes the names of files out of its arguments.
        second = () if error.filename2 is None else (None, error.filename2)
        return (*error.args, error.filename, *second)
    return error.args


def made(kind: type[BaseException], given: list[Any]) -> BaseException:
    """The exception that was made with these."""
    if kind is ParseError and len(given) == 3:
        # What is wrong, and where, are attributes.
        error = kind(given[0])
        error.code, error.position = given[1:]
        return error
    if kind is ArgumentError:
        # As the library tells them, or as the program gives them.
        named = ArgumentError(None, given[-1])
        named.argument_name = given[1] if len(given) == 3 else None
        return named
    error = of_system(*given) if kind is OSError else kind(*given)
    noted = [pattern.match(str(given[0])) for types, pattern in _NOTED if kind in types and len(given) == 1]
    if noted and noted[0]:
        error.name = noted[0][1]  # type: ignore[attr-defined]
    return error


def named_at(error: BaseException) -> dict[str, Any]:
    """What an error about a name was given by keyword, unless its text alone tells it."""
    names = next((names for kind, names in _KEYWORDS.items() if isinstance(error, kind)), ())
    if not names:
        return {}
    told = getattr(made(type(error), list(error.args)), "name", None) if len(error.args) == 1 else None
    given = {name: getattr(error, name) for name in names}
    return {} if all(value is None or (name == "name" and (type(value) is str and value == told)) for name, value in given.items()) else given


def with_names(error: BaseException, given: dict[str, Any]) -> BaseException:
    """The error with what it was given by keyword."""
    for name, value in given.items():
        if name not in _NAMED:
            raise Refused("an attribute that no error is given")
        setattr(error, name, value)
    return error


_KEYWORDS: dict[type, tuple[str, ...]] = {ImportError: ("name", "path"), AttributeError: ("name", "obj"), NameError: ("name",)}
_NAMED = frozenset(name for names in _KEYWORDS.values() for name in names)

_NOTED = [
    ((AttributeError,), re.compile(r".* has no attribute '(\w+)'")),
    ((NameError,), re.compile(r"name '(\w+)' is not defined")),
    ((ImportError, ModuleNotFoundError), re.compile(r"(?:No module named|cannot import name '\w+' from) '([\w.]+)'")),
]
"""By types: the name that Python itself notes at an error, as the text tells it."""


_BY_NUMBER: dict[int, type[OSError]] = {
    1: PermissionError, 2: FileNotFoundError, 3: ProcessLookupError, 4: InterruptedError, 10: ChildProcessError, 11: BlockingIOError,
    13: PermissionError, 17: FileExistsError, 20: NotADirectoryError, 21: IsADirectoryError, 32: BrokenPipeError, 103: ConnectionAbortedError,
    104: ConnectionResetError, 108: BrokenPipeError, 110: TimeoutError, 111: ConnectionRefusedError, 114: BlockingIOError, 115: BlockingIOError,
}  # fmt: skip


def of_system(*given: Any) -> OSError:
    """What `OSError(2, …)` makes on Linux: where this is evaluated, the numbers may have other meanings."""
    number = given[0] if 2 <= len(given) <= 5 and type(given[0]) is int else None
    kind = OSError if number is None else _BY_NUMBER.get(number, OSError)
    if number is None or kind is not OSError:
        return kind(*given)
    error = OSError(-1, *given[1:])
    error.errno, error.args = number, (number, *error.args[1:])
    return error


def is_given(error: BaseException, message: str | None) -> bool:
    """Whether it was made with that text and nothing else. An instance is not compared, which could run its methods."""
    given = given_to(error)
    return len(given) == 1 and type(given[0]) is str and given[0] == message and not named_at(error)
