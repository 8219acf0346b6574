"""Rewrites a statement so that it tells the values of its parts, and takes those that are known already.

`text` stands on one line but for long strings, so a place is an offset in characters. Names with a space cannot be written in a
program, so those of the helpers are not to be confused with any.
"""

from __future__ import annotations

import ast
import sys
from typing import Any

from .allow_list import BUILTINS, GUARDED, HIDDEN

RECORD, TAKE, HAS, CALLEE, FORMAT, METHOD, OPERATE, MADE, HOLDER, TYPE, OWNER, VARS, SAME = (
    " record", " take", " has", " callee", " format", " method", " operate", " made", " holder", " type", " owner", " vars", " same",
)  # fmt: skip
SPAN = tuple[int, int]
_COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
GUARDED_OPERATORS = (ast.Pow, ast.LShift, ast.Mult, ast.Div, ast.FloorDiv, ast.Mod)


_LEAVES = (ast.expr_context, ast.operator, ast.cmpop, ast.boolop, ast.unaryop)

# It loads a module when it is first called; where questions are answered there is none to load.
ast.unparse(ast.Constant(0))


class Places:
    """Where nodes of the tree stand in the text."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._lines = text.split("\n")
        self._starts = [0]
        for line in self._lines:
            self._starts.append(self._starts[-1] + len(line) + 1)

    def span(self, node: Any) -> SPAN:
        """First character of a node, and the one behind its last."""
        return self._offset(node.lineno, node.col_offset), self._offset(node.end_lineno, node.end_col_offset)

    def is_at(self, span: SPAN, node: ast.expr) -> bool:
        """Whether the text there is the node's."""
        try:
            return ast.dump(ast.parse(f"({self._text[span[0] : span[1]]})", mode="eval").body) == ast.dump(node)
        except (SyntaxError, ValueError):
            return False

    def _offset(self, line: int, column: int) -> int:
        text = self._lines[line - 1]
        return self._starts[line - 1] + (column if text.isascii() else len(text.encode()[:column].decode("utf-8", "replace")))


