from decimal import Decimal as D, ROUND_HALF_UP


class Expense:
    def __init__(self, who, amount, purpose="", receipt=True):
        self.who = who
        self.amount = D(amount).quantize(D("0.01"), rounding=ROUND_HALF_UP)
        self.purpose = purpose
        self.receipt = receipt


class Handler:
    successor = None

    def then(self, handler):
        self.successor = handler
        return handler

    def handle(self, expense, trail=()):
        trail = trail + (self.title,)
        verdict = self.decide(expense)
        if verdict is not None:
            return verdict, trail
        if self.successor is None:
            return "undecided", trail
        return self.successor.handle(expense, trail)

    @property
    def title(self):
        return type(self).__name__

    def decide(self, expense):
        return None


class ReceiptCheck(Handler):
    def decide(self, expense):
        if not expense.receipt and expense.amount > 20:
            return "denied: no receipt"


class Manager(Handler):
    def __init__(self, name, limit):
        self.name = name
        self.limit = D(limit)

    @property
    def title(self):
        return self.name

    def decide(self, expense):
        if expense.who == self.name:
            return None
        if expense.amount <= self.limit:
            return f"approved by {self.name}"


class Keyword(Handler):
    def __init__(self, *words):
        self.words = words

    def decide(self, expense):
        found = [w for w in self.words if w in expense.purpose.lower()]
        if found:
            return f"denied: {', '.join(found)}"


chain = ReceiptCheck()
(chain
    .then(Keyword("casino", "champagne"))
    .then(Manager("Deepak", "250"))
    .then(Manager("Frau Lenz", 2000)))

cases = [
    Expense("Ana", "18.005", receipt=False),
    Expense("Ana", "312.995", "Train to Zürich"),
    Expense("Ben", "90", "Champagne for casino guests"),
    Expense("Deepak", "40", "Books"),
    Expense("Eva", "20.01", "Taxi", receipt=False),
    Expense("Frau Lenz", "2000.00", "Laptop"),
    Expense("Ben", "2000.004"),
]
for e in cases:
    verdict, trail = chain.handle(e)
    print(f"{e.who:<10}{e.amount:>9} {verdict} [{len(trail)}]")

_, trail = chain.handle(cases[5])
print(" > ".join(trail))
print(Handler().handle(cases[0]))
approved = [e.amount for e in cases if chain.handle(e)[0].startswith("approved")]
print(sum(approved), max(approved), sum(approved) / len(approved))
tail = chain
while tail.successor:
    tail = tail.successor
print(tail.title, tail.limit, tail.then(Keyword()).title)
print(chain.handle(Expense("Frau Lenz", 9e3, "desk"))[0])
