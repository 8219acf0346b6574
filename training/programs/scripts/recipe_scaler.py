"""Scale a recipe to another number of portions and write the shopping list."""
from fractions import Fraction
import math

RECIPE = """
Lentil soup for 4
1 1/2 cups red lentils
2 onions
1/3 tsp cumin
3/4 l stock
1 lemon
salt
"""
PANTRY = {"cumin": Fraction(1), "onions": Fraction(1)}
UNITS = {"cups", "tsp", "l", "g"}


def read_amount(words):
    """Take the leading numbers off the words; returns a Fraction or None."""
    total = None
    while words and words[0][0].isdigit():
        total = (total or 0) + Fraction(words.pop(0))
    return total


def show(x):
    whole, rest = divmod(x, 1)
    if rest == 0:
        return str(whole)
    if whole == 0:
        return str(rest)
    return f"{whole} {rest}"


title, *lines = RECIPE.strip().splitlines()
name, _, portions = title.rpartition(" for ")
wanted = 6
factor = Fraction(wanted, int(portions))
print(f"{name}: {portions} -> {wanted} portions, factor {factor}")

shopping = []
for line in lines:
    words = line.split()
    amount = read_amount(words)
    unit = words.pop(0) if words[0] in UNITS else ""
    item = " ".join(words)
    if amount is None:
        print(f"  some {item}")
        continue
    need = amount * factor
    print(f"  {show(need)} {unit}".rstrip(), item)
    have = PANTRY.get(item, Fraction(0))
    if have >= need:
        print("    (enough in the pantry)")
    else:
        missing = need - have
        if not unit:
            missing = Fraction(math.ceil(missing))
        shopping.append((item, missing, unit))

print("Shopping list")
for item, missing, unit in sorted(shopping):
    print("[ ]", item, show(missing), unit)
