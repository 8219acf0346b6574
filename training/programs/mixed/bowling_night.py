# Bowling scores with an iterator class and for/else
from dataclasses import dataclass, field, asdict
from statistics import mean
import json


class Frames:
    """Iterator that chops a list of rolls into frames."""

    def __init__(self, rolls):
        self.rolls = rolls
        self.pos = 0
        self.count = 0

    def __iter__(self):
        return self

    def __next__(self):
        if self.count == 5 or self.pos >= len(self.rolls):
            raise StopIteration
        self.count += 1
        i = self.pos
        if self.rolls[i] == 10:
            self.pos += 1
            return "X", 10 + sum(self.rolls[i + 1:i + 3])
        a, b = self.rolls[i:i + 2]
        self.pos += 2
        if a + b > 10:
            raise ValueError(f"{a}+{b} pins in frame {self.count}")
        if a + b == 10:
            return f"{a}/", 10 + sum(self.rolls[i + 2:i + 3])
        return f"{a}{b}", a + b


@dataclass(order=True)
class Player:
    score: int = 0
    name: str = ""
    card: list[str] = field(default_factory=list, compare=False)

    @classmethod
    def from_text(cls, text):
        name, *rolls = text.split()
        me = cls(name=name.title())
        for mark, points in Frames([int(r) for r in rolls]):
            me.card.append(mark)
            me.score += points
        return me


NIGHT = [
    "olga 10 3 4 5 5 2 0 10 1 1",
    "pedro 9 1 9 1 0 0 8 1 7 2",
    "quinn 4 4 8 5 1 1",
    "rosa 1 2 3 4 5 4 3 2 1 0",
]
players = []
for row in NIGHT:
    try:
        players.append(Player.from_text(row))
    except ValueError as problem:
        print("scoresheet rejected:", problem)

best, *rest = sorted(players, reverse=True)
print("winner:", best)
for p in rest:
    print(f"{p.name:.<10}{p.score:.>4}  {'|'.join(p.card)}")
print("average %.1f" % mean(p.score for p in players))

for p in players:
    if "X" not in p.card and not any("/" in c for c in p.card):
        print(p.name, "buys the drinks")
        break
else:
    print("nobody pays")
dump = json.dumps(asdict(rest[0]), sort_keys=True)
print(dump, len(dump))
copy = Player(**json.loads(dump))
print(copy == rest[0], copy is rest[0], copy.card[::-2])
