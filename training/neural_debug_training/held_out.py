"""Cases to measure on: runs of the programs that `neural-debug encode` keeps out of training.

    python -m neural_debug_training.held_out --programs FILE.jsonl[.gz]... --out CASES.jsonl

A case is `{"id", "code", "entry", "calls"}` with one call, as `neural-debug eval` reads it.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from .program_files import open_text

# As in `src/cli/encode.ts`.
HELD_OUT_PERCENT = 2


def is_held_out(problem: str) -> bool:
    """By a hash of `file/id`, so that all runs and variants of a program are on the same side."""
    return int.from_bytes(hashlib.md5(problem.encode()).digest()[:2], "little") % 100 < HELD_OUT_PERCENT


def cases(paths: Iterable[Path], calls: int = 1) -> Iterator[dict[str, Any]]:
    """Up to `calls` cases of each program that is held out."""
    for path in paths:
        name = path.name.split(".")[0]
        with open_text(str(path), "rt") as file:
            for line in file:
                item = json.loads(line)
                problem = f"{name}/{item['id']}"
                if is_held_out(problem):
                    for number, call in enumerate(item["calls"][:calls]):
                        yield {
                            "id": f"{problem}#{number}",
                            "code": item["code"],
                            "entry": item.get("entry", "f"),
                            "calls": [call],
                        }


def main() -> None:
    parser = argparse.ArgumentParser(description="Make cases of held-out programs.")
    parser.add_argument("--programs", type=Path, nargs="+", required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--calls", type=int, default=1, help="cases a program at most")
    options = parser.parse_args()
    count = 0
    with options.out.open("w") as out:
        for case in cases(options.programs, options.calls):
            out.write(json.dumps(case) + "\n")
            count += 1
    print(f"{count} cases")


if __name__ == "__main__":
    main()
