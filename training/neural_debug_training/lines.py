"""Which physical lines belong to one step: multi-line statements and headers count as their first line."""

from __future__ import annotations

import ast
import re


def source_lines(source: str) -> list[str]:
    """Split the source the way CPython counts lines (not at form feeds or other Unicode separators)."""
    return re.split(r"\r\n|\r|\n", source)


def _start(node: ast.stmt) -> int:
    """Line (1-based) where the statement begins, its decorators included."""
    decorators = getattr(node, "decorator_list", None)
    return decorators[0].lineno if decorators else node.lineno


def first_lines(tree: ast.AST) -> dict[int, int]:
    """Map each physical line (1-based) of a multi-line statement or compound header to its first line.

    Decorators belong to the header of what they decorate. Lines of one-line statements are not in the map.
    """
    first: dict[int, int] = {}
    for node in ast.walk(tree):
        if isinstance(node, (ast.Try, ast.TryStar)):
            continue
        if isinstance(node, ast.Match):
            start, end = node.lineno, node.subject.end_lineno or node.lineno
        elif isinstance(node, ast.match_case):
            start, end = node.pattern.lineno, _start(node.body[0]) - 1
        elif isinstance(node, (ast.stmt, ast.ExceptHandler)):
            body = getattr(node, "body", None)
            start = _start(node) if isinstance(node, ast.stmt) else node.lineno
            end = _start(body[0]) - 1 if body else node.end_lineno or start
        else:
            continue
        if end > start:
            first.update(dict.fromkeys(range(start, end + 1), start))
    return first


def except_lines(tree: ast.AST) -> frozenset[int]:
    """Lines (1-based) of all `except` clauses."""
    return frozenset(node.lineno for node in ast.walk(tree) if isinstance(node, ast.ExceptHandler))
