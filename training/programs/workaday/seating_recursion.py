# Wedding table: all orders of the guests in which nobody sits next to a rival
def orders(guests):
    """Permutations by recursion, as a generator."""
    if len(guests) <= 1:
        yield list(guests)
        return
    for i, first in enumerate(guests):
        rest = guests[:i] + guests[i + 1:]
        for tail in orders(rest):
            yield [first] + tail


def choose(items, k, chosen=()):
    if k == 0:
        yield chosen
    elif len(items) >= k:
        head, *tail = items
        yield from choose(tail, k - 1, (*chosen, head))
        yield from choose(tail, k, chosen)


def peaceful(order, rivals):
    return not any({a, b} in rivals for a, b in zip(order, order[1:]))


guests = ["Uncle", "Bride", "Cousin"]
rivals = [{"Uncle", "Cousin"}]
good = [o for o in orders(guests) if peaceful(o, rivals)]
for o in good:
    print(" - ".join(o))

# turned around it is the same table
seen, different = set(), []
for o in good:
    key = min(tuple(o), tuple(o[::-1]))
    if key not in seen:
        seen.add(key)
        different.append("".join(name[0] for name in o))
print(different, "of", len(good))

dishes = {"soup": 4, "fish": 11, "cake": 5, "nuts": 2}
budget = 10
menus = {}
for menu in choose(list(dishes), 2):
    price = sum(dishes[d] for d in menu)
    if price <= budget:
        menus["+".join(menu)] = price
print(menus)
best = max(menus, key=menus.get)
print("best use of money:", best, budget - menus[best], "left")


def nested(x, depth=0):
    if isinstance(x, list):
        return max((nested(y, depth + 1) for y in x), default=depth + 1)
    return depth


print(nested([1, [2, [3]], []]), nested([]), nested(5))
print(list(choose("ab", 3)), list(choose([], 0)))
