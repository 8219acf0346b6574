"""The tokenizer of the model gives the ids of the fixture, which the TypeScript side checks as well."""

import importlib.util
import json
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@unittest.skipUnless(importlib.util.find_spec("tokenizers"), "tokenizers is not installed")
class TokenizerTest(unittest.TestCase):
    def test_ids_are_those_of_the_fixture(self) -> None:
        from tokenizers import Tokenizer

        tokenizer = Tokenizer.from_file(str(ROOT / "models" / "tokenizer.json"))
        fixture = json.loads((ROOT / "test" / "fixtures" / "codec" / "tokens.json").read_text())
        self.assertGreater(len(fixture), 3)
        for case in fixture:
            self.assertEqual(tokenizer.encode(case["text"]).ids, case["ids"])


if __name__ == "__main__":
    unittest.main()
