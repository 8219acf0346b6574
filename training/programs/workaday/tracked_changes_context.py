# with changes(order): either all edits of the block count or none of them
from contextlib import contextmanager
from copy import deepcopy


class Rejected(Exception):
    """The edits of a block do not make sense together."""


@contextmanager
def changes(record, *checks, log):
    backup = deepcopy(record)
    try:
        yield record
        for check in checks:
            if (problem := check(record)):
                raise Rejected(problem)
    except Rejected as e:
        record.clear()
        record.update(backup)
        log.append(f"undone: {e}")
    except Exception:
        record.clear()
        record.update(backup)
        log.append("undone: crash")
        raise
    else:
        keys = {k for k in record.keys() | backup.keys() if record.get(k) != backup.get(k)}
        log.append("changed: " + (",".join(sorted(keys)) or "nothing"))
    finally:
        log.append("--")


def has_items(order):
    return None if order["items"] else "order is empty"


def affordable(order):
    total = sum(n * p for n, p in order["items"].values())
    if total > order["credit"]:
        return f"{total} over credit {order['credit']}"


order = {"credit": 50, "items": {"rope": (2, 10)}}
log = []

with changes(order, has_items, affordable, log=log) as o:
    o["items"]["hook"] = (4, 5)
    o["note"] = "urgent"
print(order)

with changes(order, has_items, affordable, log=log) as o:
    o["items"]["anchor"] = (1, 90)
print(list(order["items"]))

with changes(order, has_items, log=log) as o:
    del o["note"]
    o["items"].clear()
print(len(order["items"]), order["note"])

try:
    with changes(order, log=log) as o:
        o["credit"] -= 20
        o["credit"] /= 0
except ZeroDivisionError as e:
    print("outside:", e, order["credit"])

with changes(order, log=log):
    pass
print(*log, sep="\n")
