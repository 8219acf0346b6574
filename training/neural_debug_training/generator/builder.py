"""Fills templates with typed expressions, knowing a concrete value of every name: each statement is run as soon as it is written."""

from __future__ import annotations

import builtins
import collections
import copy
import functools
import itertools
import math
import re
from random import Random
from typing import Any

from .fitting import fits, related, sample
from .names import pick_name
from .running import Unbuildable, run_limited, runnable
from .templates import EXPRESSIONS, LINKED, TOKEN, delimited, is_operator
from .values import render

BASE: dict[str, Any] = {
    "__builtins__": builtins,
    "__name__": "generated",
    "math": math,
    "re": re,
    "itertools": itertools,
    "functools": functools,
    "Counter": collections.Counter,
    "defaultdict": collections.defaultdict,
    "deque": collections.deque,
    "OrderedDict": collections.OrderedDict,
}
_VARIABLE = {
    "w": "s",
    "z": "i",
    "n": "i",
    "tiny": "i",
    "pos": "i",
    "k": "s",
    "v": "i",
    "digits": "s",
    "is": "i",
    "fs": "f",
}
CONTAINERS = {"li", "ls", "ll", "si", "ss", "dsi", "dis", "dss", "dii", "dsl", "lp"}
NEEDS_NAME = CONTAINERS | {"lf", "lb", "lm", "ti", "ts", "tp", "tii", "lds", "f", "y"}
_ROLES = {"digits", "bits", "ascii", "lds", "step"}
_LITERAL = {
    "i": 0.42,
    "n": 0.35,
    "z": 0.5,
    "pos": 0.6,
    "tiny": 0.85,
    "f": 0.3,
    "s": 0.12,
    "w": 0.6,
    "c": 0.65,
    "b": 0.0,
    "o": 0.05,
    "step": 1.0,
    "bits": 0.7,
    "ascii": 0.4,
}


