from __future__ import annotations


def parse_line(line: str) -> dict[str, float | str]:
    """Turns 'id=k1 temp=20.5C hum=44%' into a dict."""
    fields: dict[str, float | str] = {}
    for chunk in line.split():
        key, _, val = chunk.partition("=")
        number = val.rstrip("C%V")
        try:
            fields[key] = float(number)
        except ValueError:
            fields[key] = val
    return fields


LINES = [
    "id=kitchen temp=21.5C hum=40%",
    "id=cellar temp=9C hum=71% bat=2.9V",
    "id=roof temp=-3.25C hum=err",
]


def report(rows: list[dict]) -> None:
    keys: list[str] = []
    for row in rows:
        for k in row:
            if k not in keys:
                keys.append(k)
    print(" ".join(k.upper().rjust(8) for k in keys))
    for row in rows:
        cells = []
        for k in keys:
            v = row.get(k, "-")
            cells.append(f"{v:8.1f}" if isinstance(v, float) else f"{v:>8}")
        print(" ".join(cells))


if __name__ == "__main__":
    table = [parse_line(l) for l in LINES]
    report(table)
    temps = [row["temp"] for row in table]
    print("coldest:", min(temps), "spread:", max(temps) - min(temps))
    damp = [row["id"] for row in table if isinstance(row["hum"], float) and row["hum"] > 60]
    print("damp rooms:", ", ".join(damp))
