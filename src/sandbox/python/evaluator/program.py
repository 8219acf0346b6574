"""The program's own classes and functions: names that are handed on, and never run."""

from __future__ import annotations

import builtins
import collections.abc
import dataclasses
from collections.abc import Callable
from typing import Any

from .built_in_bases import BASES, base_of
from .hashes import number_for
from .instances import ABSTRACT, DETAILS, FIELDS, HASH, HASHED, MAKES, MARK, MEMBERS, METHODS, OWN, SHOWN, SLOTS, TOKEN, is_instance, set_attribute, shown_name
from .refusal import CallReached, Refused
from .written_methods import dataclass_methods, enum_methods, tuple_methods

_SPECIAL = """__eq__ __ne__ __lt__ __le__ __gt__ __ge__ __hash__ __bool__ __len__ __iter__ __next__ __contains__ __getitem__ __setitem__
__delitem__ __add__ __radd__ __iadd__ __sub__ __rsub__ __isub__ __mul__ __rmul__ __imul__ __truediv__ __rtruediv__ __floordiv__
__rfloordiv__ __mod__ __rmod__ __pow__ __rpow__ __and__ __rand__ __or__ __ror__ __xor__ __rxor__ __neg__ __pos__ __abs__ __invert__
__int__ __float__ __index__ __str__ __repr__ __format__ __call__ __enter__ __exit__ __reversed__ __copy__ __deepcopy__ __getattr__
__matmul__ __round__ __lshift__ __rshift__ __divmod__ __bytes__ __complex__ __fspath__ __length_hint__ __missing__ __await__
__iand__ __ior__ __ixor__ __itruediv__ __ifloordiv__ __imod__ __ipow__ __getstate__ __setstate__ __reduce__ __reduce_ex__""".split()


_ABSTRACT = "collections.abc."
"""Classes of that module are classes of the program where it derives its own from them, and know other values all the same."""

Special = Callable[[Any, str, tuple[Any, ...]], Any]
"""What a method of the program gives that Python calls by itself: receiver, name, arguments."""


class Token:
    """A function, method or other thing of the program that only has a name."""

    def __init__(self, value: Any, receiver: Any = None, method: str | None = None, name: str = "", special: Any = None) -> None:
        self.value, self.receiver, self.method, self.name, self.special = value, receiver, method, name, special

    def __call__(self, /, *arguments: Any, **keywords: Any) -> Any:
        if self.special is None:
            raise Refused("a function of the program is called from elsewhere")
        return self.special(self, self.name, arguments, keywords)

    def __getattr__(self, name: str) -> Any:
        raise Refused(f"the attribute {name} of a function")

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Token) and identified(self) is identified(other))

    __hash__ = object.__hash__

    def _refuse(self, *_: Any) -> Any:
        raise Refused("what a function or generator does")

    __repr__ = __str__ = __format__ = __lt__ = __gt__ = __le__ = __ge__ = __iter__ = __next__ = _refuse  # type: ignore[assignment]
    __len__ = __getitem__ = __contains__ = __bool__ = __reduce_ex__ = _refuse  # type: ignore[assignment]


def identified(value: Any) -> Any:
    """The value, if it can be told whether it is the same as another one."""
    if isinstance(value, Token) and value.receiver is not None:
        raise Refused("whether a method is the same as another one")
    return value


class Callee:
    """What stands in front of the parentheses at a place of the statement."""

    def __init__(self, place: int, token: Any) -> None:
        self._place, self._token = place, token

    def __call__(self, /, *arguments: Any, **keywords: Any) -> Any:
        raise CallReached(self._place, self._token, arguments, keywords)


class Super:
    """`super()`: which method of the program it finds is a matter of the program's classes."""

    def __init__(self, receiver: Any, owner: Any = None) -> None:
        object.__setattr__(self, " receiver", receiver)
        object.__setattr__(self, " owner", owner)

    def __getattribute__(self, name: str) -> Any:
        receiver, owner = (object.__getattribute__(self, key) for key in (" receiver", " owner"))
        kind = receiver if isinstance(receiver, ClassOfProgram) else type(receiver)
        if owner is None or base_of(kind) is None or owner not in kind.__mro__:
            return Token(None, receiver, name)
        before = owner
        for each in kind.__mro__[kind.__mro__.index(owner) + 1 :]:
            if isinstance(each, ClassOfProgram):
                if name in each.__dict__[OWN]:
                    return Token(None, receiver, name)
            elif name in each.__dict__:
                # The built-in class's own.
                return getattr(super(before, receiver), name)
            before = each
        raise Refused(f"the attribute {name} of super()")


