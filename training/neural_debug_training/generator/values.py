"""Random values in the style of short test inputs, by type tag.

Tags: i int, z non-zero int, n int >= 0, tiny 0..4, f float, b bool, s string, w short string, c character, li/ls/lf/lm/lb lists,
ll list of lists, lp list of (string, int), ti/ts/tp/tii tuples, si/ss sets, dsi/dis/dss/dii/dsl dicts, y bytes, o anything.
"""

from __future__ import annotations

from random import Random
from typing import Any

WORDS = [
    "apple",
    "banana",
    "cat",
    "dog",
    "hello",
    "world",
    "python",
    "code",
    "test",
    "abc",
    "data",
    "list",
    "tree",
    "river",
    "stone",
    "blue",
    "green",
    "red",
    "house",
    "music",
    "paper",
    "water",
    "light",
    "night",
    "day",
    "sun",
    "moon",
    "star",
    "fish",
    "bird",
    "lion",
    "tiger",
    "wolf",
    "bear",
    "mouse",
    "key",
    "door",
    "lock",
    "table",
    "chair",
    "book",
    "pen",
    "ink",
    "map",
    "road",
    "car",
    "bus",
    "train",
    "plane",
    "ship",
    "king",
    "queen",
    "jack",
    "rose",
    "lily",
    "oak",
    "pine",
    "leaf",
    "root",
    "seed",
    "milk",
    "bread",
    "salt",
    "sugar",
    "tea",
    "cup",
    "bowl",
    "knife",
    "fork",
    "plate",
    "game",
    "ball",
    "play",
    "run",
    "jump",
    "walk",
    "talk",
    "sing",
    "dance",
    "read",
    "write",
    "draw",
    "count",
    "sum",
    "max",
    "min",
    "first",
    "last",
    "next",
    "left",
    "right",
    "up",
    "down",
    "in",
    "out",
    "on",
    "off",
    "yes",
    "no",
    "maybe",
    "true",
    "false",
    "none",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "a",
    "b",
    "c",
    "x",
    "y",
    "z",
    "ab",
    "xy",
    "aa",
    "bb",
    "foo",
    "bar",
    "baz",
    "qux",
    "spam",
    "eggs",
    "id",
    "name",
    "age",
    "city",
    "size",
    "type",
    "value",
    "note",
    "todo",
    "done",
    "open",
    "closed",
    "north",
    "south",
    "east",
    "west",
]
_LOWER, _UPPER, _DIGITS, _PUNCTUATION = (
    "abcdefghijklmnopqrstuvwxyz",
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "0123456789",
    ".,!?-_:;/#*+&@$%()[] '",
)
_OTHER = "éüñçßøåλπжя世界日本"
_SEPARATORS = [",", ", ", "-", "_", ":", "/", ";", "|", "\n", "  ", "."]


def integer(r: Random) -> int:
    p = r.random()
    if p < 0.45:
        return r.randrange(13)
    if p < 0.74:
        return r.randrange(100)
    if p < 0.85:
        return -r.randrange(1, 30)
    if p < 0.95:
        return r.randrange(100, 1000)
    return r.randrange(-2000, 99999)


def floating(r: Random) -> float:
    p = r.random()
    if p < 0.4:
        return r.randrange(-20, 100) / 2
    if p < 0.75:
        return r.randrange(-100, 1000) / 10
    if p < 0.92:
        return r.randrange(0, 10000) / 100
    return float(r.randrange(0, 50))


def _scrambled(r: Random, low: int, high: int) -> str:
    alphabet = r.choice(
        [
            _LOWER,
            _LOWER,
            _LOWER[:5],
            _LOWER + _UPPER,
            _LOWER + _DIGITS,
            _LOWER + _UPPER + _DIGITS,
            _UPPER,
            _LOWER + _PUNCTUATION,
            _DIGITS + _PUNCTUATION[:8],
            "ab",
            "xyz ",
        ]
    )
    return "".join(r.choice(alphabet) for _ in range(r.randint(low, high)))


def word(r: Random) -> str:
    p = r.random()
    if p < 0.6:
        text = r.choice(WORDS)
    elif p < 0.97:
        text = _scrambled(r, 1, 6)
    else:
        text = ""
    p = r.random()
    return (
        text
        if p < 0.8
        else text.upper()
        if p < 0.87
        else text.capitalize()
        if p < 0.95
        else text + str(r.randrange(100))
    )


def string(r: Random) -> str:
    p = r.random()
    if p < 0.28:
        text = word(r)
    elif p < 0.5:
        text = " ".join(word(r) for _ in range(r.randint(2, 4)))
    elif p < 0.76:
        text = _scrambled(r, 2, 16)
    elif p < 0.82:
        text = "".join(r.choice(_DIGITS) for _ in range(r.randint(1, 7)))
    elif p < 0.92:
        text = r.choice(_SEPARATORS).join(word(r) for _ in range(r.randint(2, 4)))
    elif p < 0.94:
        text = ""
    elif p < 0.96:
        text = word(r) + "".join(r.choice(_OTHER) for _ in range(r.randint(1, 3))) + r.choice(["", word(r)])
    else:
        text = r.choice(["  ", "", "\t", "--", "**"]) + word(r) + r.choice(["  ", "\n", " ", "!!", "--", "..."])
    if r.random() < 0.06:
        text = r.choice([str.upper, str.title, str.swapcase])(text)
    return text[:25]


