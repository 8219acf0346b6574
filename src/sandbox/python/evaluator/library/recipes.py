"""Objects of library types: how they are made again, what they hold, and what there is to see of them.

A recipe is `[maker, arguments, keywords, state]`; the makers are listed, so that one that was made to attack makes nothing.
"""

from __future__ import annotations

import argparse
import array
import collections
import datetime
import decimal
import fractions
import functools
import http
import io
import operator
import pathlib
import re
import string
import struct
import time
import types
import typing
import urllib.parse
import uuid
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from ..dataclasses_of_program import Field
from ..refusal import Refused
from . import arguments, csv_writers
from .bound_methods import METHODS, bound, remade_method
from .replacements import Formatter, PosixPath, Replayed, attrgetter, finished, methodcaller, replayed

Recipe = tuple[str, list[Any], dict[str, Any], Any]
Write = Callable[[Any], Any]
Read = Callable[[Any], Any]


def recipe(value: Any) -> Recipe | None:
    """How an object of a library type is made again; None for any other."""
    kind = type(value)
    if kind in ITERATORS:
        reduced = value.__reduce__()
        if reduced[1] and isinstance(reduced[1][0], collections.deque):
            # It is made by its own class, which has no name here, of the items and how many it has given.
            return "iterator", [kind.__name__, iter, reduced[1][0]], {}, reduced[1][1]
        state = reduced[2] if len(reduced) > 2 else None
        return "iterator", [kind.__name__, reduced[0], *reduced[1]], {}, state
    make = _RECIPES.get(kind)
    return make(value) if make else None


def remade(written: Any, read: Read) -> Any:
    """The object that a recipe makes."""
    maker, arguments, keywords, state = written
    make = _MAKERS.get(maker)
    if make is None:
        raise Refused(f"no recipe for {maker}")
    return make([read(each) for each in arguments], {name: read(each) for name, each in keywords.items()}, read(state))


def _match(value: re.Match[Any]) -> Recipe:
    for how in ("match", "search", "fullmatch"):
        start = value.start() if how == "match" else value.pos
        if _is_same(_found(value.re, how, value.string, start, value.endpos), value):
            return "re.Match", [value.re, how, value.string, start, value.endpos], {}, None
    raise Refused("a match that cannot be found again")


def _found(pattern: Any, how: str, text: Any, start: int, end: int) -> Any:
    return {"match": pattern.match, "search": pattern.search, "fullmatch": pattern.fullmatch}[how](text, start, end)


def _is_same(found: Any, value: re.Match[Any]) -> bool:
    return found is not None and found.regs == value.regs


def _datetime(value: datetime.datetime) -> Recipe:
    parts = [value.year, value.month, value.day, value.hour, value.minute, value.second, value.microsecond]
    return "datetime.datetime", parts, {"tzinfo": value.tzinfo, "fold": value.fold}, None


def _time(value: datetime.time) -> Recipe:
    parts = [value.hour, value.minute, value.second, value.microsecond]
    return "datetime.time", parts, {"tzinfo": value.tzinfo, "fold": value.fold}, None


def _timezone(value: datetime.timezone) -> Recipe:
    return "datetime.timezone", list(value.__getinitargs__()), {}, None  # type: ignore[attr-defined]


def _parts_of(path: str, value: Any) -> Recipe:
    return path, list(value), {}, None


_DONE = -1
_URLS = (urllib.parse.SplitResult, urllib.parse.ParseResult, urllib.parse.DefragResult)


def _replayed(value: Replayed) -> Recipe:
    if value.is_done:
        return "replayed", [value.path], {}, _DONE
    if value.taken and any(isinstance(each, Replayed) or type(each) in ITERATORS for each in value.arguments):
        raise Refused("an iterator over an iterator that has begun")
    return "replayed", [value.path, *value.made_with()], value.keywords, value.taken


def whole_groups(items: Any) -> Iterator[Any]:
    """What an iterator gives; groups, which last only until the next one is asked for, as lists."""
    is_grouped = isinstance(items, Replayed) and items.path == "itertools.groupby"
    return ((key, list(group)) for key, group in items) if is_grouped else iter(items)


def _remade_replayed(arguments: list[Any], keywords: dict[str, Any], taken: int) -> Replayed:
    if taken == _DONE:
        return finished(arguments[0])
    made = replayed(arguments[0], tuple(arguments[1:]), keywords)
    for _ in range(taken):
        next(made)
    return made


def _remade_iterator(arguments: list[Any], _: dict[str, Any], state: Any) -> Any:
    name, make, *rest = arguments
    if make not in (iter, reversed, enumerate, zip, map, filter):
        raise Refused(f"no recipe for {name}")
    made = make(*rest)
    if rest and isinstance(rest[0], collections.deque):
        for _ in range(state):
            next(made)
    elif state is not None:
        made.__setstate__(state)
    return made


