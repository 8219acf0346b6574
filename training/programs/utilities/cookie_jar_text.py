from datetime import datetime, timedelta, timezone
from dataclasses import dataclass, field

DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
FORBIDDEN = frozenset(' ,;"\\')


@dataclass
class Cookie:
    name: str
    value: str = ""
    attrs: dict = field(default_factory=dict)

    def __str__(self):
        head = f"{self.name}={self.value}"
        tail = [k if v is True else f"{k}={v}" for k, v in self.attrs.items() if v not in (None, False)]
        return "; ".join([head] + tail)


def http_date(when: datetime) -> str:
    when = when.astimezone(timezone.utc)
    return (f"{DAYS[when.weekday()]}, {when.day:02} {MONTHS[when.month - 1]} "
            f"{when.year} {when:%H:%M:%S} GMT")


def parse_http_date(text: str) -> datetime:
    _, day, mon, year, clock, zone = text.split()
    if zone != "GMT":
        raise ValueError("zone must be GMT, not " + zone)
    h, m, s = map(int, clock.split(":"))
    return datetime(int(year), MONTHS.index(mon) + 1, int(day), h, m, s, tzinfo=timezone.utc)


def make_cookie(name, value="", *, max_age=None, now=None, **attrs):
    if not name or FORBIDDEN & set(name):
        raise ValueError(f"bad cookie name {name!r}")
    if not isinstance(value, str):
        value = str(value)
    bad = sorted(FORBIDDEN.intersection(value))
    if bad:
        raise ValueError(f"{name}: value contains {bad}")
    attrs = {k.replace("_", "-").title(): v for k, v in attrs.items()}
    if isinstance(max_age, timedelta):
        max_age = int(max_age.total_seconds())
    if max_age is not None:
        attrs["Max-Age"] = max_age
        if now is not None:
            attrs["Expires"] = http_date(now + timedelta(seconds=max_age))
    return Cookie(name, value, attrs)


def parse_request(header):
    jar = {}
    for piece in header.split(";"):
        name, eq, value = piece.strip().partition("=")
        if eq and name not in jar:
            jar[name] = value
    return jar


now = datetime(2024, 2, 28, 23, 59, 5, tzinfo=timezone.utc)
print(http_date(now))
cet = timezone(timedelta(hours=1))
print(http_date(datetime(2023, 1, 1, 0, 30, tzinfo=cet)))
back = parse_http_date("Sat, 09 Mar 2024 07:05:00 GMT")
print(back.isoformat(), (back - now).days, back > now)
print(make_cookie("lang", "sv", path="/", secure=True, http_only=False))
print(make_cookie("cart", 3, max_age=timedelta(days=2), now=now))
gone = make_cookie("sid", max_age=0, same_site="Lax", domain=None)
print(gone, "|", sorted(gone.attrs))
print(repr(Cookie("x")))
print(parse_request("sid=31d4; theme=dark=1; flag; sid=9"), parse_request(""))
for args in (("", "v"), ("my id", ""), ("note", 'a, "b"')):
    try:
        make_cookie(*args)
    except ValueError as err:
        print("ValueError:", err)
try:
    parse_http_date("Sat, 09 Mar 2024 07:05:00 CET")
except ValueError as err:
    print(err)
