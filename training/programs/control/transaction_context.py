from contextlib import contextmanager
from copy import deepcopy


@contextmanager
def transaction(data, label):
    backup = deepcopy(data)
    try:
        yield data
    except AssertionError as e:
        data.clear()
        data.update(backup)
        print(f"{label}: rolled back ({e})")
    except Exception:
        data.clear()
        data.update(backup)
        print(f"{label}: rolled back and re-raised")
        raise
    else:
        print(f"{label}: committed")
    finally:
        print(f"{label}: lock released")


stock = {"tulip": {"count": 10, "price": 2}, "rose": {"count": 3, "price": 4}}


def sell(flower, n):
    item = stock[flower]
    item["count"] -= n
    assert item["count"] >= 0, f"not enough {flower}"
    return n * item["price"]


with transaction(stock, "T1") as s:
    print("earned", sell("tulip", 4) + sell("rose", 1))
    s["lily"] = {"count": 5, "price": 3}

with transaction(stock, "T2"):
    sell("tulip", 2)
    sell("rose", 9)
    print("not reached")

try:
    with transaction(stock, "T3"):
        sell("lily", 1)
        sell("orchid", 1)
except KeyError as e:
    print("unknown flower", e.args[0])

for name in sorted(stock):
    print(name, stock[name]["count"])
