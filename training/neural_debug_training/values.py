"""Text of Python values: `repr` for builtin types, with extensions, and never a call of the program's own code.

Mutable containers and instances are written with a placeholder that names the object. When all values of a snapshot
are written, the placeholders of objects with several holders become marks (`@3[1, 2]`), the others disappear.
"""

from __future__ import annotations

import array
import collections
import datetime
import decimal
import enum
import fractions
import functools
import re
import types
from collections.abc import Callable, Iterable
from typing import Any

_OPEN, _CLOSE = "\ue000", "\ue001"  # `repr` escapes these, so they cannot be part of a string's text
_PLACEHOLDER = re.compile(f"{_OPEN}(\\d+){_CLOSE}")
UNKNOWN = "<unknown>"


class TooLongError(Exception):
    """The text of a value exceeds the limit."""


class Objects:
    """Objects seen in a run. They stay alive, so that identities are not used again."""

    def __init__(self) -> None:
        self._indices: dict[int, int] = {}
        self._alive: list[Any] = []
        self._marks: dict[int, int] = {}

    def index(self, value: Any) -> int:
        """Number of an object, in order of first sight."""
        index = self._indices.get(id(value))
        if index is None:
            index = self._indices[id(value)] = len(self._alive)
            self._alive.append(value)
        return index

    def finish(self, text: str, shared: set[int]) -> str:
        """Replace placeholders by marks where the object is in `shared`. Marks count from 1 in order of first use."""
        if _OPEN not in text:
            return text

        def mark(match: re.Match[str]) -> str:
            index = int(match[1])
            return f"@{self._marks.setdefault(index, len(self._marks) + 1)}" if index in shared else ""

        return _PLACEHOLDER.sub(mark, text)


