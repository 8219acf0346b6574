"""Functions of a benchmark are found again under other names and constants, and their programs are left out."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from neural_debug_training.contamination import Benchmark, functions, size_of  # noqa: E402

CASE = """
def f(text, n):
    result = []
    for i, c in enumerate(text):
        if c.isalpha() and i > n:
            result.append(c.upper())
        else:
            result.insert(0, '-')
    return ''.join(result)
"""
RENAMED = '''
import re

class Solution:
    def convert(self: object, word: str, limit: int = 3) -> str:
        """Another text."""
        out = []
        for k, letter in enumerate(word):
            if letter.isalpha() and k > limit:
                out.append(letter.upper())
            else:
                out.insert(7, '#')
        return '/'.join(out)
'''


def long(body: str) -> str:
    return "def g(a):\n" + "".join(f"    a = a.{method}()\n" for method in ["strip", *["title"] * 18]) + f"    {body}\n"


class ContaminationTest(unittest.TestCase):
    def matches(self, case: str, program: str, near: float = 0.9) -> list[tuple[int, bool]]:
        found = Benchmark([("case", case)], near).matches("file/1", program)
        return [(match.statements, match.exact) for match in found]

    def test_names_constants_annotations_and_docstrings_do_not_matter(self) -> None:
        self.assertEqual(self.matches(CASE, RENAMED), [(7, True)])
        self.assertEqual(self.matches(RENAMED, CASE), [(7, True)])

    def test_everything_else_matters(self) -> None:
        for old, new in (
            ("isalpha", "isdigit"), ("enumerate", "reversed"), (">", "<"), ("and", "or"), ("0, '-'", "'-'"),
            ("else:", "if n:"), ("    return", "        return"), ("''.join(result)", "result"), ("'-'", "1"),
        ):  # fmt: skip
            self.assertEqual(self.matches(CASE, CASE.replace(old, new)), [], old)
        self.assertEqual(self.matches("def f(a):\n    return 1 if a else b", "def f(a):\n    return 1 if a else 2"), [])
        self.assertEqual(self.matches("def f(a):\n    return lambda: a + 1", "def f(a):\n    return lambda: a"), [])

    def test_near_functions(self) -> None:
        self.assertEqual(self.matches(long("return a"), long("return a + 1")), [(20, False)])
        self.assertEqual(self.matches(long("return a"), long("return a + 1"), near=0.95), [])
        self.assertEqual(self.matches("def f(a):\n    a += 1\n    return a", "def f(a):\n    return a\n    a += 1"), [])

    def test_functions_within_and_what_does_not_parse(self) -> None:
        self.assertEqual(
            [len(body) for body in functions("def f():\n    def g():\n        x = 1\n    return g")], [3, 1]
        )
        self.assertEqual(list(functions("def f(:")), [])
        self.assertEqual([size_of(n) for n in (0, 1, 2, 3, 4, 9)], ["1", "1", "2-3", "2-3", "4+", "4+"])

    def test_programs_are_left_out(self) -> None:
        chance = "def h(x):\n    return len(x)\n"
        case = {"id": "c", "code": CASE + chance, "input": "'a', 1", "output": "''"}
        items = [("p:1#0", RENAMED, "Solution().convert('abcd')"), ("p:2", chance, "h('a')")]
        with tempfile.TemporaryDirectory() as folder:
            (cases, own, out), ids = (f"{folder}/{name}.jsonl" for name in ("cases", "own", "out")), f"{folder}/ids.txt"
            Path(cases).write_text(json.dumps(case), encoding="utf-8")
            lines = [json.dumps({"id": name, "code": code, "calls": [call]}) for name, code, call in items]
            Path(own).write_text("\n".join(lines), encoding="utf-8")
            table = self._run("contamination", "--benchmark", cases, "--programs", own, "--out", ids)
            self.assertEqual([line.split() for line in table.splitlines()[2:5]], [
                ["1", "1", "1", "0", "1", "1"], ["2-3", "0", "0", "0", "0", "0"], ["4+", "1", "1", "0", "1", "1"],
            ])  # fmt: skip
            self.assertEqual(Path(ids).read_text(encoding="utf-8"), "own/p:1#0\n")
            self._run("mutate", "--programs", own, "--out", out, "--seed", "1")
            self._run("tracer", "--programs", own, out, "--out", f"{folder}/all.jsonl.gz")
            self._run("tracer", "--programs", own, out, "--out", f"{folder}/t.jsonl.gz", "--leave-out", ids)
            self._run("tracer", "--programs", own, "--out", f"{folder}/own.jsonl.gz", "--leave-out", ids)
            self.assertEqual(self._problems(f"{folder}/all.jsonl.gz"), {"own/p:1", "own/p:2"})
            self.assertEqual(self._problems(f"{folder}/own.jsonl.gz"), {"own/p:2"})
            self.assertEqual(self._problems(f"{folder}/t.jsonl.gz"), {"own/p:2"})
            self._run("mutate", "--programs", own, "--out", out, "--seed", "1", "--leave-out", ids)
            self.assertNotIn("p:1", Path(out).read_text(encoding="utf-8"))
            traced = self._run("contamination", "--benchmark", cases, "--programs", f"{folder}/all.jsonl.gz", "--list")
            self.assertIn("same   7 own/p:1#0 cases/c", traced)

    def _problems(self, path: str) -> set[str]:
        with gzip.open(path, "rt") as lines:
            return {json.loads(line)["id"].split("#")[0] for line in lines}

    def _run(self, module: str, *arguments: str) -> str:
        command = [sys.executable, "-m", f"neural_debug_training.{module}", *arguments]
        return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    unittest.main()
