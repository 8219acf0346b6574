"""Objects of library types: how they are made again, what they hold, and what there is to see of them.

A recipe is `[maker, arguments, keywords, state]`; the makers are listed, so that one that was made to attack makes nothing.
"""

from __future__ import annotations

import array
import builtins
import collections
import functools
import io
import operator
import re
import types
import typing
from collections.abc import Callable, ItemsView, Iterator, KeysView, ValuesView
from typing import Any

from ..instances import MARK
from ..refusal import Refused
from . import arguments, begun
from .bound_methods import METHODS, bound, remade_method
from .constructed import CONSTRUCTED, Taken
from .replacements import Replayed, finished, replayed

Recipe = tuple[str, list[Any], dict[str, Any], Any]
Write = Callable[[Any], Any]
Read = Callable[[Any], Any]


def recipe(value: Any) -> Recipe | None:
    """How an object of a library type is made again; None for any other."""
    kind = type(value)
    if kind in ITERATORS:
        reduced = value.__reduce__()
        if reduced[1] and isinstance(reduced[1][0], collections.deque):
            # It is made by its own class, which has no name here, of the items and how many it has given.
            return "iterator", [kind.__name__, reversed if "reverse" in kind.__name__ else iter, reduced[1][0]], {}, reduced[1][1]
        state = reduced[2] if len(reduced) > 2 else None
        return "iterator", [kind.__name__, reduced[0], *reduced[1]], {}, state
    make = _RECIPES.get(kind) or (_named_tuple if is_named_tuple(kind) else None)
    return make(value) if make else None


def remade(written: Any, read: Read) -> Any:
    """The object that a recipe makes."""
    maker, arguments, keywords, state = written
    make = _MAKERS.get(maker)
    if make is None:
        raise Refused(f"no recipe for {maker}")
    return make([read(each) for each in arguments], {name: read(each) for name, each in keywords.items()}, read(state))


def has_hidden_items(value: Any) -> bool:
    """Only Python itself can go through it."""
    kind = type(value)
    return (kind in _RECIPES or kind in _VIEWS or is_named_tuple(kind)) and (hasattr(kind, "__iter__") or hasattr(kind, "__getitem__"))


_VIEWS = (KeysView, ValuesView, ItemsView)


def is_named_tuple(kind: type) -> bool:
    """One of the library's own, such as what `urlparse` gives."""
    return issubclass(kind, tuple) and MARK not in type(kind).__dict__ and hasattr(kind, "_fields")


def _named_tuple(value: Any) -> Recipe:
    return "named tuple", [type(value), *value], {}, None


def _remade_named_tuple(arguments: list[Any], _: dict[str, Any], __: Any) -> Any:
    kind, *items = arguments
    if not isinstance(kind, type) or not is_named_tuple(kind):
        raise Refused("no named tuple")
    return kind(*items)


def _constructed(path: str, taken: Callable[[Any], Taken]) -> Callable[[Any], Recipe]:
    return lambda value: (path, *taken(value), None)


def _match(value: re.Match[Any]) -> Recipe:
    for how in ("match", "search", "fullmatch"):
        start = value.start() if how == "match" else value.pos
        if _is_same(_found(value.re, how, value.string, start, value.endpos), value):
            return "re.Match", [value.re, how, value.string, start, value.endpos], {}, None
    raise Refused("a match that cannot be found again")


def _found(pattern: Any, how: str, text: Any, start: int, end: int) -> Any:
    return {"match": pattern.match, "search": pattern.search, "fullmatch": pattern.fullmatch}[how](text, start, end)


def _is_same(found: Any, value: re.Match[Any]) -> bool:
    return found is not None and found.regs == value.regs


_DONE = -1


def _replayed(value: Replayed) -> Recipe:
    is_over = any(isinstance(each, Replayed) or type(each) in ITERATORS for each in value.arguments)
    if value.is_done:
        # A reader still says how many lines there were, and what the fields are called.
        kept = list(value.made_with()) if value.path.startswith("csv.") and not is_over else []
        return "replayed", [value.path, *kept], value.keywords if kept else {}, _DONE
    if value.has_begun and is_over:
        left = begun.rest(value.path, value.arguments, value.taken)
        if left is None:
            raise Refused("an iterator over an iterator that has begun")
        return "replayed", [value.path, *left], value.keywords, None
    return "replayed", [value.path, *value.made_with()], value.keywords, value.taken if value.has_begun else None


def whole_groups(items: Any) -> Iterator[Any]:
    """What an iterator gives; groups, which last only until the next one is asked for, as lists."""
    if _is_grouped(items):
        return ((key, list(group)) for key, group in items)
    inside = items.__reduce__()[1] if type(items) in (enumerate, zip) else ()
    if not any(map(_is_grouped, inside)):
        return iter(items)
    made = [whole_groups(each) if _is_grouped(each) else each for each in inside]
    return type(items)(*made)


def _is_grouped(value: Any) -> bool:
    return isinstance(value, Replayed) and value.path == "itertools.groupby"


def _remade_replayed(arguments: list[Any], keywords: dict[str, Any], taken: int | None) -> Replayed:
    if taken == _DONE and len(arguments) == 1:
        return finished(arguments[0])
    made = replayed(arguments[0], tuple(arguments[1:]), keywords)
    if taken == _DONE:
        for _ in made:
            pass
        return made
    if taken is not None:
        made.begin()
        for _ in range(taken):
            next(made)
    return made


