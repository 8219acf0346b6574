from dataclasses import dataclass
from typing import ClassVar


class CurrencyMismatch(ValueError):
    def __init__(self, a, b):
        super().__init__(f"cannot mix {a} and {b}")
        self.pair = (a, b)


@dataclass(frozen=True, order=True)
class Money:
    cents: int
    currency: str = "EUR"
    symbols: ClassVar[dict] = {"EUR": "€", "USD": "$"}

    def __post_init__(self):
        if not isinstance(self.cents, int):
            object.__setattr__(self, "cents", round(self.cents))

    def _check(self, other):
        if self.currency != other.currency:
            raise CurrencyMismatch(self.currency, other.currency)

    def __add__(self, other):
        self._check(other)
        return Money(self.cents + other.cents, self.currency)

    def __mul__(self, n):
        return Money(self.cents * n, self.currency)

    def split(self, parts):
        base, rest = divmod(self.cents, parts)
        return [Money(base + (1 if i < rest else 0), self.currency) for i in range(parts)]

    def __str__(self):
        return f"{self.symbols.get(self.currency, '?')}{self.cents / 100:.2f}"


dinner = Money(6470)
tip = dinner * 0.1
print(dinner, tip, dinner + tip)
shares = (dinner + tip).split(4)
print([str(s) for s in shares])
assert sum((s.cents for s in shares)) == (dinner + tip).cents
print(repr(shares[0]), shares[0] > shares[3], shares[0] == shares[1])
wallet = {Money(500): "bus", Money(1200): "cinema"}
print(wallet[Money(500)], max(wallet))
try:
    print(dinner + Money(100, "USD"))
except CurrencyMismatch as e:
    print(e, e.pair)
