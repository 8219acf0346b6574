# Containers stand in three stacks. To reach one, those above must be moved.
yard = [["MSKU-11", "HLXU-20"], ["TGHU-07"], []]
moves = 0


def top(stack):
    return stack[-1] if stack else None


def locate(code):
    for i, stack in enumerate(yard):
        if code in stack:
            return i, stack.index(code)
    return None


def lowest_other(avoid):
    choices = [i for i in range(len(yard)) if i != avoid]
    return min(choices, key=lambda i: (len(yard[i]), i))


def put(code, where=None):
    target = where if where is not None else lowest_other(-1)
    yard[target].append(code)
    return target


def fetch(code):
    global moves
    place = locate(code)
    if place is None:
        print("no container", code)
        return False
    s, depth = place
    while yard[s][-1] != code:
        above = yard[s].pop()
        to = lowest_other(s)
        yard[to].append(above)
        moves += 1
        print(f"  {above}: {s} -> {to}")
    assert len(yard[s]) == depth + 1
    yard[s].pop()
    return True


print(put("OOLU-33"), put("CMAU-44", 0), put("TEMU-55", where=1))
print([len(s) for s in yard], [top(s) for s in yard])
print(fetch("MSKU-11"))
print(yard)
print(fetch("XXXX-00"), moves)
print(fetch("TEMU-55"))
print([top(s) for s in yard], "moves", moves)
flat = [c for stack in yard for c in stack]
print(len(flat), sorted(flat, key=lambda c: int(c[-2:]), reverse=True)[:2])
heights = list(map(len, yard))
print("tallest", heights.index(max(heights)), "level" if max(heights) - min(heights) <= 1 else "uneven")
yard[1].reverse()
print(yard[1], yard[-1][::-1])
