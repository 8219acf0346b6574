class Track:
    def __init__(self, title, secs, nxt=None):
        self.title = title
        self.secs = secs
        self.nxt = nxt


class Playlist:
    def __init__(self):
        self.head = None
        self.count = 0

    def add_front(self, title, secs):
        self.head = Track(title, secs, self.head)
        self.count += 1

    def add_end(self, title, secs):
        new = Track(title, secs)
        if self.head is None:
            self.head = new
        else:
            node = self.head
            while node.nxt:
                node = node.nxt
            node.nxt = new
        self.count += 1

    def remove(self, title):
        prev, node = None, self.head
        while node is not None and node.title != title:
            prev, node = node, node.nxt
        if node is None:
            return False
        if prev is None:
            self.head = node.nxt
        else:
            prev.nxt = node.nxt
        self.count -= 1
        return True

    def flip(self):
        prev = None
        node = self.head
        while node:
            node.nxt, prev, node = prev, node, node.nxt
        self.head = prev

    def __iter__(self):
        node = self.head
        while node:
            yield node
            node = node.nxt


pl = Playlist()
pl.add_end("Blue Kite", 201)
pl.add_end("Rainlight", 187)
pl.add_front("Opening", 45)
print([t.title for t in pl])
pl.flip()
print([t.title for t in pl])
print(pl.remove("Rainlight"), pl.remove("Nope"), pl.count)
print("seconds:", sum(t.secs for t in pl))
