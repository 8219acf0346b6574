# Sorting parcels by postal code prefixes; each hub takes what it can
import re
from string import Template


class BadAddress(ValueError):
    pass


class Address:
    PATTERN = re.compile(r"(?P<street>[\w ]+?) (?P<no>\d+\w?), (?P<zip>\d{5}) (?P<town>\w+)")

    def __init__(self, text):
        m = self.PATTERN.fullmatch(text.strip())
        if m is None:
            raise BadAddress(text)
        self.__dict__.update(m.groupdict())

    def __format__(self, spec):
        if spec == "label":
            return f"{self.street} {self.no} | {self.zip} {self.town.upper()}"
        return self.zip


class Parcel:
    def __init__(self, to, grams):
        self.to, self.grams = to, grams
        self.stamps = []

    @property
    def fee(self):
        for limit, fee in ((500, 3.5), (2000, 5.2), (10000, 9.9)):
            if self.grams <= limit:
                return fee
        return 9.9 + (self.grams - 10000) // 1000 * 1.5


class Hub:
    def __init__(self, name, prefix, *children):
        self.name, self.prefix, self.children = name, prefix, children
        self.shelf = []

    def route(self, parcel):
        parcel.stamps.append(self.name)
        for hub in self.children:
            if parcel.to.zip.startswith(hub.prefix):
                return hub.route(parcel)
        self.shelf.append(parcel)
        return self

    def walk(self, depth=0):
        yield depth, self
        for c in self.children:
            yield from c.walk(depth + 1)


root = Hub("Main", "", Hub("North", "2", Hub("Harbour", "204")), Hub("South", "8", Hub("Alps", "87"), Hub("City", "80")))
mail = """Am Kai 7, 20457 Hamburg | 420
Long Lane 12b, 87561 Hilltop | 1800
Nowhere | 100
Oak Street 3, 81241 Munich | 12500
Mill Road 44, 80331 Munich | 2000
Sea View 1, 24103 Kiel | 9999"""

note = Template("$n. via $path, fee $fee")
fees = 0
for n, line in enumerate(mail.splitlines(), 1):
    where, grams = line.split("|")
    try:
        parcel = Parcel(Address(where), int(grams))
    except BadAddress as e:
        print(f"{n}. returned to sender: {e}")
        continue
    root.route(parcel)
    fees += parcel.fee
    print(note.substitute(n=n, path=">".join(parcel.stamps), fee="%.2f" % parcel.fee))

for depth, hub in root.walk():
    print("  " * depth + hub.name, [f"{p.to}" for p in hub.shelf])
print(f"{root.children[1].shelf[0].to:label}")
print(round(fees, 2))