def _remade_iterator(arguments: list[Any], _: dict[str, Any], state: Any) -> Any:
    name, make, *rest = arguments
    if make not in (iter, reversed, enumerate, zip, map, filter):
        raise Refused(f"no recipe for {name}")
    made = make(*rest)
    if rest and isinstance(rest[0], collections.deque):
        for _ in range(state):
            next(made)
    elif state is not None:
        made.__setstate__(state)
    return made


def _remade_match(arguments: list[Any], _: dict[str, Any], __: Any) -> Any:
    pattern, how, text, start, end = arguments
    return _found(pattern, how, text, start, end)


def _text_stream(value: io.StringIO) -> Recipe:
    return "io.StringIO", [value.getvalue()], {}, value.tell()


def _byte_stream(value: io.BytesIO) -> Recipe:
    return "io.BytesIO", [value.getvalue()], {}, value.tell()


def _remade_stream(kind: Any) -> Callable[[list[Any], dict[str, Any], Any], Any]:
    def make(arguments: list[Any], _: dict[str, Any], place: int) -> Any:
        made = kind()
        made.write(*arguments)
        made.seek(place)
        return made

    return make


def _plain(kind: Any) -> Callable[[list[Any], dict[str, Any], Any], Any]:
    return lambda arguments, keywords, _: kind(*arguments, **keywords)


ITERATORS: frozenset[type] = frozenset(
    type(each)
    for each in (
        iter([]), iter(()), iter(""), iter("\xe9"), iter(b""), iter(bytearray()), iter(range(0)), iter(range(2**70)), reversed([]),
        enumerate(()), zip(), map(str, ()), filter(None, ()), reversed(()), iter(set()), iter({}), iter({}.values()), iter({}.items()),
        reversed({}), reversed({}.values()), reversed({}.items()), iter(collections.OrderedDict()), iter(array.array("b")),
        iter(collections.deque()), reversed(collections.deque()),
    )
)  # fmt: skip

NAMELESS: dict[str, type] = {
    each.__name__: each
    for each in (
        *(each for each in ITERATORS if getattr(builtins, each.__name__, None) is not each),
        type(None), type(...), type(NotImplemented), types.FunctionType, types.MethodType, types.BuiltinFunctionType, types.GeneratorType,
        types.CoroutineType, types.AsyncGeneratorType, types.ModuleType,
    )
}  # fmt: skip
"""Types that have no name among the built-in ones."""

_ALIASES: frozenset[type] = frozenset(
    type(each)
    for each in (
        list[int],
        typing.List[int],  # noqa: UP006 - the older form has a type of its own
        typing.Optional[int],  # noqa: UP045
        typing.Callable[[int], int],
        Callable[[int], int],
        typing.Literal[1],
        int | None,
        typing.Annotated[int, 1],
    )
)
"""Types of what type hints are made of."""


def _alias(value: Any) -> Recipe:
    if type(value) is types.UnionType:
        return "types.UnionType", list(value.__args__), {}, None
    make, arguments = value.__reduce__()
    if make not in (operator.getitem, types.GenericAlias, type(Callable[[int], int])) or len(arguments) != 2:
        raise Refused("a type hint that cannot be made again")
    return "typing.alias", list(arguments), {}, None


def _remade_alias(arguments: list[Any], _: dict[str, Any], __: Any) -> Any:
    origin, inner = arguments
    if not isinstance(origin, (type, *_ORIGINS)):
        raise Refused("no type hint")
    return origin[inner]


# The older names: their types differ.
_ORIGINS = (type(typing.List), type(typing.Union), type(typing.Optional), type(typing.Callable), type(typing.Tuple))  # noqa: UP006

_RECIPES: dict[type, Callable[[Any], Recipe]] = {
    **{kind: _constructed(path, taken) for path, (kind, taken, _) in CONSTRUCTED.items()},
    re.Match: _match,
    io.StringIO: _text_stream,
    io.BytesIO: _byte_stream,
    Replayed: _replayed,
    arguments.Parser: lambda value: ("argparse.ArgumentParser", list(value.arguments), value.keywords, value.done),
    arguments.Part: lambda value: ("argparse.part", [value.parser, value.place], {}, None),
    **dict.fromkeys(_ALIASES, _alias),
    **dict.fromkeys(METHODS, bound),
}

_MAKERS: dict[str, Callable[[list[Any], dict[str, Any], Any], Any]] = {
    **{path: _plain(make) for path, (_, _, make) in CONSTRUCTED.items()},
    "re.Match": _remade_match,
    "io.StringIO": _remade_stream(io.StringIO),
    "io.BytesIO": _remade_stream(io.BytesIO),
    "argparse.ArgumentParser": arguments.remade,
    "argparse.part": _plain(arguments.Part),
    "iterator": _remade_iterator,
    "method": remade_method,
    "named tuple": _remade_named_tuple,
    "typing.alias": _remade_alias,
    "types.UnionType": lambda arguments, keywords, state: functools.reduce(operator.or_, arguments),
    "replayed": _remade_replayed,
}
