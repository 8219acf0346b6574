"""`json.dumps` of what the program has derived from `NamedTuple`: it is written as the tuple that it is."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from ..dataclasses_of_program import tuple_fields
from ..instances import is_instance


def dumps(obj: Any, *, default: Callable[[Any], Any] | None = None, **options: Any) -> str:
    """As the library's own. Raises what that raises, and what `default` does."""
    made = None if default is None else lambda one: _plain(default(one))
    return json.dumps(_plain(obj), default=made, **options)


def _plain(value: Any, around: tuple[int, ...] = ()) -> Any:
    """With tuples in the place of named ones. What is inside of itself stays, and is refused by the library."""
    if id(value) in around:
        return value
    inside = (*around, id(value))
    if is_instance(value):
        fields = tuple_fields(value)
        return value if fields is None else tuple(_plain(value.__dict__[field], inside) for field in fields)
    if isinstance(value, dict):
        made: Any = {key: _plain(item, inside) for key, item in value.items()}
        changed = any(one is not other for one, other in zip(made.values(), value.values(), strict=True))
    elif isinstance(value, list | tuple):
        made = [_plain(item, inside) for item in value]
        changed = any(one is not other for one, other in zip(made, value, strict=True))
    else:
        return value
    return made if changed else value
