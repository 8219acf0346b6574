"""Other values of the same type and about the same shape as a given literal."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Hashable
from random import Random
from typing import Any, cast

from ..generator.values import WORDS, string, word

_LETTERS, _DIGITS, _PUNCTUATION = "abcdefghijklmnopqrstuvwxyz", "0123456789", " .,!?-_:;/#*+&@$%()[]'\""
_LONGEST_TEXT, _MOST_ITEMS = 60, 12
"""Longer ones are usually cut, since a trace leaves out long values."""


def changed(value: Any, rng: Random) -> Any:
    """A value near the given one; seldom the same."""
    kind = type(value)
    change = _CHANGES.get(kind)
    return change(value, rng) if change else value


def _integer(value: int, rng: Random) -> int:
    p = rng.random()
    if p < 0.35:
        return value + rng.choice([-3, -2, -1, 1, 2, 3])
    if p < 0.6:
        digits = max(len(str(abs(value))), 1)
        return rng.randrange(10**digits) * (-1 if value < 0 else 1)
    if p < 0.7:
        return rng.choice([value * 2, value // 2, value * 10, value // 10, value + 10, value - 10])
    if p < 0.78:
        return -value
    if p < 0.84:
        return 0
    return rng.randrange(10) if p < 0.94 or abs(value) < 5 else rng.randrange(200)


def _real(value: float, rng: Random) -> float:
    places = min(len(repr(value).partition(".")[2]), 2) if "e" not in repr(value) else 1
    p = rng.random()
    if p < 0.5:
        return round(value * rng.uniform(0.3, 1.7), places)
    if p < 0.65:
        return float(round(value))
    if p < 0.75:
        return -round(value, places)
    return rng.randrange(0, 1000) / 10 if p < 0.95 else 0.0


def _character(text: str, rng: Random) -> str:
    """Mostly one of the text's own: texts of digits, brackets or bits keep their kind."""
    if text and (rng.random() < 0.6 or len(set(text)) * 2 < len(text)):
        return rng.choice(text)
    return rng.choice(rng.choice([_LETTERS, _LETTERS, _LETTERS.upper(), _DIGITS, _PUNCTUATION]))


def _edited(text: str, rng: Random) -> str:
    at = rng.randint(0, len(text))
    end = min(at + rng.randint(1, 4), len(text))
    p = rng.random()
    if p < 0.25 and at < len(text):
        return text[:at] + _character(text, rng) + text[at + 1 :]
    if p < 0.45:
        return text[:at] + _character(text, rng) + text[at:]
    if p < 0.6:
        return text[:at] + text[end:]
    if p < 0.7:
        return text[:end] + text[at:end] + text[end:]
    if p < 0.8:
        return text[:at] + text[at:end].swapcase() + text[end:]
    if p < 0.85:
        return rng.choice([str.upper, str.lower, str.title, str.swapcase])(text)
    if p < 0.9:
        return text[::-1]
    return text[at:] + text[:at]


def _text(value: str, rng: Random) -> str:
    if rng.random() < 0.04:
        return ""
    if rng.random() < 0.2 and value.isascii() and any(letter.isalpha() for letter in value):
        return string(rng) if " " in value or len(value) > 8 else word(rng)
    if rng.random() < 0.15 and " " in value:
        return " ".join(rng.choice([part, part, rng.choice(WORDS)]) for part in value.split(" "))[:_LONGEST_TEXT]
    if len(value) > _LONGEST_TEXT and rng.random() < 0.8:
        start = rng.randrange(len(value) - 20)
        value = value[start : start + rng.randint(5, 30)]
    for _ in range(rng.choice([1, 1, 2, 3])):
        value = _edited(value, rng)
    return value


def _bytes(value: bytes, rng: Random) -> bytes:
    return _text(value.decode("latin-1"), rng).encode("latin-1", "replace")


def _is_table(items: list[Any]) -> bool:
    """Whether the items are rows of one length."""
    lengths = {len(item) if isinstance(item, (list, tuple)) else -1 for item in items}
    return len(lengths) == 1 and -1 not in lengths


def _leaf(value: Any, rng: Random) -> Any:
    """The value with one of its innermost items changed, so that its shape stays."""
    if isinstance(value, (list, tuple)):
        if not value:
            return value
        items = list(value)
        at = rng.randrange(len(items))
        items[at] = _leaf(items[at], rng)
        return type(value)(items)
    return changed(value, rng)


def _list(items: list[Any], rng: Random) -> list[Any]:
    if rng.random() < 0.03:
        return []
    items = list(items)
    if len(items) > _MOST_ITEMS and rng.random() < 0.8:
        start = rng.randrange(len(items) - 8)
        items = items[start : start + rng.randint(3, 8)]
    was_sorted = len(items) > 2 and _is_sorted(items)
    change = _leaf if _is_table(items) else changed
    for _ in range(rng.choice([1, 1, 2, 2, 3])):
        _edit_list(items, change, rng)
    if was_sorted and rng.random() < 0.8:
        items.sort()
    return items


def _edit_list(items: list[Any], change: Callable[[Any, Random], Any], rng: Random) -> None:
    if not items:
        items.extend(rng.choice([[rng.randrange(10)], [word(rng), word(rng)], [1, 2, 3]]) if rng.random() < 0.3 else [])
        return
    at, other, p = rng.randrange(len(items)), rng.randrange(len(items)), rng.random()
    if p < 0.45:
        items[at] = change(items[at], rng)
    elif p < 0.6:
        items.insert(other, change(items[at], rng))
    elif p < 0.75:
        del items[at]
    elif p < 0.85:
        items[at], items[other] = items[other], items[at]
    elif p < 0.93:
        items.insert(other, items[at])
    elif p < 0.97:
        items.reverse()
    else:
        rng.shuffle(items)


def _is_sorted(items: list[Any]) -> bool:
    if not all(type(item) is type(items[0]) and isinstance(item, (int, float, str)) for item in items):
        return False
    return all(a <= b for a, b in itertools.pairwise(items))


def _tuple(value: tuple[Any, ...], rng: Random) -> tuple[Any, ...]:
    """Short and mixed ones are records: their length stays."""
    if len(value) <= 3 or len({type(item) for item in value}) > 1:
        return cast("tuple[Any, ...]", _leaf(value, rng))
    return tuple(_list(list(value), rng))


def _hashed(items: list[Any]) -> list[Any]:
    return [item for item in items if isinstance(item, Hashable)]


def _set(value: set[Any], rng: Random) -> set[Any]:
    return set(_hashed(_list(sorted(value, key=repr), rng)))


def _dict(value: dict[Any, Any], rng: Random) -> dict[Any, Any]:
    if rng.random() < 0.04:
        return {}
    pairs = list(value.items())
    for _ in range(rng.choice([1, 1, 2, 3])):
        if not pairs:
            break
        at, p = rng.randrange(len(pairs)), rng.random()
        key, item = pairs[at]
        if p < 0.5:
            pairs[at] = key, changed(item, rng)
        elif p < 0.65:
            pairs[at] = changed(key, rng), item
        elif p < 0.8:
            pairs.append((changed(key, rng), changed(item, rng)))
        elif p < 0.9:
            del pairs[at]
        else:
            pairs.append(pairs.pop(at))
    return dict(pairs)


_CHANGES: dict[type, Callable[[Any, Random], Any]] = {
    bool: lambda value, _: not value,
    int: _integer,
    float: _real,
    str: _text,
    bytes: _bytes,
    list: _list,
    tuple: _tuple,
    set: _set,
    dict: _dict,
}
