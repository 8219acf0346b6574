import re
from collections import defaultdict
from bisect import insort


class SongIndex:
    def __init__(self):
        self.titles = {}
        self.postings = defaultdict(list)

    def add(self, number, title, line):
        if number in self.titles:
            raise KeyError(f"song {number} is already there")
        self.titles[number] = title
        for word in dict.fromkeys(re.findall(r"\w+", line.lower())):
            insort(self.postings[word], number)

    def find(self, query):
        """'a b' means both, '-b' means without."""
        wanted, banned = [], []
        for term in query.split():
            (banned if term.startswith("-") else wanted).append(term.lstrip("-"))
        hits = None
        for term in wanted:
            nums = set(self.postings.get(term, []))
            hits = nums if hits is None else hits & nums
        for term in banned:
            hits = (hits or set()) - set(self.postings.get(term, []))
        return sorted(hits or [])

    def __len__(self):
        return len(self.postings)


index = SongIndex()
index.add(3, "Harbour", "The boat sleeps in the harbour tonight")
index.add(1, "Snow", "Snow on the roof, snow on the boat")
index.add(7, "Kitchen Waltz", "The kettle sings and the roof sings along")
index.add(5, "Night Bus", "Tonight the bus is a boat of light")
try:
    index.add(7, "Copy", "again")
except KeyError as err:
    print("error:", err.args[0])

print(len(index), "words")
for q in ["boat", "boat tonight", "the -boat", "roof snow", "guitar"]:
    hits = index.find(q)
    names = "; ".join(index.titles[n] for n in hits)
    print(f"{q:14} {hits!s:14} {names or '(none)'}")

frequent = sorted(index.postings.items(), key=lambda kv: (-len(kv[1]), kv[0]))[:4]
for word, nums in frequent:
    print(word.rjust(10), nums)
