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
    np.random.default_rng(6).integers(0, 64, (len(tokens), 5)).astype("u1").tofile(folder / "places.bin")
    np.array(index, dtype="<u4").tofile(folder / "index.bin")
    (np.arange(count) % 2).astype("u1").tofile(folder / "group.bin")
    vocabulary = {"<values>": 0, **{f"w{token}": token for token in range(1, VOCABULARY)}}
    (folder / "tokenizer.json").write_text(json.dumps({"model": {"vocab": vocabulary}}))
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
            *("--tokenizer", str(self.folder / "data" / "tokenizer.json")),
            *("--out", str(self.folder / "run"), "--no-compile", "--warmup-steps", "5", "--threads", "1"),
            *("--batch-tokens", "256", "--micro-tokens", "128", "--adam-lr", "0.01"),
            *("--hidden-size", "64", "--intermediate-size", "96", "--num-hidden-layers", "2"),
            *("--num-attention-heads", "2", *more),
        ]

    def test_batches_cover_an_epoch_once_and_resume_with_the_next_pool(self) -> None:
        from unittest.mock import patch

        from neural_debug_training.batches import Order, Samples

        samples = Samples([self.folder / "data"])
        weights = samples.weights([1.0], {"odd": 0.0})
        with patch("neural_debug_training.batches.POOL_SAMPLES", 20):
            order = Order(samples, weights, 64, seed=3)
            epoch = [number for pool in order.pools() for chosen in order.of_pool(pool) for number in chosen.tolist()]
            self.assertEqual(sorted(epoch), [n for n in range(64) if n % 2 == 0])
            next(iter(order))
            again = Order(samples, weights, 64, seed=3)
            self.assertTrue(again.restore(order.state()))
            self.assertIn(next(iter(again)).samples[0], order.pools()[1])

    def test_templates_that_are_answered_right_are_shown_seldom(self) -> None:
        import numpy as np

        from neural_debug_training.batches import Samples
        from neural_debug_training.difficulty import Difficulty

        samples = Samples([self.folder / "data"])
        difficulty = Difficulty(samples, self.folder / "data" / "tokenizer.json")
        easy = np.flatnonzero(difficulty.template == difficulty.template[0])
        for _ in range(300):
            difficulty.learn(easy, np.zeros(len(easy)))
        random = np.random.default_rng(0)
        shown = [difficulty.keep(np.arange(len(samples)), random) for _ in range(200)]
        self.assertLess(np.mean([np.isin(easy, kept).mean() for kept in shown]), 0.2)
        hard = np.setdiff1d(np.arange(len(samples)), easy)
        self.assertTrue(all(np.isin(hard, kept).all() for kept in shown))
        again = Difficulty(samples, self.folder / "data" / "tokenizer.json")
        again.restore(difficulty.state())
        self.assertEqual(again.wrong.tolist(), difficulty.wrong.tolist())

    def test_a_rate_that_falls_goes_on_from_where_it_is(self) -> None:
        from neural_debug_training.optimizer import Schedule

        schedule = Schedule(minutes=100, decay_share=0.5, warmup_steps=0)
        self.assertEqual([schedule.scale(now, 1) for now in (0, 50, 75)], [1, 1, 0.5])
        schedule.decay_from(75, 10)
        self.assertEqual([schedule.scale(now, 1) for now in (75, 80)], [0.5, 0.25])
        self.assertEqual(schedule.scale(85, 1), 0.01)

    def test_weights_are_mixed_by_share(self) -> None:
        import torch

        from neural_debug_training.average import measure, mixed
        from neural_debug_training.batches import Samples
        from neural_debug_training.model import Model, Shape

        first, second = {"w": torch.tensor([0.0, 4.0])}, {"w": torch.tensor([4.0, 4.0], dtype=torch.bfloat16)}
        self.assertEqual(mixed(first, second, 0.25)["w"].tolist(), [1.0, 4.0])
        samples = Samples([self.folder / "data"])
        exact, loss = measure(Model(Shape(samples.vocabulary, hidden_size=64, num_hidden_layers=1)), samples, 20)
        self.assertLessEqual(exact, 1)
        self.assertGreater(loss, 0)

    def test_a_grown_model_answers_as_before(self) -> None:
        import torch

        from neural_debug_training.grow import grown
        from neural_debug_training.model import Model, Shape

        torch.manual_seed(1)
        small = Model(Shape(VOCABULARY, hidden_size=64, intermediate_size=96, num_hidden_layers=2))
        shape, state = grown(small.shape, small.state_dict(), layers=3, vocabulary=VOCABULARY + 4)
        large = Model(shape)
        large.load_state_dict(state)
        tokens, places = torch.randint(0, VOCABULARY, (2, 9)), torch.randint(0, 64, (2, 9, 5))
        with torch.no_grad():
            expected, answer = small(tokens, places), large(tokens, places)[..., :VOCABULARY]
        self.assertLess(float((answer - expected).abs().max()), 1e-4)
        # The new layer (the first of three) begins as a copy of the old one behind it.
        copied, old = (state[f"model.layers.{layer}.mlp.up_proj.weight"] for layer in (0, 1))
        self.assertTrue(torch.equal(copied, old))

    def test_plots_show_every_row(self) -> None:
        from neural_debug_training.plots import draw

        row = {"name": "a < b", "count": 12, "accuracy": 0.5}
        report = {name: [row] for name in ("statements", "operations", "horizons")}
        confidence = [{"from": 0.9, "count": 3, "accuracy": 1.0, "confidence": 0.95}]
        paths = draw({**report, "calibration": confidence}, self.folder / "plots")
        self.assertEqual(len(paths), 4)
        for path in paths[:3]:
            self.assertIn("a &lt; b", path.read_text())

    def test_only_answers_after_the_forced_prefix_are_targets(self) -> None:
        import numpy as np

        from neural_debug_training.batches import Samples

        batch = Samples([self.folder / "data"]).batch(np.array([0, 1]))
        first, second = (batch.targets[batch.positions // batch.tokens.shape[1] == row].tolist() for row in range(2))
        row0, row1 = batch.tokens.tolist()
        self.assertEqual(first, [row0[1], 1])
        self.assertEqual(second, [*row1[:2], 1])

    def test_begins_with_given_weights_once_and_then_goes_on_with_its_own(self) -> None:
        import torch

        from neural_debug_training.train import Run, arguments, train
        from neural_debug_training.weights import save

        train(arguments().parse_args(self.arguments("--million-tokens", "0.002")))
        first = Run(arguments().parse_args(self.arguments("--million-tokens", "0.002", "--resume")))
        kept = self.folder / "kept.safetensors"
        save(self.folder / "run", kept)

        def begun(*more: str) -> Run:
            second = ("--out", str(self.folder / "second"), "--million-tokens", "0.01", "--resume", str(kept))
            return Run(arguments().parse_args(self.arguments(*second, *more)))

        run = begun()
        self.assertEqual((run.step, run.tokens, run.progress), (0, first.tokens, 0))
        for name, value in run.optimizer.state().items():
            near = first.optimizer.state()[name]
            self.assertTrue(torch.allclose(value.float(), near.float(), rtol=0.01, atol=1e-6), name)
        self.assertIn("momentum.model.layers.0.mlp.up_proj.weight", run.optimizer.state())
        run.step, run.tokens = 7, run.tokens + 1000
        run.save()
        self.assertEqual((begun().step, begun().progress), (7, 0.001))
        self.assertEqual(begun("--lr", "0.001").step, 0)

    def test_a_file_that_is_cut_short_is_told(self) -> None:
        import torch

        from neural_debug_training.checkpoints import read, write

        path = self.folder / "some.safetensors"
        tensors = {"a": torch.arange(3), "b": torch.tensor(2.5, dtype=torch.bfloat16), "c": torch.zeros(0)}
        write(path, tensors, {"tokens": 5})
        found, facts = read(path)
        self.assertEqual(facts, {"tokens": 5})
        self.assertEqual({name: value.tolist() for name, value in found.items()}, {"a": [0, 1, 2], "b": 2.5, "c": []})
        path.write_bytes(path.read_bytes()[:40])
        with self.assertRaisesRegex(ValueError, "cut short"):
            read(path)

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
        (models / "config.json").write_text('{"name": "tiny", "temperature": 2}')
        export(self.folder / "run", models, [self.folder / "data"])
        config = json.loads((models / "config.json").read_text())
        self.assertEqual((config["name"], config["layers"], config["vocabulary"]), ("tiny", 2, VOCABULARY))
        self.assertNotIn("temperature", config)
        result = check(self.folder / "run", models, self.folder / "data", count=64)
        self.assertLess(result["torch/fp32 logits, largest difference"], 1e-3)
        self.assertGreater(result["int8/fp32 same top token, share"], 0.98)
        self.assertLess(result["fp32 one token at a time/whole, largest difference"], 1e-3)
        # What a token gives does not hang on those that are read with it.
        self.assertLess(result["int8 one token at a time/whole, largest difference"], 1e-3)
        self.assertLess(result["fp32 parts of 5, 1, 1, 7, 7.../whole, largest difference"], 1e-3)


if __name__ == "__main__":
    unittest.main()
