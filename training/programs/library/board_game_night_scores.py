# Board game night: commands typed by the host, points with rules in a dispatch table
import shlex
from collections import OrderedDict, defaultdict
from contextlib import contextmanager
from fractions import Fraction
from functools import partial, wraps
from itertools import chain, combinations
from math import comb, prod


class RuleError(Exception):
    """Raised when the host types nonsense."""


def needs(count):
    def decorate(func):
        @wraps(func)
        def checked(night, *args):
            if len(args) < count:
                raise RuleError(f"{func.__name__} needs {count} words, got {len(args)}")
            return func(night, *args)
        return checked
    return decorate


@needs(2)
def score(night, player, *points):
    value = sum(int(p, 0) for p in points)
    night["points"][player.title()].append(value)
    return value


@needs(1)
def double(night, player):
    mine = night["points"][player.title()]
    mine[-1] *= 2
    return mine


@needs(2)
def oops(night, player, index):
    del night["points"][player.title()][int(index)]
    return len(night["points"][player.title()])


def table(night, *_, reverse=True):
    totals = {p: sum(v) for p, v in night["points"].items()}
    return sorted(totals.items(), key=lambda t: (t[1], t[0]), reverse=reverse)


COMMANDS = OrderedDict(score=score, double=double, oops=oops, table=table)
COMMANDS["losers"] = partial(table, reverse=False)


@contextmanager
def forgiving(line):
    try:
        yield
    except RuleError as e:
        print(f"! {e}")
    except (ValueError, IndexError) as e:
        print(f"! {type(e).__name__} in {line!r}")


night = {"points": defaultdict(list)}
script = ["score dana 12 0x0a", "score 'big al' 9", "double 'Big Al'", "score dana", "dance",
          "score Dana five", "score finn 0b1011 -3", "oops finn 4", "oops dana 0", "table", "losers"]
for line in script:
    with forgiving(line):
        word, *args = shlex.split(line)
        if word not in COMMANDS:
            raise RuleError(f"unknown: {word} (try {'/'.join(list(COMMANDS)[:2])})")
        print(f"{word:>6}", COMMANDS[word](night, *args))

print(dict(night["points"]), score.__name__)
pairs = list(combinations(sorted(night["points"]), 2))
print(len(pairs) == comb(3, 2), pairs[0], list(chain(*pairs)).count("Finn"))

# chance of at least one six with 1 to 4 dice
for dice in range(1, 5):
    miss = prod([Fraction(5, 6)] * dice)
    print(dice, 1 - miss, f"{float(1 - miss):.1%}")
COMMANDS.move_to_end("table", last=False)
print(list(COMMANDS), COMMANDS.popitem()[1].keywords)
