from collections import defaultdict, deque

text = "Ava-Bo Bo-Cy Cy-Ava Cy-Dee Dee-Eli Fay-Gus"

graph = defaultdict(set)
for edge in text.split():
    a, b = edge.split("-")
    graph[a].add(b)
    graph[b].add(a)

degrees = {name: len(friends) for name, friends in graph.items()}
print("degrees:", degrees)
top = max(degrees.values())
print("most connected:", sorted(n for n, d in degrees.items() if d == top))


def distances(source):
    seen = {source: 0}
    todo = deque([source])
    while todo:
        here = todo.popleft()
        for friend in sorted(graph[here]):
            if friend not in seen:
                seen[friend] = seen[here] + 1
                todo.append(friend)
    return seen


class Component:
    count = 0

    def __init__(self, members):
        Component.count += 1
        self.number = Component.count
        self.members = sorted(members)

    def edges(self):
        return sum(len(graph[m]) for m in self.members) // 2

    def density(self):
        n = len(self.members)
        return self.edges() / (n * (n - 1) / 2)

    def __str__(self):
        return f"group {self.number}: {' '.join(self.members)} ({self.density():.2f})"


done = set()
for person in sorted(graph):
    if person in done:
        continue
    c = Component(distances(person))
    done.update(c.members)
    print(c)

d = distances("Ava")
for name in sorted(d, key=lambda n: (d[n], n)):
    print("  " * d[name] + name, d[name])

suggest = []
for a in sorted(graph):
    for b in sorted(graph):
        if a < b and b not in graph[a]:
            common = graph[a] & graph[b]
            if common:
                suggest.append((a, b, sorted(common)))
for a, b, via in suggest:
    print(f"{a} should meet {b} through {'/'.join(via)}")
