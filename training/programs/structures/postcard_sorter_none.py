cards = []
cards.append({"from": "Porto", "year": 1998, "stamps": ["blue", "red"]})
cards.append({"from": "Kraków", "year": 2003, "stamps": []})
cards.append({"from": "Agra", "year": 1998, "stamps": ["green"]})
cards.append({"from": "Oulu", "year": None, "stamps": ["red", "red", "gold"]})

print("I have", len(cards), "cards")

# count stamps
count = {}
for card in cards:
    for s in card["stamps"]:
        if s in count:
            count[s] += 1
        else:
            count[s] = 1
print(count)
most = ""
for s in count:
    if most == "" or count[s] > count[most]:
        most = s
print("most common:", most, count[most])

# oldest card
oldest = None
for card in cards:
    if card["year"] is None:
        print(card["from"], "has no year")
        continue
    if oldest is None or card["year"] < oldest["year"]:
        oldest = card
print("oldest:", oldest["from"], oldest["year"])

def find_card(town):
    for card in cards:
        if card["from"].lower() == town.lower():
            return card

def first_stamp(card, default="none"):
    stamps = card.get("stamps")
    return stamps[0] if stamps else default

print(first_stamp(find_card("agra")), first_stamp(find_card("KRAKÓW")))
print(first_stamp({}), first_stamp(cards[-1], default="?"))

towns = [c["from"] for c in cards]
towns.sort()
print(towns)
towns.insert(1, "Lima")
towns.remove("Oulu")
print(towns, towns.index("Porto"))
by_year = {}
for c in cards:
    by_year.setdefault(c["year"], []).append(c["from"])
print(by_year)
print(find_card("Lima"))

towns = towns.reverse()
print(towns)
print("last:", first_stamp(find_card("Lima")))
