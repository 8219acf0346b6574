def step(cells):
    near = {}
    for x, y in cells:
        for dx in -1, 0, 1:
            for dy in -1, 0, 1:
                if dx == dy == 0:
                    continue
                k = (x + dx, y + dy)
                near[k] = near.get(k, 0) + 1
    return {k for k, n in near.items() if n == 3 or (n == 2 and k in cells)}


def picture(cells):
    xs = [x for x, _ in cells]
    ys = [y for _, y in cells]
    rows = []
    for y in range(min(ys), max(ys) + 1):
        rows.append("".join("o" if (x, y) in cells else " " for x in range(min(xs), max(xs) + 1)))
    return rows


pond = {(0, 0), (1, 0), (0, 1)}
before = picture(pond)
after = step(pond)
print("alive:", len(pond), "->", len(after))
for left, right in zip(before, picture(after)):
    print(f"|{left}|  |{right}|")
born = sorted(after - pond)
died = pond - after
print("born", born, "died", len(died))
if not died and len(after) == 4:
    print("a block, it will stay")
