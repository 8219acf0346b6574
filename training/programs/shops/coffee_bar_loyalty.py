class Drink:
    def __init__(self, name, price):
        self.name, self.price = name, price

    def describe(self):
        return self.name

    def cost(self):
        return self.price


class Extra(Drink):
    """wraps another drink"""

    def __init__(self, base, name, price):
        super().__init__(name, price)
        self.base = base

    def describe(self):
        return f"{self.base.describe()} + {self.name}"

    def cost(self):
        return self.base.cost() + self.price


class LoyaltyCard:
    def __init__(self):
        self.stamps = 0

    def pay(self, drink):
        self.stamps += 1
        if self.stamps % 4 == 0:
            return 0
        return drink.cost()


MENU = {"espresso": 220, "latte": 340, "cocoa": 300}
EXTRAS = {"oat": 50, "syrup": 60, "shot": 80}


def make(order):
    first, *rest = order.split("+")
    d = Drink(first, MENU[first])
    for e in rest:
        if e in EXTRAS:
            d = Extra(d, e, EXTRAS[e])
        else:
            print("we have no", e)
    return d


card = LoyaltyCard()
paid = []
for order in ["latte+oat", "espresso", "cocoa+syrup+cream", "latte+shot+oat", "espresso+shot"]:
    drink = make(order)
    cents = card.pay(drink)
    paid.append(cents)
    note = "FREE" if cents == 0 else f"{cents / 100:.2f}"
    print(f"{drink.describe():<22} {note}")
print("sum", sum(paid), "stamps", card.stamps)
print(isinstance(drink, Extra), type(drink.base).__name__)
