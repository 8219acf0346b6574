LINES = ["012", "345", "678", "036", "147", "258", "048", "246"]


def show(board):
    return "/".join(board[i:i + 3] for i in (0, 3, 6))


def put(board, cell, who):
    if board[cell] != ".":
        raise ValueError(f"{who} on {cell}: taken by {board[cell]}")
    return board[:cell] + who + board[cell + 1:]


def winner(board):
    for line in LINES:
        a, b, c = map(int, line)
        if board[a] != "." and board[a] == board[b] == board[c]:
            return board[a], line
    return None


def replay(moves):
    board = "." * 9
    for n, m in enumerate(moves):
        who = "XO"[n % 2]
        try:
            board = put(board, int(m), who)
        except ValueError as err:
            print("illegal:", err)
            return "?"
        if n >= 4:
            won = winner(board)
            if won:
                print(show(board), who, "wins with", won[1])
                return who
    print(show(board), board.count("."), "cells left")
    return "draw" if "." not in board else "open"


results = [replay(g) for g in ("40216", "0482", "44", "012")]
print(results)
print("X won", results.count("X"))
