"""Packed samples are what was packed, places are those of the codec, and a run goes on and hands over."""

from __future__ import annotations

import importlib.util
import json
import tempfile
import unittest
from pathlib import Path

MISSING = [name for name in ("numpy", "torch") if importlib.util.find_spec(name) is None]
WORDS = ["<values>", "<iter>", '"', "c:a", "[", "]", ",", "7", "{", "}", "x", "<end>"]
VOCABULARY = {word: number for number, word in enumerate(WORDS)}


def ids(text: str) -> list[int]:
    return [VOCABULARY[word] for word in text.split()]


def write_samples(folder: Path, count: int) -> None:
    """Samples that repeat the first item of a list."""
    import numpy as np

    folder.mkdir(parents=True)
    tokens: list[int] = []
    index = []
    for number in range(count):
        prompt = ids("x <values> [ " + ", ".join(["7 "] * (1 + number)) + " ] <iter>")
        sample = [*prompt, *ids("7 <end>")]
        index.append([len(tokens), len(prompt), 0, len(sample)])
        tokens += sample
    np.array(tokens, dtype="<u2").tofile(folder / "samples.bin")
    np.zeros((len(tokens), 5), dtype="u1").tofile(folder / "places.bin")
    np.array(index, dtype="<u4").tofile(folder / "index.bin")
    np.zeros(count, dtype="u1").tofile(folder / "group.bin")
    (folder / "meta.json").write_text(json.dumps({"vocabulary": len(WORDS), "groups": ["lists"]}))


@unittest.skipIf(MISSING, f"training environment is absent: no {', '.join(MISSING)}")
class TestAccelerator(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def test_places_are_counted_from_both_ends(self) -> None:
        import torch

        from neural_debug_training.accelerator.places import kinds, places

        prompt = ids('<values> [ 7 7 , " c:a c:a " , { x } ]')
        found = places(kinds(VOCABULARY)[torch.tensor([prompt])], torch.tensor([len(prompt)]))[0]
        # In a text or number, item, item one display further out; then the first two from the end.
        want = {1: (0, 1, 0, 3, 1), 2: (1, 1, 1, 2, 3), 3: (2, 1, 1, 1, 3), 6: (1, 2, 1, 2, 2), 7: (2, 2, 1, 1, 2)}
        for at, expected in want.items():
            self.assertEqual(tuple(found[at].tolist()), expected, f"{at}: {WORDS[prompt[at]]}")

    def test_samples_are_packed_once(self) -> None:
        from neural_debug_training.accelerator.pack import pack, unpacked
        from neural_debug_training.batches import Samples

        write_samples(self.folder / "first" / "train", 3)
        write_samples(self.folder / "second" / "train", 4)
        pack([self.folder / "first" / "train", self.folder / "second" / "train"], self.folder / "packed", jobs=1)
        tokens, lengths = unpacked(self.folder / "packed" / "first-train.npz.xz")
        samples = Samples([self.folder / "first" / "train"])
        self.assertEqual(tokens.tolist(), samples.tokens[0].tolist())
        self.assertEqual(lengths.tolist(), samples.index[:, 1:].tolist())
        self.assertEqual(len(unpacked(self.folder / "packed" / "second-train.npz.xz")[1]), 1)

    def test_a_run_learns_goes_on_and_hands_over(self) -> None:
        import torch

        from neural_debug_training.accelerator.pack import pack
        from neural_debug_training.accelerator.train import Training, arguments
        from neural_debug_training.checkpoints import Weights, load_weights, write_weights
        from neural_debug_training.model import Model, Shape

        write_samples(self.folder / "lists" / "train", 8)
        pack([self.folder / "lists" / "train"], self.folder / "packed", jobs=1)
        packed = self.folder / "packed" / "lists-train.npz.xz"
        packed.with_name("held-out-lists.npz.xz").write_bytes(packed.read_bytes())
        sizes = {"hidden_size": 64, "intermediate_size": 96, "num_hidden_layers": 2, "num_attention_heads": 2}
        shape = {"vocab_size": len(WORDS), **sizes, "inner_bits": 4}
        torch.manual_seed(0)
        start = Model(Shape(**shape))
        write_weights(self.folder / "start.safetensors", Weights(shape, dict(start.state_dict()), 5))
        (self.folder / "tokenizer.json").write_text(json.dumps({"model": {"vocab": VOCABULARY}}))
        (self.folder / "out").mkdir()
        options = arguments().parse_args(
            [
                *("--packed", str(self.folder / "packed"), "--weights", str(self.folder / "start.safetensors")),
                *("--tokenizer", str(self.folder / "tokenizer.json"), "--out", str(self.folder / "out")),
                *("--state", str(self.folder / "state"), "--seconds", "90", "--whole", "90", "--no-compile"),
                *("--batch-tokens", "64", "--warmup", "2", "--note", "1", "--steps", "30"),
            ]
        )
        first = Training(options)
        first.train()
        again = Training(options)
        self.assertEqual((again.step, again.tokens), (first.step, first.tokens))
        for one, other in zip(first.model.parameters(), again.model.parameters(), strict=True):
            self.assertTrue(torch.equal(one, other))
        whole = self.folder / "joined.safetensors"
        whole.write_bytes(b"".join(part.read_bytes() for part in sorted((self.folder / "out").glob("weights.*"))))
        self.assertEqual(load_weights(whole).tokens, 5 + first.tokens)
        self.assertIn("lists 1.0000", (self.folder / "out" / "log.txt").read_text())
