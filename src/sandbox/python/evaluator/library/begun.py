"""How an iterator goes on that takes its items from other iterators: the same function, with what is left of its arguments."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

# They keep nothing but what they take their items from.
_STATELESS = frozenset(f"itertools.{name}" for name in "chain compress filterfalse starmap takewhile zip_longest".split())


def side_by_side(path: str, arguments: tuple[Any, ...]) -> tuple[Any, ...]:
    """Where one of several is an iterator, so are the others: then all of them know how far they have come."""
    if path not in _STATELESS or not any(isinstance(each, Iterator) for each in arguments):
        return arguments
    return tuple(iter(each) if hasattr(each, "__iter__") else each for each in arguments)


def rest(path: str, arguments: tuple[Any, ...], taken: int) -> tuple[Any, ...] | None:
    """The arguments with which it would go on after so many items; None where they do not say it."""
    if path == "itertools.islice":
        return _rest_of_slice(taken, *arguments)
    return arguments if path in _STATELESS else None


def _rest_of_slice(taken: int, items: Any, *bounds: int | None) -> tuple[Any, ...]:
    if taken == 0:
        return items, *bounds
    start, stop, step = (0, bounds[0], 1) if len(bounds) == 1 else (*bounds, 1)[:3]
    by = step or 1
    left = None if stop is None else stop - (start or 0) - (taken - 1) * by - 1
    return items, by - 1 if left is None else min(by - 1, left), left, by
