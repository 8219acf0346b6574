"""Conditions, ``if`` with its branches, and ``try``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from .running import Unbuildable
from .values import render

if TYPE_CHECKING:
    from .blocks import Blocks, Lines

_SAME = re.compile(r"^(?:not )?([\w.]+) (?:==|!=|<=?|>=?|and|or) \1$")


def indent(lines: list[str]) -> list[str]:
    """The lines one level deeper."""
    return ["    " + line for line in lines]


def condition(blocks: Blocks) -> str:
    """A condition; in a loop, one that is true for some items and false for others if possible."""
    best = ""
    b = blocks.builder
    for _ in range(10):
        try:
            text = blocks.builder.expression("b", blocks.rng.choice([1, 1, 2, 2, 3]))
            outcomes = _outcomes(blocks, text)
        except (Unbuildable, RecursionError):
            continue
        if text in ("True", "False") or len(text) > 70 or not b.mentions(text) or _SAME.search(text):
            continue
        if b.preferred and blocks.rng.random() < 0.75 and not any(name in text for name in b.preferred):
            continue
        best = best or text
        if not blocks.samples or len(outcomes) > 1:
            return text
    if not best:
        raise Unbuildable
    return best


def _outcomes(blocks: Blocks, text: str) -> set[bool]:
    b = blocks.builder
    if not blocks.samples:
        return {bool(b.value(text))}
    found: set[bool] = set()
    before = b.env
    try:
        for overrides in blocks.samples[-1][:8]:
            b.env = {**before, **overrides}
            found.add(bool(b.value(text)))
    finally:
        b.env = before
    return found


def branch(blocks: Blocks) -> Lines:
    """``if`` with ``elif``/``else``, early returns, ``break`` and ``continue``."""
    rng = blocks.rng

    def write() -> tuple[Lines, set[str]]:
        b = blocks.builder
        scope = dict(b.scope)
        news: list[set[str]] = []
        kinds: dict[str, str] = {}
        lines: Lines = []
        heads = ["if"] + ["elif"] * (rng.random() < 0.22) + ["else"] * (rng.random() < 0.5)
        for head in heads:
            lines.append(f"{head}:" if head == "else" else f"{head} {condition(blocks)}:")
            before = b.snapshot()
            count = len(b.parameters)
            body = (
                leave(blocks)
                if rng.random() < (0.3 if blocks.in_loop else 0.13) and head != "elif"
                else blocks.body(rng.choice([1, 1, 1, 2]))
            )
            lines += indent(body)
            added = {p.name: b.scope[p.name] for p in b.parameters[count:]}
            news.append(set(b.scope) - set(scope) - set(added))
            kinds.update(b.scope)
            for name in added:
                before[name] = b.env[name]
            b.env, b.scope = before, {**scope, **added}
            scope.update(added)
        kept = set.intersection(*news) if "else" in heads else set()
        b.scope = {**b.scope, **{name: kinds[name] for name in kept}}
        return lines, kept

    return blocks.whole(write)


def leave(blocks: Blocks) -> Lines:
    rng = blocks.rng
    if blocks.in_loop and rng.random() < 0.75:
        return [rng.choice(["continue", "break", "continue"])]
    if not blocks.allow_return:
        return blocks.body(1)
    kind = blocks.result or rng.choice(["i", "s", "b", "o"])
    names = [n for n, have in blocks.accumulators if have == (blocks.result or have)]
    if names and rng.random() < 0.5:
        return [f"return {rng.choice(names)}"]
    if kind == "b":
        return [f"return {rng.choice(['True', 'False'])}"]
    return [f"return {blocks.builder.expression(kind, rng.choice([0, 1]))}"]


def guarded(blocks: Blocks) -> Lines:
    """``try`` around an operation that may fail."""
    rng, b = blocks.rng, blocks.builder
    kind, risky, names = rng.choice(
        [
            ("i", "int($s)", "ValueError"),
            ("i", "int($w)", "ValueError"),
            ("i", "$li1[$i]", "IndexError"),
            ("i", "$dsi[$w]", "KeyError"),
            ("i", "$i // $i", "ZeroDivisionError"),
            ("s", "$ls1[$i]", "IndexError"),
            ("i", "$li.index($i)", "ValueError"),
            ("f", "$i / $i", "ZeroDivisionError"),
            ("s", "$s + $o", "TypeError"),
            ("i", "$s.index($c)", "ValueError"),
            ("i", "$dsi.pop($w)", "KeyError"),
            ("i", "$li.pop()", "IndexError"),
        ]
    )

    def write() -> tuple[Lines, set[str]]:
        known = set(b.scope)
        same = [n for n, have in b.scope.items() if have == kind and n not in b.locked and n.isidentifier()]
        name = rng.choice(same) if same and rng.random() < 0.6 else b.fresh(kind)
        first = f"{name} {rng.choice(['=', '=', '+=']) if name in b.scope and kind != 'f' else '='} {b.fill_text(risky, rng.choice([0, 1]))}"
        b.env.setdefault(name, {"i": 1, "s": "a", "f": 1.0}[kind])
        b.declare(name, kind)
        other = rng.choice([names, names, f"({names}, AttributeError)", "Exception", names + " as e", "Exception as e"])
        value = b.expression(kind, 0)
        handler = (
            [f"{name} = {value}"]
            if value != name
            else ["pass"]
            if name in known
            else [f"{name} = {render(b.sample(kind))}"]
        )
        if other.endswith(" as e"):
            b.used.add("e")
            handler = rng.choice([["print(e)"], ["print(type(e).__name__)"], ["print('error', e)"]]) + handler
        elif blocks.in_loop and rng.random() < 0.35:
            handler = ["continue"]
        lines = ["try:", *indent([first]), f"except {other}:", *indent(handler)]
        if rng.random() < 0.15:
            lines += ["else:", *indent(blocks.body(1))]
        if rng.random() < 0.15:
            lines += ["finally:", *indent(blocks.body(1) if rng.random() < 0.5 else [f"print({b.expression('o', 0)})"])]
        return lines, {name}

    return blocks.whole(write)
