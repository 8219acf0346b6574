# Kiosk day report: cash rounding to 5 cents, VAT split, three rounding modes compared
from decimal import Decimal, ROUND_DOWN, ROUND_HALF_EVEN, ROUND_HALF_UP, getcontext
from itertools import groupby
import json

getcontext().prec = 12
CENT = Decimal("0.01")
MODES = {"down": ROUND_DOWN, "even": ROUND_HALF_EVEN, "up": ROUND_HALF_UP}

sales_json = """[
    ["paper", 7, "2.60", 3], ["gum", 19, "1.15", 5],
    ["crossword", 7, "4.45", 1], ["lighter", 19, "1.99", 2]
]"""


def net_of(gross, rate):
    return gross / (1 + Decimal(rate) / 100)


def cash(amount):
    """Round to the nearest 0.05."""
    return (amount * 20).quantize(Decimal(1), ROUND_HALF_UP) / 20


def rate_of(sale):
    return sale[1]


sales = sorted(json.loads(sales_json), key=rate_of)
report = {}
grand = Decimal(0)
for rate, rows in groupby(sales, key=rate_of):
    gross = sum(Decimal(price) * n for _, _, price, n in rows)
    exact = net_of(gross, rate)
    grand += gross
    nets = {name: exact.quantize(CENT, mode) for name, mode in MODES.items()}
    report[f"{rate}%"] = {"gross": str(gross), "vat": str(gross - nets["even"])}
    print(f"{rate:>3}% gross {gross:>7} exact net {exact}")
    print("     ", nets, len(set(nets.values())))

print(json.dumps(report, sort_keys=True))
print("total", grand, "cash", cash(grand), "diff", cash(grand) - grand)

half = [Decimal(s) for s in ("0.125", "0.135", "-0.125")]
for mode in MODES:
    print(f"{mode:<5}", *(v.quantize(CENT, MODES[mode]) for v in half))

price = Decimal("2.60")
print(price.as_tuple().exponent, price.normalize(), price == Decimal("2.6"), hash(price) == hash(Decimal("2.6")))
print(0.1 + 0.2 == 0.3, Decimal("0.1") + Decimal("0.2") == Decimal("0.3"), Decimal(0.5))
print(f"{Decimal('12345.678'):,.1f} {Decimal('0.0725'):.1%} {Decimal('3E+2'):f}")
pieces, rest = divmod(Decimal("20"), Decimal("2.60"))
print(f"for a twenty: {pieces} papers, {rest} back", int(pieces), float(rest))
