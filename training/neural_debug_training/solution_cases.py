"""Cases for the tools of agents: model-written solutions, right and wrong, and right ones with one small fault put in.

    python3 -m neural_debug_training.solution_cases \
        --programs SOLUTIONS.jsonl.gz --references REFERENCES.jsonl.gz --out CASES.jsonl

Only solutions that `neural-debug encode` keeps out of training are taken. A solution is `{"id", "code", "entry",
"calls"}` whose id ends in the name of its problem; what a call should return is what the reference of that problem
returns, or, where there is none, what most solutions of the problem agree on. `scripts/agents-proof.mjs` measures on
the cases:

    {"id", "kind": "solution" | "fault", "code", "right", "calls": [{"call", "expect"}],
     "changed": [line...], "changes": [[line, name, repr]...]}

`changed` are the lines in which a fault differs from the solution that it was made of; `changes` are the changes of
local variables in the real run of the first call.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import json
import random
import re
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

from .held_out import is_held_out
from .limited_run import limited_run
from .program_files import open_text

SECONDS = 5
LONGEST = 400

# Runs in a process of its own: prints what each call returns, and the changes of locals in the first one.
RUNNER = r"""
import json, sys
asked = json.load(sys.stdin)
real = sys.stdout
sys.stdout = open("/dev/null", "w")
space = {"__name__": "solution"}
exec(compile(asked["code"], "<solution>", "exec"), space)
changes, seen = [], {}
def note(frame, line):
    before = seen.get(frame, {})
    now = {}
    for name, value in frame.f_locals.items():
        try:
            now[name] = repr(value)
        except Exception:
            continue
        if before.get(name) != now[name] and line is not None and len(changes) < 400:
            changes.append([line, name, now[name]])
    seen[frame] = now
last = {}
def tracer(frame, event, _):
    if frame.f_code.co_filename != "<solution>" or frame.f_code.co_name.startswith("<"):
        return None
    note(frame, last.get(frame) if event != "call" else None)
    last[frame] = frame.f_lineno
    return tracer
results = []
for index, call in enumerate(asked["calls"]):
    if index == 0 and asked["trace"]:
        sys.settrace(tracer)
    try:
        results.append({"returns": repr(eval(call, space))})
    except Exception as error:
        results.append({"raises": type(error).__name__})
    sys.settrace(None)
print(json.dumps({"results": results, "changes": changes}), file=real)
"""

SWAPS = {
    **{"<": ["<=", ">"], "<=": ["<", ">="], ">": [">=", "<"], ">=": [">", "<="], "==": ["!="], "!=": ["=="]},
    **{"+": ["-"], "-": ["+"], "*": ["+"], "//": ["*"], "%": ["//"], "+=": ["-="], "-=": ["+="]},
    **{"and": ["or"], "or": ["and"], "min": ["max"], "max": ["min"], "True": ["False"], "False": ["True"]},
}
TOKEN = re.compile(r"(?<![\w.'\"])(and|or|min|max|True|False|\d+)(?![\w.'\"])|(\+=|-=|<=|>=|==|!=|//|[<>+*%-])")


def run(code: str, calls: list[str], trace: bool = False) -> dict[str, Any] | None:
    """None where it does not end well."""
    return limited_run(RUNNER, {"code": code, "calls": calls, "trace": trace}, seconds=SECONDS, timeout=SECONDS)


def faults(code: str, seed: str) -> list[str]:
    """The code with one token changed, in an order that hangs on the seed alone."""
    chance = random.Random(seed)
    found = []
    body = code.find("\n", code.find("def ")) + 1
    for match in TOKEN.finditer(code, body):
        line = code[code.rfind("\n", 0, match.start()) + 1 : match.start()]
        if "#" in line or '"""' in line or "'" in line or '"' in line or line.lstrip().startswith("def "):
            continue
        old = match.group()
        others = SWAPS.get(old) or ([str(int(old) + 1), str(abs(int(old) - 1))] if old.isdigit() else [])
        found += [code[: match.start()] + other + code[match.end() :] for other in others if other != old]
    chance.shuffle(found)
    return found


