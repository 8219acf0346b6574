"""Random values for a role, and which values suit which hole."""

from __future__ import annotations

from random import Random
from typing import Any

from .values import make


def sample(kind: str, rng: Random) -> Any:
    """A random value for a type or a role."""
    if kind == "pos":
        return rng.choice([1, 2, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10, 12])
    if kind == "step":
        return rng.choice([2, 3, -1, -2])
    if kind == "digits":
        return (
            str(rng.choice([rng.randrange(10), rng.randrange(1000), -rng.randrange(30), f" {rng.randrange(100)} "]))
            if rng.random() < 0.9
            else "x1"
        )
    if kind == "lds":
        return [str(rng.randrange(60)) for _ in range(rng.randint(1, 4))]
    if kind == "bits":
        return "".join(rng.choice("01") for _ in range(rng.randint(1, 6)))
    if kind == "ascii":
        return rng.randrange(48, 123)
    return make({"is": "i", "fs": "f"}.get(kind, kind), rng)


def related(role: str, value: Any, rng: Random) -> Any:
    """A value that fits another one: present most of the time, absent now and then."""
    try:
        size = len(value)
        if role == "ixx":
            return rng.randint(-size - 1, size + 2) if rng.random() < 0.8 else rng.randint(0, 3)
        if role == "wid":
            return size + rng.randint(-2, 8)
        if role == "ix":
            return rng.randrange(-size, size) if rng.random() < 0.35 else rng.randrange(size)
        if role == "key":
            return rng.choice(list(value))
        if role == "el":
            return rng.choice(list(value)) if isinstance(value, (list, tuple)) else rng.choice(sorted(value))
        if role == "ch":
            return rng.choice(value)
        if role == "pre":
            return value[: rng.randint(1, 3)]
        if role == "suf":
            return value[-rng.randint(1, 3) :]
        start = rng.randrange(size)
        return value[start : start + rng.randint(1, 3)]
    except (TypeError, IndexError, ValueError):
        return None


def fits(kind: str, have: str, value: Any) -> bool:
    """Whether a name of type ``have`` with this value may fill a hole of type ``kind``."""
    if kind == have:
        return True
    if kind == "o":
        return have not in ("fn",)
    if kind in ("i", "n", "z", "pos", "tiny"):
        if have != "i" or not isinstance(value, int):
            return False
        return (
            kind == "i"
            or (kind == "n" and value >= 0)
            or (kind == "z" and value != 0)
            or (kind == "pos" and 0 < value < 1000)
            or (kind == "tiny" and 0 <= value <= 5)
        )
    if kind == "s":
        return have == "c"
    if kind == "w":
        return have in ("s", "c") and isinstance(value, str) and len(value) <= 6
    if kind == "f":
        return have == "i" and not isinstance(value, bool)
    return False
