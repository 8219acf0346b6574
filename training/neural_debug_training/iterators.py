"""Looking at the next items of an iterator without taking them."""

from __future__ import annotations

import collections
import itertools
from collections.abc import Callable, Iterator
from typing import Any

_EMPTY: tuple[Any, ...] = (
    [], (), "", "\xe9", b"", bytearray(), range(0), range(2**70), set(), frozenset(), {}, {}.values(),
    {}.items(), collections.deque(), collections.OrderedDict(), reversed([]), reversed(()), reversed({}),
    reversed({}.items()), reversed({}.values()), reversed(collections.deque()), itertools.product(),
    itertools.permutations(()), itertools.combinations((), 0), itertools.combinations_with_replacement((), 0),
    itertools.repeat(0, 0), itertools.count(),
)  # fmt: skip
_COPIED = frozenset(type(iter(empty)) for empty in _EMPTY)
_PURE = frozenset((int, float, str, bool, ord, chr, abs, len, tuple, list, set))
_ITERABLE = frozenset(
    (
        list,
        tuple,
        str,
        bytes,
        bytearray,
        range,
        set,
        frozenset,
        dict,
        type({}.keys()),
        type({}.values()),
        type({}.items()),
        collections.deque,
        collections.OrderedDict,
        collections.Counter,
        collections.defaultdict,
    )
)


def known_iterator(value: Any) -> Iterator[Any] | None:
    """Iterator over a value of a builtin type (or itself); None where user code could run."""
    kind = type(value)
    found: Iterator[Any] | None = iter(value) if kind in _ITERABLE else None
    return value if kind in _COPIED or kind in _COMPOSED else found


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
        parts = _parts(iterator)
        copy: Any = parts[0](*parts[1])
        if len(parts) > 2 and parts[2] is not None:
            copy.__setstate__(parts[2])
        again: Iterator[Any] = iter(copy)
        return again
    compose = _COMPOSED.get(kind)
    return compose(iterator) if compose else None


def _parts(iterator: Any) -> tuple[Any, ...]:
    """Function, arguments and perhaps state that make the iterator again."""
    parts = iterator.__reduce__()
    assert isinstance(parts, tuple)
    return parts


def _copy_all(iterators: tuple[Any, ...]) -> list[Iterator[Any]] | None:
    copies = [_copy(inner) for inner in iterators]
    return None if None in copies else [copy for copy in copies if copy is not None]


def _copy_enumerate(iterator: Any) -> Iterator[Any] | None:
    inner, *start = _parts(iterator)[1]
    copy = _copy(inner)
    return None if copy is None else enumerate(copy, *start)


def _copy_zip(iterator: Any) -> Iterator[Any] | None:
    parts = _parts(iterator)
    copies = _copy_all(parts[1])
    return None if copies is None else zip(*copies, strict=len(parts) > 2 and bool(parts[2]))


def _copy_map(iterator: Any) -> Iterator[Any] | None:
    function, *inner = _parts(iterator)[1]
    copies = _copy_all(tuple(inner)) if function in _PURE else None
    return None if copies is None else map(function, *copies)


_Copy = Callable[[Any], Iterator[Any] | None]
_COMPOSED: dict[type, _Copy] = {enumerate: _copy_enumerate, zip: _copy_zip, map: _copy_map}
