"""How often single operations are right, kind by kind, on values that nothing was trained on.

    python -m neural_debug_training.operations.measured --cli dist/cli.js [--calls 4] [--seed 1000] [--check]
        [--only FAMILY…] [--out REPORT.json]

Each operation of `operations/table.py` is a function of one line, which is called with values of a seed that no
training uses (those of the drills have 1 to 99), as `predict --task output` is asked: what the call returns, or that it
raises. CPython says what is right. A call that gets no answer counts as wrong. Prints a table by family, and the twenty
kinds that are wrong most often.
"""

from __future__ import annotations

import argparse
import ast
import json
import subprocess
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from ..limited_run import limited_run
from .drills import drills
from .table import OPERATIONS

RAISES = "raises "
WORST = 20
_RUNNER = """
import json, sys
def said(code, call):
    names = {}
    try:
        exec(code, names)
        return repr(eval(call, names))
    except Exception as error:
        return "raises " + type(error).__name__
print(json.dumps([said(code, call) for code, call in json.load(sys.stdin)]))
"""


def cases(calls: int, seed: int, families: set[str] | None = None) -> list[dict[str, Any]]:
    """One case for each call, with what CPython says as `output`: the value's text, or `raises` and the type."""
    made = []
    for drill, operation in zip(drills(calls, seed, {}), OPERATIONS, strict=True):
        if families is not None and operation.family not in families:
            continue
        outputs = limited_run(_RUNNER, [[drill["code"], call] for call in drill["calls"]], seconds=10, timeout=20)
        for at, (call, output) in enumerate(zip(drill["calls"], outputs or [], strict=False)):
            case = {"id": f"{drill['id']}/{at}", "code": drill["code"], "entry": "f", "calls": [call]}
            made.append({**case, "output": output, "family": operation.family, "kind": operation.text})
    return made


def is_right(case: dict[str, Any], answer: dict[str, Any]) -> bool:
    """Whether the answer has CPython's value, or raises where CPython does."""
    wanted, said = case["output"], answer.get("prediction")
    if wanted.startswith(RAISES):
        return said is None and "error" not in answer
    return said is not None and (said == wanted or _same(said, wanted))


def _same(one: str, other: str) -> bool:
    try:
        left, right = ast.literal_eval(one), ast.literal_eval(other)
    except (ValueError, SyntaxError):
        return False
    return type(left) is type(right) and bool(left == right)


def table(cases: list[dict[str, Any]], right: set[str]) -> tuple[list[str], list[tuple[str, int, int]]]:
    """Rows of Markdown by family, and the kinds that are wrong most often: their text, how many are right, and of how many."""
    rows = ["| Family | Kinds | Calls | Right | Kinds without a mistake |", "| --- | --- | --- | --- | --- |"]
    all_of = Counter(case["kind"] for case in cases)
    right_of = Counter(case["kind"] for case in cases if case["id"] in right)
    for family in dict.fromkeys(case["family"] for case in cases):
        kinds = {case["kind"] for case in cases if case["family"] == family}
        rows.append(_row(family, kinds, all_of, right_of))
    rows.append(_row("all", set(all_of), all_of, right_of))
    wrong = [(kind, right_of[kind], count) for kind, count in all_of.items() if right_of[kind] < count]
    return rows, sorted(wrong, key=lambda one: (one[1] - one[2], one[0]))[:WORST]


def _row(family: str, kinds: set[str], all_of: Counter[str], right_of: Counter[str]) -> str:
    count, right = sum(all_of[kind] for kind in kinds), sum(right_of[kind] for kind in kinds)
    whole = sum(right_of[kind] == all_of[kind] for kind in kinds)
    return f"| {family} | {len(kinds)} | {count} | {right / count:.3f} | {whole} |"


def answers(cli: str, cases: list[dict[str, Any]], *flags: str) -> dict[str, dict[str, Any]]:
    """What the command line says, by case."""
    with tempfile.TemporaryDirectory() as folder:
        asked, said = Path(folder, "cases.jsonl"), Path(folder, "answers.jsonl")
        asked.write_text("".join(json.dumps(case) + "\n" for case in cases))
        command = ["node", cli, "predict", "--cases", str(asked), "--task", "output", *flags, "--out", str(said)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        return {one["id"]: one for one in map(json.loads, said.read_text().splitlines())}


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cli", required=True)
    parser.add_argument("--calls", type=int, default=4, help="of each kind")
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--check", action="store_true", help="with the evaluator that checks predictions")
    parser.add_argument("--only", nargs="*", help="families")
    parser.add_argument("--out", help="the report as JSON: each case, its answer and whether that is right")
    options = parser.parse_args()
    asked = cases(options.calls, options.seed, set(options.only) if options.only else None)
    said = answers(options.cli, asked, *([] if options.check else ["--no-check"]))
    right = {case["id"] for case in asked if is_right(case, said.get(case["id"], {"error": "no answer"}))}
    rows, worst = table(asked, right)
    print("\n".join(rows))
    print("\nWrong most often: " + ", ".join(f"`{kind}` ({good} of {count})" for kind, good, count in worst))
    if options.out:
        report = [{**case, "answer": said.get(case["id"]), "right": case["id"] in right} for case in asked]
        Path(options.out).write_text(json.dumps(report, indent=1))


if __name__ == "__main__":
    main()
