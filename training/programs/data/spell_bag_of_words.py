from collections import Counter
from dataclasses import dataclass, field
import string


@dataclass
class Bag:
    name: str
    words: Counter = field(default_factory=Counter)

    @classmethod
    def from_text(cls, name, text):
        table = str.maketrans("", "", string.punctuation)
        return cls(name, Counter(text.lower().translate(table).split()))

    def __add__(self, other):
        return Bag(f"{self.name}+{other.name}", self.words + other.words)

    def __sub__(self, other):
        return Bag(f"{self.name}-{other.name}", self.words - other.words)

    def vector(self, vocabulary):
        return [self.words[w] for w in vocabulary]

    def overlap(self, other):
        both = (self.words & other.words).total()
        either = (self.words | other.words).total()
        return both / either


mon = Bag.from_text("mon", "The wizard lost the wand. Poor wizard!")
tue = Bag.from_text("tue", "The wand, the frog, the pond.")
wed = Bag.from_text("wed", "Frog lost pond; poor frog.")

vocab = sorted((mon + tue + wed).words)
print(vocab)
for bag in (mon, tue, wed):
    print(bag.name, bag.vector(vocab), bag.words.total())

columns = list(zip(*(b.vector(vocab) for b in (mon, tue, wed))))
for word, col in zip(vocab, columns):
    print(f"{word:8}", *col, "everywhere" if all(col) else "")

print("mon/tue %.3f" % mon.overlap(tue))
print("mon/wed %.3f" % mon.overlap(wed))
print("tue/wed %.3f" % tue.overlap(wed))

left = mon - tue
print(left.name, dict(left.words))
merged = mon + wed
print(merged.name, merged.words.most_common(2))
balance = Counter(mon.words)
balance.subtract(tue.words)
print({w: n for w, n in sorted(balance.items()) if n})
print("only positive:", sorted((+balance).elements()))
