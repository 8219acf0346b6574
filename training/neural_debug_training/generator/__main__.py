"""Command line: generate a file of programs, or report what a file covers."""

from __future__ import annotations

import argparse
import gzip
import json
import os
import sys
import time


def main() -> None:
    """Generates or reports."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kind", choices=["drills", "programs", "snippets", "deep"], default="drills")
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out")
    parser.add_argument("--report", metavar="FILE")
    options = parser.parse_args()
    if options.report:
        from .report import report

        print(report(options.report))
        return
    if os.environ.get("PYTHONHASHSEED") != "0":
        # The order of sets of strings reaches the programs' values: fix it, or a seed would not fix the output.
        os.environ["PYTHONHASHSEED"] = "0"
        os.execv(sys.executable, [sys.executable, "-m", "neural_debug_training.generator", *sys.argv[1:]])
    from .batches import generate

    started = time.monotonic()
    temporary = f"{options.out}.{os.getpid()}.tmp"
    with open(temporary, "wb") as raw, gzip.GzipFile("", "wb", fileobj=raw, mtime=0) as out:
        for item in generate(options.kind, options.count, options.seed):
            out.write((json.dumps(item, ensure_ascii=False) + "\n").encode())
    os.replace(temporary, options.out)
    print(f"{options.count} {options.kind} in {time.monotonic() - started:.1f} s", file=sys.stderr)


main()
