# read a markdown table out of our wiki, sort it and write it back nicely
source = """
| Tool   | Price | Stock |
|:-------|------:|:-----:|
| Hammer | 14.90 | 3     |
| Saw | 22 | 0 |
| Pliers|9.5|12|
"""


def cells(line):
    return [c.strip() for c in line.strip().strip("|").split("|")]


def alignment(mark):
    left, right = mark.startswith(":"), mark.endswith(":")
    if left and right:
        return "^"
    return ">" if right else "<"


def parse_table(text):
    lines = [l for l in text.splitlines() if l.strip()]
    head, marks, *body = map(cells, lines)
    aligns = [alignment(m) for m in marks]
    rows = [dict(zip(head, values)) for values in body]
    return head, aligns, rows


def render(head, aligns, rows):
    widths = [max(len(h), *(len(r[h]) for r in rows)) for h in head]
    bar = {"<": ":{}-", ">": "-{}:", "^": ":{}:"}
    out = []
    out.append("| " + " | ".join(h.ljust(w) for h, w in zip(head, widths)) + " |")
    out.append("|" + "|".join(bar[a].format("-" * w) for a, w in zip(aligns, widths)) + "|")
    for r in rows:
        parts = [f"{r[h]:{a}{w}}" for h, a, w in zip(head, aligns, widths)]
        out.append("| " + " | ".join(parts) + " |")
    return "\n".join(out)


head, aligns, rows = parse_table(source)
print(head, aligns)
print(rows[1])

for r in rows:
    r["Price"] = f"{float(r['Price']):.2f}"
rows.sort(key=lambda r: float(r["Price"]), reverse=True)
print(render(head, aligns, rows))

sold_out = [r["Tool"] for r in rows if not int(r["Stock"])]
print("sold out:", *sold_out)
worth = sum(float(r["Price"]) * int(r["Stock"]) for r in rows)
print("stock is worth %.1f" % worth)
