"""What statements contain, and how many executed steps had it."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
import tempfile
import textwrap
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from neural_debug_training.constructs import Constructs, everything  # noqa: E402
from neural_debug_training.coverage import Counts, counts, missing, table, type_of  # noqa: E402
from neural_debug_training.limits import Limits  # noqa: E402
from neural_debug_training.tracer import trace_run  # noqa: E402

SOURCE = """
import math
from collections import *
from functools import reduce as fold
def f(xs, d):
    total = 0
    for i, x in enumerate(xs):
        if x > 1 and not d.get("k"):
            total += math.floor(x) // 2
            continue
        d["k"] = xs[-1:].count(x)
    else:
        xs.pop()
    names = Counter(str(total)).most_common(1)
    while d:
        d.pop("k")
    first, *rest = "a-b".split("-") + [f"{fold(max, xs):>3}"]
    del rest[0]
    return [c.upper() for c in first if c] or names
"""


class ConstructsTest(unittest.TestCase):
    def on(self, source: str, line: int = 1) -> set[str]:
        found = Constructs(textwrap.dedent(source).lstrip()).lines[line]
        return {" ".join(one) for one in found.constructs} | {f"{name}.{method}" for name, method in found.methods}

    def test_a_header_has_not_what_is_in_its_block(self) -> None:
        found = self.on("for i in range(3):\n    x.append(i // 2)\nelse:\n    pass\n")
        self.assertIn("form for else", found)
        self.assertIn("built-in range", found)
        self.assertFalse({"x.append", "operator FloorDiv"} & found)
        self.assertEqual(
            self.on("@staticmethod\ndef f(a: list[int] = [1]) -> str: pass\n", 1) & {"expression List"},
            {"expression List"},
        )
        self.assertNotIn("expression Subscript", self.on("def f(a: list[int]) -> dict[str]: pass\n"))

    def test_forms(self) -> None:
        for source, form in (
            ("a = b = 1", "chained assignment"), ("a, *b = c", "starred target"), ("a[1:] = []", "slice assignment"),
            ("del a[0]", "item deletion"), ("x = a[-1]", "negative index"), ("x = a[::2]", "slice step"),
            ("x = 1 < a < 2", "chained comparison"), ("x = f'{a!r}'", "format conversion"),
            ("f(*a)", "starred argument"),
            ("x = [b for c in a for b in c]", "comprehension of several"), ("x = {**a}", "double-starred element"),
            ("raise A from b", "raise from"), ("with a as b, c: pass", "several with"), ("f(a=1)", "keyword argument"),
        ):  # fmt: skip
            self.assertIn(f"form {form}", self.on(source), source)
        self.assertIn("form except tuple", self.on("try:\n    pass\nexcept (A, B):\n    pass\n", 3))

    def test_receivers_and_libraries(self) -> None:
        self.assertIn("str join", self.on("x = ','.join(a)"))
        self.assertIn("str split", self.on("x = a.strip().split()"))
        self.assertIn("x.append", self.on("x.append(1)"))
        self.assertIn("module math sqrt", self.on("import math as m\nx = m.sqrt(2)", 2))
        self.assertIn("module itertools chain", self.on("from itertools import *\nx = chain(a)", 2))
        self.assertIn("datetime strptime", self.on("from datetime import datetime\nx = datetime.strptime(a)", 2))
        self.assertIn("augmented Add", self.on("x += 1"))
        self.assertIn("pattern MatchStar", self.on("match a:\n    case [1, *b]:\n        pass\n", 2))

    def test_the_list_is_complete(self) -> None:
        groups = everything()
        self.assertTrue({"Match", "TryStar", "AsyncWith", "Nonlocal"} <= set(groups["statement"]))
        self.assertEqual(set(groups["list"]), {name for name in dir(list) if name[0] != "_"})
        self.assertIn("datetime", groups["module datetime"])
        for name in groups["statement"] + groups["expression"]:
            self.assertTrue(hasattr(ast, name))


class CoverageTest(unittest.TestCase):
    def traced(self) -> Counts:
        trace = {"id": "a#0", **trace_run(SOURCE, "f([1, 2, 3], {})", Limits(steps=200))}
        with tempfile.TemporaryDirectory() as folder:
            path = f"{folder}/traces-own.jsonl"
            Path(path).write_text(json.dumps(trace) + "\n" + json.dumps(trace), encoding="utf-8")
            self.shown = self._command(path)
            self.assertEqual(counts(path, 1).total() * 2, counts(path).total())
            return counts(path, 1)

    def _command(self, path: str) -> str:
        command = [sys.executable, "-m", "neural_debug_training.coverage", path, "--missing", "1"]
        return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout

    def test_steps_are_counted(self) -> None:
        found = self.traced()
        for group, name, steps in (
            ("statement", "For", 4), ("built-in", "enumerate", 4), ("form", "for else", 4), ("statement", "If", 3),
            ("dict", "get", 3), ("operator", "And", 3), ("augmented", "Add", 0), ("statement", "Continue", 0),
            ("list", "count", 0), ("list", "pop", 1), ("dict", "pop", 1), ("statement", "While", 2),
            ("Counter", "most_common", 1), ("module collections", "Counter", 1), ("str", "split", 1),
            ("form", "starred target", 1), ("form", "item deletion", 1), ("module functools", "reduce", 1),
            ("form", "comprehension if", 1), ("str", "upper", 1), ("statement", "Import", 0),
        ):  # fmt: skip
            if steps:
                self.assertEqual(found[group, name], steps, (group, name))
        self.assertEqual(found["?", "count"] + found["list", "count"], found["form", "item assignment"])
        shown = table({"own": found})
        self.assertRegex(shown, r"\n  pop +1 +1\n")
        self.assertIn("statement ", missing({"own": found}, 1))
        self.assertNotIn("While", missing({"own": found}, 1).splitlines()[0])
        self.assertIn("AsyncFor 0", self.shown)

    def test_types_of_values(self) -> None:
        for text, kind in (
            ("'{'", "str"), ('"a"', "str"), ("[1]", "list"), ("@3[1]", "list"), ("()", "tuple"), ("{}", "dict"),
            ("{1: 2}", "dict"), ("{'a: b', 'c'}", "set"), ("{'a': 1}", "dict"), ("{(1, 2): 3}", "dict"),
            ("{1, 2}", "set"),
            ("set()", "set"), ("frozenset({1})", "frozenset"), ("-5", "int"), ("2.5e-07", "float"), ("b'a'", "bytes"),
            ("Counter({'a': 1})", "Counter"), ("deque([1])", "deque"), ("None", ""), ("<Point x=1>", ""),
            ("1.0", "float"),
        ):  # fmt: skip
            self.assertEqual(type_of(text), kind, text)


if __name__ == "__main__":
    unittest.main()
