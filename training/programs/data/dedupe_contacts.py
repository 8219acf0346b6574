import re
import unicodedata

people = [
    dict(name="José Álvarez", phone="+34 600 111 222", mail=None),
    dict(name="jose alvarez", phone="600111222", mail="jose@cafe.example"),
    dict(name="Nora Lind", phone="+46 70 555 12", mail="nora@lind.example"),
    dict(name="Alvarez, Jose", phone="", mail="JOSE@cafe.example"),
    dict(name="N. Lind", phone="07055512", mail="nora@lind.example"),
]


def plain(text):
    flat = unicodedata.normalize("NFKD", text)
    return "".join(c for c in flat if not unicodedata.combining(c)).lower()


def name_key(name):
    if "," in name:
        last, first = [p.strip() for p in name.split(",", 1)]
        name = first + " " + last
    return plain(name)


def phone_key(phone):
    digits = re.sub(r"\D", "", phone)
    return digits[-6:] if len(digits) >= 6 else ""


def keys(p):
    found = ["n:" + name_key(p["name"])]
    if p["mail"]:
        found.append("m:" + p["mail"].lower())
    if phone_key(p["phone"]):
        found.append("p:" + phone_key(p["phone"]))
    return found


owner = {}      # key -> index of merged record
merged = []
for p in people:
    ks = keys(p)
    print(ks)
    hit = next((owner[k] for k in ks if k in owner), None)
    if hit is None:
        merged.append(dict(p, sources=1))
        hit = len(merged) - 1
    else:
        target = merged[hit]
        target["sources"] += 1
        for field, value in p.items():
            if value and not target[field]:
                print("   fills", field, "=", value)
                target[field] = value
    for k in ks:
        owner.setdefault(k, hit)

print(len(people), "->", len(merged))
for m in merged:
    print("{name} | {phone} | {mail} | {sources}x".format(**m))
