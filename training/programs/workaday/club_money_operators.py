# Money of the sports club: an own class with operators
from functools import total_ordering


@total_ordering
class Money:
    __slots__ = ("cents", "currency")

    def __init__(self, amount=0, currency="EUR"):
        self.cents = round(amount * 100)
        self.currency = currency

    @classmethod
    def of_cents(cls, cents, currency="EUR"):
        self = cls(0, currency)
        self.cents = cents
        return self

    @classmethod
    def parse(cls, text):
        amount, currency = text.split()
        return cls(float(amount), currency)

    def _same(self, other):
        if self.currency != other.currency:
            raise ValueError(f"{self.currency} with {other.currency}")

    def __add__(self, other):
        if other == 0:
            return self
        self._same(other)
        return Money.of_cents(self.cents + other.cents, self.currency)

    __radd__ = __add__

    def __neg__(self):
        return Money.of_cents(-self.cents, self.currency)

    def __sub__(self, other):
        return self + -other

    def __mul__(self, factor):
        return Money.of_cents(round(self.cents * factor), self.currency)

    def __eq__(self, other):
        if not isinstance(other, Money):
            return NotImplemented
        return (self.cents, self.currency) == (other.cents, other.currency)

    def __lt__(self, other):
        self._same(other)
        return self.cents < other.cents

    def __hash__(self):
        return hash((self.cents, self.currency))

    def __bool__(self):
        return self.cents != 0

    def __str__(self):
        sign = "-" if self.cents < 0 else ""
        return f"{sign}{abs(self.cents) // 100}.{abs(self.cents) % 100:02d} {self.currency}"

    def split(self, n):
        share, rest = divmod(self.cents, n)
        return [Money.of_cents(share + (i < rest), self.currency) for i in range(n)]


fees = [Money(12.5), Money.parse("7.25 EUR"), Money(0.1) * 3]
total = sum(fees)
print(total, "|", max(fees), "|", -fees[1])
print(*(total.split(3)), sep=", ")
print(sum(total.split(3)) == total, Money(1) == 1, bool(Money()))
print(Money(2) > Money(1.99), len({Money(5), Money(5.0), Money(5, "CHF")}))
debt = Money(3) - Money(10.05)
print(debt, "owes" if debt < Money() else "has credit")
try:
    Money(1) + Money(1, "USD")
except ValueError as e:
    print("cannot mix", e)
