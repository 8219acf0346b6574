"""A toy robot controlled by a script, using a dict of functions."""
COMMANDS = {}


def command(name, *aliases, min_args=0):
    def register(fn):
        for key in (name, *aliases):
            COMMANDS[key] = (fn, min_args)
        return fn
    return register


@command("go", "walk", min_args=1)
def go(state, steps):
    dx, dy = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}[state["dir"]]
    state["x"] += dx * int(steps)
    state["y"] += dy * int(steps)


@command("turn", min_args=1)
def turn(state, side):
    order = "NESW"
    shift = 1 if side == "right" else -1
    state["dir"] = order[(order.index(state["dir"]) + shift) % 4]


@command("say")
def say(state, *words):
    print("robot says:", " ".join(words) or "...")


def run(script):
    state = dict(x=0, y=0, dir="N")
    for line in script.splitlines():
        verb, *args = line.split()
        entry = COMMANDS.get(verb)
        if entry is None:
            print("? unknown command", verb)
            continue
        fn, least = entry
        if len(args) < least:
            print("!", verb, "needs", least, "argument")
            continue
        fn(state, *args)
    return state


SCRIPT = """go 3
turn right
walk 2
say hello there
jump
go
turn left
turn left
go 5
say"""
print(sorted(COMMANDS))
print("final state:", run(SCRIPT))
