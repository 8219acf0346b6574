import math


def is_prime(n):
    if n < 2:
        return False
    for d in range(2, math.isqrt(n) + 1):
        if n % d == 0:
            return False
    return True


def factors(n):
    found = []
    d = 2
    while d * d <= n:
        while n % d == 0:
            found.append(d)
            n //= d
        d += 1
    if n > 1:
        found.append(n)
    return found


tickets = [84, 31, 90]
for t in tickets:
    if is_prime(t):
        print(t, "is prime -> lucky")
    else:
        fs = factors(t)
        print(t, "=", " x ".join(map(str, fs)), "| distinct:", len(set(fs)))
        assert math.prod(fs) == t

print("gcd of all:", math.gcd(84, 90), "lcm:", math.lcm(6, 15, 4))
primes = [p for p in range(2, 20) if is_prime(p)]
twins = [(p, p + 2) for p in primes if p + 2 in primes]
print("twins:", twins)
