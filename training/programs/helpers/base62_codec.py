"""Base-62 for integers and bytes."""
import string

ALPHABET = string.digits + string.ascii_uppercase + string.ascii_lowercase
_INDEX = {c: i for i, c in enumerate(ALPHABET)}


class DecodeError(ValueError):
    pass


def encode(n: int, *, min_length: int = 1) -> str:
    if isinstance(n, bool) or not isinstance(n, int):
        raise TypeError("encode() needs an int, not " + type(n).__name__)
    if n < 0:
        raise ValueError("cannot encode a negative number")
    digits = []
    while n:
        n, r = divmod(n, 62)
        digits.append(ALPHABET[r])
    return "".join(reversed(digits)).rjust(min_length, ALPHABET[0])


def decode(text) -> int:
    if isinstance(text, (bytes, bytearray)):
        text = bytes(text).decode("ascii")
    if not text:
        raise DecodeError("nothing to decode")
    total = 0
    for pos, ch in enumerate(text):
        try:
            total = total * 62 + _INDEX[ch]
        except KeyError:
            raise DecodeError(f"bad character {ch!r} at {pos}") from None
    return total


def encode_bytes(data: bytes) -> str:
    stripped = data.lstrip(b"\0")
    zeros = len(data) - len(stripped)
    body = encode(int.from_bytes(stripped, "big")) if stripped else ""
    return "0" * zeros + body


def decode_bytes(text: str) -> bytes:
    body = text.lstrip("0")
    zeros = len(text) - len(body)
    if not body:
        return b"\0" * zeros
    n = decode(body)
    return b"\0" * zeros + n.to_bytes((n.bit_length() + 7) // 8, "big")


if __name__ == "__main__":
    for number in (0, 9, 61, 62, 3843, 999_999):
        code = encode(number)
        print(f"{number:>7} {code:<4} {decode(code)}")
        assert decode(code) == number
    print(encode(5, min_length=4), decode("0005"), decode(b"Zz"))
    for raw in (b"", b"\0\0", b"hi", b"\0cat"):
        text = encode_bytes(raw)
        print(raw, repr(text), decode_bytes(text) == raw)
    for call, arg in [(encode, -1), (encode, True), (encode, "7"), (decode, ""), (decode, "a-b")]:
        try:
            call(arg)
        except (TypeError, ValueError) as exc:
            print(f"{call.__name__}({arg!r}): {exc.__class__.__name__}: {exc}")
