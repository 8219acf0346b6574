"""Runs a whole program's calls under limits and says whether it is worth keeping."""

from __future__ import annotations

import ast
import contextlib
import io
import sys
from types import CodeType, FrameType
from typing import Any

from .running import TooLong

FILE = "<generated>"
MAX_VALUE, MAX_STEPS = 200, 160


class Run:
    """What one run did."""

    def __init__(self, ok: bool, raised: str | None, steps: int, result: str) -> None:
        self.ok, self.raised, self.steps, self.result = ok, raised, steps, result


def _tracer(count: list[int]) -> Any:
    def trace(frame: FrameType, event: str, argument: Any) -> Any:
        if frame.f_code.co_filename != FILE or event == "return":
            return None
        count[0] += 1
        if count[0] > MAX_STEPS:
            raise TooLong
        if event != "call" and frame.f_code.co_name != "<module>":
            for value in frame.f_locals.values():
                if not isinstance(value, (int, float)) and (
                    (isinstance(value, str) and len(value) > MAX_VALUE)
                    or (not isinstance(value, str) and len(repr(value)) > MAX_VALUE)
                ):
                    raise TooLong
                if isinstance(value, int) and abs(value) > 10**15:
                    raise TooLong
        return trace

    return trace


def _limited(code: CodeType, env: dict[str, Any], count: list[int]) -> Run:
    output = io.StringIO()
    raised = None
    result: Any = None
    try:
        with contextlib.redirect_stdout(output):
            sys.settrace(_tracer(count))
            try:
                result = eval(code, env)
            finally:
                sys.settrace(None)
    except TooLong:
        return Run(False, None, count[0], "")
    except (MemoryError, RecursionError, SystemExit):
        return Run(False, None, count[0], "")
    except Exception as error:
        raised = type(error).__name__
        if raised in ("NameError", "UnboundLocalError", "SyntaxError"):
            return Run(False, raised, count[0], "")
    text = repr(result)
    ok = (
        len(text) <= MAX_VALUE
        and len(output.getvalue()) <= MAX_VALUE
        and " at 0x" not in text
        and " at 0x" not in output.getvalue()
    )
    return Run(ok, raised, count[0], text)


def check(source: str, calls: list[str]) -> list[Run] | None:
    """One run per call (or one of the module); None if the module does not even load."""
    try:
        code = compile(source, FILE, "exec")
    except (SyntaxError, ValueError):
        return None
    runs: list[Run] = []
    env: dict[str, Any] = {"__name__": "__main__"}
    count = [0]
    loaded = _limited(code, env, count)
    if not calls:
        return [loaded] if loaded.ok and loaded.steps > 1 else None
    if not loaded.ok or loaded.raised:
        return None
    for call in calls:
        try:
            compiled = compile(call, "<call>", "eval")
        except (SyntaxError, ValueError):
            return None
        runs.append(_limited(compiled, env, [0]))
    return runs


def tidy(source: str) -> str:
    """The program as ``ast.unparse`` prints it: no redundant parentheses, single quotes."""
    return ast.unparse(ast.parse(source))
