"""Tests of the measure of predicted values on broken programs."""

from __future__ import annotations

import random
import unittest

from neural_debug_training.corruptions import Edit
from neural_debug_training.hover_check import agrees, broken_variant, moved
from neural_debug_training.hover_points import Point, points, true_values

CODE = """\
def f(xs, n):
    total = 0
    for x in xs:
        if x > n:
            total += x * 2
    names = [str(x) for x in xs]
    return names[0].upper() + "!"
"""
CASE = {"id": "a", "code": CODE, "input": "[1, 5, 3], 2"}


class HoverPointsTest(unittest.TestCase):
    def test_every_expression_has_a_place_that_means_it(self) -> None:
        found = {point.text: CODE.split("\n")[point.line - 1][point.column :] for point in points(CODE, "f")}
        self.assertTrue(found["x > n"].startswith("> n"))
        self.assertTrue(found["x * 2"].startswith("* 2"))
        self.assertTrue(found["names[0]"].startswith("[0]"))
        self.assertTrue(found["names[0].upper()"].startswith("r()"))
        # What is inside a comprehension has many values, and a method that is called is none.
        self.assertNotIn("str(x)", found)
        self.assertNotIn("names[0].upper", found)

    def test_results_that_are_thrown_away_are_not_asked_about(self) -> None:
        code = "def f(xs):\n    xs.append(len(xs) + 1)\n    print(xs.pop())\n    return xs\n"
        found = [(point.line, point.text) for point in points(code, "f")]
        self.assertEqual(
            found, [(2, "xs"), (2, "len(xs) + 1"), (2, "len(xs)"), (2, "xs"), (3, "xs.pop()"), (3, "xs"), (4, "xs")]
        )

    def test_values_are_those_of_the_last_time(self) -> None:
        values = {(point.line, point.text): value for point, value in true_values(CASE).items()}
        self.assertEqual(values[3, "x"], "3")
        self.assertEqual(values[4, "x > n"], "True")
        self.assertEqual(values[5, "total"], "16")
        self.assertEqual(values[7, "names"], "['1', '5', '3']")
        self.assertEqual(values[7, "names[0].upper() + '!'"], "'1!'")

    def test_nothing_is_changed_by_looking(self) -> None:
        case = {"id": "b", "code": "def f(xs):\n    last = xs.pop()\n    return last, xs\n", "input": "[1, 2]"}
        values = {(point.line, point.text): value for point, value in true_values(case).items()}
        self.assertEqual(values[2, "xs.pop()"], "2")
        self.assertEqual(values[3, "xs"], "[1]")


class HoverCheckTest(unittest.TestCase):
    def test_a_broken_program_does_not_compile(self) -> None:
        broken = broken_variant(CODE, {2, 3, 4, 5, 6, 7}, "missing colon", random.Random(1))
        assert broken is not None
        self.assertRaises(SyntaxError, compile, broken[0], "<broken>", "exec")

    def test_places_move_with_what_is_in_front_of_them(self) -> None:
        point = Point(4, 11, "x > n", 4, False)
        self.assertEqual(moved(point, [Edit(4, 8, 0, "((")]), point._replace(column=13))
        self.assertEqual(moved(point, [Edit(4, 12, 1, "")]), point)
        self.assertIsNone(moved(point, [Edit(4, 10, 3, "")]))
        self.assertEqual(moved(point, [Edit(3, 0, 2, "")]), point)

    def test_an_answer_has_to_be_about_the_expression_and_right_the_last_time(self) -> None:
        point = Point(5, 12, "total", 5, True)

        def said(expression: str, *values: str) -> dict[str, object]:
            return {"expression": expression, "values": [{"value": value} for value in values]}

        self.assertTrue(agrees(said("total", "10", "16"), point, "16"))
        self.assertFalse(agrees(said("total", "16", "10"), point, "16"))
        self.assertFalse(agrees(said("total += x * 2", "16"), point, "16"))
        self.assertFalse(agrees(said("total"), point, "16"))
        self.assertFalse(agrees(None, point, "16"))
        self.assertTrue(agrees(said("total", "{2, 1}"), point, "{1, 2}"))
        self.assertFalse(agrees(said("total", "1.0"), point, "1"))
