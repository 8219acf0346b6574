# turning and mirroring pieces of a tile game

def rotate(grid, times=1):
    times %= 4
    for _ in range(times):
        grid = [list(row) for row in zip(*grid[::-1])]
    return grid

def parse_piece(text):
    rows = text.split("/")
    width = max(map(len, rows))
    return [[1 if c == "X" else 0 for c in r.ljust(width, ".")] for r in rows]

def show(grid):
    if not grid:
        return "<empty>"
    return "/".join("".join(".X"[v] for v in row) for row in grid)

def all_shapes(grid):
    shapes = []
    for mirrored in (False, True):
        base = [row[::-1] for row in grid] if mirrored else grid
        for t in range(4):
            s = show(rotate(base, t))
            if s not in shapes:
                shapes.append(s)
    return shapes

def place(board, piece, top, left):
    new = [row[:] for row in board]
    for y, row in enumerate(piece):
        for x, v in enumerate(row):
            if not v:
                continue
            yy, xx = top + y, left + x
            if yy < 0 or xx < 0:
                raise IndexError(f"({yy}, {xx}) outside")
            if new[yy][xx]:
                return None
            new[yy][xx] = 1
    return new

ell = parse_piece("X/X/XX")
print(ell, show(rotate(ell)), show(rotate(ell, -1)), rotate(ell, 8) == ell)
print(show(rotate([])), show(parse_piece("")) == "")
bar = parse_piece("XXX")
print(all_shapes(bar))

board = [[0] * 4 for _ in range(3)]
moves = [(bar, 0, 0), (ell, 0, 2), (bar, 2, -1)]
for piece, y, x in moves:
    try:
        after = place(board, piece, y, x)
    except IndexError as e:
        print("illegal:", e)
        continue
    if after is None:
        print("occupied at", (y, x))
    else:
        board = after
        print(show(board), sum(map(sum, board)))
