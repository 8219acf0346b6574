"""Recording of test suites, without any: small modules, and the manifest."""

from __future__ import annotations

import contextlib
import sys
import tempfile
import textwrap
import types
import unittest
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from neural_debug_training.suites.call_recorder import CallRecorder
from neural_debug_training.suites.manifest import Package, read_manifest, write_manifest
from neural_debug_training.suites.record import place
from neural_debug_training.suites.scout import NEVER, PERMISSIVE
from neural_debug_training.suites.source_plan import SourcePlan, plan_of
from neural_debug_training.suites.span_recorder import Bounds, SpanRecorder

PACKAGE = "measured_shop"


def record(source: str, run: str, bounds: Bounds | None = None) -> list[list[dict[str, Any]]]:
    """What is recorded of a module while an expression of it is evaluated."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"{PACKAGE}.py"
        path.write_text(textwrap.dedent(source), encoding="utf-8")
        plan = plan_of(path, path.name)
        spans: list[list[dict[str, Any]]] = []

        def found(name: str) -> SourcePlan | None:
            return plan if name == str(path) else None

        recorder = SpanRecorder(PACKAGE, found, bounds or Bounds(), lambda _, steps: spans.append(steps))
        module = types.ModuleType(PACKAGE)
        exec(compile(path.read_text(encoding="utf-8"), str(path), "exec"), module.__dict__)
        before = sys.gettrace()
        recorder.start()
        try:
            eval(run, module.__dict__)
        except ZeroDivisionError:
            pass
        finally:
            recorder.stop()
            sys.settrace(before)
        return spans


class Recording(unittest.TestCase):
    def test_a_statement_has_its_names_before_and_after(self) -> None:
        [[before, step, after], _] = record("def f(a, b):\n    c = a + 1\n    return c * 2\n", "f(3, [9])")
        self.assertEqual((before["event"], step["line"], after["line"]), ("call", 2, 3))
        self.assertEqual(step["locals"], {"a": "3"})
        self.assertEqual(after["locals"], {"a": "3", "c": "4"})

    def test_calls_are_part_of_the_statement_that_makes_them(self) -> None:
        source = """
            def twice(n):
                return n * 2

            def f(a):
                return twice(a) + twice(a + 1)
            """
        spans = record(source, "f(3)")
        [whole] = [steps for steps in spans if steps[1]["line"] == 6]
        calls = [step for step in whole if step["depth"] == 1]
        self.assertEqual([step.get("value") for step in calls], [None, "6", None, "8"])
        self.assertEqual(calls[0]["callSite"], [6, 11, 6, 19])
        self.assertEqual(whole[-1]["value"], "14")

    def test_a_constructor_says_what_it_has_made(self) -> None:
        source = """
            class Point:
                def __init__(self, x):
                    self.x = x + 1

            def f(x):
                return Point(x).x * 2
            """
        [whole] = [steps for steps in record(source, "f(1)") if steps[1]["line"] == 7]
        self.assertEqual(whole[3]["instance"], "<Point x=2>")
        self.assertEqual(whole[-1]["value"], "4")

    def test_of_a_large_object_only_what_is_read(self) -> None:
        source = """
            class Shelf:
                def __init__(self):
                    self.books = ["x" * 90, "y" * 90, "z" * 90]
                    self.count = 3

            def f(shelf):
                return shelf.count + 1
            """
        [[_, step, _]] = [steps for steps in record(source, "f(Shelf())") if steps[1]["line"] == 8]
        self.assertEqual(step["locals"], {"shelf": "<Shelf count=3>"})
        self.assertEqual(step["partial"], ["shelf"])

    def test_exceptions_end_a_statement(self) -> None:
        [[_, _, after]] = record("def f(a):\n    return 1 / a\n", "f(0)")
        self.assertEqual((after["event"], after["exception"]), ("exception", "ZeroDivisionError"))

    def test_what_is_handed_on_or_printed_is_not_recorded(self) -> None:
        source = "def f(a):\n    b = a\n    print(a + 1)\n    pass\n    return b\n"
        self.assertEqual(record(source, "f(1)"), [])

    def test_only_so_many_different_executions(self) -> None:
        source = "def f(a):\n    return a + 1\n"
        spans = record(source, "[f(n // 2) for n in range(40)]", Bounds(kept=3))
        self.assertEqual([steps[1]["locals"]["a"] for steps in spans], ["0", "1", "2"])

    def test_calls_from_a_comprehension_spoil_the_statement(self) -> None:
        source = """
            def key(n):
                return -n

            def f(a):
                return [key(n) for n in a]

            def g(a):
                return [-n for n in a]
            """
        self.assertEqual([steps[1]["line"] for steps in record(source, "f([1, 2]) + g([1])")], [3, 3, 9])


class Manifest(unittest.TestCase):
    def test_is_read_as_it_was_written(self) -> None:
        rows = [Package("a", "1", "MIT", "a", "tests", 3, "0" * 64), Package("b", "2", "BSD", "b", "-x y", 0, "1" * 64)]
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "manifest.tsv"
            write_manifest(rows, path)
            self.assertEqual(read_manifest(path), rows)
            path.write_text("a\tb\n", encoding="utf-8")
            with self.assertRaisesRegex(ValueError, "line 1"):
                read_manifest(path)

    def test_has_no_package_that_is_measured_on(self) -> None:
        packages = read_manifest()
        self.assertGreaterEqual(len(packages), 150)
        self.assertEqual([one.name for one in packages if one.name.lower() in NEVER], [])
        for one in packages:
            self.assertRegex(one.sha256, r"^[0-9a-f]{64}$", one.name)
            self.assertRegex(one.licence, PERMISSIVE, one.name)
        held_out = sum(one.split == "validation" for one in packages)
        self.assertTrue(0.05 < held_out / len(packages) < 0.15, held_out)

    def test_is_recorded_by_chance_with_those_to_measure_on_early(self) -> None:
        order = sorted(read_manifest(), key=place)
        self.assertEqual({one.split for one in order[:20]}, {"train", "validation"})
        self.assertEqual({one.split for one in order[len(order) // 2 :]}, {"train"})
        first = [one.name.lower() for one in order if one.split == "train"]
        self.assertNotEqual(first, sorted(first))


class Calls(unittest.TestCase):
    def test_calls_of_literals_are_kept_as_they_can_be_made_again(self) -> None:
        source = """
            def listed(a, b=2, *c, d=4, **e):
                a.append(1)
                return [a, b, c, d, e]
            def nothing(x): pass
            def thing(x): return object()
            def failing(x): raise ZeroDivisionError
            def items(): yield 1
            class Shop:
                def total(self): return 3
            def double(x): return 2 * x
        """
        made: dict[str, Any] = {}
        exec(compile(textwrap.dedent(source), "shop.py", "exec"), made)
        found: list[tuple[str, ...]] = []
        recorder = CallRecorder(lambda path: path == "shop.py", lambda *call: found.append(call[1:]))
        before = sys.getprofile()
        recorder.start()
        try:
            made["listed"]([1], 5, 6, d=7, z=8)
            made["nothing"](1), made["thing"](1), list(made["items"]()), made["Shop"]().total()
            with contextlib.suppress(ZeroDivisionError):
                made["failing"](1)
            for number in range(9):
                made["double"](number // 2)
        finally:
            recorder.stop()
            sys.setprofile(before)
        self.assertEqual(found[0], ("listed", "listed([1], 5, 6, d=7, z=8)", "[[1, 1], 5, (6,), 7, {'z': 8}]"))
        # Three different calls of each function; nothing that has no result, or none that can be written down.
        self.assertEqual([call for _, call, _ in found[1:]], ["double(0)", "double(1)", "double(2)"])
        self.assertEqual(recorder.count, 4)


if __name__ == "__main__":
    unittest.main()
