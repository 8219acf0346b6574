commands = {}


def command(name, nargs):
    def wrap(fn):
        commands[name] = (fn, nargs)
        return fn
    return wrap


stack = []


@command("push", 1)
def do_push(n):
    """put a number on top"""
    stack.append(int(n))


@command("swap", 0)
def do_swap():
    """exchange the top two"""
    stack[-1], stack[-2] = stack[-2], stack[-1]


@command("sub", 0)
def do_sub():
    """subtract top from second"""
    b, a = stack.pop(), stack.pop()
    stack.append(a - b)


@command("fill", 2)
def do_fill(n, times):
    """push n several times"""
    stack.extend([int(n)] * int(times))


def execute(line):
    name, *args = line.split()
    try:
        fn, nargs = commands[name]
    except KeyError:
        return f"?{name}"
    if len(args) != nargs:
        return f"{name} takes {nargs} argument(s), not {len(args)}"
    try:
        fn(*args)
    except (IndexError, ValueError) as e:
        return f"{type(e).__name__}: {e}"
    return "ok"


for line in ["push 12", "push 5", "swap", "sub", "pusch 3", "push", "push x", "swap", "fill 4 3"]:
    print(f"{line:<10} {execute(line):<38} {stack}")
for name in sorted(commands):
    print(name, "-", commands[name][0].__doc__)
