"""Component values of electronics: 4k7, 2.2u, 100n; engineering notation; colour bands."""
import math
import re

PREFIX = {"p": -12, "n": -9, "u": -6, "µ": -6, "m": -3, "": 0, "R": 0, "k": 3, "K": 3, "M": 6, "G": 9}
SHOWN = {-12: "p", -9: "n", -6: "µ", -3: "m", 0: "", 3: "k", 6: "M", 9: "G"}
BANDS = ["black", "brown", "red", "orange", "yellow", "green", "blue", "violet", "grey", "white"]
E6 = (1.0, 1.5, 2.2, 3.3, 4.7, 6.8)


def parse_value(text: str) -> float:
    m = re.fullmatch(r"(\d+)(?:\.(\d+))?\s*([pnuµmRkKMG]?)(\d*)\s*(?:Ω|F|H|ohm)?", text.strip())
    if m is None:
        raise ValueError(f"cannot read value {text!r}")
    whole, frac, prefix, after = m.groups()
    if frac and after:
        raise ValueError(f"two decimal points in {text!r}")
    return float(f"{whole}.{frac or after or 0}e{PREFIX[prefix]}")


def engineering(x: float, unit: str = "", digits: int = 3) -> str:
    if x == 0:
        return f"0 {unit}".rstrip()
    exp = math.floor(math.log10(abs(x)) / 3) * 3
    exp = min(max(exp, -12), 9)
    return f"{x / 10 ** exp:.{digits}g} {SHOWN[exp]}{unit}".rstrip()


def short_code(ohms: float) -> str:
    """4700 -> '4k7'"""
    for letter, exp in (("M", 6), ("k", 3), ("R", 0)):
        if ohms >= 10 ** exp:
            break
    whole, _, frac = f"{ohms / 10 ** exp:g}".partition(".")
    return whole + letter + frac


def bands(ohms: int) -> list:
    digits = f"{ohms:d}"
    if len(digits) < 2:
        raise ValueError("need at least 10 ohms")
    first, second, *zeros = digits
    if set(zeros) - {"0"}:
        raise ValueError(f"{ohms} has more than two digits")
    return [BANDS[int(first)], BANDS[int(second)], BANDS[len(zeros)]]


def nearest(ohms: float, series=E6) -> float:
    decade = 10.0 ** math.floor(math.log10(ohms))
    options = [s * decade for s in series] + [10 * decade]
    return min(options, key=lambda o: abs(o - ohms))


def parallel(*parts):
    return 1 / sum(1 / p for p in parts)


for text in ("4k7", "100n", "2.2 µF", "10R", "1M", "330", "0R22"):
    value = parse_value(text)
    print(f"{text:>7} {value:<10g} {engineering(value)}")
print(engineering(0.047, "A"), engineering(-12300, "V", digits=2), engineering(0, "Hz"), engineering(2.4e13, "B"))
print([short_code(r) for r in (4700, 0.5, 10, 2_200_000, 999)])
print(bands(47_000), bands(10), sep="\n")
print(nearest(5000), nearest(9.4), nearest(150, series=(1, 2, 5)))
print(round(parallel(100, 100, 50), 6), parallel(8.0), engineering(parallel(4700, 2200), "Ω"))
for func, arg in [(parse_value, "4k7k"), (parse_value, "1.5k2"), (bands, 4), (bands, 1234), (parallel, 0)]:
    try:
        func(arg)
    except (ValueError, ZeroDivisionError) as e:
        print(f"{func.__name__}({arg!r}): {e}")
