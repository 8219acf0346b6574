class Piece:
    value = 0
    letter = "?"

    def __init__(self, white, square):
        self.white = white
        self.col = "abcdefgh".index(square[0])
        self.row = int(square[1]) - 1

    @property
    def square(self):
        return "abcdefgh"[self.col] + str(self.row + 1)

    def steps(self):
        return []

    def moves(self):
        result = []
        for dc, dr in self.steps():
            c, r = self.col + dc, self.row + dr
            if 0 <= c < 8 and 0 <= r < 8:
                result.append("abcdefgh"[c] + str(r + 1))
        return result

    def __str__(self):
        l = self.letter
        return (l if self.white else l.lower()) + self.square

class Knight(Piece):
    value, letter = 3, "N"

    def steps(self):
        return [(1, 2), (2, 1), (-1, 2), (2, -1), (-2, -1)]

class Pawn(Piece):
    value, letter = 1, "P"

    def steps(self):
        d = 1 if self.white else -1
        start = 1 if self.white else 6
        if self.row == start:
            return [(0, d), (0, 2 * d)]
        return [(0, d)]

class King(Piece):
    value, letter = 100, "K"

    def steps(self):
        return [(a, b) for a in (-1, 0, 1) for b in (-1, 0, 1) if a or b]

board = [Knight(True, "g1"), Pawn(True, "e2"), Pawn(False, "d6"), King(False, "h8")]
for p in board:
    print(p, p.moves())

material = {"white": 0, "black": 0}
for p in board:
    material["white" if p.white else "black"] += p.value
print(material)
