# Three bells ring every 12, 18 and 30 minutes; number theory in a tower
def gcd(a, b):
    while b:
        a, b = b, a % b
    return abs(a)


def lcm(*numbers):
    result = 1
    for n in numbers:
        result = result * n // gcd(result, n)
    return result


def extended(a, b):
    """Return g, x, y so that a*x + b*y == g."""
    if b == 0:
        return a, 1, 0
    g, x, y = extended(b, a % b)
    return g, y, x - a // b * y


bells = 12, 18, 30
print(gcd(12, 18), gcd(0, 5), gcd(-8, 12), lcm(*bells), lcm())
together = lcm(*bells)
print("together again after %d h %02d min" % divmod(together, 60))
g, x, y = extended(30, 18)
print(g, x, y, 30 * x + 18 * y)


def factors(n):
    out = {}
    p = 2
    while p * p <= n:
        while n % p == 0:
            out[p] = out.get(p, 0) + 1
            n //= p
        p += 1 if p == 2 else 2
    if n > 1:
        out[n] = 1
    return out


def divisors(n):
    small = [d for d in range(1, int(n ** 0.5) + 1) if n % d == 0]
    return small + [n // d for d in reversed(small) if d * d != n]


for n in (together, 97, 1):
    f = factors(n)
    text = " * ".join(f"{p}^{e}" if e > 1 else str(p) for p, e in f.items())
    print(n, "=", text or "1")
print(divisors(36), sum(divisors(28)) == 2 * 28)
print([n for n in range(2, 20) if all(n % p for p in (2, 3)) or n in (2, 3)])


def totient(n):
    result = n
    for p in factors(n):
        result -= result // p
    return result


print(totient(36), totient(13), pow(5, totient(36), 36))
strokes = sorted({m for b in bells for m in range(0, 61, b)})
print(strokes, len(strokes))
print([sum(m % b == 0 for b in bells) for m in strokes])
