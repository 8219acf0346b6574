import shlex
from typing import Any

REGISTRY: dict[str, Any] = {}


class UsageError(Exception):
    pass


def command(name, least=0):
    def wrap(func):
        REGISTRY[name] = (func, least)
        return func
    return wrap


def split_options(words):
    args, options = [], {}
    for w in words:
        if w.startswith("--"):
            key, eq, value = w[2:].partition("=")
            options[key.replace("-", "_")] = value if eq else True
        elif w.startswith("-") and w[1:].isalpha():
            for letter in w[1:]:
                options[letter] = True
        else:
            args.append(w)
    return args, options


@command("roll", least=1)
def roll(spec, **opts):
    """Highest sum of some dice, e.g. 2d6+1."""
    dice, plus, bonus = spec.partition("+")
    count, _, sides = dice.partition("d")
    if not sides.isdigit():
        raise UsageError("roll NdM")
    total = int(count or 1) * int(sides)
    if plus:
        total += int(bonus)
    return f"at most {total}" + ("!" if opts.get("loud") else "")


@command("poll", least=2)
def poll(question, *choices, **opts):
    marks = "ABC" if not opts.get("n") else "123"
    lines = [question] + [f"{m}) {c}" for m, c in zip(marks, choices)]
    if len(choices) > len(marks):
        lines.append("(cut)")
    return " / ".join(lines)


@command("nick")
def nick(*words, max="8"):
    name = "".join(w.capitalize() for w in words) or "Guest"
    return name[: int(max)]


def answer(text):
    if not text.startswith("!"):
        return None
    words = shlex.split(text[1:])
    if not words:
        return "yes?"
    func, least = REGISTRY.get(words[0], (None, 0))
    if func is None:
        close = [n for n in REGISTRY if n[0] == words[0][0]]
        return f"unknown; maybe {close[0]}?" if close else "unknown"
    args, options = split_options(words[1:])
    if len(args) < least:
        return f"{words[0]} needs {least} argument(s)"
    try:
        return func(*args, **options)
    except UsageError as e:
        return f"usage: {e}"
    except (TypeError, ValueError) as e:
        return f"oops {type(e).__name__}"


for line in ["hello", "!", "!roll 3d8+2 --loud", "!roll dice", "!roll", "!roll xd6", "!poll 'Pizza or?' yes no -n",
             "!poll Q a b c d", "!nick big élan --max=6", "!nick", "!nick a --size=3", "!rename", "!quit"]:
    print(f"{line:<30}| {answer(line)}")
print(sorted(REGISTRY))
