"""A reader and writer of ini text with typed values and ${refs}."""
import re

_SECTION = re.compile(r"^\[\s*([^\]]+?)\s*\]$")
_REF = re.compile(r"\$\{(?:(\w+):)?(\w+)\}")
_BOOL = {"yes": True, "on": True, "true": True, "no": False, "off": False, "false": False}


class IniError(ValueError):
    def __init__(self, message, lineno=0):
        self.lineno = lineno
        super().__init__(f"line {lineno}: {message}" if lineno else message)


def coerce(text):
    low = text.lower()
    if low in _BOOL:
        return _BOOL[low]
    if "," in text:
        return [coerce(t.strip()) for t in text.split(",") if t.strip()]
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            pass
    if len(text) > 1 and text[0] == text[-1] and text[0] in "'\"":
        return text[1:-1]
    return text


def loads(text, *, raw=False):
    data, section = {}, None
    for no, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line or line[0] in "#;":
            continue
        if m := _SECTION.match(line):
            section = data.setdefault(m[1], {})
            continue
        key, eq, value = line.partition("=")
        if not eq:
            raise IniError(f"no '=' in {line!r}", no)
        if section is None:
            raise IniError("value outside a section", no)
        section[key.strip()] = value.strip()
    if raw:
        return data
    return {s: {k: coerce(_expand(data, s, v)) for k, v in kv.items()} for s, kv in data.items()}


def _expand(data, section, value, depth=0):
    if depth > 5:
        raise IniError("references nested too deeply")

    def sub(m):
        sec, key = m[1] or section, m[2]
        if key not in data.get(sec, {}):
            raise IniError(f"unknown reference {sec}:{key}")
        return _expand(data, sec, data[sec][key], depth + 1)
    return _REF.sub(sub, value)


def dumps(data):
    lines = []
    for name, kv in data.items():
        lines.append(f"[{name}]")
        for k, v in kv.items():
            if isinstance(v, bool):
                v = "yes" if v else "no"
            elif isinstance(v, list):
                v = ", ".join(map(str, v))
            lines.append(f"{k} = {v}")
    return "\n".join(lines)


if __name__ == "__main__":
    SAMPLE = """; camera
[paths]
root = /data
shots = ${root}/shots
[camera]
iso = 400
gain = 1.5
flash = off
sizes = 640, 800,
store = ${paths:shots}/raw
label = "42"
"""
    cfg = loads(SAMPLE)
    for sec, kv in cfg.items():
        for k, v in kv.items():
            print(sec, k, repr(v))
    print(loads(SAMPLE, raw=True)["camera"]["store"])
    print(dumps({"a": {"x": True, "l": [1, 2]}, "b": {}}))
    for bad in ("x=1", "[a]\noops", "[a]\nv=${w}", "[a]\nv=${v}"):
        try:
            loads(bad)
        except IniError as e:
            print(e.lineno, "|", e)
    assert loads("") == {}
