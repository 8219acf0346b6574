from decimal import Decimal, InvalidOperation, getcontext, ROUND_FLOOR

getcontext().prec = 12
RATES = {"EUR": Decimal(1), "CHF": Decimal("0.9572"), "NOK": Decimal("11.434"), "JPY": Decimal("161.8")}
PLACES = {"JPY": Decimal("1")}
FEE = Decimal("0.015")


def exchange(text, src, dst):
    try:
        amount = Decimal(text)
    except InvalidOperation:
        return None, "not a number: " + text
    if amount <= 0:
        return None, "amount must be above zero"
    if dst not in RATES:
        return None, f"no rate for {dst}"
    euros = amount / RATES[src]
    out = euros * RATES[dst] * (1 - FEE)
    step = PLACES.get(dst, Decimal("0.05"))
    out = (out / step).to_integral_value(ROUND_FLOOR) * step
    return out, ""


orders = [
    ("200", "EUR", "CHF"),
    ("1500.50", "NOK", "EUR"),
    ("99.90", "CHF", "JPY"),
    ("12,5", "EUR", "NOK"),
    ("-3", "EUR", "JPY"),
    ("80", "EUR", "USD"),
]
served = 0
for text, a, b in orders:
    result, problem = exchange(text, a, b)
    if problem:
        print(f"{text:>8} {a}->{b}: {problem}")
    else:
        served += 1
        print(f"{text:>8} {a} -> {result:>9} {b}")
print(f"{served}/{len(orders)} served")
print("1/7 with 12 digits:", Decimal(1) / Decimal(7))
