"""Reference steps of CRUXEval-style cases, with plain `repr`s, for evaluation.

    python -m neural_debug_training.reference_steps CASES.jsonl OUT.jsonl

A case is `{"id", "code", "input"}`, or has "entry" and "calls" (the first call is used); of a broken case, "intact" is
the code that is run. Each kept case is
written with "steps", a list of `{"event", "function", "line", "depth", "locals", "value"?, "exception"?}`.
Cases are left out that have fewer than two or more than 300 steps, a value that is longer than 400 characters
or has no readable `repr`, or that do not end within 4 seconds.

Unlike the training traces, the program runs as it is: no hooks, and the program's own `__repr__` is called.
"""

from __future__ import annotations

import ast
import json
import signal
import sys
import types
from typing import Any

from .instrument import FILENAME
from .limits import StopTracing
from .sandbox import Emit, fix_hash_seed, run_isolated

MAX_STEPS = 300
MAX_REPR = 400  # characters
SECONDS = 4


def call_text(case: dict[str, Any]) -> str:
    """The expression that runs a case."""
    calls = case.get("calls")
    return calls[0] if calls else f"{case.get('entry', 'f')}({case['input']})"


def first_lines(source: str) -> dict[int, int]:
    """Map lines (1-based) of multi-line statements and headers to the first one, as the benchmark does.

    It differs from `lines.first_lines` for decorators, `match` and `except` headers of several lines.
    """
    first: dict[int, int] = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.stmt) and not isinstance(node, ast.Try):
            body = getattr(node, "body", None)
            end = body[0].lineno - 1 if body else node.end_lineno or node.lineno
            if end > node.lineno:
                first.update(dict.fromkeys(range(node.lineno, end + 1), node.lineno))
    return first


class _Tracer:
    def __init__(self, source: str) -> None:
        self.steps: list[dict[str, Any]] = []
        self._first = first_lines(source)
        self._raw_count = 0
        self._previous: int | None = None
        self._depth = 0

    def __call__(self, frame: types.FrameType, event: str, argument: Any) -> Any:
        name = frame.f_code.co_name
        if frame.f_code.co_filename != FILENAME or name.startswith("<"):
            return None
        if event == "call":
            self._depth += 1
        raw = frame.f_lineno
        step = {
            "event": event, "function": name, "line": self._first.get(raw, raw), "depth": self._depth - 1,
            "locals": {key: _show(value) for key, value in frame.f_locals.items() if not key.startswith(".")},
        }  # fmt: skip
        if event == "return":
            step["value"] = _show(argument)
            self._depth -= 1
        elif event == "exception":
            step["exception"] = argument[0].__name__
        if not self._is_inside(step, raw):
            self.steps.append(step)
        self._previous = raw
        self._raw_count += 1
        if self._raw_count > MAX_STEPS:
            raise StopTracing
        return self

    def _is_inside(self, step: dict[str, Any], raw: int) -> bool:
        """Whether a line event only moves to another physical line of the same statement."""
        if self._previous is None or raw not in self._first or raw == self._previous:
            return False
        last = self.steps[-1]
        same = all(step[key] == last[key] for key in ("event", "line", "depth", "function"))
        return step["event"] == "line" and same


def _show(value: Any) -> str:
    text = repr(value)
    if len(text) > MAX_REPR or " at 0x" in text:
        raise StopTracing
    return text


def reference_steps(case: dict[str, Any]) -> list[dict[str, Any]] | None:
    """Steps of a case; None where it has to be left out. The caller has to isolate the process."""
    scope: dict[str, Any] = {"__name__": "case"}
    code = case.get("intact", case["code"])
    exec(compile(code, FILENAME, "exec", dont_inherit=True), scope)
    tracer = _Tracer(code)
    called = compile(call_text(case), "<call>", "eval", dont_inherit=True)
    sys.settrace(tracer)
    try:
        eval(called, scope)
    except StopTracing:
        return None
    except Exception:
        pass  # the steps show it
    finally:
        sys.settrace(None)
    return tracer.steps


def _work(case: dict[str, Any], emit: Emit) -> None:
    signal.alarm(SECONDS)
    emit({"steps": reference_steps(case)})


def main() -> None:
    """Command line."""
    fix_hash_seed("neural_debug_training.reference_steps")
    source, target = sys.argv[1:]
    with open(source, encoding="utf-8") as file:
        cases = [json.loads(line) for line in file if line.strip()]
    kept = 0
    with open(target, "w", encoding="utf-8") as out:
        for case, result in run_isolated(cases, _work, 1, SECONDS, SECONDS + 1):
            if result and len(result["steps"] or ()) > 1:
                out.write(json.dumps({**case, **result}) + "\n")
                kept += 1
    print(f"{kept} of {len(cases)} cases, steps written to {target}")


if __name__ == "__main__":
    main()
