"""Own little ini reader with typed values and inheritance of sections."""

TEXT = """
; beds
[base]
water = 3
light = on
[tomato : base]
name = Roma
water = 5
depth = 0.4
[fern:base]
light = off
oops
"""


def convert(raw):
    lowered = raw.lower()
    if lowered in ("on", "yes", "true"):
        return True
    if lowered in ("off", "no", "false"):
        return False
    for kind in (int, float):
        try:
            return kind(raw)
        except ValueError:
            pass
    return raw


class Section(dict):
    def __init__(self, title, parent=None):
        super().__init__()
        self.title = title
        self.parent = parent

    def __missing__(self, key):
        if self.parent is None:
            raise KeyError(f"{self.title}.{key}")
        return self.parent[key]


def load(text):
    sections = {}
    warnings = []
    current = None
    for no, line in enumerate(text.splitlines()):
        line = line.strip()
        if not line or line[0] in ";#":
            continue
        if line.startswith("["):
            title, sep, base = line.strip("[]").partition(":")
            title = title.strip()
            current = Section(title, sections.get(base.strip()) if sep else None)
            sections[title] = current
        elif "=" in line:
            key, value = (p.strip() for p in line.split("=", 1))
            current[key] = convert(value)
        else:
            warnings.append((no, line))
    return sections, warnings


conf, warn = load(TEXT)
for title, sec in conf.items():
    print(title, dict(sec), "<-", sec.parent.title if sec.parent else None)
for no, line in warn:
    print(f"line {no}: ignored {line!r}")

for title in ("tomato", "fern"):
    bed = conf[title]
    print(f"{title}: water={bed['water']} light={bed['light']}")
    try:
        print("depth", bed["depth"] * 10, type(bed["depth"]).__name__)
    except KeyError as e:
        print("missing", e.args[0])
thirsty = max(conf, key=lambda t: conf[t]["water"])
print("thirsty:", thirsty)
