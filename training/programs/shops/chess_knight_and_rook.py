from abc import ABC, abstractmethod


def to_xy(square):
    return ord(square[0]) - ord("a"), int(square[1]) - 1


def to_name(x, y):
    return chr(ord("a") + x) + str(y + 1)


class Piece(ABC):
    letter = "?"

    def __init__(self, square, white=True):
        self.square = square
        self.white = white

    @abstractmethod
    def can_reach(self, dx, dy):
        ...

    def move(self, target, board):
        x0, y0 = to_xy(self.square)
        x1, y1 = to_xy(target)
        if not self.can_reach(abs(x1 - x0), abs(y1 - y0)):
            raise ValueError(f"{self.letter} {self.square}-{target} not allowed")
        hit = board.get(target)
        if hit and hit.white == self.white:
            raise ValueError(f"own piece on {target}")
        board.pop(self.square)
        board[target] = self
        self.square = target
        return "x" if hit else "-"


class Knight(Piece):
    letter = "N"

    def can_reach(self, dx, dy):
        return {dx, dy} == {1, 2}


class King(Piece):
    letter = "K"

    def can_reach(self, dx, dy):
        return max(dx, dy) == 1


pieces = [Knight("b1"), King("e1"), Knight("d4", white=False)]
board = {p.square: p for p in pieces}
for start, end in [("b1", "c3"), ("c3", "c5"), ("e1", "d2"), ("d2", "c3"), ("d4", "e2")]:
    p = board[start]
    try:
        sign = p.move(end, board)
        print(f"{p.letter}{start}{sign}{end}")
    except ValueError as e:
        print("!", e)
print(sorted(board))
print(to_name(3, 6), isinstance(pieces[0], Piece), King.letter)
