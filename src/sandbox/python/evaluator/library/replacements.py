"""What takes the place of functions and classes that could do more than compute, or whose state could not be told."""

from __future__ import annotations

import _strptime
import collections
import csv
import datetime
import difflib
import heapq
import io
import itertools
import math
import operator
import pathlib
import re
import string
import time
from collections.abc import Callable, Iterator
from functools import partial
from types import BuiltinFunctionType
from typing import Any

from .. import dataclasses_of_program
from ..allow_list import GUARDED, is_of_number, is_own, is_visible
from ..instances import METHODS, SLOTS, is_instance
from ..program import Token
from ..refusal import Refused
from . import begun, csv_writers, digests, exceptions, json_texts, markup, randomness, worded
from .arguments import Parser
from .printers import PRINTING
from .streams import STDERR, STDOUT
from .version import HexVersion, Version


class Replayed:
    """An iterator that is known by how it was made and how many items it has given."""

    def __init__(self, path: str, make: Callable[..., Any], arguments: tuple[Any, ...], keywords: dict[str, Any]) -> None:
        if path in _EAGER:
            # They take all there is at once, so what they were given could not be gone through again.
            arguments = tuple(tuple(each) if isinstance(each, Iterator) else each for each in arguments)
        arguments = begun.side_by_side(path, arguments)
        self.path, self.arguments, self.keywords, self.taken = path, arguments, keywords, 0
        self.is_done = self.has_begun = False
        self._beginning = tuple(_as_it_is(each) for each in arguments)
        self.inner = make(*arguments, **keywords)

    def made_with(self) -> tuple[Any, ...]:
        """The arguments with which it can be made again. A stream has been read from since, and nobody else reads on."""
        return self._beginning if self.has_begun else self.arguments

    def __iter__(self) -> Iterator[Any]:
        return self

    def __next__(self) -> Any:
        self.has_begun = True
        try:
            item = next(self.inner)
        except StopIteration:
            self.is_done = True
            raise
        self.taken += 1
        return item

    def begin(self) -> None:
        """Read what names the fields of rows, which is no item."""
        if self.path == "csv.DictReader":
            self.has_begun = bool(self.inner.fieldnames)

    def __getattr__(self, name: str) -> Any:
        if name == "fieldnames":
            self.begin()
        return getattr(self.inner, name)

    def __repr__(self) -> str:
        raise Refused("what an iterator looks like")


def _as_it_is(value: Any) -> Any:
    if type(value) is not io.StringIO:
        return value
    copied = io.StringIO(value.getvalue())
    copied.seek(value.tell())
    return copied


_EAGER = frozenset(f"itertools.{name}" for name in "combinations combinations_with_replacement permutations product".split())

_ITERATORS = {
    "itertools": {
        name: getattr(itertools, name)
        for name in """accumulate chain combinations combinations_with_replacement compress count cycle dropwhile filterfalse groupby
        islice pairwise permutations product repeat starmap takewhile zip_longest batched""".split()
        if hasattr(itertools, name)
    },
    "csv": {"reader": csv.reader, "DictReader": csv.DictReader},
    "re": {"finditer": re.finditer, "Pattern.finditer": re.Pattern.finditer},
    "heapq": {"merge": heapq.merge},
    "xml.etree.ElementTree": {f"Element.{name}": getattr(markup.Element, name) for name in markup.ITERATING},
    "difflib": {"unified_diff": difflib.unified_diff, "context_diff": difflib.context_diff, "ndiff": difflib.ndiff},
}


def replayed(path: str, arguments: tuple[Any, ...], keywords: dict[str, Any]) -> Replayed:
    """The iterator that a function makes, at its beginning."""
    owner = next((each for each in _ITERATORS if path.startswith(f"{each}.")), "")
    name = path.removeprefix(f"{owner}.")
    make = _ITERATORS.get(owner, {}).get(name)
    if path == "itertools.chain.from_iterable":
        make = itertools.chain.from_iterable
    if make is None:
        raise Refused(f"{path} makes no iterator")
    return Replayed(path, make, arguments, keywords)


