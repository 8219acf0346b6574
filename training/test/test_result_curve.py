"""Results are right more often than all their steps together.

Run with `python -m unittest discover -s training/test`.
"""

from __future__ import annotations

import json
import random
import tempfile
import unittest
from pathlib import Path

from neural_debug_training.result_curve import curve_of, on_curve, said_and_right, same


class TestResultCurve(unittest.TestCase):
    def test_says_how_often_such_results_are_right(self) -> None:
        dice = random.Random(3)
        said = [dice.random() for _ in range(4000)]
        curve = curve_of([(share, float(dice.random() < share**0.5)) for share in said])
        for share in (0.1, 0.4, 0.8):
            self.assertAlmostEqual(on_curve(share, curve), share**0.5, delta=0.12)
        self.assertEqual(on_curve(1.0, curve), 1.0)
        self.assertEqual(on_curve(0.0, curve), 0.0)

    def test_leaves_out_what_steps_do_not_lead_to(self) -> None:
        given = [
            {"id": "a", "prediction": "{1, 2}", "confidence": 0.4},
            {"id": "b", "prediction": "4", "confidence": 0.3},
            {"id": "c", "prediction": "3", "confidence": 0.2, "source": "assumed"},
            {"id": "d", "prediction": "[<unknown>]", "confidence": 0},
            {"id": "e", "prediction": None, "confidence": 0.1},
        ]
        with tempfile.TemporaryDirectory() as folder:
            cases, answers = Path(folder, "cases"), Path(folder, "answers")
            cases.write_text("\n".join(json.dumps({"id": one["id"], "output": "{2, 1}"}) for one in given))
            answers.write_text("\n".join(map(json.dumps, given)))
            self.assertEqual(said_and_right(cases, answers), [(0.4, 1.0), (0.3, 0.0)])

    def test_compares_what_is_no_literal_as_text(self) -> None:
        self.assertTrue(same("<Color.RED: 1>", "<Color.RED: 1>"))
        self.assertFalse(same("<Color.RED: 1>", "<Color.RED: 2>"))


if __name__ == "__main__":
    unittest.main()
