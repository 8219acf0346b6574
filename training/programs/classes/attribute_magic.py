class Config:
    """Settings with dots: cfg.port, falling back on defaults."""
    _defaults = {"port": 8080, "host": "localhost", "debug": False}

    def __init__(self, **values):
        object.__setattr__(self, "_values", {})
        object.__setattr__(self, "_locked", False)
        for k, v in values.items():
            setattr(self, k, v)

    def __getattr__(self, name):
        if name.startswith("_"):
            raise AttributeError(name)
        if name in self._values:
            return self._values[name]
        if name in self._defaults:
            return self._defaults[name]
        raise AttributeError(f"no setting '{name}'")

    def __setattr__(self, name, value):
        if self._locked:
            raise TypeError("config is locked")
        if name not in self._defaults:
            raise AttributeError(f"unknown setting '{name}'")
        self._values[name] = type(self._defaults[name])(value)

    def __delattr__(self, name):
        self._values.pop(name, None)

    def __contains__(self, name):
        return name in self._values

    def lock(self):
        object.__setattr__(self, "_locked", True)


cfg = Config(port="9000")
print(cfg.port, type(cfg.port).__name__, cfg.host)
cfg.debug = 1
print(cfg.debug, "debug" in cfg, "host" in cfg)
del cfg.port
print(cfg.port, getattr(cfg, "colour", "no colour"))

for name, value in [("host", "lab"), ("user", "bo"), ("port", "x1")]:
    try:
        setattr(cfg, name, value)
        print("set", name)
    except (AttributeError, ValueError) as e:
        print(type(e).__name__, e)
cfg.lock()
try:
    cfg.port = 1
except TypeError as e:
    print(e)
print(cfg._values, hasattr(cfg, "host"), hasattr(cfg, "zip"))
