"""Objects of the library that are made again by what their constructor takes."""

from __future__ import annotations

import argparse
import calendar
import collections
import datetime
import decimal
import difflib
import fractions
import functools
import http
import ipaddress
import json
import operator
import pathlib
import re
import statistics
import string
import struct
import textwrap
import time
import types
import typing
import uuid
from collections.abc import Callable, ItemsView, KeysView, ValuesView
from typing import Any

from ..dataclasses_of_program import Field
from ..refusal import Refused
from . import csv_writers, markup, views
from .digests import Code, Digest
from .printers import PrettyPrinter, TextCalendar
from .randomness import Generator
from .replacements import Formatter, PosixPath, attrgetter, methodcaller

Taken = tuple[list[Any], dict[str, Any]]
"""Arguments and keyword arguments."""

CACHE_INFO = type(functools.lru_cache(lambda: None).cache_info())
_ADDRESSES = (
    ipaddress.IPv4Address, ipaddress.IPv6Address, ipaddress.IPv4Network, ipaddress.IPv6Network, ipaddress.IPv4Interface, ipaddress.IPv6Interface,
)  # fmt: skip
_ISO_DATE = type(datetime.date(1, 1, 1).isocalendar())


def _nothing(_: Any) -> Taken:
    return [], {}


def _text(value: Any) -> Taken:
    return [str(value)], {}


def _items(value: Any) -> Taken:
    return list(value), {}


def _whole(value: Any) -> Taken:
    return [tuple(value)], {}


def _attributes(value: Any) -> Taken:
    return [], dict(value.__dict__)


def _named(*names: str, **keywords: str) -> Callable[[Any], Taken]:
    """The attributes of these names; keyword arguments by the attributes that hold them."""
    return lambda value: ([getattr(value, name) for name in names], {key: getattr(value, name) for key, name in keywords.items()})


def _given(value: Any) -> Taken:
    return list(value.arguments), value.keywords


def _reduced(value: Any) -> Taken:
    return list(value.__reduce__()[1]), {}


def _methodcaller(value: Any) -> Taken:
    make, arguments = value.__reduce__()
    # With keywords it is made by a partial of the class.
    return (list(arguments), {}) if make is operator.methodcaller else ([*make.args, *arguments], dict(make.keywords))


def _plain_only(*hidden: str, take: Callable[[Any], Taken]) -> Callable[[Any], Taken]:
    """Where functions that may have been given were not."""

    def taken(value: Any) -> Taken:
        if any(getattr(value, name) is not None for name in hidden):
            raise Refused(f"a {type(value).__name__} with functions of its own")
        return take(value)

    return taken


def _child(value: Any) -> Taken:
    """Some path with these parents, which do not say themselves whose they are."""
    return [value[0] / "child"] if value else [], {}


def _parents(path: Any = None) -> Any:
    return (pathlib.PurePosixPath() if path is None else path).parents


def _iso_date(*parts: int) -> Any:
    return datetime.date.fromisocalendar(*parts).isocalendar()


def _decoder(value: json.JSONDecoder) -> Taken:
    hooks = (value.object_hook, value.object_pairs_hook)
    if any(hooks) or value.parse_float is not float or value.parse_int is not int:
        raise Refused("a decoder with functions of its own")
    return [], {"strict": value.strict}


def _type_variable(value: Any) -> Taken:
    variance = {name: True for name in ("covariant", "contravariant") if getattr(value, f"__{name}__")}
    return [value.__name__, *value.__constraints__], {"bound": value.__bound__, **variance}


