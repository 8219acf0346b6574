"""Values of the names in one statement, as texts; of large objects only what the statement reads of them."""

from __future__ import annotations

import types
from typing import Any

from ..frames import is_dunder
from ..instance_forms import attributes_of, class_module
from ..value_forms import TooLongError
from ..values import Objects, Writer
from .source_plan import Parts

_NO_DATA = (types.ModuleType, types.BuiltinFunctionType, types.MethodDescriptorType)


class PartWriter:
    """Writes the values of one execution of a statement. `package` is the top name of the package's modules."""

    def __init__(self, package: str, limit: int) -> None:
        self._package = package
        self._limit = limit
        self._objects = Objects()
        self.partial: set[str] = set()
        """Names whose objects were written in part."""

    def is_own(self, module: str) -> bool:
        """Whether a class of that module is the package's."""
        return module == self._package or module.startswith(self._package + ".")

    def one(self, value: Any) -> str:
        """Text of one value. Raises TooLongError."""
        writer = Writer(self._objects, self.is_own, self._limit)
        return self._objects.finish(writer.write(value), writer.shared)

    def names(self, frame: types.FrameType, names: Parts) -> dict[str, dict[str, str]]:
        """Locals and globals that the statement mentions. Raises TooLongError."""
        writer = Writer(self._objects, self.is_own, self._limit)
        found: dict[str, dict[str, str]] = {"locals": {}, "globals": {}}
        scope, module = frame.f_locals, frame.f_globals
        for name, parts in names.items():
            if name in scope and (scope is not module or self._is_data(scope[name])):
                found["locals"][name] = self._text(writer, name, scope[name], parts)
            elif name in module and scope is not module and self._is_data(module[name]):
                found["globals"][name] = self._text(writer, name, module[name], parts)
        for texts in found.values():
            for name, text in texts.items():
                texts[name] = self._objects.finish(text, writer.shared)
        return found

    def _text(self, writer: Writer, name: str, value: Any, parts: Parts | None) -> str:
        try:
            return writer.write(value)
        except TooLongError:
            if parts is None:
                raise
        writer.left = self._limit
        self.partial.add(name)
        return self._part(writer, value, parts)

    def _part(self, writer: Writer, value: Any, parts: Parts | None) -> str:
        """An instance of the package with the attributes that are read; anything else as a whole."""
        kind = type(value)
        fields = None if parts is None or not self.is_own(class_module(kind)) else attributes_of(value)
        if fields is None:
            return writer.text(value)
        inside = [(name, self._part(writer, item, parts[name])) for name, item in fields if parts and name in parts]
        shown = ", ".join(f"{writer.spend(name)}={text}" for name, text in inside)
        return f"<{writer.spend(kind.__name__)}{' ' if shown else ''}{shown}>"

    def _is_data(self, value: Any) -> bool:
        """Whether a global is the package's own: data, or a function or class that it defines."""
        kind = type(value)
        if kind is types.FunctionType:
            return self.is_own(str(value.__module__))
        if issubclass(kind, type):
            return self.is_own(class_module(value))
        return kind not in _NO_DATA and not is_dunder(kind.__name__)
