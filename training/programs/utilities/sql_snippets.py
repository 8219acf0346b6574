"""Build small SQL texts (for reading in logs, not for running!)."""
import datetime as dt
import re
from decimal import Decimal


def literal(value):
    if value is None:
        return "NULL"
    if isinstance(value, bool):
        return str(value).upper()
    if isinstance(value, (int, float, Decimal)):
        return str(value)
    if isinstance(value, (dt.date, dt.datetime)):
        return "'" + value.isoformat() + "'"
    if isinstance(value, bytes):
        return "x'" + value.hex() + "'"
    if isinstance(value, (list, tuple, set)):
        items = sorted(value) if isinstance(value, set) else value
        return "(" + ", ".join(literal(v) for v in items) + ")"
    if isinstance(value, str):
        return "'" + value.replace("'", "''") + "'"
    raise TypeError("cannot write " + type(value).__name__)


def ident(name, quote='"'):
    if re.fullmatch(r"[a-z_][a-z0-9_]*", name):
        return name
    return quote + name.replace(quote, quote * 2) + quote


def like(text, *, start=False, end=False):
    escaped = re.sub(r"([%_\\])", r"\\\1", text)
    return literal(("" if start else "%") + escaped + ("" if end else "%"))


def where(**conditions):
    parts = []
    for key, value in conditions.items():
        column, _, op = key.partition("__")
        column = ident(column)
        if op == "" and value is None:
            parts.append(f"{column} IS NULL")
        elif op == "in":
            parts.append(f"{column} IN {literal(value)}" if value else "FALSE")
        elif op == "between":
            low, high = value
            parts.append(f"{column} BETWEEN {literal(low)} AND {literal(high)}")
        else:
            sign = {"": "=", "lt": "<", "gte": ">=", "ne": "<>"}[op]
            parts.append(f"{column} {sign} {literal(value)}")
    return " AND ".join(parts) or "TRUE"


def select(table, *columns, limit=None, order=(), **cond):
    sql = "SELECT {} FROM {}".format(", ".join(map(ident, columns)) or "*", ident(table))
    if cond:
        sql += " WHERE " + where(**cond)
    if order:
        sql += " ORDER BY " + ", ".join(o.lstrip("-") + " DESC" * o.startswith("-") for o in order)
    return sql if limit is None else f"{sql} LIMIT {limit:d}"


print([literal(v) for v in (None, True, -3, 2.50, Decimal("2.50"), b"\x01\xfe")])
print(literal("O'Hara"), literal(dt.date(2023, 12, 24)), literal([1, "a"]))
print(literal({"z", "b"}), literal(()))
print(ident("price_net"), ident("Order Date"), ident("x`y", quote="`"))
print(like("100%"), like("Mc", start=True), like("_id", end=True))
print(where(city="Graz", deleted=None))
print(where(age__gte=18, age__lt=65, role__ne="bot"))
print(where(id__in=[], qty__between=(1, 10)), "|", where())
print(select("users"))
print(select("users", "id", "Full Name", limit=5, order=("-id", "name"), plz__in={"8010", "1090"}))
try:
    literal(object)
except TypeError as e:
    print("TypeError:", e)
print(where(name__regex="^A"))
