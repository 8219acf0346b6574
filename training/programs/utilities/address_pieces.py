"""Cut web addresses into pieces by hand."""

DEFAULT_PORTS = {"http": 80, "https": 443, "ftp": 21}
_HEX = "0123456789ABCDEF"


def split_address(url, default_scheme="http"):
    rest, _, fragment = url.partition("#")
    rest, qmark, query = rest.partition("?")
    scheme, sep, rest = rest.rpartition("://")
    if not sep:
        scheme = default_scheme
    netloc, slash, path = rest.partition("/")
    return {
        "scheme": scheme.lower(),
        "netloc": netloc,
        "path": slash + path,
        "query": query if qmark else None,
        "fragment": fragment or None,
    }


def split_netloc(netloc, scheme="http"):
    userinfo, at, hostport = netloc.rpartition("@")
    user, colon, password = userinfo.partition(":")
    host, _, port = hostport.partition(":")
    if port and not port.isdecimal():
        raise ValueError(f"invalid port {port!r}")
    number = int(port) if port else DEFAULT_PORTS.get(scheme)
    if number is not None and number > 0xFFFF:
        raise ValueError(f"port out of range: {number}")
    return user if at else None, password if colon else None, host.lower(), number


def pct_encode(text, safe="-._~/"):
    out = []
    for byte in text.encode("utf-8"):
        ch = chr(byte)
        if byte < 128 and (ch.isalnum() or ch in safe):
            out.append(ch)
        else:
            out.append("%" + _HEX[byte >> 4] + _HEX[byte & 15])
    return "".join(out)


def pct_decode(text):
    first, *others = text.split("%")
    raw = bytearray(first, "ascii")
    for piece in others:
        raw.append(int(piece[:2], 16))
        raw += piece[2:].encode("ascii")
    return raw.decode("utf-8", errors="replace")


def strip_port(url):
    parts = split_address(url)
    *_, host, port = split_netloc(parts["netloc"], parts["scheme"])
    shown = "" if port == DEFAULT_PORTS.get(parts["scheme"]) else f":{port}"
    return f"{parts['scheme']}://{host}{shown}{parts['path'] or '/'}"


for url in ("HTTPS://shop.example.org:443/tee?sort=preis#oben", "museum.at", "ftp://x/?"):
    print(split_address(url))
print(split_address("mail.example/inbox", default_scheme="https")["scheme"])
print(split_netloc("rosa:geheim@DB.local:5432"))
print(split_netloc("rosa@db.local", scheme="gopher"))
for bad in ("h:80a", "h:70000"):
    try:
        split_netloc(bad)
    except ValueError as exc:
        print("ValueError:", exc)
print(pct_encode("a b/ü"), pct_encode("50%&", safe="&"))
print(pct_decode("caf%C3%A9%21"), pct_decode("plain"), pct_decode("%FF!"))
print(strip_port("HTTPS://Shop.example.org:443/tee"))
print(strip_port("http://localhost:8080"))
print(pct_decode("100%zz"))
