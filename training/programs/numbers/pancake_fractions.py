# scale a pancake recipe without losing the halves and thirds
from fractions import Fraction

recipe = {
    "flour": Fraction(3, 2),
    "milk": Fraction("5/4"),
    "butter": Fraction(1, 3),
    "sugar": Fraction(0.125),
}


def pretty(q):
    whole, rest = divmod(q, 1)
    if rest == 0:
        return str(whole)
    if whole == 0:
        return str(rest)
    return f"{whole} {rest}"


def scale(rec, people, base=4):
    factor = Fraction(people, base)
    return {k: v * factor for k, v in rec.items()}


for n in (2, 6, 10):
    scaled = scale(recipe, n)
    print(f"For {n} people:")
    for what, cups in scaled.items():
        print("  ", pretty(cups), "cups", what)

total = sum(recipe.values())
print("all in all:", pretty(total), "cups, about", round(float(total), 2))
biggest = max(recipe, key=recipe.get)
print("most of:", biggest, recipe[biggest].numerator, "over", recipe[biggest].denominator)
print("pi-ish spoon:", Fraction(3.14159).limit_denominator(10))
