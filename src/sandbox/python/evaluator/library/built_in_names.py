"""What the built-in names mean in a statement that is evaluated."""

from __future__ import annotations

import argparse
import builtins
import datetime
import io
import types
from typing import Any

from ..allow_list import BUILTINS
from ..built_in_bases import base_of
from ..hashes import hash_of
from ..instances import is_instance
from ..program import ClassOfProgram, Token
from ..refusal import Refused
from . import modules
from .bound_methods import METHODS
from .exceptions import EXCEPTIONS
from .recipes import NAMELESS
from .replacements import BUILT_IN, Replayed
from .streams import Stream

_LONGEST_OUTPUT = 100_000


def _imported(name: str, *_: Any) -> None:
    """For C code that imports what it needs, such as that of dates: it finds the module itself, if it is loaded."""


class _TypeOfType(type):
    def __call__(cls, /, *arguments: Any) -> Any:
        if len(arguments) != 1:
            raise Refused("type with three arguments")
        found = type(arguments[0])
        if found is Withheld or found is Token:
            raise Refused("the type of a function that is not evaluated")
        if found is Replayed:
            raise Refused("the type of an iterator of the library")
        if found is modules.Module:
            return types.ModuleType
        return _Type if found in (type, _TypeOfType, ClassOfProgram) else found

    def __repr__(cls) -> str:
        return "<class 'type'>"

    def __instancecheck__(cls, value: Any) -> bool:
        return isinstance(value, type)


class _Type(metaclass=_TypeOfType):
    """`type` that only tells types."""


def _vars(value: Any) -> dict[str, Any]:
    """A copy: what is done to it is not done to the object."""
    if isinstance(value, modules.Module):
        return {key: each for key, each in value.__dict__.items() if not key.startswith("_")}
    if is_instance(value) or type(value).__name__ in ("SimpleNamespace", "Namespace"):
        return dict(value.__dict__)
    raise Refused("vars")


def _hash(value: Any) -> Any:
    return hash_of(value)


def _compile(source: Any, filename: Any, mode: Any) -> None:
    """What is wrong with a text; what comes of one that is right is nothing to be said."""
    if not all(type(each) is str for each in (source, filename, mode)):
        raise Refused("compile")
    compile(source, filename, mode)
    raise Refused("code")


def _print(*values: Any, sep: Any = " ", end: Any = "\n", file: Any = None, flush: Any = False) -> None:
    if file is not None and not isinstance(file, (io.StringIO, Stream)):
        raise Refused("print to a file")
    # All texts before any is written: a method of the program's that makes one is called in between.
    texts = [each if type(each) is str else str(each) for each in values]
    print(*texts, sep=sep, end=end, file=Stream.texts["stdout"] if file is None else file, flush=bool(flush))
    if any(text.tell() > _LONGEST_OUTPUT for text in Stream.texts.values()):
        raise Refused("too much is printed")


class Withheld:
    """A built-in function that does more than compute: it is handed on like any value, and nothing else is done with it."""

    def __init__(self, name: str) -> None:
        self.__dict__[" name"] = name

    def _refuse(self, *_: Any, **__: Any) -> Any:
        raise Refused(f"{self.__dict__[' name']} is not evaluated")

    __call__ = __getattr__ = __setattr__ = __delattr__ = __repr__ = __str__ = __format__ = __reduce_ex__ = _refuse  # type: ignore[assignment]
    # Python would say that it has none of these, which need not be true of what it stands for.
    __instancecheck__ = __subclasscheck__ = __iter__ = __len__ = __contains__ = __getitem__ = __mro_entries__ = _refuse
    __lt__ = __le__ = __gt__ = __ge__ = __add__ = __radd__ = __or__ = __ror__ = __mul__ = __rmul__ = __mod__ = __rmod__ = _refuse
    __sub__ = __rsub__ = __truediv__ = __rtruediv__ = __enter__ = __exit__ = __hash__ = __eq__ = __ne__ = _refuse  # type: ignore[assignment]


