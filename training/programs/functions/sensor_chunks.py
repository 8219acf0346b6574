# Telegrams of a weather station: chunk, pad, check
def chunked(data: bytes, size: int):
    for i in range(0, len(data), size):
        yield data[i:i + size]


def zip_pad(*lists, pad=0):
    longest = max((len(x) for x in lists), default=0)
    rows = []
    for i in range(longest):
        rows.append(tuple(x[i] if i < len(x) else pad for x in lists))
    return rows


def checksum(data: bytes) -> int:
    total = 0x1D
    for n, byte in enumerate(data):
        if n & 1:
            total ^= byte << 1
        else:
            total += byte
        total &= 0xFF
    return total


def pack_reading(celsius: float, humidity: int) -> bytes:
    if not 0 <= humidity <= 100:
        raise OverflowError(f"humidity {humidity}")
    tenths = round(celsius * 10)
    body = tenths.to_bytes(2, "big", signed=True) + bytes([humidity])
    return body + bytes([checksum(body)])


def unpack(frame: bytes):
    body, check = frame[:-1], frame[-1:]
    if len(frame) != 4:
        return "short"
    if checksum(body) != check[0]:
        return "damaged"
    return int.from_bytes(body[:2], "big", signed=True) / 10, body[2]


stream = b""
for reading in [(21.4, 55), (-3.05, 100), (0, 0), (9.9, 101)]:
    try:
        stream += pack_reading(*reading)
    except OverflowError as err:
        print("skip", err)
print(stream.hex(" ", 4))

broken = bytearray(stream)
broken[5] ^= 0x10
broken += b"\x01\x02"
for good, bad in zip_pad(list(chunked(stream, 4)), list(chunked(bytes(broken), 4)), pad=b""):
    print(f"{unpack(good)!s:14} | {unpack(bad)}")

print(zip_pad([1, 2, 3], "ab", pad=None), zip_pad(), zip_pad([]))
print(checksum(b""), checksum(b"\xff\xff"), checksum("é".encode()))
print([c.decode() for c in chunked(b"weather", 3)], list(chunked(b"", 9)))