class Writer:
    """Writes the values of one snapshot and counts the holders of each mutable object.

    `module` is the `__name__` of the program; `limit` is the longest text of one value, in characters.
    """

    def __init__(self, objects: Objects, module: str, limit: int) -> None:
        self._objects = objects
        self._module = module
        self._limit = limit
        self._left = limit
        self._holders: dict[int, int] = {}
        self._texts: dict[int, str] = {}
        self._written: set[int] = set()
        self._open: set[int] = set()
        self._cycles = 0
        self._counting = True

    @property
    def shared(self) -> set[int]:
        """Objects with more than one holder."""
        return {index for index, count in self._holders.items() if count > 1}

    def write(self, value: Any) -> str:
        """Text of a value held by one name, with placeholders. Raises TooLongError."""
        self._left = self._limit
        return self._text(value)

    def _text(self, value: Any) -> str:
        kind = type(value)
        leaf = _LEAVES.get(kind)
        if leaf is not None:
            return self._spend(leaf(value, self._left))
        immutable = _IMMUTABLE.get(kind)
        if immutable is not None:
            return immutable(self, value)
        body = _MUTABLE.get(kind) or self._foreign(kind)
        if isinstance(body, str):
            return self._spend(body)
        return body(self, value) if body in _UNMARKED else self._held(value, body)

    def _spend(self, text: str) -> str:
        self._left -= len(text)
        if self._left < 0:
            raise TooLongError
        return text

    def _held(self, value: Any, body: Callable[[Writer, Any], str]) -> str:
        index = self._objects.index(value)
        if self._counting:
            self._holders[index] = self._holders.get(index, 0) + 1
        name = f"{_OPEN}{index}{_CLOSE}"
        if index in self._open:
            self._cycles += 1
            self._spend("@0...")
            return name + "..."
        known = self._texts.get(index)
        if known is not None:
            return self._spend(known)
        counting, cycles = self._counting, self._cycles
        self._counting = counting and index not in self._written  # its holdings were counted the first time
        self._written.add(index)
        self._open.add(index)
        text = name + body(self, value)
        self._open.discard(index)
        self._counting = counting
        if cycles == self._cycles:
            self._texts[index] = text
        return text

    def _foreign(self, kind: type) -> Callable[[Writer, Any], str] | str:
        """How to write a value whose type is not in the tables; a text if that is all there is to say."""
        if issubclass(kind, type):
            return _class
        if issubclass(kind, BaseException):
            return _exception
        if kind.__module__ == self._module:
            return _program_instance(kind)
        return f"<iterator {kind.__name__}>" if hasattr(kind, "__next__") else UNKNOWN

    def _join(self, values: Iterable[Any], count: int) -> str:
        if 3 * count > self._left + 2:
            raise TooLongError
        self._left -= 2 * count
        return ", ".join([self._text(value) for value in values])

    def _list(self, value: Any) -> str:
        self._left -= 2
        return f"[{self._join(list.__iter__(value), list.__len__(value))}]"

    def _tuple(self, value: Any) -> str:
        self._left -= 2
        count = tuple.__len__(value)
        return f"({self._join(tuple.__iter__(value), count)}{',' if count == 1 else ''})"

    def _braces(self, value: set[Any] | frozenset[Any]) -> str:
        self._left -= 2
        return f"{{{self._join(type(value).__iter__(value), len(value))}}}"

    def _set(self, value: Any) -> str:
        return self._braces(value) if value else self._spend("set()")

    def _frozenset(self, value: Any) -> str:
        return f"frozenset({self._braces(value) if value else self._spend('')})"

    def _pairs(self, value: Any) -> str:
        count = dict.__len__(value)
        if 5 * count > self._left + 2:
            raise TooLongError
        self._left -= 2 + 4 * count
        return "{" + ", ".join([f"{self._text(key)}: {self._text(item)}" for key, item in dict.items(value)]) + "}"

    def _counter(self, value: Any) -> str:
        return f"{self._spend('Counter')}({self._pairs(value) if value else ''})"

    def _defaultdict(self, value: Any) -> str:
        return f"{self._spend('defaultdict')}({self._text(value.default_factory)}, {self._pairs(value)})"

    def _ordered(self, value: Any) -> str:
        items = f"[{self._join(value.items(), len(value))}]" if value else ""
        return f"{self._spend('OrderedDict')}({items})"

    def _deque(self, value: Any) -> str:
        bound = collections.deque.maxlen.__get__(value)
        items = self._join(collections.deque.__iter__(value), collections.deque.__len__(value))
        return f"{self._spend('deque')}([{items}]{'' if bound is None else f', maxlen={bound}'})"

    def _view(self, value: Any) -> str:
        return f"{self._spend(type(value).__name__)}([{self._join(iter(value), len(value))}])"

    def _slice(self, value: slice) -> str:
        return f"{self._spend('slice')}({self._join((value.start, value.stop, value.step), 3)})"

    def _bytearray(self, value: bytearray) -> str:
        return self._spend(_sized(value, self._left))

    def _fields(self, name: str, fields: Iterable[tuple[str, Any]]) -> str:
        self._spend(f"<{name}>")
        parts = [f"{self._spend(key)}={self._text(item)}" for key, item in fields if isinstance(key, str)]
        return f"<{name}{' ' if parts else ''}{', '.join(parts)}>"


def _attributes(value: Any) -> list[tuple[str, Any]]:
    """Names and values of an instance, read past the program's own `__getattribute__` and properties."""
    found: list[tuple[str, Any]] = []
    for kind in reversed(type(value).__mro__):
        for name, member in kind.__dict__.items():
            if type(member) is types.MemberDescriptorType and kind.__module__ != "builtins":
                try:
                    found.append((name, member.__get__(value)))
                except AttributeError:
                    continue
    try:
        return found + list(object.__getattribute__(value, "__dict__").items())
    except AttributeError:
        return found


def _instance(writer: Writer, value: Any) -> str:
    return writer._fields(type(value).__name__, _attributes(value))


def _enumeration(writer: Writer, value: Any) -> str:
    inside = object.__getattribute__(value, "__dict__")
    return writer._fields(type(value).__name__, [("name", inside.get("_name_")), ("value", inside.get("_value_"))])


def _namedtuple(writer: Writer, value: Any) -> str:
    return writer._fields(type(value).__name__, zip(type(value)._fields, tuple.__iter__(value)))


