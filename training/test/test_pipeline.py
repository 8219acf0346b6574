"""The pipeline on small plans, and a tiny version of the whole way from programs to a trained network."""

from __future__ import annotations

import contextlib
import importlib.util
import io
import json
import os
import random
import subprocess
import sys
import tempfile
import textwrap
import time
import unittest
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from neural_debug_training.operations.drills import Values, drills, program
from neural_debug_training.operations.table import OPERATIONS
from neural_debug_training.operations.written import Written
from neural_debug_training.pipeline import Pipeline, PlanError, read_plan
from neural_debug_training.program_files import open_text

ROOT = Path(__file__).resolve().parents[2]

TINY = '''
[settings]
data = "."
[[stage]]
name = "programs"
commands = ["$python -m neural_debug_training.operations.drills --count 1 --out $data/drills.jsonl.gz"]
makes = ["$data/drills.jsonl.gz"]
[[stage]]
name = "traces"
commands = ["""$python -m neural_debug_training.tracer --programs $data/drills.jsonl.gz --together 200
  --out $data/traces-drills.jsonl.gz"""]
makes = ["$data/traces-drills.jsonl.gz"]
'''
SAMPLES = '''
[[stage]]
name = "samples"
commands = ["""node dist/cli.js encode --kind asked --side train --out $data/samples
  $data/traces-drills.jsonl.gz"""]
makes = ["$data/samples/train/samples.bin"]
'''
TRAINING = """
[[stage]]
name = "training"
commands = ['''$python -m neural_debug_training.train --out $data/run
  --data $data/samples/train --validation $data/samples/train
  --million-tokens 0.02 --no-compile --threads 1 --hidden-size 32 --intermediate-size 48 --num-hidden-layers 1
  --num-attention-heads 2 --batch-tokens 2048 --micro-tokens 1024 --validation-samples 40''']
makes = ["$data/run/checkpoint.safetensors"]
"""


