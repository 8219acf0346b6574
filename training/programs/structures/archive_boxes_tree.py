archive = {
    "label": "Keller", "kg": 0.5, "boxes": [
        {"label": "Briefe", "kg": 3.2, "boxes": [
            {"label": "1987", "kg": 1.1, "boxes": []},
        ]},
        {"label": "Fotos", "kg": 4.0, "boxes": [
            {"label": "Dias", "kg": 2.5},
            {"label": "Negative", "kg": 0.9, "boxes": []},
        ]},
    ],
}


def weight(box):
    return box["kg"] + sum(weight(b) for b in box.get("boxes", []))


def lines(box, depth=0):
    yield "  " * depth + f"{box['label']} ({box['kg']})"
    for inner in box.get("boxes") or []:
        yield from lines(inner, depth + 1)


def find(box, label):
    if box["label"] == label:
        return [label]
    for inner in box.get("boxes", ()):
        path = find(inner, label)
        if path:
            return [box["label"]] + path
    return []


def height(box):
    return 1 + max(map(height, box.get("boxes", [])), default=0)


print(*lines(archive), sep="\n")
print(f"{weight(archive):.1f} kg", height(archive))
print("/".join(find(archive, "Dias")), find(archive, "Karten"))

todo = [archive]
order = []
while todo:
    box = todo.pop(0)
    order.append(box["label"])
    todo.extend(box.get("boxes", []))
print(order)

leaves = []
stack = [archive]
while stack:
    box = stack.pop()
    inner = box.get("boxes")
    if not inner:
        leaves.append(box["label"])
    else:
        stack += inner
print(leaves, len(order) - len(leaves))

photos = archive["boxes"][1]
moved = photos["boxes"].pop(0)
archive["boxes"][0]["boxes"].insert(0, moved)
photos.update(kg=4.5, note="damp")
print("/".join(find(archive, "Dias")), sorted(photos))
print(round(weight(archive), 2), archive["boxes"][-1]["boxes"][-1]["label"])
dias = archive["boxes"][0]["boxes"][0]
print(dias.get("boxes", "no boxes"), dias is moved)
