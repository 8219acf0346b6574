layout = [
    "..*.",
    "....",
    "*..*",
]
H, W = len(layout), len(layout[0])


def neighbours(r, c):
    for dr in (-1, 0, 1):
        for dc in (-1, 0, 1):
            if (dr or dc) and 0 <= r + dr < H and 0 <= c + dc < W:
                yield r + dr, c + dc


def number(r, c):
    return sum(layout[y][x] == "*" for y, x in neighbours(r, c))


class Field:
    def __init__(self):
        self.open = {}
        self.flags = set()

    def dig(self, r, c):
        if (r, c) in self.open or (r, c) in self.flags:
            return True
        if layout[r][c] == "*":
            return False
        n = number(r, c)
        self.open[r, c] = n
        return True

    def draw(self):
        for r in range(H):
            line = ""
            for c in range(W):
                if (r, c) in self.flags:
                    line += "F"
                else:
                    line += str(self.open.get((r, c), "#"))
            print(line)


f = Field()
f.flags.add((2, 0))
for spot in [(0, 0), (1, 1), (2, 0), (1, 3)]:
    alive = f.dig(*spot)
    print(spot, "ok" if alive else "BOOM", len(f.open))
f.draw()
if not f.dig(0, 2):
    print("BOOM, opened", len(f.open), "of", H * W - sum(r.count("*") for r in layout))
