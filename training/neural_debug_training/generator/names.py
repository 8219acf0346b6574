"""Pools of usual variable and function names, by type of value."""

from __future__ import annotations

from random import Random

_STRING = [
    "text",
    "s",
    "string",
    "st",
    "txt",
    "word",
    "line",
    "message",
    "msg",
    "str1",
    "sentence",
    "phrase",
    "content",
    "data",
    "name",
    "value",
    "title",
    "token",
    "source",
    "raw",
    "label",
    "input_str",
    "letters",
    "code",
    "sample",
]
_CHARACTER = ["c", "char", "ch", "letter", "x", "sep", "l", "symbol", "digit", "item", "k", "i", "a"]
_INTEGER = [
    "n",
    "i",
    "j",
    "k",
    "x",
    "y",
    "count",
    "num",
    "m",
    "total",
    "number",
    "idx",
    "index",
    "pos",
    "limit",
    "size",
    "a",
    "b",
    "p",
    "q",
    "t",
    "start",
    "end",
    "step",
    "score",
    "length",
    "cnt",
    "res",
    "value",
    "width",
    "offset",
    "target",
    "amount",
]
_FLOAT = ["x", "y", "f", "rate", "ratio", "price", "avg", "mean", "value", "total", "z", "factor", "weight", "amount"]
_BOOLEAN = ["flag", "found", "ok", "done", "b", "valid", "is_valid", "res", "check", "match", "has_it", "p"]
_NUMBERS = [
    "nums",
    "lst",
    "numbers",
    "l",
    "arr",
    "array",
    "values",
    "items",
    "li",
    "data",
    "a",
    "xs",
    "vals",
    "list1",
    "seq",
    "scores",
    "ls",
    "nums1",
    "new",
]
_STRINGS = [
    "words",
    "lst",
    "names",
    "items",
    "parts",
    "tokens",
    "l",
    "strs",
    "lines",
    "strings",
    "arr",
    "chars",
    "pieces",
    "ls",
    "values",
    "keys",
    "fields",
    "new_list",
    "a",
]
_MAPPING = [
    "d",
    "dic",
    "dict1",
    "mapping",
    "counts",
    "table",
    "data",
    "dct",
    "freq",
    "lookup",
    "m",
    "record",
    "info",
    "cache",
    "result",
    "base",
    "config",
]
_SET = ["seen", "s1", "unique", "st", "group", "items", "pool", "visited", "members", "u"]
_TUPLE = ["t", "tup", "pair", "point", "row", "values", "tpl", "record", "items", "entry"]
_NESTED = ["matrix", "grid", "rows", "lists", "groups", "table", "nested", "data", "mat", "pairs", "arrays"]
_RESULT = ["result", "res", "ans", "output", "out", "ret", "new", "r", "final", "acc"]
_SUFFIXED = ["2", "1", "_new", "_2", "s2", "0", "3"]

POOLS: dict[str, list[str]] = {
    "s": _STRING,
    "w": _STRING + _CHARACTER,
    "c": _CHARACTER,
    "i": _INTEGER,
    "f": _FLOAT,
    "b": _BOOLEAN,
    "li": _NUMBERS,
    "lf": _NUMBERS,
    "lb": _BOOLEAN + _NUMBERS,
    "ls": _STRINGS,
    "lm": _NUMBERS + _STRINGS,
    "ll": _NESTED,
    "lp": _NESTED,
    "ti": _TUPLE,
    "ts": _TUPLE,
    "tp": _TUPLE,
    "tii": _TUPLE,
    "si": _SET,
    "ss": _SET,
    "dsi": _MAPPING,
    "dis": _MAPPING,
    "dss": _MAPPING,
    "dii": _MAPPING,
    "dsl": _MAPPING,
    "y": ["b", "data", "raw", "encoded", "buf"],
    "o": [*_RESULT, "value", "x", "item", "obj", "val"],
    "k": ["key", "k", "name", "x", "i"],
    "v": ["value", "v", "val", "x", "y"],
}

FUNCTIONS = [
    "func",
    "solve",
    "process",
    "compute",
    "run",
    "transform",
    "check",
    "convert",
    "test",
    "helper",
    "calc",
    "build",
    "count_items",
    "update",
    "main",
    "go",
    "apply",
    "handle",
]
HELPERS = [
    "helper",
    "g",
    "h",
    "inner",
    "process",
    "convert",
    "check",
    "update",
    "apply",
    "step",
    "score",
    "transform",
    "is_good",
    "get_value",
    "combine",
    "clean",
    "measure",
    "pick",
    "fix",
    "scale",
    "normalize",
]


def pick_name(rng: Random, kind: str, used: set[str], result: bool = False) -> str:
    """A usual name for a value of this type that is not yet in use."""
    pool = POOLS.get(kind, POOLS["o"])
    for attempt in range(12):
        name = rng.choice(_RESULT if result and attempt < 3 else pool)
        if attempt > 5:
            name += rng.choice(_SUFFIXED)
        if name not in used:
            return name
    number = 1
    while f"v{number}" in used:
        number += 1
    return f"v{number}"
