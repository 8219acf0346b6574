import collections
import math

Fruit = collections.namedtuple("Fruit", "weight sweetness label")

known = [
    Fruit(150, 6, "apple"),
    Fruit(170, 7, "apple"),
    Fruit(120, 9, "peach"),
    Fruit(135, 8, "peach"),
    Fruit(60, 5, "plum"),
    Fruit(48, 6, "plum"),
]

# --- scale both axes to 0..1
lo_w = min(f.weight for f in known)
hi_w = max(f.weight for f in known)
lo_s = min(f.sweetness for f in known)
hi_s = max(f.sweetness for f in known)
print("weights", lo_w, hi_w, "sweetness", lo_s, hi_s)


def scaled(weight, sweetness):
    return ((weight - lo_w) / (hi_w - lo_w), (sweetness - lo_s) / (hi_s - lo_s))


def neighbours(weight, sweetness, k=3):
    here = scaled(weight, sweetness)
    found = []
    for f in known:
        there = scaled(f.weight, f.sweetness)
        found.append((round(math.dist(here, there), 3), f.label))
    found.sort()
    return found[:k]


def classify(weight, sweetness, k=3):
    near = neighbours(weight, sweetness, k)
    votes = collections.Counter(label for _, label in near)
    top = votes.most_common()
    if len(top) > 1 and top[0][1] == top[1][1]:
        # tie: the nearest one decides
        return near[0][1], True
    return top[0][0], False


tests = [(140, 7, "apple"), (55, 6, "plum"), (125, 8, "peach"), (95, 7, "plum")]
right = 0
confusion = collections.defaultdict(collections.Counter)
for w, s, truth in tests:
    guess, tie = classify(w, s)
    confusion[truth][guess] += 1
    mark = "ok" if guess == truth else "WRONG"
    print(w, s, truth, "->", guess, mark, "(tie)" if tie else "")
    right += guess == truth

print("accuracy: {:.0%}".format(right / len(tests)))
for truth, row in sorted(confusion.items()):
    print(f"{truth:<6}", dict(row))
print(neighbours(95, 7, k=2))
