# checksums for small serial frames
import zlib
from functools import partial


def sum8(data, start=0):
    return (start + sum(data)) & 0xFF


def twos(data):
    """The byte that makes the total zero."""
    return -sum(data) & 0xFF


def adler(data, a=1, b=0, mod=65521):
    for byte in data:
        a = (a + byte) % mod
        b = (b + a) % mod
    return b << 16 | a


def crc16(data, poly=0x1021, crc=0xFFFF):
    for byte in data:
        crc ^= byte << 8
        for _ in range(8):
            crc = crc << 1 ^ poly if crc & 0x8000 else crc << 1
        crc &= 0xFFFF
    return crc


def fnv1a(data, bits=32):
    prime, h = {32: (0x01000193, 0x811C9DC5), 64: (0x100000001B3, 0xCBF29CE484222325)}[bits]
    for byte in data:
        h = ((h ^ byte) * prime) & ((1 << bits) - 1)
    return h


CHECKS = {"sum8": (sum8, 1), "twos": (twos, 1), "crc16": (crc16, 2), "adler": (adler, 4)}


def seal(payload, check="sum8", order="big"):
    func, size = CHECKS[check]
    if isinstance(payload, str):
        payload = payload.encode()
    return payload + func(payload).to_bytes(size, order)


def open_frame(frame, check="sum8", order="big"):
    func, size = CHECKS[check]
    if len(frame) < size:
        raise EOFError(f"{len(frame)} byte(s), checksum alone has {size}")
    payload, tail = frame[:-size], frame[-size:]
    want, got = func(payload), int.from_bytes(tail, order)
    if want != got:
        raise ValueError("checksum {:#x}, computed {:#x}".format(got, want))
    return payload


text = b"T=21.5"
print(sum8(text), sum8(text, start=200), sum8(b""))
print(twos(b"\x10\x20"), sum8(bytes([16, 32, twos(b"\x10\x20")])))
print(f"{adler(text):08x}", adler(text) == zlib.adler32(text), adler(b""))
print(f"{crc16(b'AB'):04X}", f"{crc16(b''):04X}", crc16(b"\x00", crc=0))
print(hex(fnv1a(b"a")), hex(fnv1a(b"", 64)))
for name in CHECKS:
    print(name.ljust(6), seal("ok", name), seal(b"", name).hex() or "-")
seal_le = partial(seal, order="little")
print(seal_le("ok", "adler").hex(" ", 2))
print(open_frame(seal("go")), open_frame(seal_le("go", check="adler"), "adler", "little"))
for frame in (b"go\x00", b"", b"\x07"):
    try:
        print(open_frame(frame, check="twos"))
    except (ValueError, EOFError) as e:
        print(type(e).__name__, e)
