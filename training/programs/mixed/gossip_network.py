"""Rumours spreading among neighbours; observer pattern with weak spots."""
from collections import defaultdict, Counter
from functools import partial
import logging, io

out = io.StringIO()
logging.basicConfig(stream=out, level=logging.DEBUG, format="%(levelname)-7s %(message)s")


class Person:
    heard_by_all = set()

    def __init__(self, name, trust=lambda rumour: True):
        self.name = name
        self.trust = trust
        self.friends = []
        self.heard = {}

    def __rshift__(self, friend):
        self.friends.append(friend)
        return friend

    def tell(self, rumour, depth=0, via=None):
        if rumour in self.heard:
            return 0
        self.heard[rumour] = depth
        Person.heard_by_all.add((self.name, rumour))
        if depth > 3:
            raise OverflowError(f"{self.name} is too far away")
        if not self.trust(rumour):
            logging.info("%s does not believe %r", self.name, rumour)
            return 1
        return 1 + sum(f.tell(rumour, depth + 1, self) for f in self.friends)

    def __repr__(self):
        return self.name


class Gossip(Person):
    """Makes everything a bit bigger."""

    def tell(self, rumour, depth=0, via=None):
        if rumour.endswith("!"):
            return super().tell(rumour, depth, via)
        told = super().tell(rumour + "!", depth, via)
        logging.debug("%s got it from %s", self, via)
        return told


def spread(start, *rumours, **options):
    counts = Counter()
    for r in rumours:
        try:
            counts[r] = start.tell(r)
        except OverflowError as e:
            logging.warning(e)
            if options.get("strict"):
                raise
            counts[r] = -1
        finally:
            counts["attempts"] += 1
    return counts


al, bea, cy, di, ed, flo = (Person(n) for n in "Al Bea Cy Di Ed Flo".split())
gus = Gossip("Gus")
cy.trust = lambda r: "moon" not in r
al >> bea >> cy >> di >> al
bea >> gus >> cy
print(al.friends, bea.friends, gus.friends)

print(spread(al, "moon is cheese", "tax falls"))
print(cy.heard, gus.heard)
di >> ed >> flo
shout = partial(spread, al, strict=True)
try:
    print(shout("cats vote", "never told"))
except OverflowError as e:
    print("stopped:", e)
print(spread(flo, "hello", "cats vote"))

tally = defaultdict(set)
for name, rumour in Person.heard_by_all:
    tally[rumour].add(name)
for rumour, names in sorted(tally.items(), key=lambda kv: (-len(kv[1]), kv[0])):
    print(f"{rumour:<16}{len(names):>2} {sorted(names)[:3]}")
print(out.getvalue(), end="")
