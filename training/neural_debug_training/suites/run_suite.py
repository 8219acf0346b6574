"""Runs the test suite of one package in this process and writes what its statements did. Started by `record`.

    python -m neural_debug_training.suites.run_suite ROOT MODULE OUT SECONDS TESTS...

ROOT is the folder that the source distribution was unpacked to. The process has to be limited by whoever starts it.
"""

from __future__ import annotations

import argparse
import functools
import gzip
import itertools
import json
import os
import random
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from .call_recorder import CallRecorder
from .source_plan import SourcePlan, plan_of
from .sources import import_root
from .span_recorder import Bounds, SpanRecorder, Step

_TEST_SECONDS = 3
_TEST_FOLDERS = frozenset(
    ("test", "tests", "testing", "docs", "doc", "examples", "benchmarks", "build", "_vendor", "vendor")
)


class TooSlow(BaseException):
    """One test takes too long."""


class _Files:
    """Gathers the executions by file, and writes them as runs of so many steps."""

    _TOGETHER = 1200

    def __init__(self, path: Path, name: str) -> None:
        self._path = path
        self._name = name
        self._steps: dict[str, list[Step]] = {}
        self._plans: dict[str, SourcePlan] = {}

    def add(self, plan: SourcePlan, steps: list[Step]) -> None:
        """Takes one execution."""
        gathered = self._steps.setdefault(plan.identity, [])
        self._plans[plan.identity] = plan
        first = len(gathered)
        for step in steps:
            gathered.append({**step, "frame": first + step["frame"]})

    def close(self) -> None:
        """Write all, file by file."""
        with gzip.open(self._path, "wt", 4, encoding="utf-8") as out:
            for identity, steps in self._steps.items():
                # Between two executions, where a frame has ended.
                frames = [
                    0,
                    *(at for at, step in enumerate(steps) if at and step["event"] == "call" and step["depth"] == 0),
                ]
                cuts = [*frames[:: self._TOGETHER // 3], len(steps)]
                for number, (first, last) in enumerate(itertools.pairwise(cuts)):
                    run = {"id": f"{self._name}/{identity}#{number}", "source": self._plans[identity].program.source,
                           "call": None, "steps": steps[first:last], "truncated": True}  # fmt: skip
                    out.write(json.dumps(run, separators=(",", ":")) + "\n")


class _Calls:
    """Writes each call as a case: the file's text, the call, and its result."""

    def __init__(self, path: Path, name: str, plan: Callable[[str], SourcePlan | None]) -> None:
        self._path = path
        self._name = name
        self._plan = functools.cache(plan)
        self._cases: list[str] = []

    def is_wanted(self, path: str) -> bool:
        """Whether a file is the package's own."""
        return self._plan(path) is not None

    def add(self, path: str, function: str, call: str, result: str) -> None:
        """Takes one call."""
        plan = self._plan(path)
        assert plan is not None
        identity = f"{self._name}/{plan.identity}/{len(self._cases)}"
        case = {"id": identity, "code": plan.program.source, "entry": function, "calls": [call], "output": result}
        self._cases.append(json.dumps(case, separators=(",", ":")) + "\n")

    def close(self) -> None:
        """Write all."""
        with gzip.open(self._path, "wt", 4, encoding="utf-8") as out:
            out.writelines(self._cases)


class _Plugin:
    """Breadth first: the first test of each file, then the second; none for long, and none past the end."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._begin: float | None = None

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        """Order the tests."""
        counts: dict[str, int] = {}
        places: dict[Any, tuple[int, float]] = {}
        chance = random.Random(0)
        for item in items:
            group = str(getattr(item, "fspath", ""))
            counts[group] = counts.get(group, 0) + 1
            places[item] = (counts[group] // 8, chance.random())
        items.sort(key=lambda item: places[item])

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: Any) -> Iterator[None]:
        """Limit one test."""
        now = time.process_time()
        self._begin = now if self._begin is None else self._begin
        if now > self._begin + self._seconds:
            item.session.shouldstop = "time"
        signal.setitimer(signal.ITIMER_PROF, _TEST_SECONDS, 1)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)


def _too_slow(*_: object) -> None:
    raise TooSlow


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("root", type=Path)
    parser.add_argument("module")
    parser.add_argument("name")
    parser.add_argument("out", type=Path)
    parser.add_argument("seconds", type=float)
    parser.add_argument("steps", type=int)
    parser.add_argument("leave_out", type=Path, help="stretches of lines by file, as `record` writes them; or `-`")
    parser.add_argument("--calls", action="store_true", help="write calls with their results instead of statements")
    parser.add_argument("tests", nargs="+")
    options = parser.parse_args()
    root, out = options.root.resolve(), options.out.resolve()
    source = import_root(root, options.module)
    inside = f"{source / options.module}"
    left_out = json.loads(options.leave_out.read_text()) if str(options.leave_out) != "-" else {}
    os.chdir(root)
    for folder in (root, source):
        sys.path.insert(0, str(folder))

    def plan(path: str) -> SourcePlan | None:
        if path != f"{inside}.py" and not path.startswith(inside + os.sep):
            return None
        parts = Path(path).relative_to(source).parts
        if _TEST_FOLDERS.intersection(parts[1:-1]) or parts[-1].startswith("test_") or parts[-1] == "conftest.py":
            return None
        identity = "/".join(parts)
        return plan_of(Path(path), identity, frozenset((a, b) for a, b in left_out.get(identity, ())))

    files: _Files | _Calls
    recorder: SpanRecorder | CallRecorder
    if options.calls:
        files = _Calls(out, options.name, plan)
        recorder = CallRecorder(files.is_wanted, files.add)
    else:
        files = _Files(out, options.name)
        recorder = SpanRecorder(options.module, plan, Bounds(steps=options.steps), files.add)
    signal.signal(signal.SIGPROF, _too_slow)
    recorder.start()
    try:
        # Most settings are about reports and plug-ins that are not here.
        settings = ["-o", "addopts=", "-o", "filterwarnings=", "-o", "required_plugins=", "-o", "xfail_strict=false"]
        quiet = [
            "-q",
            "-x",
            "--maxfail=100000",
            "--no-header",
            "--tb=no",
            "-p",
            "no:cacheprovider",
            "--continue-on-collection-errors",
        ]
        pytest.main([*quiet, *settings, *options.tests], plugins=[_Plugin(options.seconds)])
    except BaseException as problem:  # what was recorded so far is kept
        print(f"{options.name}: {type(problem).__name__}: {problem}", file=sys.stderr)
    finally:
        recorder.stop()
        files.close()
    Path(f"{out}.count").write_text(f"{recorder.count}\n")
    os._exit(0)


if __name__ == "__main__":
    main()
