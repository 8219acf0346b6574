# Income tax by brackets, with several ways to write the same thing
from bisect import bisect_right
from decimal import Decimal
from itertools import pairwise, starmap
from functools import partial, singledispatch
from types import SimpleNamespace

LIMITS = [0, 10_000, 30_000, 60_000]
RATES = [0, 15, 25, 40]


def make_tax(limits, rates):
    calls = 0
    edges = list(pairwise([*limits, None]))

    def tax(income):
        nonlocal calls
        calls += 1
        total = 0
        for (low, high), rate in zip(edges, rates):
            part = (min(income, high) if high else income) - low
            if part <= 0:
                break
            total += part * rate
        return total // 100

    tax.calls = lambda: calls
    return tax


def tax_rec(income, limits=tuple(LIMITS), rates=tuple(RATES)):
    if not limits:
        return 0
    *rest, low = limits
    *rates_left, rate = rates
    over = max(income - low, 0)
    return over * rate // 100 + tax_rec(income - over, rest, rates_left)


@singledispatch
def pretty(x):
    raise TypeError(f"cannot show {type(x).__name__}")


@pretty.register
def _(x: int):
    return f"{x:>9,}"


@pretty.register(float)
@pretty.register(Decimal)
def _(x):
    return f"{x:>8.1f}%"


@pretty.register
def _(x: list):
    return " ".join(map(pretty, x))


tax = make_tax(LIMITS, RATES)
people = [SimpleNamespace(name=n, income=i) for n, i in
          {"intern": 8_500, "cook": 27_300, "nurse": 41_000, "pilot": 95_800}.items()]
for p in people:
    p.tax = tax(p.income)
    p.share = Decimal(p.tax) / p.income * 100
    p.bracket = bisect_right(LIMITS, p.income) - 1
    assert p.tax == tax_rec(p.income), p
    print(f"{p.name:<7}", pretty([p.income, p.tax, p.share]), "I" * (p.bracket + 1))

print("calls:", tax.calls())
flat = partial(make_tax, [0])
tens = flat([10])
print(list(map(tens, range(0, 50_000, 12_500))))
try:
    print(pretty({"x": 1}))
except TypeError as e:
    print(e)
gaps = list(starmap(lambda a, b: b.tax - a.tax, pairwise(people)))
print(gaps, max(people, key=lambda p: p.share).name)
low, *mid, high = sorted(p.income - p.tax for p in people)
print(low, mid, high)
