from dataclasses import dataclass


@dataclass
class Drink:
    name: str
    size: str = "M"
    milk: str = "none"
    shots: int = 1

    def price(self):
        base = {"S": 2.2, "M": 2.8, "L": 3.4}[self.size]
        extra = 0.5 if self.milk != "none" else 0
        return round(base + extra + 0.6 * (self.shots - 1), 2)


def parse_order(text):
    """'latte size=L milk=oat' -> Drink"""
    name, *options = text.split()
    kw = {}
    for opt in options:
        key, _, val = opt.partition("=")
        kw[key] = int(val) if val.isdigit() else val
    return Drink(name, **kw)


def serve(orders):
    done = []
    for number, text in enumerate(orders, start=40):
        drink = parse_order(text)
        done.append(drink)
        print(f"#{number} {drink.name} ({drink.size}) {drink.price():.2f}")
    return done


morning = serve(["espresso size=S", "latte milk=oat", "flatwhite shots=2 milk=cow"])
print("morning:", round(sum(d.price() for d in morning), 2))
print(morning[-1])
noon = serve(["americano", "latte size=L syrup=vanilla", "espresso"])
print("noon:", round(sum(d.price() for d in noon), 2))
