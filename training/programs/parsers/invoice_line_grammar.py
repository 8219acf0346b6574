# "3x pens @1.20 -10%" style lines
import re
from decimal import Decimal, ROUND_HALF_UP
from collections import namedtuple

Token = namedtuple("Token", "type text col")
Line = namedtuple("Line", "qty item price discount")

SPEC = [
    ("QTY", r"\d+x"),
    ("PRICE", r"@\d+\.\d{2}"),
    ("PCT", r"-\d+%"),
    ("WORD", r"[a-z]+"),
    ("SKIP", r" +"),
    ("BAD", r"."),
]
MASTER = re.compile("|".join(f"(?P<{n}>{r})" for n, r in SPEC))


def tokenize(text):
    for m in MASTER.finditer(text):
        if m.lastgroup == "SKIP":
            continue
        tok = Token(m.lastgroup, m.group(), m.start() + 1)
        if tok.type == "BAD":
            raise SyntaxError(f"col {tok.col}: {tok.text!r}")
        yield tok


def parse(text):
    toks = list(tokenize(text))
    qty, discount = 1, 0
    if toks[0].type == "QTY":
        qty = int(toks.pop(0).text[:-1])
    words = []
    while toks and toks[0].type == "WORD":
        words.append(toks.pop(0).text)
    if not toks or toks[0].type != "PRICE":
        raise SyntaxError("price missing")
    price = Decimal(toks.pop(0).text[1:])
    if toks and toks[0].type == "PCT":
        discount = int(toks.pop(0).text[1:-1])
    if toks:
        raise SyntaxError(f"col {toks[0].col}: extra {toks[0].type}")
    return Line(qty, " ".join(words), price, discount)


def amount(line):
    gross = line.qty * line.price
    net = gross * (100 - line.discount) / 100
    return net.quantize(Decimal("0.01"), ROUND_HALF_UP)


total = Decimal(0)
for text in ["3x pens @1.25 -10%", "stapler @8.40", "2x ink black @11.99 -5%",
             "paper", "glue @2.00 @3.00", "7x $5"]:
    try:
        line = parse(text)
    except SyntaxError as e:
        print("ERROR %-20s %s" % (text, e))
        continue
    sub = amount(line)
    total += sub
    print("%3d %-10s %6s %3d%% %7s" % (*line, sub))
print("total".rjust(24), total)
print("vat", (total * Decimal("0.19")).quantize(Decimal("0.01")))
