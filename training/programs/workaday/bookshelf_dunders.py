# A bookshelf that behaves like a container (len, in, [], for, call, with, ...)
class Book:
    def __init__(self, title, author, pages):
        self.title, self.author, self.pages = title, author, pages

    def __eq__(self, other):
        if isinstance(other, str):
            return self.title == other
        return isinstance(other, Book) and self.key == other.key

    def __hash__(self):
        return hash(self.key)

    def __lt__(self, other):
        return self.key < other.key

    @property
    def key(self):
        return self.author.split()[-1], self.title

    def __repr__(self):
        return f"<{self.title}>"


class Shelf:
    def __init__(self, *books):
        self._books = sorted(set(books))
        self._locked = False

    def __len__(self):
        return len(self._books)

    def __getitem__(self, key):
        if isinstance(key, str):
            for b in self._books:
                if b.title == key:
                    return b
            raise KeyError(key)
        return self._books[key]

    def __delitem__(self, key):
        if self._locked:
            raise RuntimeError("shelf is locked")
        self._books.remove(self[key])

    def __contains__(self, thing):
        return any(b == thing or b.author == thing for b in self._books)

    def __call__(self, **wanted):
        return [b for b in self if all(getattr(b, k) == v for k, v in wanted.items())]

    def __getattr__(self, name):
        if name.startswith("by_"):
            start = name[3:].title()
            return [b for b in self if b.key[0].startswith(start)]
        raise AttributeError(f"shelf has no {name}")

    def __enter__(self):
        self._locked = True
        return self

    def __exit__(self, *exc):
        self._locked = False


dune = Book("Dune", "Frank Herbert", 600)
shelf = Shelf(dune, Book("Emma", "Jane Austen", 450), Book("Dune", "F. Herbert", 10),
              Book("Kim", "Rudyard Kipling", 300))
print(len(shelf), shelf[0], shelf[-1], shelf["Dune"].pages)
print("Kim" in shelf, "Jane Austen" in shelf, dune in shelf, 42 in shelf)
print(shelf(pages=450), shelf(author="x"), shelf.by_h, shelf[::2])
with shelf as s:
    try:
        del s["Kim"]
    except RuntimeError as e:
        print(e)
del shelf["Kim"]
print(list(shelf), min(shelf, key=lambda b: b.pages))
for probe in (lambda: shelf["Kim"], lambda: shelf.colour):
    try:
        probe()
    except (KeyError, AttributeError) as e:
        print(type(e).__name__, e)
