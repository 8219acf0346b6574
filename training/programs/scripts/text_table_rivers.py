# Small helper that draws a table with borders, columns as wide as needed.
rows = [
    ("River", "Country", "km", "Basin"),
    ("Loire", "France", 1006, 117.05),
    ("Tiber", "Italy", 406, None),
    ("Elbe", "Czechia/Germany", 1094, 148.27),
]


def cell(value):
    if value is None:
        return "-"
    if isinstance(value, float):
        return f"{value:.1f}"
    return str(value)


def widths(table):
    texts = [map(cell, row) for row in table]
    return [len(max(column, key=len)) for column in zip(*texts)]


def rule(ws):
    return f"+-{'-+-'.join(['-' * w for w in ws])}-+"


def render(table):
    ws = widths(table)
    yield rule(ws)
    for number, row in enumerate(table):
        parts = []
        for value, w in zip(row, ws):
            text = cell(value)
            right = isinstance(value, (int, float))
            parts.append(text.rjust(w) if right else text.ljust(w))
        yield "| " + " | ".join(parts) + " |"
        if number == 0:
            yield rule(ws)
    yield rule(ws)


for line in render(rows):
    print(line)

header, *body = rows
lengths = [r[2] for r in body]
mean = sum(lengths) / len(lengths)
print("mean length", mean, "km")
long_ones = [r[0] for r in body if r[2] > mean]
print("longer than the mean:", ", ".join(long_ones))
known = [r for r in body if r[3] is not None]
dense = {r[0]: round(r[3] * 1000 / r[2]) for r in known}
print("basin per km:", dense)
