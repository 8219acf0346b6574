"""Check digits on the things around us (EAN-8, ISIN-like, bank routing, cargo containers)."""
from __future__ import annotations

import string
from itertools import cycle
from operator import mul


class WrongLength(ValueError):
    def __init__(self, what, want, got):
        super().__init__(f"{what} has {want} characters, not {got}")
        self.missing = want - got


def weighted(digits, weights) -> int:
    return sum(map(mul, digits, cycle(weights)))


def ean8_check(body: str) -> int:
    if len(body) != 7:
        raise WrongLength("EAN-8 body", 7, len(body))
    return -weighted(map(int, body), (3, 1)) % 10


def routing_valid(number: str) -> bool:
    digits = [int(c) for c in number if c.isdigit()]
    if len(digits) != 9:
        raise WrongLength("routing number", 9, len(digits))
    return weighted(digits, (3, 7, 1)) % 10 == 0


def letter_value(ch: str) -> int:
    """A=10, B=12, ... without multiples of 11"""
    if ch in string.digits:
        return int(ch)
    value = 10 + string.ascii_uppercase.index(ch)
    return value + (value - 1) // 10


def container_check(prefix: str) -> int:
    if len(prefix) != 10:
        raise WrongLength("container prefix", 10, len(prefix))
    total = sum(letter_value(c) << i for i, c in enumerate(prefix))
    return total % 11 % 10


def expand_letters(code: str) -> str:
    return "".join(str(int(c, 36)) for c in code)


def double_every_second(digits: str) -> int:
    doubled = [int(d) * (2 if i % 2 == 0 else 1) for i, d in enumerate(digits[::-1])]
    return sum(sum(divmod(d, 10)) for d in doubled)


def security_check(body: str) -> int:
    return (10 - double_every_second(expand_letters(body)) % 10) % 10


def complete(body: str, scheme) -> str:
    return f"{body}{scheme(body)}"


print(complete("7351353", ean8_check), ean8_check("0000000"))
print(routing_valid("111000025"), routing_valid("1110-0002-6"))
print([letter_value(c) for c in "9ABKLVZ"])
print(complete("CSQU305438", container_check))
print(expand_letters("DE0"), double_every_second("1789"))
print(complete("AT000065", security_check), complete("Z9", security_check))
checks = [(ean8_check, "12345"), (routing_valid, "55-12"), (container_check, "")]
for func, arg in checks:
    try:
        func(arg)
    except WrongLength as err:
        print(f"{func.__name__}: {err} ({err.missing:+d})")
print(weighted([], (1, 3)), weighted([5, 5, 5], [1]), weighted((2, 4, 6), (1, -1)))
print(letter_value("é"))
