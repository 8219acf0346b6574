"""Records single executions of statements while a test suite runs: what their names held, and what they called.

Every package file has a plan; a statement is recorded until enough different executions are kept. Nothing of the
program is changed or called: CPython's trace events are all that is used.
"""

from __future__ import annotations

import sys
import types
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ..frames import FOR_ITER, message_of, operation, position
from ..instrument import Span
from ..value_forms import TooLongError
from .part_writer import PartWriter
from .source_plan import SourcePlan, Wanted

Step = dict[str, Any]
_OPTIMIZED = 0x1
_GENERATORS = 0x20 | 0x80 | 0x100 | 0x200
_INSIDE = frozenset(("<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>"))
"""Frames that are a part of the statement that runs them."""
_ABOVE = 24
"""Frames that are looked through for the statement that a call comes from."""


@dataclass(frozen=True)
class Bounds:
    """How much is recorded: executions of a statement (kept, looked at), characters of a value, steps in all."""

    kept: int = 16
    looked_at: int = 100
    value: int = 240
    steps: int = 20_000


@dataclass(eq=False)
class _Callee:
    call: Step
    end: Step | None = None


@dataclass(eq=False)
class _Open:
    """A statement that is being executed."""

    plan: SourcePlan
    wanted: Wanted
    writer: PartWriter
    step: Step
    previous: int
    raw_line: int
    offset: int
    callees: list[_Callee] = field(default_factory=list)
    spoilt: bool = False


class SpanRecorder:
    """Hands the steps of each recorded execution to `emit`, with the plan of its file."""

    def __init__(
        self,
        package: str,
        plan_of: Callable[[str], SourcePlan | None],
        bounds: Bounds,
        emit: Callable[[SourcePlan, list[Step]], None],
    ) -> None:
        self.count = 0
        self._package = package
        self._plan_of = plan_of
        self._bounds = bounds
        self._emit = emit
        self._plans: dict[str, SourcePlan | None] = {}
        self._spent: set[types.CodeType] = set()
        self._open: dict[types.FrameType, _Open] = {}
        self._seen: set[int] = set()

    def start(self) -> None:
        """Begin to record in this thread."""
        sys.settrace(self._enter)

    def stop(self) -> None:
        """Record no more."""
        sys.settrace(None)
        self._open.clear()

    def _plan(self, path: str) -> SourcePlan | None:
        try:
            return self._plans[path]
        except KeyError:
            plan = self._plans[path] = self._plan_of(path)
            return plan

    def _enter(self, frame: types.FrameType, event: str, argument: Any) -> Any:
        code = frame.f_code
        plan = self._plan(code.co_filename)
        if plan is None:
            return None
        if code.co_name in _INSIDE:
            return None
        callee = self._called(frame, plan) if self._open else None
        is_inner = code.co_name[0] == "<" and code.co_name != "<module>"
        is_class = not code.co_flags & _OPTIMIZED and code.co_name != "<module>"
        if not (is_inner or is_class or self._is_spent(plan, code)):
            return _Frame(self, plan, callee).event
        if callee is None:
            return None
        frame.f_trace_lines = False
        return _Return(callee, self._ended).event

    def _is_spent(self, plan: SourcePlan, code: types.CodeType) -> bool:
        """Nothing is left to be recorded there."""
        if code in self._spent:
            return True
        if self.count < self._bounds.steps and self._has_wanted(plan, code):
            return False
        self._spent.add(code)
        return True

    def _has_wanted(self, plan: SourcePlan, code: types.CodeType) -> bool:
        lines = {plan.line_of(line) for *_, line in code.co_lines() if line}
        wanted = [plan.wanted[line] for line in lines if line in plan.wanted]
        return any(one.kept < self._bounds.kept and one.looked_at < self._bounds.looked_at for one in wanted)

    def _called(self, frame: types.FrameType, plan: SourcePlan) -> _Callee | None:
        """Notes the call at the statement that it is part of; calls that something in between has made spoil that."""
        caller = frame.f_back
        if caller is None:
            return None
        found = self._open.get(caller)
        if found is not None:
            return self._noted(found, caller, frame, plan)
        for _ in range(_ABOVE):
            if caller is None:
                return None
            found = self._open.get(caller)
            if found is not None:
                found.spoilt = True
                return None
            name = caller.f_code.co_name
            if self._plans.get(caller.f_code.co_filename) is not None and name[0] != "<":
                return None
            caller = caller.f_back
        return None

    def _noted(self, found: _Open, caller: types.FrameType, frame: types.FrameType, plan: SourcePlan) -> _Callee | None:
        code = frame.f_code
        if code.co_flags & _GENERATORS or code.co_name[0] == "<" or not code.co_flags & _OPTIMIZED:
            found.spoilt = True
            return None
        call = {
            "event": "call", "function": code.co_name, "qualified": code.co_qualname, "line": code.co_firstlineno,
            "depth": 1, "frame": len(found.callees) + 2, "locals": {}, "globals": {},
            "callSite": _call_site(found.plan, caller), "file": plan.identity,
        }  # fmt: skip
        callee = _Callee(call)
        found.callees.append(callee)
        return callee

    def _ended(self, callee: _Callee, frame: types.FrameType, value: Any) -> None:
        """A call has returned a value to the statement that waits for it."""
        found = self._open.get(frame.f_back) if frame.f_back else None
        if found is None or found.spoilt:
            return
        call = callee.call
        try:
            text = found.writer.one(value)
            instance = found.writer.one(_made(frame)) if frame.f_code.co_name == "__init__" else None
            names = found.writer.names(frame.f_back, found.wanted.names)  # type: ignore[arg-type]
        except (TooLongError, RecursionError):
            found.spoilt = True
            return
        kept = {key: call[key] for key in ("function", "qualified", "line", "depth", "frame")}
        callee.end = {"event": "return", **kept, "locals": {}, "globals": {}, "value": text, "resumed": names}
        if instance is not None:
            callee.end["instance"] = instance

    def begin(self, frame: types.FrameType, plan: SourcePlan, line: int, previous: int) -> None:
        """The frame reaches a statement."""
        wanted = plan.wanted.get(line)
        bounds = self._bounds
        if wanted is None or wanted.kept >= bounds.kept or wanted.looked_at >= bounds.looked_at:
            return
        wanted.looked_at += 1
        writer = PartWriter(self._package, bounds.value)
        try:
            names = writer.names(frame, wanted.names)
        except (TooLongError, RecursionError):
            return
        code = frame.f_code
        step = {"event": "line", "function": code.co_name, "qualified": code.co_qualname, "line": line, "depth": 0,
                "frame": 1, **names}  # fmt: skip
        self._open[frame] = _Open(plan, wanted, writer, step, previous, frame.f_lineno, frame.f_lasti)

    def is_inside(self, frame: types.FrameType, line: int) -> bool:
        """Whether a line event only moves to another physical line of the statement that the frame is in."""
        found = self._open.get(frame)
        if found is None or found.step["line"] != line:
            return False
        raw, offset = frame.f_lineno, frame.f_lasti
        inside = raw in found.plan.program.first and raw != found.raw_line and offset > found.offset
        found.raw_line, found.offset = raw, offset
        return inside

    def end(self, frame: types.FrameType, event: str, line: int, argument: Any) -> None:
        """The frame's statement is done."""
        found = self._open.pop(frame, None)
        if found is None or found.spoilt:
            return
        code, writer = frame.f_code, found.writer
        try:
            names = writer.names(frame, found.wanted.names)
            following = {"event": event, "function": code.co_name, "qualified": code.co_qualname, "line": line,
                         "depth": 0, "frame": 1, **names}  # fmt: skip
            if event == "return":
                following["value"] = writer.one(argument)
            elif event == "exception":
                following["exception"], following["message"] = argument[0].__name__, message_of(argument[1])
        except (TooLongError, RecursionError):
            return
        if writer.partial:
            found.step["partial"] = sorted(writer.partial)
        key = hash((found.plan.identity, found.step["line"], str(found.step), str(following)))
        if key in self._seen:
            return
        self._seen.add(key)
        found.wanted.kept += 1
        self.count += 1
        before = {"event": "call", **{key: found.step[key] for key in ("function", "qualified", "depth", "frame")},
                  "line": found.previous, "locals": {}, "globals": {}}  # fmt: skip
        inside = [step for one in found.callees for step in (one.call, one.end) if step]
        self._emit(found.plan, [before, found.step, *inside, following])


