class Percent:
    def __init__(self, p):
        self.p = p

    def __call__(self, price):
        return price * (100 - self.p) / 100

    def __repr__(self):
        return f"-{self.p}%"


class Minus:
    def __init__(self, amount, only_above=0):
        self.amount = amount
        self.only_above = only_above

    def __call__(self, price):
        if price > self.only_above:
            return price - self.amount
        return price

    def __repr__(self):
        return f"-{self.amount} over {self.only_above}"


class Chain:
    def __init__(self, *rules):
        self.rules = rules
        self.calls = 0

    def __call__(self, price):
        self.calls += 1
        for rule in self.rules:
            price = rule(price)
        return price

    def __or__(self, rule):
        return Chain(*self.rules, rule)

    def __len__(self):
        return len(self.rules)


student = Chain(Percent(10))
summer = student | Minus(5, only_above=40)
print(summer.rules, len(student), len(summer))

prices = [20, 50, 44, 100]
for p in prices:
    print(p, "->", student(p), summer(p))
print(list(map(Percent(50), prices)))
print(callable(summer), callable(summer.rules), summer.calls)
silly = summer | Percent(100) | Minus(1, -1)
print(silly(80), silly.calls, len(silly))
