class VendingError(Exception):
    template = "error"
    def __init__(self, **info):
        super().__init__(self.template.format(**info))

class SoldOut(VendingError):
    template = "slot {slot} is empty"

class TooLittle(VendingError):
    template = "{need} cents more, please"

class NoChange(VendingError):
    template = "cannot give {rest} back"

class CoinBox:
    KINDS = (200, 100, 50, 20, 10)
    def __init__(self, **_):
        self.coins = dict.fromkeys(self.KINDS, 1)
    def add(self, coins):
        for c in coins:
            self.coins[c] += 1
    def remove(self, coins):
        for c in coins:
            self.coins[c] -= 1
    def change(self, rest):
        out, want = [], rest
        for kind in self.KINDS:
            n = min(rest // kind, self.coins[kind])
            out += [kind] * n
            rest -= kind * n
        if rest:
            raise NoChange(rest=want)
        return out

class Slot:
    def __init__(self, item, price, count):
        self.item, self.price, self.count = item, price, count
    def __bool__(self):
        return self.count > 0

class Machine:
    def __init__(self, **slots):
        self.slots = slots
        self.box = CoinBox()
        self.inserted = []
    @property
    def credit(self):
        return sum(self.inserted)
    def insert(self, *coins):
        for c in coins:
            if c not in CoinBox.KINDS:
                print("   coin", c, "falls through")
            else:
                self.inserted.append(c)
        return self
    def press(self, key):
        slot = self.slots[key]
        if not slot:
            raise SoldOut(slot=key)
        if self.credit < slot.price:
            raise TooLittle(need=slot.price - self.credit)
        self.box.add(self.inserted)
        try:
            back = self.box.change(self.credit - slot.price)
        except NoChange:
            self.box.remove(self.inserted)
            raise
        self.box.remove(back)
        slot.count -= 1
        self.inserted = []
        return slot.item, back
    def refund(self):
        coins, self.inserted = self.inserted, []
        return coins

m = Machine(a=Slot("tea", 120, 2), b=Slot("chips", 170, 1), c=Slot("gum", 30, 3))
session = [((200,), "a"), ((100, 50), "b"), ((20, 5), "b"), ((50,), "c"), ((50, 50), "c"), ((100,), "d")]
for coins, key in session:
    try:
        item, back = m.insert(*coins).press(key)
    except VendingError as e:
        print(f"{key}: {type(e).__name__}: {e} (credit {m.credit})")
        if isinstance(e, (SoldOut, NoChange)):
            print("   refund", m.refund())
    except KeyError as e:
        print("no button", e, "refund", m.refund())
    else:
        print(f"{key}: {item}, change {back}")
print(m.box.coins)
print({k: s.count for k, s in m.slots.items()}, any(not s for s in m.slots.values()))
