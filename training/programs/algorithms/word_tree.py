class Node:
    __slots__ = ("key", "times", "left", "right")

    def __init__(self, key):
        self.key = key
        self.times = 1
        self.left = None
        self.right = None


def insert(node, key):
    if node is None:
        return Node(key)
    if key == node.key:
        node.times += 1
    elif key < node.key:
        node.left = insert(node.left, key)
    else:
        node.right = insert(node.right, key)
    return node


def in_order(node):
    if node:
        yield from in_order(node.left)
        yield node
        yield from in_order(node.right)


def height(node):
    if node is None:
        return 0
    return 1 + max(height(node.left), height(node.right))


root = None
for bird in "robin finch wren robin crow owl finch".split():
    root = insert(root, bird)

for n in in_order(root):
    print(n.key, "x" * n.times)
print("height", height(root))
print("total", sum(n.times for n in in_order(root)))

smallest = root
while smallest.left is not None:
    smallest = smallest.left
print("first in the alphabet:", smallest.key)