class PlanTest(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        before = os.getcwd()
        self.addCleanup(os.chdir, before)
        os.chdir(ROOT)
        os.environ["PYTHONPATH"] = str(ROOT / "training")

    def pipeline(self, text: str, **changed: str) -> Pipeline:
        """A pipeline of a plan that is written here; `$data` is a new folder."""
        plan = self.folder / "plan.toml"
        plan.write_text(textwrap.dedent(text), encoding="utf-8")
        _, stages = read_plan(plan, {"data": str(self.folder), **changed})
        return Pipeline(self.folder, stages)


class Stages(PlanTest):
    TWO = """
        [settings]
        data = "."
        word = "a"
        [[stage]]
        name = "first"
        needs = ["$data/given"]
        commands = ["cat $data/given > $data/one", "echo $word >> $data/one"]
        makes = ["$data/one"]
        [[stage]]
        name = "second"
        commands = ["sleep 0.1; cp $data/one $data/two", "echo x > $data/three"]
        together = true
        makes = ["$data/two", "$data/three"]
        """

    def test_are_run_once_and_again_when_something_before_them_has_changed(self) -> None:
        given = self.folder / "given"
        given.write_text("1\n")
        self.assertEqual(self.pipeline(self.TWO).run(), ["first", "second"])
        self.assertEqual((self.folder / "two").read_text(), "1\na\n")
        self.assertEqual(self.pipeline(self.TWO).run(), [])
        (self.folder / "three").unlink()
        self.assertEqual(self.pipeline(self.TWO).run(), ["second"])
        given.write_text("2\n")
        self.assertEqual(self.pipeline(self.TWO).run("first"), ["first"])
        self.assertEqual(self.pipeline(self.TWO, word="b").run(), ["first", "second"])
        self.assertEqual((self.folder / "two").read_text(), "2\nb\n")

    def test_that_fail_are_told_and_run_again(self) -> None:
        plan = """
            [settings]
            data = "."
            [[stage]]
            name = "only"
            commands = ["test -f $data/there", "touch $data/made"]
            makes = ["$data/made"]
            """
        with self.assertRaisesRegex(PlanError, "stage only has failed; see .*only.txt"):
            self.pipeline(plan).run()
        (self.folder / "there").touch()
        self.assertEqual(self.pipeline(plan).run(), ["only"])

    def test_that_are_ended_end_what_they_have_started(self) -> None:
        plan = self.folder / "plan.toml"
        command = f"echo $$$$ > {self.folder}/started; exec sleep 600"
        plan.write_text(f'''[settings]\ndata = "{self.folder}"\n[[stage]]\nname = "only"\nmakes = ["x"]
commands = ["{command}"]\n''')
        run = subprocess.Popen(
            [sys.executable, "-m", "neural_debug_training.pipeline", str(plan)], stderr=subprocess.PIPE
        )
        started = self.folder / "started"
        while not (started.exists() and started.read_text().endswith("\n")):
            self.assertIsNone(run.poll())
            time.sleep(0.02)
        run.terminate()
        run.communicate()
        self.assertNotEqual(run.returncode, 0)
        with self.assertRaises(ProcessLookupError):
            os.kill(int(started.read_text()), 0)

    def test_say_what_is_wrong_with_a_plan(self) -> None:
        with self.assertRaisesRegex(PlanError, "needs .*given, which is not there"):
            self.pipeline(self.TWO).run()
        with self.assertRaisesRegex(PlanError, "no setting size"):
            self.pipeline(self.TWO, size="3")
        with self.assertRaisesRegex(PlanError, "stage first: 'else' is no setting"):
            self.pipeline(self.TWO.replace("$word", "$else"))


class RealPlan(PlanTest):
    def test_of_the_repository_can_be_read(self) -> None:
        _, stages = read_plan(ROOT / "training" / "plan.toml", {})
        names = """environment suites programs samples ordinary breadth hard reminders ways training average export
            calibration figures"""
        self.assertEqual([stage.name for stage in stages], names.split())
        # It has to fit beside a training of two and a half hours in all.
        self.assertLessEqual(sum(stage.minutes for stage in stages), 165)

    def test_tiny_version_goes_all_the_way(self) -> None:
        plan = TINY
        has_encoder = (ROOT / "dist" / "cli.js").is_file()
        has_network = all(importlib.util.find_spec(name) for name in ("numpy", "torch"))
        plan += SAMPLES if has_encoder else ""
        plan += TRAINING if has_encoder and has_network else ""
        pipeline = self.pipeline(plan)
        expected = ["programs", "traces", *(["samples"] if has_encoder else [])]
        expected += ["training"] if has_encoder and has_network else []
        self.assertEqual(pipeline.run(), expected)
        with open_text(str(self.folder / "traces-drills.jsonl.gz"), "rt") as lines:
            runs = [json.loads(line) for line in lines]
        self.assertGreater(len(runs), 500)


class Operations(unittest.TestCase):
    def test_are_many_and_each_one_once(self) -> None:
        texts = [one.text for one in OPERATIONS]
        self.assertGreaterEqual(len(texts), 400)
        self.assertEqual(len(texts), len(set(texts)))

    def test_each_is_a_program_that_compiles(self) -> None:
        for one in drills(1, 1, {}):
            compile(one["code"], one["id"], "exec")
            compile(one["calls"][0], one["id"], "eval")

    def test_take_the_values_that_they_are_given(self) -> None:
        found = {"str": ["only this"]}
        calls = [call for one in drills(8, 1, found) if one["code"].endswith("s.upper()\n") for call in one["calls"]]
        self.assertIn("f('only this')", calls)

    def test_begin_with_what_their_operands_need(self) -> None:
        operation = next(one for one in OPERATIONS if one.text == "dt + td")
        values = {"dt": Written("datetime.date(2024, 1, 31)"), "td": Written("datetime.timedelta(days=1)")}
        source, call = program(operation, values)
        self.assertTrue(source.startswith("import datetime\n"))
        space: dict[str, Any] = {}
        exec(source, space)
        self.assertEqual(str(eval(call, space)), "2024-02-01")

    def test_fail_only_where_that_is_what_they_show(self) -> None:
        failed = {one.text for one in OPERATIONS if one.family == "failed"}
        counts: Counter[str] = Counter()
        for operation in OPERATIONS:
            values = Values(random.Random(operation.text), {})
            for _ in range(6):
                source, call = program(operation, values.operands())
                space: dict[str, Any] = {}
                exec(source, space)
                with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
                    try:
                        eval(call, space)
                    except Exception:
                        counts[operation.text] += 1
        # Bytes that are no text, and `%` on texts without a place for a value.
        often = {text for text, count in counts.items() if count == 6} - failed
        self.assertLessEqual(often, {"s % n", "b.decode('ascii')", "b.decode()"})
        self.assertGreater(sum(counts[text] > 0 for text in failed), 80)

    def test_name_only_what_they_use(self) -> None:
        operation = next(one for one in OPERATIONS if one.text == "xs.append(n)")
        self.assertEqual(
            program(operation, {"xs": [1], "n": 2, "s": "x"}),
            ("def f(xs, n):\n    xs.append(n)\n    return xs\n", "f([1], 2)"),
        )
        operation = next(one for one in OPERATIONS if one.text == "s.upper()")
        self.assertEqual(
            program(operation, {"s": "is there. Color"}),
            ("def f(s):\n    return s.upper()\n", "f('is there. Color')"),
        )


if __name__ == "__main__":
    unittest.main()