def character(r: Random) -> str:
    return r.choice(r.choice([_LOWER, _LOWER, _LOWER[:6], _UPPER, _DIGITS, _PUNCTUATION, " ,-_"]))


def _size(r: Random, high: int) -> int:
    return 0 if r.random() < 0.05 else r.randint(1, high)


def integers(r: Random) -> list[int]:
    p, size = r.random(), _size(r, 8 if r.random() < 0.85 else 10)
    if p < 0.5:
        return [r.randrange(10) for _ in range(size)]
    if p < 0.65:
        return [r.randrange(-9, 20) for _ in range(size)]
    if p < 0.8:
        low = r.randrange(5)
        step = r.choice([1, 1, 2, 3])
        return list(range(low, low + step * size, step))
    return [integer(r) for _ in range(min(size, 6))]


def words(r: Random) -> list[str]:
    p = r.random()
    if p < 0.25:
        return [character(r) for _ in range(_size(r, 7))]
    if p < 0.32:
        return [str(r.randrange(100)) for _ in range(_size(r, 5))]
    found = [word(r) for _ in range(_size(r, 6))]
    if found and r.random() < 0.3:
        found.append(r.choice(found))
    return found


def scalar(r: Random) -> Any:
    p = r.random()
    if p < 0.42:
        return integer(r)
    if p < 0.82:
        return word(r)
    return floating(r) if p < 0.88 else r.choice([True, False, None])


def anything(r: Random) -> Any:
    return make(r.choice(["i", "i", "s", "s", "w", "f", "b", "li", "ls", "dsi", "ti", "none", "lm", "si"]), r)


def _keyed(r: Random, key: Any, value: Any) -> dict[Any, Any]:
    return {key(r): value(r) for _ in range(_size(r, 5))}


_MAKERS: dict[str, Any] = {
    "i": integer,
    "z": lambda r: integer(r) or r.randint(1, 9),
    "n": lambda r: abs(integer(r)),
    "tiny": lambda r: r.choice([0, 1, 2, 2, 2, 3, 3, 4]),
    "f": floating,
    "b": lambda r: r.random() < 0.5,
    "s": string,
    "w": lambda r: word(r) if r.random() < 0.5 else _scrambled(r, 1, 3) if r.random() < 0.7 else character(r),
    "c": character,
    "li": integers,
    "lf": lambda r: [floating(r) for _ in range(_size(r, 5))],
    "lb": lambda r: [r.random() < 0.6 for _ in range(_size(r, 5))],
    "ls": words,
    "lm": lambda r: [scalar(r) for _ in range(_size(r, 6))],
    "ll": lambda r: (
        [[r.randrange(12) for _ in range(r.randint(1, 3) if r.random() < 0.8 else 0)] for _ in range(_size(r, 4))]
        if r.random() < 0.6
        else _matrix(r)
    ),
    "lp": lambda r: [(word(r), integer(r)) for _ in range(_size(r, 4))],
    "ti": lambda r: tuple(integers(r)[:6]),
    "ts": lambda r: tuple(words(r)[:5]),
    "tp": lambda r: (word(r), integer(r)),
    "tii": lambda r: (integer(r), integer(r)),
    "si": lambda r: {r.randrange(20) for _ in range(_size(r, 5))},
    "ss": lambda r: {word(r) for _ in range(_size(r, 3))},
    "dsi": lambda r: _keyed(r, word, integer),
    "dis": lambda r: _keyed(r, lambda q: q.randrange(20), word),
    "dss": lambda r: _keyed(r, word, word),
    "dii": lambda r: _keyed(r, lambda q: q.randrange(20), integer),
    "dsl": lambda r: _keyed(r, word, lambda q: integers(q)[:4]),
    "y": lambda r: _scrambled(r, 0, 8).encode(),
    "none": lambda r: None,
    "o": anything,
    "k": word,
    "v": integer,
}


def _matrix(r: Random) -> list[list[int]]:
    columns = r.randint(1, 3)
    return [[r.randrange(10) for _ in range(columns)] for _ in range(r.randint(1, 4))]


def make(kind: str, r: Random) -> Any:
    """A random value of the type."""
    return _MAKERS[kind](r)


def render(value: Any) -> str:
    """Source text of a value; sets are written in order so that the text does not depend on hashing."""
    if isinstance(value, set):
        return "{" + ", ".join(render(item) for item in sorted(value, key=repr)) + "}" if value else "set()"
    if isinstance(value, list):
        return "[" + ", ".join(map(render, value)) + "]"
    if isinstance(value, tuple):
        return "(" + ", ".join(map(render, value)) + ("," if len(value) == 1 else "") + ")"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{render(key)}: {render(item)}" for key, item in value.items()) + "}"
    return repr(value)
