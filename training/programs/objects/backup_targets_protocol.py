from __future__ import annotations
from typing import Protocol, runtime_checkable, Iterable


@runtime_checkable
class Store(Protocol):
    def put(self, key: str, data: bytes) -> int: ...
    def keys(self) -> Iterable[str]: ...


@runtime_checkable
class SupportsQuota(Protocol):
    quota: int


class MemoryStore:
    def __init__(self) -> None:
        self._blobs: dict[str, bytes] = {}

    def put(self, key, data):
        self._blobs[key] = data
        return len(data)

    def keys(self):
        return self._blobs.keys()


class LimitedStore(MemoryStore):
    def __init__(self, quota: int) -> None:
        super().__init__()
        self.quota = quota

    @property
    def used(self) -> int:
        return sum(map(len, self._blobs.values()))

    def put(self, key, data):
        grow = len(data) - len(self._blobs.get(key, b""))
        if self.used + grow > self.quota:
            raise OverflowError(f"{key}: {self.used + grow} > {self.quota}")
        return super().put(key, data)


class PrintStore:
    """Not derived from anything, it just fits."""

    def put(self, key, data):
        print("   store", key, data[:8])
        return 0

    def keys(self):
        return ()


def backup(store: Store, files: dict[str, str]) -> list[str]:
    skipped = []
    for path, text in files.items():
        try:
            written = store.put(path.lstrip("/"), text.encode("utf-8"))
        except OverflowError as e:
            skipped.append(str(e))
        else:
            if written != len(text):
                print(f"   {path}: {written} bytes for {len(text)} characters")
    return skipped


files = {
    "/etc/hosts": "127.0.0.1 localhost",
    "/home/zoë/notes.txt": "Käse, Brot",
    "/tmp/empty": "",
}

for store in (MemoryStore(), LimitedStore(24), PrintStore()):
    print(type(store).__name__, isinstance(store, Store), isinstance(store, SupportsQuota))
    problems = backup(store, files)
    print("  ", sorted(store.keys()), problems or "complete")

small = LimitedStore(quota=10)
print(small.put("a", b"12345678"), small.used)
print(small.put("a", b"1234567890"), small.used)
small.quota += 1
print(small.put("b", b"\x00"), list(small.keys()))
print(isinstance({}, Store), isinstance([], Store), issubclass(LimitedStore, Store))
