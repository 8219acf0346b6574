import re

class Hall:
    def __init__(self, rows, cols):
        self.grid = [["." for _ in range(cols)] for _ in range(rows)]
    def __getitem__(self, ref):
        r, c = self.locate(ref)
        return self.grid[r][c]

    def __setitem__(self, ref, value):
        r, c = self.locate(ref)
        self.grid[r][c] = value

    def __contains__(self, ref):
        try:
            self.locate(ref)
        except IndexError:
            return False
        return True

    def locate(self, ref):
        m = re.fullmatch(r"([A-Z])(\d+)", ref)
        if not m:
            raise IndexError(ref)
        r = ord(m[1]) - ord("A")
        c = int(m[2]) - 1
        if r >= len(self.grid) or not 0 <= c < len(self.grid[0]):
            raise IndexError(ref)
        return r, c

    def block(self, n):
        "first n neighbouring free seats in the row nearest the back"
        for r in range(len(self.grid) - 1, -1, -1):
            at = "".join(self.grid[r]).find("." * n)
            if at >= 0:
                return [f"{chr(65 + r)}{at + k + 1}" for k in range(n)]
        return []

    def __str__(self):
        return "\n".join(chr(65 + i) + " " + "".join(row) for i, row in enumerate(self.grid))

class Tariff:
    def __init__(self, base):
        self.base = base
        self.rules = []

    def rule(self, fn):
        self.rules.append(fn)
        return fn

    def price(self, order):
        total = self.base * len(order.seats)
        for fn in self.rules:
            off = fn(order, total)
            if off:
                total -= off
        return total

class Order:
    def __init__(self, who, seats, student=False):
        self.who, self.seats, self.student = who, seats, student

class BoxOffice:
    def __init__(self, hall, tariff):
        self.hall, self.tariff = hall, tariff
        self.income = 0

    def sell(self, who, n, **kw):
        seats = self.hall.block(n)
        if not seats:
            print(who, "gets nothing: no", n, "seats together")
            return
        order = Order(who, seats, **kw)
        for s in seats:
            self.hall[s] = who[0].lower()
        cost = self.tariff.price(order)
        self.income += cost
        print(who, "pays", cost, "for", "/".join(seats))

tariff = Tariff(900)
tariff.rule(lambda o, t: t // 4 if o.student else 0)
tariff.rule(lambda o, t: 300 if len(o.seats) >= 4 else None)

office = BoxOffice(Hall(3, 6), tariff)
office.hall["C3"] = "#"      # broken chair
for who, n, kw in [("Dora", 3, {}), ("Ben", 4, {"student": True}), ("Flo", 5, {}), ("Ulf", 4, {})]:
    office.sell(who, n, **kw)
print(office.hall)
print("B6" in office.hall, "D1" in office.hall, "??" in office.hall)
print(f"income {office.income / 100:.2f}")
