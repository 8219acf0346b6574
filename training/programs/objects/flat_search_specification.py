"""Combine search criteria for flats with &, | and ~."""
from collections import namedtuple

Flat = namedtuple("Flat", "street rooms rent balcony floor", defaults=(False, 0))


class Spec:
    def __init__(self, label, test):
        self.label = label
        self.test = test

    def __call__(self, flat):
        return bool(self.test(flat))

    def __and__(self, other):
        return Spec(f"({self.label} and {other.label})", lambda f: self(f) and other(f))

    def __or__(self, other):
        return Spec(f"({self.label} or {other.label})", lambda f: self(f) or other(f))

    def __invert__(self):
        if self.label.startswith("not "):
            return Spec(self.label[4:], lambda f: not self(f))
        return Spec(f"not {self.label}", lambda f: not self(f))

    def __xor__(self, other):
        return (self & ~other) | (~self & other)

    def __rshift__(self, flats):
        return [f.street for f in flats if self(f)]

    def __repr__(self):
        return f"<Spec {self.label}>"


def field(name):
    class Field:
        def __lt__(self, limit):
            return Spec(f"{name}<{limit}", lambda f: getattr(f, name) < limit)

        def __ge__(self, limit):
            return Spec(f"{name}>={limit}", lambda f: getattr(f, name) >= limit)

        def __eq__(self, value):
            return Spec(f"{name}={value}", lambda f: getattr(f, name) == value)

        def startswith(self, text):
            return Spec(f"{name}^{text}", lambda f: getattr(f, name).startswith(text))
    return Field()


flats = [
    Flat("Lindenweg 4", 2, 780.5),
    Flat("Am Markt 11", 3, 1150, True, 2),
    Flat("Lindenallee 90b", 4, 1490, floor=5),
    Flat("Öhrstraße 1", 3, 920, balcony=True),
]

rent, rooms, floor = field("rent"), field("rooms"), field("floor")
cheap = rent < 1000
big = rooms >= 3
balcony = Spec("balcony", lambda f: f.balcony)

print(cheap >> flats)
print(cheap & big, (cheap & big) >> flats)
print((cheap | balcony) >> flats)
print(~balcony >> flats, ~~balcony)
print((cheap ^ big).label)
print((cheap ^ big) >> flats)
lime = field("street").startswith("Linden")
print((lime & ~(floor == 0)) >> flats)
print(cheap(flats[1]), balcony(flats[3]), (rooms == 2)(flats[0]))

wishes = [big, balcony, rent < 1200, lime]
score = {f.street: sum(w(f) for w in wishes) for f in flats}
print(score)
best = max(flats, key=lambda f: (score[f.street], -f.rent))
print(best, best._replace(rent=best.rent * 1.05).rent)
combined = wishes[0]
for w in wishes[1:-1]:
    combined &= w
print(combined, combined >> flats)
