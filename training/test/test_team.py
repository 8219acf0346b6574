"""Processes that train one model together."""

from __future__ import annotations

import importlib.util
import json
import tempfile
import unittest
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from test_model import write_copies

if TYPE_CHECKING:
    from neural_debug_training.team import Team

MISSING = [name for name in ("numpy", "torch") if importlib.util.find_spec(name) is None]


def add_up(folder: Path, team: Team) -> None:
    """Each has a gradient of its own, of a matrix, and none of another one."""
    import torch

    matrix, other = torch.zeros(2, 2, requires_grad=True), torch.zeros(3, requires_grad=True)
    matrix.grad = torch.full((2, 2), float(team.rank + 1))
    team.add_gradients([matrix, other], 0.5)
    found = {
        "totals": team.totals(team.rank, 2),
        "told": team.told(team.rank + 7),
        "gradients": [matrix.grad.tolist(), other.grad.tolist()],
    }
    (folder / f"{team.rank}.json").write_text(json.dumps(found))


@unittest.skipIf(MISSING, f"training environment is absent: no {', '.join(MISSING)}")
class TestTeam(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def test_gradients_are_added_and_all_go_by_the_numbers_of_one(self) -> None:
        from neural_debug_training.team import work_together

        work_together(3, self.folder / "meeting", partial(add_up, self.folder))
        expected = {"totals": [3, 6], "told": [7], "gradients": [[[3, 3], [3, 3]], [0, 0, 0]]}
        self.assertEqual([json.loads((self.folder / f"{rank}.json").read_text()) for rank in range(3)], [expected] * 3)
        self.assertFalse((self.folder / "meeting").exists())

    def test_each_has_samples_of_its_own(self) -> None:
        from neural_debug_training.batches import Order, Samples

        write_copies(self.folder / "data")
        samples = Samples([self.folder / "data"])
        orders = [Order(samples, samples.weights([1.0], {}), 64, seed=3, share=(rank, 3)) for rank in range(3)]
        seen = [[number for pool in order.pools() for number in pool.tolist()] for order in orders]
        self.assertEqual(sorted(number for one in seen for number in one), list(range(64)))
        self.assertEqual([len(one) for one in seen], [22, 21, 21])

    def test_two_train_one_model(self) -> None:
        from neural_debug_training.train import Run, arguments, train

        write_copies(self.folder / "data")
        data = str(self.folder / "data")
        options = arguments().parse_args(
            [
                *("--data", data, "--validation", data, "--tokenizer", f"{data}/tokenizer.json"),
                *("--out", str(self.folder / "run"), "--no-compile", "--warmup-steps", "5", "--threads", "1"),
                *("--batch-tokens", "256", "--micro-tokens", "128", "--adam-lr", "0.01", "--hidden-size", "64"),
                *("--intermediate-size", "96", "--num-hidden-layers", "2", "--num-attention-heads", "2"),
                *("--minutes", "0.25", "--processes", "2"),
            ]
        )
        train(options)
        finished = (self.folder / "run" / "finished").read_text()
        options.resume = ""
        run = Run(options)
        self.assertEqual(finished, f"{run.tokens}\n")
        self.assertGreater(run.evaluate()["all"]["exact"], 0.95)


if __name__ == "__main__":
    unittest.main()