def problem_of(identity: str) -> str:
    return "/".join(identity.split("/")[-2:])


def without_doc(code: str) -> str:
    """Examples in a docstring would tell a tool what to expect."""
    return re.sub(r'(:\s*\n[ \t]+)(?:"""(?:.|\n)*?"""|\'\'\'(?:.|\n)*?\'\'\')', r'\1""', code, count=1)


def cases(programs: list[dict[str, Any]], references: dict[str, dict[str, Any]], name: str) -> list[dict[str, Any]]:
    chosen = [one for one in programs if is_held_out(f"{name}/{one['id']}")]
    solutions = defaultdict(list)
    for one in programs:
        solutions[problem_of(one["id"])].append(one)
    made = []
    for one in chosen:
        calls = [call for call in one["calls"][:4] if len(call) < LONGEST]
        expected = truth(calls, solutions[problem_of(one["id"])], references.get(problem_of(one["id"])))
        if not expected:
            continue
        code = without_doc(one["code"])
        real = run(code, calls, trace=True)
        if not real:
            continue
        tests = [{"call": call, "expect": value} for call, value in zip(calls, expected, strict=True)]
        is_right = all(is_same(found, value) for found, value in zip(real["results"], expected, strict=True))
        fails_first = not is_same(real["results"][0], expected[0])
        # A visible call that a wrong solution passes says nothing about it.
        if not is_right and not fails_first:
            continue
        case = {
            "id": one["id"],
            "kind": "solution",
            "code": code,
            "right": is_right,
            "calls": tests,
            "changes": real["changes"],
        }
        made.append(case)
        if is_right:
            made += one_fault(one["id"], code, tests)
    return made


def is_same(found: dict[str, str], expected: str) -> bool:
    """As a test would compare: 16 is 16.0."""
    returned = found.get("returns")
    if returned is None or returned == expected:
        return returned is not None
    try:
        return bool(ast.literal_eval(returned) == ast.literal_eval(expected))
    except (ValueError, SyntaxError):
        return False


def one_fault(identity: str, code: str, tests: list[dict[str, str]]) -> list[dict[str, Any]]:
    for other in faults(code, identity)[:12]:
        real = run(other, [test["call"] for test in tests], trace=True)
        if not real or "raises" in real["results"][0] or is_same(real["results"][0], tests[0]["expect"]):
            continue
        operations = difflib.SequenceMatcher(None, other.split("\n"), code.split("\n")).get_opcodes()
        changed = [
            line + 1
            for tag, start, end, _, _ in operations
            if tag != "equal"
            for line in range(start, max(end, start + 1))
        ]
        fault = {"id": f"{identity}+fault", "kind": "fault", "code": other, "right": False, "calls": tests}
        return [{**fault, "changed": changed, "changes": real["changes"]}]
    return []


def truth(calls: list[str], solutions: list[dict[str, Any]], reference: dict[str, Any] | None) -> list[str] | None:
    if reference:
        real = run(reference["code"], calls)
        if real and all("returns" in found for found in real["results"]):
            return [found["returns"] for found in real["results"]]
    answers = Counter(
        json.dumps([found["returns"] for found in real["results"]])
        for one in solutions
        if (real := run(one["code"], calls)) and all("returns" in found for found in real["results"])
    )
    best = answers.most_common(1)
    return json.loads(best[0][0]) if best and best[0][1] >= 2 else None


def read(path: Path) -> list[dict[str, Any]]:
    with open_text(str(path), "rt") as file:
        return [json.loads(line) for line in file]


def main() -> None:
    parser = argparse.ArgumentParser(description="Make cases of right and wrong solutions.")
    parser.add_argument("--programs", type=Path, required=True)
    parser.add_argument("--references", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    references = {one["id"]: one for one in read(options.references)} if options.references else {}
    made = cases(read(options.programs), references, options.programs.name.split(".")[0])
    options.out.write_text("".join(json.dumps(one) + "\n" for one in made))
    kinds = Counter((one["kind"], one["right"]) for one in made)
    for (kind, right), count in sorted(kinds.items()):
        print(f"{count} {'right' if right else 'wrong'} {kind}s")


if __name__ == "__main__":
    main()
