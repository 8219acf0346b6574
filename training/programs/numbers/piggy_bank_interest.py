class Account:
    """A savings account, the kind a grandmother opens."""

    def __init__(self, owner, balance=0.0, rate=0.02):
        self.owner = owner
        self.balance = balance
        self.rate = rate
        self.history = []

    def deposit(self, amount):
        if amount <= 0:
            raise ValueError("deposit must be positive")
        self.balance += amount
        self.history.append(("in", amount))

    def add_interest(self):
        gain = round(self.balance * self.rate, 2)
        self.balance = round(self.balance + gain, 2)
        self.history.append(("int", gain))
        return gain


mia = Account("Mia", 250, rate=0.035)
year = 2019
while mia.balance < 700:
    mia.deposit(120)
    gain = mia.add_interest()
    print(f"{year}: +{gain:6.2f} -> {mia.balance:8.2f}")
    year += 1

earned = sum(a for kind, a in mia.history if kind == "int")
paid = sum(a for kind, a in mia.history if kind == "in")
print(f"{mia.owner} paid {paid} and earned {earned:.2f}")
print("years needed:", year - 2019)
try:
    mia.deposit(-5)
except ValueError as e:
    print("refused:", e)
