# Noughts and crosses. Moves come from a list of (row, col).

board = [[" ", " ", " "], [" ", " ", " "], [" ", " ", " "]]
moves = [(1, 1), (0, 0), (0, 2), (1, 1), (2, 0), (3, 1), (2, 2)]


def printBoard(b):
    for r in range(len(b)):
        print(b[r][0] + "|" + b[r][1] + "|" + b[r][2])
        if r < 2:
            print("-+-+-")


def winner(b):
    for r in range(3):
        if b[r][0] == b[r][1] and b[r][1] == b[r][2] and b[r][0] != " ":
            return b[r][0]
    for c in range(3):
        if b[0][c] == b[1][c] == b[2][c] != " ":
            return b[0][c]
    if b[1][1] != " ":
        if b[0][0] == b[1][1] == b[2][2]:
            return b[1][1]
        if b[0][2] == b[1][1] == b[2][0]:
            return b[1][1]
    return None


player = "X"
bad = 0
win = None
for move in moves:
    row, col = move
    try:
        if board[row][col] != " ":
            print("Square", move, "is taken,", player, "try again")
            bad += 1
            continue
    except IndexError:
        print("Square", move, "is not on the board!")
        bad += 1
        continue
    board[row][col] = player
    win = winner(board)
    if win is not None:
        break
    if player == "X":
        player = "O"
    else:
        player = "X"

printBoard(board)
if win:
    print("Winner is", win)
else:
    print("Nobody wins")
empty = 0
for row in board:
    for cell in row:
        if cell == " ":
            empty += 1
print("bad moves:", bad, "empty squares:", empty)
