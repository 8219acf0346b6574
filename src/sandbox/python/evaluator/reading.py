"""Values of a question: from JSON to Python.

A value is a JSON atom (`null`, a boolean, a text, an integer that JSON can hold) or a list that begins with its kind; `["@", id]` is
an object of the table `objects`, whose entries are written in the same way.
"""

from __future__ import annotations

import ast
import builtins
import collections
import datetime
import decimal
import fractions
from array import array
from collections.abc import Callable
from typing import Any

from .allow_list import BUILTINS
from .built_in_bases import base_of, empty, fill, holding, is_changing
from .hashes import HashOfText
from .instances import SHOWN, instance_of, put
from .library import contents, exceptions, modules, recipes
from .library.bound_methods import is_of_class, method_of_class
from .library.built_in_names import BARE_BASES, built_in
from .program import Classes, Token
from .refusal import Refused


class Reader:
    """Makes the values of one question; an object is made once, however often it is named."""

    def __init__(self, objects: dict[str, Any], classes: Classes, callback: Any, function: Any, hashes: dict[str, Any] | None = None) -> None:
        self._written = objects
        self._hashes = hashes or {}
        self._depth = 0
        self._classes = classes
        self._callback = callback
        self._function = function
        self._tokens: dict[Any, Token] = {}
        self._members: dict[Any, Any] = {}
        self.is_plain = True
        """There is nothing of the library in it."""
        self.made: dict[int, Any] = {}
        self.shown: dict[str, Any] = {}
        """Classes whose attributes are told, with these."""
        self.given: dict[str, frozenset[str]] = {}
        self.contents: dict[int, Any] = {}
        """What each object held before the statement."""
        self.raised: dict[int, tuple[Any, int]] = {}
        """Exceptions, and by which number each is known."""
        self._exceptions: dict[int, Any] = {}

    def value(self, written: Any) -> Any:
        """The value that is written so."""
        # Most values are atoms, and most of a question is values.
        if type(written) is not list:
            return written
        kind, *rest = written
        if kind == "@" and rest[0] in self.made:
            return self.made[rest[0]]
        read: Callable[..., Any] = getattr(self, f"_{_KINDS[kind]}")
        self._depth += 1
        try:
            return read(*rest)
        finally:
            self._depth -= 1

    @property
    def is_reading(self) -> bool:
        """Nothing of the program is run for what is only put together again."""
        return self._depth > 0

    def hash_of(self, instance: Any) -> Any:
        """What its `__hash__` gave when it became a key."""
        number = next((number for number, each in self.made.items() if each is instance), None)
        if str(number) not in self._hashes:
            raise Refused("a key whose hash is not known")
        return self.value(self._hashes[str(number)])

    def _integer(self, digits: str) -> int:
        return int(digits)

    def _real(self, text: str) -> float:
        return float(text)

    def _bytes(self, text: str) -> bytes:
        return text.encode("latin-1")

    def _ellipsis(self) -> Any:
        return ...

    def _tuple(self, items: list[Any]) -> tuple[Any, ...]:
        return tuple(map(self.value, items))

    def _object(self, number: int) -> Any:
        if number not in self.made:
            kind, *rest = self._written[str(number)]
            make: Callable[..., None] = getattr(self, f"_make_{kind}")
            make(number, *rest)
            self.contents[number] = contents.contents(self.made[number])
        return self.made[number]

    def _call(self, name: str, arguments: list[Any], number: int | None = None, named: Any = ()) -> Any:
        self.is_plain &= name in _PLAIN_CALLS
        made = self._known(number, lambda: _called(name, list(map(self.value, arguments))))
        return exceptions.with_names(made, {key: self.value(each) for key, each in named}) if named else made

    def _known(self, number: int | None, make: Callable[[], Any]) -> Any:
        """What is made there; an exception is one thing wherever it is written."""
        if number is None:
            return make()
        if number not in self._exceptions:
            made = self._exceptions[number] = make()
            self.raised[id(made)] = made, number
        return self._exceptions[number]

    def _foreign(self, *written: Any) -> Any:
        self.is_plain = False
        if written[-1][0] == "hash":
            return HashOfText(written[-1][1][0])
        if written[-1][0] == "lambda":
            _, [text], read, _ = written[-1]
            return self._function(text, {name: self.value(value) for name, value in read.items()})
        # Inside another recipe it is as it was told, with what there is to see of it.
        return recipes.remade(written[-1], self.value)

    def _exception(self, name: str, arguments: list[Any], number: int | None = None) -> Any:
        return self._known(number, lambda: instance_of(self._classes.named(name), tuple(map(self.value, arguments))))

    def _text(self, text: str) -> Any:
        self.is_plain = False
        call = ast.parse(text, mode="eval").body
        if not isinstance(call, ast.Call):
            raise Refused("a text that is no value")
        keywords = [(each.arg, ast.literal_eval(each.value)) for each in call.keywords]
        return _called(ast.unparse(call.func), [*map(ast.literal_eval, call.args), *keywords])

    def _items(self, items: list[Any]) -> list[Any]:
        return [self.value(each) if type(each) is list else each for each in items]

    def _entries(self, entries: list[Any]) -> dict[Any, Any]:
        return {self.value(key): self.value(item) for key, item in entries}

    def _builtin(self, name: str) -> Any:
        self.is_plain &= name in BUILTINS
        if is_of_class(name):
            return method_of_class(name)
        if "." in name and name not in BARE_BASES:
            return modules.member(name)
        return built_in(name)

    def _module(self, name: str) -> Any:
        self.is_plain = False
        return modules.module(name)

    def _class(self, name: str) -> Any:
        return self._classes.named(name)

    def _shown(self, name: str, attributes: list[Any]) -> Any:
        made = self._classes.named(name)
        type.__setattr__(made, SHOWN, True)
        self.given[name] = frozenset(made.__dict__)
        self.shown[name] = made, {key: self.value(item) for key, item in attributes}
        for key, item in self.shown[name][1].items():
            type.__setattr__(made, key, item)
        return made

    def _token(self, written: Any, name: str = "") -> Any:
        if written not in self._tokens:
            self._tokens[written] = Token(written, name=name, special=self._callback if name else None)
        return self._tokens[written]

    # Objects are entered into the table before what they hold is read, which may hold them.

    def _make_list(self, number: int, items: list[Any]) -> None:
        made = self.made[number] = []
        made.extend([self.value(each) if type(each) is list else each for each in items])

    def _make_set(self, number: int, items: list[Any]) -> None:
        made: set[Any] = set()
        self.made[number] = made
        made.update(map(self.value, items))

    def _make_dict(self, number: int, entries: list[Any]) -> None:
        made: dict[Any, Any] = {}
        self.made[number] = made
        for key, item in entries:
            made[self.value(key)] = self.value(item)

    def _make_instance(self, number: int, name: str, attributes: list[Any], *held: Any) -> None:
        # There is one object for each member of an enumeration, wherever it is written.
        member = (name, dict(attributes).get("name")) if self._classes.is_enum(name) else None
        if member is not None and member in self._members:
            self.made[number] = self._members[member]
            return
        if member is not None and base_of(self._classes.named(name)) is not None:
            # It is the number or text that it stands for.
            held = (dict(attributes)["value"],)
        if held:
            self._make_holder(number, self._classes.named(name), held[0])
        named = dict(attributes)
        made = self.made[number] = self.made[number] if held else instance_of(self._classes.named(name), self.value(named["args"]) if "args" in named else ())
        if member:
            self._members[member] = made
        for key, item in attributes:
            put(made, key, self.value(item))

    def _make_holder(self, number: int, kind: Any, held: Any) -> None:
        """An instance of a class that is derived from a built-in one."""
        base = base_of(kind)
        if base is None:
            raise Refused("an instance that holds what its class does not say")
        if not is_changing(base):
            self.made[number] = holding(kind, self.value(held))
            return
        made = self.made[number] = empty(kind)
        fill(made, self.value(held))

    def _make_exception(self, number: int, name: str, arguments: list[Any], place: int | None = None) -> None:
        self.made[number] = self._exception(name, arguments, place)

    def _make_call(self, number: int, name: str, arguments: list[Any], place: int | None = None, named: Any = ()) -> None:
        self.made[number] = self._call(name, arguments, place, named)

    def _make_foreign(self, number: int, recipe: Any) -> None:
        self.is_plain = False
        self.made[number] = recipes.remade(recipe, self.value)


