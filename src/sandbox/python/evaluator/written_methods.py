"""Methods that Python itself writes for classes: of dataclasses, of named tuples, of enumerations."""

from __future__ import annotations

from typing import Any

from .built_in_bases import plain
from .instances import instance_of, is_instance, set_attribute, shown_name
from .refusal import Refused


def dataclass_methods(described: dict[str, Any]) -> dict[str, Any]:
    """What `@dataclass` writes for a class."""
    fields, name = described["fields"], shown_name(described["value"])

    left_out = described.get("leftOut", {})
    shown = [field for field in fields if field not in left_out.get("repr", ())]
    compared = [field for field in fields if field not in left_out.get("compare", ())]
    hashed = [field for field in fields if field not in left_out.get("hash", ())]

    def values(instance: Any) -> tuple[Any, ...]:
        return tuple(instance.__dict__[field] for field in compared)

    def show(instance: Any) -> str:
        if type(instance).__name__ != name:
            raise Refused("a class derived from a dataclass")
        return f"{name}({', '.join(f'{field}={instance.__dict__[field]!r}' for field in shown)})"

    def equal(one: Any, other: Any) -> Any:
        return values(one) == values(other) if type(one) is type(other) else NotImplemented

    def less(one: Any, other: Any) -> Any:
        return values(one) < values(other) if type(one) is type(other) else NotImplemented

    def greater(one: Any, other: Any) -> Any:
        return values(one) > values(other) if type(one) is type(other) else NotImplemented

    methods: dict[str, Any] = {"__repr__": show, "__eq__": equal, "__hash__": None}
    if not described.get("isShown", True):
        del methods["__repr__"]
    if not described.get("isCompared", True):
        del methods["__eq__"], methods["__hash__"]
    if described.get("isHashed"):
        methods["__hash__"] = lambda instance: hash(tuple(instance.__dict__[field] for field in hashed))
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
    def set_plain(instance: Any, name: str, value: Any) -> None:
        if name in fields:
            raise AttributeError("can't set attribute")
        set_attribute(instance, name, value)

    return set_plain


def enum_methods(described: dict[str, Any], base: Any) -> dict[str, Any]:
    """How the members of an enumeration look, and what they are equal to."""
    name = shown_name(described["value"])

    def member(one: Any) -> str:
        # No flag at all has no name.
        return f"{name}({one.__dict__['value']!r})" if one.__dict__["name"] is None else f"{name}.{one.__dict__['name']}"

    def show(one: Any) -> str:
        return f"<{name if one.__dict__['name'] is None else member(one)}: {one.__dict__['value']!r}>"

    methods: dict[str, Any] = {
        "__repr__": show,
        "__str__": (lambda one: str(plain(one))) if described.get("showsValue") else member,
    }
    if not described.get("showsValue"):
        methods["__format__"] = lambda one, specification: format(str(one), specification)
    if base is None:
        methods["__eq__"] = lambda one, other: type(one) is type(other) and one.__dict__["name"] == other.__dict__["name"]
        methods["__hash__"] = lambda one: hash(one.__dict__["name"])
    if described.get("isFlag"):
        methods.update({f"__{name}__": _unknown_flags for name in _FLAG_OPERATORS})
        methods["__bool__"] = lambda one: bool(one.__dict__["value"])
        methods["__contains__"] = _has_flag
    return methods


_FLAG_OPERATORS = "or and xor ror rand rxor invert iter len".split()


def _has_flag(one: Any, other: Any) -> bool:
    if type(one) is not type(other):
        raise Refused("a flag of another kind")
    value: int = other.__dict__["value"]
    return value & one.__dict__["value"] == value


def _unknown_flags(*_: Any) -> Any:
    raise Refused("flags put together, whose names are those of all members")
