"""Variants of programs: they keep types and relations, differ from the original, and stay on its side of the split."""

from __future__ import annotations

import ast
import gzip
import hashlib
import json
import random
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from neural_debug_training.mutate.__main__ import variants  # noqa: E402
from neural_debug_training.mutate.edits import variant  # noqa: E402
from neural_debug_training.mutate.inputs import new_calls  # noqa: E402
from neural_debug_training.mutate.literals import changed  # noqa: E402

SOURCE = '''import math

LIMIT = 10

def f(text, n):  # é: offsets are bytes
    """Counts."""
    total = 0
    for i in range(n):
        if text[i] == "a" and i < LIMIT:
            total += 1
        elif text.find("é") > 0:
            total = total * 2 + len(text[1:n])
    text = text.strip().upper()
    names = sorted([text, "x"])
    names.append(f"{text}{n + 1}")
    return max(total, n), names[0]
'''


def words(source: str) -> set[str]:
    """Texts of the lines that are not in the original."""
    return set(source.splitlines()) - set(SOURCE.splitlines())


def side(trace_id: str) -> int:
    """Where `neural-debug encode` puts a trace: it hashes the id without what follows the first `#`."""
    problem = re.sub(r"#.*$", "", trace_id)
    return int.from_bytes(hashlib.md5(problem.encode()).digest()[:2], "little") % 100


class InputsTest(unittest.TestCase):
    def test_values_keep_their_type_and_mostly_change(self) -> None:
        rng = random.Random(1)
        for value in (5, -3, 2.5, "ab c", "", b"xy", [1, 2], [], ["a", "b"], (1, "x"), {1, 2}, {"a": [1]}, True):
            made = [changed(value, rng) for _ in range(200)]
            self.assertEqual({type(item) for item in made}, {type(value)}, value)
            if value not in ("", []):
                self.assertGreater(sum(item != value for item in made), 100, value)
        self.assertIsNone(changed(None, rng))

    def test_values_vary_in_kind(self) -> None:
        rng = random.Random(2)
        numbers = [changed(25, rng) for _ in range(300)]
        self.assertTrue(any(number < 0 for number in numbers) and 0 in numbers and max(numbers) > 99)
        texts = [changed("Hello world", rng) for _ in range(300)]
        self.assertTrue("" in texts and any(text.isupper() for text in texts))
        self.assertGreater(len({len(text) for text in texts}), 8)
        rows = [changed([[1, 2], [3, 4]], rng) for _ in range(200)]
        self.assertTrue(all(len(row) == 2 for table in rows for row in table))
        self.assertTrue(all(table == sorted(table) for table in [changed([1, 4, 9, 12], rng)]))

    def test_relations_mostly_hold(self) -> None:
        rng = random.Random(3)
        part = whole = length = 0
        for call in new_calls(["f('tree house', 'house', ['a', 'bc', 'd'], 3)"], 300, rng):
            text, word, items, count = (ast.literal_eval(node) for node in ast.parse(call, mode="eval").body.args)  # type: ignore[attr-defined]
            part += word in text
            whole += 1
            length += len(items) == count
        self.assertGreater(part, 0.7 * whole)
        self.assertGreater(length, 0.9 * whole)

    def test_only_literals_of_the_call_change(self) -> None:
        rng = random.Random(4)
        made = new_calls(["Box([1, 2]).put(items = g(x, 'é'), n = -7)"], 20, rng)
        self.assertEqual(len(made), 20)
        for call in made:
            self.assertRegex(call, r"^Box\(\[.*\]\)\.put\(items = g\(x, .*\), n = -?\d+\)$")
        self.assertEqual(new_calls(["run()"], 3, rng), [])


