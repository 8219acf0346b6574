"""The curve rises, and stands where the steps stand; run with `python -m unittest discover -s training/test`."""

from __future__ import annotations

import random
import unittest

from neural_debug_training.confidence_curve import fit
from neural_debug_training.held_out import is_held_out


class TestConfidenceCurve(unittest.TestCase):
    def test_finds_the_share_that_is_right(self) -> None:
        dice = random.Random(1)
        said = [dice.random() for _ in range(20000)]
        curve = fit([(share, float(dice.random() < share**2)) for share in said])
        for x, y in curve:
            self.assertAlmostEqual(y, x * x, delta=0.05)

    def test_rises_where_steps_do_not(self) -> None:
        dice = random.Random(2)
        curve = fit([(share / 1000, float(dice.random() < 0.5)) for share in range(1000)])
        rights = [right for _, right in curve]
        self.assertEqual(rights, sorted(rights))

    def test_holds_out_two_of_a_hundred_programs(self) -> None:
        share = sum(is_held_out(f"mbpp/{number}") for number in range(10000)) / 10000
        self.assertAlmostEqual(share, 0.02, delta=0.005)


if __name__ == "__main__":
    unittest.main()
