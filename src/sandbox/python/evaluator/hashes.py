"""What `hash` gives: of numbers as CPython has it on 64 bits, whatever runs here; of texts another number in each process."""

from __future__ import annotations

import math
from datetime import date, datetime, time, timedelta
from decimal import Decimal
from fractions import Fraction
from typing import Any, NoReturn

from .instances import HASH, HASHED, MEMBERS, METHODS, is_instance
from .refusal import Refused

_MODULUS = (1 << 61) - 1
_PLAIN: dict[type, Any] = {int: int.__int__, float: float.__float__, str: str.__str__, tuple: lambda value: tuple(tuple.__iter__(value))}
"""The built-in value in an instance, whatever its class says about it."""
_ONES = (1 << 64) - 1


class HashOfText:
    """A number that nobody can tell: only whether it is the same as another one."""

    def __init__(self, of: str) -> None:
        self.of = of

    def __eq__(self, other: Any) -> bool:
        return isinstance(other, HashOfText) and self.of == other.of

    def __ne__(self, other: Any) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(self.of)

    def _joined(self, sign: str, other: Any) -> HashOfText:
        if not isinstance(other, (int, HashOfText)):
            raise Refused("what is made of the hash of a text")
        return HashOfText(f"({f' {sign} '.join(sorted((self.of, written(other))))})")

    def __xor__(self, other: Any) -> Any:
        return 0 if self == other else self._joined("^", other)

    def __add__(self, other: Any) -> Any:
        return self._joined("+", other)

    def __mul__(self, other: Any) -> Any:
        # An even number would lose something of it.
        if not isinstance(other, int) or other % 2 == 0:
            raise Refused("what is made of the hash of a text")
        return self._joined("*", other)

    __rxor__, __radd__, __rmul__ = __xor__, __add__, __mul__

    def _refuse(self, *_: Any) -> NoReturn:
        raise Refused("the hash of a text")

    __repr__ = __str__ = __format__ = __bool__ = __int__ = __index__ = __float__ = __abs__ = __neg__ = __lt__ = __le__ = __gt__ = __ge__ = _refuse  # type: ignore[assignment]
    __mod__ = __rmod__ = __and__ = __rand__ = __or__ = __ror__ = __sub__ = __rsub__ = __lshift__ = __rshift__ = __floordiv__ = __truediv__ = _refuse
    __pow__ = __divmod__ = __round__ = __reduce_ex__ = _refuse  # type: ignore[assignment]


def hash_of(value: Any) -> int | HashOfText:
    """What `hash(value)` gives. Raises Refused where that cannot be said at all."""
    kind = type(value)
    if kind in (int, bool):
        return _of_integer(int(value))
    if kind is float:
        return _of_real(value)
    if kind is HashOfText:
        return value  # type: ignore[no-any-return]
    if kind is str or kind is bytes:
        # Both are hashed by what is in the memory.
        return HashOfText(repr(value.decode("latin-1") if kind is bytes else value))
    if value is None:
        return HashOfText("None")
    if kind is tuple:
        return _of_items([hash_of(each) for each in value])
    if kind is frozenset:
        return HashOfText(f"{{{', '.join(sorted(written(hash_of(each)) for each in value))}}}")
    if is_instance(value):
        return _of_instance(value)
    found = _of_library(value, kind)
    if found is not None:
        return found
    if kind.__hash__ is None:
        raise TypeError(f"unhashable type: '{kind.__name__}'")
    raise Refused("hash")


def number_for(value: Any) -> int:
    """A number that stands for a hash here: the same for the same one."""
    return hash(value) if isinstance(value, (int, HashOfText)) else _refused()


def written(value: int | HashOfText) -> str:
    """A text that says which hash it is."""
    return value.of if isinstance(value, HashOfText) else str(value)


def _refused() -> NoReturn:
    raise Refused("a hash that is no number")


def _of_integer(value: int) -> int:
    found = abs(value) % _MODULUS
    return _signed(-found if value < 0 else found)


def _of_real(value: float) -> int:
    if math.isnan(value):
        raise Refused("hash")
    if math.isinf(value):
        return 314159 if value > 0 else -314159
    return _of_number(Fraction(value))


def _signed(value: int) -> int:
    return -2 if value == -1 else value


def _of_library(value: Any, kind: type) -> int | HashOfText | None:
    """Of numbers and dates of the library."""
    if kind in (Decimal, Fraction):
        return _of_number(value)
    if kind is complex:
        found = (_number(_of_real(value.real)) + 1000003 * _number(_of_real(value.imag))) & _ONES
        return _signed(found - (1 << 64) if found >> 63 else found)
    if kind is timedelta:
        return _of_items([_of_integer(each) for each in (value.days, value.seconds, value.microseconds)])
    if kind is date or (kind in (datetime, time) and value.tzinfo is None):
        # Of what is kept in the memory: as with texts, another number in each process.
        return HashOfText(f"{kind.__name__} {(value if kind is date else value.replace(fold=0)).isoformat()}")
    return _of_range(value) if kind is range else None


def _of_range(value: range) -> int | HashOfText:
    length = len(value)
    rest = [None, None] if length == 0 else [value.start, None if length == 1 else value.step]
    return _of_items([hash_of(each) for each in (length, *rest)])


def _of_number(value: Any) -> int | HashOfText:
    if isinstance(value, Decimal):
        if value.is_nan():
            raise Refused("hash")
        if value.is_infinite():
            return _of_real(float(value))
        if value.adjusted() > 4000 or value.adjusted() < -4000:
            raise Refused("hash")
        value = Fraction(value)
    if value.denominator % _MODULUS == 0:
        return 314159 if value > 0 else -314159
    found = abs(value.numerator) % _MODULUS * pow(value.denominator, _MODULUS - 2, _MODULUS) % _MODULUS
    return _signed(-found if value < 0 else found)


def _number(found: int | HashOfText) -> int:
    return found if isinstance(found, int) else _refused()


def _of_items(hashes: list[int | HashOfText]) -> int | HashOfText:
    """As `tupleobject.c` has it, by xxHash."""
    if any(isinstance(each, HashOfText) for each in hashes):
        return HashOfText(f"({', '.join(map(written, hashes))},)")
    lane = 2870177450012600261
    for each in hashes:
        assert isinstance(each, int)
        lane = (lane + (each & _ONES) * 14029467366897019727) & _ONES
        lane = ((lane << 31) | (lane >> 33)) & _ONES
        lane = lane * 11400714785074694791 & _ONES
    lane = (lane + (len(hashes) ^ (2870177450012600261 ^ 3527539))) & _ONES
    if lane == _ONES:
        return 1546275796
    return lane - (1 << 64) if lane >> 63 else lane


def _of_instance(value: Any) -> int | HashOfText:
    kind = type(value)
    if getattr(kind, METHODS).get("__hash__") == "method":
        found = getattr(kind, HASH)(value)
        return found if isinstance(found, (int, HashOfText)) else _refused()
    if kind.__hash__ is None:
        raise TypeError(f"unhashable type: '{kind.__name__}'")
    if isinstance(value, (int, float, str, tuple)):
        # Of a class that is derived from a built-in one.
        return hash_of(next(read(value) for base, read in _PLAIN.items() if isinstance(value, base)))
    if getattr(kind, MEMBERS):
        return hash_of(value.__dict__["name"])
    fields = getattr(kind, HASHED, None)
    if fields is None or kind.__hash__ is object.__hash__:
        # By its address.
        raise Refused("hash")
    return _of_items([hash_of(value.__dict__[name]) for name in fields])
