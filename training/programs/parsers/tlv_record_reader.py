import io
from enum import IntEnum


class Tag(IntEnum):
    NAME = 1
    AGE = 2
    SCORES = 3
    GROUP = 9


class Truncated(EOFError):
    pass


def write(tag, value):
    if isinstance(value, str):
        body = value.encode("utf-8")
    elif isinstance(value, int):
        body = value.to_bytes(2, "little")
    elif isinstance(value, dict):
        body = b"".join(write(t, v) for t, v in value.items())
    else:
        body = bytes(value)
    return bytes([tag, len(body)]) + body


def read_exact(stream, n):
    chunk = stream.read(n)
    if len(chunk) < n:
        raise Truncated(f"wanted {n} bytes, got {len(chunk)}")
    return chunk


def read_all(data, depth=0):
    stream = io.BytesIO(data)
    while head := stream.read(2):
        if len(head) == 1:
            raise Truncated("lone tag")
        code, size = head
        body = read_exact(stream, size)
        try:
            tag = Tag(code)
        except ValueError:
            yield depth, f"#{code}", body.hex()
            continue
        match tag:
            case Tag.NAME:
                yield depth, tag.name, body.decode("utf-8")
            case Tag.AGE:
                yield depth, tag.name, int.from_bytes(body, "little")
            case Tag.SCORES:
                yield depth, tag.name, list(body)
            case Tag.GROUP:
                yield depth, tag.name, size
                yield from read_all(body, depth + 1)


message = write(Tag.GROUP, {Tag.NAME: "Zoë", Tag.AGE: 300})
message += write(Tag.SCORES, [7, 0, 255])
message += write(77, "??")
print(len(message), message[:8])

for depth, name, value in read_all(message):
    print("    " * depth + f"{name}: {value!r}")

for cut in (len(message) - 1, 1, 9):
    try:
        n = sum(1 for _ in read_all(message[:cut]))
        print("cut", cut, "gave", n)
    except Truncated as e:
        print("cut", cut, "->", e)

try:
    write(Tag.AGE, 70000)
except OverflowError as e:
    print("overflow:", e)
