# Imports order lines from the old till, customer by customer
import io

TILL = io.StringIO("""\
*Becker
2;apple;0.40
1;bread;2.80
*Sahin
10;roll;0.35
1;cheese, sliced;4.20
*Moore
3;jam;1.95;-10%
1;tea
""")


class Order:
    def __init__(self, customer):
        self.customer = customer
        self.lines = []

    def add(self, n, article, price, percent=0):
        self.lines.append((n, article, round(n * price * (1 + percent / 100), 2)))

    @property
    def total(self):
        return round(sum(price for *_, price in self.lines), 2)

    def __str__(self):
        goods = ", ".join(f"{n} {a}" for n, a, _ in self.lines)
        return f"{self.customer}: {goods} = {self.total:.2f}"


def parse_line(line):
    amount, article, price, *discount = line.split(";")
    if discount:
        percent = int(discount[0].rstrip("%"))
        return int(amount), article, float(price), percent
    return int(amount), article, float(price)


def read_orders(stream):
    order = None
    while line := stream.readline():
        line = line.rstrip("\n")
        if line.startswith("*"):
            if order is not None:
                yield order
            order = Order(line[1:])
        else:
            order.add(*parse_line(line))
    if order is not None:
        yield order


print(parse_line("3;egg;0.25"), parse_line("1;x;10;-50%"))
grand_total = 0
for order in read_orders(TILL):
    print(order)
    grand_total += order.total
    print(f"   so far {grand_total:.2f}")
print("all orders read")
