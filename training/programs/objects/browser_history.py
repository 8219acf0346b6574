class Page:
    __slots__ = ("url", "title", "prev", "next")

    def __init__(self, url, title=None):
        self.url = url
        self.title = title or url.rstrip("/").rsplit("/", 1)[-1]
        self.prev = None
        self.next = None


class History:
    def __init__(self, home):
        self.current = self.first = Page(home, "home")
        self.size = 1

    def visit(self, url, title=None):
        page = Page(url, title)
        dropped = 0
        node = self.current.next
        while node:
            dropped += 1
            node = node.next
        self.current.next = page
        page.prev = self.current
        self.current = page
        self.size += 1 - dropped
        return dropped

    def back(self, steps=1):
        while steps > 0 and self.current.prev is not None:
            self.current = self.current.prev
            steps -= 1
        return self.current.url

    def forward(self):
        if self.current.next is None:
            return None
        self.current = self.current.next
        return self.current.url

    def __iter__(self):
        node = self.first
        while node:
            yield node
            node = node.next

    def __reversed__(self):
        node = self.first
        while node.next:
            node = node.next
        while node:
            yield node.title
            node = node.prev

    def __len__(self):
        return self.size

    def __str__(self):
        marks = [f"[{p.title}]" if p is self.current else p.title for p in self]
        return " > ".join(marks)


h = History("https://example.org/")
h.visit("https://example.org/docs/")
h.visit("https://example.org/docs/install.html")
h.visit("https://shop.example.com/cart", "Your cart")
print(h, len(h))
print(h.back(2))
print(h)
print(h.forward(), "|", h.current.title)
gone = h.visit("https://example.org/docs/faq.html")
print("dropped", gone, "->", h)
print(h.forward())
print(h.back(steps=99), len(h))
print(list(reversed(h)))
h.visit("https://müller.example/straße")
print(h, len(h))
titles = {p.title: len(p.url) for p in h}
print(titles)
try:
    h.current.visits = 3
except AttributeError as e:
    print("no such slot:", e)
