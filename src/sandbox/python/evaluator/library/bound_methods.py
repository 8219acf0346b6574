"""Methods of a value that are values themselves: `text.split`, without a call."""

from __future__ import annotations

import builtins
import re
import types
from typing import Any

from ..allow_list import GUARDED, is_visible
from ..instances import is_instance
from ..refusal import Refused

METHODS = tuple({types.BuiltinFunctionType, types.MethodType, type("".__add__), type(re.compile("").search)})


def is_bound(value: Any) -> bool:
    """Whether it is a method of some value that is no module and no class."""
    owner = getattr(value, "__self__", None)
    if owner is None or isinstance(owner, types.ModuleType) or not is_visible(value.__name__):
        return False
    return not isinstance(owner, type) or getattr(builtins, owner.__name__, None) is owner


def bound(value: Any) -> tuple[str, list[Any], dict[str, Any], Any] | None:
    """Its recipe."""
    if not is_bound(value) or is_instance(value.__self__):
        return None
    return "method", [value.__self__, value.__name__], {}, None


def remade_method(arguments: list[Any], _: dict[str, Any], __: Any) -> Any:
    holder, name = arguments
    if not is_visible(name) or name in GUARDED:
        raise Refused("a hidden method")
    return getattr(holder, name)
