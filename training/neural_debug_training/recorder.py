"""Listens to CPython's trace events and the hooks of an instrumented program, and writes down steps."""

from __future__ import annotations

import dis
import functools
import io
import sys
import types
from dataclasses import dataclass, field
from typing import Any

from .instrument import FILENAME, Program
from .iterators import known_iterator, peek
from .values import UNKNOWN, Objects, TooLongError, Writer

_SHOWN_ITEMS = 4
_MATERIALIZED_ITEMS = 40
_MESSAGE_LENGTH = 200
_READS = frozenset(("LOAD_GLOBAL", "LOAD_NAME", "STORE_GLOBAL", "STORE_NAME", "DELETE_GLOBAL"))
_FOR_ITER = dis.opmap["FOR_ITER"]


@dataclass(frozen=True)
class Limits:
    """Where a run is cut: events, characters per value, characters printed in one step, seconds of CPU time."""

    steps: int = 80
    value: int = 240
    output: int = 2000
    seconds: float = 2.0


class StopTracing(BaseException):
    """Ends the traced program where a limit is reached."""


@dataclass(eq=False)
class _State:
    """What is known about one frame."""

    number: int
    step: dict[str, Any] = field(default_factory=dict)
    raw_line: int = 0
    offset: int = -1
    calls: int = 0
    values: list[tuple[int, str, int]] = field(default_factory=list)
    shared: set[int] = field(default_factory=set)
    loops: dict[int, Any] = field(default_factory=dict)


