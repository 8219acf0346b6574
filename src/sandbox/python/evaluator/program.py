"""The program's own classes and functions: names that are handed on, and never run."""

from __future__ import annotations

import builtins
import dataclasses
from collections.abc import Callable
from typing import Any

from .refusal import CallReached, Refused

_SPECIAL = """__eq__ __ne__ __lt__ __le__ __gt__ __ge__ __hash__ __bool__ __len__ __iter__ __next__ __contains__ __getitem__ __setitem__
__delitem__ __add__ __radd__ __iadd__ __sub__ __rsub__ __isub__ __mul__ __rmul__ __imul__ __truediv__ __rtruediv__ __floordiv__
__rfloordiv__ __mod__ __rmod__ __pow__ __rpow__ __and__ __rand__ __or__ __ror__ __xor__ __rxor__ __neg__ __pos__ __abs__ __invert__
__int__ __float__ __index__ __str__ __repr__ __format__ __call__ __enter__ __exit__ __reversed__ __copy__ __deepcopy__ __getattr__
__matmul__ __round__ __lshift__ __rshift__ __divmod__ __bytes__ __complex__ __fspath__ __length_hint__ __missing__ __await__
__iand__ __ior__ __ixor__ __itruediv__ __ifloordiv__ __imod__ __ipow__ __getstate__ __setstate__ __reduce__ __reduce_ex__""".split()


# Attributes of ours that no program can write.
MARK, METHODS, TOKEN, FIELDS = " of program", " methods", " token", " fields"

Special = Callable[[Any, str, tuple[Any, ...]], Any]
"""What a method of the program gives that Python calls by itself: receiver, name, arguments."""


def is_instance(value: Any) -> bool:
    """Whether a value is an instance of one of the program's classes."""
    return MARK in type(type(value)).__dict__


class Token:
    """A function, method or other thing of the program that only has a name."""

    def __init__(self, value: Any, receiver: Any = None, method: str | None = None, name: str = "", special: Any = None) -> None:
        self.value, self.receiver, self.method, self.name, self.special = value, receiver, method, name, special

    def __call__(self, *arguments: Any, **keywords: Any) -> Any:
        if self.special is None:
            raise Refused("a function of the program is called from elsewhere")
        return self.special(self, self.name, arguments, keywords)

    def __getattr__(self, name: str) -> Any:
        raise Refused(f"the attribute {name} of a function")

    def _refuse(self, *_: Any) -> Any:
        raise Refused("what a function or generator does")

    __repr__ = __str__ = __format__ = __lt__ = __gt__ = __le__ = __ge__ = __iter__ = __next__ = _refuse  # type: ignore[assignment]
    __len__ = __getitem__ = __contains__ = __bool__ = __reduce_ex__ = _refuse  # type: ignore[assignment]


class Callee:
    """What stands in front of the parentheses at a place of the statement."""

    def __init__(self, place: int, token: Any) -> None:
        self._place, self._token = place, token

    def __call__(self, *arguments: Any, **keywords: Any) -> Any:
        raise CallReached(self._place, self._token, arguments, keywords)


class Super:
    """`super()`: which method it finds is a matter of the program's classes."""

    def __init__(self, receiver: Any) -> None:
        object.__setattr__(self, " receiver", receiver)

    def __getattribute__(self, name: str) -> Any:
        return Token(None, object.__getattribute__(self, " receiver"), name)


class ClassOfProgram(type):
    """The type of classes that stand for the program's."""

    def __call__(cls, *_: Any, **__: Any) -> Any:
        raise Refused("a class of the program is called from elsewhere")

    def __getattr__(cls, name: str) -> Any:
        if cls.__dict__[METHODS].get(name) == "method":
            return Token(None, cls, name)
        raise Refused(f"the attribute {name} of a class")

    def __delattr__(cls, name: str) -> None:
        raise Refused(f"the attribute {name} of a class")

    def __bool__(cls) -> bool:
        return True

    def _refuse(cls, *_: Any) -> Any:
        raise Refused("what a class does")

    __iter__ = __len__ = __getitem__ = __contains__ = __repr__ = __str__ = __or__ = __ror__ = _refuse  # type: ignore[assignment]


