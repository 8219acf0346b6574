# Stamp auction: lots as text lines, sorted naturally, bids with increments
import re
from bisect import bisect_right
from operator import attrgetter

LIMITS = [0, 20, 50, 100]
STEPS = [1, 2, 5, 10]


class Lot:
    def __init__(self, line):
        number, title, price = re.split(r"\s*\|\s*", line)
        self.number = number
        self.title = re.sub(r"\s{2,}", " ", title).capitalize()
        self.price = int(re.sub(r"\D", "", price))
        self.bids = []

    def step(self):
        return STEPS[bisect_right(LIMITS, self.price) - 1]

    def bid(self, who, limit):
        """Proxy bids: the highest limit wins one step above the second."""
        self.bids.append((limit, -len(self.bids), who))
        self.bids.sort(reverse=True)
        if len(self.bids) > 1:
            second = self.bids[1][0]
            self.price = min(self.bids[0][0], second + self.step())
        return self.bids[0][2]

    def key(self):
        return [int(p) if p.isdigit() else p for p in re.findall(r"\d+|[a-z]+", self.number)]


catalogue = """\
10a | GERMAN  EMPIRE eagle, used | 45 EUR
9 | penny   red, plate 77?| EUR 100
10 | box of kiloware|8,-
2b | zeppelin cover | 20"""

lots = [Lot(l) for l in catalogue.splitlines()]
print([l.number for l in sorted(lots, key=attrgetter("number"))])
lots.sort(key=Lot.key)
for lot in lots:
    print(f"{lot.number:>4} {lot.title:<26}{lot.price:>5} +{lot.step()}")

zeppelin, penny, kilo, eagle = lots
for who, limit in [("Uwe", 30), ("Kim", 55), ("Zoe", 55), ("Uwe", 90)]:
    print(who, limit, "->", zeppelin.bid(who, limit), zeppelin.price)
print(kilo.bid("Kim", 8), kilo.price, penny.bids)

result = sorted((l for l in lots if l.bids), key=attrgetter("price"), reverse=True)
hammer = sum(l.price for l in result)
fee = -(-hammer * 18 // 100)
print(f"sold {len(result)}/{len(lots)}, hammer {hammer}, fee {fee}, {fee / hammer:.2%}")
buyers = {}
for l in result:
    buyers.setdefault(l.bids[0][2], []).append(l.number)
print(buyers, buyers.get("Zoe", "nothing for Zoe"))

words = re.findall(r"\b[a-z]{5,}\b(?!,)", " ".join(l.title for l in lots))
print(words, re.search(r"plate (\d+)(\??)", penny.title).groups())
del zeppelin.bids[0]
print([f"{w}:{lim}" for lim, _, w in zeppelin.bids], zeppelin.bids[0] > zeppelin.bids[1])
