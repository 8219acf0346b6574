"""Drills: functions of two to six short statements, over all groups of operations evenly."""

from __future__ import annotations

from random import Random

from .assemble import Program, finish
from .builder import Builder
from .running import TooLong, Unbuildable
from .templates import GROUPS, Template
from .values import render

# Groups that hold many operations come up more often.
_MANY = {
    "set ops": 6,
    "set tests": 4,
    "/=": 6,
    "math": 7,
    "re": 6,
    "itertools": 7,
    "bin": 4,
    "Counter": 3,
    "str.isidentifier": 2,
    "deque": 3,
    "set.update": 2,
    "tuple.count": 2,
}
NAMES = [
    name
    for name, templates in GROUPS.items()
    for _ in range(_MANY.get(name, min(max(len({t.text for t in templates}) // 6, 1), 3)))
]


def _statement(builder: Builder, template: Template, last: bool) -> list[str]:
    """The template as a statement of the function, already run."""
    rng = builder.rng
    text, made = builder.fill(template.text, 1 if rng.random() < 0.18 else 0, template.statement)
    names: list[tuple[str, str]] = list(made)
    if not template.statement:
        text, names = _wrapped(builder, template.result, text, last)
    if text.startswith("return "):
        builder.value(text[7:])
        return [text]
    builder.run(text)
    for name, kind in names:
        if name in builder.env:
            builder.declare(name, kind)
    return text.split("\n")


def _wrapped(builder: Builder, kind: str, text: str, last: bool) -> tuple[str, list[tuple[str, str]]]:
    rng = builder.rng
    if last:
        return f"return {text}", []
    if kind == "b" and rng.random() < 0.7:
        return _condition(builder, text)
    if rng.random() < 0.08:
        return f"print({text})", []
    holder = {"i": "li", "w": "ls", "s": "ls", "c": "ls"}.get(kind)
    lists = builder.candidates(holder) if holder else []
    if lists and rng.random() < 0.12:
        return f"{rng.choice(lists)}.append({text})", []
    same = [n for n in builder.candidates(kind) if n not in builder.locked and builder.scope[n] == kind]
    if same and rng.random() < 0.25:
        return f"{rng.choice(same)} = {text}", []
    name = builder.fresh(kind, rng.random() < 0.3)
    return f"{name} = {text}", [(name, kind)]


def _condition(builder: Builder, text: str) -> tuple[str, list[tuple[str, str]]]:
    rng = builder.rng
    kind = rng.choice(["i", "i", "s", "w", "li"])
    same = [n for n in builder.scope if builder.scope[n] == kind and n not in builder.locked]
    if same and rng.random() < 0.6:
        name, made = rng.choice(same), []
        first = (
            f"{name} += {builder.expression(kind)}" if rng.random() < 0.5 else f"{name} = {builder.expression(kind)}"
        )
        if rng.random() < 0.5:
            return f"if {text}:\n    {first}", made
    else:
        name = builder.fresh(kind)
        made = [(name, kind)]
        first = f"{name} = {builder.expression(kind)}"
    if rng.random() < 0.3 and not made:
        return f"if {text}:\n    return {name}\nelse:\n    {first}", made
    second = f"{name} = {builder.expression(kind)}"
    for _ in range(4):
        if second != first and second != f"{name} = {name}":
            break
        second = f"{name} = {render(builder.sample(kind))}"
    return f"if {text}:\n    {first}\nelse:\n    {second}", made


def _final(builder: Builder, recent: list[str]) -> str:
    rng = builder.rng
    names = [n for n in recent if n in builder.scope] or list(builder.scope)
    if not names:
        return "return None"
    p = rng.random()
    if p < 0.68 or len(names) < 2:
        return f"return {names[-1]}"
    first, second = names[-1], names[rng.randrange(len(names) - 1)]
    return (
        f"return ({first}, {second})"
        if p < 0.82
        else f"return [{first}, {second}]"
        if p < 0.9
        else f"return str({first}) + str({second})"
    )


def drill(rng: Random, groups: list[str]) -> Program | None:
    """A function that uses an operation of each of these groups."""
    builder = Builder(rng, max_parameters=rng.choice([2, 3, 3, 4]))
    lines: list[str] = []
    done: list[str] = []
    known = set(builder.scope)
    raising = False
    for position, group in enumerate(groups):
        last = position == len(groups) - 1 and rng.random() < 0.45
        for _ in range(5):
            template = rng.choice(GROUPS[group])
            try:
                added = _statement(builder, template, last)
            except Unbuildable:
                continue
            except TooLong:
                continue
            except Exception:
                if rng.random() < 0.9 or raising:
                    continue
                raising = True
                continue
            lines.extend(added)
            created = [n for n in builder.scope if n not in known and not any(p.name == n for p in builder.parameters)]
            builder.preferred = created[-2:] if rng.random() < 0.6 else []
            done.append(group)
            break
        if lines and lines[-1].startswith("return"):
            break
    if not done or (not builder.parameters and rng.random() < 0.97):
        return None
    if not lines[-1].startswith("return") and (rng.random() < 0.96):
        created = [n for n in builder.scope if n not in known and not any(p.name == n for p in builder.parameters)]
        lines.append(_final(builder, created or [p.name for p in builder.parameters]))
    return finish(builder, lines, done)
