from io import StringIO

src = StringIO("""
# camera settings
[main]
mode = auto
iso = 400

[lens]
focal = 35
filter = uv=strong
cap = yes
""")


class IniError(ValueError):
    pass


def parse(fh):
    sections = {}
    current = None
    for no, raw in enumerate(fh, 1):
        line = raw.strip()
        if not line or line[0] == "#":
            continue
        if line.startswith("["):
            if not line.endswith("]"):
                raise IniError(f"line {no}: bad section")
            current = sections.setdefault(line[1:-1], {})
            print(f"[{no}] section {line[1:-1]}")
            continue
        key, value = line.split("=")
        current[key.strip()] = convert(value.strip())
        print(f"[{no}] {key.strip()} -> {current[key.strip()]!r}")
    return sections


def convert(value):
    if value.isdigit():
        return int(value)
    if value in ("yes", "no"):
        return value == "yes"
    return value


cfg = parse(src)
print(cfg["lens"]["focal"] * 2)
