from datetime import date

loans = [
    {"who": "Nora", "book": "Fungi", "due": date(2023, 3, 4), "back": True},
    {"who": "Ravi", "book": "Sails", "due": date(2023, 3, 1), "back": False},
    {"who": "Nora", "book": "Maps", "due": date(2023, 3, 9), "back": False},
    {"who": "Sven", "book": "Bees", "due": date(2023, 2, 20), "back": False},
]
today = date(2023, 3, 6)

open_loans = [l for l in loans if not l["back"]]
late = sorted((l for l in open_loans if l["due"] < today), key=lambda l: l["due"])
print(f"{len(open_loans)} open, {len(late)} late")

for l in late:
    days = (today - l["due"]).days
    l["fee"] = days * 20
    print("{who:<5} {book:<6} {fee:>4} ct".format(**l))

per_person = {}
for l in loans:
    entry = per_person.setdefault(l["who"], {"books": [], "fee": 0})
    entry["books"].append(l["book"])
    entry["fee"] += l.get("fee", 0)

for who, info in per_person.items():
    print(who, "/".join(info["books"]), info["fee"])

nobody_free = all(p["fee"] > 0 for p in per_person.values())
print("everybody pays:", nobody_free)
top = max(per_person.items(), key=lambda kv: kv[1]["fee"])
print("top:", top[0])
soonest = min(open_loans, key=lambda l: l["due"])
print(soonest["book"], soonest["due"].isoformat())
keys = sorted(set().union(*(l.keys() for l in loans)))
print(keys)
print([l.pop("fee", None) for l in loans])
