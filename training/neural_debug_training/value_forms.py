"""How each type of value is written. Tables by exact type, so that no code of the program is called."""

from __future__ import annotations

import array
import collections
import datetime
import decimal
import fractions
import functools
import re
import types
from collections.abc import Callable, Iterable
from typing import Any, Protocol

UNKNOWN = "<unknown>"


class TooLongError(Exception):
    """The text of a value exceeds the limit."""


class Writer(Protocol):
    """What the forms need of a writer (see `values`). Lengths are in characters."""

    is_own: Callable[[str], bool]
    left: int

    def text(self, value: Any) -> str:
        """Text of a value inside another."""

    def spend(self, text: str) -> str:
        """Count the text against the limit. Raises TooLongError."""

    def join(self, values: Iterable[Any], count: int) -> str:
        """Texts of `count` values with commas."""


Form = Callable[[Any, Any], str]
"""Function of a writer and a value."""


def list_form(writer: Writer, value: list[Any]) -> str:
    """Text of a list or a subclass of it."""
    writer.left -= 2
    return f"[{writer.join(list.__iter__(value), list.__len__(value))}]"


def tuple_form(writer: Writer, value: tuple[Any, ...]) -> str:
    """Text of a tuple or a subclass of it."""
    writer.left -= 2
    count = tuple.__len__(value)
    return f"({writer.join(tuple.__iter__(value), count)}{',' if count == 1 else ''})"


def _set(writer: Writer, value: set[Any]) -> str:
    writer.left -= 2
    return f"{{{writer.join(value, len(value))}}}" if value else writer.spend("set()")


def _frozenset(writer: Writer, value: frozenset[Any]) -> str:
    inside = f"{{{writer.join(value, len(value))}}}" if value else ""
    return f"{writer.spend('frozenset')}({inside})"


def dict_form(writer: Writer, value: dict[Any, Any]) -> str:
    """Text of a dict or a subclass of it, in order of insertion."""
    count = dict.__len__(value)
    if 5 * count > writer.left + 2:
        raise TooLongError
    writer.left -= 2 + 4 * count
    pairs = [f"{writer.text(key)}: {writer.text(item)}" for key, item in dict.items(value)]
    return "{" + ", ".join(pairs) + "}"


def _counter(writer: Writer, value: collections.Counter[Any]) -> str:
    # In order of insertion, which decides iteration. `repr` sorts by count and so hides it.
    return f"{writer.spend('Counter')}({dict_form(writer, value) if value else ''})"


def _defaultdict(writer: Writer, value: collections.defaultdict[Any, Any]) -> str:
    return f"{writer.spend('defaultdict')}({writer.text(value.default_factory)}, {dict_form(writer, value)})"


def _ordered(writer: Writer, value: collections.OrderedDict[Any, Any]) -> str:
    items = f"[{writer.join(value.items(), len(value))}]" if value else ""
    return f"{writer.spend('OrderedDict')}({items})"


def _deque(writer: Writer, value: collections.deque[Any]) -> str:
    bound = "" if value.maxlen is None else f", maxlen={value.maxlen}"
    return f"{writer.spend('deque')}([{writer.join(value, len(value))}]{bound})"


def _view(writer: Writer, value: Any) -> str:
    return f"{writer.spend(type(value).__name__)}([{writer.join(iter(value), len(value))}])"


def _slice(writer: Writer, value: slice) -> str:
    return f"{writer.spend('slice')}({writer.join((value.start, value.stop, value.step), 3)})"


def _range(writer: Writer, value: range) -> str:
    parts = (value.start, value.stop) if value.step == 1 else (value.start, value.stop, value.step)
    return f"{writer.spend('range')}({writer.join(parts, len(parts))})"


def _fraction(writer: Writer, value: fractions.Fraction) -> str:
    return f"{writer.spend('Fraction')}({writer.join((value.numerator, value.denominator), 2)})"


def _bytearray(writer: Writer, value: bytearray) -> str:
    return writer.spend(_sized(value, writer.left))


def _sized(value: Any, left: int) -> str:
    if len(value) > left:
        raise TooLongError
    return repr(value)


def _integer(value: int, left: int) -> str:
    if value.bit_length() > 4 * left + 8:
        raise TooLongError
    return repr(value)


def _named(form: str) -> Callable[[Any, int], str]:
    return lambda value, _: form.format(str(getattr(value, "__name__", "")).replace("<lambda>", "lambda"))


def _time(value: Any, _: int) -> str:
    return repr(value) if type(getattr(value, "tzinfo", None)) in (type(None), datetime.timezone) else UNKNOWN


def _pattern(value: re.Pattern[Any], left: int) -> str:
    plain = value.flags & ~re.UNICODE.value == 0
    return f"re.compile({_sized(value.pattern, left)})" if plain else UNKNOWN


def _plain(value: Any, _: int) -> str:
    return repr(value)


_BUILTINS = (types.BuiltinFunctionType, types.MethodDescriptorType, types.WrapperDescriptorType,
             types.MethodWrapperType, types.ClassMethodDescriptorType)  # fmt: skip
_PLAIN = (type(None), bool, float, type(Ellipsis), datetime.date, datetime.timedelta, datetime.timezone)
_FUNCTIONS = (types.FunctionType, types.MethodType, functools._lru_cache_wrapper, staticmethod, classmethod)
_EMPTY_DICTS: tuple[dict[Any, Any], ...] = ({}, collections.OrderedDict())
_VIEWS = [type(view()) for empty in _EMPTY_DICTS for view in (empty.keys, empty.values, empty.items)]

LEAVES: dict[type, Callable[[Any, int], str]] = {
    **dict.fromkeys(_PLAIN, _plain),
    int: _integer,
    str: _sized,
    bytes: _sized,
    array.array: _sized,
    complex: lambda value, _: f"complex({value.real!r}, {value.imag!r})",
    decimal.Decimal: lambda value, left: _sized(str(value), left) and repr(value),
    datetime.datetime: _time,
    datetime.time: _time,
    re.Pattern: _pattern,
    **dict.fromkeys(_FUNCTIONS, _named("<function {}>")),
    **dict.fromkeys(_BUILTINS, _named("<builtin {}>")),
    types.ModuleType: _named("<module {}>"),
}
"""Values without parts: function of the value and the characters left."""

IMMUTABLE: dict[type, Form] = {
    tuple: tuple_form,
    frozenset: _frozenset,
    slice: _slice,
    range: _range,
    fractions.Fraction: _fraction,
    **dict.fromkeys(_VIEWS, _view),
}
"""Values with parts that need no identity of their own."""

MUTABLE: dict[type, Form] = {
    list: list_form,
    dict: dict_form,
    set: _set,
    bytearray: _bytearray,
    collections.deque: _deque,
    collections.Counter: _counter,
    collections.defaultdict: _defaultdict,
    collections.OrderedDict: _ordered,
}
"""Values that get a mark where they have several holders; so do instances (see `instance_forms`)."""
