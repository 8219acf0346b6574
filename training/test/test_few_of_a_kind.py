"""Samples of statements that others have asked about often enough are left out."""

from __future__ import annotations

import json
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

try:
    import numpy as np

    from neural_debug_training.few_of_a_kind import few_of_a_kind
except ImportError:
    raise unittest.SkipTest("numpy is not installed: samples are not chosen") from None

VOCABULARY = {**{str(digit): digit for digit in range(10)}, "<values>": 10, "v0": 11, "-=": 12, "+=": 13}


class FewOfAKind(unittest.TestCase):
    def test_keeps_so_many_of_each_statement_whatever_its_numbers(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        data, out = Path(folder.name) / "data", Path(folder.name) / "out"
        data.mkdir()
        # `v0 -= 14`, `v0 -= 7` and so on, and once `v0 += 7`.
        prompts = [[11, 12, *number, 10, 11, 5] for number in ([1, 4], [7], [9, 9, 9], [8])] + [[11, 13, 7, 10, 11, 5]]
        samples = [[*prompt, 20 + number] for number, prompt in enumerate(prompts)]
        tokens = [token for sample in samples for token in sample]
        starts = np.cumsum([0, *map(len, samples)])[:-1]
        index = [[start, len(prompt), 0, len(prompt) + 1] for start, prompt in zip(starts, prompts, strict=True)]
        np.array(tokens, dtype="<u2").tofile(data / "samples.bin")
        np.array([[token % 7] * 5 for token in tokens], dtype="u1").tofile(data / "places.bin")
        np.array(index, dtype="<u4").tofile(data / "index.bin")
        np.arange(5, dtype="u1").tofile(data / "group.bin")
        (data / "meta.json").write_text(json.dumps({"vocabulary": 30, "groups": []}))

        self.assertEqual(few_of_a_kind(data, out, VOCABULARY, most=2), (5, 3))

        kept = np.fromfile(out / "group.bin", dtype="u1").tolist()
        self.assertEqual(kept[-1], 4)
        expected = [token for number in kept for token in samples[number]]
        self.assertEqual(np.fromfile(out / "samples.bin", dtype="<u2").tolist(), expected)
        places = np.fromfile(out / "places.bin", dtype="u1").reshape(-1, 5)
        self.assertEqual(places[:, 0].tolist(), [token % 7 for token in expected])
        records = np.fromfile(out / "index.bin", dtype="<u4").reshape(-1, 4).tolist()
        self.assertEqual([expected[start + whole - 1] for start, _, _, whole in records], [20 + one for one in kept])


if __name__ == "__main__":
    unittest.main()