class ClassOfProgram(type):
    """The type of classes that stand for the program's."""

    def __call__(cls, /, *arguments: Any, **keywords: Any) -> Any:
        make = cls.__dict__.get(MAKES)
        if make is None:
            raise Refused("a class of the program is called from elsewhere")
        return make(cls, arguments, keywords)

    def __getattr__(cls, name: str) -> Any:
        if cls.__dict__[METHODS].get(name) == "method":
            return Token(None, cls, name)
        if name in ("__origin__", "__args__"):
            # How `list[C]` looks hangs on whether `C` is something of that kind, too.
            raise AttributeError(name)
        raise Refused(f"the attribute {name} of a class")

    def __setattr__(cls, name: str, value: Any) -> None:
        # What nobody looks at afterwards would be lost.
        if SHOWN not in cls.__dict__:
            raise Refused(f"the attribute {name} of a class")
        type.__setattr__(cls, name, value)

    def __delattr__(cls, name: str) -> None:
        raise Refused(f"the attribute {name} of a class")

    def __bool__(cls) -> bool:
        return True

    def __instancecheck__(cls, value: Any) -> bool:
        if type.__instancecheck__(cls, value):
            return True
        abstract = cls.__dict__.get(ABSTRACT)
        if abstract is not None and isinstance(value, Token):
            raise Refused("what a function or generator is")
        return abstract is not None and not is_instance(value) and isinstance(value, abstract)

    def _refuse(cls, *_: Any) -> Any:
        raise Refused("what a class does")

    __iter__ = __len__ = __getitem__ = __contains__ = __repr__ = __str__ = _refuse  # type: ignore[assignment]


type.__setattr__(ClassOfProgram, MARK, True)


class WithheldMethod:
    """A method of the program under the name of one of a built-in class, which is not to be found in its place."""

    def __init__(self, name: str, find: Callable[[Any, str], Any]) -> None:
        self._name, self._find = name, find

    def __get__(self, instance: Any, owner: Any) -> Any:
        if instance is not None:
            return self._find(instance, self._name)
        if owner.__dict__[METHODS].get(self._name) == "method":
            return Token(None, owner, self._name)
        raise Refused(f"the attribute {self._name} of a class")


def _set_slot(slots: list[str]) -> Any:
    def set_slot(instance: Any, name: str, value: Any) -> None:
        if name not in instance.__dict__ and name not in slots:
            raise Refused(f"{name} is no slot")
        set_attribute(instance, name, value)

    return set_slot


def _delete(instance: Any, name: str) -> None:
    if name not in instance.__dict__:
        raise Refused(f"{name} is no plain attribute")
    object.__delattr__(instance, name)


def _guarded(hidden: set[str] | None) -> Any:
    """Reading these attributes runs the program, or any one."""

    def read(instance: Any, name: str) -> Any:
        if name in hidden if hidden is not None else not name.startswith("__"):
            raise Refused(f"{name} is no plain attribute")
        return object.__getattribute__(instance, name)

    return read


def _frozen(_: Any, name: str, __: Any) -> None:
    raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")


