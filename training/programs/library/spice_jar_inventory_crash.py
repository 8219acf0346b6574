# spice rack inventory with a csv; crashes at the second delivery (key with a space)
import csv
import io
from collections import defaultdict
from decimal import Decimal

START = """jar,grams,price per 100g
cumin,80,2.90
"pepper, black",120,4.35
cinnamon,35,3.10
"""

DELIVERIES = [
    "cumin,50\ncinnamon,100\n",
    '"pepper, black",30\ncumin ,20\n',
]


class Rack:
    def __init__(self, text):
        self.grams = {}
        self.price = {}
        self.log = defaultdict(list)
        for row in csv.DictReader(io.StringIO(text)):
            self.grams[row["jar"]] = int(row["grams"])
            self.price[row["jar"]] = Decimal(row["price per 100g"]) / 100

    def deliver(self, text):
        n = 0
        for jar, grams in csv.reader(text.splitlines()):
            # nobody strips the name here
            self.grams[jar] = self.grams[jar] + int(grams)
            self.log[jar].append(f"+{grams}")
            n += 1
        return n

    def use(self, jar, grams):
        taken = min(grams, self.grams[jar])
        self.grams[jar] -= taken
        self.log[jar].append(f"-{taken}")
        if not self.grams[jar]:
            del self.grams[jar]
        return taken

    def value(self):
        total = sum(g * self.price[j] for j, g in self.grams.items())
        return total.quantize(Decimal("0.01"))

    def dump(self):
        out = io.StringIO()
        w = csv.writer(out, lineterminator="; ")
        for jar in sorted(self.grams):
            w.writerow([jar, self.grams[jar]])
        return out.getvalue().rstrip("; ")


rack = Rack(START)
print(rack.value(), rack.dump())
for number, delivery in enumerate(DELIVERIES, 1):
    print("delivery", number)
    print(rack.deliver(delivery), "jars,", rack.value(), rack.dump())
    print("used", rack.use("cinnamon", 150), dict(rack.log))
    print("missing:", sorted(rack.price.keys() - rack.grams.keys()))
