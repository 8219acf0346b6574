# Party playlist as a doubly linked list (written for my data structures course)
class Node:
    def __init__(self, title, prev=None, next=None):
        self.title = title
        self.prev = prev
        self.next = next


class Playlist:
    def __init__(self, *titles):
        self.first = self.last = None
        self.size = 0
        for t in titles:
            self.append(t)

    def append(self, title):
        node = Node(title, prev=self.last)
        if self.last is None:
            self.first = node
        else:
            self.last.next = node
        self.last = node
        self.size += 1

    def insert_after(self, old, new):
        node = self.find(old)
        if node is self.last:
            return self.append(new)
        fresh = Node(new, node, node.next)
        node.next.prev = fresh
        node.next = fresh
        self.size += 1

    def find(self, title):
        node = self.first
        while node is not None:
            if node.title == title:
                return node
            node = node.next
        else:
            raise LookupError(title)

    def remove(self, title):
        node = self.find(title)
        if node.prev:
            node.prev.next = node.next
        else:
            self.first = node.next
        if node.next:
            node.next.prev = node.prev
        else:
            self.last = node.prev
        self.size -= 1

    def __iter__(self):
        node = self.first
        while node:
            yield node.title
            node = node.next

    def __reversed__(self):
        node = self.last
        while node:
            yield node.title
            node = node.prev

    def __len__(self):
        return self.size


p = Playlist("Hey", "Jolene", "Africa")
p.insert_after("Hey", "Lola")
p.insert_after("Africa", "Zoo")
print(list(p), len(p))
p.remove("Hey")
p.remove("Zoo")
print(" > ".join(p), "|", " < ".join(reversed(p)))
print(p.first.title, p.last.title, p.first.prev, "Lola" in p)
try:
    p.remove("Hey")
except LookupError as e:
    print("not in list:", e)
print(len(Playlist()), Playlist("x").last.prev)
