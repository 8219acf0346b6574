"""Named registry with aliases, lazy factories and close-match hints."""
import difflib
from typing import Any, Callable, Dict, Optional


class UnknownName(KeyError):
    def __init__(self, name: str, hint: Optional[str]):
        super().__init__(name)
        self.name, self.hint = name, hint

    def __str__(self) -> str:
        tail = f"; did you mean {self.hint!r}?" if self.hint else ""
        return f"nothing is called {self.name!r}{tail}"


class Registry:
    def __init__(self, kind: str, *, normalise: Callable[[str], str] = str.lower):
        self.kind = kind
        self._norm = normalise
        self._factories: Dict[str, Callable] = {}
        self._ready: Dict[str, Any] = {}
        self._alias: Dict[str, str] = {}

    def register(self, name: str, *aliases: str, replace: bool = False):
        key = self._norm(name)
        if key in self._factories and not replace:
            raise ValueError(f"{self.kind} {key!r} exists")

        def decorator(factory):
            self._factories[key] = factory
            self._ready.pop(key, None)
            for a in aliases:
                self._alias[self._norm(a)] = key
            return factory
        return decorator

    def resolve(self, name: str) -> str:
        key = self._norm(name)
        key = self._alias.get(key, key)
        if key not in self._factories:
            near = difflib.get_close_matches(key, [*self._factories, *self._alias], n=1)
            raise UnknownName(name, near[0] if near else None)
        return key

    def __getitem__(self, name: str):
        key = self.resolve(name)
        if key not in self._ready:
            self._ready[key] = self._factories[key]()
        return self._ready[key]

    def __contains__(self, name) -> bool:
        try:
            self.resolve(name)
        except UnknownName:
            return False
        return True

    def status(self):
        return {k: "ready" if k in self._ready else "lazy" for k in self._factories}


codecs = Registry("codec")


@codecs.register("rot", "caesar")
class Rot:
    def __call__(self, text, by=3):
        return "".join(chr((ord(c) - 97 + by) % 26 + 97) if c.islower() else c for c in text)


@codecs.register("reverse", "rev", "back")
def _make_reverse():
    print("(building reverse)")
    return lambda text: text[::-1]


if __name__ == "__main__":
    print(codecs.status())
    print(codecs["ROT"]("xyz abc"), codecs["caesar"]("hal", by=1))
    print(codecs["rev"]("stressed"), codecs["Back"]("drawer"))
    print(codecs.status(), "rot" in codecs, "zip" in codecs)
    for name in ("revers", "cesar", "qqq"):
        try:
            codecs[name]
        except UnknownName as e:
            print(e)
    try:
        codecs.register("Rot")(dict)
    except ValueError as e:
        print(e)
    codecs.register("rot", replace=True)(lambda: str.swapcase)
    print(codecs.status()["rot"], codecs["caesar"]("aBc"))
    assert codecs["rot"] is codecs["ROT"]
