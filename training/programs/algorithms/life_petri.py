"""Bacteria in a dish: game of life on a small torus grid."""
dish = [
    ".....",
    "..#..",
    "..#..",
    "..#..",
]
H, W = len(dish), len(dish[0])
alive = {(r, c) for r in range(H) for c in range(W) if dish[r][c] == "#"}


def step(cells):
    near = {}
    for r, c in sorted(cells):
        for dr in (-1, 0, 1):
            for dc in (-1, 0, 1):
                if dr or dc:
                    spot = ((r + dr) % H, (c + dc) % W)
                    near[spot] = near.get(spot, 0) + 1
    return {s for s, n in near.items() if n == 3 or (n == 2 and s in cells)}


def picture(cells):
    return "\n".join("".join("#" if (r, c) in cells else "." for c in range(W)) for r in range(H))


print(picture(alive))
gen1 = step(alive)
print("--- next day")
print(picture(gen1))
print("alive:", len(gen1), "born:", sorted(gen1 - alive))
print("died:", sorted(alive - gen1))
