# Descriptors that compute once: lazy, class-wide constants, aliases
class lazy:
    def __init__(self, func):
        self.func = func
        self.__doc__ = func.__doc__

    def __set_name__(self, owner, name):
        self.name = name

    def __get__(self, obj, owner=None):
        if obj is None:
            return self
        value = obj.__dict__[self.name] = self.func(obj)
        return value


class classconst:
    def __init__(self, func):
        self.func, self.values = func, {}

    def __get__(self, obj, owner):
        if owner not in self.values:
            self.values[owner] = self.func(owner)
        return self.values[owner]


class alias:
    """Another name for an attribute, with a note when it's used."""

    def __init__(self, target, *, readonly=False):
        self.target, self.readonly = target, readonly

    def __get__(self, obj, owner=None):
        return self if obj is None else getattr(obj, self.target)

    def __set__(self, obj, value):
        if self.readonly:
            raise AttributeError(f"alias of {self.target} is read-only")
        setattr(obj, self.target, value)


def refresh(obj, *names):
    """Forget lazy values; without names, all of them."""
    lazies = {n for c in type(obj).__mro__ for n, v in vars(c).items() if isinstance(v, lazy)}
    dropped = []
    for name in names or sorted(lazies):
        if name not in lazies:
            raise AttributeError(f"{name} is not lazy")
        if name in obj.__dict__:
            del obj.__dict__[name]
            dropped.append(name)
    return dropped


class Trail:
    unit = "km"

    def __init__(self, *legs):
        self.legs = list(legs)
        self.log = []

    @lazy
    def length(self):
        """Sum of all legs."""
        self.log.append("length")
        return round(sum(self.legs), 1)

    @lazy
    def longest(self):
        self.log.append("longest")
        return max(self.legs, default=None)

    @classconst
    def label(cls):
        return f"{cls.__name__.upper()} ({cls.unit})"

    distance = alias("length", readonly=True)
    stages = alias("legs")


class SeaRoute(Trail):
    unit = "nm"


t = Trail(4.2, 11.35, 7)
print(t.length, t.length, t.log)
t.legs.append(0.5)
print(t.length, t.distance, refresh(t, "length", "longest"), t.distance, t.log)
print(t.longest, sorted(k for k in vars(t) if k != "log"))
print(refresh(t), refresh(t), t.longest)
print(Trail.label, SeaRoute.label, SeaRoute(3).label, len(vars(Trail)["label"].values))
s = SeaRoute()
s.stages = [12]
print(s.legs, s.longest, s.length, SeaRoute().longest)
print(Trail.length.__doc__, type(Trail.distance).__name__)
for action in (lambda: setattr(t, "distance", 9), lambda: refresh(t, "unit"), lambda: t.height):
    try:
        action()
    except AttributeError as e:
        print("AttributeError:", e)
t.length = -1
print(t.length, t.distance)
