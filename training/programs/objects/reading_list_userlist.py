from collections import UserList, UserDict, UserString


class Title(UserString):
    ARTICLES = ("The ", "A ", "Der ", "El ")

    @property
    def sort_form(self):
        for art in self.ARTICLES:
            if self.startswith(art):
                return f"{self[len(art):]}, {art.strip()}"
        return str(self)

    def __lt__(self, other):
        return self.sort_form.lower() < Title(other).sort_form.lower()


class ReadingList(UserList):
    def __init__(self, initial=()):
        super().__init__()
        self.extend(initial)

    def append(self, item):
        title = Title(item.strip())
        if title in self.data:
            return
        self.data.append(title)

    def extend(self, items):
        for item in items:
            self.append(item)

    def __iadd__(self, items):
        self.extend(items)
        return self

    def insert(self, i, item):
        super().insert(i, Title(item))

    def __getitem__(self, key):
        if isinstance(key, str):
            return [t for t in self.data if key.lower() in t.lower()]
        return super().__getitem__(key)


class Ratings(UserDict):
    def __missing__(self, title):
        return 0.0

    def __setitem__(self, title, stars):
        if not 0 < stars <= 5:
            raise ValueError(f"{stars} stars for {title}?")
        super().__setitem__(str(title), float(stars))

    def average(self):
        return sum(self.values()) / len(self) if self else None


books = ReadingList(["The Waves", "Der Prozess", "  Ficciones ", "The Waves"])
print(books, len(books))
books.append("A Room of One's Own")
books += ["Ficciones", "El Aleph"]
books.insert(1, "Momo")
print(len(books), type(books[0]).__name__, books[-1])
print([b.sort_form for b in books[1:3]], type(books[1:3]).__name__)
print(books["the"], books["zz"])
books.sort()
print([str(b) for b in books])
print(books.index("Momo"), "Ficciones" in books, books.count("Ulysses"))
print(books.pop(0), books.pop().upper())
books.remove("Momo")
books.reverse()
print(books.data, books == ["The Waves", "A Room of One's Own", "Ficciones"])

title = Title("The Waves")
print(title[4:], len(title), title + "!", title.replace("Waves", "Years").sort_form)
print(title.swapcase().center(15, "*"), title.find("w"), "av" in title)

r = Ratings(Momo=5)
r[books[0]] = 4
r.update({"El Aleph": 3})
print(r, r.average(), r["Ulysses"], "Ulysses" in r)
try:
    r["Momo"] = 6
except ValueError as e:
    print(e, r.get("Momo"))
print(r.get("Nada"), r.pop("Momo"), len(r), Ratings().average())
print({k[:4]: v for k, v in r.items()}, max(r, key=r.get))
