"""Traces programs with CPython and writes their steps as JSON, one run a line.

    python -m neural_debug_training.tracer --programs FILE.jsonl[.gz]... --out FILE.jsonl[.gz]

A line of the input is `{"id", "code", "entry", "calls"}`; without calls (or with a call that is null) the
module itself is run. Each program runs in a child process with limits; see `sandbox`.
"""

from __future__ import annotations

import argparse
import builtins
import collections
import contextlib
import functools
import io
import itertools
import json
import os
import random
import signal
import sys
import time
import types
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from .instrument import ITER_HOOK, VALUE_HOOK, Program, instrument
from .limits import Limits, Output, StopTracing
from .program_files import LeaveOut, open_text
from .recorder import Recorder
from .sandbox import Emit, fix_hash_seed, run_isolated

_PRELOADED = (
    "bisect", "cmath", "collections", "copy", "dataclasses", "datetime", "decimal", "enum", "fractions",
    "functools", "heapq", "itertools", "json", "math", "operator", "random", "re", "statistics", "string",
    "typing",
)  # fmt: skip


_DEFAULT_LIMITS = Limits()


class ProgramError(Exception):
    """The program cannot be traced: it does not compile, or its module code fails."""


_instrumented = functools.lru_cache(maxsize=4)(instrument)


def trace_run(source: str, call: str | None, limits: Limits = _DEFAULT_LIMITS) -> dict[str, Any]:
    """Run a program's call expression (or, with None, its module code) and return the trace of it.

    The module code of a call run is not traced. Raises ProgramError. The caller has to isolate the process.
    """
    try:
        program = _instrumented(source)
        called = None if call is None else compile(call, "<call>", "eval", dont_inherit=True)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as problem:
        raise ProgramError(type(problem).__name__) from problem
    module = types.ModuleType("__main__" if call is None else "case")
    recorder = Recorder(program, limits, module.__name__, call is None)
    saved = sys.modules.get(module.__name__), sys.stdout, sys.stdin
    setattr(builtins, VALUE_HOOK, recorder.value)
    setattr(builtins, ITER_HOOK, recorder.iterate)
    sys.modules[module.__name__] = module
    sys.stdout, sys.stdin = Output(recorder.write), io.StringIO()
    try:
        with contextlib.suppress(StopTracing), _Timer(recorder, limits.seconds):
            _execute(program, called, module, recorder)
    finally:
        recorder.finish()
        delattr(builtins, VALUE_HOOK)
        delattr(builtins, ITER_HOOK)
        if saved[0] is None:
            del sys.modules[module.__name__]
        else:
            sys.modules[module.__name__] = saved[0]
        sys.stdout, sys.stdin = saved[1:]
    return {
        "source": source,
        "call": call,
        "steps": recorder.steps,
        "truncated": recorder.truncated is not None,
        "reason": recorder.truncated,
    }


def _execute(program: Program, called: types.CodeType | None, module: types.ModuleType, recorder: Recorder) -> None:
    scope = module.__dict__
    if called is not None:
        try:
            exec(program.code, scope)
        except StopTracing as stop:
            raise ProgramError("module: time") from stop
        except BaseException as problem:
            raise ProgramError(f"module: {type(problem).__name__}") from problem
    recorder.start()
    try:
        if called is None:
            exec(program.code, scope)
        else:
            eval(called, scope)
    except BaseException:
        pass  # the trace shows how the run ended
    finally:
        sys.settrace(None)
        recorder.active = False


class _Timer:
    """Stops the run after seconds of CPU time, or three times as many by the clock; again, if it goes on."""

    def __init__(self, recorder: Recorder, seconds: float) -> None:
        self._recorder = recorder
        self._seconds = seconds
        self._on = False

    def __enter__(self) -> None:
        self._on = True
        self._saved = [(number, signal.signal(number, self._fire)) for number in (signal.SIGALRM, signal.SIGPROF)]
        signal.setitimer(signal.ITIMER_PROF, self._seconds, 0.2)
        signal.setitimer(signal.ITIMER_REAL, 3 * self._seconds, 0.2)

    def __exit__(self, *_: object) -> None:
        self._on = False
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)
        for number, handler in self._saved:
            signal.signal(number, handler)

    def _fire(self, *_: object) -> None:
        if self._on:
            self._recorder.stop("time")


