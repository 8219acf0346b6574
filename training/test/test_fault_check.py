"""Tests of the faulty programs and their score."""

from __future__ import annotations

import contextlib
import io
import unittest

from neural_debug_training.fault_check import changed_line, ending, score
from neural_debug_training.reference_steps import reference_steps

CODE = """\
def g(x):
    return 10 // x


def f(xs):
    n = len(xs)
    return g(n)
"""


class FaultCheckTest(unittest.TestCase):
    def test_a_fault_is_one_changed_line(self) -> None:
        self.assertEqual(changed_line(CODE, CODE.replace("10", "11")), 2)
        self.assertIsNone(changed_line(CODE, CODE))
        self.assertIsNone(changed_line(CODE, CODE.replace("10", "11").replace("len", "sum")))
        self.assertIsNone(changed_line(CODE, CODE + "x = 1\n"))

    def test_the_ending_says_where_it_shows(self) -> None:
        case = {"id": "a", "code": CODE, "input": "[1, 2]"}
        self.assertEqual(ending(reference_steps(case)), ("return", "5", 7))
        self.assertEqual(ending(reference_steps({**case, "input": "[]"})), ("raise", "ZeroDivisionError", 2))
        self.assertIsNone(ending([]))

    def test_hit_rates(self) -> None:
        fault = {"id": "a", "fault": 2, "shows": 7, "ends": "return"}
        answer = {
            "suspects": [{"line": 2}, {"line": 7}],
            "slice": [7, 6, 2],
            "reproduced": True,
            "milliseconds": 5,
        }
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            score([fault], {"a": answer})
        self.assertIn("| all | 1 | 0.00 | 0.00 | 1.00 | 1.00 | 1.00 | 1.00 |", out.getvalue())
        self.assertIn("median time 5 ms", out.getvalue())


if __name__ == "__main__":
    unittest.main()
