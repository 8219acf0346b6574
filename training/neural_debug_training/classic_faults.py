"""Slips that people make in short algorithms: each a right program with one line that is wrong, or missing."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator

Change = tuple[str, Callable[[], None]]
"""The kind of a slip, and what makes it in the tree."""

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
}
CONFUSED = {"min": "max", "max": "min", "any": "all", "all": "any", "append": "extend", "extend": "append"}


def classic_faults(code: str, entry: str) -> list[tuple[str, str]]:
    """All slips of the program: their kind, and the program with them."""
    found: dict[str, str] = {}
    for number in range(len(list(_changes(ast.parse(code), entry)))):
        tree = ast.parse(code)
        kind, change = list(_changes(tree, entry))[number]
        change()
        text = ast.unparse(ast.fix_missing_locations(tree))
        if text != code:
            found.setdefault(text, kind)
    return [(kind, text) for text, kind in found.items()]


def _changes(tree: ast.Module, entry: str) -> Iterator[Change]:
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            yield from _in_function(function)


def _in_function(function: ast.FunctionDef) -> Iterator[Change]:
    names = sorted({node.id for node in ast.walk(function) if isinstance(node, ast.Name) and _is_local(node, function)})
    is_recursive = any(_is_call_of(node, function.name) for node in ast.walk(function))
    for node in ast.walk(function):
        for body in (getattr(node, field, None) for field in ("body", "orelse")):
            if isinstance(body, list) and len(body) > 0 and isinstance(body[0], ast.stmt):
                yield from _missing(body, node, is_recursive)
        if isinstance(node, ast.Call):
            yield from _call(node, function, names)
        elif isinstance(node, ast.Compare) and len(node.ops) == 1:
            yield from _compare(node)
        elif isinstance(node, ast.BoolOp):
            yield "half a condition", lambda node=node: node.values.pop()
            other = ast.Or if isinstance(node.op, ast.And) else ast.And
            yield "boolean operator", lambda node=node, other=other: setattr(node, "op", other())
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield "missing not", lambda node=node: _become(node, node.operand)
        elif isinstance(node, ast.While) and not isinstance(node.test, ast.Constant):
            yield "loop condition", lambda node=node: setattr(node, "test", ast.Constant(True))
        elif isinstance(node, ast.Return) and node.value is not None:
            yield from _return(node, names, is_recursive)
        elif isinstance(node, ast.AugAssign):
            yield (
                "update replaced",
                lambda node=node: _become(node, ast.Assign([node.target], node.value, lineno=node.lineno)),
            )
        elif isinstance(node, ast.BinOp):
            yield from _arithmetic(node)
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
            yield from _constant(node.value, "initial value")
        elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load):
            yield from _index(node)


def _missing(body: list[ast.stmt], parent: ast.AST, is_recursive: bool) -> Iterator[Change]:
    for place, statement in enumerate(body):
        if len(body) < 2:
            continue
        leaves = isinstance(statement, ast.If) and all(isinstance(one, ast.Return) for one in statement.body)
        if leaves and isinstance(statement, ast.If) and len(statement.body) == 1 and not statement.orelse:
            yield ("missing base case" if is_recursive else "missing case"), lambda place=place: body.pop(place)
        elif isinstance(statement, (ast.AugAssign, ast.Assign)) and isinstance(parent, (ast.While, ast.For)):
            kind = "missing update" if isinstance(parent, ast.While) else "missing statement"
            yield kind, lambda place=place: body.pop(place)
        elif isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call):
            yield "missing call", lambda place=place: body.pop(place)
        elif isinstance(statement, (ast.Break, ast.Continue)):
            yield "missing jump", lambda place=place: body.pop(place)


def _call(node: ast.Call, function: ast.FunctionDef, names: list[str]) -> Iterator[Change]:
    recursive = "recursive " if _is_call_of(node, function.name) else ""
    for place, argument in enumerate(node.args):
        if isinstance(argument, ast.BinOp):
            yield (
                f"{recursive}argument",
                lambda place=place, argument=argument: node.args.__setitem__(place, argument.left),
            )
        elif isinstance(argument, ast.Subscript) and recursive:
            yield (
                "recursive argument",
                lambda place=place, argument=argument: node.args.__setitem__(place, argument.value),
            )
        elif isinstance(argument, ast.Name):
            for other in names:
                if other != argument.id:
                    yield f"{recursive}argument", lambda argument=argument, other=other: setattr(argument, "id", other)
    if len(node.args) == 2:
        yield f"{recursive}arguments swapped", lambda: node.args.reverse()
    named = (
        node.func.id
        if isinstance(node.func, ast.Name)
        else node.func.attr
        if isinstance(node.func, ast.Attribute)
        else ""
    )
    if named in CONFUSED:
        field = "id" if isinstance(node.func, ast.Name) else "attr"
        yield "other function", lambda: setattr(node.func, field, CONFUSED[named])
    if named in ("min", "max", "abs", "sorted", "list", "int", "len", "set", "str") and node.args:
        yield "call left out", lambda: _become(node, node.args[-1])


def _compare(node: ast.Compare) -> Iterator[Change]:
    other = COMPARISONS.get(type(node.ops[0]))
    if other:
        yield "comparison", lambda: node.ops.__setitem__(0, other())
    if isinstance(node.comparators[0], ast.Constant):
        yield from _constant(node.comparators[0], "constant")


def _return(node: ast.Return, names: list[str], is_recursive: bool) -> Iterator[Change]:
    value = node.value
    if isinstance(value, ast.Name):
        for other in names:
            if other != value.id:
                yield "other variable returned", lambda other=other: setattr(node, "value", ast.Name(other, ast.Load()))
    elif isinstance(value, ast.Constant):
        yield from _constant(value, "base value" if is_recursive else "constant returned")
    elif isinstance(value, ast.BinOp):
        yield "part returned", lambda: setattr(node, "value", value.right)
        yield "part returned", lambda: setattr(node, "value", value.left)
    elif isinstance(value, ast.List):
        inside: ast.expr = ast.List([], ast.Load()) if value.elts else ast.List([ast.List([], ast.Load())], ast.Load())
        yield "base value", lambda: setattr(node, "value", inside)


def _arithmetic(node: ast.BinOp) -> Iterator[Change]:
    if isinstance(node.op, (ast.Add, ast.Sub)) and isinstance(node.right, ast.Constant):
        yield "off by one", lambda: _become(node, node.left)
    swapped = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mod, ast.Mod: ast.FloorDiv,
               ast.BitAnd: ast.BitXor, ast.BitOr: ast.BitXor, ast.Div: ast.FloorDiv}.get(type(node.op))  # fmt: skip
    if swapped:
        yield "operator", lambda: setattr(node, "op", swapped())
    if isinstance(node.op, (ast.Sub, ast.Mod, ast.FloorDiv, ast.Div)):
        yield "operands swapped", lambda: _swap(node)


def _swap(node: ast.BinOp) -> None:
    node.left, node.right = node.right, node.left


def _constant(node: ast.Constant, kind: str) -> Iterator[Change]:
    value = node.value
    if isinstance(value, bool):
        yield kind, lambda: setattr(node, "value", not value)
    elif isinstance(value, int):
        for other in (value + 1, value - 1):
            yield kind, lambda other=other: setattr(node, "value", other)


def _index(node: ast.Subscript) -> Iterator[Change]:
    part = node.slice
    if isinstance(part, ast.Slice):
        for field in ("lower", "upper"):
            if getattr(part, field) is not None:
                yield "slice", lambda field=field: setattr(part, field, None)
    elif isinstance(part, ast.Name):
        one = ast.BinOp(ast.Name(part.id, ast.Load()), ast.Sub(), ast.Constant(1))
        yield "index", lambda: setattr(node, "slice", one)


def _is_call_of(node: ast.AST, name: str) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name


def _is_local(node: ast.Name, function: ast.FunctionDef) -> bool:
    stored = {one.id for one in ast.walk(function) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)}
    return node.id in stored | {one.arg for one in ast.walk(function) if isinstance(one, ast.arg)}


def _become(node: ast.AST, other: ast.AST) -> None:
    """The node is the other one from now on."""
    node.__class__ = type(other)
    fields = dict(other.__dict__)
    node.__dict__.clear()
    node.__dict__.update(fields)
