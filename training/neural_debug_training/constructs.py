"""Which constructs, built-in functions, methods and library functions each statement of a program contains."""

from __future__ import annotations

import ast
import builtins
import importlib
import warnings
from collections.abc import Iterator
from types import ModuleType

Construct = tuple[str, str]
"""Group and name, such as ("statement", "For"), ("str", "upper") or ("module math", "sqrt")."""

TYPES: dict[str, type] = {
    kind.__name__: kind for kind in (str, list, dict, set, frozenset, tuple, int, float, bytes, bytearray, complex)
}
MODULES = ("math", "re", "collections", "itertools", "functools", "string", "datetime")
_CLASSES = ("Counter", "deque", "defaultdict", "OrderedDict", "ChainMap", "date", "datetime", "timedelta")
COUNTED_AS_DICT = frozenset({"Counter", "defaultdict", "OrderedDict"})
"""For the methods that they share with it."""
_NO_CALLS = frozenset(
    {"copyright", "credits", "license", "exit", "quit", "help", "breakpoint", "open", "input", "exec"}
)
_BLOCKS = frozenset({"body", "orelse", "finalbody", "handlers", "cases"})
_ANNOTATIONS = frozenset({"annotation", "returns"})
_FORMS = (
    "for else", "while else", "try else", "finally", "except as", "except tuple", "except all", "raise from",
    "raise again", "with as", "several with", "chained comparison", "chained assignment", "unpacking", "starred target",
    "slice step", "slice assignment", "item assignment", "attribute assignment", "slice deletion", "item deletion",
    "format specification", "format conversion", "comprehension if", "comprehension of several", "starred argument",
    "double-starred argument", "keyword argument", "starred element", "double-starred element", "negative index",
)  # fmt: skip


def _names(base: type) -> list[str]:
    left_out = {"Pattern", "expr_context", "operator", "Load", "Store", "Del", "AugLoad", "AugStore", "Param", "Suite"}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        kinds = [kind for kind in vars(ast).values() if isinstance(kind, type) and issubclass(kind, base)]
    old = {"Num", "Str", "Bytes", "NameConstant", "Ellipsis", "Index", "ExtSlice"}
    return sorted({kind.__name__ for kind in kinds} - {base.__name__} - left_out - old)


def _public(holder: type | ModuleType, callable_only: bool = True) -> list[str]:
    return [n for n in dir(holder) if not n.startswith("_") and (not callable_only or callable(getattr(holder, n)))]


def _is_exception(name: str) -> bool:
    holder = getattr(builtins, name)
    return isinstance(holder, type) and issubclass(holder, BaseException)


def everything() -> dict[str, list[str]]:
    """All constructs that are counted, by group."""
    found = {
        "statement": _names(ast.stmt), "clause": ["ExceptHandler", "match_case"], "expression": _names(ast.expr),
        "operator": _names(ast.operator) + _names(ast.unaryop) + _names(ast.boolop),
        "augmented": _names(ast.operator), "comparison": _names(ast.cmpop), "pattern": _names(ast.pattern),
        "form": list(_FORMS),
        "built-in": [name for name in _public(builtins) if name not in _NO_CALLS and not _is_exception(name)],
    }  # fmt: skip
    found |= {name: _public(kind) for name, kind in TYPES.items() if name != "bytearray"}
    for name in MODULES:
        module = importlib.import_module(name)
        found[f"module {name}"] = _public(module, callable_only=name not in ("string", "math"))
        for holder in _CLASSES:
            if hasattr(module, holder) and isinstance(getattr(module, holder), type):
                base = set(dir(dict)) if issubclass(getattr(module, holder), dict) else set()
                found[holder] = [method for method in _public(getattr(module, holder)) if method not in base]
    return found


METHODS: dict[str, list[str]] = {}
"""Types that have a method of this name."""
for _group, _members in everything().items():
    if _group in TYPES or _group in _CLASSES:
        for _member in _members:
            METHODS.setdefault(_member, []).append(_group)


class Line:
    """What the statements that begin on a line contain; of methods, the receiver's name (or "") too."""

    def __init__(self) -> None:
        self.constructs: set[Construct] = set()
        self.methods: set[tuple[str, str]] = set()


