"""Writes variants of programs: new inputs for them, and mutated programs.

    python -m neural_debug_training.mutate --programs FILE.jsonl[.gz]... --out FILE.jsonl[.gz] --seed 1

Input and output are programs as the tracer reads them. A variant of the program `p` of `file` has the id `p#i` (new
inputs) or `p#m0`, `p#m1`… (mutated) and the field `"file": "file"`, so that its traces get ids that begin with
`file/p#` like those of the program itself: training and validation are split by what is before `#`.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from ..program_files import LeaveOut, open_text
from ..sandbox import fix_hash_seed
from .edits import variant
from .inputs import new_calls

_CONSTANTS = frozenset({"constant"})


def variants(item: dict[str, Any], file: str, seed: int, inputs: int, mutants: int) -> Iterator[dict[str, Any]]:
    """One variant with up to ``inputs`` new calls, and ``mutants`` edited ones; the same for the same seed."""
    rng = Random(f"{seed}/{file}/{item['id']}")
    code, calls = item["code"], item.get("calls") or []
    base = {"file": file, "entry": item.get("entry")}
    fresh = new_calls([call for call in calls if call], inputs, rng)
    if fresh:
        yield {"id": f"{item['id']}#i", **base, "code": code, "calls": fresh}
    seen = {code}
    # A program without arguments has its inputs in its constants.
    budgets = ([] if fresh or not inputs else [_CONSTANTS]) + [None] * mutants
    for number, kinds in enumerate(budgets):
        edited = variant(code, rng.choice([1, 1, 2, 3]), rng, kinds)
        if edited is not None and edited not in seen:
            seen.add(edited)
            chosen = rng.sample([*calls, *fresh], min(2, len(calls) + len(fresh)))
            yield {"id": f"{item['id']}#m{number}", **base, "code": edited, "calls": chosen}


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--programs", nargs="+", required=True, metavar="FILE")
    parser.add_argument("--out", required=True, metavar="FILE")
    parser.add_argument(
        "--leave-out", metavar="FILE", help="ids of programs to leave out, as `contamination` writes them"
    )
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--inputs", type=int, default=3, help="new calls of each program")
    parser.add_argument("--variants", type=int, default=1, help="mutated programs of each program")
    options = parser.parse_args()
    warnings.simplefilter("ignore")  # of odd programs
    fix_hash_seed("neural_debug_training.mutate")
    left_out = LeaveOut(options.leave_out)
    programs = written = 0
    part = options.out + ".part"
    with open_text(part, "wt") as out:
        for path in options.programs:
            file = Path(path).name.split(".")[0]
            with open_text(path, "rt") as lines:
                for item in map(json.loads, filter(str.strip, lines)):
                    name = item.get("file", file)
                    if f"{name}/{item['id']}" in left_out:
                        continue
                    programs += 1
                    for made in variants(item, name, options.seed, options.inputs, options.variants):
                        out.write(json.dumps(made) + "\n")
                        written += 1
    os.replace(part, options.out)
    print(f"{written} variants of {programs} programs", file=sys.stderr)


if __name__ == "__main__":
    main()
