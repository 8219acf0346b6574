class Settings:
    """Settings with temporary overrides, newest wins."""

    _MISSING = Ellipsis

    def __init__(self, **base):
        self._layers = [base]

    def __getattr__(self, name):
        if name.startswith("_"):
            raise AttributeError(name)
        for layer in reversed(self._layers):
            if name in layer:
                return layer[name]
        raise AttributeError(f"no setting called {name!r}")

    def get(self, name, default=None):
        value = getattr(self, name, self._MISSING)
        return default if value is self._MISSING else value

    def override(self, **changes):
        return Override(self, changes)

    def __contains__(self, name):
        return any(name in layer for layer in self._layers)

    def __iter__(self):
        merged = {}
        for layer in self._layers:
            merged.update(layer)
        return iter(sorted(merged.items()))


class Override:
    def __init__(self, settings, changes):
        self.settings = settings
        self.changes = changes

    def __enter__(self):
        self.settings._layers.append(self.changes)
        return self.settings

    def __exit__(self, *exc_info):
        self.settings._layers.remove(self.changes)


conf = Settings(debug=False, theme="light", page_size=25)
print(conf.theme, conf.page_size, conf.get("lang", "de"))

with conf.override(theme="dark", lang="es") as c:
    print(c.theme, c.lang, c is conf)
    with conf.override(page_size=conf.page_size * 2, theme=None):
        print(conf.theme, conf.page_size, len(conf._layers))
        print(dict(conf))
    print(conf.theme, conf.page_size)
print(conf.theme, "lang" in conf, "debug" in conf)

try:
    with conf.override(debug=True):
        print("debug", conf.debug)
        conf.colour
except AttributeError as e:
    print("AttributeError:", e, "| debug", conf.debug)

print(hasattr(conf, "theme"), hasattr(conf, "_secret"))
conf.theme = "sepia"
with conf.override(theme="dark"):
    print(conf.theme)
print(sorted(vars(conf)), dict(conf)["theme"])

pending = conf.override(page_size=0)
print(conf.page_size, pending.changes)
with pending:
    print(conf.page_size or "no paging")
print(getattr(conf, "volume", 11), len(conf._layers))
