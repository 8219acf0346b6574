RANKS = "6789TJQKA"


class Card:
    __slots__ = ("rank", "suit")

    def __init__(self, code):
        self.rank, self.suit = code

    def __lt__(self, other):
        return RANKS.index(self.rank) < RANKS.index(other.rank)

    def __eq__(self, other):
        return self.rank == other.rank

    def __str__(self):
        return self.rank + self.suit


def deal(text, players):
    cards = [Card(c) for c in text.split()]
    return [cards[i::players] for i in range(players)]


left, right = deal("7h Ks 9d 9c As Th 6c Qd", 2)
print("left :", *left)
print("right:", *right)
pot = []
wins = [0, 0]
rounds = 0
while left and right and rounds < 12:
    rounds += 1
    a, b = left.pop(0), right.pop(0)
    pot += [a, b]
    if a == b:
        print(rounds, "tie, pot grows to", len(pot))
        continue
    taker = left if b < a else right
    wins[taker is right] += 1
    pot.sort(reverse=True)
    taker.extend(pot)
    pot.clear()
    print(f"{rounds}: {a} vs {b} -> {'left' if taker is left else 'right'}")
print("rounds won:", wins, "cards:", len(left), len(right), len(pot))
if not left or not right:
    print("game over")
else:
    print("stopped")
