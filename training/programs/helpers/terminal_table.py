import re
import unicodedata
from itertools import zip_longest

ANSI = re.compile(r"\x1b\[[0-9;]*m")
ALIGN = {"<": str.ljust, ">": str.rjust, "^": str.center}


def visible_width(text):
    plain = ANSI.sub("", text)
    return sum(2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in plain)


def pad(text, width, align="<"):
    if align not in ALIGN:
        raise ValueError(f"alignment must be one of {' '.join(ALIGN)}, not {align!r}")
    missing = len(text) - visible_width(text)
    return ALIGN[align](text, width + missing)


def _cell(value, missing):
    if value is None:
        return missing
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float):
        return f"{value:.2f}"
    if isinstance(value, bytes):
        return value.hex()
    return str(value)


def render(rows, headers=(), *, align="", sep=" | ", missing="-"):
    """Format rows (sequences or dicts) as lines of text."""
    rows = list(rows)
    if rows and isinstance(rows[0], dict):
        headers = headers or list(dict.fromkeys(k for r in rows for k in r))
        rows = [[r.get(h) for h in headers] for r in rows]
    cells = [[_cell(v, missing) for v in row] for row in rows]
    table = ([list(map(str, headers))] if headers else []) + cells
    if not table:
        return []
    count = max(map(len, table))
    widths = [max(map(visible_width, col)) for col in zip_longest(*table, fillvalue="")]
    align = align.ljust(count, "<")
    lines = []
    for row in table:
        row = row + [missing] * (count - len(row))
        lines.append(sep.join(pad(c, w, a) for c, w, a in zip(row, widths, align)).rstrip())
    if headers:
        lines.insert(1, "-+-".join("-" * w for w in widths))
    return lines


if __name__ == "__main__":
    fish = [("trout", 1.5, True), ("pike", 12.25, False), ("eel", None)]
    print("\n".join(render(fish, ["name", "kg", "ok"], align="<>^")))
    for line in render([{"id": 1, "raw": b"\x0f"}, {"id": 20, "who": "鈴木"}]):
        print(line)
    print(render([[1, 22], [333, 4]], sep=","), render([]))
    red = "\x1b[31mred\x1b[0m"
    print(visible_width(red), visible_width("日本"), repr(pad("ab", 5, "^")))
    print(len(pad(red, 6)) - len(red))
    try:
        render([["x"]], align="?")
    except ValueError as e:
        print("ValueError:", e)
    assert render([], ["only"]) == ["only", "----"]