class Instrument(ast.NodeTransformer):
    """After a visit `spans` has the place that each number stands for."""

    def __init__(self, places: Places, parts: set[SPAN], known: set[SPAN]) -> None:
        self._places, self._parts, self._known = places, parts, known
        self._repeated = 0
        self._formatted = 0
        self.spans: list[SPAN] = []
        self.lambdas: list[str] = []
        """Texts of the lambda expressions, by the numbers that they are told with."""
        self.repeating: set[int] = set()
        self.found: set[SPAN] = set()

    def visit(self, node: Any) -> Any:
        """The node, recorded where its value is asked for, and not evaluated where it is known."""
        if isinstance(node, (*_LEAVES, ast.pattern)):
            # In a pattern stands nothing but names and literals.
            return node
        if not isinstance(node, ast.expr) or not isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
            return super().visit(node)
        if not hasattr(node, "lineno"):
            # Not of the program.
            return self.generic_visit(node)
        span = self._places.span(node)
        if self._formatted and sys.version_info < (3, 12) and not self._places.is_at(span, node):
            # There the places of what is inside an f-string are wrong now and then.
            return super().visit(node)
        is_call = isinstance(node, ast.Call)
        if span in self._known:
            self.found.add(span)
        if span in self._known and not isinstance(node, ast.Constant):
            number = self._number(span)
            if not self._repeated:
                return self._hook(TAKE, number, node)
            if is_call:
                taken = self._hook(TAKE, number, node)
                return ast.copy_location(ast.IfExp(self._hook(HAS, number, node), taken, super().visit(node)), node)
        changed = super().visit(node)
        if self._repeated or span not in self._parts:
            return changed
        return self._hook(RECORD, self._number(span), node, changed)

    def visit_Name(self, node: ast.Name) -> Any:
        return node

    visit_Constant = visit_Name

    def _number(self, span: SPAN) -> int:
        self.spans.append(span)
        if self._repeated:
            self.repeating.add(len(self.spans) - 1)
        return len(self.spans) - 1

    def _hook(self, name: str, number: int, node: ast.expr, *inner: Any) -> Any:
        call = ast.Call(ast.Name(name, ast.Load()), [ast.Constant(number), *inner], [])
        for each in (call, call.func, call.args[0]):
            ast.copy_location(each, node)
        return call

    def visit_Call(self, node: ast.Call) -> Any:
        """A call says where it stands, since what is called may be a function of the program."""
        number = self._number(self._places.span(node))
        if isinstance(node.func, ast.Attribute) and node.func.attr in GUARDED:
            holder = self.visit(node.func.value)
            arguments = [self.visit(each) for each in node.args]
            keywords = [self.visit(each) for each in node.keywords]
            name = ast.copy_location(ast.Constant(node.func.attr), node)
            call = ast.Call(ast.Name(FORMAT, ast.Load()), [holder, name, *arguments], keywords)
            ast.copy_location(call.func, node)
            return ast.copy_location(call, node)
        # The method itself is no value that is told.
        function = self.visit_Attribute(node.func) if isinstance(node.func, ast.Attribute) else self.visit(node.func)
        hooked = self._hook(CALLEE, number, node.func, function)
        arguments = [self.visit(each) for each in node.args]
        keywords = [self.visit(each) for each in node.keywords]
        return ast.copy_location(ast.Call(hooked, arguments, keywords), node)

    def visit_Attribute(self, node: ast.Attribute) -> Any:
        """What is set must belong to the program, and so must whatever has an attribute that would be hidden; no class of a class."""
        self.generic_visit(node)
        if not isinstance(node.ctx, ast.Load):
            node.value = self._called(HOLDER, node.value)
        elif node.attr == "__class__":
            return self._called(TYPE, node.value)
        elif getattr(node, "is_copied", False):
            return self._called(VARS, node.value)
        elif node.attr in GUARDED or getattr(node, "is_of_number", False):
            call = self._called(METHOD, node.value)
            call.args.append(ast.copy_location(ast.Constant(node.attr), node))  # type: ignore[attr-defined]
            return call
        elif node.attr in HIDDEN:
            node.value = self._called(OWNER, node.value)
        return node

    @staticmethod
    def _called(name: str, node: ast.expr) -> ast.expr:
        call = ast.Call(ast.Name(name, ast.Load()), [node], [])
        ast.copy_location(call.func, node)
        return ast.copy_location(call, node)

    def visit_BinOp(self, node: ast.BinOp) -> Any:
        """Powers, shifts and repetitions are looked at before they fill the memory, divisions before they say what is wrong."""
        self.generic_visit(node)
        if not isinstance(node.op, GUARDED_OPERATORS):
            return node
        name = ast.copy_location(ast.Constant(type(node.op).__name__), node)
        call = ast.Call(ast.copy_location(ast.Name(OPERATE, ast.Load()), node), [name, node.left, node.right], [])
        return ast.copy_location(call, node)

    def visit_Compare(self, node: ast.Compare) -> Any:
        """A method that is read off a class is another thing here each time: it cannot be told whether it is one that there is already."""
        is_attribute = [isinstance(each, ast.Attribute) for each in (node.left, *node.comparators)]
        self.generic_visit(node)
        operands = [node.left, *node.comparators]
        for place, operation in enumerate(node.ops):
            for one in (place, place + 1) if isinstance(operation, (ast.Is, ast.IsNot)) else ():
                if is_attribute[one]:
                    operands[one] = self._called(SAME, operands[one])
                    is_attribute[one] = False
        node.left, *node.comparators = operands
        return node

    def visit_JoinedStr(self, node: ast.JoinedStr) -> Any:
        self._formatted += 1
        self.generic_visit(node)
        self._formatted -= 1
        return node

    def visit_Lambda(self, node: ast.Lambda) -> Any:
        self.lambdas.append(ast.unparse(node))
        number = len(self.lambdas) - 1
        self._repeated += 1
        self.generic_visit(node)
        self._repeated -= 1
        return self._hook(MADE, number, node, node)

    def _comprehension(self, node: Any) -> Any:
        """Only the first iterable is evaluated once."""
        first = node.generators[0]
        first.iter = self.visit(first.iter)
        self._repeated += 1
        for index, generator in enumerate(node.generators):
            generator.target = self.visit(generator.target)
            if index > 0:
                generator.iter = self.visit(generator.iter)
            generator.ifs = [self.visit(each) for each in generator.ifs]
        for field in ("elt", "key", "value"):
            if getattr(node, field, None) is not None:
                setattr(node, field, self.visit(getattr(node, field)))
        self._repeated -= 1
        return node

    visit_ListComp = visit_SetComp = visit_DictComp = visit_GeneratorExp = _comprehension


def locate(tree: ast.AST) -> Any:
    """Give a place to the nodes that were put in, which the compiler asks for; faster than `ast.fix_missing_locations`."""
    open_nodes = [tree]
    while open_nodes:
        node = open_nodes.pop()
        if node._attributes and "lineno" not in node.__dict__:
            node.__dict__.update(lineno=1, end_lineno=1, col_offset=0, end_col_offset=0)
        for field in node._fields:
            value = node.__dict__.get(field)
            if type(value) is list:
                open_nodes.extend(each for each in value if isinstance(each, ast.AST))
            elif isinstance(value, ast.AST) and not isinstance(value, _LEAVES):
                open_nodes.append(value)
    return tree


def free_names(text: str) -> set[str]:
    """Names in a lambda expression that are neither its own nor built in; defaults are none of what is its own."""
    tree = ast.parse(text, mode="eval").body
    outside: list[ast.AST] = []
    if isinstance(tree, ast.Lambda):
        outside = [each for each in (*tree.args.defaults, *tree.args.kw_defaults) if each is not None]
    given = {node.id for each in outside for node in ast.walk(each) if isinstance(node, ast.Name)}
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    bound = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    return (names - bound - {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)} | given) - BUILTINS
