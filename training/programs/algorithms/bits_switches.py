LAMPS = ["hall", "kitchen", "attic", "porch", "cellar"]
state = 0


def on(name):
    global state
    state |= 1 << LAMPS.index(name)


def off(name):
    global state
    state &= ~(1 << LAMPS.index(name))


def toggle(*names):
    global state
    for n in names:
        state ^= 1 << LAMPS.index(n)


def lit():
    return [n for i, n in enumerate(LAMPS) if state >> i & 1]


on("kitchen")
on("porch")
print(format(state, "05b"), lit())
toggle("hall", "porch")
print(format(state, "05b"), lit())
off("attic")
off("kitchen")
print(state, lit())

ones, n = 0, 0b101101
while n:
    n &= n - 1
    ones += 1
print("ones:", ones)

gray = [i ^ (i >> 1) for i in range(8)]
print(" ".join(f"{g:03b}" for g in gray))
odd_one = 0
for ticket in [12, 7, 12, 9, 7]:
    odd_one ^= ticket
print("ticket without partner:", odd_one)
print("power of two:", [v for v in (6, 8, 12, 16) if v & (v - 1) == 0])
