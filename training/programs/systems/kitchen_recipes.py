import textwrap
from dataclasses import dataclass, field
from fractions import Fraction

@dataclass
class Ingredient:
    name: str
    amount: Fraction
    unit: str = ""

    @classmethod
    def from_line(cls, line):
        head, *rest = line.split()
        if len(rest) == 1:
            return cls(rest[0], Fraction(head))
        return cls(" ".join(rest[1:]), Fraction(head), rest[0])

    def scaled(self, factor):
        return Ingredient(self.name, self.amount * factor, self.unit)

    def __str__(self):
        whole, frac = divmod(self.amount, 1)
        num = " ".join(str(n) for n in (whole, frac) if n) or "0"
        return " ".join(filter(None, (num, self.unit, self.name)))

class PantryShort(Exception):
    def __init__(self, missing):
        self.missing = missing
        super().__init__("missing " + ", ".join(sorted(missing)))

@dataclass
class Recipe:
    title: str
    serves: int
    ingredients: list = field(default_factory=list)

    def for_people(self, n):
        f = Fraction(n, self.serves)
        return Recipe(self.title, n, [i.scaled(f) for i in self.ingredients])

class Pantry:
    def __init__(self, **stock):
        self.stock = {k: Fraction(v) for k, v in stock.items()}

    def cook(self, recipe):
        lack = {}
        for i in recipe.ingredients:
            have = self.stock.get(i.name, 0)
            if have < i.amount:
                lack[i.name] = i.amount - have
        if lack:
            raise PantryShort(lack)
        for i in recipe.ingredients:
            self.stock[i.name] -= i.amount

TEXT = textwrap.dedent("""\
    Pancakes (4)
    2 eggs
    3/4 l milk
    1/2 kg flour
    ---
    Omelette (1)
    3 eggs
    1/10 l milk
    """)

def read(text):
    book = {}
    for block in text.split("---\n"):
        first, *lines = block.strip().splitlines()
        title, serves = first.rstrip(")").split(" (")
        book[title.lower()] = Recipe(title, int(serves), [Ingredient.from_line(x) for x in lines])
    return book

book = read(TEXT)
pantry = Pantry(eggs=8, milk="3/2", flour=1)
for dish, n in [("pancakes", 6), ("omelette", 2), ("omelette", 1), ("pancakes", 2), ("soup", 3)]:
    if dish not in book:
        print("no recipe for", dish)
        continue
    r = book[dish].for_people(n)
    print(r.title, "for", n, "=", "; ".join(map(str, r.ingredients)))
    try:
        pantry.cook(r)
    except PantryShort as e:
        print("   ", e, {k: str(v) for k, v in e.missing.items()})
print({k: float(v) for k, v in pantry.stock.items()})