CONSTRUCTED: dict[str, tuple[type, Callable[[Any], Taken], Callable[..., Any]]] = {
    path: (kind, taken, make[0] if make else kind)
    for path, (kind, taken, *make) in {
        "re.compile": (re.Pattern, lambda value: ([value.pattern, int(value.flags)], {}), re.compile),
        "re.RegexFlag": (re.RegexFlag, lambda value: ([int(value)], {})),
        "datetime.datetime": (datetime.datetime, _named("year", "month", "day", "hour", "minute", "second", "microsecond", tzinfo="tzinfo", fold="fold")),
        "datetime.time": (datetime.time, _named("hour", "minute", "second", "microsecond", tzinfo="tzinfo", fold="fold")),
        "datetime.date": (datetime.date, _named("year", "month", "day")),
        "datetime.timedelta": (datetime.timedelta, _named("days", "seconds", "microseconds")),
        "datetime.timezone": (datetime.timezone, lambda value: (list(value.__getinitargs__()), {})),
        "datetime.IsoCalendarDate": (_ISO_DATE, _items, _iso_date),
        "decimal.Decimal": (decimal.Decimal, _text),
        "fractions.Fraction": (fractions.Fraction, _named("numerator", "denominator")),
        "pathlib.PurePosixPath": (pathlib.PurePosixPath, _text),
        "pathlib.PureWindowsPath": (pathlib.PureWindowsPath, _text),
        "pathlib.PosixPath": (PosixPath, _text),
        "pathlib.PurePath.parents": (type(_parents()), _child, _parents),
        "uuid.UUID": (uuid.UUID, _text),
        "struct.Struct": (struct.Struct, _named("format")),
        "string.Template": (string.Template, _named("template")),
        "string.Formatter": (Formatter, _nothing),
        "memoryview": (memoryview, views.made_with, views.remade),
        "types.SimpleNamespace": (types.SimpleNamespace, _attributes),
        "types.CellType": (types.CellType, _named("cell_contents")),
        "types.MappingProxyType": (types.MappingProxyType, lambda value: ([dict(value)], {})),
        "argparse.Namespace": (argparse.Namespace, _attributes),
        "collections.ChainMap": (collections.ChainMap, lambda value: (list(value.maps), {})),
        **{f"collections.abc.{kind.__name__}": (kind, lambda value: ([value._mapping], {})) for kind in (KeysView, ValuesView, ItemsView)},
        "operator.itemgetter": (operator.itemgetter, _reduced),
        "operator.attrgetter": (operator.attrgetter, _reduced, attrgetter),
        "operator.methodcaller": (operator.methodcaller, _methodcaller, methodcaller),
        "dataclasses.Field": (Field, lambda value: ([value.name], dict(value.told))),
        "time.struct_time": (time.struct_time, _whole),
        "object": (object, _nothing),
        "functools.CacheInfo": (CACHE_INFO, _items),
        "functools.partial": (functools.partial, lambda value: ([value.func, *value.args], dict(value.keywords))),
        "csv.writer": (csv_writers.Writer, _given),
        "csv.DictWriter": (csv_writers.DictWriter, _given),
        "http.HTTPStatus": (http.HTTPStatus, lambda value: ([int(value)], {})),
        "typing.TypeVar": (typing.TypeVar, _type_variable),
        "typing.ParamSpec": (typing.ParamSpec, _named("__name__")),
        "typing.TypeVarTuple": (typing.TypeVarTuple, _named("__name__")),
        "typing.ForwardRef": (typing.ForwardRef, _named("__forward_arg__")),
        "typing.NewType": (typing.NewType, _named("__name__", "__supertype__")),
        "random.Random": (Generator, Generator.made_with),
        "hashlib.new": (Digest, Digest.made_with),
        "hmac.new": (Code, Code.made_with),
        "xml.etree.ElementTree.Element": (markup.Element, markup.held, markup.remade),
        "xml.etree.ElementTree.ElementTree": (markup.Tree, markup.root_of),
        "xml.etree.ElementTree.QName": (markup.trees.QName, _named("text")),
        "pprint.PrettyPrinter": (PrettyPrinter, PrettyPrinter.made_with),
        "json.JSONDecoder": (json.JSONDecoder, _decoder),
        "statistics.NormalDist": (statistics.NormalDist, _named("mean", "stdev")),
        "textwrap.TextWrapper": (textwrap.TextWrapper, _attributes),
        "calendar.Calendar": (calendar.Calendar, _named("firstweekday")),
        "calendar.TextCalendar": (TextCalendar, _named("firstweekday")),
        "difflib.SequenceMatcher": (difflib.SequenceMatcher, _plain_only("isjunk", take=_named("isjunk", "a", "b", "autojunk"))),
        "difflib.Differ": (difflib.Differ, _plain_only("linejunk", "charjunk", take=_nothing)),
        **{f"ipaddress.{kind.__name__}": (kind, _text) for kind in _ADDRESSES},
    }.items()
}
"""By path: the type, what is read of an object to make it again, and what makes it."""
