"""Join three small tables held as lists of dicts."""
singers = [
    {"id": 3, "name": "Amélie Roux", "voice": "soprano"},
    {"id": 5, "name": "Tom Birk", "voice": "bass"},
    {"id": 8, "name": "Nkechi Obi", "voice": "alto"},
]
roles = [
    {"opera": "Tosca", "role": "Tosca", "singer": 3, "fee": 2400.5},
    {"opera": "Tosca", "role": "Scarpia", "singer": 5, "fee": 1999.0},
    {"opera": "Carmen", "role": "Micaëla", "singer": 3, "fee": 1750.25},
    {"opera": "Carmen", "role": "Escamillo", "singer": 6, "fee": 0},
]


def index_by(rows, column):
    return {row[column]: row for row in rows}


def inner_join(left, right, left_col, right_col):
    lookup = index_by(right, right_col)
    out = []
    for row in left:
        match = lookup.get(row[left_col])
        if match is None:
            continue
        merged = {**match, **row}
        merged.pop(left_col)
        out.append(merged)
    return out


def left_join(left, right, left_col, right_col, default="?"):
    lookup = index_by(right, right_col)
    columns = [c for c in right[0] if c != right_col]
    for row in left:
        match = lookup.get(row[left_col], {})
        yield row | {c: match.get(c, default) for c in columns}


joined = inner_join(roles, singers, "singer", "id")
print(len(joined), "rows,", "columns", list(joined[0]))
for r in joined:
    print(f"{r['role']:<9}{r['name']:>12} {r['fee']:>9,.2f}")

full = list(left_join(roles, singers, "singer", "id"))
print(full[-1])
print([r["role"] for r in full if r["voice"] == "?"])

used = {r["singer"] for r in roles}
known = {s["id"] for s in singers}
print("idle:", sorted(known - used), "unknown:", sorted(used - known))

totals = {}
for r in full:
    totals[r["name"]] = totals.get(r["name"], 0) + r["fee"]
ranking = sorted(totals.items(), key=lambda kv: (-kv[1], kv[0]))
for place, (name, total) in enumerate(ranking, start=1):
    print(place, name, round(total, 1))
average = sum(totals.values()) / len(totals)
print("average %.3f" % average)
