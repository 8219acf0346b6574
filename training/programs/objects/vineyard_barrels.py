from __future__ import annotations
from dataclasses import dataclass, field, InitVar


@dataclass
class Barrel:
    code: str
    litres: float
    capacity: float = 225.0
    vintage: int = 2021
    notes: dict[str, str] = field(default_factory=dict)
    gallons: InitVar[float | None] = None

    def __post_init__(self, gallons):
        if gallons is not None:
            self.litres = round(gallons * 3.785, 1)
        if not 0 <= self.litres <= self.capacity:
            raise ValueError(f"{self.code}: {self.litres} l does not fit in {self.capacity} l")

    @property
    def headspace(self) -> float:
        return self.capacity - self.litres

    def pour_into(self, other: Barrel, amount: float | None = None) -> float:
        wanted = self.litres if amount is None else amount
        moved = min(wanted, self.litres, other.headspace)
        self.litres -= moved
        other.litres += moved
        return moved


cellar = [
    Barrel("T-01", 210.5, notes={"oak": "french"}),
    Barrel("T-02", 40, vintage=2019),
    Barrel("R-07", 0, gallons=50.0),
    Barrel(code="R-08", litres=0.0, capacity=500),
]

by_code = {b.code: b for b in cellar}
print(by_code["R-07"].litres, by_code["R-07"].headspace)

moved = by_code["T-01"].pour_into(by_code["T-02"])
print(f"moved {moved:.1f}, left {by_code['T-01'].litres:.1f}")
moved = by_code["T-02"].pour_into(by_code["R-08"], amount=75.25)
print("moved", moved, "->", by_code["R-08"])

by_code["T-02"].notes["racked"] = "2024-03-09"
by_code["T-02"].notes.setdefault("oak", "american")
print(cellar[1].notes, cellar[3].notes)

total = sum(b.litres for b in cellar)
print("cellar total %.2f l" % total)
empties = [b.code for b in cellar if not b.litres]
print("empty:", empties or "none")
oldest = min(cellar, key=lambda b: (b.vintage, b.code))
print("oldest:", oldest.code, oldest.vintage)

for args in (("X-1", 300), ("X-2", 10, 9.5), ("X-3", 0.0)):
    try:
        b = Barrel(*args)
    except ValueError as err:
        print("rejected", err)
    else:
        print("accepted", b.code, b.headspace)

print(hasattr(cellar[0], "gallons"), Barrel.gallons)
