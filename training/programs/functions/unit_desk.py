"""Convert units by walking a small graph of factors."""
from fractions import Fraction
from math import isclose

FACTORS = {
    ("mi", "km"): 1.609344,
    ("km", "m"): 1000,
    ("lb", "g"): 453.59237,
    ("kg", "g"): 1000,
}


def neighbours(unit):
    for (a, b), f in FACTORS.items():
        if a == unit:
            yield b, f
        elif b == unit:
            yield a, 1 / f


def factor(src, dst):
    todo, known = [src], {src: 1.0}
    while todo:
        unit = todo.pop(0)
        if unit == dst:
            return known[unit]
        for other, f in neighbours(unit):
            if other not in known:
                known[other] = known[unit] * f
                todo.append(other)
    return None


def convert(text, dst):
    amount, _, src = text.strip().partition(" ")
    try:
        value = float(Fraction(amount.replace(",", ".")))
    except (ValueError, ZeroDivisionError) as e:
        return f"? {type(e).__name__}"
    f = factor(src.strip(), dst)
    if f is None:
        return f"? no way from {src} to {dst}"
    return f"{value * f:.6g} {dst}"


def temperature(value, scale):
    match scale.upper():
        case "F":
            result = (value - 32) * 5 / 9
        case "K":
            result = value - 273.15
        case "C":
            result = value
        case other:
            raise KeyError(other)
    if result < -273.15:
        raise ValueError("colder than possible")
    return round(result, 1)


for job in [("26.2 mi", "m"), ("2,5 kg", "lb"), ("1 kg", "m"), ("1/0 m", "m"), ("ten m", "m")]:
    print(*job, "=>", convert(*job))
for args in [(98.6, "f"), (0, "K"), (-300, "C"), (5, "x")]:
    try:
        print(args, temperature(*args))
    except (KeyError, ValueError) as e:
        print(args, repr(e))
assert isclose(factor("m", "mi") * factor("mi", "m"), 1)
