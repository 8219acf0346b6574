"""Draws what `neural-debug eval --json` measured.

    python -m neural_debug_training.plots --report REPORT.json --out media/model

Bars of accuracy by statement, operation and roll-out length, and confidence against accuracy, as SVG files.
"""

from __future__ import annotations

import argparse
import json
from html import escape
from pathlib import Path
from typing import Any

ROW, LABEL, WIDTH, COUNT, TOP = 20, 150, 320, 70, 34
# Rows of fewer cases say nothing.
FEWEST = 10
MOST_ROWS = 30


def text(x: float, y: float, content: str, anchor: str = "start", weight: str = "normal") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-weight="{weight}">{escape(content)}</text>'


def picture(width: float, height: float, parts: list[str]) -> str:
    style = "text{font:12px system-ui,sans-serif;fill:#57606a}rect.bar{fill:#4c8dd6}rect.rest{fill:#8b949e33}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}" '
        f'viewBox="0 0 {width:.0f} {height:.0f}"><style>{style}</style>{"".join(parts)}</svg>\n'
    )


def bars(title: str, rows: list[dict[str, Any]], unit: str) -> str:
    """One bar a row, as long as the accuracy, with the number of cases beside it."""
    parts = [text(LABEL + 8, 18, title, weight="bold")]
    for number, row in enumerate(rows):
        y = TOP + number * ROW
        parts += [
            text(LABEL, y + 13, row["name"], "end"),
            f'<rect class="rest" x="{LABEL + 8}" y="{y + 2}" width="{WIDTH}" height="{ROW - 6}" rx="2"/>',
            f'<rect class="bar" x="{LABEL + 8}" y="{y + 2}" width="{WIDTH * row["accuracy"]:.1f}" '
            f'height="{ROW - 6}" rx="2"/>',
            text(LABEL + WIDTH + 16, y + 13, f"{row['accuracy']:.2f} of {row['count']} {unit}"),
        ]
    return picture(LABEL + WIDTH + COUNT + 90, TOP + len(rows) * ROW + 6, parts)


def calibration(rows: list[dict[str, Any]]) -> str:
    """Accuracy of the steps of each confidence; on the diagonal the two are equal."""
    side, edge = 300.0, 44.0
    bottom = edge + side
    most = max((row["count"] for row in rows), default=1)
    parts = [
        text(edge, 18, "confidence and accuracy of steps", weight="bold"),
        f'<rect class="rest" x="{edge}" y="{edge}" width="{side}" height="{side}"/>',
        f'<line x1="{edge}" y1="{bottom}" x2="{edge + side}" y2="{edge}" stroke="#8b949e" stroke-dasharray="4"/>',
        text(edge + side / 2, bottom + 32, "confidence", "middle"),
        text(edge - 8, edge + 10, "1", "end"),
        text(edge - 8, bottom, "0", "end"),
        text(edge, bottom + 16, "0", "middle"),
        text(edge + side, bottom + 16, "1", "middle"),
    ]
    for row in rows:
        if row["count"]:
            x, y = edge + side * row["confidence"], bottom - side * row["accuracy"]
            radius = 3 + 7 * (row["count"] / most) ** 0.5
            parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="#4c8dd6" fill-opacity="0.8"/>')
    return picture(side + edge + 30, bottom + 44, parts)


def draw(report: dict[str, Any], out: Path) -> list[Path]:
    """Writes the pictures of a report; returns their paths."""

    def frequent(name: str) -> list[dict[str, Any]]:
        return [row for row in report[name] if row["count"] >= FEWEST][:MOST_ROWS]

    pictures = {
        "statements": bars("step accuracy by statement", frequent("statements"), "steps"),
        "operations": bars("step accuracy by operation", frequent("operations"), "steps"),
        "horizons": bars("roll-outs still right after so many steps", report["horizons"], "runs"),
        "calibration": calibration(report["calibration"]),
    }
    out.mkdir(parents=True, exist_ok=True)
    for name, content in pictures.items():
        (out / f"{name}.svg").write_text(content)
    return [out / f"{name}.svg" for name in pictures]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Draw an evaluation.")
    parser.add_argument("--report", type=Path, required=True, help="what `neural-debug eval --json` printed")
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    for path in draw(json.loads(options.report.read_text()), options.out):
        print(path)
