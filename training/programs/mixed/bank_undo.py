"""Accounts whose operations can be undone with closures."""
from decimal import Decimal
from collections import ChainMap
from contextlib import ExitStack, suppress


class NotEnough(Exception):
    def __init__(self, missing):
        super().__init__(f"short of {missing:.2f}")
        self.missing = missing


class Account:
    fee = Decimal("0.10")
    _all = []

    def __init__(self, owner, balance="0"):
        self.owner = owner
        self._balance = Decimal(balance)
        self._all.append(self)

    balance = property(lambda self: self._balance)

    def withdraw(self, amount):
        cost = Decimal(amount) + self.fee
        if cost > self._balance:
            raise NotEnough(cost - self._balance)
        self._balance -= cost

        def undo():
            self._balance += cost
            print(f"   undo: +{cost} for {self.owner}")
        return undo

    def deposit(self, amount):
        amount = Decimal(amount)
        self._balance += amount

        def undo():
            self._balance -= amount
            print(f"   undo: -{amount} for {self.owner}")
        return undo

    @staticmethod
    def total():
        return sum((a.balance for a in Account._all), Decimal())


class StudentAccount(Account):
    fee = Decimal(0)

    def withdraw(self, amount):
        if Decimal(amount) > 50:
            raise PermissionError("students: at most 50")
        return super().withdraw(amount)


def transfer(src, amount, *targets):
    with ExitStack() as stack:
        share = Decimal(amount) / len(targets)
        for t in targets:
            stack.callback(src.withdraw(share))
            stack.callback(t.deposit(share))
        stack.pop_all()
        return share


greta, hugo = Account("Greta", "100"), Account("Hugo", "12.5")
ida = StudentAccount("Ida", "80")
plan = [(greta, 40, [hugo, ida]), (ida, 60, [greta]),
        (hugo, "50", [greta, ida]), (ida, 10, [hugo])]
for src, amount, targets in plan:
    names = "+".join(t.owner for t in targets)
    try:
        print(src.owner, "->", names, transfer(src, amount, *targets))
    except NotEnough as e:
        print(src.owner, "->", names, "failed:", e)
    except PermissionError as e:
        print("denied,", e)

print({a.owner: str(a.balance) for a in Account._all})
print(Account.total())
with suppress(NotEnough):
    hugo.withdraw(1000)
    print("never printed")
defaults = ChainMap(vars(ida), vars(StudentAccount), vars(Account))
print(defaults["owner"], defaults["fee"], "total" in defaults, "x" in defaults)
