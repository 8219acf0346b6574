from dataclasses import dataclass, field
from itertools import cycle, islice


@dataclass
class Pawn:
    name: str
    square: int = 0
    history: list[int] = field(default_factory=list)
    skips: int = 0

    def to(self, square):
        self.square = square
        self.history.append(square)


class Board:
    def __init__(self, size, jumps):
        self.size = size
        self.jumps = dict(jumps)
        bad = [k for k, v in self.jumps.items() if k == v or not 0 <= v <= size]
        if bad:
            raise ValueError(f"bad jumps {bad}")

    def land(self, square):
        """Follow snakes and ladders; bounce back from the end."""
        if square > self.size:
            square = 2 * self.size - square
        kind = None
        target = self.jumps.get(square)
        if target is not None:
            kind = "ladder" if target > square else "snake"
        return (square if target is None else target), kind


class Game:
    def __init__(self, board, names, dice):
        self.board = board
        self.pawns = [Pawn(n) for n in names]
        self.dice = iter(dice)

    def turns(self):
        for pawn in cycle(self.pawns):
            if pawn.skips:
                pawn.skips -= 1
                continue
            try:
                roll = next(self.dice)
            except StopIteration:
                return None
            target, kind = self.board.land(pawn.square + roll)
            pawn.to(target)
            if kind == "snake":
                pawn.skips = 1
            yield pawn, roll, kind
            if pawn.square == self.board.size:
                return pawn

    def play(self):
        winner = yield from self.turns()
        if winner is None:
            print("dice ran out")
        else:
            print(winner.name, "wins on throw", len(winner.history))


board = Board(20, {3: 11, 9: 2, 18: 7, 5: 8})
print(board.land(3), board.land(4), board.land(23), board.land(22))

game = Game(board, ["Noor", "Emil"], [3, 4, 6, 5, 1, 6, 2, 1, 4, 6])
for pawn, roll, kind in game.play():
    print(f"{pawn.name} +{roll} -> {pawn.square:2}" + (f" ({kind})" if kind else ""))

for p in game.pawns:
    print(p)
leader = max(game.pawns, key=lambda p: p.square)
print(leader.name, [b - a for a, b in zip([0] + leader.history, leader.history)])

solo = Game(board, ["Ada"], islice(cycle([2, 5]), 4))
print([(p.square, k) for p, _, k in solo.play()])
short = Game(Board(6, {}), ("x", "y", "z"), [6])
print([t[0].name for t in short.play()])
try:
    Board(10, [(4, 4), (7, 12), (2, 0)])
except ValueError as e:
    print(e)
