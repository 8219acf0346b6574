# Who pays which part of the school bus? fractions by distance, rounded fairly
from fractions import Fraction
from math import comb, floor, gcd, lcm
from functools import reduce
import heapq

families = {"Arslan": "3 1/2", "Bauer": "0.75", "Costa": "2", "Duda": "1 3/4"}
COST = 10_000   # cents per month


def parse(text):
    total = Fraction(0)
    for bit in text.split():
        total += Fraction(bit)
    return total


km = {name: parse(text) for name, text in families.items()}
whole = sum(km.values())
print("km:", *km.values(), "=", whole, float(whole))

shares = {name: k / whole for name, k in km.items()}
denominator = lcm(*(s.denominator for s in shares.values()))
for name, s in shares.items():
    print(f"{name:<7} {str(s):>5} = {s.numerator * denominator // s.denominator}/{denominator} {float(s):.2%}")

# floor first, then the lost cents to the largest remainders
cents = {name: floor(s * COST) for name, s in shares.items()}
lost = COST - sum(cents.values())
rests = [(-(shares[n] * COST - c), n) for n, c in cents.items()]
heapq.heapify(rests)
for _ in range(lost):
    rest, name = heapq.heappop(rests)
    cents[name] += 1
    print("extra cent:", name, -rest)
print(cents, sum(cents.values()) == COST)

ratio = [int(k * 4) for k in km.values()]
common = reduce(gcd, ratio)
print(ratio, common, ":".join(str(r // common) for r in ratio))

pairs = comb(len(km), 2)
print("pairs who could share a seat:", pairs, "triples:", comb(4, 3))

# next year Bauer moves away
gone = km.pop("Bauer")
whole -= gone
change = {n: k / whole - shares[n] for n, k in km.items()}
print({n: str(c) for n, c in change.items()})
print(sum(change.values()) == shares["Bauer"], max(change, key=change.get))
diesel = Fraction("1.799") * Fraction(11, 2)
print(diesel, round(diesel, 2), f"{float(diesel):.3f}", round(diesel), diesel.limit_denominator(10))
print(Fraction(7, -3), divmod(Fraction(7, 3), 1), Fraction(0.375), Fraction(1, 3) == 1 / 3)
try:
    parse("1 2/0")
except ZeroDivisionError as e:
    print(e)
