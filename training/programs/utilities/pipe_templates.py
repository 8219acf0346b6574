"""Templates like "Dear {{ name|title }}, ..." with chained filters."""
import re

FILTERS = {}
_TAG = re.compile(r"\{\{\s*(.+?)\s*\}\}")


def filter_(func=None, *, name=None):
    def register(f):
        FILTERS[name or f.__name__.rstrip("_")] = f
        return f
    return register(func) if func else register


@filter_
def title(v):
    return str(v).title()


@filter_(name="money")
def as_money(v, sign="€"):
    return f"{float(v):,.2f} {sign}"


@filter_
def join(v, sep=", "):
    return sep.join(map(str, v))


@filter_
def cut(v, length="10"):
    v, n = str(v), int(length)
    return v if len(v) <= n else v[:n - 1].rstrip() + "…"


@filter_
def default(v, text=""):
    return text if v in (None, "") else v


class MissingFilter(KeyError):
    def __str__(self):
        return "no filter named " + repr(self.args[0])


def lookup(path, scope):
    value = scope
    for part in path.split("."):
        if isinstance(value, dict):
            value = value.get(part)
        elif isinstance(value, (list, tuple)):
            value = value[int(part)]
        else:
            value = getattr(value, part, None)
    return value


def evaluate(expr, scope):
    path, *chain = expr.split("|")
    value = lookup(path.strip(), scope)
    for step in chain:
        name, *args = step.split(":")
        try:
            func = FILTERS[name.strip()]
        except KeyError:
            raise MissingFilter(name.strip()) from None
        value = func(value, *args)
    return value


def render(template, **scope):
    return _TAG.sub(lambda m: str(evaluate(m[1], scope)), template)


print(sorted(FILTERS))
guest = {"name": "lucía del valle", "bill": 1234.5, "rooms": [12, 14], "note": None}
print(render("Dear {{ guest.name|title }}!", guest=guest))
print(render("Rooms {{guest.rooms|join: & }}, first {{ guest.rooms.0 }}", guest=guest))
print(render("{{ guest.bill|money }} or {{ x|money:CHF }}", guest=guest, x="7"))
print(render("note: {{ guest.note|default:none }} / {{ guest.pet }}", guest=guest))
print(render("{{ t|cut:8 }} {{ t|cut }} {{ t | title|cut:5}}", t="seaside view"))
print(render("no tags { here }"), repr(render("")), render("{{z.real}} {{ z.imag }}", z=3 - 4j))
print(evaluate("a|join:-|title", {"a": ("x", None, 2)}))
try:
    render("{{ name|upper }}", name="x")
except MissingFilter as e:
    print(type(e).__name__, e)
print(render("{{ rooms.2 }}", rooms=guest["rooms"]))
