# Search box of a plant nursery: prefix tree with popularity of the names
class Trie:
    def __init__(self):
        self.children = {}
        self.weight = None      # None: no word ends here

    def insert(self, word, weight=1):
        node = self
        for ch in word:
            node = node.children.setdefault(ch, Trie())
        node.weight = (node.weight or 0) + weight

    def descend(self, prefix):
        node = self
        for ch in prefix:
            if (node := node.children.get(ch)) is None:
                return None
        return node

    def words(self, prefix=""):
        if self.weight is not None:
            yield prefix, self.weight
        for ch in sorted(self.children):
            yield from self.children[ch].words(prefix + ch)

    def count(self):
        return 1 + sum(c.count() for c in self.children.values())

    def suggest(self, prefix, limit=2):
        node = self.descend(prefix)
        if node is None:
            return []
        found = sorted(node.words(prefix), key=lambda w: (-w[1], w[0]))
        return [word for word, _ in found[:limit]]

    def common_start(self):
        node, start = self, ""
        while len(node.children) == 1 and node.weight is None:
            (ch, node), = node.children.items()
            start += ch
        return start

    def __contains__(self, word):
        node = self.descend(word)
        return node is not None and node.weight is not None


trie = Trie()
for name, sold in [("rose", 9), ("ros", 0), ("rue", 2), ("fig", 1)]:
    trie.insert(name, sold)
trie.insert("rue", 5)

print(dict(trie.words()))
print(trie.suggest("r"), trie.suggest("x"))
print("ros" in trie, "ru" in trie, "roses" in trie)
print(trie.count(), "nodes")
print(repr(trie.common_start()), trie.descend("f").common_start())
best = max(trie.descend("ro").words(), key=lambda w: w[1])
print(best)
