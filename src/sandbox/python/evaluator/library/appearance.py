"""What there is to see of an object of a library type: the name of its type, its `repr`, some attributes."""

from __future__ import annotations

import argparse
import datetime
import pathlib
import re
import time
import types
import urllib.parse
from typing import Any

from ..dataclasses_of_program import Field
from ..program import ClassOfProgram, Token
from ..refusal import CallReached, Refused
from . import arguments, csv_writers
from .constructed import CACHE_INFO
from .replacements import PosixPath, Replayed


def attributes(value: Any) -> dict[str, Any]:
    """What there is to see of it besides its `repr`."""
    if isinstance(value, (types.SimpleNamespace, argparse.Namespace)):
        # What can be called the program itself calls.
        return {name: each for name, each in value.__dict__.items() if isinstance(each, (Token, ClassOfProgram))}
    if isinstance(value, Field):
        return {"name": value.name, **value.told}
    names = _SHOWN.get(type(value)) or getattr(type(value), "_fields", ())
    return {name: getattr(value, name) for name in names}


def name_of(value: Any) -> str:
    """Its type as a program would name it."""
    if isinstance(value, Replayed):
        return value.path
    kind = type(value)
    if kind is PosixPath:
        return "pathlib.PosixPath"
    module = kind.__module__
    return kind.__qualname__ if module in ("builtins", "__main__") else f"{module.lstrip('_')}.{kind.__qualname__}"


def text_of(value: Any) -> str:
    """Its `repr`, without an address."""
    if isinstance(value, Replayed):
        return f"<{value.path} object>"
    if isinstance(value, (arguments.Parser, arguments.Part, csv_writers.Writer)):
        return f"<{name_of(value)} object>"
    if isinstance(value, Field):
        return f"<field {value.name}>"
    try:
        return re.sub(r" at 0x[0-9a-fA-F]+", "", repr(value))
    except (Refused, CallReached):
        # It holds something of the program, whose own methods say what it looks like.
        return f"<{name_of(value)} object>"


_SHOWN: dict[type, tuple[str, ...]] = {
    types.CellType: ("cell_contents",),
    re.Pattern: ("pattern", "flags", "groups"),
    datetime.datetime: ("year", "month", "day", "hour", "minute", "second", "microsecond", "tzinfo"),
    datetime.date: ("year", "month", "day"),
    datetime.time: ("hour", "minute", "second", "microsecond", "tzinfo"),
    pathlib.PurePosixPath: ("name", "stem", "suffix", "parts"),
    PosixPath: ("name", "stem", "suffix", "parts"),
    urllib.parse.SplitResult: ("scheme", "netloc", "path", "query", "fragment"),
    urllib.parse.ParseResult: ("scheme", "netloc", "path", "params", "query", "fragment"),
    CACHE_INFO: ("hits", "misses", "maxsize", "currsize"),
    time.struct_time: ("tm_year", "tm_mon", "tm_mday", "tm_hour", "tm_min", "tm_sec", "tm_wday", "tm_yday", "tm_isdst"),
}
