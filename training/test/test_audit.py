"""Prompts with several answers are found, within a directory of samples and over several."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

try:
    import numpy as np

    from neural_debug_training import audit
except ImportError:
    raise unittest.SkipTest("numpy is not installed: the audit is not tested") from None

Sample = tuple[list[int], list[int], list[int], int]
"""Prompt, forced beginning, the rest of the answer, group."""


def write(folder: Path, samples: list[Sample], groups: list[str]) -> Path:
    folder.mkdir()
    offset, tokens, index = 0, [], []
    for prompt, forced, answer, _ in samples:
        whole = [*prompt, *forced, *answer]
        index.append([offset, len(prompt), len(forced), len(whole)])
        tokens += whole
        offset += len(whole)
    np.array(tokens, dtype="<u2").tofile(folder / "samples.bin")
    np.array(index, dtype="<u4").tofile(folder / "index.bin")
    np.array([sample[3] for sample in samples], dtype="u1").tofile(folder / "group.bin")
    (folder / "meta.json").write_text(json.dumps({"vocabulary": 100, "groups": groups}))
    return folder


class AuditTest(unittest.TestCase):
    def setUp(self) -> None:
        self.folder = Path(tempfile.mkdtemp())
        self.addCleanup(lambda: subprocess.run(["rm", "-r", str(self.folder)], check=True))
        self.first = write(
            self.folder / "first",
            [
                ([1, 2, 3], [], [9], 0),
                ([1, 2, 3], [], [8], 1),  # another answer to the first
                ([1, 2], [3], [7], 1),  # and one where the end of the prompt is forced
                ([2, 1, 3], [], [9], 0),  # another order
                ([1, 2, 3, 9], [], [9], 0),  # the first and its answer as a prompt
                ([5], [], [6], 0),
                ([5], [], [6], 0),  # the same sample again
            ],
            ["a", "b"],
        )
        self.second = write(self.folder / "second", [([5], [], [7, 7], 0), ([4], [], [1], 0)], ["c"])

    def audit(self, *paths: Path) -> audit.Audit:
        return audit.Audit([audit.Directory.read(path) for path in paths])

    def test_counts(self) -> None:
        lines = self.audit(self.first).table().splitlines()
        self.assertEqual(lines[0], "7 samples, 6 different ones, 4 prompts, 1 of them with several answers (25.000%)")
        self.assertEqual(
            [line.split() for line in lines[2:]], [["a", "4", "1", "25.000%"], ["b", "2", "2", "100.000%"]]
        )

    def test_over_directories(self) -> None:
        both = self.audit(self.second, self.first)
        self.assertEqual(len(both.ambiguous), 2)
        self.assertEqual([line.split()[:3] for line in both.table().splitlines()[2:]], [
            ["a", "4", "2"], ["b", "2", "2"], ["c", "2", "1"],
        ])  # fmt: skip
        ((prompt, _), *rest) = next(both.examples("c", 1))
        self.assertEqual((list(prompt), len(rest)), ([5], 1))

    def test_small_chunks_make_no_difference(self) -> None:
        whole = [list(part) for part in audit.Directory.read(self.first).hashes()]
        for size in (1, 3, 5, 11):
            with mock.patch.object(audit, "_CHUNK", size):
                self.assertEqual([list(part) for part in audit.Directory.read(self.first).hashes()], whole)

    def test_files_that_do_not_fit(self) -> None:
        (self.second / "group.bin").write_bytes(b"\0")
        with self.assertRaisesRegex(ValueError, "files of different runs"):
            audit.Directory.read(self.second)

    def test_command(self) -> None:
        tokenizer = self.folder / "tokenizer.json"
        tokenizer.write_text(json.dumps({"model": {"vocab": {f"w{n}": n for n in range(100)}}}))
        command = [sys.executable, "-m", "neural_debug_training.audit", "--data", str(self.first)]
        shown = subprocess.run(
            [*command, "--tokenizer", str(tokenizer)], cwd=ROOT, check=True, capture_output=True, text=True
        ).stdout
        self.assertIn("a: w1 w2 w3\n", shown)
        for answer in ("    w9\n", "    w8\n", "    w7\n"):
            self.assertIn(answer, shown)


if __name__ == "__main__":
    unittest.main()