class _Maker:
    """A function that makes such an iterator; the file of a CSV reader may be anything with lines."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.__name__ = path.rpartition(".")[2]

    def __call__(self, /, *arguments: Any, **keywords: Any) -> Replayed:
        return replayed(self.path, arguments, keywords)

    def __instancecheck__(self, value: Any) -> bool:
        return isinstance(value, Replayed) and value.path == self.path


class _Chain(_Maker):
    def __init__(self) -> None:
        super().__init__("itertools.chain")
        self.from_iterable = _Maker("itertools.chain.from_iterable")


# Each goes through what there was, by itself.
_ITERATORS["itertools"]["tee"] = iter


def tee(items: Any, n: int = 2, /) -> tuple[Replayed, ...]:
    """`itertools.tee` of something that comes to an end."""
    kept = tuple(items)
    return tuple(replayed("itertools.tee", (kept,), {}) for _ in range(n))


def finished(path: str) -> Replayed:
    """One that has come to its end: it does not matter any more what it was made with."""
    made = Replayed(path, lambda: iter(()), (), {})
    made.is_done = True
    return made


_BOUND = (BuiltinFunctionType, type(re.compile("").finditer))


def recorded(function: Any) -> Any:
    """A method that makes an iterator, so that it is known how it was made; one that names what it has not found; `OSError`."""
    if function is OSError:
        return exceptions.of_system
    if type(function) in _BOUND and type(function.__self__) is markup.Element and function.__name__ in markup.ITERATING:
        return partial(_Maker(f"xml.etree.ElementTree.Element.{function.__name__}"), function.__self__)
    if type(function) in _BOUND and function.__name__ in ("finditer", "index", "remove"):
        owner = function.__self__
        if type(owner) is re.Pattern:
            return partial(_Maker("re.Pattern.finditer"), owner)
        if isinstance(owner, list if function.__name__ == "index" else collections.deque):
            return partial(worded.sought, function)
    return function


class Formatter:
    """`string.Formatter`, whose texts read no more than a statement could."""

    def parse(self, text: str) -> Any:
        return string.Formatter().parse(text)

    def format(self, text: str, /, *arguments: Any, **keywords: Any) -> str:
        return self.vformat(text, arguments, keywords)

    def vformat(self, text: str, arguments: Any, keywords: Any) -> str:
        _check_fields(text, 0)
        return string.Formatter().vformat(text, arguments, keywords)


Formatter.__module__ = "string"


def summed(items: Any, /, start: Any = 0) -> Any:
    """`sum` as it adds up to Python 3.11: later versions round real numbers less."""
    listed = list(items)
    if not any(isinstance(each, (float, complex)) for each in (start, *listed)):
        return sum(listed, start)
    total = sum([], start)
    for each in listed:
        total = total + each
    return total


def strftime(text: str, time_tuple: Any = None) -> str:
    """`time.strftime` of a time that is given."""
    if time_tuple is None:
        raise Refused("the clock")
    return time.strftime(text, time_tuple)


def strptime(text: str, form: str = "%a %b %d %H:%M:%S %Y", /) -> Any:
    """`time.strptime`, which would import this."""
    return _strptime._strptime_time(text, form)  # type: ignore[attr-defined]


def asctime(time_tuple: Any = None) -> str:
    """`time.asctime` in the same way."""
    if time_tuple is None:
        raise Refused("the clock")
    return time.asctime(time_tuple)


def gmtime(seconds: Any = None) -> Any:
    """`time.gmtime` in the same way."""
    if seconds is None:
        raise Refused("the clock")
    # The interpreter itself has no clock to ask for it.
    return (datetime.datetime(1970, 1, 1) + datetime.timedelta(seconds=math.floor(seconds))).utctimetuple()


def leave(status: Any = None, /) -> Any:
    """`sys.exit`."""
    raise SystemExit(status)


class PosixPath(pathlib.PurePosixPath):
    """A path that is never looked up: what would ask the file system is refused."""

    def __getattr__(self, name: str) -> Any:
        # Parts that are only worked out when they are asked for.
        if name.startswith("_"):
            raise AttributeError(name)
        raise Refused(f"Path.{name} asks the file system")

    def __rtruediv__(self, other: Any) -> Any:
        return PosixPath(other, self)


def checked_getattr(value: Any, name: Any, *default: Any) -> Any:
    """`getattr` for names that a statement could have written."""
    if not isinstance(name, str):
        raise Refused("getattr of what is no name")
    if not _is_readable(value, name):
        if default and not checked_hasattr(value, name):
            return default[0]
        raise Refused("getattr of a hidden name")
    return getattr(value, name, *default)


def checked_hasattr(value: Any, name: Any) -> bool:
    """`hasattr`: no more than yes or no is told, so any name may be asked for."""
    if not isinstance(name, str) or name.startswith(" "):
        raise Refused("hasattr of what is no name")
    if not is_instance(value):
        if type(value).__module__.startswith("evaluator"):
            raise Refused("hasattr of a thing of the program")
        return hasattr(value, name)
    if name in value.__dict__ or name in getattr(type(value), METHODS):
        return True
    if name == "__dict__":
        return not getattr(type(value), SLOTS)
    if name.startswith("__") and name.endswith("__"):
        return hasattr(object, name)
    raise Refused("hasattr of an attribute that a class may have")


def checked_callable(value: Any) -> bool:
    """Of what has no name here it is not known what it is."""
    if type(value) is Token and value.name == "":
        raise Refused("whether something of the program can be called")
    return callable(value)


def checked_setattr(value: Any, name: Any, item: Any) -> None:
    """`setattr` in the same way."""
    if not isinstance(name, str) or not _is_readable(value, name):
        raise Refused("setattr of a hidden name")
    if not is_instance(value) and type(value).__name__ not in ("SimpleNamespace", "Namespace"):
        raise Refused("setattr of something that is not the program's")
    setattr(value, name, item)


def _is_readable(value: Any, name: str) -> bool:
    return (is_own(name) if is_instance(value) else is_visible(name)) and name not in ("format", "format_map")


def audit(event: str, *_: Any) -> None:
    """`sys.audit`: nobody listens."""
    if not isinstance(event, str):
        raise TypeError(f"expected str for argument 'event', not {type(event).__name__}")


def attrgetter(*names: str) -> Any:
    if not all(is_visible(part) and part not in ("format", "format_map") for name in names for part in name.split(".")):
        raise Refused("attrgetter of a hidden name")
    return operator.attrgetter(*names)


def methodcaller(name: str, /, *arguments: Any, **keywords: Any) -> Any:
    if not is_visible(name) or name in ("format", "format_map"):
        raise Refused("methodcaller of a hidden name")
    return operator.methodcaller(name, *arguments, **keywords)


def guarded_format(holder: Any, method: str, arguments: tuple[Any, ...], keywords: dict[str, Any]) -> Any:
    """`text.format(…)`, unless its fields read what a statement could not have written."""
    text = arguments[0] if holder is str and arguments else holder
    if isinstance(text, str):
        _check_fields(text, 0)
    return getattr(holder, method)(*arguments, **keywords)


def is_method_of_number(holder: Any, name: str) -> bool:
    if type(holder) is str:
        return name in ("__repr__", "__str__")
    return type(holder) in (int, float, bool, complex) and is_of_number(type(holder).__name__, name)


def guarded_method(holder: Any, name: str) -> Any:
    """`text.format` without a call, in the same way; of anything else an attribute of such a name is one like any other."""
    if isinstance(holder, str) and name in GUARDED and not is_instance(holder):
        _check_fields(holder, 0)
        return getattr(holder, name)
    if is_method_of_number(holder, name):
        return getattr(holder, name)
    if not is_visible(name):
        raise Refused(f"the attribute {name} of what is no number")
    value = getattr(holder, name)
    # Data is given as it is, such as the format of a `memoryview`.
    if callable(value) and not is_instance(holder) and type(holder).__name__ not in ("SimpleNamespace", "Namespace"):
        raise Refused(f"{name} is only called")
    return value


def _check_fields(text: str, depth: int) -> None:
    try:
        fields = list(string.Formatter().parse(text))
    except ValueError:
        return
    for _, name, spec, _ in fields:
        if name is None:
            continue
        if "._" in name or any(part and not is_visible(part) for part in name.replace("[", ".").split(".")[1:]):
            raise Refused("a format that reads hidden attributes")
        if spec and depth < 2:
            _check_fields(spec, depth + 1)


BUILT_IN: dict[str, Any] = {
    "getattr": checked_getattr, "hasattr": checked_hasattr, "setattr": checked_setattr, "callable": checked_callable, "sum": summed,
    "divmod": worded.divided,
}  # fmt: skip
"""Built-in functions that are others here."""

for _name, _made in BUILT_IN.items():
    _made.__name__ = _made.__qualname__ = _name

_REPLACED: dict[str, dict[str, Any]] = {
    "string": {"Formatter": Formatter},
    "argparse": {"ArgumentParser": Parser},
    "time": {"strftime": strftime, "gmtime": gmtime, "asctime": asctime, "strptime": strptime},
    "json": {"dumps": json_texts.dumps},
    "hashlib": digests.FUNCTIONS,
    "hmac": digests.CODES,
    "xml.etree.ElementTree": markup.REPLACED,
    "random": randomness.FUNCTIONS,
    **PRINTING,
    "dataclasses": dataclasses_of_program.FUNCTIONS,
    "re": {"finditer": _Maker("re.finditer")},
    **{owner: {name: _Maker(f"{owner}.{name}") for name in _ITERATORS[owner]} for owner in ("heapq", "difflib")},
    "pathlib": {"Path": PosixPath, "PosixPath": PosixPath},
    # That of 64 bits, whatever runs here.
    "sys": {
        "exit": leave,
        "audit": audit,
        "stdout": STDOUT,
        "stderr": STDERR,
        "maxsize": (1 << 63) - 1,
        "byteorder": "little",
        "version_info": Version(),
        "hexversion": HexVersion(),
    },
    "operator": {
        "attrgetter": attrgetter,
        "methodcaller": methodcaller,
        **worded.DIVISIONS,
    },
    "itertools": {**{name: _Maker(f"itertools.{name}") for name in _ITERATORS["itertools"]}, "chain": _Chain(), "tee": tee},
    "csv": {"reader": _Maker("csv.reader"), "DictReader": _Maker("csv.DictReader"), "writer": csv_writers.Writer, "DictWriter": csv_writers.DictWriter},
}


def of(module: str) -> dict[str, Any]:
    """Names of a module that mean something else here."""
    return _REPLACED.get(module, {})
