"""A development set of faults that were really made: wrong solutions that differ little from a right one.

    python -m neural_debug_training.fault_pairs --programs SOLUTIONS.jsonl.gz... --references REFERENCES.jsonl.gz... \
        --kinds 1 --out FAULTS
    node dist/cli.js suspects --cases FAULTS-look.jsonl --check --budget 8 --out SUSPECTS.jsonl
    python -m neural_debug_training.fault_check score FAULTS-look.jsonl SUSPECTS.jsonl

A solution is `{"id", "code", "entry", "calls"}` whose id ends in the name of its problem. Expected is what the
problem's reference returns or, without one, what most of its solutions agree on. A wrong solution is taken if a right
one of the same problem differs from it in one or two lines, names of variables aside. With `--kinds N`, up to N classic
slips (`classic_faults`) are put into right solutions, too: those that people make, whatever the program.

Problems are split in two by a hash of their names: `FAULTS-look.jsonl` is for looking at what goes wrong,
`FAULTS-measure.jsonl` for measuring alone. A case is a line:

    {"id", "kind", "code", "entry", "calls": [...], "output": repr, "examples": [{"call", "expect"}...],
     "fault": [line...], "ends": "return" | "raise" | "recursion" | "endless", "shows": line, "right": code}

The first of `calls` fails. `fault` are the lines that differ; for a line that is missing, those next to its place
count. The code is as `ast.unparse` prints it, so one statement is one line; `--tests N` appends N examples as a test
function.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import hashlib
import json
import random
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from .classic_faults import classic_faults
from .limited_run import limited_run
from .program_files import open_text

SECONDS = 10
LONGEST = 300
"""Characters of a call or a result."""
MOST_EVENTS = 600
"""Lines that the failing call may run: longer runs are not what a debugger is shown."""
ENDLESS_EVENTS = 20_000
MOST_EXAMPLES = 6

# Runs in a process of its own. Prints what each call does, the line where that came up, and how many lines it ran.
RUNNER = r"""
import json, sys
asked = json.load(sys.stdin)
real = sys.stdout
sys.stdout = open("/dev/null", "w")
space = {"__name__": "solution"}
class Endless(BaseException):
    pass
exec(compile(asked["code"], "<solution>", "exec"), space)
count, last = 0, 0
def tracer(frame, event, _):
    global count, last
    if frame.f_code.co_filename != "<solution>":
        return None
    if event == "line":
        count += 1
        last = frame.f_lineno
        if count > asked["most"]:
            raise Endless
    return tracer
results = []
for call in asked["calls"]:
    count, last = 0, 0
    sys.settrace(tracer)
    try:
        value = eval(call, space)
        sys.settrace(None)
        found = {"returns": repr(list(value) if type(value).__name__ == "generator" else value)}
    except Endless:
        found = {"endless": True}
    except Exception as error:
        found = {"raises": type(error).__name__}
    sys.settrace(None)
    results.append({**found, "line": last, "events": count})
