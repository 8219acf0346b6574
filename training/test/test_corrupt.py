"""Broken copies of programs: they must not compile, keep their lines, and say truly what was changed."""

from __future__ import annotations

import contextlib
import io
import json
import random
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "training"))

from neural_debug_training.corrupt import compiles, corrupted  # noqa: E402
from neural_debug_training.corruptions import KINDS  # noqa: E402
from neural_debug_training.program_text import ProgramText  # noqa: E402
from neural_debug_training.reference_steps import reference_steps  # noqa: E402

SOURCE = """\
import math


def helper(values):
    return [v for v in values if v > 0]


def f(text, n):
    found = {'a': [1, 2], "b": (3,)}
    for i, letter in enumerate(text):
        if letter == 'x' and n > len(found['a']):
            print(i, letter)
            n -= 1
        elif letter == 'y':
            return 'never'
    while n > 0:
        n = max(n - 2, 0)
    return helper([n, math.floor(2.5)]) + list(text.upper())
"""


def undone(broken: str, intact: str, edits: list[list[object]]) -> str:
    """The intact text, made from the broken one by taking the edits back."""
    lines = intact.split("\n")
    for line, column, removed, inserted in reversed(edits):
        text = lines[line - 1]
        lines[line - 1] = text[:column] + inserted + text[column + removed :]
    assert "\n".join(lines) == broken
    return intact


class Corruptions(unittest.TestCase):
    def test_copies_do_not_compile_and_keep_their_lines(self) -> None:
        seen = set()
        for seed in range(300):
            broken = corrupted({"id": "1", "code": SOURCE, "input": "'xa', 5"}, seed)
            assert broken is not None
            self.assertFalse(compiles(broken["code"]), broken["corruption"])
            self.assertEqual(undone(broken["code"], SOURCE, broken["edits"]), broken["intact"])
            kinds = broken["corruption"].split("+")
            self.assertIn(len(kinds), (1, 2))
            seen.update(kinds)
            lines = broken["code"].split("\n")
            touched = {line for line, *_ in broken["edits"]}
            for number, text in enumerate(SOURCE.rstrip("\n").split("\n"), 1):
                if number not in touched:
                    self.assertEqual(lines[number - 1], text)
        self.assertEqual(seen, set(KINDS))

    def test_the_seed_decides(self) -> None:
        case = {"id": "1", "code": SOURCE, "input": "'xa', 5"}
        self.assertEqual(corrupted(case, 3), corrupted(case, 3))
        self.assertNotEqual(corrupted(case, 3), corrupted(case, 4))

    def test_every_place_is_within_its_line(self) -> None:
        program = ProgramText(SOURCE, None, True)
        for name, kind in KINDS.items():
            places = kind(program, random.Random(0))
            self.assertTrue(places, name)
            for line, column, removed, _ in (edit for place in places for edit in place):
                self.assertLessEqual(column + removed, len(program.lines[line - 1]))

    def test_half_lines_are_lines_that_never_ran(self) -> None:
        executed = {8, 9, 10, 11, 12, 13, 16, 17, 18, 4, 5}
        places = KINDS["half line"](ProgramText(SOURCE, executed, True), random.Random(0))
        self.assertEqual({edit.line for place in places for edit in place}, {15})

    def test_nothing_comes_after_a_module_that_runs(self) -> None:
        trace = {"id": "1", "source": "a = 1\nif a:\n    print(a)\n", "call": None, "steps": [{"line": 1}]}
        copies = [copy for seed in range(50) if (copy := corrupted(trace, seed))]
        self.assertGreater(len(copies), 40)
        for copy in copies:
            self.assertEqual(copy["steps"], trace["steps"])
            self.assertEqual(copy["source"].count("\n"), 3)

    def test_a_bracket_counts_at_the_end_of_its_run(self) -> None:
        program = ProgramText("x = f(g(h(1)))\n", None, True)
        places = KINDS["missing closing bracket"](program, random.Random(0))
        self.assertEqual({tuple(place[0]) for place in places}, {(1, 13, 1, "")})

    def test_what_does_not_compile_is_left_out(self) -> None:
        self.assertIsNone(corrupted({"id": "1", "code": "x = (\n"}, 0))

    def test_steps_come_from_the_intact_code(self) -> None:
        case = {"id": "1", "code": SOURCE, "input": "'xa', 5"}
        broken = corrupted(case, 1)
        assert broken is not None
        with contextlib.redirect_stdout(io.StringIO()):
            self.assertEqual(reference_steps(broken), reference_steps(case))

    def test_the_command_writes_what_it_reads(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            given, out = Path(folder, "cases.jsonl"), Path(folder, "broken.jsonl")
            given.write_text(json.dumps({"id": "1", "code": SOURCE, "input": "'a', 1", "output": "[]"}) + "\n")
            command = ["-m", "neural_debug_training.corrupt", "--cases", str(given), "--out", str(out), "--seed", "2"]
            subprocess.run([sys.executable, *command], cwd=ROOT / "training", check=True, capture_output=True)
            (line,) = out.read_text().splitlines()
            broken = json.loads(line)
            self.assertEqual((broken["input"], broken["output"]), ("'a', 1", "[]"))
            self.assertEqual(broken["intact"], SOURCE)


if __name__ == "__main__":
    unittest.main()
