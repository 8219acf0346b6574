from typing import NamedTuple


class Review(NamedTuple):
    user: str
    stars: int
    helpful: int = 0


REVIEWS = [
    Review("tina", 4, 3),
    Review("raj", 5),
    Review("olaf", 4, 1),
    Review("mei", 2, 5),
]


def mean(values):
    values = list(values)
    return sum(values) // len(values)


def weighted(reviews):
    weights = [r.helpful + 1 for r in reviews]
    points = sum(r.stars * w for r, w in zip(reviews, weights))
    return points // sum(weights)


def bar(value, width=5):
    full = int(value + 0.5)
    return "*" * full + "-" * (width - full)


for r in REVIEWS:
    print(f"{r.user:<5}{bar(r.stars)}")
avg = mean(r.stars for r in REVIEWS)
w = weighted(REVIEWS)
print("average: %.2f %s" % (avg, bar(avg)))
print("weighted: %.2f %s" % (w, bar(w)))
print("recommended" if avg >= 3.5 else "not recommended")
