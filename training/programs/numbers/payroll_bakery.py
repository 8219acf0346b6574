from dataclasses import dataclass
from decimal import Decimal, ROUND_HALF_UP


@dataclass
class Worker:
    name: str
    wage: Decimal
    hours: list


LIMIT = 38
workers = [
    Worker("Agnes", Decimal("14.20"), [8, 8, 7.5, 8, 8, 4]),
    Worker("Bruno", Decimal("13.05"), [6, 6, 6, 6]),
    Worker("Cem", Decimal("16.75"), [9, 9, 8, 8, 4]),
]


def tax_for(gross: Decimal) -> Decimal:
    steps = [(Decimal(300), Decimal("0.00")),
             (Decimal(500), Decimal("0.14")),
             (Decimal("Infinity"), Decimal("0.24"))]
    tax = Decimal(0)
    low = Decimal(0)
    for high, rate in steps:
        if gross > low:
            part = min(gross, high) - low
            tax += part * rate
        low = high
    return tax.quantize(Decimal("0.01"), ROUND_HALF_UP)


total_net = Decimal(0)
for w in workers:
    hrs = sum(w.hours)
    over = max(0, hrs - LIMIT)
    normal = hrs - over
    gross = w.wage * Decimal(str(normal)) + w.wage * Decimal("1.5") * Decimal(str(over))
    gross = gross.quantize(Decimal("0.01"), ROUND_HALF_UP)
    tax = tax_for(gross)
    net = gross - tax
    total_net += net
    print(f"{w.name:<6} {hrs:>5}h (+{over}) gross {gross:>8} tax {tax:>7} net {net:>8}")
print("Pay out:", total_net)
