"""New inputs: a call with its literal arguments changed, relations between them kept."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from random import Random
from typing import Any

from ..generator.values import render
from .literals import changed


def new_calls(calls: list[str], count: int, rng: Random) -> list[str]:
    """Up to ``count`` calls with other arguments than the given ones; none if no argument is a literal."""
    found: list[str] = []
    seen = {_normal(call) for call in calls}
    for _ in range(4 * count):
        if len(found) == count or not calls:
            break
        call = _other_call(rng.choice(calls), rng)
        if call is not None and (normal := _normal(call)) not in seen:
            seen.add(normal)
            found.append(call)
    return found


def _normal(call: str) -> str:
    return ast.dump(ast.parse(call, mode="eval"))


def _other_call(call: str, rng: Random) -> str | None:
    slots = list(_literals(ast.parse(call, mode="eval").body))
    if not slots:
        return None
    values = _related([ast.literal_eval(slot) for slot in slots], rng)
    data = call.encode()
    starts = [0]
    for line in data.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    for slot, value in sorted(zip(slots, values, strict=True), key=lambda pair: _start(pair[0]), reverse=True):
        begin = starts[slot.lineno - 1] + slot.col_offset
        end = starts[(slot.end_lineno or 1) - 1] + (slot.end_col_offset or 0)
        data = data[:begin] + render(value).encode() + data[end:]
    return data.decode()


def _start(node: ast.expr) -> tuple[int, int]:
    return node.lineno, node.col_offset


def _literals(node: ast.expr) -> Iterator[ast.expr]:
    """The largest literals among the arguments of the calls of an expression."""
    if isinstance(node, ast.Call):
        if isinstance(node.func, ast.Attribute):
            yield from _literals(node.func.value)
        for argument in [*node.args, *(keyword.value for keyword in node.keywords)]:
            if _is_literal(argument):
                yield argument
            else:
                yield from _literals(argument)
    else:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.expr):
                yield from _literals(child)


def _is_literal(node: ast.expr) -> bool:
    try:
        ast.literal_eval(node)
    except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
        return False
    return True


def _related(values: list[Any], rng: Random) -> list[Any]:
    """Changed values in which what was part, length or equal in length of another mostly still is."""
    chosen = [rng.random() < 0.75 for _ in values]
    chosen[rng.randrange(len(values))] = True
    fresh = [changed(value, rng) if take else value for value, take in zip(values, chosen, strict=True)]
    for i, whole in enumerate(values):
        if not isinstance(whole, (str, list, tuple, set, dict)):
            continue
        for j, part in enumerate(values):
            if i == j or isinstance(part, (bool, float)):
                continue
            if isinstance(part, int) and 1 < len(whole) == part and isinstance(whole, (str, list, tuple)):
                fresh[j] = len(fresh[i])
            elif isinstance(part, int) and 1 < len(whole) == part + 1 and rng.random() < 0.5:
                fresh[j] = len(fresh[i]) - 1
            elif isinstance(part, (int, str)) and part != "" and _holds(whole, part):
                if not _holds(fresh[i], fresh[j]) and rng.random() < 0.8:
                    fresh[j] = _part(fresh[i], part, rng)
            elif i < j and isinstance(whole, list) and isinstance(part, list) and len(whole) == len(part) > 1:
                length = min(len(fresh[i]), len(fresh[j]))
                if rng.random() < 0.8:
                    fresh[i], fresh[j] = fresh[i][:length], fresh[j][:length]
    return fresh


def _atoms(value: Any) -> Iterator[Any]:
    if isinstance(value, dict):
        for key, item in value.items():
            yield key
            yield from _atoms(item)
    elif isinstance(value, (list, tuple, set)):
        for item in value:
            yield from _atoms(item)
    else:
        yield value


def _holds(whole: Any, part: int | str) -> bool:
    if isinstance(whole, str):
        return isinstance(part, str) and part in whole
    return any(type(atom) is type(part) and atom == part for atom in _atoms(whole))


def _part(whole: Any, like: int | str, rng: Random) -> int | str:
    """A part of the whole, of the type (and for parts of texts, about the length) of the old one."""
    if isinstance(whole, str) and isinstance(like, str):
        if not whole:
            return like
        length = min(max(len(like) + rng.choice([-1, 0, 0, 0, 1]), 1), len(whole))
        start = rng.randint(0, len(whole) - length)
        return whole[start : start + length]
    fitting = [atom for atom in _atoms(whole) if type(atom) is type(like)]
    # In order, since the items of sets come in no order that lasts.
    return rng.choice(sorted(fitting)) if fitting else like