class Constructs:
    """The lines of a program; raises SyntaxError (or ValueError, RecursionError, MemoryError) if it does not parse."""

    def __init__(self, source: str) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            tree = ast.parse(source)
        self.lines: dict[int, Line] = {}
        self._imported: dict[str, Construct | str] = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                self._imported.update({alias.asname or alias.name: alias.name for alias in node.names})
            elif isinstance(node, ast.ImportFrom) and node.module in MODULES:
                for alias in node.names:
                    names = _public(importlib.import_module(node.module), False) if alias.name == "*" else [alias.name]
                    for name in names:
                        self._imported[alias.asname or name] = (f"module {node.module}", name)
        for node in ast.walk(tree):
            if isinstance(node, (ast.stmt, ast.ExceptHandler, ast.match_case)):
                self._add(node)

    def _add(self, node: ast.stmt | ast.ExceptHandler | ast.match_case) -> None:
        decorators = getattr(node, "decorator_list", None)
        start = decorators[0] if decorators else node.pattern if isinstance(node, ast.match_case) else node
        line = self.lines.setdefault(start.lineno, Line())
        group = "statement" if isinstance(node, ast.stmt) else "clause"
        line.constructs.add((group, type(node).__name__))
        line.constructs.update(("form", form) for form in _forms(node))
        if isinstance(node, ast.AugAssign):
            line.constructs.add(("augmented", type(node.op).__name__))
        for name, value in ast.iter_fields(node):
            if name not in _BLOCKS and name not in _ANNOTATIONS:
                for child in value if isinstance(value, list) else [value]:
                    if isinstance(child, ast.AST):
                        for inner in _inside(child):
                            self._part(inner, line)

    def _part(self, node: ast.AST, line: Line) -> None:
        add, kind = line.constructs.add, type(node).__name__
        if isinstance(node, (ast.operator, ast.unaryop, ast.boolop)):
            add(("operator", kind))
        elif isinstance(node, ast.cmpop):
            add(("comparison", kind))
        elif isinstance(node, ast.pattern):
            add(("pattern", kind))
        elif isinstance(node, (ast.expr, ast.keyword, ast.comprehension)):
            if isinstance(node, ast.expr):
                add(("expression", kind))
            line.constructs.update(("form", form) for form in _forms(node))
        if isinstance(node, ast.Attribute):
            self._attribute(node, line)
        elif isinstance(node, ast.Name):
            known = self._imported.get(node.id)
            if isinstance(known, tuple):
                add(known)
            elif known is None and hasattr(builtins, node.id) and isinstance(node.ctx, ast.Load):
                add(("built-in", node.id))

    def _attribute(self, node: ast.Attribute, line: Line) -> None:
        owner = node.value
        if isinstance(owner, ast.Name):
            module = self._imported.get(owner.id)
            if isinstance(module, str):
                line.constructs.add((f"module {module}", node.attr))
            elif isinstance(module, tuple) and module[1] in _CLASSES:
                line.constructs.add((module[1], node.attr))
            elif owner.id in TYPES:
                line.constructs.add((owner.id, node.attr))
            elif node.attr in METHODS:
                line.methods.add((owner.id, node.attr))
        elif node.attr in METHODS:
            known = _type_of(owner)
            if known:
                line.constructs.add((known, node.attr))
            else:
                line.methods.add(("", node.attr))


def _inside(node: ast.AST) -> Iterator[ast.AST]:
    """The node and what is in it, without annotations."""
    yield node
    for name, value in ast.iter_fields(node):
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and name not in _ANNOTATIONS:
                yield from _inside(child)


def _type_of(node: ast.expr) -> str:
    """The type of an expression where its form tells."""
    if isinstance(node, ast.Constant):
        return type(node.value).__name__
    forms = {
        ast.JoinedStr: "str", ast.List: "list", ast.ListComp: "list", ast.Dict: "dict", ast.DictComp: "dict",
        ast.Set: "set", ast.SetComp: "set", ast.Tuple: "tuple",
    }  # fmt: skip
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in TYPES:
        return node.func.id
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        returns_text = ("strip", "lstrip", "rstrip", "lower", "upper", "replace", "join", "format", "title")
        return "str" if node.func.attr in returns_text else ""
    return forms.get(type(node), "")


def _forms(node: ast.AST) -> Iterator[str]:
    if isinstance(node, (ast.For, ast.AsyncFor, ast.While)) and node.orelse:
        yield "while else" if isinstance(node, ast.While) else "for else"
    elif isinstance(node, (ast.Try, ast.TryStar)):
        yield from ["try else"] * bool(node.orelse) + ["finally"] * bool(node.finalbody)
    elif isinstance(node, ast.ExceptHandler):
        yield from ["except as"] * bool(node.name)
        yield from ["except all"] * (node.type is None) + ["except tuple"] * isinstance(node.type, ast.Tuple)
    elif isinstance(node, ast.Raise):
        yield from ["raise from"] * bool(node.cause) + ["raise again"] * (node.exc is None)
    elif isinstance(node, (ast.With, ast.AsyncWith)):
        yield from ["several with"] * (len(node.items) > 1)
        yield from ["with as"] * any(item.optional_vars for item in node.items)
    elif isinstance(node, ast.Compare):
        yield from ["chained comparison"] * (len(node.ops) > 1)
    elif isinstance(node, (ast.Assign, ast.Delete)):
        yield from _target_forms(node)
    elif isinstance(node, ast.Slice):
        yield from ["slice step"] * bool(node.step)
    elif isinstance(node, ast.FormattedValue):
        yield from ["format specification"] * bool(node.format_spec) + ["format conversion"] * (node.conversion > 0)
    elif isinstance(node, ast.comprehension):
        yield from ["comprehension if"] * bool(node.ifs)
    elif isinstance(node, (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)):
        yield from ["comprehension of several"] * (len(node.generators) > 1)
    elif isinstance(node, ast.Call):
        yield from ["starred argument"] * any(isinstance(argument, ast.Starred) for argument in node.args)
    elif isinstance(node, ast.keyword):
        yield "keyword argument" if node.arg else "double-starred argument"
    elif isinstance(node, (ast.List, ast.Tuple, ast.Set)) and isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
        yield from ["starred element"] * any(isinstance(item, ast.Starred) for item in node.elts)
    elif isinstance(node, ast.Dict):
        yield from ["double-starred element"] * (None in node.keys)
    elif isinstance(node, ast.Subscript):
        negative = isinstance(node.slice, ast.UnaryOp) and isinstance(node.slice.op, ast.USub)
        yield from ["negative index"] * negative


def _target_forms(node: ast.Assign | ast.Delete) -> Iterator[str]:
    action = "assignment" if isinstance(node, ast.Assign) else "deletion"
    if isinstance(node, ast.Assign) and len(node.targets) > 1:
        yield "chained assignment"
    for target in node.targets:
        if isinstance(target, ast.Subscript):
            yield f"{'slice' if isinstance(target.slice, ast.Slice) else 'item'} {action}"
        elif isinstance(target, ast.Attribute) and action == "assignment":
            yield "attribute assignment"
        elif isinstance(target, (ast.Tuple, ast.List)) and action == "assignment":
            yield "unpacking"
            yield from ["starred target"] * any(isinstance(item, ast.Starred) for item in target.elts)
