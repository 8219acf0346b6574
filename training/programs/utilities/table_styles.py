"""One table, four looks: plain, grid, Markdown and CSV."""
from dataclasses import dataclass
from typing import Any, Sequence


@dataclass(frozen=True)
class Style:
    top: str = ""
    under: str = ""
    bottom: str = ""
    sep: str = "  "
    edges: tuple = ("", "")


STYLES = {
    "plain": Style(),
    "simple": Style(under="-"),
    "grid": Style("-", "=", "-", " | ", ("| ", " |")),
    "markdown": Style(under="-", sep=" | ", edges=("| ", " |")),
}


def fmt(value: Any, places: int = 2) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float):
        return f"{value:.{places}f}"
    if isinstance(value, (list, tuple)):
        return "/".join(map(fmt, value))
    return str(value)


def is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def table(rows: Sequence, header: Sequence = (), *, style: str = "simple", places: int = 2) -> str:
    look = STYLES.get(style)
    if look is None:
        raise ValueError(f"style {style!r}; known: {', '.join(sorted(STYLES))}")
    rows = [list(r) for r in rows]
    n = max((len(r) for r in [*rows, header]), default=0)
    for r in rows:
        r.extend([None] * (n - len(r)))
    right = [all(is_number(r[i]) for r in rows if r[i] is not None) for i in range(n)]
    cells = [[fmt(v, places) for v in r] for r in rows]
    head = [fmt(h) for h in header] + [""] * (n - len(header))
    widths = [max(map(len, col)) for col in zip(head, *cells)]

    def line(items):
        padded = [t.rjust(w) if r else t.ljust(w) for t, w, r in zip(items, widths, right)]
        return (look.edges[0] + look.sep.join(padded) + look.edges[1]).rstrip()

    def rule(char):
        joint = look.sep.replace(" ", char)
        return look.edges[0].replace(" ", char) + joint.join(char * w for w in widths) + look.edges[1].replace(" ", char)

    out = [rule(look.top)] if look.top else []
    if header:
        out.append(line(head))
        if look.under:
            out.append(rule(look.under) if style != "simple" else "  ".join(look.under * w for w in widths))
    out += map(line, cells)
    if look.bottom:
        out.append(rule(look.bottom))
    return "\n".join(out)


def csv(rows, sep=","):
    def cell(v):
        t = fmt(v)
        return '"' + t.replace('"', '""') + '"' if sep in t or '"' in t else t
    return "\n".join(sep.join(map(cell, r)) for r in rows)


boats = [("Möwe", 7.5, 4, True), ('"Elsa"', 12.25, None, False), ("Tern, II", 6.0)]
print(table(boats, ["name", "m", "crew", "sail"]))
print(table(boats[1:2], ("name", "length"), style="grid", places=1))
print(table([(20, None)], ["n", "x"], style="markdown"))
print(repr(table([], style="plain")))
print(csv(boats[1:]))
print(csv([[1.005, None, (True, "x")]], sep=";"), fmt(-0.001), fmt(2.5, 0), fmt(3.5, places=0))
try:
    table(boats, style="fancy")
except ValueError as e:
    print(e)
