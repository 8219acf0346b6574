"""Operators that may fill the memory: their operands are looked at before."""

from __future__ import annotations

from typing import Any

from .refusal import Refused

_LARGEST = 1_000_000


def look_at(operator: str, left: Any, right: Any) -> None:
    """Refuse what would fill the memory."""
    if operator == "Pow":
        if isinstance(left, int) and isinstance(right, int) and abs(left) > 1 and left.bit_length() * abs(right) > _LARGEST:
            raise Refused("a power that is too large")
    elif operator == "LShift":
        if isinstance(left, int) and isinstance(right, int) and right > _LARGEST:
            raise Refused("a shift that is too large")
    else:
        for one, other in ((left, right), (right, left)):
            if isinstance(other, int) and isinstance(one, (str, bytes, list, tuple, bytearray)) and len(one) * other > _LARGEST:
                raise Refused("a repetition that is too large")


def operate(operator: str, left: Any, right: Any) -> Any:
    look_at(operator, left, right)
    if operator == "Pow":
        return left**right
    return left << right if operator == "LShift" else left * right
