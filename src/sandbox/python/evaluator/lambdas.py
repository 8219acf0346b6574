"""Lambda expressions as values: one that reads only its arguments, and functions of the library, is known by its text."""

from __future__ import annotations

import ast
from typing import Any

from .allow_list import check
from .instrument import MADE, Instrument, Places, free_names, locate
from .library import modules
from .program import ClassOfProgram
from .refusal import Refused


class Lambdas:
    """Those of one question."""

    def __init__(self) -> None:
        self._texts: dict[int, tuple[Any, str, dict[str, Any] | None]] = {}

    def keep(self, function: Any, text: str, read: dict[str, Any] | None = None) -> Any:
        """The function, whose text is known from now on, and what it reads if that is not of this statement."""
        self._texts[id(function)] = (function, text, read)
        return function

    def recipe(self, function: Any, names: dict[str, Any]) -> Any:
        """Its text, and what it reads; None where that does not say what it does."""
        _, text, made_with = self._texts.get(id(function), (None, None, None))
        if text is None or function.__closure__:
            return None
        known = names if made_with is None else made_with
        free = free_names(text)
        if not free <= known.keys():
            return None
        read = {name: known[name] for name in free}
        return (text, read) if all(map(_is_settled, read.values())) else None

    def remade(self, text: str, read: dict[str, Any], scope: dict[str, Any]) -> Any:
        """The function that a text makes."""
        tree = ast.parse(text, mode="eval")
        if not isinstance(tree.body, ast.Lambda) or not free_names(text) <= read.keys():
            raise Refused("no lambda expression by itself")
        check(tree.body, read)
        own = Instrument(Places(text), set(), set())
        body = locate(ast.Expression(own.visit_Lambda(tree.body)))
        scope = {**scope, **read, MADE: lambda number, function: function}
        return self.keep(eval(compile(body, "<lambda>", "eval"), scope), text, read)


def _is_settled(value: Any) -> bool:
    """A type or function of the library, or some of them."""
    if isinstance(value, tuple):
        return all(map(_is_settled, value))
    return not isinstance(value, ClassOfProgram) and (isinstance(value, (type, modules.Module)) or modules.path_of(value) is not None)
