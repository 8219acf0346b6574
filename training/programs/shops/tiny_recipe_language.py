"""An interpreter for a toy language:  let / add / show / jump-if-less."""

SOURCE = """
let eggs 2
let cakes 0
loop:
add cakes 1
add eggs 3
if_less cakes 3 loop
show cakes
show eggs
show milk
"""


def load(src):
    program, labels = [], {}
    for raw in src.strip().split("\n"):
        line = raw.strip()
        if line.endswith(":"):
            labels[line[:-1]] = len(program)
        elif line:
            program.append(tuple(line.split()))
    return program, labels


def run(program, labels, max_steps=100):
    env = {}
    output = []
    pc = steps = 0
    while pc < len(program):
        steps += 1
        if steps > max_steps:
            output.append("too long")
            break
        op, *args = program[pc]
        pc += 1
        if op == "let":
            env[args[0]] = int(args[1])
        elif op == "add":
            env[args[0]] += int(args[1])
        elif op == "if_less":
            if env[args[0]] < int(args[1]):
                pc = labels[args[2]]
        elif op == "show":
            output.append(f"{args[0]}={env.get(args[0], 'undefined')}")
    return output, steps, env


program, labels = load(SOURCE)
print(len(program), "instructions, labels", labels)
out, steps, env = run(program, labels)
for o in out:
    print(o)
print("steps:", steps, env)
