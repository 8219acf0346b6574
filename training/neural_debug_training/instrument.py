"""Rewrites a program so that it reports the values of its sub-expressions while it runs.

Every sub-expression becomes `__nd_value__(index, expression)` and every iterable of a `for` statement
`__nd_iter__(index, expression)`. All nodes keep their locations, so the line events of CPython do not change.
"""

from __future__ import annotations

import ast
import types
from dataclasses import dataclass, field
from typing import Any

from .lines import except_lines, first_lines, source_lines

FILENAME = "<program>"
VALUE_HOOK = "__nd_value__"
ITER_HOOK = "__nd_iter__"

Span = tuple[int, int, int, int]
"""Line, column, end line, end column; lines 1-based, columns 0-based in characters."""

_COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp)
_OPERATIONS = (ast.BinOp, ast.BoolOp, ast.Compare, ast.Call, ast.IfExp, ast.JoinedStr, *_COMPREHENSIONS)
_OPAQUE = (ast.Lambda, ast.GeneratorExp, *_COMPREHENSIONS)


@dataclass(frozen=True)
class Loop:
    """A `for` statement: its line (1-based), the span of its iterable, whether that is a sub-expression."""

    line: int
    span: Span
    recorded: bool


@dataclass
class Program:
    """An instrumented program. `spans` and `loops` go by the indices that the hooks are called with."""

    source: str
    lines: list[str]
    first: dict[int, int]
    excepts: frozenset[int]
    code: types.CodeType = field(init=False)
    spans: dict[int, Span] = field(default_factory=dict)
    loops: dict[int, Loop] = field(default_factory=dict)
    calls: dict[tuple[int, int], Span] = field(default_factory=dict)
    """Calls by their end (line, column): CPython moves their start to a method name on a later line."""

    def span(self, line: int, column: int, end_line: int, end_column: int) -> Span:
        """Turn columns in UTF-8 bytes, as CPython counts them, into columns in characters."""
        return line, self._characters(line, column), end_line, self._characters(end_line, end_column)

    def _characters(self, line: int, column: int) -> int:
        text = self.lines[line - 1] if line <= len(self.lines) else ""
        if text.isascii():
            return column
        return len(text.encode("utf-8", "surrogatepass")[:column].decode("utf-8", "replace"))


class _Wrapper(ast.NodeTransformer):
    def __init__(self, program: Program) -> None:
        self._program = program
        self._count = 0

    def visit(self, node: Any) -> Any:
        """Transform a node and, if it is a sub-expression, wrap it."""
        changed = self._inside(node)
        if not _is_sub_expression(node):
            return changed
        index = self._next()
        self._program.spans[index] = self._span(node)
        return _hook(VALUE_HOOK, index, node, changed)

    def _inside(self, node: Any) -> Any:
        """Transform what is below a node, not the node itself."""
        if isinstance(node, _OPAQUE):
            return node
        method = getattr(self, "visit_" + type(node).__name__, self.generic_visit)
        return method(node)

    def _next(self) -> int:
        self._count += 1
        return self._count - 1

    def _span(self, node: Any) -> Span:
        return self._program.span(node.lineno, node.col_offset, node.end_lineno, node.end_col_offset)

    def _all(self, nodes: list[Any]) -> list[Any]:
        return [node if node is None else self.visit(node) for node in nodes]

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """The method that is called is not a value of its own, its receiver is."""
        span = self._span(node)
        self._program.calls[span[2], span[3]] = span
        node.func = self._inside(node.func) if isinstance(node.func, ast.Attribute) else self.visit(node.func)
        node.args = self._all(node.args)
        node.keywords = self._all(node.keywords)
        return node

    def visit_For(self, node: ast.For) -> ast.AST:
        """The iterable is reported by the hook that also remembers the iterator."""
        iterable = node.iter
        changed = self._inside(iterable)
        index = self._next()
        span = self._program.spans[index] = self._span(iterable)
        line = self._program.first.get(node.lineno, node.lineno)
        self._program.loops[index] = Loop(line, span, _is_sub_expression(iterable))
        node.iter = _hook(ITER_HOOK, index, iterable, changed)
        node.target = self.visit(node.target)
        node.body = self._all(node.body)
        node.orelse = self._all(node.orelse)
        return node

    def visit_JoinedStr(self, node: ast.JoinedStr) -> ast.AST:
        """Wrap what is inside only where CPython 3.11 knows its place (it errs in some long f-strings)."""
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                self._format(part)
        return node

    def _format(self, part: ast.FormattedValue) -> None:
        if self._is_located(part.value):
            part.value = self.visit(part.value)
        if isinstance(part.format_spec, ast.JoinedStr):
            self.visit_JoinedStr(part.format_spec)

    def _is_located(self, node: ast.expr) -> bool:
        text = ast.get_source_segment(self._program.source, node)
        try:
            return text is not None and ast.dump(ast.parse(f"({text})", mode="eval").body) == ast.dump(node)
        except (SyntaxError, ValueError):
            return False

    def _definition(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> ast.AST:
        node.decorator_list = self._all(node.decorator_list)
        node.args.defaults = self._all(node.args.defaults)
        node.args.kw_defaults = self._all(node.args.kw_defaults)
        node.body = self._all(node.body)
        return node

    visit_FunctionDef = visit_AsyncFunctionDef = _definition

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """Annotations are left alone."""
        node.target = self.visit(node.target)
        node.value = node.value and self.visit(node.value)
        return node

    def visit_match_case(self, node: ast.match_case) -> ast.AST:
        """Patterns are no expressions."""
        node.guard = node.guard and self.visit(node.guard)
        node.body = self._all(node.body)
        return node


def _is_sub_expression(node: ast.AST) -> bool:
    if isinstance(node, (ast.Subscript, ast.Attribute)):
        return isinstance(node.ctx, ast.Load)
    if isinstance(node, ast.UnaryOp):
        return not isinstance(node.operand, ast.Constant)
    return isinstance(node, _OPERATIONS)


def _hook(name: str, index: int, place: ast.expr, value: ast.expr) -> ast.Call:
    parts: list[ast.expr] = [ast.Name(name, ast.Load()), ast.Constant(index)]
    for part in parts:
        ast.copy_location(part, place)
    return ast.copy_location(ast.Call(parts[0], [parts[1], value], []), place)


def instrument(source: str) -> Program:
    """Compile a program with hooks.

    Raises SyntaxError, ValueError (null bytes), RecursionError or MemoryError (nesting) as `compile` does.
    """
    tree = ast.parse(source)
    program = Program(source, source_lines(source), first_lines(tree), except_lines(tree))
    program.code = compile(_Wrapper(program).visit(tree), FILENAME, "exec", dont_inherit=True)
    return program
