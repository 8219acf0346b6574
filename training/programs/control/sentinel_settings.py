_MISSING = object()


class Settings:
    def __init__(self, parent=None, **values):
        self.parent = parent
        self.values = values

    def get(self, key, default=_MISSING):
        if key in self.values:
            return self.values[key]
        if self.parent is not None:
            return self.parent.get(key, default)
        if default is _MISSING:
            raise KeyError(f"no setting {key!r}")
        return default

    def chain(self):
        node = self
        while node is not None:
            yield node
            node = node.parent


system = Settings(theme="dark", font=11, proxy=None)
user = Settings(system, font=14)
project = Settings(user, indent=2)

for key in ("indent", "font", "theme", "proxy"):
    print(key, "=", project.get(key))

print("lang =", project.get("lang", None))
print("lang =", project.get("lang", default="en"))
try:
    project.get("lang")
except KeyError as e:
    print("KeyError:", e)
    print("args:", e.args)

print("levels:", sum(1 for _ in project.chain()))
for depth, node in enumerate(project.chain()):
    print(depth, sorted(node.values))
user.values["theme"] = "light"
print(project.get("theme"), system.get("theme"))
