# A very small machine with named registers and jump labels.
PROGRAM = """
    set n 2
    set acc 1
loop:
    jz n end
    mul acc n
    dec n
    jmp loop
end:
    out acc
    set x -7
    mod x 3
    out x
    div x 0
    out n
"""


def load(text):
    code, labels = [], {}
    for line in text.splitlines():
        line = line.strip()
        if not line:
            continue
        if line.endswith(":"):
            labels[line[:-1]] = len(code)
        else:
            op, *args = line.split()
            code.append((op, args))
    return code, labels


def value(regs, arg):
    try:
        return int(arg)
    except ValueError:
        return regs.get(arg, 0)


def run(code, labels, limit=40):
    regs, pc, out, ticks = {}, 0, [], 0
    while pc < len(code):
        ticks += 1
        if ticks > limit:
            out.append("limit")
            break
        op, args = code[pc]
        pc += 1
        if op == "set":
            regs[args[0]] = value(regs, args[1])
        elif op in ("mul", "mod", "div"):
            a, b = regs[args[0]], value(regs, args[1])
            if op == "mul":
                a *= b
            elif op == "mod":
                a %= b
            else:
                a //= b
            regs[args[0]] = a
        elif op == "dec":
            regs[args[0]] -= 1
        elif op == "jz" and value(regs, args[0]) == 0 or op == "jmp":
            pc = labels[args[-1]]
        elif op == "out":
            out.append(regs[args[0]])
            print("out:", out[-1], "tick", ticks)
    return regs, out


code, labels = load(PROGRAM)
print(len(code), labels)
print(run(code[:2] + [("jmp", ["loop"])], labels, limit=3))
print(run(*load("set a 3\nset b a\ndec a\nout b")))
run(code, labels)
