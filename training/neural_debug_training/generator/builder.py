"""Fills templates with typed expressions, knowing a concrete value of every name: each statement is run as soon as it is written."""

from __future__ import annotations

import builtins
import collections
import copy
import functools
import itertools
import math
import re
import sys
from random import Random
from types import FrameType
from typing import Any

from .names import pick_name
from .templates import EXPRESSIONS, LINKED, TOKEN, Template, delimited, is_operator
from .values import make, render

BASE: dict[str, Any] = {
    "__builtins__": builtins, "__name__": "generated", "math": math, "re": re, "itertools": itertools, "functools": functools,
    "Counter": collections.Counter, "defaultdict": collections.defaultdict, "deque": collections.deque, "OrderedDict": collections.OrderedDict,
}
_VARIABLE = {"w": "s", "z": "i", "n": "i", "tiny": "i", "pos": "i", "k": "s", "v": "i", "digits": "s", "is": "i", "fs": "f"}
_ROLES = {"digits", "bits", "ascii", "lds", "step"}
_LITERAL = {"i": 0.42, "n": 0.35, "z": 0.5, "pos": 0.6, "tiny": 0.85, "f": 0.3, "s": 0.12, "w": 0.6, "c": 0.65, "b": 0.0, "o": 0.05, "step": 1.0, "bits": 0.7, "ascii": 0.4}


class Unbuildable(Exception):
    """The statement cannot be made here; the caller tries another one."""


class TooLong(BaseException):
    """Not an Exception, so that generated handlers do not catch it."""


