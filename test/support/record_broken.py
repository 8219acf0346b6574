"""Writes broken copies of the fixture programs: test/fixtures/broken/programs.jsonl.

PYTHONPATH=training python3 test/support/record_broken.py
"""

from __future__ import annotations

import json
from pathlib import Path

from neural_debug_training.corrupt import corrupted

FIXTURES = Path(__file__).resolve().parents[1] / "fixtures"
COPIES = {"cases": 4, "programs": 2, "python": 1}


def main() -> None:
    """Write one line a copy."""
    lines = []
    for folder, copies in COPIES.items():
        for path in sorted((FIXTURES / folder).glob("*.py")):
            if path.stem in ("make_reprs", "steps_by_cpython"):
                continue
            program = f"{folder}/{path.name}"
            for seed in range(copies):
                broken = corrupted({"id": program, "code": path.read_text(encoding="utf-8")}, seed)
                if broken:
                    kept = {key: broken[key] for key in ("code", "corruption", "edits")}
                    lines.append(json.dumps({"program": program, **kept}, ensure_ascii=False) + "\n")
    target = FIXTURES / "broken" / "programs.jsonl"
    target.write_text("".join(lines), encoding="utf-8")
    print(len(lines), target)


if __name__ == "__main__":
    main()
