import difflib

old_menu = ["Tomato soup", "Green salad", "Fried fish", "Apple pie"]
new_menu = ["Tomato soup", "Greek salad", "Fried fish", "Coffee", "Plum pie"]

added, removed = [], []
for line in difflib.ndiff(old_menu, new_menu):
    code, text = line[0], line[2:]
    if code == "+":
        added.append(text)
    elif code == "-":
        removed.append(text)
print("new:", added)
print("gone:", removed)

for dish in new_menu:
    best, score = None, 0
    for candidate in old_menu:
        r = difflib.SequenceMatcher(None, dish, candidate).ratio()
        if r > score:
            best, score = candidate, r
    mark = "same" if score == 1 else "like" if score > 0.6 else "new?"
    print(f"{dish:<12} {mark} {best} ({score:.2f})")

print(difflib.get_close_matches("Freid fsh", old_menu, n=1))

sm = difflib.SequenceMatcher(None, "Green salad", "Greek salads")
for tag, a1, a2, b1, b2 in sm.get_opcodes():
    print(f"{tag:8} {sm.a[a1:a2]!r} -> {sm.b[b1:b2]!r}")

out = list(difflib.unified_diff(old_menu[:2], new_menu[:2], "old", "new", lineterm=""))
print(out[2:])
