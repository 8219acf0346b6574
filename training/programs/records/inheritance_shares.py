from fractions import Fraction as F
from math import gcd, lcm


def children_shares(rest, lines):
    """lines: child -> list of grandchildren (None while the child lives)"""
    shares = {}
    part = F(rest, len(lines)) if isinstance(rest, int) else rest / len(lines)
    for child, grandchildren in lines.items():
        if grandchildren is None:
            shares[child] = part
            continue
        for g in grandchildren:
            shares[g] = part / len(grandchildren)
    return shares


widow = F(1, 2)
lines = {"Sunita": None, "Arjun": ["Dev", "Maya", "Leela"], "Kiran": None}
shares = {"Widow": widow} | children_shares(1 - widow, lines)

for who, share in shares.items():
    print(f"{who:<8}{share!s:>6} {float(share):.4f} {share * 90_000}")
print("sum", sum(shares.values()), sum(shares.values()) == 1, repr(shares["Dev"]))

bottom = lcm(*(s.denominator for s in shares.values()))
print({w: f"{s * bottom}/{bottom}" for w, s in shares.items()}, gcd(bottom, 12))

estate = 100_000_00
amounts = {w: int(estate * s) for w, s in shares.items()}
left = estate - sum(amounts.values())
print(amounts, "cents left:", left)

debts = F("0.375")
print(1 - debts, (1 - debts) * shares["Maya"], debts.limit_denominator(3), F("3/8") == debts, F(" -5/10 "))
print(sorted(shares, key=lambda w: (shares[w], w)))
print(shares["Kiran"] - shares["Dev"] * 3, shares["Kiran"] / shares["Dev"], shares["Dev"] ** -1, round(shares["Dev"] * 100, 2))

text = " + ".join(str(s) for s in shares.values())
numbers = [F(t) for t in text.split(" + ")]
print(text, "=", sum(numbers))
print(f"{numbers[0].numerator}:{numbers[0].denominator}", F(1.5), F(0.1) == F(1, 10), F(str(0.1)), int(F(17, 5)), F(17, 5) % 1)
print(F(3, 4) + 1, F(3, 4) + 0.25, F(3, 4) > F(2, 3) > 0, hash(F(2, 1)) == hash(2), bool(F(0)), F())
for bad in ("1/2/3", "half", None):
    try:
        print(F(bad))
    except (ValueError, TypeError) as e:
        print(type(e).__name__, str(e)[:40])
