"""Operators whose operands are looked at before: those that may fill the memory, and divisions."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

from .refusal import Refused
from .wording import check_division

_LARGEST = 1_000_000
_OPERATIONS: dict[str, Callable[[Any, Any], Any]] = {
    "Pow": operator.pow, "LShift": operator.lshift, "Mult": operator.mul, "Div": operator.truediv, "FloorDiv": operator.floordiv, "Mod": operator.mod,
}  # fmt: skip


def look_at(name: str, left: Any, right: Any) -> None:
    """Refuse what would fill the memory, and raise what a division by zero raises."""
    if name == "Pow":
        if isinstance(left, int) and isinstance(right, int) and abs(left) > 1 and left.bit_length() * abs(right) > _LARGEST:
            raise Refused("a power that is too large")
    elif name == "LShift":
        if isinstance(left, int) and isinstance(right, int) and right > _LARGEST:
            raise Refused("a shift that is too large")
    elif name != "Mult":
        check_division(name, left, right)
    else:
        for one, other in ((left, right), (right, left)):
            if isinstance(other, int) and isinstance(one, (str, bytes, list, tuple, bytearray)) and len(one) * other > _LARGEST:
                raise Refused("a repetition that is too large")


def operate(name: str, left: Any, right: Any) -> Any:
    """What the operator makes of its operands, which have been looked at."""
    look_at(name, left, right)
    return _OPERATIONS[name](left, right)
