import io
import struct
from contextlib import contextmanager
from dataclasses import dataclass
from typing import BinaryIO, Callable, Iterator

READERS: dict[int, Callable] = {}

def reads(tag: int, fmt: str = ""):
    def register(fn):
        size = struct.calcsize(fmt)

        def reader(data: bytes):
            fields = struct.unpack(fmt, data[:size])
            return fn(*fields, data[size:]) if fmt else fn(data)
        READERS[tag] = reader
        return fn
    return register

@dataclass
class Truncated(Exception):
    wanted: int
    got: int

    def __str__(self):
        return f"wanted {self.wanted} bytes, got {self.got}"

@reads(1)
def text(data):
    return data.decode("utf-8")

@reads(2, "<hh")
def point(x, y, rest):
    return complex(x, y)

@reads(3, "<B")
def repeat(n, rest):
    return [rest.hex()] * n

@reads(9)
def nested(data):
    return list(packets(io.BytesIO(data)))

def take(stream: BinaryIO, n: int) -> bytes:
    data = stream.read(n)
    if len(data) < n:
        raise Truncated(n, len(data))
    return data

def packets(stream: BinaryIO) -> Iterator:
    while head := stream.read(2):
        tag, size = head
        body = take(stream, size)
        try:
            yield READERS[tag](body)
        except KeyError:
            yield f"<tag {tag}?>"
        except UnicodeDecodeError as e:
            yield f"<{e.reason} at {e.start}>"

def pkt(tag: int, body: bytes) -> bytes:
    return bytes([tag, len(body)]) + body

@contextmanager
def position(stream):
    before = stream.tell()
    try:
        yield
    except Truncated as e:
        print("  truncated:", e)
    finally:
        print(f"  bytes {before}..{stream.tell()}")

inner = pkt(1, b"in") + pkt(2, struct.pack("<hh", 3, -4))
blob = b"".join([pkt(1, "Käse".encode()), pkt(9, inner), pkt(3, b"\x02\xbe\xef"),
                 pkt(7, b""), pkt(1, b"ok\xff")])
stream = io.BytesIO(blob[:-1])
with position(stream):
    for value in packets(stream):
        print(type(value).__name__, value)

with position(stream):
    stream.seek(0)
    print(next(packets(stream)))

print(sorted(READERS), blob[:8].hex(" "), int.from_bytes(blob[-3:-1], "big"))
