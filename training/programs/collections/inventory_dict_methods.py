def main():
    bag = {"sword": 1, "potion": 4}
    loot = {"potion": 2, "gold": 55}

    for item, n in loot.items():
        bag[item] = bag.get(item, 0) + n
    print("bag:", bag)

    used = bag.pop("sword")
    print("dropped sword, had", used)
    print("dropped bow, had", bag.pop("bow", 0))

    bag.setdefault("map", 1)
    bag.setdefault("gold", 0)
    print(bag)

    shop = {"potion": 10, "rope": 7}
    merged = bag | shop
    print("bag | shop potion:", merged["potion"], "shop | bag:", (shop | bag)["potion"])
    bag |= {"torch": 3}
    bag.update(rope=1, torch=bag["torch"] - 1)
    print(list(bag.keys()))
    print("last:", bag.popitem())

    shared = bag.keys() & shop.keys()
    print("also in shop:", sorted(shared))
    worth = sum(shop[k] * bag[k] for k in shared)
    print("worth", worth)

    for item in list(bag):
        if bag[item] < 2:
            del bag[item]
    print("after cleanup:", bag)

    if "gold" in bag and bag["gold"] >= 50:
        bag["gold"] -= 50
        bag["shield"] = 1
    print({k.upper(): v for k, v in bag.items() if v})
    bag.clear()
    print(len(bag), bool(bag))


main()
