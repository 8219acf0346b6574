import io
import os
from contextlib import redirect_stdout, suppress, nullcontext


def noisy_report(rows):
    print("REPORT")
    for name, value in rows:
        print(name.ljust(8, "."), value)
    print("end")
    return len(rows)


buf = io.StringIO()
with redirect_stdout(buf):
    n = noisy_report([("rain", 12), ("sun", 7)])
    print("still captured")
captured = buf.getvalue()
print("rows:", n, "captured chars:", len(captured))
print(captured.split("\n")[1])

temps = {"mon": 14}
with suppress(KeyError):
    temps["tue"] += 2
    print("this is never shown")
print(temps)

removed = 0
for key in ["mon", "wed", "mon"]:
    with suppress(KeyError):
        del temps[key]
        removed += 1
print("removed", removed)

try:
    with suppress(KeyError, IndexError):
        [][0]
    with suppress(KeyError):
        int("3x")
except ValueError as e:
    print("not suppressed:", e)

for quiet in (True, False):
    target = io.StringIO()
    ctx = redirect_stdout(target) if quiet else nullcontext()
    with ctx:
        print("quiet is", quiet)
    print(repr(target.getvalue()))
