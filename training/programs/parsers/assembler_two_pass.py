from dataclasses import dataclass, field

OPS = {"set": 0x10, "add": 0x20, "dec": 0x30, "jnz": 0x40, "out": 0x50, "hlt": 0xF0}
REGS = "abc"


@dataclass
class Program:
    code: bytearray = field(default_factory=bytearray)
    labels: dict = field(default_factory=dict)


def clean(source):
    for line in source.splitlines():
        line = line.split(";")[0].strip()
        if line:
            yield line


def assemble(source):
    prog = Program()
    # first pass: where are the labels
    addr = 0
    for line in clean(source):
        if line.endswith(":"):
            prog.labels[line[:-1]] = addr
        else:
            addr += 1 if line.split()[0] in ("dec", "out", "hlt") else 2
    # second pass: bytes
    for line in clean(source):
        if line.endswith(":"):
            continue
        op, *args = line.replace(",", " ").split()
        byte = OPS[op]
        if args:
            byte |= REGS.index(args[0])
        prog.code.append(byte)
        if len(args) == 2:
            arg = args[1]
            if arg in prog.labels:
                arg = prog.labels[arg]
            elif arg in REGS:
                arg = 0x80 | REGS.index(arg)
            prog.code.append(int(arg))
    return prog


def execute(code):
    regs = [0] * 3
    pc = steps = 0
    while True:
        steps += 1
        op, r = code[pc] & 0xF0, code[pc] & 0x0F
        arg = code[pc + 1] if pc + 1 < len(code) else 0
        pc += 2
        if op == 0x10:
            regs[r] = arg
        elif op == 0x20:
            regs[r] += regs[arg & 0x7F] if arg & 0x80 else arg
        elif op == 0x40:
            if regs[r]:
                pc = arg
        else:
            pc -= 1
            if op == 0x30:
                regs[r] -= 1
            elif op == 0x50:
                print("out:", REGS[r], "=", regs[r])
            else:
                return regs, steps


SOURCE = """
    set a, 3        ; counter
    set b, 7
again:
    add c, b
    out c
    dec a
    jnz a, again
    hlt
"""
p = assemble(SOURCE)
print(p.code.hex(" "))
print(p.labels)
registers, n = execute(p.code)
print(dict(zip(REGS, registers)), "in", n, "steps")
