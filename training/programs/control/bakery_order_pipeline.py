# small pipeline for the morning orders of a bakery

RAW = [
    "bread;3;2.50",
    "  rolls ; 12 ; 0.40",
    "# closed on sunday",
    "cake;1;18.00",
    "",
    "pretzel;x;0.90",
]


def clean(lines):
    for line in lines:
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        yield line


def parse(lines):
    for line in lines:
        name, qty, price = [p.strip() for p in line.split(";")]
        try:
            yield name, int(qty), float(price)
        except ValueError as err:
            print("skipping", repr(line), "->", err)


def with_total(orders):
    running = 0.0
    for name, qty, price in orders:
        amount = round(qty * price, 2)
        running += amount
        yield {"name": name, "amount": amount, "sum": round(running, 2)}


def main():
    stages = with_total(parse(clean(RAW)))
    first = next(stages)
    print("first order:", first)
    last = first
    for row in stages:
        last = row
        print(f"{row['name']:<8}{row['amount']:>7.2f}")
    print("day total:", last["sum"])
    print("anything left?", next(stages, "no"))


if __name__ == "__main__":
    main()
