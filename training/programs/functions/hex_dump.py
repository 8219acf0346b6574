"""Look into little binary blocks of a toy save-game format."""
import struct
from io import BytesIO


class Truncated(EOFError):
    pass


def dump(data, width=8):
    lines = []
    for off in range(0, len(data), width):
        part = data[off:off + width]
        hexes = " ".join("%02x" % b for b in part)
        text = "".join(chr(b) if 32 <= b < 127 else "." for b in part)
        lines.append(f"{off:04x}  {hexes:<{width * 3}} {text}")
    return lines


def write_varint(n):
    if n < 0:
        raise ValueError("negative: %d" % n)
    out = bytearray()
    while n > 0x7F:
        out.append(n & 0x7F | 0x80)
        n >>= 7
    out.append(n)
    return bytes(out)


def read_varint(stream):
    result = shift = 0
    while True:
        raw = stream.read(1)
        if not raw:
            raise Truncated(f"after {shift // 7} bytes")
        result |= (raw[0] & 0x7F) << shift
        if raw[0] < 0x80:
            return result
        shift += 7


def pack_hero(name, gold, pos):
    encoded = name.encode("utf-8")
    return b"HE" + write_varint(len(encoded)) + encoded + write_varint(gold) + struct.pack("<2h", *pos)


def unpack_hero(data):
    s = BytesIO(data)
    if s.read(2) != b"HE":
        return None
    name = s.read(read_varint(s)).decode("utf-8", errors="replace")
    gold = read_varint(s)
    rest = s.read(4)
    if len(rest) < 4:
        raise Truncated("position")
    return name, gold, struct.unpack("<2h", rest)


def squeeze(data):
    """Runs of at least 3 equal bytes become (byte, count)."""
    out, i = [], 0
    while i < len(data):
        j = i
        while j < len(data) and data[j] == data[i]:
            j += 1
        if j - i >= 3:
            out.append((data[i], j - i))
        else:
            out.extend(data[i:j])
        i = j
    return out


block = pack_hero("Zoé", 300, (-2, 17))
print(*dump(block), sep="\n")
for piece in (block, block[:-1], block[:7], b"XX", b""):
    try:
        print(unpack_hero(piece))
    except Truncated as t:
        print("truncated", t)
for n in (0, 127, 128, 16384, -1):
    try:
        v = write_varint(n)
        print(n, v.hex(), read_varint(BytesIO(v)) == n)
    except ValueError as e:
        print(e)
print(squeeze(b"aaaabcc\0\0\0"), squeeze(b""), dump(b""))
