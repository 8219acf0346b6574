# cheapest way through a warehouse, only right or down (battery per tile)
battery = [
    [1, 3, 1, 5],
    [2, 8, 1, 1],
    [1, 1, 6, 2],
]
nRows = len(battery)
nCols = len(battery[0])

best = [[0] * nCols for _ in range(nRows)]
for r in range(nRows):
    for c in range(nCols):
        if r == 0 and c == 0:
            before = 0
        elif r == 0:
            before = best[r][c - 1]
        elif c == 0:
            before = best[r - 1][c]
        else:
            before = min(best[r - 1][c], best[r][c - 1])
        best[r][c] = before + battery[r][c]

for row in best:
    print(" ".join("%3d" % v for v in row))

r, c = nRows - 1, nCols - 1
steps = ""
while (r, c) != (0, 0):
    if r == 0 or (c > 0 and best[r][c - 1] <= best[r - 1][c]):
        steps = "R" + steps
        c -= 1
    else:
        steps = "D" + steps
        r -= 1
print("steps:", steps)
print("battery:", best[-1][-1])
print("right:", steps.count("R"), "down:", steps.count("D"))
