import re
from decimal import Decimal, ROUND_HALF_UP

ADS = [
    "Bicycle, barely used, 149.90 EUR or best offer",
    "Two lamps for €12 each, three for €30",
    "Box of LPs 0.75 EUR a piece (40 in all)",
    "Free to take: one piano",
    "Desk 1,250 EUR, chair EUR 89.5",
]

PRICE = re.compile(r"(?:€|EUR )(\d[\d,]*(?:\.\d+)?)|(\d[\d,]*(?:\.\d+)?) EUR")
CENT = Decimal("0.01")


def prices(ad):
    found = []
    for m in PRICE.finditer(ad):
        text = m.group(1) or m.group(2)
        amount = Decimal(text.replace(",", ""))
        found.append((m.start(), amount))
    return found


all_prices = []
for ad in ADS:
    hits = prices(ad)
    if not hits:
        print("-", ad.split(":")[0].lower())
        continue
    where, lowest = min(hits, key=lambda h: h[1])
    print(f"@{where:<3}{lowest:>10} {ad[:18].rstrip(', ')}")
    all_prices.extend(p for _, p in hits)

print(all_prices)
total = sum(all_prices)
print("total", total, type(total).__name__)

average = total / len(all_prices)
rounded = average.quantize(CENT, rounding=ROUND_HALF_UP)
print("average", rounded)

haggled = [(p * Decimal("0.85")).quantize(CENT, ROUND_HALF_UP) for p in all_prices]
print([str(h) for h in haggled])
saved = total - sum(haggled)
print(f"saved {saved:,.2f} ({saved / total:.2%})")
print(max(all_prices) > 1000, min(all_prices) == Decimal("0.750"))
print(PRICE.sub("<price>", ADS[1]))
print(PRICE.subn("?", ADS[4]))
