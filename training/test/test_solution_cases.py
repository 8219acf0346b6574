"""Cases for the tools of agents: what is right, what is wrong, and what a fault is."""

from __future__ import annotations

import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from neural_debug_training import solution_cases as cases  # noqa: E402

RIGHT = "def total(xs):\n    n = 0\n    for x in xs:\n        n += x\n    return n\n"


class SolutionCases(unittest.TestCase):
    def test_a_run_tells_results_and_changes(self) -> None:
        real = cases.run(RIGHT, ["total([1, 2])", "total(3)"], trace=True)
        assert real is not None
        self.assertEqual(real["results"], [{"returns": "3"}, {"raises": "TypeError"}])
        self.assertEqual(real["changes"], [[2, "n", "0"], [3, "x", "1"], [4, "n", "1"], [3, "x", "2"], [4, "n", "3"]])

    def test_an_endless_run_is_given_up(self) -> None:
        self.assertIsNone(cases.run("def f():\n    while True: pass\n", ["f()"]))

    def test_values_are_compared_as_a_test_would(self) -> None:
        self.assertTrue(cases.is_same({"returns": "16"}, "16.0"))
        self.assertFalse(cases.is_same({"returns": "16"}, "17"))
        self.assertFalse(cases.is_same({"raises": "KeyError"}, "None"))

    def test_a_fault_differs_in_one_line_and_in_its_first_result(self) -> None:
        [fault] = cases.one_fault("a", RIGHT, [{"call": "total([1, 2])", "expect": "3"}])
        self.assertNotEqual(fault["code"], RIGHT)
        self.assertEqual(
            [RIGHT.split("\n")[line - 1] != fault["code"].split("\n")[line - 1] for line in fault["changed"]], [True]
        )

    def test_what_most_solutions_agree_on_is_true_where_there_is_no_reference(self) -> None:
        solutions = [
            {"code": RIGHT},
            {"code": RIGHT.replace("+=", "-=")},
            {"code": "def total(xs):\n    return sum(xs)\n"},
        ]
        self.assertEqual(cases.truth(["total([1, 2])"], solutions, None), ["3"])
        self.assertIsNone(cases.truth(["total([1, 2])"], solutions[:2], None))

    def test_examples_in_docstrings_are_taken_out(self) -> None:
        self.assertNotIn(
            ">>>", cases.without_doc('def f(x):\n    """F.\n\n    >>> f(1)\n    2\n    """\n    return x\n')
        )


if __name__ == "__main__":
    unittest.main()
