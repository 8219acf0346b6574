"""Methods that are values themselves: `text.split` of a text, and `str.upper` of all texts, without a call."""

from __future__ import annotations

import builtins
import re
import types
from typing import Any

from ..allow_list import GUARDED, is_of_number, is_visible
from ..instances import is_instance
from ..program import Token
from ..refusal import Refused
from .replacements import guarded_method, is_method_of_number

METHODS = tuple({types.BuiltinFunctionType, types.MethodType, type("".__add__), type(re.compile("").search)})


def is_bound(value: Any) -> bool:
    """Whether it is a method of some value that is no module and no class."""
    owner = getattr(value, "__self__", None)
    if owner is None or isinstance(owner, types.ModuleType) or not _may_be_bound(owner, value.__name__):
        return False
    return not isinstance(owner, type) or getattr(builtins, owner.__name__, None) is owner


def _may_be_bound(owner: Any, name: str) -> bool:
    return is_visible(name) or is_method_of_number(owner, name)


def bound(value: Any) -> tuple[str, list[Any], dict[str, Any], Any] | None:
    """Its recipe."""
    if not is_bound(value) or is_instance(value.__self__):
        return None
    return "method", [value.__self__, value.__name__], {}, None


def remade_method(arguments: list[Any], _: dict[str, Any], __: Any) -> Any:
    holder, name = arguments
    if not _may_be_bound(holder, name):
        raise Refused("a hidden method")
    if isinstance(holder, Token):
        # That of a generator, or of something else that is not run here.
        return Token(None, holder, name)
    return guarded_method(holder, name) if name in GUARDED else getattr(holder, name)


_PLAIN = {kind.__name__: kind for kind in (str, bytes, int, float, bool, list, tuple, dict, set, frozenset)}
"""Built-in classes whose methods do nothing beyond the values that they are given."""


_OF_CLASSES = (types.MethodDescriptorType, types.WrapperDescriptorType)


def is_of_class(path: str) -> bool:
    """It names a method of a built-in class: `str.upper`, `int.__add__`, `dict.fromkeys`."""
    owner, _, name = path.rpartition(".")
    found = getattr(_PLAIN[owner], name, None) if owner in _PLAIN else None
    return isinstance(found, _OF_CLASSES) or _class_of(found) is not None


def _class_of(value: Any) -> type | None:
    """The built-in class that a class method or static method of it belongs to."""
    owner = value.__self__ if isinstance(value, types.BuiltinMethodType) else None
    return owner if isinstance(owner, type) and owner in _PLAIN.values() else None


def method_of_class(path: str) -> Any:
    owner, _, name = path.rpartition(".")
    if not _may_be_read(owner, name):
        raise Refused("a hidden method")
    return getattr(_PLAIN[owner], name)


def path_of_method(value: Any) -> str | None:
    """`str.upper` of that method, where it is one of a built-in class; None for any other value."""
    kind = value.__objclass__ if isinstance(value, _OF_CLASSES) else _class_of(value)
    if kind is None:
        return None
    owner, name = kind.__name__, value.__name__
    path = f"{owner}.{name}"
    return path if is_of_class(path) and _may_be_read(owner, name) else None


def _may_be_read(owner: str, name: str) -> bool:
    return (is_visible(name) or is_of_number(owner, name)) and name not in GUARDED