class Recorder:
    """Steps of one run. `module_run` says whether the frame of the module itself is traced."""

    def __init__(self, program: Program, limits: Limits, module: str, module_run: bool) -> None:
        self.steps: list[dict[str, Any]] = []
        self.truncated: str | None = None
        self.active = False
        self._program = program
        self._limits = limits
        self._module = module
        self._module_run = module_run
        self._objects = Objects()
        self._states: dict[types.FrameType, _State] = {}
        self._depth = 0
        self._output: list[str] = []
        self._printed = 0

    def start(self) -> None:
        """Begin to trace the code that is called from here."""
        self.active = True
        sys.settrace(self._enter)

    def finish(self) -> None:
        """Stop tracing and complete the last steps."""
        self.active = False
        sys.settrace(None)
        self._flush()
        for state in self._states.values():
            self._complete(state, set())

    def stop(self, reason: str) -> None:
        """Cut the run here: raises StopTracing in the program."""
        self.active = False
        sys.settrace(None)
        self.truncated = self.truncated or reason
        raise StopTracing(reason)

    def value(self, index: int, value: Any) -> Any:
        """Hook of a sub-expression."""
        if self.active:
            state = self._states.get(sys._getframe(1))
            if state is not None:
                self._record(state, index, value)
        return value

    def iterate(self, index: int, value: Any) -> Any:
        """Hook of the iterable of a `for` statement: returns the iterator if its type is builtin."""
        state = self._states.get(sys._getframe(1)) if self.active else None
        if state is None:
            return value
        loop = self._program.loops[index]
        iterator = known_iterator(value)
        state.loops[loop.line] = iterator
        if loop.recorded:
            items = peek(iterator, _MATERIALIZED_ITEMS + 1) if iterator is value else None
            small = items is not None and len(items) <= _MATERIALIZED_ITEMS
            self._record(state, index, items if small else value)
        return value if iterator is None else iterator

    def write(self, text: str) -> None:
        """Text printed by the program."""
        if self.active and self.steps:
            self._output.append(text)
            self._printed += len(text)
            if self._printed > self._limits.output:
                self.stop("output")

    def _record(self, state: _State, index: int, value: Any) -> None:
        try:
            writer = Writer(self._objects, self._module, self._limits.value)
            text = writer.write(value)
        except TooLongError:
            self.stop("value")
        except RecursionError:
            self.stop("recursion")
        state.shared |= writer.shared
        state.values.append((index, text, state.calls))

    def _enter(self, frame: types.FrameType, event: str, argument: Any) -> Any:
        code = frame.f_code
        if code.co_filename != FILENAME:
            return None
        if code.co_name[0] == "<" and not (self._module_run and code.co_name == "<module>"):
            return None
        return self._event(frame, event, argument)

    def _event(self, frame: types.FrameType, event: str, argument: Any) -> Any:
        try:
            self._step(frame, event, argument)
        except TooLongError:
            self.stop("value")
        except RecursionError:
            self.stop("recursion")
        return self._event

    def _step(self, frame: types.FrameType, event: str, argument: Any) -> None:
        state = self._states.get(frame)
        if state is None:
            state = _State(len(self._states) + 1)
            self._states[frame] = state
        raw = frame.f_lineno
        offset = frame.f_lasti
        line = self._program.first.get(raw, raw)
        if event == "line" and self._is_inside(state, raw, line, offset):
            state.raw_line, state.offset = raw, offset
            return
        self._flush()
        if len(self.steps) >= self._limits.steps:
            self.stop("steps")
        code = frame.f_code
        if event == "call":
            self._depth += 1
        step: dict[str, Any] = {
            "event": event, "function": code.co_name, "qualified": code.co_qualname, "line": line,
            "depth": self._depth - 1, "frame": state.number,
        }  # fmt: skip
        items = None
        if event == "line" and _operation(code, offset) == _FOR_ITER:
            items = peek(state.loops.get(line), _SHOWN_ITEMS + 1)
            step["iterator"] = None
        shown, shared = self._snapshot(frame, items)
        step.update(shown)
        if event == "return":
            writer = Writer(self._objects, self._module, self._limits.value)
            text = writer.write(argument)
            step["value"] = self._objects.finish(text, shared | writer.shared)
            step["resumed"] = self._resumed(frame)
            self._depth -= 1
        elif event == "exception":
            step["exception"], step["message"] = argument[0].__name__, _message(argument[1])
        elif event == "call":
            step["callSite"] = self._call_site(frame)
        elif line in self._program.excepts:
            pending = sys.exc_info()[1]
            if pending is not None:
                step["handled"] = {"type": type(pending).__name__, "message": _message(pending)}
        self._complete(state, shared)
        state.step, state.shared = step, shared
        state.raw_line, state.offset, state.calls = raw, offset, 0
        step["values"], step["output"] = [], ""
        self.steps.append(step)

    def _is_inside(self, state: _State, raw: int, line: int, offset: int) -> bool:
        """Whether a line event only moves to another physical line of the statement that the frame is in."""
        step = state.step
        return (
            raw in self._program.first and raw != state.raw_line and offset > state.offset
            and step.get("event") == "line" and step["line"] == line
        )  # fmt: skip

    def _snapshot(self, frame: types.FrameType, items: list[Any] | None) -> tuple[dict[str, Any], set[int]]:
        writer = Writer(self._objects, self._module, self._limits.value)
        names = frame.f_locals
        mentioned: frozenset[str] | None = None
        if frame.f_code.co_name == "<module>":
            mentioned = _names(frame.f_code, True)
        local = {
            name: writer.write(value) for name, value in names.items()
            if name[0] != "." and not _is_dunder(name) and type(value) is not types.ModuleType
            and (mentioned is None or (name in mentioned and self._is_data(value)))
        }  # fmt: skip
        scope = frame.f_globals
        outer = {
            name: writer.write(scope[name]) for name in (_names(frame.f_code, False) if mentioned is None else ())
            if name in scope and name not in local and not _is_dunder(name) and self._is_data(scope[name])
        }  # fmt: skip
        following = None if items is None else [writer.write(item) for item in items[:_SHOWN_ITEMS]]
        shared = writer.shared
        finish = self._objects.finish
        shown: dict[str, Any] = {
            "locals": {name: finish(text, shared) for name, text in local.items()},
            "globals": {name: finish(text, shared) for name, text in outer.items()},
        }
        if items is not None and following is not None:
            shown["iterator"] = [finish(text, shared) for text in following]
            shown["iteratorMore"] = len(items) > _SHOWN_ITEMS
        return shown, shared

    def _is_data(self, value: Any) -> bool:
        """Whether a global is the program's own: data, or a function or class that it defines."""
        kind = type(value)
        if kind is types.FunctionType:
            return value.__code__.co_filename == FILENAME
        if kind is functools._lru_cache_wrapper:
            return True
        if issubclass(kind, type):
            return type.__dict__["__module__"].__get__(value) == self._module
        if kind in (types.ModuleType, types.BuiltinFunctionType, types.MethodDescriptorType):
            return False
        return kind.__module__ not in ("typing", "functools", "_operator", "operator", "__future__", "re", "_sitebuiltins")

    def _resumed(self, frame: types.FrameType) -> dict[str, Any] | None:
        caller = self._caller(frame)
        if caller is None:
            return None
        state = self._states[caller]
        state.calls += 1
        shown, shared = self._snapshot(caller, None)
        state.shared |= shared
        return shown

    def _caller(self, frame: types.FrameType) -> types.FrameType | None:
        caller = frame.f_back
        while caller is not None and caller not in self._states:
            caller = caller.f_back
        return caller

    def _call_site(self, frame: types.FrameType) -> list[int] | None:
        if self._caller(frame) is None:
            return None
        caller = frame.f_back
        while caller is not None and caller.f_code.co_filename != FILENAME:
            caller = caller.f_back
        if caller is None:
            return None
        if _operation(caller.f_code, caller.f_lasti) == _FOR_ITER and caller in self._states:
            line = self._program.first.get(caller.f_lineno, caller.f_lineno)
            return next((list(loop.span) for loop in self._program.loops.values() if loop.line == line), None)
        line, end_line, column, end_column = _positions(caller.f_code)[caller.f_lasti // 2]
        if line is None or end_line is None or column is None or end_column is None:
            return None
        span = self._program.span(line, column, end_line, end_column)
        return list(self._program.calls.get((span[2], span[3]), span))

    def _flush(self) -> None:
        if self._output:
            self.steps[-1]["output"] = "".join(self._output)
            self._output, self._printed = [], 0

    def _complete(self, state: _State, shared_after: set[int]) -> None:
        """Give the frame's last step its values. An object is marked if it is shared before or after the step."""
        if state.values:
            shared = state.shared | shared_after
            state.step["values"] = [
                {"at": list(self._program.spans[index]), "value": self._objects.finish(text, shared), "calls": calls}
                for index, text, calls in state.values
            ]
            state.values = []


class Output(io.TextIOBase):
    """Standard output of the traced program."""

    def __init__(self, recorder: Recorder) -> None:
        super().__init__()
        self._recorder = recorder

    def writable(self) -> bool:
        """Always true."""
        return True

    def write(self, text: str) -> int:
        """Hand text to the recorder; returns its length in characters."""
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        self._recorder.write(str(text))
        return len(text)


def _is_dunder(name: str) -> bool:
    return name.startswith("__") and name.endswith("__")


def _message(exception: BaseException) -> str:
    try:
        return str(exception)[:_MESSAGE_LENGTH]
    except Exception:
        return UNKNOWN


@functools.lru_cache(maxsize=4096)
def _names(code: types.CodeType, deep: bool) -> frozenset[str]:
    """Names that code reads from globals, in its comprehensions and lambdas too; with `deep` in all nested code."""
    names = {instruction.argval for instruction in dis.get_instructions(code) if instruction.opname in _READS}
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType) and (deep or constant.co_name[0] == "<"):
            names |= _names(constant, deep)
    return frozenset(names)


@functools.lru_cache(maxsize=4096)
def _bytes(code: types.CodeType) -> bytes:
    return code.co_code


def _operation(code: types.CodeType, offset: int) -> int:
    return _bytes(code)[offset] if offset >= 0 else -1


@functools.lru_cache(maxsize=4096)
def _positions(code: types.CodeType) -> list[tuple[int | None, int | None, int | None, int | None]]:
    return list(code.co_positions())
