"""A tiny reader/writer for binary records with int.to_bytes (no struct)."""


class Writer:
    def __init__(self, order="big"):
        self.order = order
        self.data = bytearray()

    def uint(self, value, size=1):
        self.data += value.to_bytes(size, self.order)
        return self

    def sint(self, value, size=2):
        self.data += value.to_bytes(size, self.order, signed=True)
        return self

    def text(self, value, encoding="utf-8"):
        raw = value.encode(encoding)
        return self.uint(len(raw)).raw(raw)

    def raw(self, blob):
        self.data.extend(blob)
        return self

    def align(self, to, pad=b"\0"):
        missing = -len(self.data) % to
        return self.raw(pad * missing)


class Reader:
    def __init__(self, blob, order="big"):
        self.view = memoryview(blob)
        self.order = order
        self.pos = 0

    def raw(self, size):
        if self.pos + size > len(self.view):
            raise EOFError(f"want {size} at {self.pos}, have {len(self.view) - self.pos}")
        piece = self.view[self.pos:self.pos + size]
        self.pos += size
        return bytes(piece)

    def uint(self, size=1):
        return int.from_bytes(self.raw(size), self.order)

    def sint(self, size=2):
        return int.from_bytes(self.raw(size), self.order, signed=True)

    def text(self, encoding="utf-8"):
        return self.raw(self.uint()).decode(encoding)

    @property
    def rest(self):
        return len(self.view) - self.pos


def fixed(value, places=8):
    """Fixed point: round to 1/2**places."""
    return round(value * (1 << places))


w = Writer().uint(7).sint(-300).text("Käse").align(4)
print(bytes(w.data), len(w.data))
r = Reader(w.data)
print(r.uint(), r.sint(), r.text(), r.rest)
little = Writer("little").uint(0x1234, 2).uint(1, size=4).sint(-1)
print(little.data.hex(), Reader(little.data).uint(2), Reader(little.data, "little").uint(2))
print(fixed(1.5), fixed(-0.25, places=4), fixed(3.14159, 0), fixed(0.5, 0))
print(Writer().raw(b"abc").align(8, b"\xff").data[-5:])
print(Writer().align(4).data, bytes(3), bytes([65, 66]), bytearray(b"xy") + b"z")
for step in (lambda: Writer().uint(256), lambda: Writer().uint(-1), lambda: Writer().sint(40000)):
    try:
        step()
    except OverflowError as e:
        print("OverflowError:", e)
try:
    Reader(b"\x05ab").text()
except EOFError as e:
    print("EOFError:", e)
try:
    Reader(b"\x02\xc3\x28").text()
except UnicodeDecodeError as e:
    print(e.reason, e.start, e.end)
