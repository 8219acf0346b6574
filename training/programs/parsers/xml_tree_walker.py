import re
from collections import Counter

TAG = re.compile(r"<(/?)(\w+)((?:\s+\w+=\"[^\"]*\")*)\s*(/?)>|([^<]+)")


class Node:
    __slots__ = ("tag", "attrs", "children")

    def __init__(self, tag, attrs=None):
        self.tag = tag
        self.attrs = attrs or {}
        self.children = []

    def __iter__(self):
        yield self
        for child in self.children:
            if isinstance(child, Node):
                yield from child

    @property
    def text(self):
        return "".join(c if isinstance(c, str) else c.text for c in self.children)

    def find(self, path):
        nodes = [self]
        for step in path.split("/"):
            nodes = [c for n in nodes for c in n.children
                     if isinstance(c, Node) and step in ("*", c.tag)]
        return nodes


class NotWellFormed(Exception):
    pass


def parse(source):
    root = Node("#root")
    stack = [root]
    for close, tag, attrs, empty, text in TAG.findall(source):
        if text:
            if text.strip():
                stack[-1].children.append(text.strip())
        elif close:
            opened = stack.pop().tag
            if opened != tag:
                raise NotWellFormed(f"</{tag}> closes <{opened}>")
        else:
            node = Node(tag, dict(re.findall(r'(\w+)="([^"]*)"', attrs)))
            stack[-1].children.append(node)
            if not empty:
                stack.append(node)
    if len(stack) > 1:
        raise NotWellFormed(f"<{stack[-1].tag}> never closed")
    return root


def dump(node, depth=0):
    for c in node.children:
        if isinstance(c, str):
            print("  " * depth + repr(c))
        else:
            extra = "".join(f" @{k}={v}" for k, v in c.attrs.items())
            print("  " * depth + c.tag + extra)
            dump(c, depth + 1)


train = parse('<train no="66"><car seats="40">first<wc/></car><car seats="72"/><diner/></train>')
dump(train)
print(Counter(n.tag for n in train))
print("seats:", sum(int(c.attrs["seats"]) for c in train.find("train/car")))
print([n.tag for n in train.find("train/*")], train.text)
for bad in ("<a><b></a>", "<a><b/>"):
    try:
        parse(bad)
    except NotWellFormed as e:
        print(bad, "|", e)
