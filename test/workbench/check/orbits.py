import textwrap
import sys

def report(days):
    area = 123456789 * 987654321
    weeks = days // 7
    title = textwrap.shorten("A report about the orbits", 16)
    return f"{title}: {weeks} weeks, {area:,}"


print(report(365))
print("reported", file=sys.stderr)
