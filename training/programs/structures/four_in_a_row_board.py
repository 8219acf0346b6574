ROWS, COLS, NEED = 4, 5, 3
board = [[" "] * COLS for _ in range(ROWS)]
DIRECTIONS = [(0, 1), (1, 0), (1, 1), (1, -1)]


def drop(col, mark):
    if not 0 <= col < COLS:
        raise IndexError(f"column {col}")
    for r in reversed(range(ROWS)):
        if board[r][col] == " ":
            board[r][col] = mark
            return r
    return -1


def run_length(r, c, dr, dc):
    mark = board[r][c]
    n = 0
    while 0 <= r < ROWS and 0 <= c < COLS and board[r][c] == mark:
        n += 1
        r, c = r + dr, c + dc
    return n


def won(r, c):
    for dr, dc in DIRECTIONS:
        n = run_length(r, c, dr, dc) + run_length(r, c, -dr, -dc) - 1
        if n >= NEED:
            return dr, dc
    return None


def draw():
    for row in board[1:]:
        print("|" + "|".join(row) + "|")


moves = [2, 2, 7, 1, 0, 3, 4]
mark = "x"
for turn, col in enumerate(moves, 1):
    try:
        r = drop(col, mark)
    except IndexError as e:
        print(f"turn {turn}: no {e}")
        continue
    line = won(r, col) if turn >= 2 * NEED - 1 else None
    if line:
        print(f"turn {turn}: {mark} wins along {line} at {(r, col)}")
        break
    mark = "o" if mark == "x" else "x"
else:
    print("no winner")
draw()
heights = [sum(row[c] != " " for row in board) for c in range(COLS)]
print(heights, [c for c, h in enumerate(heights) if h == max(heights)])
columns = ["".join(col).strip() for col in zip(*board)]
print(columns)
print(sum(row.count("x") for row in board), sum(row.count("o") for row in board))
for _ in range(3):
    print(drop(4, "z"), end=" ")
print(drop(4, "z"), drop(4, "z"), all(cell != " " for cell in board[0]))
diagonals = ["".join(board[r][r + k] for r in range(ROWS)) for k in (0, 1)]
print(diagonals, board[-1], board[-1][::-1] == board[-1])
