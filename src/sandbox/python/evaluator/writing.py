"""Values of an answer: from Python to JSON, in the form that `reading` has them."""

from __future__ import annotations

import array
import builtins
import collections
import datetime
import decimal
import fractions
import types
from collections.abc import Callable
from typing import Any

from .built_in_bases import base_of, plain
from .hashes import HashOfText
from .instances import MEMBERS, TOKEN, is_instance
from .library import appearance, contents, exceptions, modules, recipes
from .library.bound_methods import METHODS, is_bound, path_of_method
from .library.built_in_names import name_of
from .library.digests import Algorithm
from .library.recipes import NAMELESS
from .library.streams import Stream
from .program import ClassOfProgram, Token
from .refusal import Refused

MOST = 20_000
"""Items of all values together."""
_SAFE = 2**53 - 1
"""Integers up to here are numbers in any reader of JSON."""

_VIEWS = {
    type(getattr(made, name)()): f"dict_{name}" for made in ({}, collections.OrderedDict()) for name in ("keys", "values", "items")
}  # fmt: skip
_BY_TEXT = (decimal.Decimal, complex)


class Writer:
    """Writes values; objects go into a table, those that the question named under their numbers."""

    def __init__(self, known: dict[int, Any], raised: dict[int, tuple[Any, int]], text_of_lambda: Callable[[Any], tuple[str, dict[str, Any]] | None]) -> None:
        self._text_of_lambda = text_of_lambda
        self._raised = raised
        self._numbers = {id(value): number for number, value in known.items()}
        self._kept: list[Any] = []
        self._left = MOST
        self._in_recipe = False
        """There each list is looked at for what it stands for."""
        self.objects: dict[str, Any] = {}

    def value(self, value: Any) -> Any:
        """The value as JSON. Raises Refused for what cannot be told."""
        self._left -= 1
        if self._left < 0:
            raise Refused("the values are too large")
        kind = type(value)
        if kind is str or value is None or kind is bool:
            return value
        if kind is int:
            return value if -_SAFE <= value <= _SAFE and not self._in_recipe else ["i", str(value)]
        if kind is float:
            return ["f", repr(value)]
        if kind is bytes:
            return ["b", value.decode("latin-1")]
        if kind is tuple:
            return ["t", list(map(self.value, value))]
        if value is ...:
            return ["..."]
        if id(value) in self._numbers:
            return self._object(self._numbers[id(value)], value)
        if self._is_object(value):
            self._kept.append(value)
            number = self._numbers[id(value)] = -len(self._kept)
            return self._object(number, value)
        return self._plain(value)

    def attempt(self, value: Any) -> Any:
        """The same, or None for what cannot be told."""
        before = set(self.objects)
        try:
            return [self.value(value)]
        except Refused:
            self.objects = {number: written for number, written in self.objects.items() if number in before}
            return None

    def _object(self, number: int, value: Any) -> Any:
        if str(number) not in self.objects:
            self.objects[str(number)] = None
            self.objects[str(number)] = self._content(value)
        return ["@", number]

    @staticmethod
    def _is_object(value: Any) -> bool:
        kind = type(value)
        if isinstance(value, BaseException) and (not value.__dict__ or (not is_instance(value) and exceptions.given_to(value) != value.args)):
            return False
        return kind in _MUTABLE or is_instance(value) or contents.is_mutable(value)

    def _content(self, value: Any) -> Any:
        kind = type(value)
        if kind is list:
            return ["list", self._all(value)]
        if kind is set:
            return ["set", self._all(value)]
        if kind is dict:
            return ["dict", self._entries(value)]
        if kind is collections.deque:
            bound = [] if value.maxlen is None else [["t", ["maxlen", ["i", str(value.maxlen)]]]]
            return ["call", "deque", [self._inner("list", self._all(value)), *bound]]
        if kind in (collections.Counter, collections.OrderedDict):
            return ["call", kind.__name__, [self._inner("dict", self._entries(value))] if value else []]
        if kind is collections.defaultdict:
            return ["call", "defaultdict", [self.value(value.default_factory), self._inner("dict", self._entries(value))]]
        if kind is bytearray:
            return ["call", "bytearray", [["b", value.decode("latin-1")]]]
        if kind is array.array:
            items = [] if not value else [self._inner("list", self._all(value.tolist()))]
            return ["call", "array", [value.typecode, *items]]
        if isinstance(value, BaseException) and not value.__dict__:
            return self._plain(value)
        if is_instance(value):
            return self._instance(value)
        return self._recipe(value)

    def _instance(self, value: Any) -> Any:
        written = ["instance", getattr(type(value), TOKEN), [[key, self.value(item)] for key, item in value.__dict__.items()]]
        if base_of(type(value)) is None or getattr(type(value), MEMBERS):
            return written
        held = plain(value)
        kind = type(held)
        if kind is dict:
            return [*written, self._inner("dict", self._entries(held))]
        if kind in (list, set):
            return [*written, self._inner(kind.__name__, self._all(held))]
        return [*written, self._content(held) if kind in _MUTABLE else self.value(held)]

    def _inner(self, kind: str, items: list[Any]) -> Any:
        """The list in `deque([1])` is only how the deque is written."""
        return [f"inner-{kind}", items]

    def _all(self, items: Any) -> list[Any]:
        return list(map(self.value, items))

    def _entries(self, value: Any) -> list[Any]:
        return [[self.value(key), self.value(item)] for key, item in value.items()]

    def _recipe(self, value: Any) -> Any:
        if type(value) is HashOfText:
            return ["x", "int", "<hash of a text>", [], ["hash", [value.of], {}, None]]
        found = recipes.recipe(value)
        if found is None:
            raise Refused(f"values of the type {type(value).__name__}")
        maker, arguments, keywords, state = found
        was_in_recipe, self._in_recipe = self._in_recipe, True
        try:
            written = [maker, self._all(arguments), {key: self.value(item) for key, item in keywords.items()}, self.value(state)]
        finally:
            self._in_recipe = was_in_recipe
        shown = [[name, self.value(item)] for name, item in appearance.attributes(value).items()]
        return ["x", appearance.name_of(value), appearance.text_of(value), shown, written]

    def _plain(self, value: Any) -> Any:
        kind = type(value)
        if kind is frozenset:
            return ["call", "frozenset", [self._inner("set", self._all(value))] if value else []]
        if kind is range:
            parts = (value.start, value.stop) if value.step == 1 else (value.start, value.stop, value.step)
            return ["call", "range", self._all(parts)]
        if kind is slice:
            return ["call", "slice", self._all((value.start, value.stop, value.step))]
        if kind is fractions.Fraction:
            return ["call", "Fraction", self._all((value.numerator, value.denominator))]
        if kind is decimal.Decimal:
            return ["call", "Decimal", [str(value)]]
        if kind is complex:
            return ["call", "complex", self._all((value.real, value.imag))]
        if kind in (datetime.date, datetime.timedelta) or (kind in (datetime.datetime, datetime.time) and value.tzinfo is None and not value.fold):
            return ["text", repr(value)]
        if kind in _VIEWS:
            return ["call", _VIEWS[kind], [self._inner("list", self._all(value))]]
        if isinstance(value, BaseException) and is_instance(value):
            return ["call", getattr(kind, TOKEN), self._all(exceptions.given_to(value)), *self._links(value)]
        if isinstance(value, BaseException):
            given = exceptions.given_to(value)
            known = getattr(builtins, kind.__name__, None) or exceptions.named(kind.__name__, list(given))
            if known is not kind or (value.__dict__ and given == value.args):
                raise Refused(f"exceptions of the type {kind.__name__}")
            return self._with_names(["call", kind.__name__, self._all(given), *self._links(value)], value)
        if isinstance(value, ClassOfProgram):
            return ["back", getattr(value, TOKEN)]
        if isinstance(value, Token):
            if value.receiver is not None:
                raise Refused("a bound method")
            return ["back", value.value]
        if isinstance(value, modules.Module):
            return ["mod", value.__name__]
        if value is NotImplemented:
            return ["bi", "NotImplemented"]
        if kind.__name__ == "_MISSING_TYPE":
            return self._path(value)
        name = name_of(value)
        if name is not None:
            return ["type" if isinstance(value, type) else "bi", name]
        if isinstance(value, type):
            if getattr(builtins, value.__name__, None) is value or value in NAMELESS.values():
                return ["type", value.__name__]
            return self._path(value)
        if kind is types.BuiltinFunctionType and getattr(builtins, value.__name__, None) is value:
            return ["bi", value.__name__]
        found = self._text_of_lambda(value) if kind is types.FunctionType else None
        if found:
            read = {name: self.value(each) for name, each in found[1].items()}
            return ["x", "function", "<function <lambda>>", [], ["lambda", [found[0]], read, None]]
        if kind.__module__ == "typing" and modules.path_of(value) is not None:
            return self._path(value)
        path = path_of_method(value)
        if path is not None:
            return ["bi", path]
        if kind in METHODS and is_bound(value):
            return self._recipe(value)
        if kind in (types.BuiltinFunctionType, types.FunctionType):
            return self._path(value)
        return self._path(value) if kind in (Stream, Algorithm) else self._recipe(value)

    def _with_names(self, written: list[Any], error: BaseException) -> list[Any]:
        told = {name: self.attempt(value) for name, value in exceptions.named_at(error).items()}
        named = [[name, *each] for name, each in told.items() if each]
        return [*written, *([None] if len(written) == 3 else []), named] if named else written

    def _links(self, value: Any) -> list[int]:
        return [self._raised[id(value)][1]] if id(value) in self._raised else []

    @staticmethod
    def _path(value: Any) -> Any:
        path = modules.path_of(value)
        if path is None:
            raise Refused(f"a function {type(value).__name__} made on the way")
        return ["bi", path]


_MUTABLE = frozenset((list, set, dict, bytearray, array.array, collections.deque, collections.Counter, collections.defaultdict, collections.OrderedDict))
