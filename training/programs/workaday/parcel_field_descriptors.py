# Typed fields for the parcel service: converts, checks and counts writes
class Field:
    def __init__(self, kind, *, default=None, check=None):
        self.kind = kind
        self.default = default
        self.check = check

    def __set_name__(self, owner, name):
        self.name = name
        owner.fields = (*getattr(owner, "fields", ()), name)

    def __get__(self, obj, owner=None):
        if obj is None:
            return self
        return vars(obj).get(self.name, self.default)

    def __set__(self, obj, value):
        try:
            value = self.kind(value)
        except (TypeError, ValueError) as e:
            raise AttributeError(f"{self.name}: {value!r} is not {self.kind.__name__}") from e
        if self.check and not self.check(value):
            raise AttributeError(f"{self.name}: {value!r} not allowed")
        vars(obj)[self.name] = value
        obj.writes = obj.writes + 1

    def __delete__(self, obj):
        vars(obj).pop(self.name, None)


class Model:
    writes = 0

    def __init__(self, **values):
        for name, value in values.items():
            if name not in self.fields:
                raise AttributeError(f"no field {name}")
            setattr(self, name, value)

    def __repr__(self):
        inner = ", ".join(f"{f}={getattr(self, f)!r}" for f in self.fields)
        return f"{type(self).__name__}({inner})"


class Parcel(Model):
    weight = Field(float, default=1.0, check=lambda w: 0 < w <= 30)
    zone = Field(int, check=range(1, 6).__contains__)
    sender = Field(str, default="?")

    @property
    def price(self):
        return 4 + self.zone * self.weight * 0.5 if self.zone else None


p = Parcel(weight="2.5", zone=3)
print(p, p.price)
p.sender = 4711
p.weight *= 2
print(p.sender, p.price, p.writes)
del p.weight
print(p.weight, vars(p))
print(Parcel().price, Parcel.fields, Parcel.zone.kind)

for bad in [{"weight": 31}, {"zone": "east"}, {"zone": None}, {"colour": 1}]:
    try:
        Parcel(**bad)
    except AttributeError as e:
        print(e, "<-", type(e.__cause__).__name__)
try:
    p.price = 3
except AttributeError:
    print("price is computed")
