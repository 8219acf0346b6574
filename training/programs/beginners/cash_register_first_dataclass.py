from dataclasses import dataclass, field


@dataclass
class Item:
    name: str
    price: float
    qty: int = 1

    def total(self):
        return self.price * self.qty


@dataclass
class Register:
    owner: str
    items: list = field(default_factory=list)
    discount: int = 0

    def scan(self, name, price, qty=1):
        for it in self.items:
            if it.name == name:
                it.qty += qty
                return it
        new = Item(name, price, qty)
        self.items.append(new)
        return new

    def subtotal(self):
        s = 0
        for it in self.items:
            s += it.total()
        return s

    def pay(self, money):
        due = self.subtotal() * (100 - self.discount) / 100
        if money < due:
            raise RuntimeError(f"{due - money:.2f} missing")
        return round(money - due, 2)


r = Register("Corner Kiosk")
r.scan("gum", 0.5)
r.scan("magazine", 3.2)
print(r.scan("gum", 0.5, 3))
print(r.scan("soda", 1.25, 2))
print("subtotal", r.subtotal())

for it in r.items:
    print(f"{it.qty} x {it.name:.<12}{it.total():6.2f}")

for money in [5, 7, 10]:
    try:
        change = r.pay(money)
        print("paid", money, "change", change)
        break
    except RuntimeError as e:
        print("Not enough:", e)
        if money == 5:
            r.discount = 10
            print("ok, here is a discount of", r.discount, "%")

print(Item("gum", 0.5, 4) == r.items[0])
print(Register("Empty").items, len(r.items))
