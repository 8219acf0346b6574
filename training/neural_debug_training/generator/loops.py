"""``for`` and ``while`` loops around generated bodies."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from .running import Unbuildable

if TYPE_CHECKING:
    from .blocks import Blocks

Lines = list[str]

# (weight, iterable template, targets by type, extra readable texts by type)
_FORMS: list[tuple[float, str, list[str], list[tuple[str, str]]]] = [
    (6, "$s", ["c"], []),
    (5, "$li", ["i"], []),
    (5, "$ls", ["w"], []),
    (3, "range(len($s1))", ["i"], [("c", "{held}[{0}]")]),
    (3, "range(len($li1))", ["i"], [("i", "{held}[{0}]")]),
    (1.5, "range(len($ls1))", ["i"], [("w", "{held}[{0}]")]),
    (2, "range($n)", ["i"], []),
    (1.5, "range($tiny, $n)", ["i"], []),
    (0.7, "range($n, $tiny, -1)", ["i"], []),
    (0.6, "range(0, len($s1), $pos)", ["i"], [("s", "{held}[{0}:]")]),
    (0.6, "range(1, len($li1))", ["i"], [("i", "{held}[{0}]"), ("i", "{held}[{0} - 1]")]),
    (0.6, "range(len($s1) - 1, -1, -1)", ["i"], [("c", "{held}[{0}]")]),
    (3, "enumerate($s)", ["i", "c"], []),
    (2, "enumerate($li)", ["i", "i"], []),
    (2, "enumerate($ls)", ["i", "w"], []),
    (2.5, "$dsi.items()", ["w", "i"], []),
    (1, "$dss.items()", ["w", "w"], []),
    (0.7, "$dis.items()", ["i", "w"], []),
    (0.7, "sorted($dsi.items())", ["w", "i"], []),
    (1.3, "$dsi1", ["w"], [("i", "{held}[{0}]")]),
    (0.6, "$dsi1.keys()", ["w"], [("i", "{held}[{0}]")]),
    (0.6, "sorted($dsi1)", ["w"], [("i", "{held}[{0}]")]),
    (0.8, "$dsi.values()", ["i"], []),
    (1.2, "zip($li, $li)", ["i", "i"], []),
    (0.8, "zip($s, $s)", ["c", "c"], []),
    (0.8, "zip($ls, $li)", ["w", "i"], []),
    (1, "sorted($li)", ["i"], []),
    (0.6, "reversed($li)", ["i"], []),
    (0.6, "reversed($s)", ["c"], []),
    (0.8, "sorted($s)", ["c"], []),
    (1.4, "$s.split()", ["w"], []),
    (0.8, "$s1.split($sub1)", ["w"], []),
    (0.6, "$li1[$ixx1:]", ["i"], []),
    (0.8, "$s[::-1]", ["c"], []),
    (0.6, "$s[1:]", ["c"], []),
    (0.5, "[$i, $i, $i]", ["i"], []),
    (0.4, "($w, $w, $w)", ["w"], []),
    (1.2, "$ll", ["li"], []),
    (1, "$lp", ["w", "i"], []),
    (0.5, "list($dsi1)", ["w"], [("i", "{held}[{0}]")]),
    (0.4, "set($li)", ["i"], []),
]
_WEIGHTS = [form[0] for form in _FORMS]


def loop(blocks: Blocks) -> Lines:
    """A loop; with a new accumulator before it when there is none."""
    lines: Lines = []
    rng = blocks.rng
    if not blocks.accumulators or (blocks.level == 0 and rng.random() < 0.35):
        lines = blocks.start()
    make = _for if rng.random() < 0.8 else _while
    return lines + blocks.attempt(lambda: make(blocks), 4)


def _inside(
    blocks: Blocks,
    names: list[tuple[str, str]],
    samples: list[dict[str, Any]],
    count: int,
    extra: Sequence[tuple[str, str]] = (),
) -> Lines:
    """The body of a loop whose variables have these sample values."""
    b = blocks.builder
    chosen = blocks.rng.choice(samples)
    for name, kind in names:
        b.declare(name, kind)
        b.locked.add(name)
        if name in chosen:
            b.env[name] = copy.deepcopy(chosen[name])
    for kind, text in extra:
        b.scope[text] = "s" if kind == "w" else kind
    before = b.preferred
    b.preferred = [*(name for name, _ in names), *(text for _, text in extra)]
    blocks.samples.append(samples)
    blocks.in_loop += 1
    body = blocks.body(count)
    blocks.in_loop -= 1
    blocks.samples.pop()
    b.preferred = before
    for name, _ in names:
        b.locked.discard(name)
    return body


def _for(blocks: Blocks) -> Lines:
    b, rng = blocks.builder, blocks.rng
    _, template, targets, readable = rng.choices(_FORMS, _WEIGHTS)[0]

    def write() -> tuple[Lines, set[str]]:
        held = ""
        text = template
        for kind in ("s", "li", "ls", "dsi"):
            if f"${kind}1" in text:
                held = rng.choice(b.candidates(kind) or [b.parameter(kind)])
                text = text.replace(f"${kind}1", held)
        if "$sub1" in text:
            text = text.replace("$sub1", b.linked("sub", held))
        if "$ixx1" in text:
            text = text.replace("$ixx1", b.linked("ixx", held))
        text = b.fill_text(text, 1 if rng.random() < 0.3 else 0)
        items = list(b.value(text))
        if len(items) > 25 or (not items and rng.random() < 0.98):
            raise Unbuildable
        names = [b.fresh(kind) for kind in targets]
        if len(names) == 2 and rng.random() < 0.4:
            pair = {"c": ("i", "c"), "w": ("k", "v")}.get(targets[-1] if "enumerate" in text else targets[0])
            if pair and not b.used & set(pair):
                names = list(pair)
                b.used.update(pair)
        samples = [dict(zip(names, item if len(names) > 1 else [item], strict=False)) for item in items] or [
            {name: b.sample(kind) for name, kind in zip(names, targets, strict=False)}
        ]
        for name in [held] if held.isidentifier() else [n for n in b.scope if n in text]:
            b.locked.add(name)
        extra = [(kind, form.format(*names, held=held)) for kind, form in readable]
        body = _inside(blocks, list(zip(names, targets, strict=False)), samples, rng.choice([1, 1, 2, 2, 3]), extra)
        b.locked.discard(held)
        lines = [f"for {', '.join(names)} in {text}:", *("    " + line for line in body)]
        if any("break" in line for line in body) and rng.random() < 0.3:
            lines += ["else:", *("    " + line for line in blocks.body(1))]
        return lines, set()

    locked = set(b.locked)
    lines = blocks.whole(write)
    b.locked = locked
    return lines


def _while(blocks: Blocks) -> Lines:
    b, rng = blocks.builder, blocks.rng
    form = rng.choice(["index", "index", "digits", "pop", "pop", "two", "count", "true", "halve", "grow"])

    def write() -> tuple[Lines, set[str]]:
        count = rng.choice([1, 1, 2])
        if form in ("index", "two"):
            kind = rng.choice(["s", "li", "ls"])
            held = rng.choice([n for n in b.candidates(kind) if n.isidentifier()] or [b.parameter(kind)])
            values = b.value(held)
            if not values:
                raise Unbuildable
            item = {"s": "c", "li": "i", "ls": "w"}[kind]
            b.locked.add(held)
            i = b.fresh("i")
            if form == "index":
                step = rng.choice([1, 1, 1, 2])
                body = _inside(
                    blocks, [(i, "i")], [{i: n} for n in range(len(values))], count, [(item, f"{held}[{i}]")]
                )
                body = [line for line in body if line.strip() != "continue"] or ["pass"]
                head = (
                    f"while {i} < len({held}):"
                    if rng.random() < 0.75
                    else f"while {i} < len({held}) and {b.fill_text('$i != $i')}:"
                )
                return [f"{i} = 0", head, *("    " + line for line in _filled(body)), f"    {i} += {step}"], {i}
            j = b.fresh("i")
            body = _inside(
                blocks,
                [(i, "i"), (j, "i")],
                [{i: n, j: len(values) - 1 - n} for n in range((len(values) + 1) // 2)],
                count,
                [(item, f"{held}[{i}]"), (item, f"{held}[{j}]")],
            )
            body = [line for line in body if line.strip() != "continue"]
            return [
                f"{i}, {j} = 0, len({held}) - 1",
                f"while {i} < {j}:",
                *("    " + line for line in _filled(body)),
                f"    {i} += 1",
                f"    {j} -= 1",
            ], {i, j}
        if form in ("digits", "halve"):
            name = b.variable("i")
            start = abs(b.value(name)) % 100000
            base = rng.choice([10, 10, 2, 3]) if form == "digits" else 2
            digit = b.fresh("i")
            values: list[int] = []
            while start and len(values) < 20:
                values.append(start % base)
                start //= base
            if not values:
                raise Unbuildable
            b.locked.add(name)
            body = _inside(blocks, [(digit, "i")], [{digit: value} for value in values], count)
            body = [line for line in body if line.strip() != "continue"]
            return [
                f"while {name} > 0:",
                f"    {digit} = {name} % {base}",
                *("    " + line for line in _filled(body)),
                f"    {name} //= {base}",
            ], set()
        if form == "pop":
            kind = rng.choice(["li", "ls"])
            held = b.variable(kind)
            values = list(b.value(held))
            if not values:
                raise Unbuildable
            b.locked.add(held)
            item = b.fresh("i" if kind == "li" else "w")
            take = rng.choice([f"{item} = {held}.pop()", f"{item} = {held}.pop(0)"])
            body = _inside(blocks, [(item, "i" if kind == "li" else "w")], [{item: value} for value in values], count)
            head = rng.choice([f"while {held}:", f"while {held}:", f"while len({held}) > {rng.randrange(3)}:"])
            return [head, f"    {take}", *("    " + line for line in body)], set()
        counter = b.fresh("i")
        limit = b.expression(rng.choice(["n", "pos", "pos"]), 0)
        if not 0 < b.value(limit) < 13:
            raise Unbuildable
        body = _inside(blocks, [(counter, "i")], [{counter: n} for n in range(b.value(limit))], count)
        step = rng.choice([1, 1, 1, 2, 3])
        if form == "true":
            body = [line for line in body if line.strip() != "continue"]
            return [
                f"{counter} = 0",
                "while True:",
                *("    " + line for line in _filled(body)),
                f"    {counter} += {step}",
                f"    if {counter} >= {limit}:",
                "        break",
            ], {counter}
        if form == "grow":
            return [
                f"{counter} = {limit}",
                f"while {counter} > 0:",
                f"    {counter} -= {step}",
                *("    " + line for line in body),
            ], {counter}
        return [
            f"{counter} = 0",
            f"while {counter} < {limit}:",
            f"    {counter} += {step}",
            *("    " + line for line in body),
        ], {counter}

    locked = set(b.locked)
    lines = blocks.whole(write)
    b.locked = locked
    return lines


def _filled(body: Lines) -> Lines:
    """The body with ``pass`` where taking ``continue`` out left a branch empty."""
    filled: Lines = []
    for position, line in enumerate(body):
        filled.append(line)
        following = body[position + 1] if position + 1 < len(body) else ""
        depth = len(line) - len(line.lstrip())
        if line.endswith(":") and len(following) - len(following.lstrip()) <= depth:
            filled.append(" " * (depth + 4) + "pass")
    return filled or ["pass"]
