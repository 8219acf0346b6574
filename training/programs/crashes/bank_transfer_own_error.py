class BankError(Exception):
    pass


class InsufficientFunds(BankError):
    def __init__(self, account, needed):
        super().__init__(f"{account.owner} needs {needed} more")
        self.account = account
        self.needed = needed


class Account:
    def __init__(self, owner, balance=0):
        self.owner = owner
        self.balance = balance
        self.log = []

    def deposit(self, amount):
        self.balance += amount
        self.log.append(("in", amount))

    def withdraw(self, amount):
        if amount > self.balance:
            raise InsufficientFunds(self, amount - self.balance)
        self.balance -= amount
        self.log.append(("out", amount))


def transfer(src, dst, amount):
    src.withdraw(amount)
    dst.deposit(amount)
    print(f"{src.owner} -> {dst.owner}: {amount}")


def pay_salaries(company, staff):
    for person, salary in staff:
        transfer(company, person, salary)


ana = Account("ana", 120)
ben = Account("ben")
firm = Account("Nordwind Ltd", 5000)

transfer(ana, ben, 50)
try:
    transfer(ben, ana, 75)
except InsufficientFunds as exc:
    print("refused:", exc, "| missing", exc.needed)

for month in ("Jan", "Feb", "Mar"):
    print("---", month)
    pay_salaries(firm, [(ana, 1100), (ben, 950)])
    print("firm has", firm.balance)
print(ana.balance, ben.balance, firm.log)