class EditsTest(unittest.TestCase):
    def test_every_variant_compiles_and_differs(self) -> None:
        seen = set()
        for seed in range(300):
            text = variant(SOURCE, 1 + seed % 3, random.Random(seed))
            assert text is not None
            self.assertNotEqual(ast.dump(ast.parse(text)), ast.dump(ast.parse(SOURCE)))
            self.assertIn("LIMIT = 10\n", text)
            self.assertIn('"""Counts."""', text)
            self.assertIn("# é: offsets are bytes", text)
            seen.add(text)
        self.assertGreater(len(seen), 200)

    def test_kinds_of_edits(self) -> None:
        kinds = ("method", "negate", "boolean", "arithmetic", "range", "index")
        made = {line.strip() for kind in kinds for text in self.made(kind, 80) for line in words(text)}
        for line in (
            "text = text.strip().lower()",
            "text = text.lstrip().upper()",
            "if not (text[i] == 'a' and i < LIMIT):",
            "if text[i] == 'a' or i < LIMIT:",
            "total -= 1",
            'elif text.rfind("é") > 0:',
            "for i in range(1, n):",
            "return max(total, n), names[-1]",
            "return min(total, n), names[0]",
            'names = list([text, "x"])',
        ):
            self.assertIn(line, made)
        deleted = self.made("delete", 60)
        self.assertIn(SOURCE.replace("            total += 1\n", "            pass\n"), deleted)
        self.assertIn(SOURCE.replace("    text = text.strip().upper()\n", ""), deleted)

    def made(self, kind: str, count: int) -> list[str]:
        return [variant(SOURCE, 1, random.Random(seed), frozenset({kind})) or "" for seed in range(count)]

    def test_nothing_to_edit(self) -> None:
        self.assertIsNone(variant("def f():\n    pass\n", 2, random.Random(1)))
        self.assertIsNone(variant("def f(:\n", 2, random.Random(1)))


class SplitTest(unittest.TestCase):
    def test_variants_have_the_problem_in_front(self) -> None:
        made = list(variants({"id": "a/b:1#0", "code": SOURCE, "entry": "f", "calls": ["f('abc', 3)"]}, "own", 1, 3, 2))
        self.assertEqual([item["id"] for item in made], ["a/b:1#0#i", "a/b:1#0#m0", "a/b:1#0#m1"])
        self.assertEqual({item["file"] for item in made}, {"own"})
        self.assertEqual([len(item["calls"]) for item in made], [3, 2, 2])

    def test_a_program_without_arguments_gets_other_constants(self) -> None:
        made = list(variants({"id": 1, "code": "def f():\n    return 5 + 1\n", "calls": ["f()"]}, "own", 1, 3, 1))
        self.assertEqual([item["calls"] for item in made], [["f()"]] * len(made))
        self.assertRegex(made[0]["code"], r"return -?\d+ \+ -?\d+")

    def test_traces_of_variants_fall_on_the_side_of_the_original(self) -> None:
        items = [{"id": f"p:{n}#0", "code": SOURCE, "entry": "f", "calls": ["f('abcd', 2)"]} for n in range(40)]
        with tempfile.TemporaryDirectory() as folder:
            source, mutated = f"{folder}/own.jsonl", f"{folder}/other-name.jsonl.gz"
            Path(source).write_text("".join(json.dumps(item) + "\n" for item in items), encoding="utf-8")
            self._run("mutate", "--programs", source, "--out", mutated, "--seed", "1")
            self._run("tracer", "--programs", source, "--out", f"{folder}/a.jsonl.gz")
            self._run("tracer", "--programs", mutated, "--out", f"{folder}/b.jsonl.gz")
            sides = {}
            for trace in self._ids(f"{folder}/a.jsonl.gz"):
                sides[trace.split("#")[0]] = side(trace)
            variants_traced = self._ids(f"{folder}/b.jsonl.gz")
        self.assertGreater(len(variants_traced), 80)
        self.assertGreater(len(set(sides.values())), 10)
        for trace in variants_traced:
            self.assertRegex(trace, r"^own/p:\d+#0#(i|m\d)#\d$")
            self.assertEqual(side(trace), sides[trace.split("#")[0]])

    def _ids(self, path: str) -> list[str]:
        with gzip.open(path, "rt") as file:
            return [json.loads(line)["id"] for line in file]

    def _run(self, module: str, *arguments: str) -> None:
        command = [sys.executable, "-m", f"neural_debug_training.{module}", *arguments]
        subprocess.run(command, cwd=ROOT, check=True, capture_output=True)


if __name__ == "__main__":
    unittest.main()
