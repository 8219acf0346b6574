from typing import TypedDict


class Flat(TypedDict):
    name: str
    area: int
    units: int


flats: list[Flat] = [
    {"name": "ground left", "area": 62, "units": 410},
    {"name": "ground right", "area": 58, "units": 275},
    {"name": "attic", "area": 41, "units": 330},
]
BILL_CENTS = 248_055
FIXED_SHARE = 30    # percent by area, rest by units


def split(total: int, weights: list[int]) -> list[int]:
    """Largest remainder: the parts always add up to total."""
    whole = sum(weights)
    parts = [total * w // whole for w in weights]
    rests = [total * w % whole for w in weights]
    missing = total - sum(parts)
    order = sorted(range(len(weights)), key=lambda i: rests[i], reverse=True)
    for i in order[:missing]:
        parts[i] += 1
    return parts


def euros(cents: int) -> str:
    return f"{cents // 100:,}.{cents % 100:02d}".replace(",", " ")


fixed = BILL_CENTS * FIXED_SHARE // 100
variable = BILL_CENTS - fixed
print("fixed", euros(fixed), "variable", euros(variable))

by_area = split(fixed, [f["area"] for f in flats])
by_units = split(variable, [f["units"] for f in flats])
print(by_area, by_units)

paid = 0
for flat, a, u in zip(flats, by_area, by_units):
    due = a + u
    paid += due
    per_m2 = due / flat["area"] / 100
    print(f"{flat['name']:<13}{euros(a):>9}{euros(u):>10}{euros(due):>10}{per_m2:7.2f}/m2")
print("check:", paid == BILL_CENTS, euros(paid))

advance = dict(zip((f["name"] for f in flats), (80_000, 70_000, 75_000)))
for flat, a, u in zip(flats, by_area, by_units):
    balance = advance[flat["name"]] - a - u
    if balance < 0:
        print(flat["name"], "owes", euros(-balance))
    elif balance > 0:
        print(flat["name"], "gets", euros(balance))
print(split(100, [1, 1, 1]), split(7, [5, 0, 2]), split(0, [3, 4]))
