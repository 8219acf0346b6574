import re
from functools import wraps

ROUTES = []
CONVERTERS = {"int": (r"\d+", int), "slug": (r"[a-z-]+", str), "year": (r"\d{4}", int)}


def compile_pattern(pattern):
    casts = {}

    def repl(m):
        kind, name = m.group(1) or "slug", m.group(2)
        rx, cast = CONVERTERS[kind]
        casts[name] = cast
        return f"(?P<{name}>{rx})"

    body = re.sub(r"<(?:(\w+):)?(\w+)>", repl, pattern)
    return re.compile(f"^{body}$"), casts


def route(pattern, method="GET"):
    rx, casts = compile_pattern(pattern)

    def deco(func):
        @wraps(func)
        def inner(**kw):
            return 200, func(**kw)
        ROUTES.append((method, rx, casts, inner))
        return func
    return deco


@route("/rooms")
def rooms(limit="3"):
    return f"listing {limit} rooms"


@route("/rooms/<int:number>/works/<title>")
def work(number, title, lang="en"):
    return f"{title.replace('-', ' ').title()} in room {number} ({lang})"


@route("/archive/<year:since>", method="POST")
def archive(since):
    if since > 2000:
        raise LookupError("too recent")
    return f"archived {2000 - since} years"


def handle(request):
    method, _, url = request.partition(" ")
    path, _, query = url.partition("?")
    params = dict(pair.split("=") for pair in query.split("&") if pair)
    allowed = []
    for want, rx, casts, func in ROUTES:
        m = rx.match(path)
        if not m:
            continue
        if want != method:
            allowed.append(want)
            continue
        args = {k: casts[k](v) for k, v in m.groupdict().items()}
        try:
            return func(**args, **params)
        except LookupError as e:
            return 410, str(e)
    return (405, "use " + ",".join(allowed)) if allowed else (404, path)


for req in ["GET /rooms?limit=2", "GET /rooms/12/works/blue-hare?lang=de",
            "GET /archive/1950", "POST /archive/1950", "POST /archive/2011", "GET /cafe"]:
    status, body = handle(req)
    print(f"{status} {body}")
print("routes:", len(ROUTES), [r[1].pattern for r in ROUTES][0])
