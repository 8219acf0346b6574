# turning setting texts (from a form, a file, the environment...) into values
from datetime import date
from decimal import Decimal

TRUE = {"1", "true", "yes", "on", "y", "ja", "si", "sí"}
FALSE = {"0", "false", "no", "off", "n", "nein", ""}


class SettingError(ValueError):
    def __init__(self, name, text, reason):
        super().__init__(name, text, reason)
        self.name = name

    def __str__(self):
        name, text, reason = self.args
        return f"{name}={text!r}: {reason}"


def to_bool(text):
    word = str(text).strip().lower()
    if word in TRUE:
        return True
    if word in FALSE:
        return False
    raise ValueError("neither yes nor no")


def to_list(text, of=str, sep=","):
    if not text.strip():
        return []
    return [of(p.strip()) for p in text.split(sep)]


def to_map(text, value=str):
    pairs = (item.split(":", 1) for item in to_list(text, sep=";"))
    return {k.strip(): value(v) for k, v in pairs}


def optional(kind):
    return lambda text: None if text in ("", "none", "null") else kind(text)


def bounded(kind, low=None, high=None):
    def check(text):
        value = kind(text)
        if low is not None and value < low:
            raise ValueError(f"{value} is below {low}")
        if high is not None and value > high:
            raise ValueError(f"{value} is above {high}")
        return value
    return check


def one_of(*words, default=None):
    def check(text):
        hits = [w for w in words if w.startswith(text.lower())]
        if text == "" and default:
            return default
        if len(hits) != 1:
            raise ValueError(f"{len(hits)} of {len(words)} choices match")
        return hits[0]
    return check


def load(settings, schema, *, strict=False):
    values, problems = {}, []
    for name, (kind, default) in schema.items():
        text = settings.get(name)
        if text is None:
            values[name] = default
            continue
        try:
            values[name] = kind(text)
        except (ValueError, ArithmeticError) as e:
            problems.append(SettingError(name, text, str(e) or type(e).__name__))
    extra = settings.keys() - schema.keys()
    if strict and extra:
        problems.append(SettingError(min(extra), settings[min(extra)], "not a setting"))
    return values, problems


SCHEMA = {
    "debug": (to_bool, False),
    "port": (bounded(int, 1, 65535), 8000),
    "ratio": (optional(float), None),
    "hosts": (to_list, ["localhost"]),
    "since": (date.fromisoformat, None),
    "mode": (one_of("fast", "full", "safe"), "safe"),
}

print(load({}, SCHEMA)[0])
good = {"debug": " Ja ", "port": "0443", "ratio": "1e-3", "hosts": "a.org, b.org", "mode": "FU"}
print(load(good, SCHEMA)[0])
vals, bad = load({"debug": "maybe", "port": "70000", "since": "2024-02-30", "mode": "f"}, SCHEMA)
print(vals)
print(*bad, sep="\n")
print(to_map("red: 1; blue:22", value=int), to_map("  "), to_map("url:http://x"))
print(to_list("1|2|3", of=Decimal, sep="|"), optional(int)("none"), optional(int)("-7"))
print(one_of("up", "down", default="up")(""), bounded(float, high=1)("0.5"), to_bool(0), to_bool(True))
_, bad = load({"colour": "red", "ratio": "null"}, SCHEMA, strict=True)
print(len(bad), bad[0], bad[0].args, bad[0].name)
raise load({"port": "http"}, SCHEMA)[1].pop()
