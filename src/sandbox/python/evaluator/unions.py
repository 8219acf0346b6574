"""`typing.Union` and `typing.Optional` as Python had them before both became what `int | None` is: with a type and a text of their own."""

from __future__ import annotations

import functools
import sys
import types
import typing
from typing import Any

_Form: Any = typing._SpecialForm  # type: ignore[attr-defined]
_Alias: Any = typing._GenericAlias  # type: ignore[attr-defined]
_type_check: Any = typing._type_check  # type: ignore[attr-defined]


class _UnionForm(_Form, _root=True):  # type: ignore[misc, call-arg]
    def __instancecheck__(self, value: object) -> bool:
        # The module asks whether something is a union that was written with `|`.
        return type(value) is types.UnionType


class _UnionGenericAlias(_Alias, _root=True):  # type: ignore[misc, call-arg]
    __iter__ = None
    __args__: tuple[Any, ...]

    def copy_with(self, arguments: Any) -> Any:
        return typing.Union[arguments]  # noqa: UP007

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, (_UnionGenericAlias, types.UnionType)):
            return NotImplemented
        return set(self.__args__) == set(other.__args__)

    def __hash__(self) -> int:
        return hash(frozenset(self.__args__))

    def __repr__(self) -> str:
        others = [each for each in self.__args__ if each is not type(None)]
        if len(others) == 1:
            return f"typing.Optional[{typing._type_repr(others[0])}]"  # type: ignore[attr-defined]
        return str(super().__repr__())

    def __instancecheck__(self, value: object) -> bool:
        return self.__subclasscheck__(type(value))

    def __subclasscheck__(self, kind: type) -> bool:
        return any(issubclass(kind, each) for each in self.__args__)

    def __reduce__(self) -> Any:
        make, (_, arguments) = super().__reduce__()
        return make, (typing.Union, arguments)


def _union(self: Any, parameters: Any) -> Any:
    if parameters == ():
        raise TypeError("Cannot take a Union of no types.")
    given = parameters if isinstance(parameters, tuple) else (parameters,)
    checked = [_type_check(each, "Union[arg, ...]: each arg must be a type.") for each in given]
    flat: list[Any] = []
    for each in checked:
        flat.extend(each.__args__ if isinstance(each, (_UnionGenericAlias, types.UnionType)) else [each])
    kinds = tuple(typing._deduplicate(flat))  # type: ignore[attr-defined]
    if len(kinds) == 1:
        return kinds[0]
    return _UnionGenericAlias(self, kinds, name="Optional" if len(kinds) == 2 and type(None) in kinds else None)


def _optional(self: Any, parameters: Any) -> Any:
    return typing.Union[_type_check(parameters, f"{self} requires a single type."), type(None)]  # noqa: UP007


def install() -> None:
    """Take the older ones for all that is loaded afterwards."""
    if sys.version_info < (3, 14):
        return
    _UnionGenericAlias.__module__ = _UnionForm.__module__ = "typing"
    _union.__name__, _optional.__name__ = "Union", "Optional"
    typing.Union = _UnionForm(_union)  # type: ignore[assignment]
    typing.Optional = _Form(_optional)
    origin = typing.get_origin

    @functools.wraps(origin)
    def get_origin(hint: Any) -> Any:
        return types.UnionType if type(hint) is types.UnionType else origin(hint)

    typing.get_origin = get_origin


install()
