class Cart:
    def __init__(self, owner, items=[]):
        self.owner = owner
        self.items = items

    def add(self, name, price, qty=1):
        self.items.append((name, price * qty))
        return self

    def total(self):
        return sum(p for _, p in self.items)


def checkout(cart):
    total = cart.total()
    shipping = 0 if total >= 50 else 4
    print(f"{cart.owner}: {len(cart.items)} items, {total} + {shipping} shipping")
    return total + shipping


a = Cart("Fatma")
a.add("lamp", 29).add("bulb", 3, qty=2)
paid = checkout(a)
print("paid", paid)

b = Cart("Georg")
b.add("rug", 18)
print(b.items)
paid = checkout(b)
print("paid", paid)

c = Cart("Ines", [])
c.add("clock", 22)
print(checkout(c))
