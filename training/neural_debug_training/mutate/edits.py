"""Small edits of a program's source: what one wrong keystroke or another idea would make of it."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from ..generator.values import render
from .literals import changed

_METHODS = (
    ("upper", "lower", "title", "swapcase", "capitalize", "casefold"),
    ("find", "index", "rfind", "rindex", "count"),
    ("strip", "lstrip", "rstrip"),
    ("append", "remove", "extend"),
    ("add", "discard", "remove"),
    ("startswith", "endswith"),
    ("keys", "values", "items"),
    ("isalpha", "isdigit", "isalnum", "isupper", "islower", "isspace", "isnumeric", "istitle"),
    ("split", "rsplit", "partition", "rpartition"),
    ("ljust", "rjust", "center"),
    ("removeprefix", "removesuffix"),
    ("union", "intersection", "difference", "symmetric_difference"),
    ("sort", "reverse"),
    ("get", "pop", "setdefault"),
)
_FUNCTIONS = (
    ("min", "max"),
    ("sum", "len", "min", "max"),
    ("max", "min", "sum", "sorted"),
    ("any", "all"),
    ("list", "tuple", "set", "sorted"),
    ("int", "float", "abs"),
    ("str", "repr"),
    ("sorted", "reversed", "list"),
    ("floor", "ceil"),
)
_COMPARISONS: tuple[tuple[type[ast.cmpop], ...], ...] = (
    (ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.Eq, ast.NotEq),
    (ast.In, ast.NotIn),
    (ast.Is, ast.IsNot),
)
_ARITHMETIC: tuple[tuple[type[ast.operator], ...], ...] = (
    (ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod),
    (ast.Sub, ast.Add, ast.Mult, ast.Div),
    (ast.BitAnd, ast.BitOr, ast.BitXor),
    (ast.LShift, ast.RShift),
)


@dataclass(frozen=True)
class Edit:
    """Replacement of the bytes from start to end."""

    kind: str
    start: int
    end: int
    text: str


def variant(source: str, count: int, rng: Random, kinds: frozenset[str] | None = None) -> str | None:
    """The source with up to ``count`` edits (of the given kinds); None if no edit gives another valid program."""
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
    edits = [edit for edit in _Edits(source, rng).of(tree) if kinds is None or edit.kind in kinds]
    if not edits:
        return None
    for _ in range(5):
        text = _applied(source, _choice(edits, count, rng))
        try:
            if ast.dump(ast.parse(text)) != ast.dump(tree) and compile(text, "<variant>", "exec", dont_inherit=True):
                return text
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            continue
    return None


def _choice(edits: list[Edit], count: int, rng: Random) -> list[Edit]:
    """Edits that do not overlap, each kind as likely as another."""
    chosen: list[Edit] = []
    kinds = sorted({edit.kind for edit in edits})
    for _ in range(count):
        kind = rng.choice(kinds)
        edit = rng.choice([edit for edit in edits if edit.kind == kind])
        if all(edit.end <= other.start or edit.start >= other.end for other in chosen):
            chosen.append(edit)
    return chosen


def _applied(source: str, edits: list[Edit]) -> str:
    data = source.encode()
    for edit in sorted(edits, key=lambda edit: edit.start, reverse=True):
        data = data[: edit.start] + edit.text.encode() + data[edit.end :]
    return data.decode()


class _Edits:
    """All edits of the functions of a program, one of each kind at each place."""

    def __init__(self, source: str, rng: Random) -> None:
        self._rng = rng
        self._lines = source.encode().splitlines(keepends=True)
        self._starts = [0]
        for line in self._lines:
            self._starts.append(self._starts[-1] + len(line))

    def of(self, tree: ast.Module) -> Iterator[Edit]:
        """Edits in functions only: what else is in the module is not traced."""
        for statement in tree.body:
            if isinstance(statement, (ast.FunctionDef, ast.ClassDef)):
                yield from self._node(statement)

    def _span(self, node: ast.AST) -> tuple[int, int]:
        """Byte offsets of an expression or statement."""
        assert isinstance(node, (ast.expr, ast.stmt)) and node.end_lineno and node.end_col_offset is not None
        start = self._starts[node.lineno - 1] + node.col_offset
        return start, self._starts[node.end_lineno - 1] + node.end_col_offset

    def _replace(self, kind: str, node: ast.AST, by: ast.AST | str) -> Edit:
        return Edit(kind, *self._span(node), by if isinstance(by, str) else ast.unparse(by))

    def _node(self, node: ast.AST) -> Iterator[Edit]:
        if isinstance(node, (ast.JoinedStr, ast.arguments)) or _is_comment(node):
            return  # in f-strings CPython 3.11 has no true places
        if isinstance(node, ast.expr):
            yield from self._expression(node)
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns", "decorator_list", "bases", "type_comment"):
                continue
            children = value if isinstance(value, list) else [value]
            if name in ("body", "orelse", "finalbody") and isinstance(value, list):
                yield from self._block(node, name, value)
            for child in children:
                if isinstance(child, ast.AST):
                    yield from self._node(child)

    def _block(self, parent: ast.AST, name: str, body: list[ast.stmt]) -> Iterator[Edit]:
        for statement in body:
            if isinstance(statement, (ast.If, ast.While)):
                yield self._replace("negate", statement.test, f"not ({ast.unparse(statement.test)})")
            if isinstance(statement, ast.AugAssign):
                yield from self._augmented(statement)
            if isinstance(statement, (ast.Break, ast.Continue)):
                yield self._replace("jump", statement, "continue" if isinstance(statement, ast.Break) else "break")
            if _is_deletable(statement) and not isinstance(parent, ast.ClassDef):
                yield self._deletion(statement, alone=len(body) == 1)

    def _deletion(self, statement: ast.stmt, alone: bool) -> Edit:
        start, end = self._span(statement)
        first, last = self._starts[statement.lineno - 1], self._starts[statement.end_lineno or 1]
        before, after = self._text(first, start), self._text(end, last)
        if alone or before.strip() or after.split(b"#")[0].strip():
            return Edit("delete", start, end, "pass")
        return Edit("delete", first, last, "")

    def _text(self, start: int, end: int) -> bytes:
        return b"".join(self._lines)[start:end]

    def _augmented(self, node: ast.AugAssign) -> Iterator[Edit]:
        for group in _ARITHMETIC:
            if type(node.op) is group[0]:
                other = copy.copy(node)
                other.op = self._rng.choice(group[1:])()
                yield self._replace("arithmetic", node, other)

    def _expression(self, node: ast.expr) -> Iterator[Edit]:
        if isinstance(node, ast.Constant) and node.value is not None and node.value is not ...:
            yield self._replace("constant", node, render(changed(node.value, self._rng)))
        elif isinstance(node, ast.Compare):
            yield from self._comparison(node)
        elif isinstance(node, ast.BinOp):
            yield from self._binary(node)
        elif isinstance(node, ast.BoolOp):
            other = ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
            yield self._replace("boolean", node, other)
        elif isinstance(node, ast.IfExp):
            yield self._replace("negate", node, ast.IfExp(node.test, node.orelse, node.body))
        elif isinstance(node, ast.Call):
            yield from self._call(node)
        elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load):
            yield from self._subscript(node)

    def _comparison(self, node: ast.Compare) -> Iterator[Edit]:
        at = self._rng.randrange(len(node.ops))
        for group in _COMPARISONS:
            if type(node.ops[at]) in group:
                other = copy.copy(node)
                chosen = self._rng.choice([kind for kind in group if kind is not type(node.ops[at])])
                other.ops = [*node.ops[:at], chosen(), *node.ops[at + 1 :]]
                yield self._replace("comparison", node, other)

    def _binary(self, node: ast.BinOp) -> Iterator[Edit]:
        if any(_is_text(side) for side in (node.left, node.right)):
            if isinstance(node.op, ast.Add):
                yield self._replace("operands", node, ast.BinOp(node.right, node.op, node.left))
            return
        groups = [group for group in _ARITHMETIC if type(node.op) in group]
        if groups:
            chosen = self._rng.choice([kind for kind in groups[0] if kind is not type(node.op)])
            yield self._replace("arithmetic", node, ast.BinOp(node.left, chosen(), node.right))
        yield self._replace("operands", node, ast.BinOp(node.right, node.op, node.left))

    def _call(self, node: ast.Call) -> Iterator[Edit]:
        function, rng = node.func, self._rng
        attribute = isinstance(function, ast.Attribute)
        name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
        groups = [group for group in (_METHODS if attribute else _FUNCTIONS) if name in group]
        if name in ("min", "max"):
            groups = groups[:1] if len(node.args) > 1 else groups[1:]
        if groups and not (name == "pop" and not node.args):
            end = self._span(function)[1]
            chosen = rng.choice([other for other in rng.choice(groups) if other != name])
            yield Edit("method", end - len(name.encode()), end, chosen)
        if name == "insert" and len(node.args) == 2:
            chosen_index = ast.Constant(rng.choice([0, 1, 2]))
            yield self._replace("method", node.args[0], chosen_index)
        if name == "range" and len(node.args) == 1:
            last = ast.unparse(node.args[0])
            text = rng.choice([f"1, {last}", f"{last} - 1", f"{last} + 1", f"0, {last}, 2", f"{last}, 0, -1"])
            yield self._replace("range", node.args[0], text)
        if name == "sorted" and len(node.args) == 1 and not node.keywords:
            yield self._replace("method", node.args[0], f"{ast.unparse(node.args[0])}, reverse=True")

    def _subscript(self, node: ast.Subscript) -> Iterator[Edit]:
        rng, index = self._rng, node.slice
        if isinstance(index, ast.Slice):
            yield self._replace("slice", index, _other_slice(index, rng))
        elif not isinstance(index, (ast.Tuple, ast.JoinedStr)) and not _is_text(index):
            text = ast.unparse(index)
            if not isinstance(index, ast.Constant):
                text = rng.choice([f"{text} + 1", f"{text} - 1", f"-{text}", "0", "-1"])
            else:
                text = str(rng.choice([value for value in (0, 1, 2, -1, -2) if value != index.value]))
            yield self._replace("index", index, text)


def _other_slice(node: ast.Slice, rng: Random) -> str:
    lower, upper, step = ("" if part is None else ast.unparse(part) for part in (node.lower, node.upper, node.step))
    p = rng.random()
    if p < 0.3:
        lower = rng.choice([value for value in ("", "1", "2", "-1", "-2", "-3") if value != lower])
    elif p < 0.6:
        upper = rng.choice([value for value in ("", "1", "2", "3", "-1", "-2") if value != upper])
    elif p < 0.8:
        step = rng.choice([value for value in ("", "2", "-1", "3", "-2") if value != step])
    else:
        lower, upper = upper, lower
    return f"{lower}:{upper}:{step}" if step else f"{lower}:{upper}"


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, (str, bytes)))


def _is_comment(node: ast.AST) -> bool:
    """A docstring, or another constant that does nothing."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _is_deletable(statement: ast.stmt) -> bool:
    if isinstance(statement, ast.Expr):
        return not _is_comment(statement)
    kinds = (ast.AugAssign, ast.Assign, ast.If, ast.For, ast.Return, ast.Break, ast.Continue, ast.Raise)
    return isinstance(statement, kinds)
