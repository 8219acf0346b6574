"""Stock keeping for a small hardware store."""


class Item:
    def __init__(self, sku, name, qty, price):
        self.sku = sku
        self.name = name
        self.qty = qty
        self.price = price

    @property
    def value(self):
        return round(self.qty * self.price, 2)

    def __repr__(self):
        return f"Item({self.sku!r}, qty={self.qty})"


class Inventory:
    def __init__(self):
        self._items = {}
        self.log = []

    def add(self, item):
        if item.sku in self._items:
            self._items[item.sku].qty += item.qty
        else:
            self._items[item.sku] = item
        self.log.append(("in", item.sku, item.qty))

    def take(self, sku, n):
        item = self._items.get(sku)
        if item is None:
            return 0
        taken = min(n, item.qty)
        item.qty -= taken
        self.log.append(("out", sku, taken))
        return taken

    def low(self, limit=5):
        return sorted(i.name for i in self._items.values() if i.qty < limit)

    def __len__(self):
        return len(self._items)


inv = Inventory()
inv.add(Item("HM-1", "claw hammer", 4, 18.5))
inv.add(Item("SC-8", "wood screws (box)", 20, 3.25))
inv.add(Item("TP-2", "duct tape", 7, 5.0))
inv.add(Item("HM-1", "claw hammer", 3, 18.5))
print(len(inv), "different items")

for sku, n in [("HM-1", 5), ("TP-2", 10), ("XX-0", 1)]:
    got = inv.take(sku, n)
    print(f"{sku}: wanted {n}, got {got}")

print("reorder:", ", ".join(inv.low()))
total = sum(i.value for i in inv._items.values())
print("stock value %.2f" % total)
print(inv.log[-1], inv._items["TP-2"])
