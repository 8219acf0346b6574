class OutOfStock(Exception):
    pass


class NotEnough(Exception):
    pass


COINS = (200, 100, 50, 20, 10)

slots = {
    "A1": ["crisps", 130, 2],
    "A2": ["nut bar", 90, 1],
    "B1": ["water", 100, 0],
}


def change_for(amount):
    out = []
    for c in COINS:
        n, amount = divmod(amount, c)
        out += [c] * n
    return out


def buy(code, *coins):
    bad = [c for c in coins if c not in COINS]
    if bad:
        raise ValueError(f"coins not accepted: {bad}")
    name, price, left = slots[code]
    if left == 0:
        raise OutOfStock(name)
    paid = sum(coins)
    if paid < price:
        raise NotEnough(price - paid)
    slots[code][2] -= 1
    return name, change_for(paid - price)


attempts = [
    ("A1", 100, 50),
    ("B1", 100),
    ("A2", 50, 20),
    ("C9", 200),
    ("A2", 200),
    ("A1", 100, 5),
]
earned = 0
for code, *coins in attempts:
    try:
        name, back = buy(code, *coins)
    except KeyError as err:
        print("no slot", err)
    except (OutOfStock, NotEnough) as err:
        print(type(err).__name__, "->", err)
    except ValueError as err:
        print(err)
    else:
        earned += sum(coins) - sum(back)
        print("*clunk*", name, "change", back)
print("earned", earned, "sold out:", [k for k, v in slots.items() if not v[2]])
