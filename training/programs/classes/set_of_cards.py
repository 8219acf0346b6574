from enum import Enum
from collections import Counter

class Suit(Enum):
    HEARTS = "h"
    SPADES = "s"
    CLUBS = "c"

class Card:
    ORDER = "789TJQKA"

    def __init__(self, code):
        self.rank = code[0]
        self.suit = Suit(code[1])

    def __eq__(self, other):
        return isinstance(other, Card) and (self.rank, self.suit) == (other.rank, other.suit)

    def __hash__(self):
        return hash((self.rank, self.suit))

    def __lt__(self, other):
        return self.power < other.power

    @property
    def power(self):
        return Card.ORDER.index(self.rank)

    def __repr__(self):
        return self.rank + self.suit.value

class Hand:
    def __init__(self, text):
        self.cards = [Card(c) for c in text.split()]

    def __sub__(self, other):
        rest = Hand("")
        rest.cards = [c for c in self.cards if c not in other.cards]
        return rest

    def __contains__(self, code):
        return Card(code) in self.cards

    def pairs(self):
        n = Counter(c.rank for c in self.cards)
        return [r for r, k in n.items() if k >= 2]

h = Hand("Kh 7s Ac Ks 9h")
print(sorted(h.cards))
print("pairs", h.pairs(), "best", max(h.cards))
print("Ac" in h, "As" in h)
print((h - Hand("Kh 9h")).cards)
unique = {Card("7s"), Card("7s"), Card("8s")}
print(len(unique), Card("7s") in unique)
by_suit = {s: [c for c in h.cards if c.suit is s] for s in Suit}
for s, cards in by_suit.items():
    print(s.name.title(), cards, sum(c.power for c in cards))
try:
    Card("Kx")
except ValueError as e:
    print(e)