_WORD = re.compile(r"[A-Za-z_]\w*")


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
        self.keep: set[str] = set()
        self.helpers: dict[str, list[str]] = {}

    # -- names ---------------------------------------------------------------------------------------------------------------
    def fresh(self, kind: str, result: bool = False) -> str:
        """An unused name."""
        name = pick_name(self.rng, kind, self.used, result)
        self.used.add(name)
        return name

    def declare(self, name: str, kind: str) -> None:
        """Puts a name in scope."""
        self.scope[name] = _VARIABLE.get(kind, kind)

    def parameter(self, kind: str, value: Any = None, role: tuple[str, str] | None = None) -> str:
        """A new parameter of the function."""
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
        """A random value for a type or a role."""
        return sample(kind, self.rng)

    def value(self, text: str) -> Any:
        """The value of an expression; evaluating it changes nothing."""
        if text in self.scope and text in self.env:
            return self.env[text]
        try:
            snapshot = {name: copy.deepcopy(self.env[name]) for name in self.scope if name in self.env}
            return eval(text, {**self.env, **snapshot})
        except Exception as error:
            raise Unbuildable from error

    def get(self, name: str) -> Any:
        """The value of a name in scope, which may be written ``self.x`` or ``s[i]``."""
        if name in self.env or name.isidentifier():
            return self.env.get(name)
        try:
            return eval(name, self.env)
        except Exception:
            return None

    def candidates(self, kind: str) -> list[str]:
        """Names that suit a hole; those more often that should be used more."""
        found: list[str] = []
        for name, have in self.scope.items():
            value = self.get(name)
            if not fits(kind, have, value):
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
        if (kind == "b" and not self.candidates("b")) or (kind == "b" and depth > 0 and rng.random() < 0.5):
            template = rng.choice(EXPRESSIONS["b"])
            if "$b" not in template.text:
                return self.fill_text(template.text, max(depth - 1, 0))
        found = self.candidates(kind)
        if found and rng.random() > _LITERAL.get(kind, 0.06) * 0.8:
            return rng.choice(found)
        room = len(self.parameters) < self.max_parameters
        if self.depth and not room and kind in NEEDS_NAME and rng.random() < 0.94:
            raise Unbuildable
        if rng.random() < _LITERAL.get(kind, 0.1) or not room:
            return render(self.sample(kind))
        return self.parameter(kind)

    def variable(self, kind: str) -> str:
        """A name that may be reassigned."""
        found = [
            name
            for name in self.candidates(kind)
            if name not in self.locked
            and self.scope[name] == _VARIABLE.get(kind, kind)
            and name.replace(".", "").isidentifier()
        ]
        if found:
            return self.rng.choice(found)
        if len(self.parameters) >= self.max_parameters + 1:
            raise Unbuildable
        return self.parameter(kind)

    def named(self, kind: str) -> str:
        """A name of this type, which need not be free to change."""
        found = self.candidates(kind)
        if kind == "s" and found:
            return self.rng.choice(found)
        return self.variable(kind)

    def linked(self, role: str, text: str) -> str:
        """An expression for a role that depends on a value: an index into it, a substring of it..."""
        if role == "ix" and self.rng.random() < 0.12:
            for name in self.candidates("i"):
                if 0 <= self.get(name) < len(self.value(text)):
                    return name
        value = related(role, self.value(text), self.rng)
        if value is None:
            raise Unbuildable
        rng = self.rng
        same = [n for n in self.scope if type(self.get(n)) is type(value) and self.get(n) == value]
        if same and rng.random() < 0.6:
            return rng.choice(same)
        root = text if any(p.name == text for p in self.parameters) else None
        if (
            len(self.parameters) < self.max_parameters
            and rng.random() < (0.4 if role not in ("ixx",) else 0.2)
            and isinstance(value, (int, str, float))
        ):
            kind = (
                "i" if isinstance(value, int) else "f" if isinstance(value, float) else "c" if len(value) == 1 else "w"
            )
            return self.parameter(kind, value, (role, root) if root else None)
        return render(value)

    def fill_text(self, text: str, depth: int = 0) -> str:
        """A template's text with its holes filled."""
        return self.fill(text, depth)[0]

    def fill(self, text: str, depth: int = 0, statement: bool = False) -> tuple[str, list[tuple[str, str]]]:
        """The filled text and the new variables (name, type) it makes."""
        for mark, choices in (("<cmp>", ("<", ">", ">", "<=", ">=", "==", "!=")), ("<op>", ("+", "-", "*", "+", "%"))):
            while mark in text:
                text = text.replace(mark, self.rng.choice(choices), 1)
        while "$two" in text:
            text = text.replace("$two", self.rng.choice("22345"), 1)
        held: dict[str, str] = {}
        made: dict[str, tuple[str, str]] = {}
        bound: dict[str, str] = {}
        tokens = list(TOKEN.finditer(text))
        for token in tokens:
            sigil, kind, digit = token.groups()
            if sigil in "$!" and digit and kind not in LINKED and digit not in held:
                named = statement and sigil == "$" and (kind in CONTAINERS or (kind == "s" and "\n" in text))
                held[digit] = self.named(kind) if named else self.hole(sigil, kind, depth)
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
                named = statement and kind in CONTAINERS and text[end : end + 1] == "."
                filled = self.hole("!" if named else sigil, kind, depth)
            if is_operator(filled) and not delimited(text, token.start(), token.end()):
                filled = f"({filled})"
            parts.append(filled)
        parts.append(text[end:])
        self.used.update(bound.values() if "\n" in text else ())
        return "".join(parts), list(made.values())

    def hole(self, sigil: str, kind: str, depth: int) -> str:
        """What fills a hole that nothing else depends on."""
        if sigil == "!":
            return self.variable(kind)
        if kind in ("is", "fs", "ss"):
            plain = {"is": "i", "fs": "f", "ss": "s"}[kind]
            found = self.candidates(plain)
            return self.rng.choice(found) if found else self.variable(plain)
        return self.expression(kind, depth)

    def mentions(self, text: str) -> bool:
        """Whether the text uses a name in scope."""
        return any(word in self.scope for word in _WORD.findall(text))

    # -- statements ----------------------------------------------------------------------------------------------------------
    def snapshot(self) -> dict[str, Any]:
        """A copy of the values in scope; aliases stay aliases."""
        try:
            names = [name for name in self.env if name not in BASE and name not in self.keep and name != "print"]
            fixed = [*BASE, "print", *self.keep]
            return {
                **{name: self.env[name] for name in fixed},
                **copy.deepcopy({name: self.env[name] for name in names}),
            }
        except (TypeError, RecursionError) as error:
            raise Unbuildable from error

    def run(self, source: str) -> None:
        """Runs a statement on the current values; the values are as before if it fails."""
        before = self.snapshot()
        try:
            code = runnable(source)
            if "while" in source or "for" in source or "(" in source:
                run_limited(code, self.env, 400)
            else:
                exec(code, self.env)
            if any(len(repr(self.get(name))) > 200 for name in self.scope):
                raise Unbuildable
        except BaseException:
            self.env = before
            raise
