"""Listens to CPython's trace events and the hooks of an instrumented program, and writes down steps."""

from __future__ import annotations

import sys
import types
from dataclasses import dataclass, field
from typing import Any, NoReturn

from .frames import FOR_ITER, LOOP_OPERATIONS, message_of, operation, position
from .instrument import FILENAME, Program
from .iterators import known_iterator, peek
from .limits import Limits, StopTracing
from .snapshot import PEEKED_ITEMS, Snapshots
from .value_forms import TooLongError

_MATERIALIZED_ITEMS = 40


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
        self._module_run = module_run
        self._snapshots = Snapshots(module, limits.value)
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

    def stop(self, reason: str) -> NoReturn:
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
            text, shared = self._snapshots.write(value)
        except TooLongError:
            self.stop("value")
        except RecursionError:
            self.stop("recursion")
        state.shared |= shared
        state.values.append((index, text, state.calls))

    def _enter(self, frame: types.FrameType, event: str, argument: Any) -> Any:
        code = frame.f_code
        if code.co_filename != FILENAME:
            return None
        if code.co_name[0] == "<" and not (self._module_run and code.co_name == "<module>"):
            return None
        return self._event(frame, event, argument)

    def _event(self, frame: types.FrameType, event: str, argument: Any) -> Any:
        if event == "exception" and argument[0] is MemoryError:
            self.stop("memory")  # it is due to the limit on this process
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
            state = self._states[frame] = _State(len(self._states) + 1)
        raw, offset = frame.f_lineno, frame.f_lasti
        line = self._program.first.get(raw, raw)
        inside = event == "line" and self._is_inside(state, raw, line, offset)
        if not inside:
            self._flush()
            if len(self.steps) >= self._limits.steps:
                self.stop("steps")
            self._depth += event == "call"
            step, shared = self._describe(frame, state, event, line, argument)
            self._depth -= event == "return"
            self._complete(state, shared)
            state.step, state.shared, state.calls = step, shared, 0
            self.steps.append(step)
        state.raw_line, state.offset = raw, offset

    def _is_inside(self, state: _State, raw: int, line: int, offset: int) -> bool:
        """Whether a line event only moves to another physical line of the statement that the frame is in."""
        step = state.step
        return (
            raw in self._program.first and raw != state.raw_line and offset > state.offset
            and step.get("event") == "line" and step["line"] == line
        )  # fmt: skip

    def _describe(
        self, frame: types.FrameType, state: _State, event: str, line: int, argument: Any
    ) -> tuple[dict[str, Any], set[int]]:
        code = frame.f_code
        step: dict[str, Any] = {
            "event": event, "function": code.co_name, "qualified": code.co_qualname, "line": line,
            "depth": self._depth - 1, "frame": state.number,
        }  # fmt: skip
        items = None
        if event == "line" and line in state.loops and operation(code, frame.f_lasti) in LOOP_OPERATIONS:
            items = peek(state.loops.get(line), PEEKED_ITEMS)
            step["iterator"] = None
        shown, shared = self._snapshots.take(frame, items)
        step.update(shown)
        if event == "return":
            text, own = self._snapshots.write(argument)
            step["value"] = self._snapshots.finish(text, shared | own)
            step["resumed"] = self._resumed(frame)
        elif event == "exception":
            step["exception"], step["message"] = argument[0].__name__, message_of(argument[1])
        elif event == "call":
            step["callSite"] = self._call_site(frame)
        elif line in self._program.excepts:
            pending = sys.exc_info()[1]
            if pending is not None:
                step["handled"] = {"type": type(pending).__name__, "message": message_of(pending)}
        step["values"], step["output"] = [], ""
        return step, shared

    def _resumed(self, frame: types.FrameType) -> dict[str, Any] | None:
        caller = self._caller(frame)
        if caller is None:
            return None
        state = self._states[caller]
        state.calls += 1
        shown, shared = self._snapshots.take(caller)
        state.shared |= shared
        return shown

    def _caller(self, frame: types.FrameType) -> types.FrameType | None:
        """The frame with steps that called this one, be it through comprehensions or library functions."""
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
        if operation(caller.f_code, caller.f_lasti) == FOR_ITER and caller in self._states:
            line = self._program.first.get(caller.f_lineno, caller.f_lineno)
            return next((list(loop.span) for loop in self._program.loops.values() if loop.line == line), None)
        place = position(caller.f_code, caller.f_lasti)
        if place is None:
            return None
        span = self._program.span(*place)
        return list(self._program.calls.get((span[2], span[3]), span))

    def _flush(self) -> None:
        if self._output:
            self.steps[-1]["output"] = "".join(self._output)
            self._output, self._printed = [], 0

    def _complete(self, state: _State, shared_after: set[int]) -> None:
        """Give the frame's last step its values. Marked is what is shared before or after the step."""
        if state.values:
            shared, spans, finish = state.shared | shared_after, self._program.spans, self._snapshots.finish
            state.step["values"] = [
                {"at": list(spans[index]), "value": finish(text, shared), "calls": calls}
                for index, text, calls in state.values
            ]
            state.values = []
