import string

_PRINTABLE = frozenset((string.ascii_letters + string.digits + string.punctuation + " ").encode())


def _chunks(data, size):
    for start in range(0, len(data), size):
        yield start, data[start:start + size]


def dump(data, *, width=8, base=0, squeeze=True):
    """Lines such as '0000  68 65 6c  |hel|'; repeated rows become '*'."""
    if isinstance(data, str):
        data = data.encode()
    if width not in (4, 8, 16):
        raise ValueError("width must be 4, 8 or 16")
    previous, starred = None, False
    for offset, row in _chunks(data, width):
        if squeeze and row == previous:
            if not starred:
                yield "*"
                starred = True
            continue
        previous, starred = row, False
        text = "".join(chr(b) if b in _PRINTABLE else "." for b in row)
        yield f"{base + offset:04x}  {row.hex(' '):<{width * 3 - 1}}  |{text}|"


def undump(lines):
    out = bytearray()
    for number, line in enumerate(lines, start=1):
        if line == "*":
            raise ValueError(f"line {number}: squeezed dumps cannot be read")
        body = line.split("  |")[0]
        _, _, digits = body.partition("  ")
        try:
            out += bytes.fromhex(digits)
        except ValueError as exc:
            raise ValueError(f"line {number}: bad hex") from exc
    return bytes(out)


def escape(data):
    short = {9: "\\t", 10: "\\n", 13: "\\r", 92: "\\\\"}
    return "".join(short.get(b) or (chr(b) if b in _PRINTABLE else f"\\x{b:02x}") for b in data)


def entropy_hint(data):
    if not data:
        return "empty"
    distinct = len(set(data))
    if distinct == 1:
        return "constant"
    share = sum(b in _PRINTABLE for b in data) / len(data)
    return "text" if share > 0.9 else "binary"


if __name__ == "__main__":
    for line in dump("Grüße, Otto!\n"):
        print(line)
    print("--", *dump(bytes(14), width=4, base=256), "--", sep="\n")
    print(sum(1 for _ in dump(bytes(14), width=4, squeeze=False)))
    original = b"\x00key=\xff"
    print(undump(dump(original)) == original)
    print(escape(b"a\tb\\c\x07\xfe"))
    for blob in (b"", b"zzz", b"plain words", original + b"\x01"):
        print(blob, entropy_hint(blob))
    for bad in (["*"], ["0000  zz  |.|"]):
        try:
            undump(bad)
        except ValueError as e:
            print(e, "| cause:", type(e.__cause__).__name__)
    try:
        list(dump(b"", width=5))
    except ValueError as e:
        print(e)
