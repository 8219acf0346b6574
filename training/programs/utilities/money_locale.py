"""Write and read amounts in the notations of several countries."""
from decimal import ROUND_HALF_UP, Decimal, InvalidOperation
from types import SimpleNamespace as NS

LOCALES = {
    "de": NS(group=".", point=",", pattern="{n} {c}", negative="-{x}"),
    "en": NS(group=",", point=".", pattern="{c}{n}", negative="-{x}"),
    "ch": NS(group="’", point=".", pattern="{c} {n}", negative="{x}-"),
    "in": NS(group=",", point=".", pattern="{c}{n}", negative="({x})", lakh=True),
}
SYMBOLS = {"EUR": "€", "USD": "$", "CHF": "CHF", "INR": "₹", "JPY": "¥"}
PLACES = {"JPY": 0, "KWD": 3}


def group(digits, sep, lakh=False):
    head, tail = digits[:-3], digits[-3:]
    size = 2 if lakh else 3
    parts = [tail]
    while head:
        parts.insert(0, head[-size:])
        head = head[:-size]
    return sep.join(parts)


def quantize(amount, currency="EUR"):
    places = PLACES.get(currency, 2)
    return Decimal(str(amount)).quantize(Decimal(1).scaleb(-places), rounding=ROUND_HALF_UP)


def write(amount, currency="EUR", locale="de", *, symbol=True):
    loc = LOCALES[locale]
    value = quantize(amount, currency)
    whole, _, frac = f"{abs(value)}".partition(".")
    number = group(whole, loc.group, getattr(loc, "lakh", False))
    if frac:
        number += loc.point + frac
    shown = SYMBOLS.get(currency, currency + " ") if symbol else ""
    text = loc.pattern.format(n=number, c=shown).strip() if symbol else number
    return loc.negative.format(x=text) if value < 0 else text


def read(text, locale="de"):
    loc = LOCALES[locale]
    negative = "-" in text or text.strip().startswith("(")
    cleaned = "".join(ch for ch in text if ch.isdigit() or ch in loc.group + loc.point)
    cleaned = cleaned.replace(loc.group, "").replace(loc.point, ".")
    try:
        value = Decimal(cleaned)
    except InvalidOperation:
        raise ValueError(f"no amount in {text!r}") from None
    return -value if negative else value


def share(total, weights):
    """Split an amount; the first ones get the odd cents."""
    cents = int(quantize(total) * 100)
    whole = sum(weights)
    parts = [cents * w // whole for w in weights]
    for i in range(cents - sum(parts)):
        parts[i] += 1
    return [Decimal(p) / 100 for p in parts]


print(write(1234567.891), write(-0.5), write(3))
print(write("1234.5", "USD", "en"), write(-99, "CHF", locale="ch"), write(12345678, "INR", "in"))
print(write(-1500.555, "INR", "in"), write(1999.5, "JPY", "en"), write(7, "KWD", "en"))
print(write(1e6, symbol=False), write("0.005"), write("-0.004", "USD", "en"))
print(read("1.234,50 €"), read("(₹12,34,567.00)", "in"), read("CHF 1’000.05-", locale="ch"))
print(read("-3"), read("12,5"), read("12.5"))
print(group("1234567", " "), group("12", ","), group("1234567", ",", lakh=True))
print(share(100, [1, 1, 1]), share("0.05", (2, 1)), sum(share("10.01", [3, 3, 4])))
print(quantize(2.675), quantize("2.665"), quantize(-2.5, "JPY"), quantize(Decimal("1E+2")))
for bad in ("n/a", "1,2,3", ""):
    try:
        print(read(bad))
    except ValueError as e:
        print("ValueError:", e)
print(write(5, locale="fr"))