print(json.dumps(results), file=real)
"""


def run(code: str, calls: list[str]) -> list[dict[str, Any]] | None:
    """What each call does; None where the program cannot be run at all."""
    asked = {"code": code, "calls": calls, "most": ENDLESS_EVENTS}
    return limited_run(RUNNER, asked, seconds=SECONDS, timeout=2 * SECONDS)


def plain(code: str) -> str | None:
    """The code one statement a line, without docstrings."""
    try:
        tree = ast.parse(code)
    except (SyntaxError, ValueError):
        return None
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and ast.get_docstring(node) is not None:
            node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree)


class _Renamed(ast.NodeTransformer):
    """Variables by the order in which they appear."""

    def __init__(self, kept: set[str]) -> None:
        self.kept = kept
        self.names: dict[str, str] = {}

    def _new(self, name: str) -> str:
        return name if name in self.kept else self.names.setdefault(name, f"v{len(self.names)}")

    def visit_Name(self, node: ast.Name) -> ast.AST:
        return ast.Name(self._new(node.id), node.ctx)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        return ast.arg(self._new(node.arg), None)


def renamed(code: str) -> str:
    """The code with variables renamed, so that other names make no difference."""
    tree = ast.parse(code)
    stored = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    stored |= {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    return ast.unparse(_Renamed(used - stored).visit(tree))


def differing(wrong: str, right: str) -> tuple[int, list[int]] | None:
    """How many lines differ, and which lines of the wrong program that are; None for more than two."""
    old, new = wrong.split("\n"), right.split("\n")
    count, lines = 0, []
    for tag, start, end, first, last in difflib.SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if tag == "equal":
            continue
        count += max(end - start, last - first)
        # Of what is missing, the lines next to its place.
        lines += range(start + 1, end + 1) if end > start else [one for one in (start, start + 1) if one >= 1]
    inside = [one for one in lines if one <= len(old) and old[one - 1].strip()]
    return (count, inside) if 1 <= count <= 2 and inside else None


def is_same(found: dict[str, Any], expected: str) -> bool:
    """As a test would compare: 16 is 16.0."""
    returned = found.get("returns")
    if returned is None or returned == expected:
        return returned is not None
    try:
        return bool(ast.literal_eval(returned) == ast.literal_eval(expected))
    except (ValueError, SyntaxError, MemoryError, RecursionError):
        return False


def is_literal(text: str) -> bool:
    """Whether a result can be stated in a test."""
    try:
        ast.literal_eval(text)
    except (ValueError, SyntaxError, MemoryError, RecursionError):
        return False
    return len(text) <= LONGEST


def problem_of(identity: str) -> str:
    """The name of the problem that a program solves."""
    return "/".join(identity.split("/")[-2:])


def ending(found: dict[str, Any]) -> str:
    """How a run ends, in a word."""
    if "endless" in found:
        return "endless"
    if "raises" in found:
        return "recursion" if found["raises"] == "RecursionError" else "raise"
    return "return"


def case_of(code: str, entry: str, tests: list[tuple[str, str]], right: str) -> dict[str, Any] | None:
    """A case of a wrong program; None where no short call fails or the lines that differ are not one or two."""
    differs = differing(code, right)
    found = run(code, [call for call, _ in tests]) if differs else None
    if not differs or not found:
        return None
    by_call = list(zip(tests, found, strict=True))
    failing = [
        (test, one)
        for test, one in by_call
        if not is_same(one, test[1]) and (one["events"] <= MOST_EVENTS or ending(one) in ("endless", "recursion"))
    ]
    if not failing:
        return None
    first, shown = min(failing, key=lambda pair: pair[1]["events"])
    others = [test for test, one in by_call if test != first and one["events"] <= MOST_EVENTS]
    examples = [first, *others[: MOST_EXAMPLES - 1]]
    return {
        "code": code,
        "entry": entry,
        "calls": [call for call, _ in examples],
        "output": first[1],
        "examples": [{"call": call, "expect": value} for call, value in examples],
        "fault": differs[1],
        "ends": ending(shown),
        "shows": shown["line"],
        "right": right,
    }


class Problem:
    """The solutions of one problem, right and wrong."""

    def __init__(self, name: str, solutions: list[dict[str, Any]], references: list[dict[str, Any]]) -> None:
        self.name = name
        self.entry = solutions[0].get("entry", "f")
        self.codes = {one["id"]: text for one in solutions if (text := plain(one["code"])) is not None}
        calls = dict.fromkeys(call for one in [*references, *solutions] for call in one["calls"] if len(call) < LONGEST)
        self.tests: list[tuple[str, str]] = []
        self.right: list[str] = []
        self.wrong: dict[str, str] = {}
        asked = list(calls)[:8]
        results = {code: run(code, asked) for code in dict.fromkeys(self.codes.values())}
        stated = [run(text, asked) for one in references if (text := plain(one["code"])) is not None]
        self._judge(asked, results, [one for one in stated if one])

    def _judge(self, calls: list[str], results: dict[str, Any], stated: list[list[dict[str, Any]]]) -> None:
        for index, call in enumerate(calls):
            answers = Counter(
                one[index]["returns"]
                for one in (stated or results.values())
                if one and "returns" in one[index] and is_literal(one[index]["returns"])
            )
            if answers and (stated or answers.most_common(1)[0][1] >= 2):
                self.tests.append((call, answers.most_common(1)[0][0]))
        kept = [calls.index(call) for call, _ in self.tests]
        for identity, code in self.codes.items():
            found = results[code]
            if not found or not self.tests:
                continue
            passed = all(is_same(found[at], value) for at, (_, value) in zip(kept, self.tests, strict=True))
            if passed and code not in self.right:
                self.right.append(code)
            elif not passed and code not in self.wrong.values():
                self.wrong[identity] = code

    def pairs(self) -> Iterator[dict[str, Any]]:
        """Wrong solutions with a right one that differs little."""
        for identity, code in self.wrong.items():
            near = [(found[0], right) for right in self.right if (found := self._nearest(code, right))]
            if near:
                _, right = min(near, key=lambda pair: pair[0])
                case = case_of(code, self.entry, self.tests, right)
                if case is None and renamed(code) != code:
                    case = case_of(renamed(code), self.entry, self.tests, renamed(right))
                if case:
                    yield {"id": identity, "kind": "pair", **case}

    @staticmethod
    def _nearest(code: str, right: str) -> tuple[int, list[int]] | None:
        return differing(code, right) or differing(renamed(code), renamed(right))

    def slips(self, most: int) -> Iterator[dict[str, Any]]:
        """Right solutions with a classic slip, each of another kind."""
        if not self.right:
            return
        chance = random.Random(self.name)
        right = chance.choice(self.right)
        kinds: set[str] = set()
        found = classic_faults(right, self.entry)
        chance.shuffle(found)
        # Kinds first, then places: a comparison is not as many faults as there are comparisons.
        order = list(dict.fromkeys(kind for kind, _ in found))
        chance.shuffle(order)
        for kind in order:
            for code in [text for other, text in found if other == kind][:3]:
                case = case_of(code, self.entry, self.tests, right) if len(kinds) < most else None
                if case:
                    kinds.add(kind)
                    yield {"id": f"{self.name}+{kind}", "kind": kind, **case}
                    break


def with_tests(case: dict[str, Any], count: int) -> dict[str, Any]:
    """The same with some of its examples in the file, as a test states them."""
    lines = [f"    assert {one['call']} == {one['expect']}" for one in case["examples"][:count]]
    code = "\n".join([case["code"], "", "", f"def test_{case['entry']}():", *lines, ""])
    return {**case, "code": code} if lines else case


def is_looked_at(name: str) -> bool:
    """Which half a problem is in."""
    return hashlib.md5(name.encode()).digest()[0] % 2 == 0


def cases(
    programs: Iterable[dict[str, Any]], references: Iterable[dict[str, Any]], kinds: int, most: int | None = None
) -> Iterator[tuple[bool, dict[str, Any]]]:
    """Cases, and whether they are in the half that is looked at."""
    by_problem = defaultdict(list)
    for one in programs:
        by_problem[problem_of(one["id"])].append(one)
    known = defaultdict(list)
    for one in references:
        known[problem_of(one["id"])].append(one)

    def work(name: str) -> list[dict[str, Any]]:
        problem = Problem(name, by_problem[name], known[name])
        return [*problem.pairs(), *problem.slips(kinds)]

    names = sorted(by_problem, key=lambda name: hashlib.md5(f"order {name}".encode()).digest())[:most]
    with ThreadPoolExecutor(2) as pool:
        for name, found in zip(names, pool.map(work, names), strict=True):
            for case in found:
                yield is_looked_at(name), case


def read(paths: Iterable[Path]) -> Iterator[dict[str, Any]]:
    """All programs of the files."""
    for path in paths:
        with open_text(str(path), "rt") as file:
            yield from (json.loads(line) for line in file)


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description="Make a development set of faults that were really made.")
    parser.add_argument("--programs", type=Path, nargs="+", required=True)
    parser.add_argument("--references", type=Path, nargs="*", default=[])
    parser.add_argument("--kinds", type=int, default=0, help="classic slips put into a right solution of each problem")
    parser.add_argument("--tests", type=int, default=0, help="examples that stand in the file as a test")
    parser.add_argument("--problems", type=int, help="problems that are looked at, by chance")
    parser.add_argument("--limit", type=int, help="cases of each half and each sort, by chance")
    parser.add_argument("--out", required=True, help="files are OUT-look.jsonl and OUT-measure.jsonl")
    options = parser.parse_args()
    halves: dict[bool, list[dict[str, Any]]] = {True: [], False: []}
    found_cases = cases(read(options.programs), read(options.references), options.kinds, options.problems)
    for is_look, case in found_cases:
        halves[is_look].append(case)
    for is_look, found in halves.items():
        random.Random(1).shuffle(found)
        pairs = [case for case in found if case["kind"] == "pair"][: options.limit]
        slips = [case for case in found if case["kind"] != "pair"][: options.limit]
        path = Path(f"{options.out}-{'look' if is_look else 'measure'}.jsonl")
        chosen = [with_tests(case, options.tests) for case in [*pairs, *slips]]
        path.write_text("".join(json.dumps(case) + "\n" for case in chosen), encoding="utf-8")
        print(f"{path}: {len(pairs)} pairs, {len(slips)} slips, {dict(Counter(case['ends'] for case in chosen))}")


if __name__ == "__main__":
    main()
