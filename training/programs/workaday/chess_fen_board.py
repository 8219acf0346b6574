# Chess positions: read the short notation, show the board, count material
class Board:
    VALUES = dict(p=1, n=3, b=3, r=5, q=9, k=0)

    def __init__(self, squares, white_to_move=True):
        self.squares = squares
        self.white_to_move = white_to_move

    @classmethod
    def from_fen(cls, fen):
        placement, side, *_ = fen.split()
        squares = {}
        for rank, row in zip(range(8, 0, -1), placement.split("/")):
            file = 0
            for ch in row:
                if ch.isdigit():
                    file += int(ch)
                else:
                    squares["abcdefgh"[file] + str(rank)] = ch
                    file += 1
            if file != 8:
                raise ValueError(f"rank {rank} has {file} files")
        return cls(squares, side == "w")

    def __getitem__(self, square):
        return self.squares.get(square, ".")

    def __contains__(self, piece):
        return piece in self.squares.values()

    def __len__(self):
        return len(self.squares)

    def move(self, text):
        start, end = text[:2], text[2:]
        piece = self.squares.pop(start)
        taken = self.squares.get(end)
        self.squares[end] = piece
        self.white_to_move = not self.white_to_move
        return taken

    def material(self):
        score = 0
        for p in self.squares.values():
            value = self.VALUES[p.lower()]
            score += value if p.isupper() else -value
        return score

    def rank(self, n):
        return " ".join(self[f"{file}{n}"] for file in "abcdefgh")


board = Board.from_fen("4k3/8/8/3r4/8/2N5/8/4K2R w - -")
print(len(board), board.material(), board["d5"], board["a1"])
print("Q" in board, "N" in board)
print(board.rank(1))
taken = board.move("c3d5")
print("taken:", taken, "score now", board.material())
print(board.rank(5))
print("white" if board.white_to_move else "black", "to move")
try:
    board.move("a1a2")
except KeyError as e:
    print("nothing on", e)
try:
    Board.from_fen("4k4/8 w")
except ValueError as e:
    print("bad fen:", e)