def _remade_match(arguments: list[Any], _: dict[str, Any], __: Any) -> Any:
    pattern, how, text, start, end = arguments
    return _found(pattern, how, text, start, end)


def _text_stream(value: io.StringIO) -> Recipe:
    return "io.StringIO", [value.getvalue()], {}, value.tell()


def _byte_stream(value: io.BytesIO) -> Recipe:
    return "io.BytesIO", [value.getvalue()], {}, value.tell()


def _remade_stream(kind: Any) -> Callable[[list[Any], dict[str, Any], Any], Any]:
    def make(arguments: list[Any], _: dict[str, Any], place: int) -> Any:
        made = kind()
        made.write(*arguments)
        made.seek(place)
        return made

    return make


def _plain(kind: Any) -> Callable[[list[Any], dict[str, Any], Any], Any]:
    return lambda arguments, keywords, _: kind(*arguments, **keywords)


def _reduced(path: str) -> Callable[[Any], Recipe]:
    return lambda value: (path, list(value.__reduce__()[1]), {}, None)


def _methodcaller(value: Any) -> Recipe:
    make, arguments = value.__reduce__()
    if make is operator.methodcaller:
        return "operator.methodcaller", list(arguments), {}, None
    # With keywords it is made by a partial of the class.
    return "operator.methodcaller", [*make.args, *arguments], dict(make.keywords), None


def _namespace(path: str) -> Callable[[Any], Recipe]:
    return lambda value: (path, [], dict(value.__dict__), None)


NAMELESS: dict[str, type] = {each.__name__: each for each in (type(None), type(...), type(NotImplemented), types.FunctionType)}
"""Types that have no name among the built-in ones."""

ITERATORS: frozenset[type] = frozenset(
    type(each)
    for each in (
        iter([]), iter(()), iter(""), iter("\xe9"), iter(b""), iter(bytearray()), iter(range(0)), iter(range(2**70)), reversed([]),
        enumerate(()), zip(), map(str, ()), filter(None, ()), reversed(()), iter(set()), iter({}), iter({}.values()), iter({}.items()),
        reversed({}), reversed({}.values()), reversed({}.items()), iter(collections.OrderedDict()), iter(array.array("b")),
        iter(collections.deque()),
    )
)  # fmt: skip

_ALIASES: frozenset[type] = frozenset(
    type(each)
    for each in (
        list[int],
        typing.List[int],  # noqa: UP006 - the older form has a type of its own
        typing.Optional[int],  # noqa: UP045
        typing.Callable[[int], int],
        typing.Literal[1],
        int | None,
        typing.Annotated[int, 1],
    )
)
"""Types of what type hints are made of."""


def _alias(value: Any) -> Recipe:
    if type(value) is types.UnionType:
        return "types.UnionType", list(value.__args__), {}, None
    make, arguments = value.__reduce__()
    if make not in (operator.getitem, types.GenericAlias) or len(arguments) != 2:
        raise Refused("a type hint that cannot be made again")
    return "typing.alias", list(arguments), {}, None


def _remade_alias(arguments: list[Any], _: dict[str, Any], __: Any) -> Any:
    origin, inner = arguments
    if not isinstance(origin, (type, *_ORIGINS)):
        raise Refused("no type hint")
    return origin[inner]


# The older names: their types differ.
_ORIGINS = (type(typing.List), type(typing.Union), type(typing.Callable), type(typing.Tuple))  # noqa: UP006

CACHE_INFO = type(functools.lru_cache(lambda: None).cache_info())

