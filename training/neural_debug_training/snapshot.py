"""The state of a frame, as texts."""

from __future__ import annotations

import functools
import types
from typing import Any

from .frames import global_names, is_dunder
from .instance_forms import class_module
from .instrument import FILENAME
from .values import Objects, Writer

_SHOWN_ITEMS = 4
PEEKED_ITEMS = _SHOWN_ITEMS + 1
"""How many items of an iterator a snapshot wants; the last one only says that there are more."""

_NO_DATA = (types.ModuleType, types.BuiltinFunctionType, types.MethodDescriptorType)
_LIBRARY = frozenset(("typing", "functools", "_operator", "operator", "__future__", "re", "_sitebuiltins"))


class Snapshots:
    """Takes snapshots of the frames of one run; `limit` is the longest text of one value, in characters."""

    def __init__(self, module: str, limit: int) -> None:
        self._module = module
        self._limit = limit
        self._objects = Objects()

    def write(self, value: Any) -> tuple[str, set[int]]:
        """Text of a value, to be finished, and the objects that it holds several times."""
        writer = Writer(self._objects, self._module.__eq__, self._limit)
        return writer.write(value), writer.shared

    def finish(self, text: str, shared: set[int]) -> str:
        """Put marks on the shared objects of a text."""
        return self._objects.finish(text, shared)

    def take(self, frame: types.FrameType, items: list[Any] | None = None) -> tuple[dict[str, Any], set[int]]:
        """Locals, globals and next items of a loop, and the objects that have several holders among them."""
        writer = Writer(self._objects, self._module.__eq__, self._limit)
        if frame.f_code.co_name == "<module>":
            local, outer = self._mentioned(frame), {}
        else:
            local = {
                name: value for name, value in frame.f_locals.items()
                if name[0] != "." and not is_dunder(name) and type(value) is not types.ModuleType
            }  # fmt: skip
            outer = {name: value for name, value in self._mentioned(frame).items() if name not in local}
        parts = [{name: writer.write(value) for name, value in names.items()} for names in (local, outer)]
        following = [writer.write(item) for item in (items or ())[:_SHOWN_ITEMS]]
        shared = writer.shared
        finished = [{name: self.finish(text, shared) for name, text in part.items()} for part in parts]
        shown: dict[str, Any] = {"locals": finished[0], "globals": finished[1]}
        if items is not None:
            shown["iterator"] = [self.finish(text, shared) for text in following]
            shown["iteratorMore"] = len(items) > _SHOWN_ITEMS
        return shown, shared

    def _mentioned(self, frame: types.FrameType) -> dict[str, Any]:
        """Globals that the program defines and the frame's code mentions; for a module, all of its code."""
        code, scope = frame.f_code, frame.f_globals
        names = global_names(code, code.co_name == "<module>")
        return {name: scope[name] for name in names if name in scope and self._is_data(scope[name])}

    def _is_data(self, value: Any) -> bool:
        """Whether a global is the program's own: data, or a function or class that it defines."""
        kind = type(value)
        if kind is types.FunctionType:
            return bool(value.__code__.co_filename == FILENAME)
        if issubclass(kind, type):
            return class_module(value) == self._module
        if kind in _NO_DATA:
            return False
        return kind is functools._lru_cache_wrapper or class_module(kind) not in _LIBRARY
