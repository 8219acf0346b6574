class AuctionError(Exception):
    def __init__(self, lot, reason):
        self.lot = lot
        self.reason = reason
        super().__init__(f"lot {lot.number}: {reason}")


class Lot:
    def __init__(self, number, what, start, reserve=None):
        self.number = number
        self.what = what
        self.start = start
        self.reserve = reserve
        self.bids = []
        self.closed = False

    @property
    def top(self):
        return self.bids[-1] if self.bids else (None, self.start - 1)

    def bid(self, who, amount):
        if self.closed:
            raise AuctionError(self, "already closed")
        leader, best = self.top
        if who == leader:
            raise AuctionError(self, f"{who} leads already")
        if amount <= best:
            raise AuctionError(self, f"{amount} is too low")
        self.bids.append((who, amount))

    def hammer(self):
        self.closed = True
        who, amount = self.top
        if who is None or (self.reserve and amount < self.reserve):
            return None
        return who, amount


lots = {l.number: l for l in (Lot(1, "brass telescope", 50, 120), Lot(2, "sea chart", 30), Lot(3, "wet boots", 5))}
calls = [(1, "Hale", 60), (1, "Roe", 60), (2, "Roe", 35), (2, "Roe", 40), (1, "Finn", 90), (2, "Hale", 41)]
errors = []
for n, who, amount in calls:
    try:
        lots[n].bid(who, amount)
    except AuctionError as e:
        errors.append(e)
        print("-", e)

income = 0
for lot in lots.values():
    sold = lot.hammer()
    if sold is None:
        print(f"{lot.what}: not sold")
    else:
        income += sold[1]
        print(f"{lot.what}: {sold[0]} for {sold[1]} ({len(lot.bids)} bids)")
try:
    lots[3].bid("Hale", 9)
except AuctionError as e:
    print(e.lot.what, "->", e.reason)
print("commission", income * 12 // 100, "refused", len(errors))
