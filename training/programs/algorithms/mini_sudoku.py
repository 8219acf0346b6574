"""Fill numbers 1..4 into a 4x4 mini sudoku by backtracking."""
grid = [
    [1, 0, 3, 4],
    [3, 4, 0, 2],
    [0, 1, 4, 0],
    [4, 0, 2, 1],
]
undo_count = 0


def candidates(r, c):
    taken = set(grid[r]) | {row[c] for row in grid}
    br, bc = r // 2 * 2, c // 2 * 2
    for rr in range(br, br + 2):
        taken.update(grid[rr][bc:bc + 2])
    return [n for n in range(1, 5) if n not in taken]


def solve():
    global undo_count
    for r, row in enumerate(grid):
        if 0 in row:
            c = row.index(0)
            break
    else:
        return True
    for n in candidates(r, c):
        grid[r][c] = n
        print(f"try {n} at {r},{c}")
        if solve():
            return True
        grid[r][c] = 0
        undo_count += 1
    return False


empty = sum(row.count(0) for row in grid)
print(empty, "cells empty")
print("solved:", solve(), "undone:", undo_count)
for row in grid:
    print(*row)
