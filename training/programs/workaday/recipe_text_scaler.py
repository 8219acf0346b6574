# Grandma's recipes: read the ingredient lines and scale them for more guests
from fractions import Fraction

recipe = """Pancakes (4)
250 g flour
1/2 l milk
1 1/2 tsp sugar
3 eggs
salt"""

UNITS = {"g", "kg", "l", "ml", "tsp", "tbsp"}


def read_line(line):
    amount = Fraction(0)
    words = line.split()
    while words and words[0][0].isdigit():
        amount += Fraction(words.pop(0))
    unit = ""
    if words[0] in UNITS:
        unit = words.pop(0)
    return amount, unit, " ".join(words)


def show_amount(amount):
    whole, rest = divmod(amount, 1)
    if not rest:
        return str(whole)
    if whole:
        return f"{whole} {rest}"
    return str(rest)


def simplify(amount, unit):
    if unit == "g" and amount >= 1000:
        return amount / 1000, "kg"
    if unit == "tsp" and amount >= 3:
        return amount / 3, "tbsp"
    return amount, unit


title, *lines = recipe.splitlines()
name, _, people = title.rstrip(")").partition(" (")
people = int(people)
items = [read_line(l) for l in lines]
print(name, "for", people)
print(items[2])


def scale(items, factor):
    for amount, unit, what in items:
        if not amount:
            yield what
            continue
        amount, unit = simplify(amount * factor, unit)
        yield " ".join(filter(None, [show_amount(amount), unit, what]))


for guests in (6, 16, 1):
    factor = Fraction(guests, people)
    print(f"-- {guests} guests (x {factor})")
    for text in scale(items, factor):
        print("  ", text)

eggs = next(a for a, u, w in items if w == "eggs")
print("one person needs", float(eggs / people), "eggs")
