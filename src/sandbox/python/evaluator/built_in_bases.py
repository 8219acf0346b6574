"""Classes of the program that are derived from built-in ones: their instances are real ones of those, with methods that are withheld."""

from __future__ import annotations

import collections
from collections.abc import Callable
from typing import Any

# The more special ones first.
_CHANGING: tuple[type, ...] = (collections.Counter, collections.OrderedDict, collections.defaultdict, collections.deque, list, dict, set)
_UNCHANGING: tuple[type, ...] = (tuple, frozenset, str, bytes, int, float, complex)

BASES: dict[str, type] = {
    **{kind.__name__: kind for kind in (*_CHANGING, *_UNCHANGING)},
    **{f"{module}.{kind.__name__}": kind for kind in _CHANGING[:4] for module in ("collections", "typing")},
    **{f"typing.{kind.__name__.capitalize()}": kind for kind in (list, dict, set, tuple)},
    **{f"{module}{name}": kind for name, kind in (("IntEnum", int), ("StrEnum", str), ("IntFlag", int)) for module in ("", "enum.")},
    "typing.FrozenSet": frozenset, "typing.DefaultDict": collections.defaultdict, "typing.Deque": collections.deque,
}  # fmt: skip
"""By the names that programs write."""


def base_of(kind: type) -> Any:
    """The built-in class that a class is derived from; None for one that is derived from none."""
    return next((base for base in (*_CHANGING, *_UNCHANGING) if issubclass(kind, base)), None)


def is_changing(base: type) -> bool:
    """Whether what it holds can change."""
    return base in _CHANGING


def plain(value: Any) -> Any:
    """What an instance holds, as a value of the built-in class itself, read past methods of the program."""
    return _PLAIN[base_of(type(value))](value)


def empty(kind: Any) -> Any:
    """An instance that holds nothing so far, of a class whose instances change."""
    return base_of(kind).__new__(kind)


def fill(instance: Any, held: Any) -> None:
    """Give it what it holds."""
    base = base_of(type(instance))
    if base is list:
        list.extend(instance, held)
    elif base is set:
        set.update(instance, held)
    elif base is collections.deque:
        collections.deque.__init__(instance, held, held.maxlen)
    else:
        if base is collections.defaultdict:
            collections.defaultdict.__init__(instance, held.default_factory)
        for key, item in held.items():
            base.__setitem__(instance, key, item)


def holding(kind: Any, held: Any) -> Any:
    """An instance of a class whose instances do not change."""
    return base_of(kind).__new__(kind, held)


def _dict(value: Any) -> dict[Any, Any]:
    return dict(dict.items(value))


def _counter(value: Any) -> Any:
    made: Any = collections.Counter()
    for key, item in dict.items(value):
        made[key] = item
    return made


def _ordered(value: Any) -> Any:
    return collections.OrderedDict(collections.OrderedDict.items(value))


def _default(value: Any) -> Any:
    factory: Any = vars(collections.defaultdict)["default_factory"].__get__(value)
    return collections.defaultdict(factory, _dict(value))


def _deque(value: Any) -> Any:
    maxlen: Any = vars(collections.deque)["maxlen"].__get__(value)
    return collections.deque(collections.deque.__iter__(value), maxlen)


def _text(value: Any) -> str:
    return str.__str__(value)


def _complex(value: Any) -> complex:
    return complex(complex.__add__(value, 0j))


_PLAIN: dict[type, Callable[[Any], Any]] = {
    list: lambda value: list(list.__iter__(value)),
    dict: _dict,
    set: lambda value: set(set.__iter__(value)),
    collections.Counter: _counter,
    collections.OrderedDict: _ordered,
    collections.defaultdict: _default,
    collections.deque: _deque,
    tuple: lambda value: tuple(tuple.__iter__(value)),
    frozenset: lambda value: frozenset(frozenset.__iter__(value)),
    str: _text,
    bytes: lambda value: bytes(bytes.__iter__(value)),
    int: int.__int__,
    float: float.__float__,
    complex: _complex,
}
