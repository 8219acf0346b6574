"""Programs as they are and with other words and numbers, in the form that `neural-debug encode --kind run` takes.

    python -m neural_debug_training.reworded --programs FOLDER --copies 4 --seed 1 --out traces-ordinary.jsonl.gz

A word of a text becomes the same other word everywhere in the program, so that keys are still found; words that are
names of the program stay, and so do patterns and formats. A line of the output is a trace without steps: what the
program does is worked out while it is encoded.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from .program_files import open_text

_WORD = re.compile(r"[A-Za-z]{3,12}")
_NUMBER = re.compile(r"(?<![\w.:-])\d{1,4}(?![\w.:-])")
_SPECIAL = re.compile(r"[\\%{}\[\]()^$|*?<>]")
"""What patterns and formats have."""
_KEPT_NUMBERS = frozenset({0, 1, 2, 10, 16, 60, 100, 1000})
_SHARE = 0.6
"""Of words and of numbers that become others."""


def words_of(sources: list[str]) -> list[str]:
    """Words in the texts of programs, each once."""
    found = {word for source in sources for text in _texts(ast.parse(source)) for word in _WORD.findall(text)}
    return sorted(found)


def reworded(source: str, rng: Random, words: list[str]) -> str:
    """The program with other words and numbers; the same one where there is nothing to change."""
    tree = ast.parse(source)
    meant = _Meanings(rng, words, _names(tree))
    lines = source.encode().splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    data = b"".join(lines)
    for node in sorted(_constants(tree), key=lambda node: (node.lineno, node.col_offset), reverse=True):
        start, end = (
            starts[node.lineno - 1] + node.col_offset,
            starts[(node.end_lineno or 1) - 1] + (node.end_col_offset or 0),
        )
        written = data[start:end].decode()
        data = data[:start] + meant.of(node.value, written).encode() + data[end:]
    text = data.decode()
    try:
        compile(text, "<copy>", "exec", dont_inherit=True)
    except (SyntaxError, ValueError):
        return source
    return text


class _Meanings:
    """What words and numbers become, the same everywhere in one program."""

    def __init__(self, rng: Random, words: list[str], names: frozenset[str]) -> None:
        self._rng = rng
        self._words = words
        self._kept = names
        self._found: dict[object, str] = {}

    def of(self, value: object, written: str) -> str:
        """The text of the constant that is written so."""
        if isinstance(value, str):
            if _SPECIAL.search(value) or _SPECIAL.search(written):
                return written
            return _NUMBER.sub(lambda one: self._number(int(one[0]), one[0]), _WORD.sub(self._word, written))
        if type(value) is int:
            return written if value in _KEPT_NUMBERS or not written.isdigit() else self._number(value, written)
        if type(value) is float and re.fullmatch(r"\d+\.\d+", written):
            return self._once(value, lambda: self._other_float(value, written))
        return written

    def _word(self, match: re.Match[str]) -> str:
        word = match[0]
        if word in self._kept or word.lower() in self._kept:
            return word
        return self._once(word, lambda: self._other_word(word))

    def _once(self, key: object, make: object) -> str:
        assert callable(make)
        if key not in self._found:
            self._found[key] = str(make())
        return self._found[key]

    def _other_word(self, word: str) -> str:
        if self._rng.random() > _SHARE:
            return word
        other = self._rng.choice(self._words).lower()
        if other in self._kept or other in self._found.values():
            return word
        return other.upper() if word.isupper() else other.capitalize() if word[0].isupper() else other

    def _number(self, value: int, written: str) -> str:
        def other() -> str:
            if self._rng.random() > _SHARE or written != str(value):
                return written
            if value <= 12:
                return str(max(1, value + self._rng.choice([-2, -1, 1, 2, 3])))
            return str(self._rng.randrange(10 ** (len(written) - 1), 10 ** len(written)))

        return self._once(value, other)

    def _other_float(self, value: float, written: str) -> str:
        if value < 1 or self._rng.random() > _SHARE:
            return written
        decimals = len(written.split(".")[1])
        return f"{self._rng.uniform(1, 2 * value):.{decimals}f}"


def _constants(tree: ast.Module) -> Iterator[ast.Constant]:
    """Constants with a true place: CPython 3.11 has none in f-strings. Docstrings and texts over several lines stay."""
    waiting: list[ast.AST] = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.JoinedStr):
            continue
        if isinstance(node, ast.Constant) and node.lineno == node.end_lineno:
            yield node
        is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        waiting.extend([] if is_text else ast.iter_child_nodes(node))


def _texts(tree: ast.Module) -> Iterator[str]:
    return (node.value for node in _constants(tree) if isinstance(node.value, str) and not _SPECIAL.search(node.value))


def _names(tree: ast.Module) -> frozenset[str]:
    """Names of the program, and words of its patterns and formats, and in its f-strings, which stay."""
    found: set[str] = set()
    for node in ast.walk(tree):
        for _, value in ast.iter_fields(node):
            if isinstance(value, str) and not isinstance(node, ast.Constant):
                found.add(value)
        inside = list(ast.walk(node)) if isinstance(node, ast.JoinedStr) else []
        for text in [node, *inside]:
            if (
                isinstance(text, ast.Constant)
                and isinstance(text.value, str)
                and (inside or _SPECIAL.search(text.value))
            ):
                found.update(_WORD.findall(text.value))
    return frozenset(found)


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--programs", required=True, help="folder with files of Python")
    parser.add_argument("--copies", type=int, default=4)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--part", default="0/1", help="0/2 and 1/2 are the two halves of all copies")
    parser.add_argument("--out", required=True)
    options = parser.parse_args()
    folder = Path(options.programs)
    sources = {str(path.relative_to(folder))[:-3]: path.read_text() for path in sorted(folder.rglob("*.py"))}
    words = words_of(list(sources.values()))
    part, parts = map(int, options.part.split("/"))
    at = written = 0
    Path(options.out).parent.mkdir(parents=True, exist_ok=True)
    with open_text(options.out, "wt") as out:
        for name, source in sources.items():
            rng = Random(f"{options.seed} {name}")
            copies = [source, *(reworded(source, rng, words) for _ in range(options.copies))]
            for number, copy in enumerate(dict.fromkeys(copies)):
                at += 1
                if at % parts != part:
                    continue
                out.write(json.dumps({"id": f"{name}#{number}", "source": copy, "call": None, "steps": []}) + "\n")
                written += 1
    print(f"{written} copies of {len(sources)} programs", file=sys.stderr)


if __name__ == "__main__":
    main()
