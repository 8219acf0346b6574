# Gas meter: cubic metres to kWh, missing months interpolated, monthly bills
from collections import OrderedDict
from decimal import Decimal, ROUND_HALF_UP
from itertools import pairwise
import calendar
import re

READINGS = """
01.01.2023: 04711,250
01.02.2023: 4862.500
01.03.2023: ?
01.04.2023: 5080
32.04.2023: 5000
01.05.2023: 5111,125
"""

PATTERN = re.compile(r"^(0?[1-9]|[12]\d|3[01])\.(\d{2})\.(\d{4}):\s*(\?|\d+(?:[.,]\d+)?)$", re.M)
FACTOR = Decimal("0.9563") * Decimal("10.312")


def read(text):
    table = OrderedDict()
    for day, month, year, value in PATTERN.findall(text):
        key = (int(year), int(month))
        table[key] = None if value == "?" else Decimal(value.replace(",", "."))
    return table


def fill_gaps(table):
    keys = list(table)
    for before, gap, after in zip(keys, keys[1:], keys[2:]):
        if table[gap] is None:
            a = calendar.monthrange(*before)[1]
            b = calendar.monthrange(*gap)[1]
            span = table[after] - table[before]
            table[gap] = (table[before] + span * a / (a + b)).quantize(Decimal("0.001"))
            yield gap


table = read(READINGS)
print(len(table), [f"{m:02}/{y % 100}" for y, m in table])
for year, month in fill_gaps(table):
    print("filled", calendar.month_abbr[month], table[year, month])

price, base = Decimal("0.1147"), Decimal("9.90")
total = Decimal(0)
for (key, old), new in zip(table.items(), list(table.values())[1:]):
    used = new - old
    kwh = (used * FACTOR).to_integral_value(ROUND_HALF_UP)
    bill = (kwh * price + base).quantize(Decimal("0.01"), ROUND_HALF_UP)
    total += bill
    print(f"{calendar.month_name[key[1]]:<9}{used:>9} m3{kwh:>6} kWh{bill:>8} EUR")
print(f"total {total}, advance {total / 4:.0f} a month")

uses = [b - a for a, b in pairwise(table.values())]
falling = all(x >= y for x, y in pairwise(uses))
print("falling:", falling, "ratio", round(uses[0] / uses[-1], 2), FACTOR.normalize())
table.move_to_end((2023, 1))
print(next(iter(table)), table.popitem()[0], len(table))
print(f"{int(uses[0]):05d} {float(uses[0]):.1e} {min(uses):>+10.1f}")
