# homework 6: bank accounts with inheritance

class Account:
    bank = "Riverside Bank"
    opened = 0

    def __init__(self, owner, balance=0):
        self.owner = owner
        self.balance = balance
        Account.opened += 1
        self.number = 1000 + Account.opened
        self.history = []

    def deposit(self, amount):
        if amount <= 0:
            print("Deposit must be positive!")
            return
        self.balance += amount
        self.history.append(("in", amount))

    def withdraw(self, amount):
        if amount > self.balance:
            print(f"{self.owner}: not enough money for {amount}")
            return False
        self.balance -= amount
        self.history.append(("out", amount))
        return True

    def __str__(self):
        return f"#{self.number} {self.owner}: {self.balance:.2f}"

class Savings(Account):
    def __init__(self, owner, balance=0, rate=0.02):
        super().__init__(owner, balance)
        self.rate = rate

    def add_interest(self):
        self.deposit(round(self.balance * self.rate, 2))

class Checking(Account):
    fee = 1

    def withdraw(self, amount):
        ok = super().withdraw(amount + self.fee)
        if ok:
            print("fee charged:", self.fee)
        return ok

accounts = [Savings("Priya", 500, 0.03), Checking("Marek", 80), Account("Lou")]
accounts[0].add_interest()
accounts[1].withdraw(30)
accounts[1].withdraw(60)
accounts[2].deposit(-4)
accounts[2].deposit(12.5)

for a in accounts:
    print(type(a).__name__, "|", a, "|", a.history)
print("Accounts at", Account.bank, ":", Account.opened)
print("All money:", sum(a.balance for a in accounts))
