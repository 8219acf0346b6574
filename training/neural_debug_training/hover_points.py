"""Places of a program that one can point at, and what CPython says their values are.

A point is a name or an expression of a function, at the place where pointing means exactly that expression. Its true
value is the one of the last time that its line ran: before the line, or after it for a name that the line binds.
"""

from __future__ import annotations

import ast
import contextlib
import copy
import io
import signal
import sys
import types
from typing import Any, NamedTuple

from .instrument import FILENAME
from .limits import StopTracing
from .reference_steps import call_text, first_lines

MAX_REPR = 300
"""Characters; longer values are not asked about."""
SECONDS = 4
_CUT = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.Lambda, ast.FunctionDef, ast.ClassDef)


class Point(NamedTuple):
    """A place to point at: `statement` is the line of its statement, `column` counts UTF-16 code units."""

    line: int
    column: int
    text: str
    statement: int
    bound: bool


def points(source: str, function: str) -> list[Point]:
    """Everything in a function that has one value each time that its line runs."""
    lines = source.split("\n")
    first = first_lines(source)
    found: list[Point] = []
    for definition in ast.walk(ast.parse(source)):
        if isinstance(definition, ast.FunctionDef) and definition.name == function:
            for statement in definition.body:
                _visit(statement, lines, first, found)
    return found


def _visit(node: ast.AST, lines: list[str], first: dict[int, int], found: list[Point]) -> None:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        # Nobody points at a result that is thrown away, as in `items.append(x)`; its parts are another matter.
        for child in ast.iter_child_nodes(node.value):
            receiver = child.value if isinstance(child, ast.Attribute) and child is node.value.func else child
            if receiver is not node.value.func:
                _visit(receiver, lines, first, found)
        return
    place = _place(node, lines) if isinstance(node, ast.expr) else None
    if place:
        line, column = place
        text = ast.unparse(node)
        bound = isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
        column = len(lines[line - 1][:column].encode("utf-16-le")) // 2
        found.append(Point(line, column, text, first.get(line, line), bound))
    for name, value in ast.iter_fields(node):
        for child in value if isinstance(value, list) else [value]:
            # A method that is called has no value that anybody asks about, nor has the target of an assignment.
            skipped = name in ("annotation", "returns") or (isinstance(node, ast.Call) and name == "func")
            if isinstance(child, ast.Attribute) and skipped:
                _visit(child.value, lines, first, found)
            elif isinstance(child, ast.AST) and not skipped and not isinstance(child, _CUT):
                _visit(child, lines, first, found)


def _place(node: ast.expr, lines: list[str]) -> tuple[int, int] | None:
    """Line and column (in characters) where pointing means the node."""
    if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Del):
        return node.lineno, _characters(lines, node.lineno, node.col_offset)
    if isinstance(node, ast.Call):
        name = node.func
        if isinstance(name, ast.Name):
            return name.lineno, _characters(lines, name.lineno, name.col_offset)
        if isinstance(name, ast.Attribute):
            return name.end_lineno or 0, _characters(lines, name.end_lineno or 0, name.end_col_offset or 0) - 1
    if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load):
        return _next(lines, node.value, "[")
    if isinstance(node, ast.BinOp):
        return _next(lines, node.left, "+-*/%&|^<>@")
    if isinstance(node, ast.Compare):
        return _next(lines, node.left, "<>=!in")
    if isinstance(node, ast.BoolOp):
        return _next(lines, node.values[0], "ao")
    return None


def _next(lines: list[str], node: ast.expr, wanted: str) -> tuple[int, int] | None:
    """The first character behind a node that is no bracket, if it is a wanted one."""
    line = node.end_lineno or 0
    text = lines[line - 1]
    column = _characters(lines, line, node.end_col_offset or 0)
    while column < len(text) and text[column] in " )":
        column += 1
    return (line, column) if text[column : column + 1] and text[column] in wanted else None


def _characters(lines: list[str], line: int, offset: int) -> int:
    return len(lines[line - 1].encode()[:offset].decode())


def true_values(case: dict[str, Any]) -> dict[Point, str]:
    """The `repr` of each point's last value; points that never got one are missing. The caller isolates the process."""
    source = case.get("intact", case["code"])
    function = case.get("entry", "f")
    tracer = _Tracer(source, function)
    signal.signal(signal.SIGALRM, tracer.stop)
    signal.alarm(SECONDS)
    scope: dict[str, Any] = {"__name__": "case"}
    with contextlib.redirect_stdout(io.StringIO()), contextlib.suppress(BaseException):
        exec(compile(source, FILENAME, "exec", dont_inherit=True), scope)
        code = compile(call_text(case), "<call>", "eval", dont_inherit=True)
        sys.settrace(tracer)
        try:
            eval(code, scope)
        finally:
            sys.settrace(None)
    signal.alarm(0)
    return tracer.values


class _Tracer:
    def __init__(self, source: str, function: str) -> None:
        self.values: dict[Point, str] = {}
        self._first = first_lines(source)
        self._function = function
        self._points: dict[int, list[Point]] = {}
        for point in points(source, function):
            self._points.setdefault(point.statement, []).append(point)
        self._frame: types.FrameType | None = None
        self._waiting: int | None = None

    def stop(self, *_: object) -> None:
        raise StopTracing

    def __call__(self, frame: types.FrameType, event: str, argument: Any) -> Any:
        if frame.f_code.co_filename != FILENAME or frame.f_code.co_name != self._function:
            return None
        # Of a function that calls itself, the first call only.
        if event == "call" and self._frame is not None:
            return None
        self._frame = frame
        if event in ("line", "return"):
            self._arrive(frame, event)
        if event == "exception":
            self._waiting = None
        return self

    def _arrive(self, frame: types.FrameType, event: str) -> None:
        if self._waiting is not None:
            for point in self._points.get(self._waiting, ()):
                if point.bound and point.text in frame.f_locals:
                    self._keep(point, frame.f_locals[point.text])
        line = self._first.get(frame.f_lineno, frame.f_lineno)
        self._waiting = line if event == "line" else None
        if event != "line":
            return
        for point in self._points.get(line, ()):
            if not point.bound:
                self.values.pop(point, None)
                with contextlib.suppress(Exception):
                    self._keep(point, self._evaluate(point.text, frame))

    def _evaluate(self, text: str, frame: types.FrameType) -> Any:
        """In a copy of the frame, so that nothing changes; what it prints is thrown away."""
        if text in frame.f_locals:
            return frame.f_locals[text]
        saved = sys.gettrace()
        sys.settrace(None)
        try:
            return eval(text, dict(frame.f_globals), copy.deepcopy(frame.f_locals))
        finally:
            sys.settrace(saved)

    def _keep(self, point: Point, value: Any) -> None:
        text = repr(value)
        self.values.pop(point, None)
        if len(text) <= MAX_REPR and " at 0x" not in text and not text.startswith("<"):
            self.values[point] = text
