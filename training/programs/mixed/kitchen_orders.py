import argparse
import shlex
from collections import defaultdict, ChainMap
from string import Template


def build_parser():
    p = argparse.ArgumentParser(prog="order", add_help=False, exit_on_error=False)
    p.add_argument("dish")
    p.add_argument("-q", "--qty", type=int, default=1)
    p.add_argument("--table", type=int, choices=range(1, 5))
    p.add_argument("--without", nargs="*", default=())
    return p


class Menu(dict):
    def __missing__(self, key):
        close = [k for k in self if k[:2] == key[:2]]
        if not close:
            raise LookupError(f"we have no {key}")
        print(f"  ({key} -> {close[0]})")
        return self[close[0]]


house = Menu(soup=4.5, salad=6, steak=18)
today = {"soup": 3.9, "special": 11}
prices = ChainMap(today, house)

ticket = Template("$qty x $dish @ $table")


def memo(fn):
    cache = {}

    def wrapped(*key):
        if key not in cache:
            cache[key] = fn(*key)
        return cache[key]
    wrapped.cache = cache
    return wrapped


@memo
def change(cents, coins=(200, 100, 50, 10)):
    """fewest coins, the greedy way, recursively"""
    if cents <= 0 or not coins:
        return ()
    big, *small = coins
    if big <= cents:
        return (big,) + change(cents - big, coins)
    return change(cents, tuple(small))


lines = ["soup -q 2 --table 3", "steak --table 3 --without pepper salt",
         "salade --table 1", "fish --table 2", "soup --table 9", "special -q two"]
parser = build_parser()
bill = defaultdict(float)
for line in lines:
    try:
        o = parser.parse_args(shlex.split(line))
        price = prices[o.dish]
    except argparse.ArgumentError as e:
        print("bad order:", e.argument_name)
        continue
    except LookupError as e:
        print("sorry:", e.args[0])
        continue
    bill[o.table] += price * o.qty
    print(ticket.substitute(vars(o)), *(f"no {w}" for w in o.without))

for table in sorted(bill):
    cents = round(bill[table] * 100)
    back = 3000 - cents
    print(f"table {table}: {cents / 100:>6.2f}  back {change(back)}")
print(len(change.cache), min(bill, key=bill.get), prices["soup"])
