# Reads invoices that arrive as plain text and checks their sums
from dataclasses import dataclass, field
from decimal import ROUND_HALF_UP, Decimal

CENT = Decimal("0.01")


class InvoiceError(Exception):
    pass


@dataclass
class Line:
    qty: int
    text: str
    price: Decimal

    @property
    def amount(self) -> Decimal:
        return self.qty * self.price


@dataclass
class Invoice:
    number: str
    vat: Decimal = Decimal(19)
    lines: list[Line] = field(default_factory=list)
    stated: Decimal | None = None

    @classmethod
    def from_text(cls, text: str) -> "Invoice":
        head, *rest = text.strip().split("\n")
        inv = cls(head.removeprefix("INVOICE "))
        for row in rest:
            match row.split():
                case ["VAT", rate]:
                    inv.vat = Decimal(rate.rstrip("%"))
                case ["TOTAL", total]:
                    inv.stated = Decimal(total)
                case [qty, "x", *words, price]:
                    inv.lines.append(Line(int(qty), " ".join(words), Decimal(price)))
                case other:
                    raise InvoiceError(f"{inv.number}: cannot read {other}")
        return inv

    def net(self) -> Decimal:
        return sum((l.amount for l in self.lines), Decimal(0))

    def total(self) -> Decimal:
        gross = self.net() * (100 + self.vat) / 100
        return gross.quantize(CENT, rounding=ROUND_HALF_UP)

    def check(self) -> str:
        if self.stated is None:
            return "no total given"
        diff = self.stated - self.total()
        return "ok" if not diff else f"off by {diff:+}"


texts = [
    "INVOICE 2024-7\n2 x oak board 14.50\n1 x glue 3.99\nTOTAL 39.26",
    "INVOICE 2024-8\nVAT 7%\n10 x bread roll 0.45\nTOTAL 4.80",
    "INVOICE 2024-9\n1 x lamp 20\nthanks!",
]
for text in texts:
    try:
        inv = Invoice.from_text(text)
    except InvoiceError as e:
        print("rejected", e)
    else:
        print(inv.number, inv.net(), inv.total(), inv.check())
    finally:
        print("-" * 12)
print(Invoice("empty").total(), Invoice("empty").check())
print(Line(3, "nails", Decimal("0.10")))
