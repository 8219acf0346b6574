import re
from dataclasses import dataclass, field
from math import isclose

BASE = {
    "m": (1.0, {"m": 1}), "km": (1000.0, {"m": 1}), "cm": (0.01, {"m": 1}),
    "s": (1.0, {"s": 1}), "min": (60.0, {"s": 1}), "h": (3600.0, {"s": 1}),
    "kg": (1.0, {"kg": 1}), "N": (1.0, {"kg": 1, "m": 1, "s": -2}),
}


class UnitMismatch(TypeError):
    pass


@dataclass
class Quantity:
    value: float
    dims: dict = field(default_factory=dict)

    def __mul__(self, other):
        return self._combine(other, 1)

    def __truediv__(self, other):
        return self._combine(other, -1)

    def _combine(self, other, sign):
        dims = dict(self.dims)
        for unit, power in other.dims.items():
            dims[unit] = dims.get(unit, 0) + sign * power
            if not dims[unit]:
                del dims[unit]
        return Quantity(self.value * other.value ** sign, dims)

    def to(self, unit):
        factor, dims = BASE[unit]
        if dims != self.dims:
            raise UnitMismatch(f"{self.unit_text()} is not {unit}")
        return self.value / factor

    def unit_text(self):
        return " ".join(u if p == 1 else f"{u}^{p}" for u, p in sorted(self.dims.items())) or "1"

    def __str__(self):
        return f"{self.value:.6g} {self.unit_text()}"


def evaluate(text):
    result = Quantity(1.0)
    op = "*"
    for m in re.finditer(r"(?P<num>\d+(?:\.\d+)?)|(?P<unit>[A-Za-z]+)|(?P<op>[*/])", text):
        if m.lastgroup == "op":
            op = m.group()
            continue
        if m.lastgroup == "num":
            q = Quantity(float(m.group()))
        else:
            q = Quantity(*BASE[m.group()])
        result = result * q if op == "*" else result / q
        op = "*"
    return result


for expr in ("90 km / h", "2 kg * 9.81 m / s / s", "30 min * 4 m / s", "5 furlong", "12 cm / 3 m"):
    try:
        q = evaluate(expr)
    except KeyError as missing:
        print(expr, "-> unknown unit", missing)
        continue
    print(expr, "->", q)

weight = evaluate("2 kg * 9.81 m / s / s")
print("newton:", round(weight.to("N"), 2), isclose(weight.to("N"), 19.62))
try:
    weight.to("km")
except UnitMismatch as e:
    print("mismatch:", e)
