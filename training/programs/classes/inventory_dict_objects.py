# kiosk stock – objects in a dict

class Item:
    def __init__(self, price, stock=0):
        self.price = price
        self.stock = stock
        self.sold = 0

    def sell(self, n=1):
        n = min(n, self.stock)
        self.stock -= n
        self.sold += n
        return n * self.price

    def __bool__(self):
        return self.stock > 0

    def __repr__(self):
        return f"Item({self.price}, stock={self.stock})"


shop = {
    "water": Item(1.5, 10),
    "chips": Item(2.0, 3),
    "gum": Item(0.5, 8),
}

cash = 0
requests = [("water", 4), ("chips", 5), ("apple", 1), ("gum", 2), ("chips", 1)]
for name, n in requests:
    item = shop.get(name)
    if item is None:
        print("we don't have", name)
        continue
    if not item:
        print(name, "is sold out")
        continue
    paid = item.sell(n)
    cash += paid
    print(f"{n} x {name}: {paid:.2f}")

shop["apple"] = Item(0.8, 20)
shop["gum"].stock += 12
print("cash", cash)
for name in sorted(shop, key=lambda k: shop[k].sold, reverse=True):
    print(name.ljust(7), shop[name].sold, shop[name])
empty = [k for k, v in shop.items() if not v]
print("order again:", empty)
value = sum(i.price * i.stock for i in shop.values())
print("stock value %.2f" % value)
del shop["chips"]
print(len(shop), "chips" in shop)
