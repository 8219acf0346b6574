"""Invoice of a print shop with two VAT rates."""
from decimal import Decimal as D, ROUND_HALF_UP

CENT = D("0.01")
RATES = {"A": D("0.19"), "B": D("0.07"), "-": D(0)}

positions = [
    # text, quantity, unit price, rate
    ("Posters A2", 250, "0.385", "A"),
    ("Booklets", 40, "2.15", "B"),
    ("Layout (hours)", "3.5", "62.00", "A"),
    ("Postage", 1, "11.49", "-"),
]


def money(x: D) -> D:
    return x.quantize(CENT, rounding=ROUND_HALF_UP)


net_by_rate = {}
for text, qty, price, code in positions:
    line = money(D(qty) * D(price))
    net_by_rate[code] = net_by_rate.get(code, D(0)) + line
    print(f"{text:<16}{qty!s:>5} x {price:>6} = {line:>8} {code}")

net = sum(net_by_rate.values())
print("-" * 40)
print(f"{'net':<30}{net:>9}")

gross = net
for code in sorted(net_by_rate, key=RATES.get, reverse=True):
    rate = RATES[code]
    if not rate:
        continue
    tax = money(net_by_rate[code] * rate)
    gross += tax
    print(f"VAT {rate:.0%} of {net_by_rate[code]:>8}{'':<11}{tax:>9}")

print(f"{'gross':<30}{gross:>9,}")
discount = money(gross * D("0.02"))
print("2% within 10 days:", discount, "->", gross - discount)

rest = gross % 5
print("rest to full five:", rest, "|", gross // 100, "hundreds")
print(gross.as_tuple().exponent, gross.adjusted(), -gross)
print(D("96.250") == D("96.25"), D("96.250").normalize(), str(D("96.250")))
print(D("1E+3"), D("1E+3").quantize(D(1)), D("0.1") + D("0.2") == D("0.3"), 0.1 + 0.2 == 0.3)
print(int(D("19.99")), round(D("2.5")), round(D("2.675"), 2), float(D("7.25")))