def run_limited(code: Any, env: dict[str, Any], limit: int) -> None:
    """Runs code, at most ``limit`` line events of it."""
    left = limit

    def trace(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal left
        left -= 1
        if left < 0:
            raise TooLong
        return trace

    sys.settrace(trace)
    try:
        exec(code, env)
    finally:
        sys.settrace(None)


class Parameter:
    """A parameter: how to make values for further calls, and the value that the function was written for."""

    def __init__(self, name: str, kind: str, value: Any, role: tuple[str, str] | None) -> None:
        self.name, self.kind, self.value, self.role = name, kind, value, role


class Builder:
    """Names in scope with types and current values, and the parameters made on demand."""

    def __init__(self, rng: Random, max_parameters: int = 4, depth: int = 0) -> None:
        self.rng = rng
        self.env: dict[str, Any] = dict(BASE)
        self.env["print"] = lambda *values, **options: None
        self.scope: dict[str, str] = {}
        self.used: set[str] = {"f", "print", "str", "int"}
        self.parameters: list[Parameter] = []
        self.max_parameters = max_parameters
        self.depth = depth
        self.preferred: list[str] = []
        self.locked: set[str] = set()
        self.saved: list[dict[str, Any]] = []
        self.helpers: dict[str, list[str]] = {}

    # -- names ---------------------------------------------------------------------------------------------------------------
    def fresh(self, kind: str, result: bool = False) -> str:
        name = pick_name(self.rng, kind, self.used, result)
        self.used.add(name)
        return name

    def declare(self, name: str, kind: str) -> None:
        self.scope[name] = _VARIABLE.get(kind, kind)

    def parameter(self, kind: str, value: Any = None, role: tuple[str, str] | None = None) -> str:
        if value is None and kind != "none":
            value = self.sample(kind)
        plain = _VARIABLE.get(kind, kind)
        name = self.fresh("s" if plain == "s" and kind != "w" else kind)
        self.parameters.append(Parameter(name, kind, copy.deepcopy(value), role))
        self.scope[name] = plain
        for env in (self.env, *self.saved):
            env[name] = copy.deepcopy(value)
        return name

    def sample(self, kind: str) -> Any:
        return sample(kind, self.rng)

    def value(self, text: str) -> Any:
        if text in self.scope:
            return self.env[text]
        try:
            snapshot = {name: copy.deepcopy(self.env[name]) for name in self.scope if name in self.env}
            return eval(text, {**self.env, **snapshot})
        except Exception as error:
            raise Unbuildable from error

    def candidates(self, kind: str) -> list[str]:
        found: list[str] = []
        for name, have in self.scope.items():
            value = self.env.get(name)
            if not _fits(kind, have, value):
                continue
            weight = 1 + 3 * (name in self.preferred) - (kind == "s" and have == "c")
            found.extend([name] * weight)
        return found

    # -- expressions ---------------------------------------------------------------------------------------------------------
    def expression(self, kind: str, depth: int | None = None) -> str:
        """Source text of an expression of this type."""
        depth = self.depth if depth is None else depth
        rng = self.rng
        if depth > 0 and kind not in _ROLES and rng.random() < (0.55 if kind == "b" else 0.34):
            plain = {"w": "s", "n": "i", "z": "i", "is": "i"}.get(kind, kind)
            if plain in self.helpers and rng.random() < 0.35:
                return self.fill_text(rng.choice(self.helpers[plain]), depth - 1)
            choices = EXPRESSIONS.get(plain)
            if choices and kind not in ("tiny", "pos"):
                for _ in range(4):
                    template = rng.choice(choices)
                    try:
                        text = self.fill_text(template.text, depth - 1)
                        value = self.value(text)
                        if len(text) < 60 and not (kind == "z" and not value) and not (kind == "n" and value < 0):
                            return text
                    except Unbuildable:
                        continue
        if kind == "b" and not self.candidates("b") or kind == "b" and depth > 0 and rng.random() < 0.5:
            template = rng.choice(EXPRESSIONS["b"])
            if "$b" not in template.text:
                return self.fill_text(template.text, max(depth - 1, 0))
        found = self.candidates(kind)
        if found and rng.random() > _LITERAL.get(kind, 0.06) * 0.8:
            return rng.choice(found)
        room = len(self.parameters) < self.max_parameters
        if rng.random() < _LITERAL.get(kind, 0.1) or not room:
            return render(self.sample(kind))
        return self.parameter(kind)

    def variable(self, kind: str) -> str:
        """A name that may be reassigned."""
        found = [name for name in self.candidates(kind) if name not in self.locked and self.scope[name] == _VARIABLE.get(kind, kind) and name.isidentifier() or "." in name and self.scope.get(name) == kind]
        if found:
            return self.rng.choice(found)
        if len(self.parameters) >= self.max_parameters + 1:
            raise Unbuildable
        return self.parameter(kind)

    def linked(self, role: str, text: str) -> str:
        """An expression for a role that depends on a value: an index into it, a substring of it..."""
        if role == "ix" and self.rng.random() < 0.12:
            for name in self.candidates("i"):
                if 0 <= self.env[name] < len(self.value(text)):
                    return name
        value = related(role, self.value(text), self.rng)
        if value is None:
            raise Unbuildable
        rng = self.rng
        same = [n for n in self.scope if type(self.env.get(n)) is type(value) and self.env.get(n) == value]
        if same and rng.random() < 0.6:
            return rng.choice(same)
        root = text if any(p.name == text for p in self.parameters) else None
        if len(self.parameters) < self.max_parameters and rng.random() < (0.4 if role not in ("ixx",) else 0.2) and isinstance(value, (int, str, float)):
            kind = "i" if isinstance(value, int) else "f" if isinstance(value, float) else "c" if len(value) == 1 else "w"
            return self.parameter(kind, value, (role, root) if root else None)
        return render(value)

    def fill_text(self, text: str, depth: int = 0) -> str:
        """A template's text with its holes filled."""
        return self.fill(text, depth)[0]

    def fill(self, text: str, depth: int = 0) -> tuple[str, list[tuple[str, str]]]:
        """The filled text and the new variables (name, type) it makes."""
        held: dict[str, str] = {}
        made: dict[str, tuple[str, str]] = {}
        bound: dict[str, str] = {}
        tokens = list(TOKEN.finditer(text))
        for token in tokens:
            sigil, kind, digit = token.groups()
            if sigil in "$!" and digit and kind not in LINKED and digit not in held:
                held[digit] = self.hole(sigil, kind, depth)
        parts: list[str] = []
        end = 0
        for token in tokens:
            sigil, kind, digit = token.groups()
            parts.append(text[end : token.start()])
            end = token.end()
            if sigil == "@":
                if kind + digit not in made:
                    made[kind + digit] = (self.fresh(kind), kind)
                filled = made[kind + digit][0]
            elif sigil == "#":
                if kind + digit not in bound:
                    bound[kind + digit] = pick_name(self.rng, kind, self.used | set(bound.values()))
                filled = bound[kind + digit]
            elif kind in LINKED:
                filled = self.linked(kind, held[digit])
            elif digit:
                filled = held[digit]
            else:
                filled = self.hole(sigil, kind, depth)
            if is_operator(filled) and not delimited(text, token.start(), token.end()):
                filled = f"({filled})"
            parts.append(filled)
        parts.append(text[end:])
        self.used.update(bound.values() if "\n" in text else ())
        return "".join(parts), list(made.values())

    def hole(self, sigil: str, kind: str, depth: int) -> str:
        if sigil == "!":
            return self.variable(kind)
        if kind in ("is", "fs", "ss") and not (kind == "ss" and False):
            plain = {"is": "i", "fs": "f", "ss": "s"}[kind]
            found = self.candidates(plain)
            return self.rng.choice(found) if found else self.variable(plain)
        return self.expression(kind, depth)

    # -- statements ----------------------------------------------------------------------------------------------------------
    def snapshot(self) -> dict[str, Any]:
        """A copy of the values in scope; aliases stay aliases."""
        try:
            names = [name for name in self.env if name not in BASE and name != "print"]
            return {**{name: self.env[name] for name in BASE}, "print": self.env["print"], **copy.deepcopy({name: self.env[name] for name in names})}
        except (TypeError, RecursionError) as error:
            raise Unbuildable from error

    def run(self, source: str) -> None:
        """Runs a statement on the current values; the values are as before if it fails."""
        before = self.snapshot()
        try:
            code = compile(source, "<statement>", "exec")
            if "while" in source or "for" in source or "(" in source:
                run_limited(code, self.env, 400)
            else:
                exec(code, self.env)
            if any(len(repr(self.env.get(name))) > 200 for name in self.scope):
                raise Unbuildable
        except BaseException:
            self.env = before
            raise


def sample(kind: str, rng: Random) -> Any:
    """A random value for a type or a role."""
    if kind == "pos":
        return rng.choice([1, 2, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10, 12])
    if kind == "step":
        return rng.choice([2, 3, -1, -2])
    if kind == "digits":
        return str(rng.choice([rng.randrange(10), rng.randrange(1000), -rng.randrange(30), f" {rng.randrange(100)} "])) if rng.random() < 0.9 else "x1"
    if kind == "lds":
        return [str(rng.randrange(60)) for _ in range(rng.randint(1, 4))]
    if kind == "bits":
        return "".join(rng.choice("01") for _ in range(rng.randint(1, 6)))
    if kind == "ascii":
        return rng.randrange(48, 123)
    return make({"is": "i", "fs": "f"}.get(kind, kind), rng)


def related(role: str, value: Any, rng: Random) -> Any:
    """A value that fits another one: present most of the time, absent now and then."""
    try:
        size = len(value)
        if role == "ixx":
            return rng.randint(-size - 1, size + 2) if rng.random() < 0.8 else rng.randint(0, 3)
        if role == "wid":
            return size + rng.randint(-2, 8)
        if role == "ix":
            return rng.randrange(-size, size) if rng.random() < 0.35 else rng.randrange(size)
        if role == "key":
            return rng.choice(list(value))
        if role == "el":
            return rng.choice(list(value)) if isinstance(value, (list, tuple)) else rng.choice(sorted(value))
        if role == "ch":
            return rng.choice(value)
        if role == "pre":
            return value[: rng.randint(1, 3)]
        if role == "suf":
            return value[-rng.randint(1, 3) :]
        start = rng.randrange(size)
        return value[start : start + rng.randint(1, 3)]
    except (TypeError, IndexError, ValueError):
        return None


def _fits(kind: str, have: str, value: Any) -> bool:
    if kind == have:
        return True
    if kind == "o":
        return have not in ("fn",)
    if kind in ("i", "n", "z", "pos", "tiny"):
        if have != "i" or not isinstance(value, int):
            return False
        return kind == "i" or kind == "n" and value >= 0 or kind == "z" and value != 0 or kind == "pos" and 0 < value < 1000 or kind == "tiny" and 0 <= value <= 5
    if kind == "s":
        return have == "c"
    if kind == "w":
        return have in ("s", "c") and isinstance(value, str) and len(value) <= 6
    if kind == "f":
        return have == "i" and not isinstance(value, bool)
    return False


__all__ = ["Builder", "Parameter", "Template", "TooLong", "Unbuildable", "related", "run_limited", "sample"]
