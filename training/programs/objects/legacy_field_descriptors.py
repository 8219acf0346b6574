"""Descriptors that keep old attribute names of a config class alive."""


class Renamed:
    def __init__(self, new, convert=None):
        self.new = new
        self.convert = convert

    def __set_name__(self, owner, name):
        self.old = name
        owner.renamed = {**getattr(owner, "renamed", {}), name: self.new}

    def __get__(self, obj, objtype=None):
        if obj is None:
            return self
        obj.warnings.append(f"{self.old} -> {self.new}")
        return getattr(obj, self.new)

    def __set__(self, obj, value):
        if self.convert:
            value = self.convert(value)
        setattr(obj, self.new, value)

    def __repr__(self):
        return f"Renamed({self.new!r})"


class Bounded:
    def __init__(self, low, high, default):
        self.low, self.high, self.default = low, high, default

    def __set_name__(self, owner, name):
        self.slot = "_" + name

    def __get__(self, obj, objtype=None):
        if obj is None:
            return self.low, self.high
        return obj.__dict__.get(self.slot, self.default)

    def __set__(self, obj, value):
        if not self.low <= value <= self.high:
            raise ValueError(f"{self.slot[1:]} must be {self.low}..{self.high}, not {value}")
        obj.__dict__[self.slot] = value

    def __delete__(self, obj):
        obj.__dict__.pop(self.slot, None)


class Label:
    """Non-data descriptor: an instance attribute hides it."""

    def __get__(self, obj, objtype):
        return f"{objtype.__name__} of {obj.owner if obj else 'nobody'}"


class Config:
    timeout = Bounded(1, 600, default=30)
    retries = Bounded(0, 10, 3)
    label = Label()
    timeout_ms = Renamed("timeout", lambda ms: ms / 1000)
    max_tries = Renamed("retries")

    def __init__(self, owner, **options):
        self.owner = owner
        self.warnings = []
        for name, value in options.items():
            setattr(self, name, value)


c = Config("Priya", timeout_ms=4500)
print(c.timeout, c.retries, c.max_tries)
print(c.warnings, c.__dict__)
c.max_tries = 0
print(c.retries, c.timeout_ms, len(c.warnings))
del c.timeout
print(c.timeout, Config.timeout, Config.max_tries)
print(Config.renamed)

for name, value in [("timeout", 601), ("timeout_ms", 500), ("max_tries", 10), ("retries", "2")]:
    try:
        setattr(c, name, value)
    except ValueError as e:
        print("ValueError:", e)
    except TypeError as e:
        print("TypeError:", e)
    else:
        print(name, "->", c.retries)

print(c.label, "|", Config.label)
c.label = "mine"
print(c.label)
del c.label
print(c.label, sorted(vars(c)))
d = Config(owner="Jörg", retries=c.retries - 1, timeout=1)
print(d.retries, c.retries, d.__dict__["_timeout"], d.warnings)
del d.retries, d.retries
print(d.retries)
