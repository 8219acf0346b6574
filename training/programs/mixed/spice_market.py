import itertools
from collections import Counter, defaultdict, namedtuple
from functools import cached_property, wraps
from statistics import median

Deal = namedtuple("Deal", "spice grams paid")

def guard(*exceptions, default=None):
    """Turn the given exceptions into a default value."""
    def decorate(fn):
        @wraps(fn)
        def safe(*args, **kwargs):
            try:
                return fn(*args, **kwargs)
            except exceptions as e:
                safe.caught[type(e).__name__] += 1
                return default
        safe.caught = Counter()
        return safe
    return decorate

class Stall:
    tax = 5                                   # per cent, for all stalls

    def __init__(self, keeper, **stock):
        self.keeper = keeper
        self.stock = stock
        self.deals = []

    def sell(self, spice, grams):
        have, price = self.stock[spice]
        if grams > have:
            raise ValueError(f"only {have} g of {spice}")
        self.stock[spice] = (have - grams, price)
        paid = grams * price * (100 + self.tax) // 1000
        self.deals.append(Deal(spice, grams, paid))
        return paid

    def __lt__(self, other):
        return self.income < other.income

    @cached_property
    def income(self):
        return sum(d.paid for d in self.deals)

class Haggler(Stall):
    def __init__(self, keeper, moods, **stock):
        super().__init__(keeper, **stock)
        self.moods = itertools.cycle(moods)

    def sell(self, spice, grams):
        mood = next(self.moods)
        paid = super().sell(spice, grams)
        self.deals[-1] = self.deals[-1]._replace(paid=paid + mood)
        return paid + mood

@guard(KeyError, ValueError, default=0)
def buy(stall, spice, grams, *, purse):
    cost = stall.sell(spice, grams)
    assert cost <= purse, f"{cost} > {purse}"
    return cost

zara = Stall("Zara", cumin=(400, 3), saffron=(10, 90))
omar = Haggler("Omar", (-5, 0, 12), cumin=(250, 4), clove=(90, 8))
zara.tax = 0                                  # only hides the class value
purse = 500
wishes = [(zara, "cumin", 100), (omar, "cumin", 200), (omar, "clove", 100),
          (zara, "clove", 5), (omar, "clove", 50), (zara, "saffron", 8)]
for stall, spice, grams in wishes:
    try:
        cost = buy(stall, spice, grams, purse=purse)
    except AssertionError as e:
        print("stop, thief!", e)
        break
    purse -= cost
    print(f"{stall.keeper:>5} {grams:>4} g {spice:<8}{cost:>4} -> {purse}")
else:
    print("done, purse", purse)
print(dict(buy.caught), buy.__name__)
print(Stall.tax, zara.tax, omar.tax)

total = defaultdict(int)
for spice, grams, _ in itertools.chain(zara.deals, omar.deals):
    total[spice] += grams
print(max(total, key=total.get), dict(total))
richest = max(zara, omar)
print(richest.keeper, [s.income for s in (zara, omar)])
richest.sell("clove" if richest is omar else "cumin", 10)
print(richest.income, sum(d.paid for d in richest.deals))
del richest.income
print(richest.income, median(d.paid for d in richest.deals))
leftover = {k: g for s in (zara, omar) for k, (g, _) in s.stock.items()}
print(leftover, zara.stock.keys() ^ omar.stock.keys() == {"saffron", "clove"})
