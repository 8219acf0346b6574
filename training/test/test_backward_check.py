"""Tests of the score of inferred pasts."""

from __future__ import annotations

import unittest

from neural_debug_training.backward_check import Unreadable, judge, previous, program_of
from neural_debug_training.reference_steps import reference_steps

CODE = """\
def f(xs, n):
    total = 0
    for x in xs:
        if x > n:
            total += x
        else:
            pass
    return xs[n]
"""
CASE = {"id": "a", "code": CODE, "input": "[1, 5], 2"}


def past(line: int, following: int, values: dict[str, str], event: str = "line") -> dict[str, object]:
    """An inferred past, as `predict --task backward` writes it."""
    return {"event": event, "line": line, "next": following, "locals": values, "unknown": [], "confirmed": True}


class BackwardCheckTest(unittest.TestCase):
    def setUp(self) -> None:
        self.steps = reference_steps(CASE) or []

    def at(self, line: int, event: str = "line", number: int = 0) -> int:
        """Index of a step."""
        return [i for i, step in enumerate(self.steps) if (step["line"], step["event"]) == (line, event)][number]

    def reached(self, one: dict[str, object], index: int) -> bool:
        true = previous(self.steps, index, program_of(CODE).statements)
        assert true is not None
        return judge(one, self.steps[index], true, program_of(CODE))["reached"]

    def test_previous_steps(self) -> None:
        statements = program_of(CODE).statements
        lines = [previous(self.steps, i, statements) for i in range(1, len(self.steps))]
        found = [(step["event"], step["line"]) if step else None for step in lines]
        self.assertEqual(found[:3], [("call", 1), ("line", 2), ("line", 3)])
        # The line that only passes is not a past of its own.
        again = previous(self.steps, self.at(3, number=1), statements)
        self.assertEqual(again and again["line"], 4)

    def test_values(self) -> None:
        known = self.at(3, number=2)
        self.assertTrue(self.reached(past(5, 3, {"xs": "[1, 5]", "n": "2", "x": "5", "total": "0"}), known))
        self.assertFalse(self.reached(past(5, 3, {"xs": "[1, 5]", "n": "2", "x": "5", "total": "1"}), known))
        self.assertFalse(self.reached(past(5, 3, {"xs": "[1, 5]", "n": "2", "x": "5"}), known))

    def test_branches(self) -> None:
        known = self.at(5)
        self.assertTrue(self.reached(past(4, 5, {"xs": "[1, 5]", "n": "2", "x": "5", "total": "0"}), known))
        self.assertFalse(self.reached(past(4, 5, {"xs": "[1, 5]", "n": "7", "x": "5", "total": "0"}), known))

    def test_loops(self) -> None:
        known = self.at(4)
        self.assertTrue(self.reached(past(3, 4, {"xs": "[1, 5]", "n": "2", "total": "0"}), known))
        self.assertFalse(self.reached(past(3, 4, {"xs": "[2, 5]", "n": "2", "total": "0"}), known))

    def test_exceptions(self) -> None:
        known = self.at(8, "exception")
        values = {"n": "2", "x": "5", "total": "5"}
        self.assertTrue(self.reached(past(8, 8, {**values, "xs": "[1, 5]"}), known))
        self.assertFalse(self.reached(past(8, 8, {**values, "xs": "[1, 5, 6]"}), known))
        self.assertFalse(self.reached(past(8, 8, {**values, "xs": "3"}), known))

    def test_call(self) -> None:
        known = self.at(2)
        self.assertTrue(self.reached(past(1, 2, {"xs": "[1, 5]", "n": "2"}, "call"), known))
        self.assertFalse(self.reached(past(1, 2, {"xs": "[1]", "n": "2"}, "call"), known))

    def test_unreadable_values_are_told(self) -> None:
        known = self.at(3, number=2)
        with self.assertRaises(Unreadable):
            self.reached(past(5, 3, {"xs": "<Point>", "n": "2", "x": "5", "total": "0"}), known)


if __name__ == "__main__":
    unittest.main()
