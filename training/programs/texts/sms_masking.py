import re

messages = [
    "Call me at 0171-555042 or mail ana@post.de",
    "Card 4929 1111 2222 3333 was charged 19 EUR",
    "Code: 884201. Don't share it!",
    "see you at 8",
]

stats = {"phone": 0, "mail": 0, "card": 0, "code": 0}


def hide_mail(m):
    stats["mail"] += 1
    user, host = m.group(1), m.group(2)
    return user[0] + "*" * (len(user) - 1) + "@" + host


def hide_card(m):
    stats["card"] += 1
    digits = m.group().replace(" ", "")
    return "**** " + digits[-4:]


def hide_phone(m):
    stats["phone"] += 1
    return m[1] + "-" + "x" * len(m[2])


def hide_code(match):
    stats["code"] += 1
    return "?" * len(match.group(0))


rules = (
    (re.compile(r"(\w+)@([\w.]+)"), hide_mail),
    (re.compile(r"(?:\d{4} ){3}\d{4}"), hide_card),
    (re.compile(r"(0\d{3})-(\d+)"), hide_phone),
    (re.compile(r"\b\d{6}\b"), hide_code),
)

for msg in messages:
    safe = msg
    for rule, func in rules:
        safe = rule.sub(func, safe)
    flag = " " if safe == msg else "!"
    print(flag, safe)

print(", ".join(f"{k}={v}" for k, v in stats.items()))
