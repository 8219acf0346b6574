class Subnet:
    """IPv4 network such as 10.0.4.0/22."""

    def __init__(self, text):
        address, slash, bits = text.partition("/")
        self.bits = int(bits) if slash else 32
        if not 0 <= self.bits <= 32:
            raise ValueError(f"bad prefix length {self.bits}")
        self.mask = (0xFFFFFFFF << (32 - self.bits)) & 0xFFFFFFFF
        self.base = self.to_int(address) & self.mask

    @staticmethod
    def to_int(address):
        parts = address.split(".")
        if len(parts) != 4:
            raise ValueError(f"{address!r} has {len(parts)} parts")
        number = 0
        for p in parts:
            byte = int(p)
            if byte not in range(256):
                raise ValueError(f"{byte} is not a byte")
            number = number << 8 | byte
        return number

    @staticmethod
    def to_text(number):
        return ".".join(str(number >> shift & 0xFF) for shift in (24, 16, 8, 0))

    def __contains__(self, other):
        if isinstance(other, Subnet):
            return self.bits <= other.bits and other.base & self.mask == self.base
        return self.to_int(other) & self.mask == self.base

    def __len__(self):
        return 1 << (32 - self.bits)

    def __getitem__(self, i):
        if i < 0:
            i += len(self)
        if not 0 <= i < len(self):
            raise IndexError(f"{self} has no address {i}")
        return self.to_text(self.base + i)

    def __eq__(self, other):
        return (self.base, self.bits) == (other.base, other.bits)

    def __hash__(self):
        return self.base ^ self.bits

    def halves(self):
        if self.bits == 32:
            return ()
        n = self.bits + 1
        second = self.base | 1 << (32 - n)
        return Subnet(f"{self.to_text(self.base)}/{n}"), Subnet(f"{self.to_text(second)}/{n}")

    def __str__(self):
        return f"{self.to_text(self.base)}/{self.bits}"

    def __repr__(self):
        return f"Subnet({str(self)!r})"


office = Subnet("10.20.5.77/22")
print(office, len(office), hex(office.mask))
print("10.20.7.255" in office, "10.20.8.0" in office)
print(office[0], office[1], office[-1], office[300])
print(office.halves())
printer = Subnet("10.20.4.9")
print(repr(printer), printer in office, office in printer, len(printer), printer.halves())
lan = Subnet("192.168.1.0/30")
print(list(lan))
print(lan == Subnet("192.168.1.2/30"), len({lan, Subnet("192.168.1.3/30"), printer}))
routes = {Subnet("0.0.0.0/0"): "wan", office: "lan0", Subnet("10.20.6.0/24"): "vpn"}
for ip in ("8.8.8.8", "10.20.6.1", "10.20.5.1"):
    best = max((r for r in routes if ip in r), key=lambda r: r.bits)
    print(f"{ip:<10} via {routes[best]} ({best})")
for bad in ("10.1.1", "1.2.3.256/8", "1.2.3.4/33", "a.b.c.d"):
    try:
        Subnet(bad)
    except ValueError as e:
        print("ValueError:", e)