type.__setattr__(ClassOfProgram, MARK, True)


def _set(instance: Any, name: str, value: Any) -> None:
    kind = getattr(type(instance), METHODS).get(name)
    if kind not in (None, "method"):
        raise Refused(f"{name} is no plain attribute")
    object.__setattr__(instance, name, value)


def _frozen(_: Any, name: str, __: Any) -> None:
    raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")


class Classes:
    """The classes of a question, made when they are first needed.

    A class is described by its `bases` in order (of the program or built in), the names that it binds with their kind
    (`method`, `property`, `other`), whether all its bases are known, and the fields of a dataclass.
    """

    def __init__(self, described: dict[str, Any], special: Special) -> None:
        self._described = described
        self._special = special
        self._made: dict[str, Any] = {}

    def named(self, name: str) -> Any:
        """The class of that name. Raises Refused where its bases are not known."""
        if name not in self._made:
            self._made[name] = self._make(name)
        return self._made[name]

    def is_enum(self, name: str) -> bool:
        """Whether it is derived from `Enum`."""
        return bool(self._described.get(name, {}).get("isEnum"))

    def _make(self, name: str) -> Any:
        described = self._described.get(name)
        if described is None or not described["known"]:
            raise Refused(f"what {name} is derived from is not known")
        bases = tuple(base for base in map(self._base, described["bases"]) if base is not object) or (object,)
        own: dict[str, str] = described["members"]
        methods: dict[str, str] = {}
        for base in reversed(bases):
            methods.update(getattr(base, METHODS, {}))
        methods.update(own)
        if not methods.keys().isdisjoint(("__setattr__", "__getattribute__", "__slots__", "__class__", "__getattr__")):
            raise Refused(f"{name} handles its attributes itself")
        body: dict[str, Any] = {key: self._called(key) for key in _SPECIAL if methods.get(key) == "method"}
        body.update({key: _refusing(key) for key in _SPECIAL if key in methods and key not in body})
        if described.get("fields") is not None:
            make = tuple_methods if described.get("isTuple") else dataclass_methods
            body.update({key: value for key, value in make(described).items() if key not in own})
            body["__match_args__"] = tuple(described["fields"])
            if not described.get("isTuple"):
                body[FIELDS] = tuple(described["fields"])
        if described.get("isEnum"):
            body.update({key: value for key, value in enum_methods(described).items() if key not in own})
        if not any(issubclass(base, BaseException) for base in bases):
            # They would show an address.
            body.setdefault("__repr__", _refusing("__repr__"))
        body["__getattr__"] = lambda instance, attribute: self._special(instance, attribute, ())
        if described.get("isFrozen"):
            body["__setattr__"] = _frozen
        body.setdefault("__setattr__", _set)
        body.update({METHODS: methods, TOKEN: described["value"], "__module__": "__main__"})
        if "__eq__" in body and "__hash__" not in body:
            body["__hash__"] = None
        try:
            return ClassOfProgram(name.rpartition(".")[2], bases, body)
        except TypeError as error:
            raise Refused(str(error)) from None

    def _base(self, base: str) -> Any:
        if base in self._described:
            return self.named(base)
        found = getattr(builtins, base, None)
        if base.rpartition(".")[2] in ("object", "ABC", "Generic", "Protocol", "NamedTuple", "Enum"):
            return object
        if isinstance(found, type) and issubclass(found, BaseException):
            return found
        raise Refused(f"the base class {base}")

    def _called(self, name: str) -> Any:
        return lambda instance, *arguments: self._special(instance, name, arguments)


def _refusing(name: str) -> Any:
    def refuse(*_: Any, **__: Any) -> Any:
        raise Refused(f"{name} of the program is called")

    return refuse


