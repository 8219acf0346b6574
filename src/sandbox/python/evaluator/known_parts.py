"""Leaves out of a statement what its parts of known value are made of: that is evaluated no more, so it may be anything."""

from __future__ import annotations

import ast
import sys
from typing import Any

from .instrument import SPAN, Places

_LEFT_OUT = " known"
"""A name that no program can write; whoever reads it is refused."""
_REPEATED = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.Lambda)


def leave_out_known(tree: ast.AST, text: str, known: frozenset[SPAN]) -> None:
    """Put a name in the place of every expression whose value is known wherever it is evaluated."""
    if known:
        _Known(Places(text), known).visit(tree)


class _Known(ast.NodeTransformer):
    def __init__(self, places: Places, known: frozenset[SPAN]) -> None:
        self._places, self._known = places, known

    def visit(self, node: Any) -> Any:
        # In a comprehension some rounds may have a value and others none. Places in f-strings are wrong in older Python.
        if isinstance(node, _REPEATED) or (isinstance(node, ast.JoinedStr) and sys.version_info < (3, 12)):
            return node
        is_read = isinstance(node, (ast.Call, ast.Attribute, ast.Subscript)) and isinstance(getattr(node, "ctx", ast.Load()), ast.Load)
        if is_read and self._places.span(node) in self._known:
            return ast.copy_location(ast.Name(_LEFT_OUT, ast.Load()), node)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            # The method itself is no value that is told.
            node.func.value = self.visit(node.func.value)
            node.args = [self.visit(each) for each in node.args]
            node.keywords = [self.visit(each) for each in node.keywords]
            return node
        return self.generic_visit(node)
