"""Run-length coding for text, bytes and arbitrary sequences."""
import re
from itertools import groupby

_TOKEN = re.compile(r"(\d*)(\D)", re.S)


def runs(seq):
    for item, grp in groupby(seq):
        yield item, sum(1 for _ in grp)


def encode_text(text, *, single_counts=False):
    if any(c.isdigit() for c in text):
        raise ValueError("digits cannot be encoded: " + repr(text))
    return "".join(
        (str(n) if n > 1 or single_counts else "") + ch for ch, n in runs(text)
    )


def decode_text(code):
    pos, out = 0, []
    while pos < len(code):
        m = _TOKEN.match(code, pos)
        if not m:
            raise ValueError(f"dangling count {code[pos:]!r}")
        count, ch = m.groups()
        out.append(ch * int(count or 1))
        pos = m.end()
    return "".join(out)


def encode_bytes(data):
    """Pairs of (count, byte); runs longer than 255 are split."""
    out = bytearray()
    for value, n in runs(data):
        while n > 255:
            out += bytes((255, value))
            n -= 255
        out += bytes((n, value))
    return bytes(out)


def decode_bytes(data):
    if len(data) % 2:
        raise ValueError("odd length")
    return b"".join(bytes([v]) * n for n, v in zip(data[::2], data[1::2]))


def longest_run(seq, default=None):
    return max(runs(seq), key=lambda pair: pair[1], default=default)


if __name__ == "__main__":
    for s in ("wwwbbw", "", "x", "  --"):
        packed = encode_text(s)
        print(f"{s!r:10} {packed!r:10} {decode_text(packed) == s}")
    print(encode_text("aab", single_counts=True))
    print(decode_text("3a2 b"))
    blob = encode_bytes(b"\x00" * 260 + b"\x07")
    print(blob.hex(), len(decode_bytes(blob)))
    print(longest_run([1, 2, 2, 2, 1, 1]), longest_run([], default=(None, 0)))
    print(list(runs([True, True, None])))
    for fn, arg in ((encode_text, "a1"), (decode_text, "2a3"), (decode_bytes, b"abc")):
        try:
            fn(arg)
        except ValueError as err:
            print(fn.__name__, "failed:", err)
