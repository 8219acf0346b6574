"""Measures fault localisation: programs with one changed line, and whether that line is named.

    python -m neural_debug_training.fault_check make CASES.jsonl... --out FAULTS.jsonl --mutants 3 --seed 1
    node dist/cli.js suspects --cases FAULTS.jsonl --out SUSPECTS.jsonl
    python -m neural_debug_training.fault_check score FAULTS.jsonl SUSPECTS.jsonl

`make` changes one line of each program so that CPython gets another result or an exception. A fault with another result
states what the call returned before ("output"), one with an exception its type and line ("raises"). "fault"
is the changed line, "shows" the line where CPython raised the exception, or returned. `score` compares with two plain
baselines: the line where it shows, and all lines of the slice of the predicted run, the last one that ran first.
"""

from __future__ import annotations

import argparse
import ast
import json
import signal
import warnings
from collections.abc import Iterator
from random import Random
from typing import Any

from .mutate.edits import variant
from .reference_steps import first_lines, reference_steps
from .sandbox import Emit, fix_hash_seed, run_isolated

SECONDS = 4
KINDS = frozenset({
    "arithmetic", "attribute", "boolean", "call", "comparison", "constant", "function", "index", "jump", "method",
    "negate", "operands", "slice",
})  # fmt: skip
"""All but deletions, which leave no line to name."""


def changed_line(before: str, after: str) -> int | None:
    """The line (1-based) of the statement in which two programs differ; None if they differ in more."""
    old, new = before.split("\n"), after.split("\n")
    lines = [number for number, pair in enumerate(zip(old, new, strict=False), 1) if pair[0] != pair[1]]
    if len(old) != len(new) or len(lines) != 1:
        return None
    return first_lines(after).get(lines[0], lines[0])


def ending(steps: list[dict[str, Any]] | None) -> tuple[str, str, int] | None:
    """How the outermost call ended: ("return" or "raise", value or exception type, line where that came up)."""
    if not steps or steps[-1]["event"] != "return" or steps[-1]["depth"] != 0:
        return None
    last, before = steps[-1], steps[-2]
    if before["event"] == "exception" and before["depth"] == 0:
        origin = next(step for step in reversed(steps) if step["event"] == "exception")
        for step in reversed(steps):  # the innermost frame of the program
            if step["event"] == "exception" and step["depth"] > origin["depth"]:
                origin = step
            elif step["event"] == "line":
                break
        return "raise", origin["exception"], origin["line"]
    return "return", last["value"], last["line"]


def is_literal(text: str) -> bool:
    """Whether a value can be stated on a command line."""
    try:
        ast.literal_eval(text)
    except (ValueError, SyntaxError, MemoryError, RecursionError):
        return False
    return True


def _work(case: dict[str, Any], emit: Emit) -> None:
    signal.alarm(SECONDS)
    emit({"end": ending(reference_steps(case))})


def _ends(cases: list[dict[str, Any]]) -> Iterator[tuple[dict[str, Any], tuple[str, str, int]]]:
    for case, result in run_isolated(cases, _work, 1, SECONDS, SECONDS + 1):
        if result and result["end"]:
            yield case, result["end"]


def make(cases: list[dict[str, Any]], mutants: int, seed: int) -> Iterator[dict[str, Any]]:
    """Faulty programs, up to `mutants` of each case, at different lines where possible."""
    tried: list[dict[str, Any]] = []
    for case, (how, value, _) in _ends(cases):
        if how == "raise" or not is_literal(value):
            continue
        rng = Random(f"{seed}/{case['id']}")
        seen = {case["code"]}
        for _ in range(mutants * 8):
            code = variant(case["code"], 1, rng, KINDS)
            line = changed_line(case["code"], code) if code is not None and code not in seen else None
            if code is None or line is None:
                continue
            seen.add(code)
            number = len(seen) - 1
            tried.append({**case, "id": f"{case['id']}!{number}", "code": code, "output": value, "fault": line})
    kept: dict[str, set[int]] = {}
    for case, (how, value, line) in _ends(tried):
        lines = kept.setdefault(case["id"].split("!")[0], set())
        if (how == "return" and value == case["output"]) or case["fault"] in lines or len(lines) >= mutants:
            continue
        lines.add(case["fault"])
        if how == "raise":
            del case["output"]
            case["raises"] = f"{value}:{line}"
        yield {**case, "ends": how, "shows": line}


