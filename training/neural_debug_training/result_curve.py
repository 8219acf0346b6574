"""Fits how often results of calls are right to how sure their steps were; writes the curve into the configuration.

    node dist/cli.js predict --cases HELD_OUT.jsonl --task output --out answers.jsonl
    python -m neural_debug_training.result_curve --cases HELD_OUT.jsonl --answers answers.jsonl --models models

The cases are calls of ordinary code with their true `output`, neither trained nor reported on; the answers are of the
model without such a curve. Without `--models`, the curve of every other case is tried on the rest; nothing is written.
"""

from __future__ import annotations

import argparse
import ast
import json
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from .confidence_curve import Point, fit

# Fewer answers than this say too little about how often such answers are right.
LEAST = 12
SURE = 0.8
UNKNOWN = "<unknown"


def same(one: str, other: str) -> bool:
    if one == other:
        return True
    try:
        return bool(ast.literal_eval(one) == ast.literal_eval(other))
    except (ValueError, SyntaxError, TypeError, MemoryError, RecursionError):
        return False


def said_and_right(cases: Path, answers: Path) -> list[Point]:
    """Of each answer that the steps lead to: how sure it was, and whether it was right (1) or wrong (0)."""
    truths = {case["id"]: case["output"] for case in map(json.loads, cases.read_text().splitlines())}
    found: list[Point] = []
    for answer in map(json.loads, answers.read_text().splitlines()):
        text = answer["prediction"]
        if not text or UNKNOWN in text or answer.get("source") == "assumed":
            continue
        found.append((answer["confidence"], float(same(text, truths[answer["id"]]))))
    return found


def curve_of(answers: Sequence[Point]) -> list[Point]:
    """From never to always, through groups of answers; a result is surely right only where each step surely is."""
    inner = fit(answers, max(1, len(answers) // LEAST))
    return [*([(0.0, 0.0)] if inner[0][0] > 0 else []), *inner, *([(1.0, 1.0)] if inner[-1][0] < 1 else [])]


def on_curve(said: float, curve: Sequence[Point]) -> float:
    for (x0, y0), (x1, y1) in pairwise(curve):
        if said <= x1:
            return y1 if x1 == x0 else y0 + (y1 - y0) * (said - x0) / (x1 - x0)
    return curve[-1][1]


def reliability(answers: Sequence[Point]) -> str:
    sure = [right for said, right in answers if said >= SURE]
    error = sum((said - right) ** 2 for said, right in answers) / max(1, len(answers))
    share = sum(sure) / max(1, len(sure))
    return f"{len(sure)} of {len(answers)} at {SURE}, {share:.3f} of them right; Brier score {error:.3f}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the curve of results.")
    parser.add_argument("--cases", type=Path, required=True)
    parser.add_argument("--answers", type=Path, required=True)
    parser.add_argument("--models", type=Path)
    options = parser.parse_args()
    answers = said_and_right(options.cases, options.answers)
    if len(answers) < 2 * LEAST:
        raise SystemExit(f"{len(answers)} answers are too few to fit anything")
    if options.models is None:
        for first, second in ((answers[::2], answers[1::2]), (answers[1::2], answers[::2])):
            curve = curve_of(first)
            print(f"as said: {reliability(second)}")
            print(f"on the curve of the others: {reliability([(on_curve(s, curve), r) for s, r in second])}")
        return
    file = options.models / "config.json"
    config = json.loads(file.read_text())
    if "resultCalibration" in config:
        raise SystemExit(f"{file} has a curve already: the answers are not of raw confidences")
    curve = curve_of(answers)
    file.write_text(json.dumps({**config, "resultCalibration": curve}, indent=2) + "\n")
    print(" ".join(f"{said:.3f}:{right:.3f}" for said, right in curve))


if __name__ == "__main__":
    main()
