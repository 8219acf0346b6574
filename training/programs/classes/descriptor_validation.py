# little descriptor demo for the team wiki
class Positive:
    def __set_name__(self, owner, name):
        self.name = "_" + name

    def __get__(self, obj, objtype=None):
        if obj is None:
            return self
        return getattr(obj, self.name, 0)

    def __set__(self, obj, value):
        if value <= 0:
            raise ValueError(f"{self.name[1:]} must be > 0, got {value}")
        setattr(obj, self.name, value)


class OneOf:
    def __init__(self, *choices):
        self.choices = choices

    def __set_name__(self, owner, name):
        self.key = name

    def __get__(self, obj, objtype=None):
        return obj.__dict__[self.key] if obj else self

    def __set__(self, obj, value):
        if value not in self.choices:
            raise ValueError(f"{value!r} not in {self.choices}")
        obj.__dict__[self.key] = value


class Parcel:
    weight = Positive()
    length = Positive()
    speed = OneOf("slow", "normal", "express")

    def __init__(self, weight, length, speed="normal"):
        self.weight = weight
        self.length = length
        self.speed = speed

    def price(self):
        extra = {"slow": 0, "normal": 2, "express": 7}[self.speed]
        return self.weight * 1.5 + self.length * 0.1 + extra


p = Parcel(4, 30)
print(p.price(), p.__dict__)
p.weight += 2
p.speed = "express"
print(p.price(), p.weight)

tests = [(0, 10, "slow"), (1, -5, "slow"), (1, 5, "warp"), (2, 20, "slow")]
for args in tests:
    try:
        print("ok", Parcel(*args).price())
    except ValueError as e:
        print("bad:", e)
print(type(Parcel.weight).__name__, Parcel.speed.choices)
