"""Drills of single operations, on values as they come in ordinary code.

    python -m neural_debug_training.operations.drills --count 40 --seed 1 [--values TRACES.jsonl.gz...] --out drills.jsonl.gz

Every operation of the table gets `--count` programs of one line each. Texts, numbers, lists and the like are taken from
recorded traces where such are given (see `suites`), and made up otherwise.
"""

from __future__ import annotations

import argparse
import ast
import json
import random
import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from ..program_files import open_text
from .read_texts import read_texts
from .table import OPERATIONS, Operation
from .written import PRELUDES, written

_LONGEST = 60
"""Characters of a value."""
_POOL = 4000
_LETTERS = "etaoinshrdlucmfwypvbgkqjxz"
_MODULES = [
    "re",
    "datetime",
    "json",
    "collections",
    "itertools",
    "functools",
    "operator",
    "bisect",
    "textwrap",
    "math",
    "os",
    "calendar",
    "csv",
    "dataclasses",
    "heapq",
    "io",
    "statistics",
    "string",
    "struct",
    "sys",
]


class Values:
    """Values by type, as they come in ordinary code."""

    def __init__(self, rng: random.Random, found: dict[str, list[Any]]) -> None:
        self._rng = rng
        self._found = found

    def _of(self, kind: str, make: Callable[[], Any]) -> Any:
        pool = self._found.get(kind)
        return self._rng.choice(pool) if pool and self._rng.random() < 0.8 else make()

    def _word(self) -> str:
        return "".join(self._rng.choices(_LETTERS, k=self._rng.randint(1, 8)))

    def _number(self) -> int:
        size = self._rng.choice([4, 10, 100, 100, 1000, 70000])
        return self._rng.randrange(size) * (-1 if self._rng.random() < 0.15 else 1)

    def _sentence(self) -> str:
        return self._rng.choice([" ", " ", "_", "-", "/", ", "]).join(
            self._word() for _ in range(self._rng.randint(1, 4))
        )

    def text(self) -> str:
        """A text that is not empty."""
        return str(self._of("str", self._sentence)) or "a"

    def operands(self) -> dict[str, Any]:
        """A value for every name that the table uses."""
        rng, text = self._rng, self.text()
        other = rng.choice([self.text(), text[: rng.randint(1, 4)], text[-2:], text])
        numbers = list(self._of("list[int]", lambda: [self._number() for _ in range(rng.randint(1, 7))])) or [1]
        words = list(self._of("list[str]", lambda: [self._word() for _ in range(rng.randint(1, 5))])) or ["a"]
        table = dict(self._of("dict", lambda: {self._word(): self._number() for _ in range(rng.randint(1, 4))})) or {
            "a": 1
        }
        raw = bytes(self._of("bytes", lambda: bytes(rng.randrange(256) for _ in range(rng.randint(1, 9))))) or b"a"
        n, floating = (
            int(self._of("int", self._number)),
            float(self._of("float", lambda: rng.randrange(-4000, 4000) / 16)),
        )
        near = rng.choice([n, n + 1, n - 1, self._number(), int(self._of("int", self._number))])
        i = rng.randint(0, min(4, len(text) - 1, len(numbers) - 1, len(words) - 1, max(0, len(raw) - 1)))
        places = [rng.randint(0, 12) for _ in range(rng.randint(1, 6))]
        return {
            **written(rng, self._word, words, numbers),
            **read_texts(rng, self._word),
            "s": text, "t": other, "c": rng.choice([*text, rng.choice(" ,.:/_-=aex0")]), "i": i, "j": i + rng.randint(0, 4),
            "k": rng.randint(1, 8), "w": rng.randint(2, 14), "n": n, "m": near or 1, "x": floating,
            "y": rng.choice([floating, floating + 0.5, float(self._number())]), "xs": numbers,
            "ys": rng.choice([numbers[:2], numbers, [self._number() for _ in range(rng.randint(0, 4))]]), "ws": words,
            "ds": [str(place) for place in places], "xs2": places[:2], "xs3": places[:3], "xs8": [n % 256 for n in places],
            "xss": [[self._number(), self._number()] for _ in range(rng.randint(1, 3))], "tp": tuple(numbers[:4]),
            "tq": tuple(rng.choice([numbers[:2], [self._number()]])), "d": table, "key": rng.choice(list(table)),
            "d2": rng.choice([dict(table), {self._word(): self._number()}]), "dd": {"a": {"b": n}}, "st": set(places),
            "su": {rng.randint(0, 12) for _ in range(3)}, "b": raw, "e": rng.choice([raw[:1], raw[-2:], b"a"]),
            "bb": bytearray(raw[:5]), "v": rng.choice([None, n, text, numbers[:2], True, False, {}, "", 0]),
            "s2": str(n), "s16": format(abs(n), "x"), "sx": repr(floating), "c65": rng.randint(48, 122),
            "p": "/".join([self._word(), self._word() + rng.choice([".py", ".tar.gz", ""])]),
        }  # fmt: skip


