"""Calls that test suites make, with their results: cases of ordinary code to fit confidences on.

Only functions at the top of a module, whose arguments and result are literals, and results other than None: an
exception looks like None to a profile function.
"""

from __future__ import annotations

import ast
import inspect
import sys
import types
from collections.abc import Callable
from typing import Any

_KEPT = 3
"""Calls of one function."""
_LONGEST = 300
"""Characters of an argument or a result."""


def literal(value: Any) -> str | None:
    """The value's text, where Python reads the same value from it."""
    try:
        text = repr(value)
        return text if len(text) <= _LONGEST and ast.literal_eval(text) == value else None
    except Exception:  # a `__repr__` or `__eq__` of the package's own may do anything
        return None


class CallRecorder:
    """Hands `emit` the file, the function's name, the text of a call and that of its result."""

    def __init__(self, is_wanted: Callable[[str], bool], emit: Callable[[str, str, str, str], None]) -> None:
        self.count = 0
        self._is_wanted = is_wanted
        self._emit = emit
        self._open: dict[types.FrameType, str] = {}
        self._kept: dict[types.CodeType, set[str]] = {}

    def start(self) -> None:
        """Begin to record in this thread."""
        sys.setprofile(self._event)

    def stop(self) -> None:
        """Record no more."""
        sys.setprofile(None)
        self._open.clear()

    def _event(self, frame: types.FrameType, event: str, argument: Any) -> None:
        if event == "call":
            text = self._call(frame)
            if text is not None:
                self._open[frame] = text
        elif event == "return" and frame in self._open:
            text = self._open.pop(frame)
            result = literal(argument)
            kept = self._kept[frame.f_code]
            if argument is not None and result is not None and text not in kept and len(kept) < _KEPT:
                kept.add(text)
                self.count += 1
                self._emit(frame.f_code.co_filename, frame.f_code.co_name, text, result)

    def _call(self, frame: types.FrameType) -> str | None:
        code = frame.f_code
        inner = inspect.CO_GENERATOR | inspect.CO_COROUTINE | inspect.CO_ASYNC_GENERATOR
        if code.co_qualname != code.co_name or code.co_name[0] == "<" or code.co_flags & inner:
            return None
        if code not in self._kept:
            if not self._is_wanted(code.co_filename):
                return None
            self._kept[code] = set()
        if len(self._kept[code]) >= _KEPT:
            return None
        told = inspect.getargvalues(frame)
        given = code.co_varnames[: code.co_argcount]
        by_name = code.co_varnames[code.co_argcount : code.co_argcount + code.co_kwonlyargcount]
        rest = told.locals[told.varargs] if told.varargs else ()
        texts = [literal(value) for value in (*(told.locals[name] for name in given), *rest)]
        keywords = {name: literal(told.locals[name]) for name in by_name}
        more = told.locals[told.keywords] if told.keywords else {}
        keywords |= {name: literal(value) for name, value in more.items()}
        if None in texts or None in keywords.values():
            return None
        arguments = ", ".join([*map(str, texts), *(f"{name}={text}" for name, text in keywords.items())])
        return f"{code.co_name}({arguments})"
