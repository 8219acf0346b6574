"""Finds training programs that hold a function of a benchmark, whatever its names and constants are.

    python -m neural_debug_training.contamination --benchmark CASES.jsonl... --programs FILE.jsonl[.gz]... --out ids.txt

Functions are compared statement by statement, as syntax trees without names (but of built-ins), constants, annotations
and docstrings. *Same* are those with the same statements; *near* those of at least four statements whose statements,
counted with multiplicity, have a Jaccard index of `--near` or more. Functions of one statement are the same by chance:
they are counted but not written to the file. Files are programs, traces or cases with `code`; the ids written are those
of traces without the number of the run, which the tracer leaves out again by `--leave-out`.
"""

from __future__ import annotations

import argparse
import ast
import builtins
import collections
import json
import sys
import warnings
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from .program_files import open_text

_BUILTINS = frozenset(dir(builtins))
_NEAR_STATEMENTS = 4
_HIDDEN = frozenset({"id", "arg", "name", "rest", "asname", "value", "kind", "annotation", "returns", "ctx"})
_BLOCKS = frozenset({"body", "orelse", "finalbody", "handlers", "cases"})

Statements = tuple[str, ...]


@dataclass(frozen=True)
class Match:
    """A function of a training program that a benchmark has too; how many statements it has."""

    program: str
    case: str
    statements: int
    exact: bool


def functions(code: str) -> Iterator[Statements]:
    """The statements of each function, nested ones also on their own; none of what does not parse."""
    return (statements for _, statements in functions_at(code))


def functions_at(code: str) -> Iterator[tuple[tuple[int, int], Statements]]:
    """The same, each with its first and last line."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            tree = ast.parse(code)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield (node.lineno, node.end_lineno or node.lineno), tuple(_statements(node.body, 0))


def _statements(body: list[ast.stmt], depth: int) -> Iterator[str]:
    for statement in body:
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
            continue  # a docstring
        yield f"{depth} {_shape(statement)}"
        yield from _blocks(statement, depth + 1)


def _blocks(node: ast.AST, depth: int) -> Iterator[str]:
    for name, value in ast.iter_fields(node):
        if name in ("handlers", "cases"):
            for part in value:
                yield f"{depth} {_shape(part)}"
                yield from _blocks(part, depth + 1)
        elif name in _BLOCKS and isinstance(value, list):
            if name != "body" and value:
                yield f"{depth} {name}"
            yield from _statements(value, depth)


def _shape(node: ast.AST) -> str:
    """A node without its blocks, names and constants."""
    if isinstance(node, ast.Name):
        return node.id if node.id in _BUILTINS else "_"
    if isinstance(node, ast.Constant):
        return type(node.value).__name__
    parts = [type(node).__name__]
    for name, value in ast.iter_fields(node):
        if name in _HIDDEN and not (name == "value" and isinstance(value, ast.AST)):
            continue
        if isinstance(value, list) and name not in _BLOCKS:
            parts.append("[" + ",".join(_shape(item) for item in value if isinstance(item, ast.AST)) + "]")
        elif isinstance(value, ast.AST):
            parts.append(_shape(value))
        elif isinstance(value, str):
            parts.append(value)
    return f"({' '.join(parts)})"


def programs(paths: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Ids as in traces (without the number of the run) and sources; every source of a trace file once."""
    for path in paths:
        file, seen = Path(path).name.split(".")[0], ""
        with open_text(path, "rt") as lines:
            for line in filter(str.strip, lines):
                item = json.loads(line)
                if "code" in item:
                    yield f"{item.get('file', file)}/{item['id']}", item["code"]
                elif item["source"] != seen:
                    seen = item["source"]
                    yield item["id"].rpartition("#")[0], seen


class Benchmark:
    """The functions of the cases, found again by their statements."""

    def __init__(self, cases: Iterable[tuple[str, str]], near: float) -> None:
        self._near = near
        self._exact: dict[Statements, str] = {}
        self._counts: list[tuple[str, collections.Counter[str]]] = []
        self._having: dict[str, list[int]] = collections.defaultdict(list)
        self.functions: collections.Counter[str] = collections.Counter()
        for case, code in cases:
            for statements in functions(code):
                self.functions[size_of(len(statements))] += 1
                self._exact.setdefault(statements, case)
                if len(statements) >= _NEAR_STATEMENTS:
                    for statement in set(statements):
                        self._having[statement].append(len(self._counts))
                    self._counts.append((case, collections.Counter(statements)))

    def matches(self, program: str, code: str) -> Iterator[Match]:
        """One match for each function of the program that a case has too."""
        for statements in functions(code):
            match = self.match(program, statements)
            if match is not None:
                yield match

    def match(self, program: str, statements: Statements) -> Match | None:
        """Which case has this function of the program, if one has."""
        case = self._exact.get(statements)
        if case is not None:
            return Match(program, case, len(statements), True)
        if len(statements) >= _NEAR_STATEMENTS and (case := self._like(statements)) is not None:
            return Match(program, case, len(statements), False)
        return None

    def _like(self, statements: Statements) -> str | None:
        own = collections.Counter(statements)
        common: collections.Counter[int] = collections.Counter()
        for statement, count in own.items():
            for number in self._having.get(statement, ()):
                common[number] += min(count, self._counts[number][1][statement])
        for number, shared in common.items():
            case, other = self._counts[number]
            if shared >= self._near * (len(statements) + other.total() - shared):
                return case
        return None


def size_of(statements: int) -> str:
    """The row of the table that a function of so many statements is counted in."""
    return "1" if statements <= 1 else "2-3" if statements < _NEAR_STATEMENTS else "4+"


def report(matches: list[Match], benchmark: Benchmark) -> str:
    """A table of counts by size of the functions."""
    lines = [f"{'statements':12}{'benchmark':>10}{'same':>8}{'near':>8}{'programs':>10}{'cases':>8}"]
    for size in ("1", "2-3", "4+"):
        rows = [match for match in matches if size_of(match.statements) == size]
        same = sum(match.exact for match in rows)
        found, cases = {match.program for match in rows}, {match.case for match in rows}
        lines.append(
            f"{size:12}{benchmark.functions[size]:10}{same:8}{len(rows) - same:8}{len(found):10}{len(cases):8}"
        )
    return "\n".join(lines)


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--benchmark", nargs="+", required=True, metavar="FILE")
    parser.add_argument("--programs", nargs="+", required=True, metavar="FILE")
    parser.add_argument("--near", type=float, default=0.9, help="least Jaccard index of near functions")
    parser.add_argument("--out", metavar="FILE", help="gets the ids of programs to leave out, one a line")
    parser.add_argument("--list", action="store_true", help="show which program is like which case")
    options = parser.parse_args()
    benchmark = Benchmark(programs(options.benchmark), options.near)
    matches: list[Match] = []
    count = 0
    for program, code in programs(options.programs):
        count += 1
        matches.extend(benchmark.matches(program, code))
    serious = [match for match in matches if match.statements > 1]
    print(f"{count} programs")
    print(report(matches, benchmark))
    if options.list:
        for match in serious:
            kind = "same" if match.exact else "near"
            print(f"{kind} {match.statements:3} {match.program} {match.case}")
    ids = sorted({match.program for match in serious})
    print(f"{len(ids)} programs to leave out", file=sys.stderr)
    if options.out:
        Path(options.out).write_text("".join(f"{name}\n" for name in ids), encoding="utf-8")


if __name__ == "__main__":
    main()
