"""Compares electricity tariffs from a CSV list."""
import csv
import io
from decimal import Decimal

DATA = '''# exported 2024-05-01
provider,tariff,base_month,cent_kwh,bonus,green
Nordlicht,Flex,9.90,31.45,0,yes
Nordlicht,"Flex ""Plus""",12.90,29.95,50,yes
Stadtwerke,Basis,14.5,33.10,,no
Blitz AG,Turbo,0,36.999,120,no
Blitz AG,Turbo,0,36.999,120,no
Sonnen eG,Dach,7.25,n/a,25,yes
'''


class Tariff:
    __slots__ = ("provider", "name", "base", "unit", "bonus", "green")

    def __init__(self, row):
        self.provider = row["provider"]
        self.name = row["tariff"]
        self.base = Decimal(row["base_month"])
        self.unit = Decimal(row["cent_kwh"]) / 100
        self.bonus = Decimal(row["bonus"] or 0)
        self.green = row["green"] == "yes"

    def year(self, kwh, with_bonus=True):
        cost = 12 * self.base + kwh * self.unit
        if with_bonus:
            cost -= self.bonus
        return round(cost, 2)

    def key(self):
        return self.provider.lower(), self.name.lower()


lines = (ln for ln in io.StringIO(DATA) if not ln.startswith("#"))
tariffs, seen = [], set()
for row in csv.DictReader(lines):
    try:
        t = Tariff(row)
    except ArithmeticError as e:
        print("skipped", row["provider"], type(e).__name__, row["cent_kwh"])
        continue
    if t.key() in seen:
        print("double:", *t.key())
        continue
    seen.add(t.key())
    tariffs.append(t)

for kwh in (900, 3500):
    print(f"--- {kwh:,} kWh")
    ranking = sorted(tariffs, key=lambda t: t.year(kwh))
    cheapest = ranking[0].year(kwh)
    for t in ranking:
        cost = t.year(kwh)
        print(f"{cost:>9,.2f} (+{cost - cheapest:>6}) {t.provider} {t.name}{' ♻' if t.green else ''}")

flex, plus = tariffs[:2]
even = (plus.base - flex.base) * 12 / (flex.unit - plus.unit)
print("break even at", even, "kWh,", even.to_integral_value(), flex.year(even, False) == plus.year(even, False))
print([str(t.unit) for t in tariffs], tariffs[2].bonus, type(tariffs[0].year(1)).__name__)
green = [t.name for t in tariffs if t.green]
print(green, next((t.name for t in tariffs if t.base > 20), "none above 20"))
try:
    flex.colour = "blue"
except AttributeError as e:
    print(e)
buf = io.StringIO()
w = csv.writer(buf, delimiter="\t", lineterminator="\n")
w.writerow(["tariff", "2500 kWh"])
w.writerows((t.name, t.year(2500)) for t in tariffs if t.bonus)
print(repr(buf.getvalue()))
