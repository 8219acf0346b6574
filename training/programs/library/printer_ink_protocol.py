# Talks (on paper) with a receipt printer: packets with length, xor check and flags
from enum import IntFlag
from struct import Struct, error as StructError


class Status(IntFlag):
    OK = 0
    PAPER_LOW = 1
    NO_PAPER = 2
    COVER = 4
    HOT = 8


HEAD = Struct("<2sBBH")   # magic, version, status, payload length


def xor_all(data):
    x = 0
    for b in data:
        x ^= b
    return x


def pack(text, status=Status.OK):
    payload = text.encode("cp437", errors="replace")
    packet = HEAD.pack(b"RP", 2, status, len(payload)) + payload
    return packet + bytes([xor_all(packet[2:8])])


def unpack(packet):
    magic, version, status, length = HEAD.unpack_from(packet)
    if magic != b"RP":
        raise ValueError(f"magic {magic!r}")
    payload = packet[HEAD.size:HEAD.size + length]
    check = packet[HEAD.size + length]
    if check != xor_all(packet[2:8]):
        raise ValueError(f"check {check:#04x}")
    return Status(status), payload.decode("cp437"), version


def describe(status):
    if not status:
        return "ready"
    return "+".join(s.name.lower() for s in Status if s & status)


lines = [("2x Café", Status.OK), ("Total ½", Status.PAPER_LOW | Status.HOT), ("", Status.NO_PAPER)]
stream = b""
for text, status in lines:
    p = pack(text, status)
    print(len(p), p.hex(" ", -4))
    stream += p

pos = 0
while pos < len(stream):
    status, text, version = unpack(stream[pos:])
    print(f"@{pos:02d} v{version} {text!r:<10} {describe(status)}")
    pos += HEAD.size + len(text) + 1

broken = bytearray(stream[:14])
broken[3] ^= 0x40
for bad in (bytes(broken), b"XX" + stream[2:], stream[:4], stream[:9]):
    try:
        print(unpack(bad))
    except (ValueError, StructError, IndexError) as e:
        print(type(e).__name__, str(e)[:32])

print(bytes(broken[:2]), int.from_bytes(broken[:2], "little"), hex(0x5250))
print((0x5250).to_bytes(3, "big"), (-2).to_bytes(2, "little", signed=True), HEAD.size)
print(Status(12) == Status.COVER | Status.HOT, int(Status.HOT), ~Status.OK & 3)
