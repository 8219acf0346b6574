def auto_repr(*names):
    def wrap(cls):
        def __repr__(self):
            shown = names or sorted(vars(self))
            return f"{cls.__name__}<" + " ".join(f"{n}:{getattr(self, n)}" for n in shown) + ">"
        cls.__repr__ = __repr__
        return cls
    return wrap


def counted(cls):
    original = cls.__init__
    cls.instances = 0

    def __init__(self, *args, **kwargs):
        type(self).instances += 1
        self.number = type(self).instances
        original(self, *args, **kwargs)

    cls.__init__ = __init__
    return cls


def ordered_by(attribute, reverse=False):
    def key(obj):
        return getattr(obj, attribute)

    def decorate(cls):
        if reverse:
            cls.__lt__ = lambda a, b: key(a) > key(b)
        else:
            cls.__lt__ = lambda a, b: key(a) < key(b)
        cls.__le__ = lambda a, b: not b < a
        return cls
    return decorate


def frozen(cls):
    original = cls.__init__

    def __init__(self, *args, **kwargs):
        object.__setattr__(self, "_open", True)
        original(self, *args, **kwargs)
        object.__setattr__(self, "_open", False)

    def __setattr__(self, name, value):
        if not getattr(self, "_open", False):
            raise AttributeError(f"{cls.__name__}.{name} is frozen")
        object.__setattr__(self, name, value)

    cls.__init__, cls.__setattr__ = __init__, __setattr__
    return cls


@auto_repr()
@counted
class Goat:
    def __init__(self, name, litres=0.0):
        self.name = name
        self.litres = litres


class Kid(Goat):
    pass


@auto_repr("title", "weight")
@ordered_by("weight", reverse=True)
class Cheese:
    def __init__(self, title, weight):
        self.title, self.weight = title, weight


@frozen
@ordered_by("code")
class Label:
    def __init__(self, code, lines=()):
        self.code = code
        self.lines = [*lines]

    def add(self, line):
        self.lines.append(line)
        return len(self.lines)


goats = [Goat("Zita", 3.1), Goat("Käthe")]
print(goats, Goat.instances)
kid = Kid("Bibi")
print(kid, Kid.instances, Goat.instances, kid.number)
Kid("Lulu", litres=0.2)
print(Kid.instances, Goat("Nanda").number)

cheeses = [Cheese("Feta", 0.4), Cheese("Tomme", 1.85), Cheese("Ziegenrolle", 0.2)]
print(sorted(cheeses))
print(cheeses[0] < cheeses[1], cheeses[0] <= cheeses[0], min(cheeses).title, max(cheeses).title)

lab = Label("GK-7", "ab")
print(lab.code, lab.lines, lab.add("bio"))
for name, value in (("code", "X"), ("lines", None), ("note", 1)):
    try:
        setattr(lab, name, value)
    except AttributeError as e:
        print(e)
print(lab._open, lab.lines, Label("A") < lab)
print(Goat.__init__.__name__, Label.__name__, "__le__" in vars(Cheese))
