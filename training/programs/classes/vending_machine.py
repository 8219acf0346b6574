class VendingMachine:
    """Coins in, snacks out."""
    COINS = (200, 100, 50, 20, 10)

    def __init__(self):
        self.__credit = 0
        self.__slots_ = {}
        self.sales = []

    def load(self, code, name, price, n):
        self.__slots_[code] = [name, price, n]

    def insert(self, *coins):
        for c in coins:
            if c not in self.COINS:
                print("coin", c, "rejected")
                continue
            self.__credit += c
        return self.__credit

    def press(self, code):
        if code not in self.__slots_:
            return "no such slot"
        slot = self.__slots_[code]
        name, price, n = slot
        if n == 0:
            return name + " sold out"
        if self.__credit < price:
            return f"{price - self.__credit} missing"
        slot[2] -= 1
        self.__credit -= price
        self.sales.append(price)
        return name

    def change(self):
        out = []
        for coin in self.COINS:
            k, self.__credit = divmod(self.__credit, coin)
            out += [coin] * k
        return out


m = VendingMachine()
m.load("A1", "nuts", 130, 1)
m.load("B2", "juice", 180, 4)
print(m.insert(100, 20, 3))
print(m.press("A1"))
print(m.insert(200))
for button in ("A1", "A1", "C9", "B2"):
    print(button, "->", m.press(button))
print("change", m.change(), m.change())
print("sales", m.sales, sum(m.sales))
print(hasattr(m, "__credit"), m._VendingMachine__credit)
