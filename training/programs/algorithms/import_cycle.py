"""Find a circular import in a little package."""
IMPORTS = {
    "app": ["views", "config"],
    "views": ["models", "forms"],
    "models": ["db"],
    "forms": ["utils"],
    "db": ["config"],
    "utils": ["views"],
    "config": [],
}

WHITE, GREY, BLACK = 0, 1, 2


def find_cycle(graph):
    color = dict.fromkeys(graph, WHITE)
    trail = []

    def visit(mod):
        color[mod] = GREY
        trail.append(mod)
        for dep in graph[mod]:
            if color[dep] == GREY:
                return trail[trail.index(dep):] + [dep]
            if color[dep] == WHITE:
                cycle = visit(dep)
                if cycle:
                    return cycle
        color[mod] = BLACK
        trail.pop()
        return None

    for mod in graph:
        if color[mod] == WHITE:
            cycle = visit(mod)
            if cycle:
                return cycle, color
    return None, color


cycle, color = find_cycle(IMPORTS)
print("cycle:", " -> ".join(cycle))
print("finished:", sorted(m for m, c in color.items() if c == BLACK))
IMPORTS["utils"].remove("views")
cycle, color = find_cycle(IMPORTS)
print("after the fix:", cycle)
print("all done:", set(color.values()) == {BLACK})
