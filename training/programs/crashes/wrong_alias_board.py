# Battleship practice board
WIDTH, HEIGHT = 4, 3

board = [["~"] * WIDTH] * HEIGHT


def place(x, y, length):
    for i in range(length):
        board[y][x + i] = "S"


def shoot(x, y):
    if board[y][x] == "S":
        board[y][x] = "*"
        return "hit"
    return "water"


def show():
    for row in board:
        print(" ".join(row))


place(1, 0, 2)
show()
shots = [(0, 0), (1, 0), (2, 2), (3, 1)]
hits = 0
for x, y in shots:
    answer = shoot(x, y)
    hits += answer == "hit"
    print((x, y), answer)
show()
left = sum(row.count("S") for row in board)
print("hits:", hits, "left:", left)
