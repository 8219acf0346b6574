def clean_names(names):
    for n in names:
        if n.strip() == "" or n.startswith("test"):
            names.remove(n)
    return names


def initials(name):
    return "".join(part[0] for part in name.split() if part)


raw = "Ana Ruiz;test1;test2;;Bo Li;;test3;Carl Maria Ek"
names = raw.split(";")
print(len(names), "entries")

cleaned = clean_names(names)
print(len(cleaned), cleaned)

members = {}
for n in cleaned:
    key = initials(n)
    members[key] = n
    print(repr(key), "=", repr(n))

print("members:", len(members))
if len(members) != 3:
    print("hm, expected three members")
