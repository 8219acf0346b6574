from enum import Enum


class Paper(Enum):
    A3 = (297, 420)
    A4 = (210, 297)
    A5 = (148, 210)
    LETTER = (216, 279)
    DEFAULT = (210, 297)      # alias

    def __init__(self, width, height):
        self.width = width
        self.height = height

    @property
    def area_cm2(self):
        return self.width * self.height / 100

    def landscape(self):
        return self.height, self.width

    def fits_into(self, other):
        return self.width <= other.width and self.height <= other.height

    @classmethod
    def smallest_for(cls, w, h):
        options = [p for p in cls if p.width >= w and p.height >= h]
        if not options:
            raise LookupError(f"nothing holds {w}x{h} mm")
        return min(options, key=lambda p: p.area_cm2)

    def __str__(self):
        return f"{self.name.capitalize()} {self.width}×{self.height}"


print(Paper.A4)
print(repr(Paper.A5))
print(Paper.DEFAULT is Paper.A4, Paper.DEFAULT.name)
print([p.name for p in Paper])
print(list(Paper.__members__)[-2:])

size = Paper((148, 210))
print(size.area_cm2, size.landscape())

print(Paper["LETTER"].fits_into(Paper.A4), Paper.A5.fits_into(Paper.LETTER))
for w, h in [(100, 100), (211, 250), (220, 300), (500, 20)]:
    try:
        print(w, h, "->", Paper.smallest_for(w, h).name)
    except LookupError as exc:
        print(w, h, "->", exc)

prices = dict.fromkeys(Paper, 0.05)
prices[Paper.A3] = 0.12
prices[Paper.DEFAULT] += 0.01
print({p.name: c for p, c in prices.items()})
print(f"{Paper.A3.area_cm2:,.1f}", Paper.A3.value[::-1])

try:
    Paper((1, 2))
except ValueError as exc:
    print(exc)
print(isinstance(Paper.A3, Paper), "A3" in Paper.__members__, len(Paper))
