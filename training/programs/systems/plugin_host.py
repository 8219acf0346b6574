"""A host that loads text plugins in order of their dependencies."""
from typing import Protocol, runtime_checkable

@runtime_checkable
class Plugin(Protocol):
    name: str
    needs: tuple
    def apply(self, text: str) -> str: ...

class MissingDependency(Exception):
    def __init__(self, plugin, need):
        super().__init__(f"{plugin} needs {need}")

class Cycle(Exception):
    pass

class Trim:
    name, needs = "trim", ()
    def apply(self, text):
        return " ".join(text.split())

class Censor:
    name, needs = "censor", ("trim",)
    words = {"darn", "heck"}
    def apply(self, text):
        return " ".join("*" * len(w) if w.lower() in self.words else w for w in text.split(" "))

class Shout:
    name, needs = "shout", ("trim", "censor")
    def apply(self, text):
        head, sep, tail = text.rpartition(" ")
        return head + sep + tail.upper() + "!"

class Broken:
    name = "broken"

class Host:
    def __init__(self):
        self._plugins: dict[str, Plugin] = {}

    def install(self, plugin):
        if not isinstance(plugin, Plugin):
            raise TypeError(f"{type(plugin).__name__} is not a plugin")
        self._plugins[plugin.name] = plugin

    def order(self):
        done, path = [], []

        def visit(name):
            if name in done:
                return
            if name in path:
                raise Cycle("->".join(path + [name]))
            path.append(name)
            for need in self._plugins[name].needs:
                if need not in self._plugins:
                    raise MissingDependency(name, need)
                visit(need)
            path.pop()
            done.append(name)

        for name in self._plugins:
            visit(name)
        return done

    def process(self, text):
        for name in self.order():
            text = self._plugins[name].apply(text)
        return text

host = Host()
for cls in (Shout, Broken, Censor, Trim):
    try:
        host.install(cls())
    except TypeError as e:
        print("skip:", e)
        continue
    try:
        print(host.order())
    except MissingDependency as e:
        print("not yet:", e)

for line in ["  what the  heck ", ""]:
    print(repr(host.process(line)))

Trim.needs = ("shout",)
try:
    host.process("x")
except Cycle as e:
    print("cycle", e)
