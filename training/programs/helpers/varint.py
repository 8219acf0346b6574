# LEB128-like variable length integers with zigzag for signed values
from io import BytesIO

MASK = 0x7F
MORE = 0x80
MAX_BYTES = 5


class Truncated(EOFError):
    """The stream ended within a number."""


def zigzag(n):
    return (n << 1) if n >= 0 else ((-n << 1) - 1)


def unzigzag(z):
    return (z >> 1) ^ -(z & 1)


def write_uint(n, out=None):
    if n < 0:
        raise ValueError("unsigned only: %d" % n)
    buf = bytearray()
    while True:
        low = n & MASK
        n >>= 7
        if n:
            buf.append(low | MORE)
        else:
            buf.append(low)
            break
    if out is None:
        return bytes(buf)
    return out.write(buf)


def read_uint(stream):
    shift = value = 0
    for count in range(MAX_BYTES):
        chunk = stream.read(1)
        if not chunk:
            if count == 0:
                return None
            raise Truncated("after %d byte(s)" % count)
        byte = chunk[0]
        value |= (byte & MASK) << shift
        if not byte & MORE:
            return value
        shift += 7
    raise OverflowError("more than %d bytes" % MAX_BYTES)


def pack(numbers):
    out = BytesIO()
    for n in numbers:
        write_uint(zigzag(n), out)
    return out.getvalue()


def unpack(data):
    stream = BytesIO(data)
    while (z := read_uint(stream)) is not None:
        yield unzigzag(z)


if __name__ == "__main__":
    for n in (0, -1, 1, -2, 150):
        print(n, zigzag(n), unzigzag(zigzag(n)))
    for n in (1, 127, 128, 300, 70000):
        raw = write_uint(n)
        print("%6d %-8s %d" % (n, raw.hex(), len(raw)))
    sink = BytesIO()
    print("wrote", write_uint(300, sink), "bytes")
    data = pack([3, -3, 64, -1000])
    print(data.hex(" "))
    print(list(unpack(data)))
    for broken in (b"\x80", b"\x01\xff\xff", b"\xff" * 6):
        try:
            print(list(unpack(broken)))
        except (Truncated, OverflowError) as e:
            print(type(e).__name__, "-", e)
    try:
        write_uint(-5)
    except ValueError as e:
        print(e)
    assert list(unpack(b"")) == []