def _exception(writer: Writer, value: BaseException) -> str:
    own = _attributes(value)
    name = type(value).__name__
    arguments = BaseException.args.__get__(value)
    if own:
        return writer._fields(name, [("args", arguments), *own])
    return f"{writer._spend(name)}({writer._join(arguments, len(arguments))})"


def _class(writer: Writer, value: type) -> str:
    module = type.__dict__["__module__"].__get__(value)
    known = module in ("builtins", writer._module)
    return writer._spend(f"<class '{'' if known else f'{module}.'}{type.__dict__['__name__'].__get__(value)}'>")


def _subclass(base: Callable[[Writer, Any], str]) -> Callable[[Writer, Any], str]:
    """A program's subclass of a container: `Stack([1, 2])`."""
    return lambda writer, value: f"{writer._spend(type(value).__name__)}({base(writer, value)})"


_SUBCLASSES = {list: _subclass(Writer._list), dict: _subclass(Writer._pairs), tuple: _subclass(Writer._tuple)}


def _program_instance(kind: type) -> Callable[[Writer, Any], str] | str:
    if issubclass(kind, enum.Enum):
        return _enumeration
    if issubclass(kind, tuple) and hasattr(kind, "_fields"):
        return _namedtuple
    for base, body in _SUBCLASSES.items():
        if issubclass(kind, base):
            return body
    return UNKNOWN if issubclass(kind, (int, float, str, bytes, set, frozenset, collections.deque)) else _instance


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


def _plain(value: Any, _: int) -> str:
    return repr(value)


def _decimal(value: decimal.Decimal, left: int) -> str:
    return _sized(str(value), left) and repr(value)


_LEAVES: dict[type, Callable[[Any, int], str]] = {
    **dict.fromkeys((type(None), bool, float, type(Ellipsis)), _plain),
    range: lambda value, left: "range(" + ", ".join(
        _integer(part, left) for part in (value.start, value.stop, *((value.step,) if value.step != 1 else ()))) + ")",
    int: _integer,
    str: _sized,
    bytes: _sized,
    array.array: _sized,
    complex: lambda value, _: f"complex({value.real!r}, {value.imag!r})",
    decimal.Decimal: _decimal,
    fractions.Fraction: lambda value, left: f"Fraction({_integer(value.numerator, left)}, {_integer(value.denominator, left)})",
    **dict.fromkeys((datetime.datetime, datetime.time), _time),
    **dict.fromkeys((datetime.date, datetime.timedelta, datetime.timezone), _plain),
    re.Pattern: lambda value, left: f"re.compile({_sized(value.pattern, left)})",
    **dict.fromkeys((types.FunctionType, types.MethodType, functools._lru_cache_wrapper), _named("<function {}>")),
    **dict.fromkeys((staticmethod, classmethod), _named("<function {}>")),
    **dict.fromkeys(
        (types.BuiltinFunctionType, types.MethodDescriptorType, types.WrapperDescriptorType, types.MethodWrapperType,
         types.ClassMethodDescriptorType), _named("<builtin {}>")),
    types.ModuleType: _named("<module {}>"),
}  # fmt: skip
_IMMUTABLE: dict[type, Callable[[Writer, Any], str]] = {
    tuple: Writer._tuple,
    frozenset: Writer._frozenset,
    slice: Writer._slice,
    type: _class,
    **dict.fromkeys((type({}.keys()), type({}.values()), type({}.items())), Writer._view),
    **dict.fromkeys(map(type, (collections.OrderedDict().keys(), collections.OrderedDict().values(),
                               collections.OrderedDict().items())), Writer._view),
}  # fmt: skip
_MUTABLE: dict[type, Callable[[Writer, Any], str]] = {
    list: Writer._list,
    dict: Writer._pairs,
    set: Writer._set,
    bytearray: Writer._bytearray,
    collections.deque: Writer._deque,
    collections.Counter: Writer._counter,
    collections.defaultdict: Writer._defaultdict,
    collections.OrderedDict: Writer._ordered,
}
_UNMARKED = frozenset((_class, _exception, _enumeration, _namedtuple, _SUBCLASSES[tuple]))