class _Frame:
    """Events of one frame."""

    __slots__ = ("_callee", "_line", "_plan", "_raised", "_recorder")

    def __init__(self, recorder: SpanRecorder, plan: SourcePlan, callee: _Callee | None) -> None:
        self._recorder = recorder
        self._plan = plan
        self._callee = callee
        self._line = 0
        self._raised = False

    def event(self, frame: types.FrameType, event: str, argument: Any) -> Any:
        """CPython's local trace function."""
        if event == "call":
            return self.event
        recorder, plan = self._recorder, self._plan
        line = plan.line_of(frame.f_lineno)
        if event == "line" and recorder.is_inside(frame, line):
            return self.event
        if frame in recorder._open:
            recorder.end(frame, event, line, argument)
        if event == "line":
            self._raised = False
            recorder.begin(frame, plan, line, self._line)
            self._line = line
        elif event == "exception":
            self._raised = True
        elif self._callee is not None and not self._raised:
            recorder._ended(self._callee, frame, argument)
        return self.event


class _Return:
    """Only the end of a frame."""

    __slots__ = ("_callee", "_ended", "_raised")

    def __init__(self, callee: _Callee, ended: Callable[[_Callee, types.FrameType, Any], None]) -> None:
        self._callee = callee
        self._ended = ended
        self._raised = False

    def event(self, frame: types.FrameType, event: str, argument: Any) -> Any:
        """CPython's local trace function."""
        if event == "exception":
            # One that is handled inside is not told from here: the value is left out then.
            self._raised = True
        elif event == "return" and not self._raised:
            self._ended(self._callee, frame, argument)
        return self.event


def _made(frame: types.FrameType) -> Any:
    """What a constructor has made."""
    return frame.f_locals.get(frame.f_code.co_varnames[0])


def _call_site(plan: SourcePlan, caller: types.FrameType) -> list[int] | None:
    if operation(caller.f_code, caller.f_lasti) == FOR_ITER:
        return None
    place = position(caller.f_code, caller.f_lasti)
    if place is None:
        return None
    span: Span = plan.program.span(*place)
    return list(plan.program.calls.get((span[2], span[3]), span))
