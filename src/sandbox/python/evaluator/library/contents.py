"""What objects hold, compared before and after a statement: whether it has changed them."""

from __future__ import annotations

import argparse
import array
import calendar
import collections
import difflib
import io
import operator
import textwrap
import types
from typing import Any

from ..built_in_bases import base_of, plain
from ..instances import is_instance
from . import arguments, markup
from .digests import Code, Digest
from .printers import PrettyPrinter, TextCalendar
from .randomness import Generator
from .recipes import ITERATORS, recipe
from .replacements import Replayed


def is_mutable(value: Any) -> bool:
    """Whether the object itself can change while names refer to it."""
    return type(value) in _MUTABLE or type(value) in ITERATORS


def contents(value: Any) -> Any:
    """What an object holds, to be compared with what it holds later."""
    kind = type(value)
    if is_instance(value) and base_of(kind) is not None:
        return [list(value.__dict__.items()), contents(plain(value))]
    if kind in (list, collections.deque):
        return list(value)
    if kind is set:
        return set(value)
    if kind is collections.defaultdict:
        return [value.default_factory, *value, *value.values()]
    if isinstance(value, dict):
        # Without pairs, which would be made anew.
        return [*value, *value.values()]
    if kind in (bytearray, array.array):
        return bytes(value)
    if is_instance(value) or kind in (types.SimpleNamespace, argparse.Namespace):
        return list(value.__dict__.items())
    if isinstance(value, BaseException):
        return list(value.args)
    if kind in ITERATORS:
        # Reading how it is made again leaves it as it is.
        return value.__reduce__()
    found = recipe(value)
    return found and [found[0], found[1], list(found[2].items()), found[3]]


def same_contents(before: Any, after: Any) -> bool:
    """Whether both are the very same items."""
    if isinstance(before, set):
        # Comparing them would ask the items.
        return isinstance(after, set) and set(map(id, before)) == set(map(id, after))
    if isinstance(before, (list, tuple)) and type(before) is type(after):
        return len(before) == len(after) and (all(map(operator.is_, before, after)) or all(map(_same_item, before, after)))
    return _same_item(before, after)


def _same_item(one: Any, other: Any) -> bool:
    if one is other:
        return True
    if type(one) is not type(other):
        return False
    if isinstance(one, (tuple, list, set)):
        return same_contents(one, other)
    if type(one) in (int, str, bytes, bool):
        return bool(one == other)
    if type(one) is float:
        return repr(one) == repr(other)
    if type(one) in ITERATORS:
        return same_contents(one.__reduce__(), other.__reduce__())
    return False


_MUTABLE = frozenset((
    io.StringIO, io.BytesIO, types.SimpleNamespace, argparse.Namespace, collections.ChainMap, Replayed, arguments.Parser, object, Digest,
    Code, markup.Element, markup.Tree,
    PrettyPrinter, textwrap.TextWrapper, calendar.Calendar, TextCalendar, difflib.SequenceMatcher, difflib.Differ,
    Generator,
))  # fmt: skip
