class Ticker:
    """Prices of one share, an iterator that can be restarted."""

    def __init__(self, start, *changes):
        self.start = start
        self.changes = changes

    def __iter__(self):
        price = self.start
        yield price
        for c in self.changes:
            price = round(price * (1 + c / 100), 2)
            yield price

    def __len__(self):
        return len(self.changes) + 1


class Once:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        return self

    def __next__(self):
        if self.n <= 0:
            raise StopIteration
        self.n -= 1
        return self.n


t = Ticker(148.27, 2, -1.5, 0)
print(list(t), len(t))
print(max(t), min(t), sorted(t)[-1], 148.27 in t)
first, *_, final = t
print(f"{(final / first - 1):+.2%}")
o = Once(3)
print(list(o), list(o), sum(Once(4)), 2 in Once(5))

it = iter(t)
print(next(it), next(it), sum(1 for _ in it), next(it, "closed"))
try:
    next(it)
except StopIteration:
    print("stopped")

lines = iter(["HEAD", "", "a=1", "b = 2", "END", "x=9"])
title = next(lines)
settings = {}
for line in lines:
    if line == "END":
        break
    if not line:
        continue
    key, value = (p.strip() for p in line.split("="))
    settings[key] = int(value)
print(title, settings, list(lines))

stack = [3, 0, 8, 5]
print(list(iter(stack.pop, 0)), stack)
print(list(enumerate("ab", start=-1)), list(reversed(range(0, 9, 4))))
print(list(map(max, [1, 9], [5, 2], [3, 3])), list(filter(None, [0, "", "x", [], 4])))
gen = (n * n for n in range(5) if n % 2)
print(9 in gen, list(gen))
print(all([]), any([]), sum([], 10), sum([[1], [2]], []), max("", default="?"))
z = zip("abc", [1, 2])
print(dict(z), list(z))
