class Account:
    def __init__(self, owner):
        self.owner = owner
        self.balance = 0

    def deposit(self, amount):
        self.balance += amount

    def withdraw(self, amount):
        if amount > self.balance:
            raise ValueError(f"{self.owner} cannot withdraw {amount}")
        self.balance -= amount


ada = Account("Ada")
ada.deposit(200)
ada.withdraw(500)
