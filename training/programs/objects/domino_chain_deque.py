from collections import deque
from dataclasses import dataclass


@dataclass(frozen=True)
class Tile:
    a: int
    b: int

    def __post_init__(self):
        if not (0 <= self.a <= 6 and 0 <= self.b <= 6):
            raise ValueError(f"no such tile: {self.a}|{self.b}")

    @classmethod
    def parse(cls, text):
        return cls(*map(int, text.split("|")))

    def flipped(self):
        return Tile(self.b, self.a)

    @property
    def double(self):
        return self.a == self.b

    def __eq__(self, other):
        return isinstance(other, Tile) and sorted((self.a, self.b)) == sorted((other.a, other.b))

    def __hash__(self):
        return self.a * self.b + self.a + self.b

    def __int__(self):
        return self.a + self.b

    def __contains__(self, pips):
        return pips in (self.a, self.b)

    def __str__(self):
        return f"{self.a}|{self.b}"


class Chain:
    def __init__(self):
        self.tiles = deque()

    @property
    def ends(self):
        if not self.tiles:
            return None
        return self.tiles[0].a, self.tiles[-1].b

    def place(self, tile):
        """Return 'left' or 'right', or None when the tile does not fit."""
        if self.ends is None:
            self.tiles.append(tile)
            return "start"
        left, right = self.ends
        if right in tile:
            self.tiles.append(tile if tile.a == right else tile.flipped())
            return "right"
        if left in tile:
            self.tiles.appendleft(tile if tile.b == left else tile.flipped())
            return "left"
        return None

    def __str__(self):
        return " ".join(map(str, self.tiles))


class Hand:
    def __init__(self, owner, text):
        self.owner = owner
        self.tiles = [Tile.parse(t) for t in text.split()]

    def play(self, chain):
        doubles_first = sorted(self.tiles, key=lambda t: (not t.double, -int(t)))
        for tile in doubles_first:
            where = chain.place(tile)
            if where:
                self.tiles.remove(tile)
                return tile, where
        return None, "passes"

    def __len__(self):
        return len(self.tiles)


chain = Chain()
print(chain.ends, repr(str(chain)))
hands = [Hand("Graça", "6|6 1|4 2|5"), Hand("Musa", "3|6 0|0 4|3")]

passes, turn = 0, 0
while passes < 2 and all(hands):
    hand = hands[turn % 2]
    tile, where = hand.play(chain)
    passes = passes + 1 if tile is None else 0
    print(f"{hand.owner:6} {tile or '-'} {where}")
    turn += 1

print(chain, chain.ends)
for h in hands:
    print(h.owner, [str(t) for t in h.tiles], sum(map(int, h.tiles)))
winner = min(hands, key=lambda h: sum(int(t) for t in h.tiles))
print("fewest pips:", winner.owner)
print(Tile(2, 5) == Tile(5, 2), len({Tile(2, 5), Tile(5, 2), Tile(0, 0)}), Tile(1, 4) in chain.tiles)
print(3 in Tile(3, 6), chain.place(Tile(5, 5)))
try:
    Tile.parse("7|0")
except ValueError as e:
    print(e)
