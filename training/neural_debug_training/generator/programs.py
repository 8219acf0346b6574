"""Whole programs: an entry function (or module code) with helpers, closures and classes."""

from __future__ import annotations

import re
from random import Random

from .assemble import Program, finish, imports
from .blocks import Blocks
from .builder import Builder
from .check import tidy
from .names import HELPERS
from .running import TooLong, Unbuildable
from .shapes import ATTRIBUTES, CLASS_NAMES, CLASSES, FUNCTIONS, NESTED
from .values import render


def _constants(text: str, rng: Random) -> str:
    """The holes of a definition, which has no names in scope."""
    for hole, values in (
        ("$tiny", "0 1 2 3 4 5"),
        ("$two", "2 3 4 5"),
        ("$ten", "5 9 10 20 50"),
        ("$q", "'-' '' '_' 'x' ', ' '!'"),
    ):
        while hole in text:
            text = text.replace(
                hole, rng.choice(values.split(" ") if hole != "$q" else ["'-'", "'_'", "'x'", "''", "'!'", "' '"]), 1
            )
    return text


def _helper(rng: Random, builder: Builder) -> str:
    """A known helper shape, registered for use in expressions."""
    definition, calls = rng.choice(FUNCTIONS)
    name = builder.fresh("o") if rng.random() < 0.1 else rng.choice([h for h in HELPERS if h not in builder.used])
    builder.used.add(name)
    text = _constants(definition.replace("NAME", name), rng)
    exec(text, builder.env)
    builder.keep.add(name)
    for kind, call in calls:
        builder.helpers.setdefault(kind, []).append(call.replace("NAME", name).replace("$vli", "$li"))
    return text


def _made_helper(rng: Random, builder: Builder) -> str:
    """A helper with a generated body."""
    kind = rng.choice(["i", "s", "b", "li", "i", "s"])
    inner = Builder(rng, max_parameters=2)
    inner.used |= builder.used
    inner.parameter(rng.choice(["s", "i", "li", "ls", "c", "i"]))
    blocks = Blocks(inner, result=kind)
    lines: list[str] = []
    if rng.random() < 0.5:
        lines += blocks.start([kind] if kind != "b" else ["i"])
    for _ in range(rng.choice([1, 1, 2])):
        lines += blocks.statement()
    lines.append(_result(blocks, kind))
    name = rng.choice([h for h in HELPERS if h not in builder.used])
    builder.used.add(name)
    names = [p.name for p in inner.parameters]
    text = "\n".join([f"def {name}({', '.join(names)}):", *("    " + line for line in lines)])
    exec(text, builder.env)
    builder.keep.add(name)
    call = f"{name}({', '.join('$' + (p.kind if p.kind in ['s', 'i', 'li', 'ls', 'c', 'n', 'w', 'f', 'b', 'dsi'] else 'o') for p in inner.parameters)})"
    builder.helpers.setdefault(kind, []).append(call)
    return text


def _class(rng: Random, builder: Builder, blocks: Blocks) -> tuple[str, list[str]]:
    """A class and the line that makes an instance."""
    definition, make, reads, changes = rng.choice(CLASSES)
    name = rng.choice(CLASS_NAMES)
    first, second = rng.sample(ATTRIBUTES, 2)

    def named(text: str) -> str:
        return text.replace("NAME", name).replace("ATTR0", first).replace("ATTR1", second)

    text = _constants(named(definition), rng)
    before = set(builder.env)
    exec(text, builder.env)
    builder.keep.update(set(builder.env) - before)
    obj = next(n for n in ["obj", name.lower(), "b", "it", "acc", "box1", "m1"] if n not in builder.used)
    builder.used.add(obj)
    line = f"{obj} = {builder.fill_text(named(make))}"
    builder.run(line)
    builder.locked.add(obj)
    lines = [line]
    blocks.mutations = [named(change).replace("OBJ", obj) for change in changes]
    for kind, read in reads:
        source = named(read).replace("OBJ", obj)
        builder.helpers.setdefault(kind, []).append(source)
        if source.count(".") == 1 and source.replace(".", "").isidentifier() and source.startswith(obj):
            builder.scope[source] = kind
    return text, lines


