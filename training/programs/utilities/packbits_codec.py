"""Run-length coding of scan lines, PackBits fashion."""
from itertools import groupby
from typing import Iterator, Tuple


def runs(data: bytes) -> Iterator[Tuple[int, int]]:
    for value, group in groupby(data):
        yield value, sum(1 for _ in group)


def pack(data: bytes, *, least: int = 3) -> bytes:
    """Runs of `least` or more become (257 - n, byte); others are literal."""
    if least < 2:
        raise ValueError("least must be 2 or more")
    out = bytearray()
    literal = bytearray()

    def flush():
        if literal:
            out.append(len(literal) - 1)
            out.extend(literal)
            literal.clear()

    for value, count in runs(data):
        if count < least:
            literal.extend([value] * count)
        else:
            flush()
            out += bytes((257 - min(count, 128), value))
    flush()
    return bytes(out)


def unpack(packed: bytes) -> bytes:
    out = bytearray()
    pos = 0
    while pos < len(packed):
        head = packed[pos]
        if head < 128:
            chunk = packed[pos + 1:pos + 2 + head]
            if len(chunk) != head + 1:
                raise EOFError(f"literal at {pos} cut short")
            out += chunk
            pos += head + 2
        elif head > 128:
            out += packed[pos + 1:pos + 2] * (257 - head)
            pos += 2
        else:
            pos += 1
    return bytes(out)


def ratio(data: bytes) -> float:
    return len(pack(data)) / len(data) if data else 1.0


def row(pattern: str) -> bytes:
    """'.##.' -> bytes of 0x00 and 0xFF"""
    return bytes(0xFF if c == "#" else 0 for c in pattern)


line = b"AAAAAbcd\x00\x00\x00\x00"
packed = pack(line)
print(list(runs(b"aab")), list(runs(b"")))
print(packed, len(line), len(packed))
print(list(packed)[:4], packed[0] == 252)
print(unpack(packed) == line, unpack(b"\x80\x00Z"))
print(pack(b"xx", least=2), pack(b"xx"), pack(b""))
print(f"{ratio(line):.3f}", ratio(b"q"), ratio(b""))
pixels = row("####..#")
print(pixels.hex(), pack(pixels, least=2).hex("-"))
print(unpack(bytes.fromhex("fd2a 01 4849")).decode("latin-1"))
try:
    unpack(b"\x04ab")
except EOFError as e:
    print("EOFError:", e)
try:
    pack(b"", least=1)
except ValueError as e:
    print("ValueError:", e)
print(unpack(b"\xff"), unpack("naïve".encode("latin-1")[2:3] + b"!"))
