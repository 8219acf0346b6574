"""`sys.version_info` and `sys.hexversion`, of which is known what is the same for every Python that a program may be run by."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

from ..refusal import Refused

_OLDEST = (3, 10)
_NEWEST = (3, 99)


class Version:
    """It compares with a version that all of them have reached, or none."""

    major = 3

    def __getattr__(self, name: str) -> Any:
        raise Refused(f"sys.version_info.{name} depends on what runs the program")

    def __getitem__(self, place: Any) -> Any:
        if place == 0:
            return self.major
        if place == slice(None, 2) or place == slice(0, 2):
            return self
        raise Refused("sys.version_info depends on what runs the program")

    def __lt__(self, other: Any) -> bool:
        return _compared(operator.lt, other)

    def __le__(self, other: Any) -> bool:
        return _compared(operator.le, other)

    def __gt__(self, other: Any) -> bool:
        return _compared(operator.gt, other)

    def __ge__(self, other: Any) -> bool:
        return _compared(operator.ge, other)

    def __eq__(self, other: object) -> bool:
        raise Refused("sys.version_info depends on what runs the program")

    def __repr__(self) -> str:
        raise Refused("sys.version_info depends on what runs the program")

    __hash__ = None


class HexVersion:
    """The same in one number."""

    def __getattr__(self, name: str) -> Any:
        raise Refused("sys.hexversion depends on what runs the program")

    def __lt__(self, other: Any) -> bool:
        return _compared(operator.lt, _parts(other))

    def __le__(self, other: Any) -> bool:
        return _compared(operator.le, _parts(other))

    def __gt__(self, other: Any) -> bool:
        return _compared(operator.gt, _parts(other))

    def __ge__(self, other: Any) -> bool:
        return _compared(operator.ge, _parts(other))

    def __eq__(self, other: object) -> bool:
        raise Refused("sys.hexversion depends on what runs the program")

    def __repr__(self) -> str:
        raise Refused("sys.hexversion depends on what runs the program")

    __hash__ = None


def _parts(number: Any) -> tuple[int, int]:
    if not isinstance(number, int):
        raise Refused("sys.hexversion is compared with numbers")
    return (number >> 24, number >> 16 & 0xFF)


def _compared(compare: Callable[[Any, Any], bool], other: Any) -> bool:
    told = {compare(version, other) for version in (_OLDEST, _NEWEST)}
    if len(told) > 1:
        raise Refused("sys.version_info depends on what runs the program")
    return told.pop()