_KINDS = {
    "i": "integer", "f": "real", "b": "bytes", "...": "ellipsis", "t": "tuple", "@": "object", "call": "call", "x": "foreign",
    "bi": "builtin", "type": "builtin", "text": "text", "inner-list": "items", "inner-set": "items", "inner-dict": "entries",
    "mod": "module", "exception": "exception", "cls": "class", "fn": "token", "shown": "shown",
}  # fmt: skip


def _defaultdict(factory: Any = None, items: Any = ()) -> Any:
    return collections.defaultdict(factory, items)


def _deque(items: Any = (), maxlen: Any = None) -> Any:
    return collections.deque(items, maxlen)


_CALLS: dict[str, Callable[..., Any]] = {
    "dict": dict,
    "range": range,
    "slice": slice,
    "frozenset": frozenset,
    "complex": complex,
    "bytearray": bytearray,
    "array": array,
    "Decimal": decimal.Decimal,
    "Fraction": fractions.Fraction,
    "deque": _deque,
    "Counter": collections.Counter,
    "OrderedDict": collections.OrderedDict,
    "defaultdict": _defaultdict,
    "datetime.date": datetime.date,
    "datetime.time": datetime.time,
    "datetime.datetime": datetime.datetime,
    "datetime.timedelta": datetime.timedelta,
    "dict_keys": lambda keys: dict.fromkeys(keys).keys(),
    "dict_values": lambda values: dict(enumerate(values)).values(),
    "dict_items": lambda items: dict(items).items(),
}

_PLAIN_CALLS = frozenset({"dict", "range", "slice", "frozenset", "complex", "bytearray", "dict_keys", "dict_values", "dict_items"})
_KEYWORDS = frozenset({"datetime.timedelta", "datetime.datetime", "datetime.time", "deque", "dict"})


def _called(name: str, arguments: list[Any]) -> Any:
    """A value that is written as a call. Keyword arguments are pairs."""
    make = _CALLS.get(name)
    if make is None:
        found = getattr(builtins, name, None) or exceptions.named(name, arguments)
        if not (isinstance(found, type) and issubclass(found, BaseException)):
            raise Refused(f"values of {name}")
        return exceptions.made(found, arguments)
    if name not in _KEYWORDS:
        return make(*arguments)
    keywords = {item[0]: item[1] for item in arguments if isinstance(item, tuple)}
    return make(*(item for item in arguments if not isinstance(item, tuple)), **keywords)
