"""Classic small checksums over bytes or text."""


def _to_bytes(data, encoding="utf-8"):
    if isinstance(data, str):
        return data.encode(encoding)
    if isinstance(data, (bytes, bytearray, memoryview)):
        return bytes(data)
    raise TypeError(f"a bytes-like object or str is required, not {type(data).__name__!r}")


def xor8(data) -> int:
    acc = 0
    for b in _to_bytes(data):
        acc ^= b
    return acc


def fletcher16(data) -> int:
    lo = hi = 0
    for b in _to_bytes(data):
        lo = (lo + b) % 255
        hi = (hi + lo) % 255
    return hi << 8 | lo


def crc8(data, *, poly=0x07, init=0):
    crc = init
    for byte in _to_bytes(data):
        crc ^= byte
        for _ in range(8):
            crc = (crc << 1) ^ poly if crc & 0x80 else crc << 1
            crc &= 0xFF
    return crc


def mod97(text) -> int:
    digits = "".join(str(int(c, 36)) for c in text if c.isalnum())
    return int(digits) % 97 if digits else 0


def nmea(sentence: str) -> str:
    """'GPGLL,12' -> '$GPGLL,12*5B'"""
    return f"${sentence}*{xor8(sentence):02X}"


def check_nmea(line: str) -> bool:
    if not line.startswith("$") or "*" not in line:
        raise ValueError(f"malformed sentence {line!r}")
    body, _, given = line[1:].rpartition("*")
    return nmea(body).endswith(given.upper())


ALGORITHMS = {f.__name__: f for f in (xor8, fletcher16, crc8)}

if __name__ == "__main__":
    for sample in ("", "a", "ok", b"\xff\x01"):
        row = [f"{name}={fn(sample):#06x}" for name, fn in ALGORITHMS.items()]
        print(repr(sample), *row)
    print(crc8("q", init=0xFF), crc8("q", poly=0x31), xor8(bytearray(b"zz")))
    line = nmea("GPGLL,47,N")
    print(line, check_nmea(line), check_nmea(line.lower().replace("gpgll,47,n", "GPGLL,48,N")))
    for account in ("DE00", "GB82 WEST", ""):
        print(account, mod97(account))
    for bad in (None, 12, ["a"]):
        try:
            xor8(bad)
        except TypeError as e:
            print("TypeError:", e)
    try:
        check_nmea("GPGLL")
    except ValueError as e:
        print("ValueError:", e)
    assert fletcher16("é") == fletcher16(b"\xc3\xa9")
