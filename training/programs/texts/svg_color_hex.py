import re


def parse_color(text):
    text = text.strip().lower()
    m = re.fullmatch(r"#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})", text)
    if m:
        return tuple(int(g, 16) for g in m.groups())
    m = re.fullmatch(r"#([0-9a-f])([0-9a-f])([0-9a-f])", text)
    if m:
        return tuple(int(g * 2, 16) for g in m.groups())
    m = re.match(r"rgb\((\d+),\s*(\d+),\s*(\d+)\)", text)
    if m:
        r, g, b = map(int, m.groups())
        return min(r, 255), min(g, 255), min(b, 255)
    return None


def to_hex(rgb):
    return "#" + "".join(f"{v:02x}" for v in rgb)


def darker(rgb, factor=0.5):
    return tuple(int(v * factor) for v in rgb)


for css in ["#FF8000", "#0af", "rgb(12, 300, 99)", "pinkish"]:
    rgb = parse_color(css)
    if rgb is None:
        print(css.ljust(18), "unknown")
        continue
    gray = sum(rgb) // 3
    print(css.ljust(18), rgb, to_hex(rgb), "light" if gray > 127 else "dark")
    print(" " * 18, to_hex(darker(rgb)).upper(), f"{gray:08b}")

style = "fill:#0af; stroke : #222;opacity:0.5"
props = dict(re.split(r"\s*:\s*", p.strip()) for p in style.split(";"))
print(props)
print([k for k, v in props.items() if v.startswith("#")])
