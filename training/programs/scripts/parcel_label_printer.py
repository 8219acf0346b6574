"""Make address labels and choose the parcel size and postage."""
from enum import Enum
from dataclasses import dataclass


class Size(Enum):
    S = (35, 25, 10, 4.50)
    M = (60, 30, 15, 6.20)
    L = (120, 60, 60, 11.90)

    @classmethod
    def fitting(cls, dims):
        dims = sorted(dims, reverse=True)
        for size in cls:
            if all(d <= m for d, m in zip(dims, size.value)):
                return size
        raise TooBig(dims)


class TooBig(Exception):
    def __str__(self):
        return "x".join(str(d) for d in self.args[0]) + " cm is too big"


@dataclass
class Parcel:
    to: str
    dims: tuple
    grams: int

    def label(self):
        lines = [part.strip() for part in self.to.split(",")]
        width = max(map(len, lines))
        frame = "*" * (width + 4)
        return "\n".join([frame, *(f"* {l:<{width}} *" for l in lines), frame])

    def postage(self):
        cost = Size.fitting(self.dims).value[3]
        if self.grams > 5000:
            cost += (self.grams - 5000) / 1000 * 0.8
        return round(cost, 2)


parcels = [
    Parcel("Wim Jansen, Dam 4, 1012 Amsterdam", (20, 30, 8), 900),
    Parcel("Studio Orso, Via Po 9, 10124 Torino", (14, 50, 28), 7250),
    Parcel("Ski Hut, 6450 Soelden", (190, 20, 15), 4000),
]

bill = 0
sizes = {}
for p in parcels:
    try:
        cost = p.postage()
    except TooBig as err:
        print("!!", p.to.split(",")[0], "-", err)
        continue
    size = Size.fitting(p.dims).name
    sizes.setdefault(size, []).append(p.to[:8])
    print(p.label())
    print(f"size {size}, {p.grams / 1000:.2f} kg, {cost:.2f} EUR")
    bill += cost
print("to pay: %.2f" % bill)
print(sizes)
