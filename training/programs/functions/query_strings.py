from urllib.parse import quote, unquote_plus


def parse_query(qs):
    """Repeated keys give lists; 'a[]=1' always gives a list."""
    result = {}
    for pair in qs.lstrip("?").split("&"):
        if not pair:
            continue
        key, eq, value = pair.partition("=")
        key = unquote_plus(key)
        value = unquote_plus(value) if eq else None
        if key.endswith("[]"):
            result.setdefault(key[:-2], []).append(value)
        elif key in result:
            old = result[key]
            result[key] = old + [value] if isinstance(old, list) else [old, value]
        else:
            result[key] = value
    return result


def build_query(params):
    parts = []
    for key, value in params.items():
        if value is None:
            parts.append(quote(key))
        elif isinstance(value, (list, tuple)):
            parts.extend(f"{quote(key)}={quote(str(v))}" for v in value)
        elif value is True or value is False:
            parts.append(f"{key}={int(value)}")
        else:
            parts.append(f"{quote(key)}={quote(str(value))}")
    return "&".join(parts)


def join_path(base, *parts):
    segments = base.rstrip("/").split("/")
    for part in parts:
        for piece in str(part).split("/"):
            if piece in ("", "."):
                continue
            elif piece == "..":
                if len(segments) > 1:
                    segments.pop()
            else:
                segments.append(piece)
    return "/".join(segments) or "/"


def int_param(params, name, default, lo=None, hi=None):
    raw = params.get(name, default)
    if isinstance(raw, list):
        raw = raw[-1]
    try:
        number = int(raw)
    except (TypeError, ValueError):
        return default
    if lo is not None and number < lo:
        return lo
    if hi is not None and number > hi:
        return hi
    return number


queries = ["?q=red+shoes&page=3", "tag=a&tag=b&tag=c", "ids[]=7", "page=-2&debug", "", "n=caf%C3%A9&page=99&page=x"]
for q in queries:
    p = parse_query(q)
    back = build_query(p)
    page = int_param(p, "page", 1, lo=1, hi=20)
    print(p, "| page", page, "|", back, back == q.lstrip("?"))

print(build_query({"on": True, "off": False, "x y": (1, 2.5), "empty": []}))
print(join_path("/shop", "a//b", 7), join_path("/shop/", "../../.."), join_path("", "./x", ".."))
print(int_param({}, "k", 5), int_param({"k": None}, "k", 5), int_param({"k": "8"}, "k", 0, hi=6))
