# Query strings by hand: decoding, repeated keys, brackets, building them again

def unquote(text: str) -> str:
    out = bytearray()
    i = 0
    while i < len(text):
        c = text[i]
        if c == "+":
            out.append(32)
        elif c == "%" and i + 2 < len(text):
            out.append(int(text[i + 1:i + 3], 16))
            i += 2
        else:
            out.extend(c.encode())
        i += 1
    return out.decode("utf-8", errors="replace")


def quote(value) -> str:
    safe = "-._~"
    parts = []
    for ch in str(value):
        if ch.isascii() and (ch.isalnum() or ch in safe):
            parts.append(ch)
        elif ch == " ":
            parts.append("+")
        else:
            parts += [f"%{b:02X}" for b in ch.encode("utf-8")]
    return "".join(parts)


def parse(query: str) -> dict:
    result: dict = {}
    for pair in query.lstrip("?").split("&"):
        if not pair:
            continue
        key, eq, value = pair.partition("=")
        value = unquote(value) if eq else True
        if key.endswith("[]"):
            result.setdefault(key[:-2], []).append(value)
        else:
            result[key] = value
    return result


def build(**params) -> str:
    pieces = []
    for key, value in params.items():
        match value:
            case None | False:
                continue
            case True:
                pieces.append(key)
            case list() | tuple():
                pieces.extend(f"{key}[]={quote(v)}" for v in value)
            case _:
                pieces.append(f"{key}={quote(value)}")
    return "?" + "&".join(pieces)


print(parse("?q=t+%26x&tag[]=a&tag[]=b&dbg"))
print(parse("a=&b=1=2"))
print(unquote("%C3%A9t"), unquote("5%"))
print(build(q="a b", page=2, tag=["é"], debug=True, sort=None))
again = parse(build(n=7, w="Ö!"))
print(again, again["n"] == "7")
