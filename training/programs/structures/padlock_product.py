"""Which codes of a bicycle padlock fit the clues?"""
from itertools import product

WHEELS = ("14", "25", "08")


def digit_sum(code):
    return sum(int(ch) for ch in code)


def is_rising(code):
    return all(a < b for a, b in zip(code, code[1:]))


def candidates(*tests):
    for wheels in product(*WHEELS):
        code = "".join(wheels)
        if all(test(code) for test in tests):
            yield code


print(len(list(product(*WHEELS))), 2 ** 3)
even_sum = list(candidates(lambda c: digit_sum(c) % 2 == 0))
print(even_sum)
rising = list(candidates(is_rising, lambda c: int(c) > 130))
print(rising, max(map(int, rising), default=None))
nothing = list(candidates(lambda c: c.startswith("9")))
print(nothing, max(map(int, nothing), default=None))

by_sum = {}
for code in candidates():
    by_sum.setdefault(digit_sum(code), []).append(code)
for total in sorted(by_sum, reverse=True)[:3]:
    codes = by_sum[total]
    print(f"sum {total:2}: {len(codes)} {codes}")

print(["".join(p) for p in product("xy", repeat=2)])
sizes, colours = ["S", "M"], ["rot", "blau"]
for n, (size, colour) in enumerate(product(sizes, colours), 1):
    print(f"{n}) {colour:>4}-{size}", end="  " if n % 2 else "\n")
print(list(product([], "ab")), list(product()))

secret = "458"
guess_results = []
for guess in ("158", "420", "458"):
    hits = sum(g == s for g, s in zip(guess, secret))
    guess_results.append((guess, hits))
    if hits == len(secret):
        print("open after", len(guess_results))
        break
else:
    print("still locked")
print(guess_results)
