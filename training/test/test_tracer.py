"""The tracer against small programs whose steps are known.

PYTHONPATH=training python3 -m unittest discover -s test/training
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import textwrap
import unittest
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "training"))

from neural_debug_training.limits import Limits
from neural_debug_training.reference_steps import reference_steps
from neural_debug_training.sandbox import run_isolated
from neural_debug_training.tracer import ProgramError, trace_run

ROOT = Path(__file__).resolve().parents[1]
Step = dict[str, Any]


def run(source: str, call: str | None = "f()", **limits: Any) -> dict[str, Any]:
    """Trace a program given with indentation."""
    return trace_run(textwrap.dedent(source).lstrip("\n"), call, Limits(**limits))


def path(steps: list[Step]) -> list[tuple[str, int]]:
    """Events and lines."""
    return [(step["event"], step["line"]) for step in steps]


def values(trace: dict[str, Any], line: int) -> list[tuple[str, str]]:
    """Texts and values of the sub-expressions of the first step on a line (one-line expressions only)."""
    lines = trace["source"].split("\n")
    step = next(step for step in trace["steps"] if step["event"] == "line" and step["line"] == line)
    return [(lines[v["at"][0] - 1][v["at"][1] : v["at"][3]], v["value"]) for v in step["values"]]


def on_line(trace: dict[str, Any], line: int) -> list[Step]:
    """Line events on a line."""
    return [step for step in trace["steps"] if step["event"] == "line" and step["line"] == line]


class SubExpressions(unittest.TestCase):
    def test_values_come_in_evaluation_order(self) -> None:
        trace = run("""
            def f(s="abc"):
                return s[1:].upper() + str(len(s) * 2)
        """)
        self.assertEqual(
            values(trace, 2),
            [
                ("s[1:]", "'bc'"),
                ("s[1:].upper()", "'BC'"),
                ("len(s)", "3"),
                ("len(s) * 2", "6"),
                ("str(len(s) * 2)", "'6'"),
                ("s[1:].upper() + str(len(s) * 2)", "'BC6'"),
            ],
        )

    def test_what_is_not_evaluated_has_no_value(self) -> None:
        trace = run("""
            def f(a=0, b=[]):
                return a > 0 and b[0] > 1
        """)
        self.assertEqual(values(trace, 2), [("a > 0", "False"), ("a > 0 and b[0] > 1", "False")])

    def test_constants_lambdas_and_insides_of_comprehensions_have_none(self) -> None:
        trace = run("""
            def f(xs=(2, 1)):
                return sorted([-x for x in xs], key=lambda x: x + 1), -1, (1, 2)
        """)
        self.assertEqual([text for text, _ in values(trace, 2)][:1], ["[-x for x in xs]"])
        self.assertEqual(len(values(trace, 2)), 2)

    def test_columns_are_characters(self) -> None:
        trace = run("""
            def f():
                é = 'é€𝄞' + str(1)
        """)
        self.assertEqual(values(trace, 2), [("str(1)", "'1'"), ("'é€𝄞' + str(1)", "'é€𝄞1'")])

    def test_special_forms_survive(self) -> None:
        trace = run("""
            class A:
                def m(self):
                    return __class__.__name__
            class B(A):
                def m(self):
                    return super().m() + "!"
            def f():
                x = 1
                if (n := x + 1) > 1:
                    names = sorted(locals())
                match [n, "s"]:
                    case [int(k), "s"] if k + 1:
                        return B().m(), names, f"{n!r:>{k + 1}}|{x=}"
        """)
        self.assertEqual(trace["steps"][-1]["value"], "('A!', ['n', 'x'], '  2|x=1')")


class Steps(unittest.TestCase):
    def test_calls_and_what_is_resumed(self) -> None:
        trace = run("""
            def g(xs):
                xs.append(1)
                return xs
            def f():
                a = []
                b = len(a) + len(
                    g(a)) + len(a)
        """)
        steps = trace["steps"]
        self.assertEqual(
            path(steps),
            [
                ("call", 4),
                ("line", 5),
                ("line", 6),
                ("call", 1),
                ("line", 2),
                ("line", 3),
                ("return", 3),
                ("return", 6),
            ],
        )
        self.assertEqual(steps[3]["callSite"], [7, 8, 7, 12])
        self.assertEqual([step["frame"] for step in steps], [1, 1, 1, 2, 2, 2, 2, 1])
        self.assertEqual(steps[6]["resumed"]["locals"], {"a": "[1]"})
        self.assertIsNone(steps[0]["callSite"])
        self.assertIsNone(steps[-1]["resumed"])
        self.assertEqual([(v["value"], v["calls"]) for v in steps[2]["values"]][:2], [("0", 0), ("[1]", 1)])
        self.assertEqual(steps[-1]["locals"], {"a": "[1]", "b": "2"})

    def test_exceptions(self) -> None:
        trace = run("""
            def f(d={}):
                try:
                    return d["k"]
                except (IndexError,
                        ValueError):
                    pass
                except KeyError as e:
                    raise ValueError(str(e)) from None
                finally:
                    d[1] = 2
        """)
        steps = trace["steps"]
        self.assertEqual(
            path(steps)[2:],
            [("line", 3), ("exception", 3), ("line", 4), ("line", 7), ("line", 8), ("exception", 8),
             ("line", 10), ("return", 10)],
        )  # fmt: skip
        self.assertEqual((steps[3]["exception"], steps[3]["message"]), ("KeyError", "'k'"))
        self.assertEqual(steps[4]["handled"], {"type": "KeyError", "message": "'k'"})
        self.assertEqual(steps[6]["locals"]["e"], "KeyError('k')")

    def test_generator_keeps_its_frame(self) -> None:
        trace = run("""
            def g():
                yield 1
            def f():
                for x in g():
                    pass
        """)
        inner = [step for step in trace["steps"] if step["function"] == "g"]
        self.assertEqual(path(inner), [("call", 1), ("line", 2), ("return", 2), ("call", 2), ("return", 2)])
        self.assertEqual({step["frame"] for step in inner}, {2})
        self.assertEqual(inner[0]["callSite"], [4, 13, 4, 16])
        self.assertIsNone(on_line(trace, 4)[1]["iterator"])

    def test_output_belongs_to_the_last_event(self) -> None:
        trace = run("""
            def g():
                print("a", end="")
            def f():
                print(g())
        """)
        self.assertEqual([step["output"] for step in trace["steps"]], ["", "", "", "a", "None\n", ""])

    def test_module_run(self) -> None:
        trace = run(
            """
            import math
            from collections import *
            class C:
                x = 1
            @str
            def g():
                pass
            y = [C.x]
            """,
            None,
        )
        last = trace["steps"][-1]
        self.assertEqual((last["function"], last["event"], last["globals"]), ("<module>", "return", {}))
        self.assertEqual(set(last["locals"]), {"C", "g", "y"})
        self.assertEqual(last["locals"]["C"], "<class 'C'>")
        self.assertEqual([line for event, line in path(trace["steps"]) if event == "line"], [1, 2, 3, 3, 4, 5, 8])

    def test_events_are_those_of_the_plain_program(self) -> None:
        source = textwrap.dedent("""
            def f(n):
                total = 0
                while n > 0:
                    n -= 1
                    if n % 2:
                        continue
                    for i in range(n): total += i
                else:
                    total = -total
                try:
                    return [total][n]
                finally:
                    total = 0
        """)
        plain = reference_steps({"code": source, "input": "5"})
        traced = trace_run(source, "f(5)")["steps"]
        keys = ("event", "function", "line", "depth", "locals")
        self.assertEqual(
            [[step[key] for key in keys] for step in plain or ()],
            [[step[key] for key in keys] for step in traced],
        )


class Loops(unittest.TestCase):
    def following(self, iterable: str, body: str = "pass") -> list[Any]:
        trace = run(f"def f(xs=[1, 2, 3], d={{'a': 1}}):\n    for x in {iterable}:\n        {body}\n")
        return [step.get("iterator", "first") for step in on_line(trace, 2)]

    def test_next_items(self) -> None:
        self.assertEqual(self.following("xs"), ["first", ["2", "3"], ["3"], []])
        self.assertEqual(self.following("xs", "xs[2] = 0 if x == 1 else xs[2]")[1], ["2", "0"])
        self.assertEqual(self.following("enumerate(xs)")[1], ["(1, 2)", "(2, 3)"])
        self.assertEqual(self.following("zip(reversed(xs), 'abc')")[1], ["(2, 'b')", "(1, 'c')"])
        self.assertEqual(self.following("d.items()"), ["first", []])
        self.assertEqual(self.following("map(str, xs)")[1], ["'2'", "'3'"])
        self.assertEqual(self.following("filter(None, xs)")[1], None)

    def test_looking_does_not_disturb(self) -> None:
        source = """
            def f():
                xs, seen = [3, 4], []
                it = iter(xs)
                for x in it:
                    seen.append((x, next(it, None)))
                for i, x in enumerate(xs):
                    if len(xs) < 4:
                        xs.append(i)
                    seen.append(x)
                return seen
        """
        trace = run(source)
        self.assertEqual(trace["steps"][-1]["value"], "[(3, 4), 3, 4, 0, 1]")
        self.assertEqual([step.get("iterator") for step in on_line(trace, 4)], [None, []])

    def test_value_of_an_iterable(self) -> None:
        trace = run("""
            def f(xs=[1]):
                for i, x in enumerate(xs):
                    pass
        """)
        self.assertEqual(values(trace, 2), [("enumerate(xs)", "[(0, 1)]")])

    def test_next_items_behind_a_branch(self) -> None:
        trace = run("""
            def f(xs=(1, 2)):
                for x in xs:
                    if x > 1:
                        a = 1
                    else:
                        a = 2
        """)
        self.assertEqual([step.get("iterator", "first") for step in on_line(trace, 2)], ["first", ["2"], []])

    def test_a_header_before_a_long_body_has_its_next_items(self) -> None:
        sums = " + ".join(["xs[i - 1] * xs[i]"] * 12)
        trace = run(f"def f(xs):\n    for i in range(1, 3):\n        xs[i] = {sums}\n", "f([1, 2, 3])")
        self.assertEqual([step.get("iterator", "first") for step in on_line(trace, 2)], ["first", ["2"], []])

    def test_more_than_four(self) -> None:
        trace = run("def f():\n    for i in range(7):\n        pass\n")
        steps = on_line(trace, 2)
        self.assertEqual((steps[1]["iterator"], steps[1]["iteratorMore"]), (["1", "2", "3", "4"], True))
        self.assertEqual((steps[3]["iterator"], steps[3]["iteratorMore"]), (["3", "4", "5", "6"], False))


class Values(unittest.TestCase):
    def show(self, expression: str, prelude: str = "") -> str:
        trace = run(f"{prelude}\ndef f():\n    return {expression}\n")
        return str(trace["steps"][-1]["value"])

    def test_builtin_types(self) -> None:
        prelude = "from collections import *\nimport math\nfrom decimal import Decimal\nfrom functools import *"
        for text in (
            "deque([1], maxlen=2)", "OrderedDict([('a', 1)])", "frozenset({1})", "frozenset()", "set()",
            "(1,)", "range(0, 3)", "Decimal('1.5')", "ValueError('x', 1)",
            "{'a': [1.5, None]}", "b'\\x00'", "inf", "Ellipsis", "-1",
        ):  # fmt: skip
            self.assertEqual(self.show(text, prelude + "\ninf = math.inf"), text)
        self.assertEqual(self.show("Counter('abb')", prelude), "Counter({'a': 1, 'b': 2})")
        self.assertEqual(self.show("defaultdict(int, {1: 2})", prelude), "defaultdict(<class 'int'>, {1: 2})")
        self.assertEqual(self.show("{1: 2}.items()"), "dict_items([(1, 2)])")
        self.assertEqual(
            self.show("[f, lambda: 1, len, math, zip(), int, deque, object()]", prelude),
            "[<function f>, <function lambda>, <builtin len>, <module math>, <iterator zip>, <class 'int'>, "
            "<class 'collections.deque'>, <unknown>]",
        )

    def test_instances_run_no_code_of_the_program(self) -> None:
        prelude = textwrap.dedent("""
            from enum import Enum
            from dataclasses import dataclass
            from typing import NamedTuple
            class Bad:
                __slots__ = ("x", "y")
                def __init__(self): self.x = 1
                def __repr__(self): raise SystemExit
                __eq__ = __hash__ = __len__ = __bool__ = __iter__ = __repr__
            class Color(Enum):
                RED = 1
            @dataclass
            class Point:
                x: int
            class Pair(NamedTuple):
                a: int
            class Stack(list): pass
            class Odd(Exception):
                def __init__(self, code): self.code = code
        """)
        self.assertEqual(
            self.show("[Bad(), Color.RED, Point(1), Pair(2), Stack([3]), Odd(4), Bad]", prelude),
            "[<Bad x=1>, <Color name='RED', value=1>, <Point x=1>, <Pair a=2>, Stack([3]), "
            "<Odd args=(4,), code=4>, <class 'Bad'>]",
        )

    def test_marks_of_shared_objects(self) -> None:
        trace = run("""
            def f():
                a = [1]
                b = [a, [2]]
                c = b
                b.append(b)
                m = [[0]] * 2
        """)
        last = trace["steps"][-1]["locals"]
        self.assertEqual(on_line(trace, 3)[0]["locals"], {"a": "[1]"})
        self.assertEqual(on_line(trace, 4)[0]["locals"], {"a": "@1[1]", "b": "[@1[1], [2]]"})
        self.assertEqual(on_line(trace, 5)[0]["locals"]["c"], "@2[@1[1], [2]]")
        self.assertEqual(last["c"], "@2[@1[1], [2], @2...]")
        self.assertEqual(last["m"], "[@3[0], @3[0]]")

    def test_values_have_the_marks_of_the_state_before_or_after(self) -> None:
        trace = run("""
            def f(g=[[1], [2]]):
                n = len(g[0])
                row = g[1]
        """)
        self.assertEqual(values(trace, 2)[0], ("g[0]", "[1]"))
        self.assertEqual(values(trace, 3), [("g[1]", "@1[2]")])
        self.assertEqual(trace["steps"][-1]["locals"], {"g": "[[1], @1[2]]", "n": "1", "row": "@1[2]"})


class Cuts(unittest.TestCase):
    def test_limits(self) -> None:
        endless = "def f():\n    x = 0\n    while True:\n        x += 1\n"
        trace = run(endless, steps=10)
        self.assertEqual((trace["truncated"], trace["reason"], len(trace["steps"])), (True, "steps", 10))
        for body, reason in (
            ("x = 'a' * 1000", "value"), ("sum([0] * 1000)", "value"), ("x = 2 ** 100000", "value"),
            ("print('a' * 9, end='' * 99 or 'b' * 9)", "output"),
            ("x = sum(0 for _ in iter(int, 1))", "time"),
        ):  # fmt: skip
            trace = run(f"def f():\n    y = 1\n    {body}\n", value=100, output=15, seconds=0.1)
            self.assertEqual((trace["reason"], path(trace["steps"])[-1]), (reason, ("line", 3)), body)

    def test_unrunnable_programs(self) -> None:
        for source in ("def f(:", "import no_such_module", "1 / 0"):
            with self.assertRaises(ProgramError):
                trace_run(source, "f()")

    def test_children_are_confined(self) -> None:
        def work(item: int, emit: Any) -> None:
            emit({"item": item})
            if item == 1:
                Path("file").write_text("x")
            while item == 2:
                pass
            emit({"end": item})

        found = [(item, result) for item, result in run_isolated([1, 2, 3], work, 2, 5, 0.5) if result]
        self.assertCountEqual(found, [(1, {"item": 1}), (2, {"item": 2}), (3, {"item": 3}), (3, {"end": 3})])

    def test_programs_that_share_a_process_are_traced_alike(self) -> None:
        """Also those after one that does not compile."""
        sources = ["def f(x):\n    return x + 1\n"] * 3 + ["def f(:\n"] + ["def f(x):\n    return [x] * 2\n"] * 3
        with tempfile.TemporaryDirectory() as folder:
            programs = f"{folder}/own.jsonl"
            items = [{"id": n, "code": source, "calls": ["f(1)", "f(2)"]} for n, source in enumerate(sources)]
            Path(programs).write_text("\n".join(map(json.dumps, items)), encoding="utf-8")
            command = [sys.executable, "-m", "neural_debug_training.tracer", "--programs", programs, "--out"]
            found = []
            for number in (1, 4):
                out = f"{folder}/{number}.jsonl"
                done = subprocess.run(
                    [*command, out, "--together", str(number)], cwd=ROOT, check=True, capture_output=True, text=True
                )
                self.assertIn("'programs': 7", done.stderr)
                self.assertIn("dropped 2: SyntaxError", done.stderr)
                found.append(Path(out).read_text(encoding="utf-8"))
        self.assertEqual(found[0].count("\n"), 12)
        self.assertEqual(found[0], found[1])


if __name__ == "__main__":
    unittest.main()
