"""Scale a recipe up or down and print a shopping list."""
from dataclasses import dataclass, field, replace


@dataclass(frozen=True)
class Ingredient:
    name: str
    grams: float
    optional: bool = False

    def scaled(self, factor: float) -> "Ingredient":
        return replace(self, grams=round(self.grams * factor, 1))


@dataclass
class Recipe:
    title: str
    servings: int = 2
    items: list[Ingredient] = field(default_factory=list)

    def __post_init__(self):
        if self.servings < 1:
            raise ValueError("servings must be at least 1")
        self.title = self.title.strip().title()

    def add(self, name, grams, **kw):
        self.items.append(Ingredient(name, grams, **kw))
        return self

    def for_people(self, n):
        factor = n / self.servings
        return Recipe(self.title, n, [i.scaled(factor) for i in self.items])

    def weight(self):
        return sum(i.grams for i in self.items if not i.optional)


soup = Recipe("  lentil soup ")
soup.add("lentils", 150).add("carrot", 80).add("onion", 60)
soup.add("parsley", 5, optional=True)
print(soup.title, "for", soup.servings, "=", soup.weight(), "g")

party = soup.for_people(7)
for ing in party.items:
    mark = "?" if ing.optional else "-"
    print(f" {mark} {ing.name:<10}{ing.grams:>7.1f} g")
print("total:", party.weight())

try:
    soup.items[0].grams = 3
except AttributeError as e:
    print("frozen:", e)

try:
    Recipe("air", servings=0)
except ValueError as e:
    print("bad recipe:", e)
print(soup == soup.for_people(2))
