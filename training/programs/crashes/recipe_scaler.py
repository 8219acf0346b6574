"""Scale recipes for a given number of guests."""

PANTRY = {
    "flour": {"unit": "g", "price": 0.002},
    "milk": {"unit": "ml", "price": 0.0012},
    "egg": {"unit": "pc", "price": 0.35},
    "sugar": {"unit": "g", "price": 0.0015},
}

RECIPES = {
    "pancakes": {"serves": 4, "items": [("flour", 250), ("milk", 500), ("egg", 3)]},
    "custard": {"serves": 6, "items": [("milk", 900), ("egg", 5), ("sugar", 120)]},
    "shortbread": {"serves": 8, "items": [("flour", 300), ("butter", 200), ("sugar", 100)]},
}


def scale(recipe, guests):
    factor = guests / recipe["serves"]
    return [(name, round(amount * factor)) for name, amount in recipe["items"]]


def cost_of(name, amount):
    entry = PANTRY[name]
    return amount * entry["price"]


def shopping_list(title, guests):
    total = 0
    print(f"== {title} for {guests} ==")
    for name, amount in scale(RECIPES[title], guests):
        price = cost_of(name, amount)
        total += price
        unit = PANTRY[name]["unit"]
        print(f"  {name:<8}{amount:>6} {unit}  {price:.2f}")
    return round(total, 2)


def main():
    bill = {}
    for title, guests in [("pancakes", 6), ("custard", 3), ("shortbread", 12)]:
        bill[title] = shopping_list(title, guests)
        print("subtotal:", bill[title])
    print("all:", sum(bill.values()))


main()
