"""A statement written so that it leaves a mark of what it decides: branches, loops and `return` as plain statements."""

from __future__ import annotations

import ast

from .instrument import GUARDED_OPERATORS
from .refusal import Refused

RESULT, HOLDS, ITEM, FIRST, GUARD = " result", " holds", " item", " first", " guard"
"""Names that no program has."""
_OPERAND = " operand"
_HOLDER = " target of"
_KEY = " place"


def prepared(tree: ast.Module, has_items: bool | None) -> ast.Module:
    """The body as plain statements. `has_items`: of a loop under way, whether there is a next item; None at its beginning."""
    return ast.Module([each for node in tree.body for each in _plain(node, has_items)], [])


def iterable(tree: ast.Module) -> ast.expr | None:
    """What a loop goes through."""
    return next((node.iter for node in tree.body if isinstance(node, ast.For)), None)


def leave_out_iterable(tree: ast.Module) -> None:
    """What a loop under way goes through is evaluated no more, whatever it is."""
    for node in tree.body:
        if isinstance(node, ast.For):
            node.iter = ast.copy_location(ast.Constant(None), node.iter)


def _plain(node: ast.stmt, has_items: bool | None) -> list[ast.stmt]:
    if isinstance(node, (ast.If, ast.While)):
        body = [each for inner in node.body for each in _plain(inner, has_items)] if isinstance(node, ast.If) else []
        return [ast.If(node.test, [_mark(HOLDS, True), *body], [_mark(HOLDS, False)])]
    if isinstance(node, ast.Return):
        return [ast.Assign([ast.Name(RESULT, ast.Store())], node.value or ast.Constant(None))]
    if isinstance(node, ast.For):
        return _loop(node, has_items)
    if isinstance(node, ast.Match):
        [case] = node.cases
        return [_mark(HOLDS, False), ast.Match(node.subject, [ast.match_case(case.pattern, case.guard, [_mark(HOLDS, True)])])]
    if isinstance(node, ast.With):
        raise Refused("with")
    if isinstance(node, (ast.Break, ast.Continue)):
        return []
    if isinstance(node, ast.AugAssign) and isinstance(node.op, GUARDED_OPERATORS):
        return _guarded(node)
    return [node]


def _guarded(node: ast.AugAssign) -> list[ast.stmt]:
    """`x **= y`, whose operands are looked at before. What the target is a part of is evaluated once, as Python does."""
    begin, before, target = _split(node.target)
    name = ast.Constant(type(node.op).__name__)
    return [
        *begin,
        ast.Assign([ast.Name(_OPERAND, ast.Store())], node.value),
        ast.Expr(ast.Call(ast.Name(GUARD, ast.Load()), [name, before, ast.Name(_OPERAND, ast.Load())], [])),
        ast.AugAssign(target, node.op, ast.Name(_OPERAND, ast.Load())),
    ]


def _split(target: ast.Name | ast.Attribute | ast.Subscript) -> tuple[list[ast.stmt], ast.expr, ast.Name | ast.Attribute | ast.Subscript]:
    """What comes before the target is read, the target as it is read, and as it is set."""
    if isinstance(target, ast.Name):
        return [], ast.Name(target.id, ast.Load()), target
    begin: list[ast.stmt] = [ast.Assign([ast.Name(_HOLDER, ast.Store())], target.value)]
    holder = ast.Name(_HOLDER, ast.Load())
    if isinstance(target, ast.Attribute):
        return begin, ast.Attribute(holder, target.attr, ast.Load()), ast.Attribute(holder, target.attr, ast.Store())
    # A slice is no value that a name can have.
    if any(isinstance(each, ast.Slice) for each in (target.slice.elts if isinstance(target.slice, ast.Tuple) else [target.slice])):
        raise Refused("an operator that may take long")
    begin.append(ast.Assign([ast.Name(_KEY, ast.Store())], target.slice))
    key = ast.Name(_KEY, ast.Load())
    return begin, ast.Subscript(holder, key, ast.Load()), ast.Subscript(holder, key, ast.Store())


def _loop(node: ast.For, has_items: bool | None) -> list[ast.stmt]:
    take: ast.stmt = ast.Assign([node.target], ast.Name(ITEM, ast.Load()))
    if has_items is None:
        # The items of an iterator are told as a list, since nobody else can take them.
        begin: list[ast.stmt] = [ast.Assign([ast.Name(ITEM, ast.Store())], node.iter)]
        return [*begin, ast.Expr(ast.Call(ast.Name(FIRST, ast.Load()), [ast.Name(ITEM, ast.Load())], [])),
                ast.If(ast.Name(HOLDS, ast.Load()), [take], [])]  # fmt: skip
    return [_mark(HOLDS, True), take] if has_items else [_mark(HOLDS, False)]


def _mark(name: str, value: bool) -> ast.stmt:
    return ast.Assign([ast.Name(name, ast.Store())], ast.Constant(value))