_RECIPES: dict[type, Callable[[Any], Recipe]] = {
    re.Pattern: lambda value: ("re.compile", [value.pattern, int(value.flags)], {}, None),
    re.Match: _match,
    http.HTTPStatus: lambda value: ("http.HTTPStatus", [int(value)], {}, None),
    re.RegexFlag: lambda value: ("re.RegexFlag", [int(value)], {}, None),
    datetime.datetime: _datetime,
    datetime.time: _time,
    datetime.date: lambda value: ("datetime.date", [value.year, value.month, value.day], {}, None),
    datetime.timedelta: lambda value: ("datetime.timedelta", [value.days, value.seconds, value.microseconds], {}, None),
    datetime.timezone: _timezone,
    decimal.Decimal: lambda value: ("decimal.Decimal", [str(value)], {}, None),
    fractions.Fraction: lambda value: ("fractions.Fraction", [value.numerator, value.denominator], {}, None),
    pathlib.PurePosixPath: lambda value: ("pathlib.PurePosixPath", [str(value)], {}, None),
    pathlib.PureWindowsPath: lambda value: ("pathlib.PureWindowsPath", [str(value)], {}, None),
    PosixPath: lambda value: ("pathlib.PosixPath", [str(value)], {}, None),
    uuid.UUID: lambda value: ("uuid.UUID", [str(value)], {}, None),
    **{kind: partial(_parts_of, f"urllib.parse.{kind.__name__}") for kind in _URLS},
    struct.Struct: lambda value: ("struct.Struct", [value.format], {}, None),
    string.Template: lambda value: ("string.Template", [value.template], {}, None),
    memoryview: lambda value: ("memoryview", [value.tobytes()], {}, None),
    io.StringIO: _text_stream,
    io.BytesIO: _byte_stream,
    types.SimpleNamespace: _namespace("types.SimpleNamespace"),
    argparse.Namespace: _namespace("argparse.Namespace"),
    types.MappingProxyType: lambda value: ("types.MappingProxyType", [dict(value)], {}, None),
    collections.ChainMap: lambda value: ("collections.ChainMap", list(value.maps), {}, None),
    operator.itemgetter: _reduced("operator.itemgetter"),
    operator.attrgetter: _reduced("operator.attrgetter"),
    operator.methodcaller: lambda value: _methodcaller(value),
    Replayed: _replayed,
    arguments.Parser: lambda value: ("argparse.ArgumentParser", list(value.arguments), value.keywords, value.done),
    arguments.Part: lambda value: ("argparse.part", [value.parser, value.place], {}, None),
    Formatter: lambda value: ("string.Formatter", [], {}, None),
    Field: lambda value: ("dataclasses.Field", [value.name], {}, None),
    time.struct_time: lambda value: ("time.struct_time", [tuple(value)], {}, None),
    object: lambda value: ("object", [], {}, None),
    csv_writers.Writer: lambda value: ("csv.writer", list(value.arguments), value.keywords, None),
    csv_writers.DictWriter: lambda value: ("csv.DictWriter", list(value.arguments), value.keywords, None),
    typing.TypeVar: lambda value: ("typing.TypeVar", [value.__name__, *value.__constraints__], {"bound": value.__bound__}, None),
    functools.partial: lambda value: ("functools.partial", [value.func, *value.args], dict(value.keywords), None),
    typing.NewType: lambda value: ("typing.NewType", [value.__name__, value.__supertype__], {}, None),
    **dict.fromkeys(_ALIASES, _alias),
    CACHE_INFO: lambda value: ("functools.CacheInfo", list(value), {}, None),
    **dict.fromkeys(METHODS, bound),
}

_MAKERS: dict[str, Callable[[list[Any], dict[str, Any], Any], Any]] = {
    "re.compile": _plain(re.compile),
    "re.Match": _remade_match,
    "http.HTTPStatus": _plain(http.HTTPStatus),
    "re.RegexFlag": _plain(re.RegexFlag),
    "datetime.datetime": _plain(datetime.datetime),
    "datetime.time": _plain(datetime.time),
    "datetime.date": _plain(datetime.date),
    "datetime.timedelta": _plain(datetime.timedelta),
    "datetime.timezone": _plain(datetime.timezone),
    "decimal.Decimal": _plain(decimal.Decimal),
    "fractions.Fraction": _plain(fractions.Fraction),
    "pathlib.PurePosixPath": _plain(pathlib.PurePosixPath),
    "pathlib.PureWindowsPath": _plain(pathlib.PureWindowsPath),
    "pathlib.PosixPath": _plain(PosixPath),
    "uuid.UUID": _plain(uuid.UUID),
    **{f"urllib.parse.{kind.__name__}": _plain(kind) for kind in _URLS},
    "struct.Struct": _plain(struct.Struct),
    "string.Template": _plain(string.Template),
    "memoryview": _plain(memoryview),
    "io.StringIO": _remade_stream(io.StringIO),
    "io.BytesIO": _remade_stream(io.BytesIO),
    "types.SimpleNamespace": _plain(types.SimpleNamespace),
    "argparse.Namespace": _plain(argparse.Namespace),
    "types.MappingProxyType": _plain(types.MappingProxyType),
    "collections.ChainMap": _plain(collections.ChainMap),
    "operator.itemgetter": _plain(operator.itemgetter),
    "operator.attrgetter": _plain(attrgetter),
    "operator.methodcaller": _plain(methodcaller),
    "string.Formatter": _plain(Formatter),
    "argparse.ArgumentParser": arguments.remade,
    "argparse.part": _plain(arguments.Part),
    "dataclasses.Field": _plain(Field),
    "time.struct_time": _plain(time.struct_time),
    "iterator": _remade_iterator,
    "object": lambda arguments, keywords, state: object(),
    "functools.CacheInfo": _plain(CACHE_INFO),
    "csv.writer": _plain(csv_writers.Writer),
    "csv.DictWriter": _plain(csv_writers.DictWriter),
    "method": remade_method,
    "typing.TypeVar": _plain(typing.TypeVar),
    "functools.partial": _plain(functools.partial),
    "typing.NewType": _plain(typing.NewType),
    "typing.alias": _remade_alias,
    "types.UnionType": lambda arguments, keywords, state: functools.reduce(operator.or_, arguments),
    "replayed": _remade_replayed,
}
