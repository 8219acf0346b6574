def divisors(n):
    d = []
    k = 1
    while k <= n:
        if n % k == 0:
            d.append(k)
        k += 1
    return d


def kind(n):
    ds = divisors(n)
    s = sum(ds) - n
    if len(ds) == 2:
        return "prime"
    elif s == n:
        return "perfect"
    elif s > n:
        return "rich"
    else:
        return "poor"


numbers = [6, 7, 8]
result = {}
for n in numbers:
    result[n] = kind(n)
    print(n, divisors(n), result[n])

# common divisors of two numbers
a, b = 8, 12
common = [d for d in divisors(a) if b % d == 0]
print("common divisors of", a, "and", b, "are", common, "so the biggest is", common[-1])

# least common multiple, just try
m = max(a, b)
while m % a != 0 or m % b != 0:
    m += 1
print("smallest common multiple:", m)

# factors
n = 84
text = str(n) + " = "
p = 2
first = True
while n > 1:
    if n % p == 0:
        if not first:
            text += " * "
        text += str(p)
        first = False
        n //= p
    else:
        p += 1
print(text)

by_kind = {}
for n, k in result.items():
    by_kind[k] = by_kind.get(k, []) + [n]
print(by_kind)
