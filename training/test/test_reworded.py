"""Programs with other words and numbers."""

from __future__ import annotations

import ast
import unittest
from random import Random

from neural_debug_training.reworded import reworded, words_of

SOURCE = '''"""Prices of fruit."""
import re

prices = {"apple": 35, "cherry": 48.5, "melon": 1}
pattern = re.compile("apple|plum (.*)")


def fruit(name):
    return prices[name]


print(fruit("melon"), "sold: %d" % 35, f"{fruit('cherry')} euro")
print(getattr(prices, "keys"))
'''
WORDS = ["river", "garden", "window", "letter", "summer"]


class Reworded(unittest.TestCase):
    """What becomes other, and what stays."""

    def copies(self) -> list[str]:
        """Several of the same program."""
        return [reworded(SOURCE, Random(seed), WORDS) for seed in range(30)]

    def test_a_word_becomes_the_same_one_everywhere(self) -> None:
        """Keys are still found. What is in f-strings stays: CPython 3.11 does not say where it is."""
        changed = 0
        for copy in self.copies():
            keys = [key.value for node in ast.walk(ast.parse(copy)) if isinstance(node, ast.Dict) for key in node.keys]
            self.assertIn(f'print(fruit("{keys[2]}")', copy)
            self.assertEqual(keys[1], "cherry")
            changed += keys[2] != "melon"
        self.assertGreater(changed, 5)

    def test_patterns_formats_names_and_docstrings_stay(self) -> None:
        """They would mean something else."""
        for copy in self.copies():
            self.assertIn('re.compile("apple|plum (.*)")', copy)
            self.assertIn('"apple": ', copy)
            self.assertIn('"sold: %d" % ', copy)
            self.assertIn('"""Prices of fruit."""', copy)

    def test_a_number_becomes_the_same_one_everywhere(self) -> None:
        """The price and what is printed of it."""
        for copy in self.copies():
            price = copy.split('"apple": ')[1].split(",")[0]
            self.assertIn(f'"sold: %d" % {price},', copy)
        self.assertGreater(len(set(self.copies())), 20)

    def test_words_are_those_of_texts(self) -> None:
        """Not those of names, patterns and docstrings."""
        self.assertEqual(words_of(['name = "green tea"\n', "x = '[a-z]+ word'"]), ["green", "tea"])


if __name__ == "__main__":
    unittest.main()
