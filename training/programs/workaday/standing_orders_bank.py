# Standing orders of a small bank; the last run of the month fails with a chain
class BankError(Exception):
    code = 1


class NotEnough(BankError):
    code = 2

    def __init__(self, account, missing):
        super().__init__(f"{account.owner} lacks {missing}")
        self.missing = missing


class OrderFailed(BankError):
    pass


class Account:
    def __init__(self, owner, balance=0, overdraft=0):
        self.owner = owner
        self._balance = balance
        self.overdraft = overdraft
        self.history = []

    @property
    def balance(self):
        return self._balance

    def deposit(self, amount):
        if amount <= 0:
            raise ValueError("amount must be positive")
        self._balance += amount
        self.history.append(amount)

    def withdraw(self, amount):
        possible = self._balance + self.overdraft
        if amount > possible:
            raise NotEnough(self, amount - possible)
        self._balance -= amount
        self.history.append(-amount)


def transfer(source, target, amount):
    source.withdraw(amount)
    try:
        target.deposit(amount)
    except ValueError:
        source._balance -= source.history.pop()
        raise


def run_orders(day, orders):
    for number, (source, target, amount) in enumerate(orders, 1):
        try:
            transfer(source, target, amount)
        except NotEnough as e:
            raise OrderFailed(f"day {day}, order {number}") from e


rent, anna, paul = Account("landlord"), Account("anna", 900, 50), Account("paul", 700)
orders = [(anna, rent, 400), (paul, rent, 300), (anna, paul, 25)]

for day in (1, 15):
    run_orders(day, orders)
    print(day, [a.balance for a in (rent, anna, paul)])
print(anna.history, sum(anna.history) + 900 == anna.balance)

try:
    transfer(rent, anna, -5)
except ValueError as e:
    print("refused:", e, rent.history[-1], rent.balance)

richest = max((rent, anna, paul), key=lambda a: a.balance)
print(richest.owner, NotEnough.code, OrderFailed.code)
paul.deposit(200)
run_orders(31, orders)
print("month closed")
