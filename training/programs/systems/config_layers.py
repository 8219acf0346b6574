"""Settings in layers: defaults, file, command line."""
import configparser
import shlex
from collections import ChainMap


class ConfigError(Exception):
    """Collects several problems at once."""

    def __init__(self, problems):
        self.problems = list(problems)
        super().__init__(f"{len(self.problems)} problem(s)")


class Option:
    def __init__(self, kind, default=None, choices=None):
        self.kind, self.default, self.choices = kind, default, choices

    def convert(self, raw):
        if self.kind is bool and isinstance(raw, str):
            return raw.lower() in ("yes", "true", "on", "1")
        value = self.kind(raw)
        if self.choices and value not in self.choices:
            raise ValueError(f"{value!r} not in {self.choices}")
        return value


class Source:
    def __init__(self, values):
        self.values = values

    @classmethod
    def from_ini(cls, text, section="app"):
        cp = configparser.ConfigParser()
        cp.read_string(text)
        return cls(dict(cp[section]))

    @classmethod
    def from_args(cls, line):
        found = {}
        for word in shlex.split(line):
            key, eq, value = word.removeprefix("--").partition("=")
            found[key.replace("-", "_")] = value if eq else "yes"
        return cls(found)


class Settings:
    port = Option(int, 8080)
    mode = Option(str, "dev", ("dev", "prod"))
    title = Option(str, "untitled")
    verbose = Option(bool, False)

    def __init__(self, *sources):
        options = {k: v for k, v in vars(type(self)).items() if isinstance(v, Option)}
        defaults = {k: o.default for k, o in options.items()}
        merged = ChainMap(*(s.values for s in sources), defaults)
        problems = [f"unknown {k}" for k in sorted(merged) if k not in options]
        for name, opt in options.items():
            try:
                setattr(self, name, opt.convert(merged[name]))
            except ValueError as e:
                problems.append(f"{name}: {e}")
        if problems:
            raise ConfigError(problems)

    def __repr__(self):
        return "Settings(%s)" % ", ".join(f"{k}={v!r}" for k, v in vars(self).items())


ini = Source.from_ini("[app]\nport = 9000\ntitle = Night Owl\n")
for line in ["--verbose --mode=prod", "--title='Day Lark' --port=1", "--port=many --mode=test --colour"]:
    try:
        s = Settings(Source.from_args(line), ini)
    except ConfigError as e:
        print("!!", e)
        for p in e.problems:
            print("   -", p)
    else:
        print(s)
print(Settings(ini).title.upper(), Settings.port.default)
