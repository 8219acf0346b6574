"""Which word describes a recipe best? tf-idf by hand."""
from collections import Counter
from math import log
import re

recipes = {
    "soup": "Boil water, add leek and potato. Boil again, add salt.",
    "salad": "Cut tomato and cucumber, add salt and oil.",
    "pancake": "Mix flour, milk and egg. Fry in oil, turn, fry.",
    "mash": "Boil potato, add milk, add salt, stir.",
}
STOP = {"and", "in", "add", "again"}


def words(text):
    return [w for w in re.findall(r"[a-z]+", text.lower()) if w not in STOP]


bags = {name: Counter(words(text)) for name, text in recipes.items()}
for name, bag in bags.items():
    print(name, sum(bag.values()), "words,", len(bag), "different")

df = Counter()
for bag in bags.values():
    df.update(bag.keys())
print("document frequency:", sorted((n, w) for w, n in df.items() if n > 1))


def tfidf(name, word):
    bag = bags[name]
    tf = bag[word] / sum(bag.values())
    return tf * log(len(bags) / df[word])


for name in bags:
    scores = sorted(((tfidf(name, w), w) for w in bags[name]), key=lambda p: (-p[0], p[1]))
    line = ", ".join(f"{w} {s:.3f}" for s, w in scores[:3])
    print(f"{name:8} {line}")


def search(query):
    hits = []
    for name in bags:
        total = sum(tfidf(name, w) for w in words(query) if w in bags[name])
        if total > 0:
            hits.append((round(total, 3), name))
    return sorted(hits, reverse=True)


for q in ("potato with milk", "oil", "chocolate"):
    result = search(q)
    print(repr(q), "->", result or "nothing")
