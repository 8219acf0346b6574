RAW = """
~~.^
~..^
..~~
"""

moor = {}
for r, line in enumerate(RAW.strip().split("\n")):
    for c, symbol in enumerate(line):
        moor[r, c] = symbol
rows = max(r for r, _ in moor) + 1
cols = max(c for _, c in moor) + 1
print(rows, "x", cols, moor[0, 3], moor.get((3, 0), "outside"))


def fill(start, new):
    old = moor[start]
    if old == new:
        return 0
    stack, changed = [start], 0
    while stack:
        cell = stack.pop()
        if moor.get(cell) != old:
            continue
        moor[cell] = new
        changed += 1
        r, c = cell
        stack += [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]
    return changed


def picture():
    return "/".join("".join(moor[r, c] for c in range(cols)) for r in range(rows))


print(picture())
print(fill((0, 0), "A"), fill((0, 0), "A"))
print(fill((2, 3), "B"), picture())
try:
    fill((5, 5), "C")
except KeyError as e:
    print("no cell", e, type(e.args[0]).__name__)

cells = {}
for pos, symbol in moor.items():
    cells.setdefault(symbol, []).append(pos)
for symbol in sorted(cells, key=lambda s: (-len(cells[s]), s)):
    print(symbol, len(cells[symbol]), cells[symbol][0])

edge = [p for p in moor if p[0] in (0, rows - 1) or p[1] in (0, cols - 1)]
print(len(edge), (1, 1) in edge, [p for p in moor if p not in edge])
shore = set()
for (r, c), symbol in moor.items():
    if symbol == "." and any(moor.get(n) == "A" for n in ((r - 1, c), (r, c - 1))):
        shore.add((r, c))
print(sorted(shore))
del moor[0, 0]
moved = {(c, -r): s for (r, c), s in moor.items() if s == "^"}
print(moved, len(moor), min(moor), max(moor))
