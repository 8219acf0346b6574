# Lesson 7: match, search, fullmatch and friends
import re

s = "Bus 42 leaves at 17:05 from stop B"

print("1) match only looks at the beginning")
print(re.match(r"\d+", s))
print(re.match(r"[A-Z]\w+", s).group())

print("2) search looks everywhere")
m = re.search(r"(\d\d):(\d\d)", s)
print(m.group(0), m.group(1), m.group(2))
print(m.start(), m.end(), s[m.start():m.end()])
print("before:", m.string[:m.start(1)].split()[-1])

print("3) fullmatch needs the whole text")
for candidate in ["17:05", "7:5", "17:05 h"]:
    print(candidate, bool(re.fullmatch(r"\d\d:\d\d", candidate)))

print("4) findall returns a list")
print(re.findall(r"\d+", s))
print(re.findall(r"([a-z])\s([a-z])", "a b, c d"))

print("5) split with and without groups")
print(re.split(r"[:,]\s*", "a: b, c:d"))
print(re.split(r"([+-])", "x+y-z"))
print(re.split(r"\s+", "one two  three", maxsplit=1))

print("6) sub")
print(re.sub(r"\d", "#", s))
print(re.sub(r"(\w+) (\d+)", r"\2 \1", s, count=1))

print("7) lookaround")
print(re.findall(r"\d+(?=:)", s), re.findall(r"(?<=:)\d+", s))
print(re.findall(r"\b[a-z]{4}\b", s))
print(re.search(r"STOP (?P<id>\w)", s, re.I)["id"])
