class BankError(Exception):
    pass


class InsufficientFunds(BankError):
    def __init__(self, owner, missing):
        super().__init__(f"{owner} is short by {missing}")
        self.missing = missing


class FrozenAccount(BankError):
    pass


class Account:
    fee = 2

    def __init__(self, owner, balance=0, limit=0):
        self.owner = owner
        self.balance = balance
        self.limit = limit
        self.frozen = False

    def deposit(self, amount):
        if amount <= 0:
            raise ValueError("amount must be positive")
        self.balance += amount

    def withdraw(self, amount):
        if self.frozen:
            raise FrozenAccount(self.owner)
        rest = self.balance + self.limit - amount
        if rest < 0:
            raise InsufficientFunds(self.owner, -rest)
        self.balance -= amount
        if self.balance < 0:
            self.balance -= self.fee


def transfer(src, dst, amount):
    src.withdraw(amount)
    try:
        dst.deposit(amount)
    except ValueError:
        src.balance += amount
        raise
    return src.balance, dst.balance


mia = Account("Mia", 120, limit=50)
tom = Account("Tom", 30)
print(transfer(mia, tom, 100))
jobs = [(tom, mia, 200), (mia, tom, 40), (mia, tom, 0), (tom, mia, 10)]
for i, (a, b, amt) in enumerate(jobs):
    if i == 3:
        tom.frozen = True
    try:
        result = transfer(a, b, amt)
    except InsufficientFunds as e:
        print("refused:", e, "| missing", e.missing)
    except FrozenAccount as e:
        print("frozen account of", e)
    except ValueError as e:
        print("bad amount:", e)
    else:
        print("ok", result)
    finally:
        print("  checked", a.owner)
print(mia.balance, tom.balance, issubclass(FrozenAccount, BankError))
