"""Text of Python values: `repr` for builtin types, with extensions; never calls the program's own code.

Mutable containers and instances are written with a placeholder that names the object. When all values of a
snapshot are written, the placeholders of objects with several holders become marks (`@3[1, 2]`), the others
disappear.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from .instance_forms import UNMARKED, other_form
from .value_forms import IMMUTABLE, LEAVES, MUTABLE, Form, TooLongError

_OPEN, _CLOSE = "\ue000", "\ue001"  # `repr` escapes these, so they cannot be part of a string's text
_PLACEHOLDER = re.compile(f"{_OPEN}(\\d+){_CLOSE}")


class Objects:
    """Objects seen in a run. They stay alive, so that identities are not used again."""

    def __init__(self) -> None:
        self._indices: dict[int, int] = {}
        self._alive: list[Any] = []
        self._marks: dict[int, int] = {}

    def index(self, value: Any) -> int:
        """Number of an object, in order of first sight."""
        index = self._indices.get(id(value))
        if index is None:
            index = self._indices[id(value)] = len(self._alive)
            self._alive.append(value)
        return index

    def finish(self, text: str, shared: set[int]) -> str:
        """Replace placeholders by marks where the object is in `shared`. Marks count from 1, by first use."""
        if _OPEN not in text:
            return text

        def mark(match: re.Match[str]) -> str:
            index = int(match[1])
            return f"@{self._marks.setdefault(index, len(self._marks) + 1)}" if index in shared else ""

        return _PLACEHOLDER.sub(mark, text)


class Writer:
    """Writes the values of one snapshot and counts the holders of each mutable object.

    `is_own` says whether a module of that name is the program's; `limit` is the longest text of one value, in
    characters.
    """

    def __init__(self, objects: Objects, is_own: Callable[[str], bool], limit: int) -> None:
        self.is_own = is_own
        self.left = limit
        self._objects = objects
        self._limit = limit
        self._holders: dict[int, int] = {}
        self._texts: dict[int, str] = {}
        self._written: set[int] = set()
        self._open: set[int] = set()
        self._cycles = 0
        self._counting = True

    @property
    def shared(self) -> set[int]:
        """Objects with more than one holder."""
        return {index for index, count in self._holders.items() if count > 1}

    def write(self, value: Any) -> str:
        """Text of a value held by one name, with placeholders. Raises TooLongError."""
        self.left = self._limit
        return self.text(value)

    def text(self, value: Any) -> str:
        """Text of a value inside another."""
        kind = type(value)
        leaf = LEAVES.get(kind)
        if leaf is not None:
            return self.spend(leaf(value, self.left))
        form = IMMUTABLE.get(kind)
        if form is not None:
            return form(self, value)
        other = MUTABLE.get(kind) or other_form(kind, self.is_own)
        if isinstance(other, str):
            return self.spend(other)
        return other(self, value) if other in UNMARKED else self._held(value, other)

    def spend(self, text: str) -> str:
        """Count the text against the limit. Raises TooLongError."""
        self.left -= len(text)
        if self.left < 0:
            raise TooLongError
        return text

    def join(self, values: Iterable[Any], count: int) -> str:
        """Texts of `count` values with commas."""
        if 3 * count > self.left + 2:
            raise TooLongError
        self.left -= 2 * count
        return ", ".join([self.text(value) for value in values])

    def _held(self, value: Any, form: Form) -> str:
        index = self._objects.index(value)
        if self._counting:
            self._holders[index] = self._holders.get(index, 0) + 1
        name = f"{_OPEN}{index}{_CLOSE}"
        if index in self._open:
            self._cycles += 1
            self.spend("@0...")
            return name + "..."
        known = self._texts.get(index)
        if known is not None:
            return self.spend(known)
        counting, cycles = self._counting, self._cycles
        self._counting = counting and index not in self._written  # what it holds was counted the first time
        self._written.add(index)
        self._open.add(index)
        text = name + form(self, value)
        self._open.discard(index)
        self._counting = counting
        if cycles == self._cycles:  # otherwise the text depends on where it stands
            self._texts[index] = text
        return text
