"""A statement as code that tells what it does, made from its text and from what the question says of it."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from typing import Any, NamedTuple

from .allow_list import check
from .instrument import SPAN, Instrument, Places, locate
from .known_parts import leave_out_known
from .refusal import Refused
from .statements import iterable, leave_out_iterable, prepared

_MOST_KEPT = 64


class Compiled(NamedTuple):
    """What is the same for all questions about a statement whose names, parts and known values have the same places."""

    code: Any
    instrument: Instrument
    loop_span: SPAN | None
    is_named: bool
    """What the loop goes through has a name, by which others can see it, too."""
    is_plain: bool
    """No attribute in it has a name with two underscores in front."""


_kept: dict[Any, Compiled] = {}
"""A statement in a loop is asked about again and again, with other values. Forgotten with all else where memory is restored."""


def compiled(request: dict[str, Any], names: Iterable[str], known: Iterable[SPAN]) -> Compiled:
    """The code of a question's statement. Raises Refused for what is not evaluated."""
    iterator = request.get("iterator")
    has_items = None if iterator is None else bool(iterator["items"])
    is_tuple = any(each.get("isTuple") for each in request.get("classes", {}).values())
    parts = frozenset((start, end) for start, end in request.get("parts", []))
    text: str = request["text"]
    key = (text, has_items, is_tuple, parts, frozenset(known), frozenset(names))
    found = _kept.get(key)
    if found is None:
        found = _made(text, has_items, is_tuple, parts, key[4], key[5])
        if len(_kept) >= _MOST_KEPT:
            _kept.clear()
        _kept[key] = found
    return found


def _made(text: str, has_items: bool | None, is_tuple: bool, parts: frozenset[SPAN], known: frozenset[SPAN], names: frozenset[str]) -> Compiled:
    tree = ast.parse(text)
    if has_items is not None:
        leave_out_iterable(tree)
    leave_out_known(tree, text, known)
    check(tree, names)
    if is_tuple and any(isinstance(node, ast.MatchSequence) for node in ast.walk(tree)):
        raise Refused("a named tuple as a sequence of patterns")
    is_plain = not any(isinstance(node, ast.Attribute) and node.attr.startswith("__") for node in ast.walk(tree))
    instrument = Instrument(Places(text), set(parts), set(known))
    items = iterable(tree)
    is_named = isinstance(items, (ast.Name, ast.Attribute))
    loop_span = Places(text).span(items) if items is not None and has_items is None else None
    body = instrument.visit(prepared(tree, has_items))
    if any(not _is_covered(span, known) for span in known - instrument.found):
        raise Refused("a value that is known has no place")
    return Compiled(compile(locate(body), "<statement>", "exec"), instrument, loop_span, is_named, is_plain)


def _is_covered(span: SPAN, known: frozenset[SPAN]) -> bool:
    """It is part of another expression whose value is known."""
    return any(start <= span[0] and span[1] <= end and (start, end) != span for start, end in known)
