from collections import deque, Counter
from dataclasses import dataclass, field
from decimal import Decimal
from itertools import groupby, count
from operator import itemgetter


class BidError(Exception):
    """Base of all refusals."""


class TooLow(BidError):
    def __init__(self, bid, minimum):
        self.gap = minimum - bid
        super().__init__(f"{bid} is {self.gap} too low")


class Closed(BidError):
    pass


numbers = count(1)


@dataclass
class Lot:
    title: str
    reserve: Decimal = Decimal(10)
    bids: deque = field(default_factory=lambda: deque(maxlen=3))
    number: int = field(default_factory=lambda: next(numbers))
    open: bool = True

    @property
    def minimum(self):
        if not self.bids:
            return self.reserve
        return self.bids[-1][1] * Decimal("1.1")

    def bid(self, who, amount):
        if not self.open:
            raise Closed(self.title)
        amount = Decimal(amount)
        if amount < self.minimum:
            raise TooLow(amount, self.minimum)
        self.bids.append((who, amount))
        return self

    def __enter__(self):
        print(f"Lot {self.number}: {self.title}, from {self.minimum}")
        return self

    def __exit__(self, typ, exc, tb):
        self.open = False
        if self.bids:
            who, amount = self.bids[-1]
            print(f"  sold to {who} for {amount:.2f}")
        else:
            print("  unsold")
        return typ is StopIteration


SALES = {
    "vase": [("Ann", 12), ("Ben", 13), ("Ben", 15), ("Ann", 20), ("Cat", 22)],
    "lamp": [("Cat", 5)],
    "globe": [("Ben", 10), ("fire alarm", 0), ("Ann", 99)],
}
lots = [Lot(title) for title in SALES]
refused = Counter()
for lot in lots:
    with lot as current:
        for who, amount in SALES[lot.title]:
            if not amount:
                raise StopIteration
            try:
                current.bid(who, amount)
            except TooLow as e:
                refused[who] += 1
                print(f"  {who}: {e}")
    print("  kept bids:", [int(a) for _, a in lot.bids])

try:
    lots[0].bid("Dan", 500)
except BidError as e:
    print(type(e).__name__, e, isinstance(e, TooLow))

winners = sorted((lot.bids[-1][0], lot.title) for lot in lots if lot.bids)
for who, items in groupby(winners, key=itemgetter(0)):
    print(who, [t for _, t in items])
print(refused.most_common(), next(numbers))