def dataclass_methods(described: dict[str, Any]) -> dict[str, Any]:
    """What `@dataclass` writes for a class."""
    fields, name = described["fields"], described["value"].rpartition(".")[2]

    def values(instance: Any) -> tuple[Any, ...]:
        return tuple(instance.__dict__[field] for field in fields)

    def show(instance: Any) -> str:
        if type(instance).__name__ != name:
            raise Refused("a class derived from a dataclass")
        return f"{name}({', '.join(f'{field}={instance.__dict__[field]!r}' for field in fields)})"

    def equal(one: Any, other: Any) -> Any:
        return values(one) == values(other) if type(one) is type(other) else NotImplemented

    def less(one: Any, other: Any) -> Any:
        return values(one) < values(other) if type(one) is type(other) else NotImplemented

    def greater(one: Any, other: Any) -> Any:
        return values(one) > values(other) if type(one) is type(other) else NotImplemented

    methods: dict[str, Any] = {"__repr__": show, "__eq__": equal, "__hash__": None}
    if described.get("isFrozen"):
        methods["__hash__"] = lambda instance: hash(values(instance))
    if described.get("isOrdered"):
        methods.update({"__lt__": less, "__gt__": greater})
    return methods


def tuple_methods(described: dict[str, Any]) -> dict[str, Any]:
    """What a class derived from `NamedTuple` has of a tuple."""
    fields, written = described["fields"], dataclass_methods(described)

    def values(one: Any) -> Any:
        return tuple(one.__dict__[field] for field in fields) if is_instance(one) else one

    def made(cls: Any, items: tuple[Any, ...]) -> Any:
        if len(items) != len(fields):
            raise TypeError(f"Expected {len(fields)} argument{'s' * (len(fields) != 1)}, got {len(items)}")
        instance = instance_of(cls)
        instance.__dict__.update(zip(fields, items, strict=True))
        return instance

    def replace(one: Any, /, **changed: Any) -> Any:
        unexpected = [name for name in changed if name not in fields]
        if unexpected:
            raise ValueError(f"Got unexpected field names: {unexpected!r}")
        return made(type(one), tuple(changed.get(field, one.__dict__[field]) for field in fields))

    return {
        "_fields": tuple(fields),
        "_make": classmethod(lambda cls, items: made(cls, tuple(items))),
        "_replace": replace,
        "__setattr__": _unsettable(fields),
        "count": lambda one, item: values(one).count(item),
        "index": lambda one, *item: values(one).index(*item),
        "__le__": lambda one, other: values(one) <= values(other),
        "__ge__": lambda one, other: values(one) >= values(other),
        "__mul__": lambda one, times: values(one) * times,
        "__rmul__": lambda one, times: values(one) * times,
        "__repr__": written["__repr__"],
        "__eq__": lambda one, other: values(one) == values(other),
        "__lt__": lambda one, other: values(one) < values(other),
        "__gt__": lambda one, other: values(one) > values(other),
        "__hash__": lambda one: hash(values(one)),
        "__iter__": lambda one: iter(values(one)),
        "__len__": lambda one: len(fields),
        "__getitem__": lambda one, index: values(one)[index],
        "__contains__": lambda one, item: item in values(one),
        "__add__": lambda one, other: values(one) + values(other),
        "_asdict": lambda one: dict(zip(fields, values(one), strict=True)),
    }


def _unsettable(fields: list[str]) -> Any:
    def set_attribute(instance: Any, name: str, value: Any) -> None:
        if name in fields:
            raise AttributeError("can't set attribute")
        _set(instance, name, value)

    return set_attribute


def enum_methods(described: dict[str, Any]) -> dict[str, Any]:
    """How the members of an enumeration look, and what they are equal to."""
    name = described["value"].rpartition(".")[2]

    def member(one: Any) -> str:
        return f"{name}.{one.__dict__['name']}"

    return {
        "__repr__": lambda one: f"<{member(one)}: {one.__dict__['value']!r}>",
        "__str__": member,
        "__eq__": lambda one, other: type(one) is type(other) and one.__dict__["name"] == other.__dict__["name"],
        "__hash__": lambda one: hash(one.__dict__["name"]),
    }


def instance_of(made: Any, arguments: tuple[Any, ...] = ()) -> Any:
    """An instance without attributes, but for the arguments that an exception keeps; `__init__` has run long ago."""
    return made.__new__(made, *arguments) if issubclass(made, BaseException) else object.__new__(made)
