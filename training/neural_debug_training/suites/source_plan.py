"""What is worth recording of a source file: its statements, and the names that each of them mentions."""

from __future__ import annotations

import ast
import warnings
from dataclasses import dataclass, field
from pathlib import Path

from ..frames import is_dunder
from ..instrument import Program, Span
from ..lines import except_lines, first_lines, source_lines

Parts = dict[str, "Parts | None"]
"""Attributes that are read of a value, with those read of each; None where the value itself is used."""

_COMPOUND = frozenset(("body", "orelse", "finalbody", "handlers", "cases"))
_PASSED_OVER = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom, ast.Global,
                ast.Nonlocal, ast.Pass, ast.Break, ast.Continue, ast.Try, ast.TryStar, ast.AsyncFor, ast.AsyncWith,
                ast.With, ast.Match)  # fmt: skip
_DECIDING = (ast.If, ast.While, ast.For, ast.Raise, ast.Assert, ast.AugAssign, ast.Delete)
_OPERATIONS = (ast.Call, ast.BinOp, ast.BoolOp, ast.Compare, ast.UnaryOp, ast.Subscript, ast.JoinedStr, ast.IfExp,
               ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.Starred)  # fmt: skip
_LEFT_OUT = (ast.Yield, ast.YieldFrom, ast.Await)
_PRINTS = frozenset(("print", "stdout", "stderr", "input", "open"))


@dataclass
class Wanted:
    """A statement: what it mentions, and how often it was looked at and kept."""

    names: Parts
    looked_at: int = 0
    kept: int = 0


@dataclass
class SourcePlan:
    """The statements of a file by their first line, counted from 1."""

    identity: str
    program: Program
    wanted: dict[int, Wanted] = field(default_factory=dict)

    def line_of(self, raw: int) -> int:
        """The line that the statement around a physical line begins on."""
        return self.program.first.get(raw, raw)


def plan_of(path: Path, identity: str, left_out: frozenset[tuple[int, int]] = frozenset()) -> SourcePlan | None:
    """The plan of a file; None where it does not parse. `left_out` are stretches of lines that stay out."""
    try:
        source = path.read_text(encoding="utf-8")
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            tree = ast.parse(source)
    except (OSError, SyntaxError, ValueError, RecursionError):
        return None
    program = Program(source, source_lines(source), first_lines(tree), except_lines(tree))
    plan = SourcePlan(identity, program)
    crowded: dict[int, int] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            span = _span(program, node)
            program.calls[span[2], span[3]] = span
        if not isinstance(node, ast.stmt) or isinstance(node, _PASSED_OVER):
            continue
        crowded[node.lineno] = crowded.get(node.lineno, 0) + 1
        if any(first <= node.lineno <= last for first, last in left_out):
            continue
        names = _mentioned(node)
        if names is not None:
            plan.wanted[node.lineno] = Wanted(names)
    for line, count in crowded.items():
        if count > 1:
            plan.wanted.pop(line, None)
    return plan


def _span(program: Program, node: ast.expr) -> Span:
    return program.span(node.lineno, node.col_offset, node.end_lineno or node.lineno, node.end_col_offset or 0)


def _own_nodes(statement: ast.stmt) -> list[ast.AST]:
    """All nodes of a statement but those of its blocks."""
    found: list[ast.AST] = []
    for name, value in ast.iter_fields(statement):
        if name in _COMPOUND:
            continue
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.AST):
                found.extend(ast.walk(part))
    return found


def _mentioned(statement: ast.stmt) -> Parts | None:
    """Names and what is read of each; None for a statement that is not recorded."""
    nodes = _own_nodes(statement)
    names: Parts = {}
    inner = {id(node.value) for node in nodes if isinstance(node, ast.Attribute)}
    for node in nodes:
        if isinstance(node, _LEFT_OUT):
            return None
        if isinstance(node, ast.Name):
            if node.id in _PRINTS:
                return None
            if id(node) not in inner and not is_dunder(node.id):
                names[node.id] = None
        elif isinstance(node, ast.Attribute):
            if node.attr in _PRINTS:
                return None
            if id(node) not in inner:
                _add_path(names, node)
    # What is only handed on is never asked about.
    if not isinstance(statement, _DECIDING) and not any(isinstance(node, _OPERATIONS) for node in nodes):
        return None
    return names


def _add_path(names: Parts, node: ast.expr) -> None:
    """`a.b.c`: of `a` the part `b`, of that the part `c`."""
    path: list[str] = []
    while isinstance(node, ast.Attribute):
        path.append(node.attr)
        node = node.value
    if not isinstance(node, ast.Name) or is_dunder(node.id):
        return
    parts: Parts | None = names
    for name in [node.id, *reversed(path)]:
        if parts is None:
            return
        last = parts.get(name, {})
        parts[name] = last
        parts = last
