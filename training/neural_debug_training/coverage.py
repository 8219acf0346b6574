"""Counts the executed steps of traces by what their statement contains, to find what training sees too seldom.

    python -m neural_debug_training.coverage training/data/traces-*.jsonl.gz [--missing 50]

A method is counted for the type that its receiver has in the step (or by its form); as `?` where that cannot be told
and several types have it. A table of groups has one row a construct and one column a file.
"""

from __future__ import annotations

import argparse
import collections
import itertools
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from .constructs import COUNTED_AS_DICT, METHODS, Construct, Constructs, Line, everything
from .program_files import open_text

Counts = collections.Counter[Construct]

_UNKNOWN = "?"
_DICT = re.compile(r"\{(?:\}|('(?:[^'\\]|\\.)*'|[^:{'\"]+|\([^()]*\)): )")
_CALLED = re.compile(r"(\w+)\(")


def type_of(text: str) -> str:
    """The type of a value as traces write it; "" if it is none that is counted."""
    text = re.sub(r"^@\d+", "", text)
    first = text[:1]
    if first in "'\"":
        return "str"
    if first == "[":
        return "list"
    if first == "(":
        return "tuple"
    if first == "{":
        return "dict" if _DICT.match(text) else "set"
    if text[:2] in ("b'", 'b"'):
        return "bytes"
    if re.fullmatch(r"-?\d+", text):
        return "int"
    if re.fullmatch(r"-?[\d.]+(e[+-]?\d+)?", text):
        return "float"
    called = _CALLED.match(text)
    return called[1] if called else ""


def counts(path: str, limit: int | None = None) -> Counts:
    """Counts over a file of traces."""
    found: Counts = collections.Counter()
    source, program = "", None
    for trace in _traces(path, limit):
        if trace["source"] != source:
            source = trace["source"]
            try:
                program = Constructs(source)
            except (SyntaxError, ValueError, RecursionError, MemoryError):
                program = None
        if program is not None:
            for step in trace["steps"]:
                line = program.lines.get(step["line"]) if step["event"] == "line" else None
                if line is not None:
                    found.update(line.constructs)
                    found.update(_methods(line, step))
    return found


def _traces(path: str, limit: int | None) -> Iterator[dict[str, Any]]:
    with open_text(path, "rt") as lines:
        yield from map(json.loads, itertools.islice(lines, limit))


def _methods(line: Line, step: dict[str, Any]) -> set[Construct]:
    found = set()
    for name, method in line.methods:
        value = step["locals"].get(name) or step["globals"].get(name)
        kind = type_of(value) if value else ""
        having = METHODS[method]
        if kind in COUNTED_AS_DICT and kind not in having:
            kind = "dict"
        if kind in having:
            found.add((kind, method))
        elif not value and [having_type for having_type in having if having_type != "bytes"] == having[:1]:
            found.add((having[0], method))  # bytes are too rare to be guessed
        elif not value:
            found.add((_UNKNOWN, method))
    return found


def table(by_file: dict[str, Counts]) -> str:
    """A row for each construct that could be counted, by group, and a column for each file."""
    total = sum(by_file.values(), collections.Counter[Construct]())
    heads = "".join(f"{name[-12:]:>13}" for name in by_file)
    lines = []
    for group, names in [*everything().items(), (_UNKNOWN, sorted({n for g, n in total if g == _UNKNOWN}))]:
        lines.append(f"\n{group:28}{'all':>10}{heads}")
        for name in sorted(names, key=lambda name, group=group: (-total[group, name], name)):  # type: ignore[misc]
            row = "".join(f"{found[group, name]:13}" for found in by_file.values())
            lines.append(f"  {name:26}{total[group, name]:10}{row}")
    return "\n".join(lines)


def missing(by_file: dict[str, Counts], least: int) -> str:
    """The constructs with fewer steps, a line for each group."""
    total = sum(by_file.values(), collections.Counter[Construct]())
    lines = []
    for group, names in everything().items():
        rare = [f"{name} {total[group, name]}" for name in names if total[group, name] < least]
        if rare:
            lines.append(f"{group} ({len(rare)} of {len(names)}): {', '.join(rare)}")
    return "\n".join(lines)


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("traces", nargs="+", metavar="FILE")
    parser.add_argument("--missing", type=int, metavar="N", help="list what has fewer than N steps instead")
    parser.add_argument("--limit", type=int, help="traces of each file at most")
    options = parser.parse_args()
    by_file: dict[str, Counts] = {}
    for path in options.traces:
        name = re.sub(r"^traces-|\.jsonl.*$", "", Path(path).name)
        by_file[name] = by_file.get(name, collections.Counter()) + counts(path, options.limit)
    print(missing(by_file, options.missing) if options.missing is not None else table(by_file))


if __name__ == "__main__":
    main()
