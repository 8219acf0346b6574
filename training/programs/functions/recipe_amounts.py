from fractions import Fraction
import re

VULGAR = {"½": Fraction(1, 2), "¼": Fraction(1, 4), "¾": Fraction(3, 4), "⅓": Fraction(1, 3)}


class Ingredient:
    def __init__(self, amount, unit, name):
        self.amount = amount
        self.unit = unit
        self.name = name

    def __str__(self):
        return " ".join(filter(None, [nice(self.amount), self.unit, self.name]))


def read_amount(token):
    if token in VULGAR:
        return VULGAR[token]
    if token and token[-1] in VULGAR:
        return int(token[:-1]) + VULGAR[token[-1]]
    if re.fullmatch(r"\d+(/\d+|\.\d+)?", token):
        return Fraction(token)
    return None


def parse_line(line, units=("g", "ml", "cup", "tsp")):
    amount, unit = None, ""
    words = line.split()
    while words:
        value = read_amount(words[0])
        if value is None:
            break
        amount = value + (amount or 0)
        words.pop(0)
    if words and amount is not None and words[0].rstrip("s") in units:
        unit = words.pop(0).rstrip("s")
    return Ingredient(amount, unit, " ".join(words))


def nice(value):
    if value is None:
        return ""
    whole, rest = divmod(value, 1)
    for sign, frac in VULGAR.items():
        if rest == frac:
            return (str(whole) if whole else "") + sign
    if rest == 0:
        return str(whole)
    return f"{float(value):.2g}" if value < 10 else str(round(value))


def scale(lines, people, base=4):
    if people <= 0:
        raise ValueError(f"cook for {people}?")
    for line in lines:
        ing = parse_line(line)
        if ing.amount is not None:
            ing.amount = ing.amount * people / base
        yield ing


def shopping(*recipes):
    need = {}
    for recipe in recipes:
        for ing in map(parse_line, recipe):
            key = (ing.name, ing.unit)
            need[key] = need.get(key, 0) + (ing.amount or 0)
    return [f"{n}: {nice(a) or '?'} {u}".strip() for (n, u), a in sorted(need.items())]


pancakes = ["1 1/2 cups flour", "2½ eggs", "salt"]
for n in (2, 0):
    try:
        print(n, [str(i) for i in scale(pancakes, n)])
    except ValueError as e:
        print(e)
print(shopping(pancakes, ["¼ cup flour", "0.7 tsp salt"]), shopping())
print(str(parse_line("")) == "", parse_line("3").amount, parse_line("10/4 g yeast"))
