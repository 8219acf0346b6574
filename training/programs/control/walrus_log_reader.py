import io
import re

stream = io.StringIO(
    "09:01 login user=maria\n"
    "09:04 open file=budget.ods\n"
    "09:07 ERROR disk full\n"
    "09:09 logout user=maria\n"
    "END\n"
    "09:30 never read\n"
)
pattern = re.compile(r"(\d\d):(\d\d) (\w+) ?(.*)")
users, errors, count = set(), [], 0

while (line := stream.readline().rstrip()) and line != "END":
    count += 1
    if not (m := pattern.match(line)):
        print("odd line", line)
        continue
    hour, minute, verb, rest = m.groups()
    minutes = int(hour) * 60 + int(minute)
    if verb == "ERROR":
        errors.append((minutes, rest))
    elif (pos := rest.find("user=")) >= 0:
        users.add(rest[pos + 5:])
    else:
        print("other action:", verb, rest)

print("lines read:", count)
print("users:", sorted(users))
print("errors:", errors)

longest = [w for word in "disk full at noon".split() if len(w := word.upper()) > 3]
print(longest, "last seen word:", w)

if (n := len(errors)) == 1:
    print("exactly one error")
elif n > 1:
    print(n, "errors")
total = 0
partial = [total := total + x for x in (5, 7, 11)]
print(partial, total)
