# numbers the way people like to read them
from math import floor, log10

SUFFIXES = [(10 ** 12, "trillion"), (10 ** 9, "billion"), (10 ** 6, "million"), (10 ** 3, "thousand")]
SMALL = "zero one two three four five six seven eight nine".split()


def commas(value, places=None, sep=","):
    if isinstance(value, str):
        value = float(value) if "." in value else int(value)
    text = f"{value:,}" if places is None else f"{value:,.{places}f}"
    return text if sep == "," else text.replace(",", sep)


def approx(n, digits=1):
    """1234567 -> '1.2 million'"""
    for size, word in SUFFIXES:
        if abs(n) >= size:
            short = f"{n / size:.{digits}f}"
            if "." in short:
                short = short.rstrip("0").rstrip(".")
            return f"{short} {word}"
    return str(n)


def compact(n, *, base=1000, units="kMGT"):
    if abs(n) < base:
        return str(n)
    unit = ""
    for unit in units:
        n /= base
        if abs(round(n, 1)) < base:
            break
    return f"{n:.1f}{unit}".replace(".0", "")


def ap_style(n):
    return SMALL[n] if 0 <= n < len(SMALL) else commas(n)


def sci(x, digits=2):
    if x == 0:
        return "0"
    exponent = floor(log10(abs(x)))
    mantissa = x / 10 ** exponent
    power = str(exponent).translate(str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹"))
    return f"{mantissa:.{digits}f}×10{power}"


def percent(part, whole, *, places=0, signed=False):
    if not whole:
        return "n/a"
    return format(part / whole, f"{'+' if signed else ''}.{places}%")


def change(old, new):
    diff = new - old
    arrow = "▲" if diff > 0 else "▼" if diff < 0 else "="
    return f"{arrow} {abs(diff):,} ({percent(diff, old, places=1, signed=True)})"


print(commas(9876543), commas(-1234.5), commas("1000000"))
print(commas(1234567.891, 2), commas(98765, sep=" "), commas("2500.0", 1, "'"))
print(approx(1_234_567), "|", approx(2_000_000), "|", approx(999), "|", approx(-45_600, 0))
print(approx(7.5e9), approx(1_049_999_999, digits=3))
print([compact(n) for n in (950, 1000, 15_300, 999_960, 2.5e6)])
print(compact(-2048, base=1024, units=["Ki", "Mi"]), compact(5e16))
print([ap_style(n) for n in (0, 9, 10, 1500, -3)])
print(sci(299_792_458), sci(0.00021, digits=1), sci(0), sci(-5))
print(percent(1, 8), percent(1, 3, places=2), percent(3, 0), percent(5, 4, signed=True))
print(percent(0.125, 1), percent(0.375, 1), percent(-1, 8, places=1))
print(change(1200, 1500), change(80, 60), change(5, 5), change(0, 3), sep="  ")
try:
    commas("12k")
except ValueError as e:
    print("ValueError:", e)
