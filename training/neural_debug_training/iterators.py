"""Looking at the next items of an iterator without taking them."""

from __future__ import annotations

import collections
import itertools
from collections.abc import Callable, Iterator
from typing import Any

_COPIED = frozenset(
    type(iter(empty))
    for empty in (
        [], (), "", "\xe9", b"", bytearray(), range(0), range(2**70), set(), frozenset(), {}, {}.keys(), {}.values(), {}.items(),
        collections.deque(), collections.OrderedDict(), reversed([]), reversed(()), reversed({}), reversed(collections.deque()),
        reversed({}.items()), reversed({}.values()), itertools.product(), itertools.permutations(()), itertools.repeat(0, 0),
        itertools.combinations((), 0), itertools.combinations_with_replacement((), 0), itertools.count(),
    )
)  # fmt: skip
_PURE = frozenset((int, float, str, bool, ord, chr, abs, len, tuple, list, set))
_ITERABLE = frozenset(
    (list, tuple, str, bytes, bytearray, range, set, frozenset, dict, collections.deque, collections.OrderedDict,
     collections.Counter, collections.defaultdict, type({}.keys()), type({}.values()), type({}.items()))
)  # fmt: skip


def known_iterator(value: Any) -> Iterator[Any] | None:
    """Iterator over a value of a builtin type (the value itself if it is one); None where user code could run."""
    if type(value) in _ITERABLE:
        return iter(value)
    return value if type(value) in _COPIED or type(value) in _COMPOSED else None


def peek(iterator: Iterator[Any] | None, count: int) -> list[Any] | None:
    """The next items, at most `count`; None if they cannot be known without disturbing the program."""
    try:
        copy = None if iterator is None else _copy(iterator)
        return None if copy is None else list(itertools.islice(copy, count))
    except Exception:
        return None


def _copy(iterator: Iterator[Any]) -> Iterator[Any] | None:
    """Independent iterator over the same live data. `__reduce__` of builtin iterators only reads."""
    kind = type(iterator)
    if kind in _COPIED:
        make, arguments, *state = iterator.__reduce__()
        copy = make(*arguments)
        if state and state[0] is not None:
            copy.__setstate__(state[0])
        return copy
    compose = _COMPOSED.get(kind)
    return compose(iterator) if compose else None


def _copy_enumerate(iterator: Any) -> Iterator[Any] | None:
    _, (inner, *start) = iterator.__reduce__()
    copy = _copy(inner)
    return None if copy is None else enumerate(copy, *start)


def _copy_zip(iterator: Any) -> Iterator[Any] | None:
    parts = iterator.__reduce__()
    copies = [_copy(inner) for inner in parts[1]]
    return None if any(copy is None for copy in copies) else zip(*copies, strict=len(parts) > 2 and bool(parts[2]))


def _copy_map(iterator: Any) -> Iterator[Any] | None:
    _, (function, *inner) = iterator.__reduce__()
    copies = [_copy(part) for part in inner]
    return None if function not in _PURE or any(copy is None for copy in copies) else map(function, *copies)


_COMPOSED: dict[type, Callable[[Any], Iterator[Any] | None]] = {enumerate: _copy_enumerate, zip: _copy_zip, map: _copy_map}
