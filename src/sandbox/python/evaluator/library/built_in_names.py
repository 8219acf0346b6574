"""What the built-in names mean in a statement that is evaluated."""

from __future__ import annotations

import builtins
from typing import Any

from ..allow_list import BUILTINS
from ..program import is_instance
from ..refusal import Refused
from . import modules
from .replacements import BUILT_IN


def _imported(name: str, *_: Any) -> None:
    """For C code that imports what it needs, such as that of dates: it finds the module itself, if it is loaded."""


class _TypeOfType(type):
    def __call__(cls, *arguments: Any) -> Any:
        if len(arguments) != 1:
            raise Refused("type with three arguments")
        return type(arguments[0])

    def __instancecheck__(cls, value: Any) -> bool:
        return isinstance(value, type)


class _Type(metaclass=_TypeOfType):
    """`type` that only tells types."""


def _vars(value: Any) -> dict[str, Any]:
    """A copy: what is done to it is not done to the object."""
    if isinstance(value, modules.Module):
        return {key: each for key, each in value.__dict__.items() if not key.startswith("_")}
    if is_instance(value) or type(value).__name__ in ("SimpleNamespace", "Namespace"):
        return dict(value.__dict__)
    raise Refused("vars")


def _hash(value: Any) -> int:
    """Of texts it is another one in every process."""
    if type(value) not in (int, bool, float):
        raise Refused("hash")
    return hash(value)


BUILT_IN_NAMES: dict[str, Any] = {
    **{name: getattr(builtins, name) for name in BUILTINS if hasattr(builtins, name)},
    **BUILT_IN,
    "type": _Type,
    "vars": _vars,
    "hash": _hash,
    "__import__": _imported,
}
