"""Fits how often steps are right to how sure the model was, and writes the curve into the model's configuration.

    node dist/cli.js eval --cases HELD_OUT.jsonl --json > report.json
    python -m neural_debug_training.confidence_curve --report report.json --models models

The report must be of the model without a curve; its cases must be neither trained nor reported on.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

Point = tuple[float, float]
POINTS = 16


def fit(confidences: Sequence[Point], points: int = POINTS) -> list[Point]:
    """A rising curve through means of equally many steps: neighbours that would fall are pooled."""
    ordered = sorted(confidences)
    size = max(1, -(-len(ordered) // points))
    groups = [ordered[start : start + size] for start in range(0, len(ordered), size)]
    pooled: list[list[Point]] = []
    for group in groups:
        pooled.append(list(group))
        while len(pooled) > 1 and mean(pooled[-2])[1] >= mean(pooled[-1])[1]:
            last = pooled.pop()
            pooled[-1] += last
    return [mean(group) for group in pooled]


def mean(group: Sequence[Point]) -> Point:
    return (
        round(sum(said for said, _ in group) / len(group), 4),
        round(sum(right for _, right in group) / len(group), 4),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the curve of confidences.")
    parser.add_argument("--report", type=Path, required=True)
    parser.add_argument("--models", type=Path, required=True)
    options = parser.parse_args()
    file = options.models / "config.json"
    config = json.loads(file.read_text())
    if "calibration" in config:
        raise SystemExit(f"{file} has a curve already: the report is not of raw confidences")
    curve = fit(json.loads(options.report.read_text())["confidences"])
    file.write_text(json.dumps({**config, "calibration": curve}, indent=2) + "\n")
    print(" ".join(f"{said:.3f}:{right:.3f}" for said, right in curve))


if __name__ == "__main__":
    main()
