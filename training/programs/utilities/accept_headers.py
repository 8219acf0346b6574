# Reading the headers browsers send: values, parameters, q weights, cookies
from decimal import Decimal, InvalidOperation


def split_outside_quotes(text, sep):
    parts = [""]
    for i, segment in enumerate(text.split('"')):
        if i % 2:
            parts[-1] += f'"{segment}"'
        else:
            first, *more = segment.split(sep)
            parts[-1] += first
            parts.extend(more)
    return [p.strip() for p in parts]


def parse_value(text):
    """'text/html; charset="utf-8"' -> ('text/html', {'charset': 'utf-8'})"""
    main, *params = split_outside_quotes(text, ";")
    out = {}
    for p in params:
        name, eq, value = p.partition("=")
        if eq:
            out[name.strip().lower()] = value.strip().strip('"')
    return main, out


def parse_accept(header):
    ranked = []
    for n, item in enumerate(header.split(",")):
        if not item.strip():
            continue
        value, params = parse_value(item)
        try:
            q = Decimal(params.get("q", "1"))
        except InvalidOperation:
            q = Decimal(0)
        if q > 0:
            ranked.append((-q, n, value))
    return [value for _, _, value in sorted(ranked)]


def negotiate(header, offered, default=None):
    for wanted in parse_accept(header):
        for have in offered:
            if wanted in ("*/*", have) or wanted.endswith("/*") and have.startswith(wanted[:-1]):
                return have
    return default


def header_case(name):
    special = {"etag": "ETag", "www": "WWW", "te": "TE"}
    return "-".join(special.get(p, p.capitalize()) for p in name.lower().split("-"))


def parse_block(text):
    headers, last = {}, None
    for line in text.splitlines():
        if line[:1] in (" ", "\t") and last:
            headers[last][-1] += " " + line.strip()
            continue
        name, colon, value = line.partition(":")
        if not colon:
            raise ValueError(f"no colon in {line!r}")
        last = header_case(name)
        headers.setdefault(last, []).append(value.strip())
    return headers


print(parse_value('form-data; name="a;b"; X=1; flag'))
print(parse_value("text/plain"), parse_value(""))
print(parse_accept("da, en-gb;q=0.8, en;q=0.7, fr;q=0, es;q=high"))
print(parse_accept(""), parse_accept(", de;q=0.50,it;q=.5"))
offers = ["application/json", "text/html"]
print(negotiate("image/png, text/*;q=0.3", offers))
print(negotiate("*/*", offers), negotiate("image/webp", offers, default="406"))
print(header_case("content-TYPE"), header_case("etag"), header_case("www-authenticate"))
block = "host: mensa.uni\nset-cookie: a=1\nSet-Cookie: b=2;\n  Path=/"
for name, values in parse_block(block).items():
    print(f"{name} ({len(values)}): {values[-1]}")
try:
    parse_block("GET / HTTP/1.1")
except ValueError as e:
    print("ValueError:", e)
