"""Puts a function's lines, its parameters, imports and calls together."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from random import Random
from typing import Any

from .builder import Builder, Parameter
from .check import tidy
from .fitting import related, sample
from .names import FUNCTIONS
from .values import render

_IMPORTS = [(name, f"import {name}") for name in ("math", "re", "itertools", "functools")]
_CONTAINERS = ("Counter", "defaultdict", "deque", "OrderedDict")


@dataclass
class Program:
    """A finished candidate."""

    code: str
    entry: str
    calls: list[str]
    groups: list[str] = field(default_factory=list)


def imports(text: str) -> list[str]:
    """The import lines that the text needs."""
    lines = [line for name, line in _IMPORTS if re.search(rf"\b{name}\.", text)]
    needed = [name for name in _CONTAINERS if re.search(rf"\b{name}\(", text)]
    return lines + ([f"from collections import {', '.join(needed)}"] if needed else [])


def argument_sets(rng: Random, parameters: list[Parameter], count: int) -> list[list[str]]:
    """The arguments that the function was written for, then others of the same types."""
    sets = [[render(p.value) for p in parameters]]
    for _ in range(count * 3):
        if len(sets) >= count:
            break
        values: dict[str, Any] = {}
        for p in parameters:
            value = None
            if rng.random() < 0.2:
                value = p.value
            elif p.role and p.role[1] in values and rng.random() < 0.85:
                value = related(p.role[0], values[p.role[1]], rng)
            elif p.role and p.role[1] not in values and rng.random() < 0.7:
                value = p.value
            values[p.name] = sample(p.kind, rng) if value is None and p.kind != "none" else value
        rendered = [render(v) for v in values.values()]
        if rendered not in sets:
            sets.append(rendered)
    return sets


def finish(
    builder: Builder,
    lines: list[str],
    groups: list[str],
    prefix: str = "",
    name: str | None = None,
    tidied: float = 0.8,
) -> Program | None:
    """The whole program; None when it does not parse. A share of `tidied` is rewritten by `ast.unparse`."""
    rng = builder.rng
    entry = name or ("f" if rng.random() < 0.65 else rng.choice(FUNCTIONS))
    if entry in builder.scope:
        entry = "f"
    header = f"def {entry}({', '.join(p.name for p in builder.parameters)}):"
    body = "\n".join([header, *("    " + line for line in lines)])
    text = prefix + body
    try:
        text = tidy(text) if rng.random() < tidied or not compile(text, "<check>", "exec") else text
    except (SyntaxError, ValueError):
        return None
    needed = imports(text)
    if needed:
        text = "\n".join(needed) + "\n\n" + text
    sets = argument_sets(rng, builder.parameters, rng.choice([2, 3, 3, 4]) if builder.parameters else 1)
    return Program(text + "\n", entry, [f"{entry}({', '.join(s)})" for s in sets], groups)
