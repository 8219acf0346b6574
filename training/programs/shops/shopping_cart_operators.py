class Cart:
    VAT = 0.19

    def __init__(self, **lines):
        self.lines = dict(lines)

    def __setitem__(self, name, qty):
        if qty <= 0:
            self.lines.pop(name, None)
        else:
            self.lines[name] = qty

    def __getitem__(self, name):
        return self.lines.get(name, 0)

    def __contains__(self, name):
        return name in self.lines

    def __iter__(self):
        yield from sorted(self.lines)

    def __add__(self, other):
        both = Cart(**self.lines)
        for n in other:
            both[n] = both[n] + other[n]
        return both

    def __bool__(self):
        return bool(self.lines)

    def total(self, prices):
        net = sum(prices[n] * self[n] for n in self)
        return round(net * (1 + self.VAT), 2)


prices = {"lamp": 24.0, "rug": 79.9, "hook": 1.2, "vase": 12.5}
mine = Cart(lamp=1, hook=4)
yours = Cart(hook=2, rug=1)

mine["vase"] = 2
mine["lamp"] = 0
print(list(mine), "lamp" in mine, mine["lamp"])
both = mine + yours
for n in both:
    print(f"{n:.<8}{both[n]:.>3}")
print("total", both.total(prices))
yours["hook"] -= 2
yours["rug"] -= 1
if not yours:
    print("your cart is empty")
print("mine alone:", mine.total(prices))
