limit = 30
is_open = [True] * (limit + 1)
is_open[0] = is_open[1] = False

p = 2
while p * p <= limit:
    if is_open[p]:
        closed = 0
        for m in range(p * p, limit + 1, p):
            if is_open[m]:
                is_open[m] = False
                closed += 1
        print(f"janitor {p} closed {closed} lockers")
    p += 1

primes = [i for i, o in enumerate(is_open) if o]
print(len(primes), "lockers open, the last is", primes[-1])

twins = [(a, b) for a, b in zip(primes, primes[1:]) if b - a == 2]
print("neighbours:", twins)


def split_up(n):
    parts = []
    for q in primes:
        while n % q == 0:
            parts.append(q)
            n //= q
        if n == 1:
            break
    if n > 1:
        parts.append(n)
    return parts


for n in (84, 62, 97):
    print(n, "=", " x ".join(str(x) for x in split_up(n)))
