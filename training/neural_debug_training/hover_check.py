"""Measures predicted values on broken programs, against what CPython says of the intact ones.

    python -m neural_debug_training.hover_check --cases CASES.jsonl [--variants 60] [--seed 1] [--out REPORT.json]

Each program is broken in one place, in every way in turn (`corruptions.KINDS`), so that it does not compile, and the
prediction service is asked about up to `--points` names and expressions of its function. They are drawn by `--seed`
from all that CPython gave a value to, before anything is predicted, and every one counts: `agree` is the share of them
whose answer has CPython's value of the last time that the line ran (in the outermost call of a function that calls
itself). Saying nothing does not help: no answer, an
unknown value however good its reason, a line that is said not to be reached, and the value of another expression all
count as wrong. `told` is the share that got a value, `told_right` the share of those that is right. Left out, by the
syntax alone, is what nobody points at: targets that are attributes or items, methods without their call, and results
that a statement throws away (`items.append(x)`).

Times are those of the requests, by the clock: `first` until the first one about a program is answered as an editor
asks, which takes what is known after half a second, `whole` until its call is predicted to the end, `cached` those
after that.
"""

from __future__ import annotations

import argparse
import ast
import itertools
import json
import random
import statistics
import sys
import time
import warnings
from collections import Counter
from collections.abc import Iterator
from typing import Any

from .corrupt import apply, compiles
from .corruptions import KINDS, Edit
from .hover_points import Point, true_values
from .program_text import ProgramText
from .reference_steps import call_text
from .sandbox import Emit, fix_hash_seed, run_isolated
from .service_client import Service, ServiceError

PATIENCE = 500
"""Milliseconds, as in `src/extension/values/hover/hovers.ts`."""
LONG = range(15, 26)
"""Lines of a function of about 20 lines."""


def broken_variant(source: str, executed: set[int], kind: str, rng: random.Random) -> tuple[str, list[Edit]] | None:
    """The program broken once in that way, and what was done; None where it cannot be."""
    try:
        program = ProgramText(source, executed, True)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
    places = KINDS[kind](program, rng)
    rng.shuffle(places)
    for edits in places:
        text = apply(program, edits)
        if not compiles(text):
            return text, edits
    return None


def moved(point: Point, edits: list[Edit]) -> Point | None:
    """Where a point is in the broken text; None where it was taken away."""
    column = point.column
    for edit in sorted(edits, reverse=True):
        if edit.line != point.line or edit.column > point.column:
            continue
        if edit.column + edit.removed > point.column:
            return None
        column += len(edit.inserted) - edit.removed
    return point._replace(column=column)


def agrees(result: dict[str, Any] | None, point: Point, value: str) -> bool:
    """Whether an answer is about the expression and has its true value."""
    if not result or not result["values"] or _bare(result["expression"]) != _bare(point.text):
        return False
    said = result["values"][-1]["value"]
    if said == value:
        return True
    try:
        one, other = ast.literal_eval(said), ast.literal_eval(value)
    except (SyntaxError, ValueError, TypeError, MemoryError, RecursionError):
        return False
    return type(one) is type(other) and bool(one == other)


def _bare(text: str) -> str:
    try:
        return ast.dump(ast.parse(text.strip(), mode="eval"))
    except SyntaxError:
        return text


def _reference(case: dict[str, Any], emit: Emit) -> None:
    emit({"values": [[*point, value] for point, value in true_values(case).items()]})


def references(cases: list[dict[str, Any]]) -> Iterator[tuple[dict[str, Any], dict[Point, str]]]:
    """The points of each case that CPython has a value for."""
    for case, found in run_isolated(cases, _reference, 1, 8, 8):
        if found and found["values"]:
            yield case, {Point(*point): value for *point, value in found["values"]}


