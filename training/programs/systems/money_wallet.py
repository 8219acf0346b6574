from functools import total_ordering, reduce
from operator import add

class CurrencyMismatch(ArithmeticError):
    pass

@total_ordering
class Money:
    SYMBOLS = {"EUR": "€", "USD": "$", "GBP": "£"}
    def __init__(self, cents, currency="EUR"):
        self.cents = int(cents)
        self.currency = currency
    @classmethod
    def parse(cls, text):
        for code, sym in cls.SYMBOLS.items():
            if text.startswith(sym):
                whole, _, frac = text[len(sym):].replace(",", "").partition(".")
                return cls(int(whole) * 100 + int(frac.ljust(2, "0")), code)
        raise ValueError(f"no currency in {text!r}")

    def _same(self, other):
        if self.currency != other.currency:
            raise CurrencyMismatch(f"{self.currency} with {other.currency}")

    def __add__(self, other):
        self._same(other)
        return Money(self.cents + other.cents, self.currency)

    def __neg__(self):
        return Money(-self.cents, self.currency)

    def __sub__(self, other):
        return self + -other

    def __eq__(self, other):
        return (self.cents, self.currency) == (other.cents, other.currency)

    def __lt__(self, other):
        self._same(other)
        return self.cents < other.cents

    def split(self, n):
        base, rest = divmod(self.cents, n)
        return [Money(base + (i < rest), self.currency) for i in range(n)]

    def __str__(self):
        sign = "-" if self.cents < 0 else ""
        return f"{sign}{self.SYMBOLS[self.currency]}{abs(self.cents) // 100:,}.{abs(self.cents) % 100:02d}"

    __repr__ = __str__

class Rates:
    def __init__(self, table):
        self.table = table

    def convert(self, money, to):
        if money.currency == to:
            return money
        rate = self.table[money.currency, to]
        return Money(round(money.cents * rate), to)

class Wallet:
    def __init__(self):
        self.pots = {}

    def put(self, *amounts):
        for m in amounts:
            self.pots[m.currency] = self.pots.get(m.currency, Money(0, m.currency)) + m

    def worth(self, currency, rates):
        return reduce(add, (rates.convert(m, currency) for m in self.pots.values()), Money(0, currency))

w = Wallet()
w.put(Money.parse("€12.50"), Money.parse("$1,040"), Money.parse("€0.7"), Money.parse("£20.05"))
print(w.pots)
rates = Rates({("USD", "EUR"): 0.92, ("GBP", "EUR"): 1.17, ("EUR", "USD"): 1.09})
print("worth", w.worth("EUR", rates))
try:
    print(w.worth("USD", rates))
except KeyError as e:
    print("no rate for", e.args[0])

shares = Money.parse("€100").split(7)
print(shares[:3], reduce(add, shares) == Money(10000))
print(max(shares) - min(shares), Money(250) - Money(1275))
for bad in (lambda: Money(5) < Money(5, "USD"), lambda: Money.parse("12 francs")):
    try:
        bad()
    except (CurrencyMismatch, ValueError) as e:
        print(e.__class__.__name__, "-", e)
