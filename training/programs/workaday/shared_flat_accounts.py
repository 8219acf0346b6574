# Shared flat: who owes whom, and the fewest transfers to settle it
from collections import defaultdict

PEOPLE = ("Ina", "Jo", "Kai")

expenses = [
    ("Ina", 60.00, "rent of van", PEOPLE),
    ("Jo", 12.00, "pizza", ("Jo", "Kai")),
    ("Kai", 9.99, "light bulbs", PEOPLE),
]


def shares(cents, names):
    """Splits so that no cent is lost; the first ones pay the odd cents."""
    base, odd = divmod(cents, len(names))
    return {n: base + 1 if i < odd else base for i, n in enumerate(names)}


def balances(expenses):
    saldo = defaultdict(int)
    for payer, amount, _, names in expenses:
        cents = round(amount * 100)
        saldo[payer] += cents
        for name, part in shares(cents, names).items():
            saldo[name] -= part
    return dict(saldo)


def settle(saldo):
    saldo = saldo.copy()
    while any(saldo.values()):
        debtor = min(saldo, key=saldo.get)
        creditor = max(saldo, key=saldo.get)
        amount = min(-saldo[debtor], saldo[creditor])
        saldo[debtor] += amount
        saldo[creditor] -= amount
        yield debtor, creditor, amount


def euro(cents):
    return f"{cents / 100:,.2f}"


saldo = balances(expenses)
for name in sorted(saldo, key=saldo.get, reverse=True):
    sign = "gets" if saldo[name] > 0 else "owes" if saldo[name] < 0 else "even"
    print(f"{name:<4}{sign} {euro(abs(saldo[name])):>7}")
print("check:", sum(saldo.values()))

for debtor, creditor, amount in settle(saldo):
    print(debtor, "->", creditor, euro(amount))

paid = {n: sum(a for p, a, *_ in expenses if p == n) for n in PEOPLE}
most = max(paid.items(), key=lambda kv: kv[1])
print("paid most: {} ({:.2f})".format(*most))
print(shares(100, PEOPLE), shares(5, ["x"]))
print(list(settle({"a": 0, "b": 0})), [*settle({"a": -5, "b": 5})])
