import math
import textwrap
import sys

def report(days):
    height = math.sin(days)
    weeks = days // 7
    title = textwrap.shorten("A report about the orbits", 16)
    return f"{title}: {weeks} weeks, {height:.3f}"


print(report(365))
print("reported", file=sys.stderr)
