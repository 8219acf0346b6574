from functools import total_ordering


@total_ordering
class Entry:
    def __init__(self, term, text=""):
        self.term, self.text = term, text
        self.left = self.right = None

    def __eq__(self, other):
        return self.term.casefold() == other.term.casefold()

    def __lt__(self, other):
        return self.term.casefold() < other.term.casefold()


class Glossary:
    def __init__(self):
        self.root = None
        self.comparisons = 0

    def __setitem__(self, term, text):
        new = Entry(term, text)
        if self.root is None:
            self.root = new
            return
        node = self.root
        while True:
            if new == node:
                node.text = text
                break
            side = "left" if new < node else "right"
            child = getattr(node, side)
            if child is None:
                setattr(node, side, new)
                break
            node = child

    def _find(self, term):
        probe, node = Entry(term), self.root
        while node and not probe == node:
            self.comparisons += 1
            node = node.left if probe <= node else node.right
        return node

    def __getitem__(self, term):
        node = self._find(term)
        if node is None:
            raise KeyError(term)
        return node.text

    def __contains__(self, term):
        return self._find(term) is not None

    def __iter__(self):
        yield from self._walk(self.root)

    def _walk(self, node):
        if node:
            yield from self._walk(node.left)
            yield node.term
            yield from self._walk(node.right)

    def depth(self):
        level, nodes = 0, [self.root]
        while nodes := [n for n in nodes if n]:
            level += 1
            nodes = [child for n in nodes for child in (n.left, n.right)]
        return level


g = Glossary()
print(g.depth(), list(g))
g["Mast"] = "vertical spar"
g["boom"] = "horizontal spar"
g["Rudder"] = "steers"
g["keel"] = "backbone of the hull"
g["MAST"] = "tall vertical spar"
print(list(g))
print(g["mast"], "/", g.root.term)
print("Keel" in g, "jib" in g, g.depth())
print("steps:", g.comparisons)
try:
    g["anchor"]
except KeyError as e:
    print("missing", e, e.args)
g["anchor"] = g["boom"].replace("horizontal", "heavy")
print(next(iter(g)), g["Anchor"])
print(g.root.left.left.term, g.root.right.left)
print(Entry("Jib") >= Entry("jib"), Entry("a") > Entry("b"))