def found_values(paths: Iterable[str]) -> dict[str, list[Any]]:
    """Values of the names of recorded steps, by type; the same one once."""
    found: dict[str, dict[str, Any]] = {}
    for path in paths:
        with open_text(path, "rt") as lines:
            for line in lines:
                for step in json.loads(line)["steps"]:
                    for text in step["locals"].values():
                        if len(text) <= _LONGEST and text[0] not in "<@":
                            _note(found, text)
    return {kind: list(values.values()) for kind, values in found.items()}


def _note(found: dict[str, dict[str, Any]], text: str) -> None:
    try:
        value = ast.literal_eval(text)
    except (ValueError, SyntaxError, MemoryError, RecursionError):
        return
    kind = type(value).__name__
    if kind == "list" and value and all(type(item) is type(value[0]) for item in value):
        kind = f"list[{type(value[0]).__name__}]"
    if kind == "dict" and not all(type(key) is str and type(item) is int for key, item in value.items()):
        return
    pool = found.setdefault(kind, {})
    if len(pool) < _POOL:
        pool[text] = value


def _names(text: str) -> list[str]:
    """Names that an expression or statement has, in their order."""
    found = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Name)]
    return list(dict.fromkeys(node.id for node in sorted(found, key=lambda node: node.col_offset)))


def program(operation: Operation, values: dict[str, Any]) -> tuple[str, str]:
    """A function of one line, and the call of it."""
    names = _names(operation.text)
    given = [name for name in names if name in values]
    call = f"f({', '.join(repr(values[name]) for name in given)})"
    used = {*names, *_names(call)}
    begin = "".join(f"import {name}\n" for name in _MODULES if name in used)
    begin += "".join(text for name, text in PRELUDES.items() if name in used)
    body = operation.text if operation.is_statement else f"return {operation.text}"
    tail = f"\n    return {given[0]}" if operation.is_statement and given else ""
    return f"{begin}def f({', '.join(given)}):\n    {body}{tail}\n", call


def drills(count: int, seed: int, found: dict[str, list[Any]]) -> Iterator[dict[str, Any]]:
    """Programs in the form that the tracer takes: one for each operation and call."""
    for number, operation in enumerate(OPERATIONS):
        rng = random.Random(f"{seed} {operation.text}")
        values = Values(rng, found)
        calls: dict[str, str] = {}
        for _ in range(3 * count):
            source, call = program(operation, values.operands())
            if len(call) <= 4 * _LONGEST:
                calls.setdefault(call, source)
            if len(calls) == count:
                break
        name = re.sub(r"\W+", "_", operation.text)[:30]
        source = next(iter(calls.values()))
        yield {"id": f"{number}-{name}", "code": source, "entry": "f", "calls": list(calls)}


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--values", nargs="*", default=[], help="traces that the values are taken from")
    parser.add_argument("--out", required=True)
    options = parser.parse_args()
    with open_text(options.out, "wt") as out:
        for one in drills(options.count, options.seed, found_values(options.values)):
            out.write(json.dumps(one) + "\n")


if __name__ == "__main__":
    main()