class Classes:
    """The classes of a question, made when they are first needed.

    A class is described by its `bases` in order (of the program or built in), the names that it binds with their kind
    (`method`, `property`, `descriptor`, `setter`, `value`, `other`), whether all its bases are known, and the fields of a dataclass.
    """

    def __init__(self, described: dict[str, Any], special: Special) -> None:
        self._described = described
        self._special = special
        self._made: dict[str, Any] = {}
        self._making = 0
        self.read: Callable[[Any], Any] = _refusing("a value")
        """Makes the values that the descriptions of classes hold."""

    def named(self, name: str) -> Any:
        """The class of that name. Raises Refused where its bases are not known."""
        if name not in self._made:
            self._made[name] = self._make(name)
        return self._made[name]

    def known(self, name: str) -> Any:
        """The same, or None for a class that is none of the question's."""
        return self.named(name) if name in self._described else None

    def is_enum(self, name: str) -> bool:
        """Whether it is derived from `Enum`."""
        return bool(self._described.get(name, {}).get("isEnum"))

    def _make(self, name: str) -> Any:
        described = self._described.get(name)
        if described is None or not described["known"]:
            raise Refused(f"what {name} is derived from is not known")
        bases = tuple(dict.fromkeys(base for base in map(self._base, described["bases"]) if base is not object)) or (object,)
        own: dict[str, str] = described["members"]
        methods: dict[str, str] = {}
        for base in reversed(bases):
            methods.update(getattr(base, METHODS, {}))
        methods.update(own)
        # A value takes the place of what a base defines.
        methods = {key: kind for key, kind in methods.items() if kind != "value"}
        if "__class__" in methods:
            raise Refused(f"{name} handles its attributes itself")
        made: list[Any] = []
        base = next((each for each in map(base_of, bases) if each is not None), None)
        body: dict[str, Any] = {key: self._called(key) for key in _SPECIAL if methods.get(key) == "method"}
        body.update({key: _refusing(key) for key in _SPECIAL if key in methods and key not in body})
        if described.get("fields") is not None:
            make = tuple_methods if described.get("isTuple") else dataclass_methods
            body.update({key: value for key, value in make(described).items() if key not in own})
            body["__match_args__"] = tuple(described["fields"])
            if described.get("isTuple"):
                body[HASHED] = body["__match_args__"]
            else:
                body[FIELDS] = tuple(described["fields"])
                body[DETAILS] = self._details(described.get("details", {}))
                left_out = described.get("leftOut", {}).get("hash", ())
                body[HASHED] = tuple(field for field in described["fields"] if field not in left_out)
        if described.get("isEnum"):
            body.update({key: value for key, value in enum_methods(described, base).items() if key not in own})
        if base is not None:
            body.update({key: WithheldMethod(key, self._found) for key in own if key not in body and not key.startswith("__") and hasattr(base, key)})
            if methods.keys().isdisjoint(("__init__", "__new__")) and not described.get("isEnum"):
                body[MAKES] = self._make_instance
        elif not any(issubclass(each, BaseException) for each in bases):
            # They would show an address.
            body.setdefault("__repr__", self._shown(made))
        body["__getattr__"] = lambda instance, attribute: self._special(instance, attribute, ())
        if described.get("isFrozen"):
            body["__setattr__"] = _frozen
        body.setdefault("__setattr__", set_attribute if described.get("slots") is None else _set_slot(described["slots"]))
        body.update({key: _refusing(key) for key in ("__setattr__", "__delattr__") if key in methods})
        body["__delattr__"] = _refusing("__delattr__") if "__delattr__" in methods else _delete
        hidden = None if "__getattribute__" in methods else {key for key, kind in methods.items() if kind == "descriptor"}
        if hidden is None or hidden:
            body["__getattribute__"] = _guarded(hidden)
        body.update({METHODS: methods, OWN: frozenset(own), TOKEN: described["value"], MEMBERS: bool(described.get("isEnum")), "__module__": "__main__"})
        body[SLOTS] = described.get("slots") is not None
        if name.startswith(_ABSTRACT):
            body[ABSTRACT] = getattr(collections.abc, name.removeprefix(_ABSTRACT), None)
        if ("__eq__" in body and "__hash__" not in body) or ("__eq__" in own and "__hash__" not in own):
            body["__hash__"] = None
        elif methods.get("__hash__") == "method":
            body[HASH] = self._called("__hash__")
            body["__hash__"] = lambda instance: number_for(getattr(type(instance), HASH)(instance))
        try:
            made.append(ClassOfProgram(shown_name(name), bases, body))
            return made[0]
        except TypeError as error:
            raise Refused(str(error)) from None

    def _details(self, details: dict[str, Any]) -> Callable[[str], dict[str, Any]]:
        """What is told of a field, as far as it can be made here."""

        def told(field: str) -> dict[str, Any]:
            made = {}
            for key, written in details.get(field, {}).items():
                try:
                    made[key] = self.read(written)
                except (Refused, AttributeError):
                    continue
            return made

        return told

    def _base(self, base: str) -> Any:
        if base in self._described:
            return self.named(base)
        if base == "?":
            return _Unread
        found = getattr(builtins, base, None)
        name = base.partition("[")[0].removeprefix("builtins.")
        if name in BASES:
            return BASES[name]
        if base.rpartition(".")[2] in ("object", "ABC", "Generic", "Protocol", "NamedTuple", "TypedDict", "Enum", "Flag"):
            return object
        if isinstance(found, type) and issubclass(found, BaseException):
            return found
        raise Refused(f"the base class {base}")

    @staticmethod
    def _shown(made: list[Any]) -> Any:
        def show(instance: Any) -> str:
            if base_of(type(instance)) is None:
                # That of `object` shows an address.
                raise Refused("what an instance looks like")
            return str(super(made[0], instance).__repr__())

        return show

    def _called(self, name: str) -> Any:
        def call(instance: Any, *arguments: Any) -> Any:
            if self._making and MAKES in type(instance).__dict__:
                # What it does to the new object would be lost: that one is made again.
                raise Refused(f"{name} of the program is called for an object that is being made")
            return self._special(instance, name, arguments)

        return call

    def _found(self, instance: Any, name: str) -> Any:
        return self._called(name)(instance)

    def _make_instance(self, cls: Any, arguments: tuple[Any, ...], keywords: dict[str, Any]) -> Any:
        """An instance that the built-in class makes by itself."""
        self._making += 1
        try:
            return type.__call__(cls, *arguments, **keywords)
        finally:
            self._making -= 1


def _refusing(name: str) -> Any:
    def refuse(*_: Any, **__: Any) -> Any:
        raise Refused(f"{name} of the program is called")

    return refuse


_Unread: Any = type("Unread", (), {key: _refusing(key) for key in _SPECIAL if key != "__getattr__"})
"""In the place of a base of which nothing is known: it may define any of them."""
