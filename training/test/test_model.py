"""The model learns, resumes, and exports to a graph that computes the same. Run:
`PYTHONPATH=training python -m unittest discover -s test/training`; skipped where the training environment is absent."""

from __future__ import annotations

import importlib.util
import json
import tempfile
import unittest
from pathlib import Path

MISSING = [name for name in ("numpy", "torch", "onnx", "onnxruntime") if importlib.util.find_spec(name) is None]
VOCABULARY = 24


def write_copies(folder: Path, count: int = 64) -> None:
    """Samples whose answer repeats two tokens of the prompt; 0 pads, 1 ends, 2 asks. Every fourth forces one token."""
    import numpy as np

    random = np.random.default_rng(5)
    folder.mkdir(parents=True)
    tokens, index = [], []
    for number in range(count):
        prompt = [*random.integers(3, VOCABULARY, 2 + number % 3).tolist(), 2]
        sample = [*prompt, *prompt[:2], 1]
        index.append([len(tokens), len(prompt), int(number % 4 == 0), len(sample)])
        tokens += sample
    np.array(tokens, dtype="<u2").tofile(folder / "samples.bin")
    np.array(index, dtype="<u4").tofile(folder / "index.bin")
    (np.arange(count) % 2).astype("u1").tofile(folder / "group.bin")
    (folder / "meta.json").write_text(json.dumps({"vocabulary": VOCABULARY, "groups": ["even", "odd"]}))


@unittest.skipIf(MISSING, f"training environment is absent: no {', '.join(MISSING)}")
class TestModel(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        write_copies(self.folder / "data")

    def arguments(self, *more: str) -> list[str]:
        return [
            *("--data", str(self.folder / "data"), "--validation", str(self.folder / "data")),
            *("--out", str(self.folder / "run"), "--no-compile", "--warmup-steps", "5", "--threads", "1"),
            *("--batch-tokens", "256", "--micro-tokens", "128", "--adam-lr", "0.01"),
            *("--hidden-size", "64", "--intermediate-size", "96", "--num-hidden-layers", "2"),
            *("--num-attention-heads", "2", *more),
        ]

    def test_batches_cover_an_epoch_once_and_resume(self) -> None:
        from neural_debug_training.batches import Order, Samples

        samples = Samples([self.folder / "data"])
        order = Order(samples, samples.weights([1.0], {"odd": 0.0}), 64, seed=3)
        epoch = [number for chosen in order.of_epoch() for number in chosen.tolist()]
        self.assertEqual(sorted(epoch), [n for n in range(64) if n % 2 == 0])
        stream = iter(order)
        for _ in range(3):
            next(stream)
        again = Order(samples, samples.weights([1.0], {"odd": 0.0}), 64, seed=3)
        self.assertTrue(again.restore(order.state()))
        self.assertEqual(next(iter(again)).samples.tolist(), next(stream).samples.tolist())

    def test_only_answers_after_the_forced_prefix_are_targets(self) -> None:
        import numpy as np

        from neural_debug_training.batches import Samples

        batch = Samples([self.folder / "data"]).batch(np.array([0, 1]))
        first, second = (batch.targets[batch.positions // batch.tokens.shape[1] == row].tolist() for row in range(2))
        row0, row1 = batch.tokens.tolist()
        self.assertEqual(first, [row0[1], 1])
        self.assertEqual(second, [*row1[:2], 1])

    def test_learns_resumes_and_exports(self) -> None:
        from neural_debug_training.check_export import check
        from neural_debug_training.export import export
        from neural_debug_training.train import Run, arguments, train

        train(arguments().parse_args(self.arguments("--minutes", "0.08")))
        resumed = arguments().parse_args(self.arguments("--minutes", "0.25", "--resume"))
        train(resumed)
        accuracy = Run(resumed).evaluate()
        self.assertEqual(set(accuracy), {"all", "even", "odd"})
        self.assertGreater(accuracy["all"]["exact"], 0.95)

        models = self.folder / "models"
        models.mkdir()
        (models / "config.json").write_text('{"calibration": [1]}')
        export(self.folder / "run", models)
        config = json.loads((models / "config.json").read_text())
        self.assertEqual((config["calibration"], config["layers"], config["vocabulary"]), ([1], 2, VOCABULARY))
        result = check(self.folder / "run", models, self.folder / "data", count=64)
        self.assertLess(result["torch/fp32 logits, largest difference"], 1e-3)
        self.assertGreater(result["int8/fp32 same top token, share"], 0.98)
        self.assertLess(result["fp32 one token at a time/whole, largest difference"], 1e-3)
        self.assertLess(result["fp32 parts of 5, 1, 1, 7, 7.../whole, largest difference"], 1e-3)


if __name__ == "__main__":
    unittest.main()
