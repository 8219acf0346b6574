"""Generates in forked children, many programs each, so that a runaway program costs one batch and not the run."""

from __future__ import annotations

import json
import os
import resource
import select
import signal
import sys
import time
import warnings
from collections.abc import Iterator
from random import Random
from typing import Any

from .assemble import Program
from .check import check
from .drills import NAMES, drill
from .programs import program
from .running import TooLong
from .snippets import snippet

BATCH = 250
RAISING_SHARE = 0.08
_TRIVIAL = {"None", "[]", "''", "0", "{}", "False", "True", "set()", "1", "-1"}


class Stream:
    """Makes accepted programs of one kind, keeping the share of runs that end in an exception small."""

    def __init__(self, kind: str, rng: Random) -> None:
        self.kind, self.rng = kind, rng
        self.queue: list[str] = []
        self.runs = self.raised = 0

    def candidate(self) -> Program | None:
        if self.kind in ("programs", "deep"):
            return program(self.rng, deep=self.kind == "deep")
        if self.kind == "snippets":
            return snippet(self.rng)
        size = self.rng.choice([1, 2, 2, 3, 3, 4])
        while len(self.queue) < size:
            fill = NAMES[:]
            self.rng.shuffle(fill)
            self.queue = fill + self.queue
        taken, self.queue = self.queue[-size:], self.queue[:-size]
        made = drill(self.rng, taken)
        if made is None:
            self.queue[:0] = taken
        return made

    def accept(self, made: Program) -> bool:
        runs = check(made.code, made.calls)
        if runs is None or not all(run.ok for run in runs):
            if runs and sum(run.ok for run in runs) >= 2:
                made.calls = [call for call, run in zip(made.calls, runs, strict=False) if run.ok]
                runs = [run for run in runs if run.ok]
            else:
                return False
        results = {run.result for run in runs if not run.raised}
        if (
            made.calls
            and len(results) == 1
            and results <= _TRIVIAL
            and self.rng.random() < (0.3 if self.kind == "drills" else 0.8)
        ):
            return False
        # Too many failing runs teach nothing: first leave out failing calls, then the program.
        allowed = RAISING_SHARE * (self.runs + len(runs)) - self.raised
        failing = sum(run.raised is not None for run in runs)
        if failing > max(allowed, 0):
            kept = [(call, run) for call, run in zip(made.calls, runs, strict=False) if not run.raised]
            if len(kept) < (2 if len(made.calls) > 1 else 1):
                return False
            made.calls, runs = [call for call, _ in kept], [run for _, run in kept]
            failing = 0
        self.runs += len(runs)
        self.raised += failing
        return True

    def next(self) -> Program:
        while True:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0.7)
            try:
                made = self.candidate()
                if made is not None and self.accept(made):
                    signal.setitimer(signal.ITIMER_VIRTUAL, 0)
                    return made
            except (RecursionError, MemoryError, TooLong):
                continue


def _too_slow(number: int, frame: object) -> None:
    sys.settrace(None)
    raise TooLong


def _child(kind: str, seed: str, count: int, descriptor: int) -> None:
    resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30))
    warnings.simplefilter("ignore")
    signal.signal(signal.SIGVTALRM, _too_slow)
    sys.unraisablehook = lambda unraisable: None
    stream = Stream(kind, Random(seed))
    with os.fdopen(descriptor, "w", encoding="utf-8") as out:
        for _ in range(count):
            made = stream.next()
            out.write(
                json.dumps({"code": made.code, "entry": made.entry, "calls": made.calls}, ensure_ascii=False) + "\n"
            )


def batch(kind: str, seed: str, count: int, seconds: float = 60) -> list[dict[str, Any]] | None:
    """One child's programs; None when it died or hung."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        status = 1
        try:
            os.close(reader)
            _child(kind, seed, count, writer)
            status = 0
        except BaseException as error:  # the parent only needs to know that it failed
            if os.environ.get("GENERATOR_DEBUG"):
                import traceback

                traceback.print_exception(error)
        finally:
            os._exit(status)
    os.close(writer)
    chunks: list[bytes] = []
    deadline = time.monotonic() + seconds
    while True:
        ready, _, _ = select.select([reader], [], [], max(deadline - time.monotonic(), 0))
        if not ready:
            os.kill(child, signal.SIGKILL)
            break
        chunk = os.read(reader, 1 << 16)
        if not chunk:
            break
        chunks.append(chunk)
    os.close(reader)
    _, status = os.waitpid(child, 0)
    if status:
        return None
    return [json.loads(line) for line in b"".join(chunks).decode().splitlines()]


def generate(kind: str, count: int, seed: int) -> Iterator[dict[str, Any]]:
    """``count`` different programs; the same for the same seed."""
    seen: set[str] = set()
    number = 0
    made = 0
    while made < count:
        found = batch(kind, f"{kind}/{seed}/{number}", min(BATCH, count - made + 5)) or []
        number += 1
        for item in found:
            if item["code"] in seen or made >= count:
                continue
            seen.add(item["code"])
            yield {"id": f"{kind}/{seed}/{made}", **item}
            made += 1
