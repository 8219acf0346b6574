def pages(items, size):
    """split the items into pages"""
    count = len(items) // size
    result = []
    for p in range(count):
        result.append(items[p * size:(p + 1) * size])
    return result


def render(page, number, of):
    lines = [f"-- page {number}/{of} --"]
    for i, title in enumerate(page, start=1):
        lines.append(f"{i}. {title}")
    return "\n".join(lines)


films = ["Metropolis", "Alien", "Brazil", "Solaris", "Stalker", "Gattaca", "Moon"]
book = pages(films, 3)
for n, page in enumerate(book, 1):
    print(render(page, n, len(book)))

shown = sum(len(p) for p in book)
print("shown", shown, "of", len(films))
last = book[-1][-1]
print("last film:", last)
