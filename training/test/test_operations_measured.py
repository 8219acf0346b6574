"""Single operations as cases, and their table."""

import unittest

from neural_debug_training.operations.measured import cases, is_right, table
from neural_debug_training.operations.table import OPERATIONS


class Measured(unittest.TestCase):
    def test_what_cpython_says_stands_beside_each_call(self) -> None:
        changes = [one for one in OPERATIONS if one.family == "change"]
        made = cases(2, 1000, {"change"})
        self.assertEqual({case["kind"] for case in made}, {one.text for one in changes})
        for case in made:
            names: dict[str, object] = {}
            exec(case["code"], names)
            if not case["output"].startswith("raises "):
                self.assertEqual(repr(eval(case["calls"][0], names)), case["output"])

    def test_an_answer_is_right_that_has_the_same_value_of_the_same_type(self) -> None:
        case = {"output": "{'a': 1, 'b': 2}"}
        self.assertTrue(is_right(case, {"prediction": "{'b': 2, 'a': 1}"}))
        self.assertFalse(is_right(case, {"prediction": "{'a': 1}"}))
        self.assertFalse(is_right({"output": "1"}, {"prediction": "True"}))
        self.assertFalse(is_right({"output": "1"}, {"error": "no answer"}))
        raising = {"output": "raises KeyError"}
        self.assertTrue(is_right(raising, {"prediction": None}))
        self.assertFalse(is_right(raising, {"error": "no answer"}))
        self.assertFalse(is_right(raising, {"prediction": "1"}))

    def test_families_and_the_kinds_that_are_wrong_most_often(self) -> None:
        asked = [
            {"id": f"{i}", "family": "text" if i < 3 else "number", "kind": "s[0]" if i < 2 else f"n{i}"}
            for i in range(5)
        ]
        rows, worst = table(asked, {"0", "2", "3"})
        self.assertEqual(
            rows[2:],
            ["| text | 2 | 3 | 0.667 | 1 |", "| number | 2 | 2 | 0.500 | 1 |", "| all | 4 | 5 | 0.600 | 2 |"],
        )
        self.assertEqual(worst, [("n4", 0, 1), ("s[0]", 1, 2)])


if __name__ == "__main__":
    unittest.main()
