# A robot moves on a 5x4 grid. # is a wall, o is a coin
field = [
    list("..o.."),
    list(".##.o"),
    list("...#."),
    list("o...."),
]
x = 0
y = 0
coins = 0
bumps = 0
program = "RRRLDDRDLLLU"
visited = [(0, 0)]

for command in program:
    newX = x
    newY = y
    if command == "R":
        newX += 1
    elif command == "L":
        newX -= 1
    elif command == "D":
        newY += 1
    elif command == "U":
        newY -= 1
    if newX < 0 or newY < 0 or newY >= len(field) or newX >= len(field[0]):
        print("outside!", command)
        bumps += 1
    elif field[newY][newX] == "#":
        print("wall at", newX, newY)
        bumps += 1
    else:
        x = newX
        y = newY
        if field[y][x] == "o":
            coins += 1
            field[y][x] = "."
            print("coin number", coins, "at", (x, y))
        if (x, y) not in visited:
            visited.append((x, y))

field[y][x] = "@"
for row in field:
    print("".join(row))
print("coins", coins, "bumps", bumps, "places", len(visited))
left = sum(row.count("o") for row in field)
print("coins left:", left)
distance = abs(x - 0) + abs(y - 0)
print("distance from start:", distance)
