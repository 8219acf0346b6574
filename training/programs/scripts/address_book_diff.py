import json
from dataclasses import dataclass, fields, asdict


@dataclass
class Contact:
    id: int
    name: str
    mail: str = ""
    city: str = ""


def load(text):
    return {d["id"]: Contact(**d) for d in json.loads(text)}


before = load("""[
 {"id": 11, "name": "Ula Berg", "mail": "ula@berg.se", "city": "Lund"},
 {"id": 12, "name": "Ko Tanaka", "city": "Kobe"},
 {"id": 15, "name": "Sam Reed", "mail": "sam@reed.co"}
]""")
after = load("""[
 {"id": 11, "name": "Ula Berg-Holm", "mail": "ula@berg.se", "city": "Malmo"},
 {"id": 12, "name": "Ko Tanaka", "mail": "ko@mail.jp", "city": "Kobe"},
 {"id": 19, "name": "Ana Cruz", "mail": "ana@@cruz.mx"}
]""")


def changes(old, new):
    for f in fields(Contact):
        a, b = getattr(old, f.name), getattr(new, f.name)
        if a != b:
            yield f.name, a, b


stats = dict(added=0, removed=0, changed=0)
for key in sorted({*before, *after}):
    match (before.get(key), after.get(key)):
        case (None, c):
            stats["added"] += 1
            print(f"#{key} added: {c.name}")
        case (c, None):
            stats["removed"] += 1
            print(f"#{key} removed: {c.name}")
        case (old, new):
            diffs = list(changes(old, new))
            if diffs:
                stats["changed"] += 1
            for name, a, b in diffs:
                print(f"#{key} {name}: {a or '(empty)'} -> {b}")

print(stats)


def valid(mail):
    user, at, host = mail.partition("@")
    return bool(user and at and "." in host and "@" not in host)


for contact in after.values():
    if not valid(contact.mail):
        print("bad mail:", asdict(contact))
domains = sorted({c.mail.rsplit(".", 1)[-1] for c in after.values()})
print("domains:", domains)