def _trace_program(item: dict[str, Any], limits: Limits, emit: Emit) -> None:
    for number, call in enumerate(item["calls"]):
        random.seed(0)
        try:
            run = trace_run(item["code"], call, limits)
        except ProgramError as problem:
            emit({"dropped": str(problem)})
            continue
        steps = len(run["steps"])
        reason = run.pop("reason")
        if steps < 2:
            emit({"dropped": f"no steps: {reason}" if reason else "no steps"})
        else:
            emit({"id": f"{item['id']}#{number}", **run, "cut": reason})


def _read(paths: Iterable[str], calls: int, left_out: LeaveOut) -> Iterator[dict[str, Any]]:
    for path in paths:
        name = Path(path).name.split(".")[0]
        with open_text(path, "rt") as lines:
            for line in lines:
                if line.strip():
                    item = json.loads(line)
                    runs = item.get("calls") or [None]
                    file = item.get("file", name)  # a variant belongs to the file of its original
                    program = f"{file}/{item['id']}"
                    if program not in left_out:
                        yield {"id": program, "code": item["code"], "calls": runs[:calls]}


def _groups(items: Iterator[dict[str, Any]], size: int) -> Iterator[list[dict[str, Any]]]:
    while group := list(itertools.islice(items, size)):
        yield group


def _trace_files(options: argparse.Namespace) -> None:
    limits = Limits(options.max_steps, options.max_value, seconds=options.seconds)
    count: collections.Counter[str] = collections.Counter()
    dropped: collections.Counter[str] = collections.Counter()
    started = shown = time.monotonic()
    items = itertools.islice(
        _read(options.programs, options.calls_per_program, LeaveOut(options.leave_out)), options.limit
    )
    part = options.out + ".part"
    seconds = (options.seconds + 1) * (options.calls_per_program + 1) * options.together
    seen: collections.Counter[str] = collections.Counter()
    with open_text(part, "wt") as out:
        children = run_isolated(
            _groups(items, options.together),
            lambda group, emit: [_trace_program(item, limits, emit) for item in group],
            options.jobs,
            seconds,
            4 * options.seconds + 1,
        )
        for group, run in children:
            if run is None:
                count["programs"] += len(group)
                missing = sum(len(item["calls"]) for item in group) - seen.pop(group[0]["id"], 0)
                dropped["killed (time or memory)"] += missing
            else:
                seen[group[0]["id"]] += 1
                if "dropped" in run:
                    dropped[run["dropped"]] += 1
                    continue
                cut = run.pop("cut")
                count["runs"] += 1
                count["steps"] += len(run["steps"])
                if cut:
                    count[f"cut by {cut}"] += 1
                out.write(json.dumps(run, separators=(",", ":")) + "\n")
            if time.monotonic() - shown > 10:
                shown = time.monotonic()
                print(f"{shown - started:.0f} s: {dict(count)}", file=sys.stderr, flush=True)
    os.replace(part, options.out)
    print(
        f"{time.monotonic() - started:.0f} s: {dict(count)}, {os.path.getsize(options.out)} bytes",
        file=sys.stderr,
    )
    for reason, number in dropped.most_common():
        if number:
            print(f"dropped {number}: {reason}", file=sys.stderr)


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--programs", nargs="+", required=True, metavar="FILE")
    parser.add_argument("--out", required=True, metavar="FILE")
    parser.add_argument(
        "--leave-out", metavar="FILE", help="ids of programs to leave out, as `contamination` writes them"
    )
    parser.add_argument("--limit", type=int, help="programs at most")
    parser.add_argument("--calls-per-program", type=int, default=3)
    parser.add_argument("--max-steps", type=int, default=80)
    parser.add_argument("--max-value", type=int, default=160, help="characters of a value")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument(
        "--together", type=int, default=1, help="harmless programs that share a process, which is faster"
    )
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU time of a run")
    options = parser.parse_args()
    fix_hash_seed("neural_debug_training.tracer")
    for name in _PRELOADED:
        __import__(name)
    _trace_files(options)


if __name__ == "__main__":
    main()
