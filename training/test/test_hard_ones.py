"""Samples that a model is unsure of are kept, and few of those that it knows."""

from __future__ import annotations

import math
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parent))

try:
    import numpy as np
    import torch
    from test_model import VOCABULARY, write_copies

    from neural_debug_training.audit import Directory
    from neural_debug_training.batches import Samples
    from neural_debug_training.hard_ones import hard_ones, losses
    from neural_debug_training.model import Model, Shape
except ImportError:
    raise unittest.SkipTest("the training environment is absent") from None


class HardOnes(unittest.TestCase):
    def test_keeps_what_is_unsure_and_a_share_of_the_rest(self) -> None:
        lost = np.full(1000, -math.log(0.95))
        lost[::10] = -math.log(0.7)

        kept = hard_ones(lost, sure=0.9, others=0.2, seed=1)

        self.assertTrue(kept[::10].all())
        self.assertAlmostEqual(kept.mean(), 0.1 + 0.9 * 0.2, delta=0.04)
        self.assertEqual(
            hard_ones(np.array([0.0, 1.0, 80.0]), sure=0.9, others=0.0, seed=1).tolist(), [False, True, False]
        )
        self.assertEqual(hard_ones(lost, sure=0.6, others=0.0, seed=1).sum(), 0)

    def test_the_loss_of_a_sample_does_not_hang_on_its_neighbours(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        data = Path(folder.name) / "data"
        write_copies(data, 24)
        torch.manual_seed(3)
        sizes = {"hidden_size": 64, "intermediate_size": 96, "num_hidden_layers": 2, "num_attention_heads": 2}
        shape = Shape(vocab_size=VOCABULARY, **sizes)
        model = Model(shape).eval()
        samples = Samples([data])

        together = losses(model, samples)

        self.assertEqual(together.shape, (24,))
        self.assertTrue((together > 0).all())
        np.testing.assert_allclose(together, losses(model, samples, micro_tokens=1), rtol=1e-3)

    def test_writes_the_samples_that_are_kept(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        data, out = Path(folder.name) / "data", Path(folder.name) / "out"
        write_copies(data, 24)
        before = Directory.read(data)

        before.write_part([3, 7, 20], out)

        after = Directory.read(out)
        for new, old in enumerate((3, 7, 20)):
            for mine, theirs in zip(after.sample(new), before.sample(old), strict=True):
                self.assertEqual(mine.tolist(), theirs.tolist())


if __name__ == "__main__":
    unittest.main()
