# All ways from the cabin to the lake (hiking trails only go downhill)
trails = {
    'cabin': ['ridge', 'spring'],
    'ridge': ['meadow', 'cliff'],
    'spring': ['meadow'],
    'meadow': ['lake'],
    'cliff': [],
    'lake': [],
}
length = {('cabin', 'ridge'): 4, ('cabin', 'spring'): 2, ('ridge', 'meadow'): 1,
          ('ridge', 'cliff'): 3, ('spring', 'meadow'): 5, ('meadow', 'lake'): 2}


def all_paths(here, goal, path=None):
    path = (path or []) + [here]
    if here == goal:
        return [path]
    found = []
    for nxt in trails[here]:
        found += all_paths(nxt, goal, path)
    return found


def km(path):
    return sum(length[pair] for pair in zip(path, path[1:]))


paths = all_paths('cabin', 'lake')
print(len(paths), 'ways')
for p in sorted(paths, key=km):
    print(km(p), 'km', '/'.join(p))

dead_ends = [t for t, nxt in trails.items() if not nxt and t != 'lake']
print('dead ends:', dead_ends)
assert all(p[-1] == 'lake' for p in paths)
print('via ridge:', any('ridge' in p for p in paths))
