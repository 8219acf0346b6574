"""Objects of `hashlib` and `hmac`, known by what they were given."""

from __future__ import annotations

import hashlib
import hmac
from typing import Any

from ..refusal import Refused

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


class Algorithm:
    def __init__(self, name: str) -> None:
        self.__name__ = name

    def __call__(self, data: Any = b"", /, *, string: Any = b"", **options: Any) -> Digest:
        return Digest(self.__name__, data or string, options)


def _new(name: str, data: Any = b"", **options: Any) -> Digest:
    if name not in NAMES:
        raise ValueError(f"unsupported hash type {name}")
    return Digest(name, data, options)


class Code:
    """The same of a message under a key: what `hmac.new` gives."""

    def __init__(self, key: Any, msg: Any = None, digestmod: Any = "") -> None:
        if not digestmod:
            raise TypeError("Missing required argument 'digestmod'.")
        self._key, self._data = bytes(memoryview(key)), b"" if msg is None else bytes(memoryview(msg))
        self._algorithm = _named(digestmod)
        made = self._made()
        self.name, self.digest_size, self.block_size = f"hmac-{self._algorithm}", made.digest_size, made.block_size

    def _made(self) -> hmac.HMAC:
        return hmac.new(self._key, self._data, self._algorithm)

    def update(self, msg: Any, /) -> None:
        self._data += bytes(memoryview(msg))

    def digest(self) -> bytes:
        return self._made().digest()

    def hexdigest(self) -> str:
        return self._made().hexdigest()

    def copy(self) -> Code:
        return Code(self._key, self._data, self._algorithm)

    def made_with(self) -> tuple[list[Any], dict[str, Any]]:
        """What its constructor takes."""
        return [self._key, self._data, self._algorithm], {}

    def __repr__(self) -> str:
        raise Refused("what an HMAC looks like")


Code.__module__, Code.__name__, Code.__qualname__ = "hmac", "HMAC", "HMAC"


def _named(digestmod: Any) -> str:
    name = digestmod.__name__ if isinstance(digestmod, Algorithm) else digestmod
    if not isinstance(name, str):
        raise Refused("an algorithm without a name")
    found = NAMES.intersection((name.lower().replace("-", ""), name.lower().replace("-", "_")))
    if not found:
        raise Refused(f"the algorithm {name}")
    return next(iter(found))


def _code(key: Any, msg: Any, digest: Any) -> bytes:
    return Code(key, msg, digest).digest()


CODES: dict[str, Any] = {"new": Code, "digest": _code, "compare_digest": hmac.compare_digest}
FUNCTIONS: dict[str, Any] = {**{name: Algorithm(name) for name in NAMES}, "new": _new}
