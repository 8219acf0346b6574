"""Faults that were really made, and classic slips."""

from __future__ import annotations

import unittest
from typing import Any

from neural_debug_training.classic_faults import classic_faults
from neural_debug_training.fault_pairs import Problem, differing, is_looked_at, renamed, with_tests

RIGHT = """def f(n):
    if n == 0:
        return 1
    return n * f(n - 1)"""
WRONG = RIGHT.replace("return 1", "return 0")


def solution(name: str, code: str) -> dict[str, Any]:
    return {"id": f"some/{name}/P/1", "code": code, "entry": "f", "calls": ["f(3)", "f(0)", "f(4)"]}


class FaultPairsTest(unittest.TestCase):
    def test_lines_that_differ(self) -> None:
        self.assertEqual(differing(WRONG, RIGHT), (1, [3]))
        missing = RIGHT.replace("    if n == 0:\n        return 1\n", "")
        self.assertEqual(differing(missing, RIGHT), (2, [1, 2]))
        assert differing("def g():\n    pass\n    pass\n    pass", RIGHT) is None

    def test_names_of_variables_make_no_difference(self) -> None:
        self.assertEqual(
            renamed("def f(a):\n    b = len(a)\n    return b"), renamed("def f(x):\n    y = len(x)\n    return y")
        )

    def test_a_wrong_solution_is_paired_with_the_right_one_that_is_like_it(self) -> None:
        other = RIGHT.replace("n * f(n - 1)", "f(n - 1) * n")
        problem = Problem("P/1", [solution("a", RIGHT), solution("b", WRONG), solution("c", other)], [])
        (case,) = problem.pairs()
        self.assertEqual(case["fault"], [3])
        self.assertEqual(case["ends"], "return")
        self.assertEqual(case["right"], RIGHT)
        self.assertEqual(case["examples"][0], {"call": case["calls"][0], "expect": case["output"]})
        self.assertIn("    assert f(3) == 6", with_tests(case, 3)["code"])

    def test_a_reference_says_what_is_right(self) -> None:
        problem = Problem("P/1", [solution("a", WRONG), solution("b", WRONG + "\n")], [solution("reference", RIGHT)])
        assert not problem.right
        self.assertEqual(list(problem.wrong.values()), [WRONG])

    def test_what_does_not_end_is_found_out(self) -> None:
        endless = RIGHT.replace("n - 1", "n")
        problem = Problem("P/1", [solution("a", RIGHT), solution("b", endless)], [solution("reference", RIGHT)])
        (case,) = problem.pairs()
        self.assertEqual(case["ends"], "recursion")
        self.assertEqual(case["fault"], [4])

    def test_classic_slips_are_put_in_one_at_a_time(self) -> None:
        found = classic_faults(RIGHT, "f")
        kinds = {kind for kind, _ in found}
        assert {"missing base case", "recursive argument", "base value", "operator"} <= kinds
        assert all(text != RIGHT for _, text in found)
        loop = (
            "def g(xs, k):\n    i = 0\n    while i < len(xs):\n        k = max(k, xs[i])\n        i += 1\n    return k"
        )
        slips = dict(classic_faults(loop, "g"))
        assert "i += 1" not in slips["missing update"]
        assert "while True" in slips["loop condition"]
        assert "return i" in slips["other variable returned"] or "return xs" in slips["other variable returned"]

    def test_halves_hang_on_the_problem_alone(self) -> None:
        self.assertEqual(is_looked_at("P/1"), is_looked_at("P/1"))
        assert 30 < sum(is_looked_at(f"P/{number}") for number in range(100)) < 70


if __name__ == "__main__":
    unittest.main()
