"""What may be evaluated, told from the syntax tree alone."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterable

from .refusal import Refused

BUILTINS = frozenset(
    """abs all any ascii bin bool bytearray bytes callable chr compile complex dict divmod enumerate filter float format frozenset
    getattr hasattr hash hex int isinstance issubclass iter len list map max memoryview min next object oct ord pow print range
    repr reversed round set setattr slice sorted str sum super tuple vars type zip property staticmethod classmethod True False None
    Ellipsis NotImplemented""".split()
) | {name for name, value in vars(builtins).items() if isinstance(value, type) and issubclass(value, BaseException)}
"""Built-in names that a statement may use."""

HIDDEN = frozenset(
    """gi_frame gi_code gi_yieldfrom gi_running cr_frame cr_code cr_await cr_origin ag_frame ag_code ag_await f_back f_builtins
    f_code f_globals f_locals f_lineno f_trace tb_frame tb_next tb_lasti tb_lineno func_code func_globals func_closure mro
    buffer_info now today utcnow fromtimestamp utcfromtimestamp astimezone timestamp with_traceback add_note obj""".split()
)
"""Attributes that lead to frames and classes, to addresses, to the clock, or to what an error was about, of whatever is not an
instance of the program."""

HARMLESS = frozenset(
    """__name__ _asdict _replace _fields _make __contains__ __getitem__ __setitem__ __delitem__ __len__ __iter__ __next__
    __bool__ __eq__ __ne__ __lt__ __le__ __gt__ __ge__ __add__ __sub__ __floordiv__ __truediv__ __and__ __or__ __xor__ __neg__
    __abs__ __int__ __float__ __index__ __round__ __trunc__ __floor__ __ceil__ __enter__ __exit__ __format__""".split()
)
"""Attributes that may be read although their names begin with `_`: among them methods that do no more than an operator or a `with` does."""

_NUMBERS = frozenset({"int", "float", "bool", "complex"})
_OF_NUMBERS = frozenset("__mul__ __rmul__ __mod__ __radd__ __rsub__ __pos__ __invert__ __hash__ __repr__ __str__".split())
"""Methods of theirs that fill no memory, either."""

_FILLED = frozenset({"list", "dict", "set"})
"""Built-in classes whose `__init__` fills an object, and does nothing else."""

_MADE = _FILLED | {"tuple", "frozenset", "str", "bytes", "int", "float", "complex"}
"""Those whose `__new__` makes an instance of theirs, or of a class derived from them, and does nothing else."""

GUARDED = frozenset({"format", "format_map"})
"""Methods of strings whose text can read attributes: only ever called or read through a guard."""

_NODES = (
    ast.Module, ast.Expr, ast.Assign, ast.AugAssign, ast.AnnAssign, ast.If, ast.While, ast.For, ast.Assert, ast.Return, ast.Raise,
    ast.Delete, ast.Pass, ast.Break, ast.Continue, ast.With, ast.withitem,
    ast.BoolOp, ast.NamedExpr, ast.BinOp, ast.UnaryOp, ast.Lambda, ast.IfExp, ast.Dict, ast.Set, ast.ListComp, ast.SetComp,
    ast.DictComp, ast.GeneratorExp, ast.Compare, ast.Call, ast.FormattedValue, ast.JoinedStr, ast.Constant, ast.Attribute,
    ast.Subscript, ast.Starred, ast.Name, ast.List, ast.Tuple, ast.Slice, ast.comprehension, ast.arguments, ast.arg, ast.keyword,
    ast.Match, ast.match_case, ast.pattern, ast.expr_context, ast.boolop, ast.operator, ast.unaryop, ast.cmpop,
)  # fmt: skip
_LISTED = frozenset(kind for kind in vars(ast).values() if isinstance(kind, type) and issubclass(kind, _NODES))


def check(tree: ast.AST, names: Iterable[str]) -> None:
    """Raise Refused for a tree with anything that is not on the list."""
    _Checker(frozenset(names)).check(tree)


def is_visible(attribute: str) -> bool:
    """Whether a program may read, bind or delete an attribute of that name here."""
    return (not attribute.startswith("_") or attribute in HARMLESS) and attribute not in HIDDEN


def is_of_number(owner: str, attribute: str) -> bool:
    """`int.__mul__`."""
    return owner in _NUMBERS and attribute in _OF_NUMBERS


def is_own(attribute: str) -> bool:
    """The same for an instance of the program: there a name with one underscore is as good as any."""
    # A private name is one with the class in front, which no object of the library has.
    return not (attribute.startswith("__") and attribute.endswith("__")) or attribute in HARMLESS


class _Checker:
    """Goes through the nodes from the outside in: it is done for every question."""

    def __init__(self, names: frozenset[str]) -> None:
        self._names = names

    def check(self, tree: ast.AST) -> None:
        open_nodes = [tree]
        while open_nodes:
            node = open_nodes.pop()
            kind = type(node)
            if kind not in _LISTED:
                raise Refused(f"{kind.__name__} is not evaluated")
            if kind is ast.Name:
                self._name(node)  # type: ignore[arg-type]
                continue
            if kind is ast.Attribute:
                self._attribute(node)  # type: ignore[arg-type]
            elif kind is ast.Lambda and isinstance(node.body, ast.Attribute):  # type: ignore[attr-defined]
                # Nothing is done to the attributes here: a copy is as good as they are.
                node.body.is_copied = node.body.attr == "__dict__"  # type: ignore[attr-defined]
            elif kind is ast.MatchValue:
                self._compared(node)  # type: ignore[arg-type]
            elif kind is ast.MatchClass:
                self._pattern(node)  # type: ignore[arg-type]
            elif kind is ast.Call:
                self._call(node)  # type: ignore[arg-type]
            for field in kind._fields:
                value = getattr(node, field, None)
                if isinstance(value, list):
                    open_nodes.extend(each for each in value if isinstance(each, ast.AST))
                elif isinstance(value, ast.AST):
                    open_nodes.append(value)

    def _name(self, node: ast.Name) -> None:
        if node.id in self._names and node.id != "__builtins__":
            return
        if node.id.startswith("__") or (hasattr(builtins, node.id) and node.id not in BUILTINS):
            raise Refused(f"{node.id} is not evaluated")

    def _attribute(self, node: ast.Attribute) -> None:
        inner = node.value
        if node.attr == "__class__" and isinstance(node.ctx, ast.Load):
            # No more than `type(x)`.
            return
        if getattr(node, "is_copied", False):
            # No more than `vars(x)`.
            return
        if isinstance(inner, ast.Call) and isinstance(inner.func, ast.Name) and inner.func.id == "super":
            # What it finds is called by nobody here.
            if not getattr(node, "is_called", False) or not isinstance(node.ctx, ast.Load):
                raise Refused("an attribute of super()")
            return
        if isinstance(inner, ast.Name) and inner.id not in self._names and is_of_number(inner.id, node.attr):
            return
        if node.attr in _OF_NUMBERS and isinstance(node.ctx, ast.Load):
            # It is looked at whose it is once that is known.
            node.is_of_number = True  # type: ignore[attr-defined]
            return
        if not self._is_making(node) and not is_own(node.attr):
            raise Refused(f"the attribute {node.attr} is not evaluated")

    def _is_making(self, node: ast.Attribute) -> bool:
        """`dict.__init__(self, …)`, `float.__new__(cls, …)`."""
        names = {"__init__": _FILLED, "__new__": _MADE}.get(node.attr)
        if names is None or not isinstance(node.value, ast.Name) or not getattr(node, "is_called", False):
            return False
        return node.value.id in names and node.value.id not in self._names

    @staticmethod
    def _compared(node: ast.MatchValue) -> None:
        for each in ast.walk(node.value):
            if isinstance(each, ast.Attribute) and each.attr in HIDDEN:
                raise Refused(f"the attribute {each.attr} is not evaluated")

    @staticmethod
    def _pattern(node: ast.MatchClass) -> None:
        for attribute in node.kwd_attrs:
            if not is_own(attribute) or attribute in HIDDEN or attribute in GUARDED:
                raise Refused(f"the attribute {attribute} is not evaluated")

    def _call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Attribute):
            node.func.is_called = True  # type: ignore[attr-defined]
        for keyword in node.keywords:
            if keyword.arg is not None and keyword.arg.startswith("__"):
                raise Refused("a hidden keyword")
