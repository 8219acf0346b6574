"""How classes and the instances of the program's classes and of exceptions are written."""

from __future__ import annotations

import collections
import enum
import types
from collections.abc import Callable, Iterable
from typing import Any

from .value_forms import UNKNOWN, Form, Writer, dict_form, list_form, tuple_form


def _fields(writer: Writer, name: str, fields: Iterable[tuple[str, Any]]) -> str:
    writer.spend(f"<{name}>")
    parts = [f"{writer.spend(key)}={writer.text(item)}" for key, item in fields if isinstance(key, str)]
    return f"<{name}{' ' if parts else ''}{', '.join(parts)}>"


def attributes_of(value: Any) -> list[tuple[str, Any]]:
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
    return _fields(writer, type(value).__name__, attributes_of(value))


def _enumeration(writer: Writer, value: Any) -> str:
    inside = object.__getattribute__(value, "__dict__")
    fields = [("name", inside.get("_name_")), ("value", inside.get("_value_"))]
    return _fields(writer, type(value).__name__, fields)


def _namedtuple(writer: Writer, value: Any) -> str:
    return _fields(writer, type(value).__name__, zip(type(value)._fields, tuple.__iter__(value), strict=False))


def _exception(writer: Writer, value: BaseException) -> str:
    own = attributes_of(value)
    name = type(value).__name__
    arguments: tuple[Any, ...] = vars(BaseException)["args"].__get__(value)
    if own:
        return _fields(writer, name, [("args", arguments), *own])
    return f"{writer.spend(name)}({writer.join(arguments, len(arguments))})"


def class_module(value: type) -> str:
    """Name of the module that a class says it is from, read past its metaclass."""
    return str(vars(type)["__module__"].__get__(value))


def _class(writer: Writer, value: type) -> str:
    module = class_module(value)
    prefix = "" if module == "builtins" or writer.is_own(module) else f"{module}."
    return writer.spend(f"<class '{prefix}{vars(type)['__name__'].__get__(value)}'>")


def _subclass(base: Form) -> Form:
    """A program's subclass of a container: `Stack([1, 2])`."""
    return lambda writer, value: f"{writer.spend(type(value).__name__)}({base(writer, value)})"


_SUBCLASSES = {list: _subclass(list_form), dict: _subclass(dict_form), tuple: _subclass(tuple_form)}
_OPAQUE_BASES = (int, float, str, bytes, set, frozenset, collections.deque)
UNMARKED = frozenset((_class, _exception, _enumeration, _namedtuple, _SUBCLASSES[tuple]))
"""Forms of values from `other_form` that count as immutable."""


def other_form(kind: type, is_own: Callable[[str], bool]) -> Form | str:
    """How to write a value whose type is not in the tables; a text if that is all there is to say."""
    if issubclass(kind, type):
        return _class
    if issubclass(kind, BaseException):
        return _exception
    if not is_own(class_module(kind)):
        return f"<iterator {kind.__name__}>" if hasattr(kind, "__next__") else UNKNOWN
    if issubclass(kind, enum.Enum):
        return _enumeration
    if issubclass(kind, tuple) and hasattr(kind, "_fields"):
        return _namedtuple
    for base, form in _SUBCLASSES.items():
        if issubclass(kind, base):
            return form
    return UNKNOWN if issubclass(kind, _OPAQUE_BASES) else _instance
