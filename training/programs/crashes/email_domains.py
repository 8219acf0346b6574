contacts = ["mia@post.example", "JON@mail.example", " sue@post.example ", "info at shop.example", "kai@lab.example"]


def clean(addr):
    return addr.strip().lower()


def split_addr(addr):
    parts = addr.split("@")
    return parts[0], parts[1]


def group_by_domain(addresses):
    groups = {}
    for a in addresses:
        user, domain = split_addr(clean(a))
        groups.setdefault(domain, []).append(user)
        print(f"{user} at {domain} ({len(groups)} domains)")
    return groups


first = group_by_domain(contacts[:3])
for domain, users in first.items():
    print(domain, "->", ", ".join(users))
print("----")
everything = group_by_domain(contacts)
print(max(everything, key=lambda d: len(everything[d])))
