"""Says it as CPython 3.11 does where later versions use other words: error messages, names of types, some `repr`.

Programs print what an exception says, and the model has learned these words.
"""

from __future__ import annotations

import builtins
import collections
import dis
import json
import re
import struct
import sys
from typing import Any

_RAISES = {dis.opmap["RAISE_VARARGS"], dis.opmap["RERAISE"]}

_DIVISIONS = {
    # By integers, by real numbers.
    "Div": ("division by zero", "float division by zero"),
    "FloorDiv": ("integer division or modulo by zero", "float floor division by zero"),
    "Mod": ("integer modulo by zero", "float modulo"),
    "divmod": ("integer division or modulo by zero", "float divmod()"),
}
_REAL = (int, bool, float)

_KEYWORDS = frozenset(name for name, value in vars(builtins).items() if callable(value)) | {
    name for kind in (str, bytes, list, dict, int) for name in vars(kind) if not name.startswith("_")
}
"""Functions written in C, whose messages about keywords are others."""

_REWORDED: dict[type[BaseException], tuple[tuple[re.Pattern[str], str], ...]] = {
    kind: tuple((re.compile(pattern), words) for pattern, words in rules)
    for kind, rules in {
        TypeError: (
            (r"cannot use '.+' as a (?:dict key|set element) \((unhashable type: .+)\)", r"\1"),
            (r"(argument of type '.+' is not) a container or iterable", r"\1 iterable"),
            (r"%c requires an int or a unicode character, not .+", "%c requires int or char"),
            (r"(?:r?find|r?index|count)\(\) argument \d+ (must be str, not .+)", r"\1"),
            (r"(\w+) expected (at (?:most|least) \d+ arguments?), got (\d+)", r"\1() takes \2 (\3 given)"),
            (r"must assign iterable to extended slice", "can only assign an iterable"),
            (r"(.+ object does not support the (?:asynchronous )?context manager protocol) \(missed .+\)", r"\1"),
            (r"argument should be a str or an os\.PathLike object .*not '(.+)'", r"expected str, bytes or os.PathLike object, not \1"),
        ),
        ValueError: (
            (r"(max|min)\(\) iterable argument is empty", r"\1() arg is an empty sequence"),
            (r"expected a (?:nonnegative|positive|finite|noninteger or positive) (?:input|integer).*", "math domain error"),
            (r"expected a number (?:in range|between) .*", "math domain error"),
            (r"(too many values to unpack \(expected \d+), got \d+\)", r"\1)"),
            (r"((?:month|hour|minute|second|microsecond) must be in [\d.]+), not .+", r"\1"),
            (r"day -?\d+ must be in range .+", "day is out of range for month"),
            (r"year must be in 1\.\.9999, not (.+)", r"year \1 is out of range"),
            (r"(Out of range float values are not JSON compliant): .+", r"\1"),
            (r"('.+' is not in the subpath of '.+')", r"\1 OR one path is relative and the other is absolute."),
        ),
        struct.error: (
            (r"'b' format requires (.+)", r"byte format requires \1"),
            (r"'B' format requires (.+)", r"ubyte format requires \1"),
            (r"'[ILQq]' format requires .+", "argument out of range"),
        ),
        AttributeError: ((r"(.+ object has no attribute '.+') and no __dict__ for setting new attributes", r"\1"),),
        ZeroDivisionError: ((r"zero to a negative power", "0.0 cannot be raised to a negative power"),),
    }.items()
}
_UNEXPECTED = re.compile(r"(\w+)\(\) got an unexpected keyword argument '(\w+)'(?:\. Did you mean '\w+'\?)?")


def check_division(operator: str, left: Any, right: Any) -> None:
    """Raise ZeroDivisionError for a number over zero, with the message that the two types have."""
    if right or operator not in _DIVISIONS or type(left) not in (*_REAL, complex) or type(right) not in (*_REAL, complex):
        return
    if complex in (type(left), type(right)):
        if operator == "Div":
            raise ZeroDivisionError("complex division by zero")
        return
    raise ZeroDivisionError(_DIVISIONS[operator][float in (type(left), type(right))])


def reword(error: BaseException, code: Any) -> None:
    """Give an error that `code` has run into its older words; one that the program itself raises keeps its own."""
    if _is_raised_in(code, error):
        return
    if isinstance(error, json.JSONDecodeError):
        _reword_json(error)
    elif type(error) is OverflowError and error.args == (68, "Result not representable"):
        error.args = (34, "Numerical result out of range")
    elif len(error.args) == 1 and isinstance(error.args[0], str):
        error.args = (_reworded(error, error.args[0]),)


def _reworded(error: BaseException, message: str) -> str:
    for pattern, words in _REWORDED.get(type(error), ()):
        found = pattern.fullmatch(message)
        if found:
            return found.expand(words)
    if type(error) is TypeError:
        notes = getattr(error, "__notes__", ())
        if notes and notes[-1].startswith("Cannot convert dictionary update"):
            return str(notes[-1][0].lower() + notes[-1][1:])
        found = _UNEXPECTED.fullmatch(message)
        if found and found[1] in _KEYWORDS:
            return f"'{found[2]}' is an invalid keyword argument for {found[1]}()"
    return message


def _reword_json(error: json.JSONDecodeError) -> None:
    """A comma before the end was not a case of its own: something was expected behind it."""
    what = {"object": "Expecting property name enclosed in double quotes", "array": "Expecting value"}
    found = re.fullmatch(r"Illegal trailing comma before end of (object|array)", error.msg)
    if found:
        at = error.pos + 1
        while at < len(error.doc) and error.doc[at] in " \t\n\r":
            at += 1
        error.__init__(what[found[1]], error.doc, at)  # type: ignore[misc]


def _is_raised_in(code: Any, error: BaseException) -> bool:
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return trace is not None and trace.tb_frame.f_code is code and code.co_code[trace.tb_lasti] in _RAISES


class _OrderedDict(collections.OrderedDict):  # type: ignore[type-arg]
    """One that is written as a list of pairs."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({list(self.items())!r})" if self else f"{type(self).__name__}()"


def install() -> None:
    """Take the older names and texts for all that is loaded afterwards."""
    if sys.version_info < (3, 12):
        return
    if re.error.__name__ != "error":
        re.error.__name__ = re.error.__qualname__ = "error"
    _OrderedDict.__name__ = _OrderedDict.__qualname__ = "OrderedDict"
    _OrderedDict.__module__ = "collections"
    collections.OrderedDict = _OrderedDict  # type: ignore[misc]


install()
