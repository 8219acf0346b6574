import re

contacts = """Maria Lopez; maria.lopez@mail.com; 555-1234
Piet de Vries; piet@@work.nl; 555-99
Chen Wei; chen_wei88@uni.edu; 5554321
no semicolons here
Olu Ade; olu@shop.org; 555-7788"""

email_pattern = r"^[\w.]+@\w+\.(com|org|nl|edu)$"
phone_pattern = re.compile(r"^(\d{3})-?(\d{4})$")

good = {}
bad = []
line_number = 0
for line in contacts.split("\n"):
    line_number += 1
    parts = re.split(r";\s*", line)
    if len(parts) != 3:
        bad.append((line_number, "format"))
        continue
    name, email, phone = parts
    m = re.match(email_pattern, email)
    if not m:
        print("bad email:", email)
        bad.append((line_number, "email"))
        continue
    p = phone_pattern.match(phone)
    if p is None:
        print("bad phone:", phone)
        bad.append((line_number, "phone"))
        continue
    number = p.group(1) + " " + p.group(2)
    good[name] = (email, number, m.group(1))
    print(name, "->", number)

print(len(good), "good,", len(bad), "bad:", bad)
endings = {}
for name in good:
    e = good[name][2]
    if e in endings:
        endings[e] += 1
    else:
        endings[e] = 1
print(endings)

hidden = re.sub(r"\d", "x", "call 555-1234 or 911")
print(hidden)
print(re.findall(r"[A-Z]\w+", contacts)[:4])
for name in sorted(good, key=lambda n: n.split()[-1]):
    print(re.sub(r"^(\w+) (\w+)$", r"\2, \1", name))