class Score:
    """Counts and times of a run."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()
        self.agreed: Counter[str] = Counter()
        self.confident: Counter[str] = Counter()
        self.told = 0
        self.first: list[tuple[int, float]] = []
        self.whole: list[float] = []
        self.cached: list[float] = []
        self.variants = 0
        self.misses: list[dict[str, Any]] = []

    def report(self) -> dict[str, Any]:
        """What is printed, as JSON."""
        total, right = self.asked.total(), self.agreed.total()
        long = sorted(seconds for lines, seconds in self.first if lines in LONG)
        return {
            "variants": self.variants,
            "values": total,
            "agree": share(right, total),
            "told": share(self.told, total),
            "told_right": share(right, self.told),
            "confident": share(self.confident["right"], self.confident.total()),
            "confident_share": share(self.confident.total(), total),
            "by_kind": {kind: [self.agreed[kind], self.asked[kind]] for kind in sorted(self.asked)},
            "milliseconds": {
                "cached_median": milliseconds(statistics.median(self.cached)) if self.cached else None,
                "first_median": milliseconds(statistics.median(s for _, s in self.first)) if self.first else None,
                "first_p95_of_20_lines": milliseconds(long[int(0.95 * (len(long) - 1))]) if long else None,
                "functions_of_20_lines": len(long),
                "whole_median": milliseconds(statistics.median(self.whole)) if self.whole else None,
            },
        }


def share(part: int, whole: int) -> float | None:
    """A share with three digits."""
    return round(part / whole, 3) if whole else None


def milliseconds(seconds: float) -> int:
    """Whole milliseconds."""
    return round(1000 * seconds)


def ask(
    service: Service, case: dict[str, Any], text: str, asked: list[tuple[Point, Point, str]], kind: str, score: Score
) -> None:
    """Ask about points of one text: where they were, where they are, and their true values."""
    lines = _length(case)
    for number, (point, place, value) in enumerate(asked):
        started = time.perf_counter()
        if number == 0:
            hover(service, case, text, place, patience=PATIENCE)
            score.first.append((lines, time.perf_counter() - started))
        result = hover(service, case, text, place)
        (score.cached if number else score.whole).append(time.perf_counter() - started)
        right = agrees(result, point, value)
        score.asked[kind] += 1
        score.agreed[kind] += right
        last = result["values"][-1] if result and result["values"] else {"unknown": ""}
        if "unknown" not in last:
            score.told += 1
            score.confident["right" if right else "wrong"] += last["confidence"] > 0.9
        if not right:
            said = result and {key: result[key] for key in ("expression", "values", "unknown") if key in result}
            score.misses.append({"id": case["id"], "kind": kind, "point": point, "true": value, "said": said})


def hover(service: Service, case: dict[str, Any], text: str, place: Point, **more: Any) -> dict[str, Any] | None:
    """What the service says about a place; None where it refuses."""
    at = {"line": place.line - 1, "character": place.column}
    try:
        result: dict[str, Any] | None = service.request(
            "neural/hover", uri=f"untitled:{case['id']}", text=text, call=call_text(case), **at, **more
        )
    except ServiceError as problem:
        print(f"{case['id']}: {problem}", file=sys.stderr)
        return None
    return result


def _length(case: dict[str, Any]) -> int:
    for node in ast.walk(ast.parse(case["code"])):
        if isinstance(node, ast.FunctionDef) and node.name == case.get("entry", "f"):
            return (node.end_lineno or 0) - node.lineno + 1
    return 0


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cases", required=True, metavar="FILE")
    parser.add_argument("--variants", type=int, default=60, help="broken programs at most")
    parser.add_argument("--points", type=int, default=6, help="values of a program at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--intact", action="store_true", help="ask about the intact programs instead, to compare")
    parser.add_argument("--host", default="node dist/cli.js", metavar="COMMAND")
    parser.add_argument("--out", metavar="FILE", help="the report with everything that did not agree")
    options = parser.parse_args()
    warnings.simplefilter("ignore")
    with open(options.cases, encoding="utf-8") as file:
        cases = [json.loads(line) for line in file if line.strip()]
    rng = random.Random(options.seed)
    rng.shuffle(cases)
    kinds = itertools.cycle(KINDS)
    kind = next(kinds)
    score = Score()
    with Service(options.host.split()) as service:
        service.request("neural/currentStatus")
        for case, values in references(cases):
            if score.variants >= options.variants:
                break
            broken = broken_variant(case["code"], {point.statement for point in values}, kind, rng)
            if broken is None:
                continue
            text, edits = (case["code"], []) if options.intact else broken
            places = [(point, place, values[point]) for point in values if (place := moved(point, edits))]
            asked = rng.sample(places, min(options.points, len(places)))
            if not asked:
                continue
            score.variants += 1
            ask(service, case, text, asked, kind, score)
            kind = next(kinds)
            if score.variants % 10 == 0:
                right, total = score.agreed.total(), score.asked.total()
                print(f"{score.variants} variants: {right} of {total} values agree", file=sys.stderr, flush=True)
    report = score.report()
    print(json.dumps(report, indent=2))
    if options.out:
        with open(options.out, "w", encoding="utf-8") as out:
            json.dump({**report, "disagreements": score.misses}, out, indent=1)


if __name__ == "__main__":
    fix_hash_seed("neural_debug_training.hover_check")
    main()
