# register converters for types; subclasses use the nearest parent's
from datetime import date, time
from decimal import Decimal
from enum import Enum
from pathlib import PurePosixPath


class Registry(dict):
    def __init__(self, name):
        super().__init__()
        self.name = name

    def register(self, *types, override=False):
        def add(func):
            for t in types:
                if t in self and not override:
                    raise KeyError(f"{self.name}: {t.__name__} taken by {self[t].__name__}")
                self[t] = func
            return func
        return add

    def find(self, cls):
        for base in cls.__mro__:
            if base in self:
                return self[base]
        return None

    def __missing__(self, key):
        return None


encoders = Registry("encoders")


@encoders.register(date, time)
def iso(v):
    return v.isoformat()


@encoders.register(Decimal, PurePosixPath)
def as_text(v):
    return str(v)


@encoders.register(set, frozenset)
def as_list(v):
    return sorted(v, key=repr)


@encoders.register(Enum)
def enum_name(v):
    return v.name.lower()


encoders[complex] = lambda v: [v.real, v.imag]
PLAIN = (str, int, float, bool, type(None))


def simplify(value, *, on_unknown="raise"):
    """Turn anything into what JSON can hold."""
    if isinstance(value, PLAIN) and not isinstance(value, Enum):
        return value
    if isinstance(value, dict):
        return {str(k): simplify(v, on_unknown=on_unknown) for k, v in value.items()}
    if isinstance(value, (list, tuple)):
        return [simplify(v, on_unknown=on_unknown) for v in value]
    encoder = encoders.find(type(value))
    if encoder is not None:
        return simplify(encoder(value), on_unknown=on_unknown)
    if on_unknown == "repr":
        return repr(value)
    if on_unknown == "skip":
        return None
    raise TypeError(f"no encoder for {type(value).__qualname__}")


class Size(Enum):
    SMALL = 1
    LARGE = "L"


class Tags(set):
    pass


print(simplify({"on": date(2024, 3, 9), 5: Decimal("9.90")}))
print(simplify((Size.LARGE, Tags({"b", "a"}), None, True)))
print(simplify([PurePosixPath("/srv") / "x.txt", 2 - 1j, frozenset({3})]))
print(encoders.find(Tags).__name__, encoders.find(Size).__name__, encoders.find(int))
print(encoders[bytes], len(encoders), time in encoders)
print(simplify(b"raw", on_unknown="repr"), simplify([range(3), 1], on_unknown="skip"))


@encoders.register(bytes, override=True)
def hexed(v):
    return {"hex": v.hex()}


print(simplify({"body": b"\x00\xff"}), simplify(time(7, 5)))
for thing in (bytearray(2), Ellipsis, Registry):
    try:
        print(simplify(thing))
    except TypeError as e:
        print("TypeError:", e)
try:
    encoders.register(Enum)(str)
except KeyError as e:
    print(e.args[0])