def score(faults: list[dict[str, Any]], answers: dict[str, dict[str, Any]]) -> None:
    """Print a table of hit rates."""
    rows = {
        "all": faults,
        "wrong result": [fault for fault in faults if fault["ends"] == "return"],
        "exception": [fault for fault in faults if fault["ends"] == "raise"],
        "endless loop or recursion": [fault for fault in faults if fault["ends"] in ("endless", "recursion")],
        "really made": [fault for fault in faults if fault.get("kind") == "pair"],
        "the predicted run shows it": [fault for fault in faults if answers[fault["id"]]["reproduced"]],
    }
    heads = (
        "programs",
        "where it shows",
        "slice, top 1",
        "slice, top 3",
        "suspects, top 1",
        "suspects, top 3",
        "named",
    )
    print("| | " + " | ".join(heads) + " |\n|" + "---|" * (len(heads) + 1))
    for name, some in rows.items():
        if not some:
            continue
        ranked = [[one["line"] for one in answers[fault["id"]]["suspects"]] for fault in some]
        sliced = [answers[fault["id"]]["slice"] for fault in some]
        cells = [
            sum(fault["shows"] in _lines(fault) for fault in some) / len(some),
            *(_hits(some, lists, top) for lists, top in ((sliced, 1), (sliced, 3), (ranked, 1), (ranked, 3))),
            _hits(some, ranked, None),
        ]
        print(f"| {name} | {len(some)} | " + " | ".join(f"{cell:.2f}" for cell in cells) + " |")
    times = sorted(answers[fault["id"]].get("milliseconds", 0) for fault in faults)
    print(f"median time {times[len(times) // 2]} ms")


def _hits(faults: list[dict[str, Any]], lists: list[list[int]], top: int | None) -> float:
    hits = [not _lines(fault).isdisjoint(lines[:top]) for fault, lines in zip(faults, lists, strict=True)]
    return sum(hits) / len(faults)


def _lines(fault: dict[str, Any]) -> set[int]:
    """The faulty line; of faults that were really made (`fault_pairs`), any of several."""
    return set(fault["fault"]) if isinstance(fault["fault"], list) else {fault["fault"]}


def _read(paths: list[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for path in paths for line in open(path, encoding="utf-8") if line.strip()]


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    making = commands.add_parser("make")
    making.add_argument("cases", nargs="+", metavar="CASES")
    making.add_argument("--out", required=True, metavar="FILE")
    making.add_argument("--mutants", type=int, default=3, help="faulty versions of each program, at most")
    making.add_argument("--limit", type=int, help="faulty programs that are kept, by chance")
    making.add_argument("--seed", type=int, default=1)
    scoring = commands.add_parser("score")
    scoring.add_argument("faults", metavar="FAULTS")
    scoring.add_argument("answers", metavar="SUSPECTS")
    options = parser.parse_args()
    if options.command == "score":
        answers = {answer["id"]: answer for answer in _read([options.answers])}
        score([fault for fault in _read([options.faults]) if fault["id"] in answers], answers)
        return
    warnings.simplefilter("ignore")  # of odd programs
    fix_hash_seed("neural_debug_training.fault_check")
    faults = list(make(_read(options.cases), options.mutants, options.seed))
    Random(options.seed).shuffle(faults)
    with open(options.out, "w", encoding="utf-8") as out:
        out.writelines(json.dumps(fault) + "\n" for fault in faults[: options.limit])
    print(f"{len(faults[: options.limit])} of {len(faults)} faulty programs")


if __name__ == "__main__":
    main()