BUILT_IN_NAMES: dict[str, Any] = {
    **{name: getattr(builtins, name) for name in BUILTINS if hasattr(builtins, name)},
    **BUILT_IN,
    "type": _Type,
    "vars": _vars,
    "hash": _hash,
    "compile": _compile,
    "print": _print,
    "super": Withheld("super"),
    "__import__": _imported,
}

for _name in ("type", "vars", "hash", "compile", "print"):
    BUILT_IN_NAMES[_name].__name__ = BUILT_IN_NAMES[_name].__qualname__ = _name

BARE_BASES = frozenset({"abc.ABC", "typing.Generic", "typing.Protocol"})
"""Classes of the library that others are derived from, and that nothing else is asked of."""

_NAMES: dict[int, str] = {id(value): name for name, value in BUILT_IN_NAMES.items() if getattr(builtins, name, None) is not value}


def built_in(name: str) -> Any:
    """What a name stands for that some value was bound to: never more than the statement itself could have named."""
    if name in NAMELESS:
        return NAMELESS[name]
    if name in EXCEPTIONS:
        return EXCEPTIONS[name]
    if name not in BARE_BASES and (name.startswith("_") or not hasattr(builtins, name)):
        raise Refused(f"the function {name}")
    if name not in BUILT_IN_NAMES:
        made = BUILT_IN_NAMES.setdefault(f" {name}", Withheld(name))
        _NAMES[id(made)] = name
        return made
    return BUILT_IN_NAMES[name]


def name_of(value: Any) -> str | None:
    """The built-in name of a value that is another one here than in Python; None for any other value."""
    return _NAMES.get(id(value))


def holder(value: Any) -> Any:
    """Whatever an attribute is set on: what belongs to the library is no statement's to change, since nobody could see it later."""
    if is_instance(value) or isinstance(value, ClassOfProgram):
        return value
    if isinstance(value, (type, modules.Module, *METHODS, types.FunctionType)) or type(value).__module__.startswith("evaluator"):
        raise Refused("an attribute of something that is not the program's")
    return value


def owner(value: Any) -> Any:
    """Whatever has an attribute that only the program's own things may have: elsewhere it leads to frames, addresses or the clock."""
    if is_instance(value) or isinstance(value, (types.SimpleNamespace, argparse.Namespace)):
        return value
    if isinstance(value, ClassOfProgram) and base_of(value) is None and not issubclass(value, BaseException):
        return value
    if type(value) is datetime.datetime and value.tzinfo is not None:
        return _Aware(value)
    if value is datetime.datetime:
        return _Zoned()
    if type(value) is AttributeError and str(value).startswith("'NoneType' object "):
        # What had no such attribute is None, as it is here.
        return value
    raise Refused("a hidden attribute of something that is not the program's")


class _Zoned:
    """`datetime.datetime`, asked for the time that some seconds are in a zone."""

    @staticmethod
    def fromtimestamp(timestamp: Any, tz: Any = None) -> Any:
        if not isinstance(tz, datetime.tzinfo):
            raise Refused("the time zone of the machine")
        # The interpreter itself has no clock to ask for it.
        return (datetime.datetime(1970, 1, 1, tzinfo=datetime.UTC) + datetime.timedelta(seconds=timestamp)).astimezone(tz)

    def __getattr__(self, name: str) -> Any:
        raise Refused(f"the attribute {name} is not evaluated")


class _Aware:
    """A time that knows its zone: what is asked of it needs neither the clock nor the zone of the machine."""

    def __init__(self, value: datetime.datetime) -> None:
        self._value = value

    def astimezone(self, tz: datetime.tzinfo) -> datetime.datetime:
        if not isinstance(tz, datetime.tzinfo):
            raise Refused("the time zone of the machine")
        return self._value.astimezone(tz)

    def timestamp(self) -> float:
        return self._value.timestamp()

    def __getattr__(self, name: str) -> Any:
        raise Refused(f"the attribute {name} is not evaluated")
