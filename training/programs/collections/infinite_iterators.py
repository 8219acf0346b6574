from itertools import count, cycle, islice, takewhile, compress, starmap, tee, filterfalse


def primes():
    found = []
    for n in count(2):
        if all(n % p for p in found):
            found.append(n)
            yield n


print(list(islice(primes(), 6)))
print(list(takewhile(lambda p: p < 12, primes())))

ids = (f"INV-{n:03d}" for n in count(98))
print(next(ids), next(ids), next(ids))

lights = cycle(["red", "green", "amber"])
for second, colour in zip(range(0, 50, 10), lights):
    print(second, colour)

print(list(islice(count(10, -3), 5)))
print(list(islice("abcdefgh", 1, 7, 2)))

data = ["rice", "oil", "soap", "bread"]
edible = [1, 1, 0, 1]
print(list(compress(data, edible)))
print(list(filterfalse(lambda w: len(w) > 4, data)))
print(list(starmap(lambda w, n: w[0] * n, zip(data, count(1)))))

one, two = tee(n * n for n in range(4))
next(two)
print([b - a for a, b in zip(one, two)])

it = iter([5, 6, 7])
print(next(it), list(it), next(it, "empty"))
