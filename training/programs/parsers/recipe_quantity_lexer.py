"""Reads ingredient lines of a recipe card and scales them."""
import re
from dataclasses import dataclass
from fractions import Fraction

TOKEN = re.compile(r"""
    (?P<frac>\d+/\d+)
  | (?P<num>\d+)
  | (?P<unit>\b(?:cups?|tbsp|tsp|g)\b)
  | (?P<word>[a-z]+)
  | (?P<gap>\s+)
""", re.VERBOSE)


class RecipeError(ValueError):
    pass


@dataclass
class Ingredient:
    amount: Fraction
    unit: str
    name: str

    def scaled(self, factor):
        return Ingredient(self.amount * factor, self.unit, self.name)

    def __str__(self):
        whole, rest = divmod(self.amount, 1)
        parts = []
        if whole:
            parts.append(str(whole))
        if rest:
            parts.append(f"{rest.numerator}/{rest.denominator}")
        qty = " ".join(parts) or "0"
        return f"{qty} {self.unit} {self.name}".replace("  ", " ")


def read_line(line: str) -> Ingredient:
    amount = Fraction(0)
    unit = ""
    words = []
    for m in TOKEN.finditer(line):
        kind, text = m.lastgroup, m.group()
        if kind == "gap":
            continue
        if kind in ("num", "frac"):
            amount += Fraction(text)
        elif kind == "unit" and not unit:
            unit = text.rstrip("s")
        else:
            words.append(text)
    if amount == 0:
        raise RecipeError(f"no amount in {line!r}")
    return Ingredient(amount, unit, " ".join(words))


card = ["1 1/2 cups flour", "3/4 tsp salt", "2 eggs", "a pinch of nutmeg"]
good = []
for text in card:
    try:
        item = read_line(text)
    except RecipeError as err:
        print("skipped:", err)
    else:
        print("read", item.amount, item.unit or "-", item.name)
        good.append(item)

for factor in (2, Fraction(1, 3)):
    print(f"-- times {factor}")
    for item in good:
        print("  ", item.scaled(factor))
