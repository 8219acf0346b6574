"""Autocomplete for a contact list."""
END = "."


def build(names):
    trie = {}
    for name in names:
        level = trie
        for ch in name.lower():
            level = level.setdefault(ch, {})
        level[END] = name
    return trie


def walk(level):
    for ch in sorted(level):
        if ch == END:
            yield level[ch]
        else:
            yield from walk(level[ch])


def complete(trie, prefix):
    level = trie
    for ch in prefix:
        if ch not in level:
            return []
        level = level[ch]
    return list(walk(level))


def count_nodes(level):
    return sum(1 + count_nodes(sub) for ch, sub in level.items() if ch != END)


trie = build(["Ann", "Anna", "Ari", "Bo"])
print("roots:", list(trie))
for typed in ("an", "a", "bo", "x"):
    hits = complete(trie, typed)
    print(repr(typed), "->", hits if hits else "no contact")
print("letters stored:", count_nodes(trie))
