"""Objects of `hashlib`, known by what they were given."""

from __future__ import annotations

import hashlib
from typing import Any

NAMES = frozenset("md5 sha1 sha224 sha256 sha384 sha512 blake2b blake2s sha3_224 sha3_256 sha3_384 sha3_512".split())


class Digest:
    """Works its value out when it is asked for."""

    def __init__(self, name: str, data: Any = b"", options: dict[str, Any] | None = None) -> None:
        self.name, self._options = name, options or {}
        self._data = bytes(memoryview(data))
        made = self._made(b"")
        self.digest_size, self.block_size = made.digest_size, made.block_size

    def _made(self, data: bytes) -> Any:
        return getattr(hashlib, self.name)(data, **self._options)

    def update(self, data: Any, /) -> None:
        self._data += bytes(memoryview(data))

    def digest(self) -> bytes:
        made: bytes = self._made(self._data).digest()
        return made

    def hexdigest(self) -> str:
        return self.digest().hex()

    def copy(self) -> Digest:
        return Digest(self.name, self._data, self._options)

    def made_with(self) -> tuple[list[Any], dict[str, Any]]:
        """What its constructor takes."""
        return [self.name, self._data, self._options], {}

    def __repr__(self) -> str:
        return f"<{self.name} _hashlib.HASH object>"


Digest.__module__, Digest.__name__, Digest.__qualname__ = "_hashlib", "HASH", "HASH"


class _Algorithm:
    def __init__(self, name: str) -> None:
        self.__name__ = name

    def __call__(self, data: Any = b"", /, *, string: Any = b"", **options: Any) -> Digest:
        return Digest(self.__name__, data or string, options)


def _new(name: str, data: Any = b"", **options: Any) -> Digest:
    if name not in NAMES:
        raise ValueError(f"unsupported hash type {name}")
    return Digest(name, data, options)


FUNCTIONS: dict[str, Any] = {**{name: _Algorithm(name) for name in NAMES}, "new": _new}
