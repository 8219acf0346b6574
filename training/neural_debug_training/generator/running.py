"""Running generated statements under limits, and what can go wrong."""

from __future__ import annotations

import ast
import heapq  # noqa: F401 -- Counter.most_common imports it, which must not happen under the step limit
import sys
from types import CodeType, FrameType
from typing import Any


class Unbuildable(Exception):
    """The statement cannot be made here; the caller tries another one."""


class TooLong(BaseException):
    """Not an Exception, so that generated handlers do not catch it."""


def run_limited(code: CodeType, env: dict[str, Any], limit: int) -> None:
    """Runs code, at most ``limit`` line events of it."""
    left = limit

    def trace(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal left
        if not frame.f_code.co_filename.startswith("<"):
            return None
        left -= 1
        if left < 0:
            raise TooLong
        for value in frame.f_locals.values():
            kind = type(value)
            if ((kind is str or kind is list) and len(value) > 600) or (kind is int and value.bit_length() > 80):
                raise TooLong
        return trace

    sys.settrace(trace)
    try:
        exec(code, env)
    finally:
        sys.settrace(None)


class _NoReturns(ast.NodeTransformer):
    """A statement of a function made runnable outside of it: ``return`` leaves the innermost loop."""

    def __init__(self) -> None:
        self.loops = 0

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        return node

    def visit_For(self, node: ast.For) -> ast.AST:
        return self._loop(node)

    def visit_While(self, node: ast.While) -> ast.AST:
        return self._loop(node)

    def _loop(self, node: ast.For | ast.While) -> ast.AST:
        self.loops += 1
        node.body = [self.visit(child) for child in node.body]
        self.loops -= 1
        node.orelse = [self.visit(child) for child in node.orelse]
        return node

    def visit_Return(self, node: ast.Return) -> ast.AST:
        return ast.Break() if self.loops else ast.Pass()

    def visit_Break(self, node: ast.Break) -> ast.AST:
        return node if self.loops else ast.Pass()

    def visit_Continue(self, node: ast.Continue) -> ast.AST:
        return node if self.loops else ast.Pass()


def runnable(source: str) -> CodeType:
    """Code of a function's statement that can run outside of the function."""
    tree = ast.parse(source)
    if "return" in source or "break" in source or "continue" in source:
        tree = ast.fix_missing_locations(_NoReturns().visit(tree))
    return compile(tree, "<statement>", "exec")
