from decimal import Decimal as D, ROUND_HALF_EVEN, getcontext
from typing import NamedTuple

getcontext().prec = 28


class Rate(NamedTuple):
    period: int
    interest: D
    principal: D
    rest: D


def money(x):
    return x.quantize(D("0.01"), rounding=ROUND_HALF_EVEN)


def annuity(amount, yearly, periods):
    q = 1 + yearly / 12
    return money(amount * (yearly / 12) * q ** periods / (q ** periods - 1))


def schedule(amount, yearly, periods):
    pay = annuity(amount, yearly, periods)
    rest = amount
    for n in range(1, periods + 1):
        interest = money(rest * yearly / 12)
        principal = pay - interest
        if n == periods:
            principal = rest    # last one settles the rounding
        rest -= principal
        yield Rate(n, interest, principal, rest)


def report(title, amount, yearly, periods):
    print(f"{title}: {amount} at {yearly:.2%} in {periods} months")
    total_interest = D(0)
    for row in schedule(amount, yearly, periods):
        print("  {:>2} {:>8} {:>9} {:>10}".format(*row))
        total_interest += row.interest
    print(f"  interest paid: {total_interest}")
    return total_interest


if __name__ == "__main__":
    print("monthly:", annuity(D(2400), D("0.06"), 6))
    a = report("Piano", D(2400), D("0.06"), 6)
    b = report("Bicycle", D(900), D("0.12"), 4)
    cheaper = "Piano" if a < b else "Bicycle"
    print(f"cheaper credit: {cheaper} by {abs(a - b)}")
    last = list(schedule(D(900), D("0.12"), 4))[-1]
    assert last.rest == 0
    print("last payment:", last.interest + last.principal)
