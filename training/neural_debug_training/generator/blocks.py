"""Statements with bodies: every block is written, its parts are run one by one on sample values, then it is run as a whole."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from .builder import Builder
from .control import branch, guarded
from .running import TooLong, Unbuildable
from .templates import COMPOUND, EXPRESSIONS, IDIOMS, MUTATIONS
from .updates import accumulator, update

Lines = list[str]


class Blocks:
    """Writes the statements of one function, in blocks at most `deepest` levels inside each other."""

    def __init__(
        self, builder: Builder, allow_return: bool = True, result: str | None = None, deepest: int = 3
    ) -> None:
        self.builder, self.rng = builder, builder.rng
        self.allow_return, self.result = allow_return, result
        self.accumulators: list[tuple[str, str]] = []
        self.samples: list[list[dict[str, Any]]] = []
        self.changed: set[str] = set()
        self.mutations: list[str] = []
        self.level = 0
        self.deepest = deepest
        self.in_loop = 0

    # -- running -------------------------------------------------------------------------------------------------------------
    def attempt(self, make: Callable[[], Lines], tries: int = 4) -> Lines:
        """The lines of the first attempt that works; names and parameters of failed ones are forgotten."""
        b = self.builder
        for _ in range(tries):
            scope, parameters, saved = dict(b.scope), list(b.parameters), len(b.saved)
            state = (
                self.level,
                self.in_loop,
                len(self.samples),
                set(b.locked),
                list(b.preferred),
                list(self.accumulators),
            )
            before = b.snapshot()
            try:
                return make()
            except (Unbuildable, TooLong, Exception):
                b.env, b.scope, b.parameters = before, scope, parameters
                del b.saved[saved:]
                self.level, self.in_loop = state[0], state[1]
                del self.samples[state[2] :]
                b.locked, b.preferred, self.accumulators = state[3], state[4], state[5]
        raise Unbuildable

    def simple(self, text: str, made: Sequence[tuple[str, str]] = ()) -> Lines:
        """A statement without body, run."""
        self.builder.run(text)
        for name, kind in made:
            if name in self.builder.env:
                self.builder.declare(name, kind)
                if kind in ("i", "s", "li", "ls"):
                    self.builder.preferred = [*self.builder.preferred[-3:], name]
        return text.split("\n")

    def whole(self, write: Callable[[], tuple[Lines, set[str]]]) -> Lines:
        """A block: written on sample values, then run from the values that were there before."""
        b = self.builder
        b.saved.append(b.snapshot())
        scope, count = dict(b.scope), len(b.parameters)
        self.level += 1
        lines, kept = write()
        self.level -= 1
        b.env = b.saved.pop()
        kinds = b.scope
        b.scope = scope
        for parameter in b.parameters[count:]:
            b.scope[parameter.name] = kinds[parameter.name]
        b.run("\n".join(lines))
        for name in kept:
            if name in b.env and name in kinds:
                b.scope[name] = kinds[name]
        return lines

    # -- statements ----------------------------------------------------------------------------------------------------------
    def assign(self) -> Lines:
        rng, b = self.rng, self.builder
        kind = rng.choice(["s", "s", "s", "i", "i", "i", "li", "ls", "ls", "b", "c", "dsi", "ti", "f", "ll"])
        text = b.expression(kind, rng.choice([1, 2, 2, 3]))
        if text in b.scope or text in ("True", "False"):
            templates = EXPRESSIONS.get(kind)
            if not templates:
                raise Unbuildable
            text = b.fill_text(rng.choice(templates).text, 1)
        if not b.mentions(text) and rng.random() < 0.93:
            raise Unbuildable
        same = [n for n, have in b.scope.items() if have == kind and n not in b.locked and n.isidentifier()]
        if same and rng.random() < 0.4:
            name = rng.choice(same)
            if text == name or f"{name} = {name}" == text:
                raise Unbuildable
            return self.simple(f"{name} = {text}")
        name = b.fresh(kind)
        return self.simple(f"{name} = {text}", [(name, kind)])

    def mutate(self) -> Lines:
        b = self.builder
        if self.mutations and self.rng.random() < 0.6:
            return self.simple(b.fill_text(self.rng.choice(self.mutations), 1))
        text, made = b.fill(self.rng.choice(MUTATIONS).text, self.rng.choice([0, 1]), True)
        return self.simple(text, made)

    def compound(self) -> Lines:
        idiom = self.rng.random() < 0.75
        text, made = self.builder.fill(
            self.rng.choice(IDIOMS if idiom else COMPOUND).text, self.rng.choice([0, 0, 1]), True
        )
        if "return" in text and not self.allow_return:
            raise Unbuildable
        certain = [(n, k) for n, k in made if any(line.startswith(n + " =") for line in text.split("\n"))]
        if idiom:
            # What lines at the outer level assign is always there afterwards; it is worth returning.
            outer = "\n".join(line for line in text.split("\n") if not line.startswith(" "))
            certain = [(n, k) for n, k in made if re.search(rf"\b{n}\b[^=(]*= ", outer)]
            lines = self.simple(text, certain)
            for name, kind in certain:
                self.accumulators.append((name, kind))
                self.changed.add(name)
            return lines
        return self.simple(
            text,
            certain
            if "try:" not in text
            else [(n, k) for n, k in made if k in ("i", "s") and text.count(f"{n} =") > 1],
        )

    def show(self) -> Lines:
        rng, b = self.rng, self.builder
        names = [n for n in b.preferred if n in b.scope] or list(b.scope)
        if not names:
            raise Unbuildable
        name = rng.choice(names)
        text = rng.choice(
            [
                "print({0})",
                "print({0})",
                "print('{1}:', {0})",
                "print({0}, {2})",
                "print(f'{1}={{{0}}}')",
                "print({0}, end=' ')",
            ]
        )
        if "f'" in text and not name.isidentifier():
            text = "print({0})"
        return self.simple(text.format(name, name if name.isidentifier() else "value", b.expression("o", 0)))

    def alias(self) -> Lines:
        rng, b = self.rng, self.builder
        kind = rng.choice(["li", "ls", "dsi", "li"])
        source = b.variable(kind)
        name = b.fresh(kind)
        lines = self.simple(f"{name} = {source}", [(name, kind)])
        change = {
            "li": [
                f"{name}.append($i)",
                f"{name}.pop()",
                f"{name}[0] = $i",
                f"{source}.insert(0, $i)",
                f"{name} += [$i]",
                f"{source}.sort()",
            ],
            "ls": [f"{name}.append($w)", f"{source}.reverse()", f"{name}.extend($ls)", f"del {name}[0]"],
            "dsi": [f"{name}[$w] = $i", f"{source}.update({{$w: $i}})", f"{source}.clear()", f"{name}.pop($w, None)"],
        }[kind]
        return lines + self.simple(b.fill_text(rng.choice(change)))

    def update(self) -> Lines:
        """A change of an accumulator."""
        if not self.accumulators:
            raise Unbuildable
        known = [(n, k) for n, k in self.accumulators if n in self.builder.scope]
        if not known:
            raise Unbuildable
        name, kind = known[-1] if self.rng.random() < 0.6 else self.rng.choice(known)
        text = self.builder.fill_text(update(kind, name, self.rng), self.rng.choice([0, 1, 1, 2]))
        if ("\n" not in text and len(text) > 90) or (
            self.in_loop and self.rng.random() < 0.7 and not any(n in text for n in self.builder.preferred)
        ):
            raise Unbuildable
        lines = self.simple(text)
        self.changed.add(name)
        return lines

    def start(self, kinds: list[str] | None = None) -> Lines:
        """A new accumulator."""
        text, kind = accumulator(self.rng, kinds)
        name = self.builder.fresh(kind, self.rng.random() < 0.7)
        lines = self.simple(f"{name} = {text}", [(name, kind)])
        self.accumulators.append((name, kind))
        return lines

    def body(self, count: int) -> Lines:
        """Statements of a body; accumulators change in most of them."""
        lines: Lines = []
        for _ in range(count):
            lines += self.statement()
        return lines

    def statement(self) -> Lines:
        """Any statement that suits the place."""
        from .loops import loop

        deep = self.level >= self.deepest
        choices: list[tuple[Callable[[], Lines], float]] = [
            (self.update, 7 if self.in_loop else 1.2 if self.level else 0.5),
            (self.assign, 2.2 if self.level else 4),
            (self.mutate, 1.6 if self.level else 2.5),
            (lambda: branch(self), 0 if deep else 3.2 if self.in_loop else 2.2),
            (lambda: loop(self), 0 if deep or self.in_loop >= self.deepest - 1 else 0.7 if self.in_loop else 2.6),
            (lambda: guarded(self), 0 if deep else 0.5),
            (self.show, 0.35),
            (self.alias, 0 if self.level else 0.4),
            (self.compound, 0 if self.level else 2.2),
        ]
        for _ in range(6):
            make = self.rng.choices([c for c, _ in choices], [w for _, w in choices])[0]
            try:
                return self.attempt(make, 2)
            except Unbuildable:
                continue
        raise Unbuildable
