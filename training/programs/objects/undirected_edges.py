class Edge:
    __slots__ = ("a", "b", "cost")

    def __init__(self, a, b, cost=1):
        self.a, self.b = sorted((a, b))
        self.cost = cost

    def __eq__(self, other):
        return isinstance(other, Edge) and (self.a, self.b) == (other.a, other.b)

    def __hash__(self):
        return hash((self.a, self.b))

    def __lt__(self, other):
        return (self.cost, self.a, self.b) < (other.cost, other.a, other.b)

    def __iter__(self):
        yield self.a
        yield self.b

    def other(self, node):
        if node not in tuple(self):
            raise ValueError(f"{node} is not part of {self}")
        return self.b if node == self.a else self.a

    def __repr__(self):
        return f"{self.a}-{self.b}({self.cost})"


class Cables:
    """Cheapest network by adding the cheapest useful edge."""

    def __init__(self, edges):
        self.edges = {}
        for e in edges:
            known = self.edges.get(e)
            if known is None or e.cost < known.cost:
                self.edges.pop(e, None)
                self.edges[e] = e

    @property
    def nodes(self):
        return sorted({n for e in self.edges for n in e})

    def cheapest(self):
        group = {n: n for n in self.nodes}
        chosen = []
        for e in sorted(self.edges):
            a, b = (group[n] for n in e)
            if a == b:
                continue
            for n in group:
                if group[n] == b:
                    group[n] = a
            chosen.append(e)
        return chosen

    def degree(self, node):
        return sum(node in tuple(e) for e in self.edges)


raw = "11-12:40 12-14:25 14-11:30 15-14:60 12-11:35 16-15:10 16-16:5 15-12:25"
edges = []
for item in raw.split():
    ends, cost = item.split(":")
    x, y = map(int, ends.split("-"))
    edges.append(Edge(x, y, int(cost)))

print(edges[:3], edges[0] == edges[4], hash(edges[0]) == hash(edges[4]))
net = Cables(edges)
print(len(edges), len(net.edges), net.nodes)
print(min(net.edges), max(net.edges))
tree = net.cheapest()
print(tree, sum(e.cost for e in tree))
print({n: net.degree(n) for n in net.nodes})
print(edges[2].other(14), edges[6].other(16))
p, q = edges[3]
print(p, q, q in edges[3], 15 in edges[3])
try:
    edges[0].other(99)
except ValueError as e:
    print(e)
left = [e for e in net.edges if e not in tree]
print(left, Edge(12, 11) in tree, net.edges[Edge(12, 11)].cost)
print(Cables([]).cheapest(), Cables([Edge(1, 2)]).cheapest())
