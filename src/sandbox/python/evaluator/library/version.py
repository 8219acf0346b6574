"""`sys.version_info` and `sys.hexversion`, of which is known what is the same for every Python that a program may be run by."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

from ..refusal import Refused

_OLDEST = (3, 10)
_NEWEST = (3, 99)


class _OfManyPythons:
    """It compares with a version that all of them have reached, or none."""

    _name: str

    def __getattr__(self, name: str) -> Any:
        raise Refused(f"{self._name}.{name} depends on what runs the program")

    def __lt__(self, other: Any) -> bool:
        return self._compared(operator.lt, other)

    def __le__(self, other: Any) -> bool:
        return self._compared(operator.le, other)

    def __gt__(self, other: Any) -> bool:
        return self._compared(operator.gt, other)

    def __ge__(self, other: Any) -> bool:
        return self._compared(operator.ge, other)

    def __eq__(self, other: object) -> bool:
        raise self._refused()

    def __repr__(self) -> str:
        raise self._refused()

    __hash__ = None

    def _parts(self, other: Any) -> Any:
        """What it is compared with, as major and minor version."""
        return other

    def _compared(self, compare: Callable[[Any, Any], bool], other: Any) -> bool:
        parts = self._parts(other)
        told = {compare(version, parts) for version in (_OLDEST, _NEWEST)}
        if len(told) > 1:
            raise self._refused()
        return told.pop()

    def _refused(self) -> Refused:
        return Refused(f"{self._name} depends on what runs the program")


class Version(_OfManyPythons):
    """The parts of the version."""

    _name = "sys.version_info"
    major = 3

    def __getitem__(self, place: Any) -> Any:
        if place == 0:
            return self.major
        if place == slice(None, 2) or place == slice(0, 2):
            return self
        raise self._refused()


class HexVersion(_OfManyPythons):
    """The same in one number."""

    _name = "sys.hexversion"

    def _parts(self, other: Any) -> Any:
        if not isinstance(other, int):
            raise Refused("sys.hexversion is compared with numbers")
        return (other >> 24, other >> 16 & 0xFF)