def _result(blocks: Blocks, kind: str | None) -> str:
    """The last statement."""
    b, rng = blocks.builder, blocks.rng
    if kind is not None:
        names = [n for n, have in blocks.accumulators if have == kind]
        return f"return {rng.choice(names)}" if names and rng.random() < 0.7 else f"return {b.expression(kind, 2)}"
    accumulators = [(n, k) for n, k in blocks.accumulators if n in b.scope]
    accumulators = [(n, k) for n, k in accumulators if n in blocks.changed] or accumulators
    if accumulators and rng.random() < 0.85:
        name, have = rng.choice(accumulators)
        forms = {
            "s": ["{0}", "{0}", "{0}", "{0}.strip()", "{0}[::-1]", "len({0})", "{0}.upper()"],
            "i": ["{0}", "{0}", "{0}", "{0} + 1", "{0} % 10", "str({0})", "{0} > 0"],
            "li": ["{0}", "{0}", "{0}", "sum({0})", "sorted({0})", "len({0})", "{0}[::-1]", "tuple({0})"],
            "ls": ["{0}", "''.join({0})", "' '.join({0})", "'-'.join({0})", "{0}", "len({0})", "sorted({0})"],
            "dsi": ["{0}", "{0}", "list({0}.items())", "len({0})", "sorted({0})", "sum({0}.values())"],
            "si": ["{0}", "sorted({0})", "len({0})"],
            "ss": ["sorted({0})", "len({0})"],
        }.get(have, ["{0}"])
        text = rng.choice(forms).format(name)
        others = [n for n in [*(m for m, _ in accumulators), *b.preferred] if n != name and n in b.scope]
        if others and rng.random() < 0.25:
            return f"return {text}, {rng.choice(others)}"
        return f"return {text}"
    names = [n for n in b.preferred if n in b.scope] or list(b.scope)
    if names and rng.random() < 0.6:
        return f"return {rng.choice(names)}"
    return f"return {b.expression(rng.choice(['s', 's', 'i', 'li', 'ls', 'b', 'dsi']), rng.choice([1, 2, 3]))}"


LENGTHS = [2, 3, 4, 4, 5, 6, 7, 8, 10, 12, 14, 16]
LENGTHS_OF_DEEP = [20, 24, 28, 32]


def program(rng: Random, deep: bool = False) -> Program | None:
    """A random program, or None when this attempt did not work out.

    Deep ones are for measuring: longer, with blocks and expressions inside each other one level further than those to train on.
    """
    module = rng.random() < 0.08
    builder = Builder(rng, max_parameters=0 if module else rng.choice([1, 2, 2, 3, 3, 4]), depth=2 if deep else 1)
    blocks = Blocks(builder, allow_return=not module, deepest=4 if deep else 3)
    lines: list[str] = []
    definitions: list[str] = []
    try:
        p = rng.random()
        if p < 0.16:
            definitions.append(_helper(rng, builder))
            if rng.random() < 0.25:
                definitions.append(_helper(rng, builder))
        elif p < 0.3:
            definitions.append(_made_helper(rng, builder))
        if module:
            lines += _module_start(blocks)
        else:
            for kind in rng.sample(["s", "s", "s", "li", "ls", "dsi", "i", "li", "s"], rng.choice([1, 1, 2])):
                builder.parameter(kind)
        if 0.3 < p < 0.39:
            text, made = _class(rng, builder, blocks)
            definitions.append(text)
            lines += made
        if rng.random() < 0.6:
            lines += blocks.start()
        if rng.random() < 0.06:
            text, made = builder.fill(rng.choice(NESTED), 0)
            lines += blocks.simple(text, [(n, k) for n, k in made if k != "o"])
        target = rng.choice(LENGTHS_OF_DEEP if deep else LENGTHS)
        while len(lines) < target:
            added = blocks.statement()
            if len(lines) + len(added) > (40 if deep else 20):
                break
            lines += added
        if definitions and not _uses(definitions, lines):
            lines += _use(blocks)
        if module:
            lines.append(f"print({_result(blocks, None)[7:]})")
            return _module(rng, lines, definitions)
        if rng.random() < 0.95:
            lines.append(_result(blocks, None))
    except (Unbuildable, TooLong, Exception):
        return None
    _drop_unused(builder, lines)
    if not builder.parameters and rng.random() < 0.8:
        return None
    return finish(builder, lines, [], "\n\n".join(definitions) + "\n\n" if definitions else "")


def _uses(definitions: list[str], lines: list[str]) -> bool:
    text = "\n".join(lines)
    return all(d.split("(")[0].split(":")[0].split()[-1] in text for d in definitions)


def _use(blocks: Blocks) -> list[str]:
    b, rng = blocks.builder, blocks.rng
    kind = rng.choice(list(b.helpers))
    name = b.fresh(kind, True)
    call = rng.choice(b.helpers[kind])

    def make() -> list[str]:
        return blocks.simple(f"{name} = {b.fill_text(call, 1)}", [(name, kind)])

    lines = blocks.attempt(make, 5)
    blocks.accumulators.append((name, kind))
    return lines


def _drop_unused(builder: Builder, lines: list[str]) -> None:
    words = set(re.findall(r"\w+", "\n".join(lines)))
    builder.parameters = [p for p in builder.parameters if p.name in words or builder.rng.random() < 0.05]


def _module_start(blocks: Blocks) -> list[str]:
    """Module code begins with values in names."""
    b, rng = blocks.builder, blocks.rng
    lines: list[str] = []
    for kind in rng.sample(["s", "i", "li", "ls", "dsi", "s", "li"], rng.choice([2, 2, 3])):
        name = b.fresh(kind)
        lines += blocks.simple(f"{name} = {render(b.sample(kind))}", [(name, kind)])
    return lines


def _module(rng: Random, lines: list[str], definitions: list[str]) -> Program | None:
    text = "\n\n".join([*definitions, "\n".join(lines)])
    text = tidy(text) if rng.random() < 0.8 else text
    needed = imports(text)
    return Program("\n".join([*needed, *([""] if needed else []), text]) + "\n", "", [], [])
