# Splits a sum so that no cent gets lost.
from decimal import Decimal


def split_even(total, n):
    cents = int(Decimal(total) * 100)
    base, extra = divmod(cents, n)
    parts = [base + 1] * extra + [base] * (n - extra)
    return [Decimal(p).scaleb(-2) for p in parts]


def split_by_weight(total, weights):
    cents = int(Decimal(total) * 100)
    whole = sum(weights.values())
    exact = {k: Decimal(cents) * w / whole for k, w in weights.items()}
    floor = {k: int(v) for k, v in exact.items()}
    missing = cents - sum(floor.values())
    order = sorted(weights, key=lambda k: (floor[k] - exact[k], k))
    for k in order[:missing]:
        floor[k] += 1
    return {k: Decimal(c) / 100 for k, c in floor.items()}


dinner = split_even("100.00", 3)
print(dinner, sum(dinner))
print([str(p) for p in split_even("0.05", 4)])

rent = {"Aylin": 14, "Bo": 11, "Carmen": 18}
shares = split_by_weight("987.65", rent)
for name in shares:
    part = shares[name] / Decimal("987.65")
    print(f"{name:<8}{shares[name]:>8.2f} {part:7.3%}")
assert sum(shares.values()) == Decimal("987.65")

oil = split_by_weight("10", {"west": 1, "east": 1, "attic": 1})
print({k: f"{v:.2f}" for k, v in oil.items()})

balance = dict.fromkeys(rent, Decimal(0))
payments = [("Bo", "45.00"), ("Carmen", "12.30"), ("Bo", "3.21")]
for payer, amount in payments:
    balance[payer] += Decimal(amount)
    for name, part in zip(balance, split_even(amount, len(balance))):
        balance[name] -= part
for name, b in sorted(balance.items(), key=lambda kv: kv[1]):
    verb = "gets" if b > 0 else "owes"
    print(name, verb, abs(b))
print("check", sum(balance.values()), bool(sum(balance.values())))

print(split_even(12, 5)[0], split_even("7.77", 1))
print(split_even("5.00", 0))
